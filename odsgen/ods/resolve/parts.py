"""The named parts of one operation, for what refers to them by name."""

from __future__ import annotations

from odsgen.ods.model import (
    Argument,
    AttributeArgument,
    Operand,
    PropertyArgument,
    RegionDef,
    Result,
    SuccessorDef,
)


class OperationParts:
    """The named parts of one operation."""

    def __init__(
        self,
        name: str,
        arguments: tuple[Argument, ...],
        results: tuple[Result, ...],
        regions: tuple[RegionDef, ...],
        successors: tuple[SuccessorDef, ...],
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.results = results
        self.regions = regions
        self.successors = successors
        self.values: tuple[Operand | Result, ...] = (
            *(a for a in arguments if isinstance(a, Operand)),
            *results,
        )
        self.operands = tuple(a for a in arguments if isinstance(a, Operand))
        self.attributes = tuple(a for a in arguments if isinstance(a, AttributeArgument))
        self.properties = tuple(a for a in arguments if isinstance(a, PropertyArgument))

    @property
    def names(self) -> list[str]:
        parts = (*self.arguments, *self.results, *self.regions, *self.successors)
        return [part.name for part in parts]
