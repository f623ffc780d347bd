"""`tosa-to-mlprogram`: variables become globals of `ml_program`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.conversion import ConversionTarget, apply_partial_conversion
from odsgen.dialects.shared.lowered import Lowering
from odsgen.passes import Pass, register_pass
from odsgen.runtime import Operation, RankedTensorType, SymbolRefAttr, Value
from odsgen_dialects import ml_program, tosa


def _type(op: tosa.VariableOp) -> RankedTensorType:
    shape = [size for size in op.var_shape.values() if isinstance(size, int)]
    return RankedTensorType.get(shape, op.type)


def _variable(op: tosa.VariableOp, operands: Sequence[Value]) -> Sequence[Value]:
    ml_program.GlobalOp.build(
        op.sym_name,
        _type(op),
        is_mutable=True,
        value=op.initial_value,
        sym_visibility="private",
    )
    return ()


def _read(op: tosa.VariableReadOp, operands: Sequence[Value]) -> Value:
    return ml_program.GlobalLoadOp.build(
        op.output1.type, SymbolRefAttr.get(op.name_argument)
    ).result


def _write(op: tosa.VariableWriteOp, operands: Sequence[Value]) -> Sequence[Value]:
    ml_program.GlobalStoreOp.build(SymbolRefAttr.get(op.name_argument), operands[0])
    return ()


@register_pass
class TosaToMLProgram(Pass):
    """Lowers variables to `ml_program`."""

    ARGUMENT = "tosa-to-mlprogram"
    NAME = "TosaToMLProgram"
    SUMMARY = "Lower TOSA to the MLProgram dialect"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("ml_program")
        target.add_illegal_op(tosa.VariableOp, tosa.VariableReadOp, tosa.VariableWriteOp)
        target.mark_unknown_op_legal()
        patterns = [
            Lowering(tosa.VariableOp, _variable),
            Lowering(tosa.VariableReadOp, _read),
            Lowering(tosa.VariableWriteOp, _write),
        ]
        apply_partial_conversion(op, target, patterns)
