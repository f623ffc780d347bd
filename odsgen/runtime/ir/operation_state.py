"""An operation in the making, as hand-written parsers fill it (MLIR: OperationState)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from odsgen.runtime.ir.construction import make_operation, simple_operation
from odsgen.runtime.ir.operation import Operation

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.construction import AwaitedOperation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import LocationToken, Value
    from odsgen.runtime.parser import Parser

OpT = TypeVar("OpT", bound=Operation)


class OperationState(Generic[OpT]):
    """The parts of an operation of class `op_class`, gathered one by one; `create` or `finish` makes the operation."""

    __slots__ = (
        "op_class",
        "location",
        "operands",
        "result_types",
        "properties",
        "attributes",
        "successors",
        "regions",
        "_given",
        "_repeated",
    )

    def __init__(self, op_class: type[OpT], location: Location | LocationToken | None) -> None:
        self.op_class = op_class
        self.location = location
        self.operands: list[Value] = []
        self.result_types: list[Type] = []
        self.properties: dict[str, Any] = {}
        self.attributes: dict[str, Attribute] = {}
        self.successors: list[Block] = []
        self.regions: list[Region] = []
        self._given: dict[str, Any] = {}  # the properties that were given as attributes
        self._repeated: list[str] = []

    def add_attributes(self, attributes: Mapping[str, Attribute]) -> None:
        """Add attributes from a dictionary; inherent ones become properties.

        As in MLIR (`Operation::setAttrs`), a property that cannot hold the attribute stays without value.
        """
        inherent = self.op_class.PROPERTY_NAMES
        for name, value in attributes.items():
            if name not in inherent:
                if name in self.attributes:
                    self._repeated.append(name)
                self.attributes[name] = value
                continue
            if name in self.properties or name in self._given:
                self._repeated.append(name)
            try:
                stored = self.op_class.property_from_attribute(name, value)
            except ValueError:
                self._given[name] = None
            else:
                self._given[name] = self.properties[name] = stored

    def has_attribute(self, name: str) -> bool:
        """Whether an attribute of this name was given, also one that its property cannot hold."""
        return name in self.properties or name in self._given or name in self.attributes

    def finish(self, parser: Parser) -> OpT:
        """The operation that was read.  Raises ParseError for an attribute given twice, or that cannot be held."""
        if self._given or self._repeated:
            self._check_given(parser)
        types = self.result_types
        if len(types) == 1 and not self.regions and not self.successors:  # as `make_operation` does
            operands, awaited = tuple(self.operands), parser.awaited
            parts = self.properties, self.attributes, self.location, awaited
            return simple_operation(self.op_class, operands, types[0], *parts)
        return self.create(parser.awaited)

    def _check_given(self, parser: Parser) -> None:
        repeated = self._repeated
        now = self.properties
        repeated += [name for name, value in self._given.items() if now.get(name) is not value]
        if repeated:
            raise parser.custom_error(
                f"attribute '{min(repeated)}' occurs more than once in the attribute list",
                parser.operation_name_place,
            )
        defaults = self.op_class.DEFAULT_PROPERTIES
        for name in self._given:
            if name in defaults and name not in self.properties:
                # MLIR leaves it without a value; here its default would stand for what was written.
                raise parser.custom_error(
                    f"attribute '{name}' is not what the operation can hold",
                    parser.operation_name_place,
                )

    def create(self, awaited: AwaitedOperation | None = None) -> OpT:
        """The operation; in no block unless a parser awaits it."""
        return make_operation(
            self.op_class,
            tuple(self.operands),
            self.result_types,
            self.properties,
            self.attributes,
            tuple(self.successors),
            tuple(self.regions),
            self.location,
            awaited,
        )
