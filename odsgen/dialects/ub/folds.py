"""Folds and constants of `ub`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.constant_folding import is_poison

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.ub import PoisonOp


def fold_poison(op: PoisonOp, operands: Sequence[Attribute | None]) -> Sequence[Attribute]:
    """The poison."""
    found = op.property_attribute("value")
    assert found is not None
    return [found]


def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """`ub.poison` for poison."""
    from odsgen_dialects.ub import PoisonOp

    if not is_poison(value):
        return None
    return PoisonOp.build_generic(
        attributes={"value": value}, result_types=[type], location=location
    )
