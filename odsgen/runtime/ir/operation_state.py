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
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import LocationToken, Value

OpT = TypeVar("OpT", bound=Operation)


class OperationState(Generic[OpT]):
    """The parts of an operation of class `op_class`, gathered one by one; `create` makes the operation."""

    __slots__ = (
        "op_class",
        "location",
        "operands",
        "result_types",
        "properties",
        "attributes",
        "successors",
        "regions",
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

    def add_attributes(self, attributes: Mapping[str, Attribute]) -> None:
        """Add attributes from a dictionary; inherent ones become properties."""
        inherent = self.op_class.PROPERTY_NAMES
        for name, value in attributes.items():
            if name in inherent:
                self.properties[name] = value
            else:
                self.attributes[name] = value

    def create(self) -> OpT:
        """The operation, in no block."""
        if not self.successors and not self.regions and len(self.result_types) < 2:
            return simple_operation(
                self.op_class,
                tuple(self.operands),
                self.result_types[0] if self.result_types else None,
                self.properties,
                self.attributes,
                self.location,
            )
        return make_operation(
            self.op_class,
            tuple(self.operands),
            self.result_types,
            self.properties,
            self.attributes,
            tuple(self.successors),
            tuple(self.regions),
            self.location,
        )
