"""`tosa-convert-integer-type-to-signless`: integers with a sign in the types of tensors become signless ones."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.passes import Pass, register_pass
from odsgen.rewriting import fold_operation
from odsgen.runtime import (
    DenseIntOrFPElementsAttr,
    FunctionType,
    InsertionPoint,
    IntegerType,
    Operation,
    RankedTensorType,
    TensorType,
    Type,
    Value,
)
from odsgen_dialects import func, tosa


def _signless(type: Type) -> Type:
    if not isinstance(type, TensorType) or not isinstance(type.element_type, IntegerType):
        return type
    shape = type.shape if isinstance(type, RankedTensorType) else None
    return type.clone_with(shape, IntegerType.get(type.element_type.width))


def _make_signless(values: Iterable[Value]) -> None:
    for value in values:
        value.type = _signless(value.type)


@register_pass
class TosaConvertIntegerTypeToSignless(Pass):
    """Makes integers in tensors of a function signless."""

    ARGUMENT = "tosa-convert-integer-type-to-signless"
    NAME = "TosaConvertIntegerTypeToSignless"
    SUMMARY = "Convert integer types to signless"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        assert isinstance(op, func.FuncOp)
        type = op.function_type
        op.function_type = FunctionType.get(
            [_signless(each) for each in type.inputs], [_signless(each) for each in type.results]
        )
        signed = [inner for inner in op.walk() if _is_signed(inner)]
        # What folds is computed of the integers as they are; constants are brought behind that.
        for inner in sorted(signed, key=lambda each: isinstance(each, tosa.ConstOp)):
            folded = fold_operation(inner)
            found = folded[0] if folded and len(folded) == 1 else None
            if isinstance(found, DenseIntOrFPElementsAttr):
                made = tosa.ConstOp.build(_constant(found), location=inner.location)
                inner.replace_with(InsertionPoint.before(inner).insert(made))
        for inner in op.walk():
            _make_signless(inner.results)
            for region in inner.regions:
                for block in region.blocks:
                    _make_signless(block.arguments)


def _is_signed(op: Operation) -> bool:
    return any(_signless(type) is not type for type in (*op.operand_types, *op.result_types))


def _constant(value: DenseIntOrFPElementsAttr) -> DenseIntOrFPElementsAttr:
    """The same bits without a sign."""
    type = _signless(value.type)
    assert isinstance(type, RankedTensorType)
    return DenseIntOrFPElementsAttr.from_raw(type, value.raw_data)
