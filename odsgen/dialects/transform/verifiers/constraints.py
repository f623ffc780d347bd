"""Verifier of `transform.smt.constrain_params`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import IntegerType, Operation, Type
from odsgen_dialects.transform import ConstrainParamsOp


def _wrapped(type: Type) -> Type | None:
    """The type of a parameter; None for `any_param`."""
    found: Type | None = type.parameters()[0] if type.MNEMONIC == "param" else None
    return found


def _verify_pair(op: Operation, smt: Type, parameter: Type, smt_name: str, name: str) -> None:
    """Checks that a parameter type and an SMT type match."""
    kind = smt.MNEMONIC if smt.DIALECT_NAME == "smt" else ""
    if kind not in ("bool", "int", "bv"):
        raise op.op_error(
            f"the type of {smt_name} is expected to be either a !smt.bool, a !smt.int, or a !smt.bv"
        )
    if parameter.MNEMONIC != "param":
        return
    wrapped = _wrapped(parameter)
    width = wrapped.width if isinstance(wrapped, IntegerType) else None
    shown, what = f"!smt.{kind}", ""
    if kind == "int" and width is None:
        what = "an integer type"
    elif kind == "bool" and width != 1:
        what = "i1"
    elif kind == "bv" and width != smt.parameters()[0]:
        shown, what = f"'{smt}'", "an integer type of the same bitwidth"
    if what:
        raise op.op_error(
            f"the type of {smt_name} is {shown} though the corresponding {name} type "
            f"('{parameter}') is not wrapping {what}"
        )


@verifies(ConstrainParamsOp)
def verify_smt_constrain_params(op: ConstrainParamsOp) -> None:
    """ConstrainParamsOp::verify"""
    inner = [child for block in op.body.blocks for child in block]
    last = inner[-1] if inner else None
    if last is None or last.name != "smt.yield":
        raise op.op_error("expected 'smt.yield' as terminator")
    values, arguments = op.params, op.body.arguments
    if len(values) != len(arguments):
        raise op.op_error("must have the same number of block arguments as operands")
    for number, (argument, value) in enumerate(zip(arguments, values, strict=True)):
        _verify_pair(op, argument.type, value.type, f"block arg #{number}", "operand")
    if any(child.dialect_name != "smt" for child in inner):
        raise op.op_error("ops contained in region should belong to SMT-dialect")
    if len(last.operands) != len(op.results):
        raise last.op_error(
            "expected terminator to have as many operands as the parent op has results"
        )
    for number, (value, result) in enumerate(zip(last.operands, op.results, strict=True)):
        _verify_pair(last, value.type, result.type, f"terminator operand #{number}", "result")
