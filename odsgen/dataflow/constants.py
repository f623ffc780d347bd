"""The lattice of constants (MLIR: `ConstantValue`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from odsgen.dataflow.lattices import SparseLattice

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute


class ConstantValue(NamedTuple):
    """A constant with the name of the dialect that can make it; without a value, what may differ each time."""

    value: Attribute | None
    dialect_name: str = ""


UNKNOWN_CONSTANT: Final = ConstantValue(None)


class ConstantLattice(SparseLattice[ConstantValue | None]):
    """The constant that a value is; None while nothing is computed."""

    __slots__ = ()
    INITIAL = None

    def joined(
        self, one: ConstantValue | None, other: ConstantValue | None
    ) -> ConstantValue | None:
        if one is None or other is None:
            return other if one is None else one
        return one if one.value is other.value else UNKNOWN_CONSTANT
