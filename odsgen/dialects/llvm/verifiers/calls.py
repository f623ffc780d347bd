"""Verifiers of the dialect `llvm`: calls."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import operand_segments
from odsgen.hooks import verifies
from odsgen.runtime import StringAttr, Value
from odsgen_dialects import llvm


def verify_bundles(op: llvm.AssumeOp | llvm.CallIntrinsicOp | llvm.CallOp | llvm.InvokeOp) -> None:
    """Checks that each operand bundle has a tag."""
    sizes = op.op_bundle_sizes_attr
    tags = op.op_bundle_tags
    count = 0 if sizes is None else len(sizes.values)
    found = () if tags is None else tags.elements
    if len(found) != count:
        raise op.error(f"expected {count} operand bundle tags, but actually got {len(found)}")
    if not all(isinstance(tag, StringAttr) for tag in found):
        raise op.error("operand bundle tag must be a StringAttr")


@verifies(llvm.CallOp)
def verify_call(op: llvm.CallOp) -> None:
    """CallOp::verify"""
    verify_bundles(op)


@verifies(llvm.CallIntrinsicOp)
def verify_call_intrinsic(op: llvm.CallIntrinsicOp) -> None:
    """CallIntrinsicOp::verify"""
    if not op.intrin.startswith("llvm."):
        raise op.op_error("intrinsic name must start with 'llvm.'")
    verify_bundles(op)


@verifies(llvm.InvokeOp)
def verify_invoke(op: llvm.InvokeOp) -> None:
    """InvokeOp::verify"""
    verify_variadic_type(op, _arguments(op))
    first = op.unwind_dest.first
    if first is None:
        raise op.error("must have at least one operation in unwind destination")
    if not isinstance(first, llvm.LandingpadOp):
        raise op.error(
            "first operation in unwind destination should be a llvm.landingpad operation"
        )
    verify_bundles(op)


def _arguments(op: llvm.InvokeOp) -> Sequence[Value]:
    """The operands that are passed to the callee."""
    operands = operand_segments(op)[0]
    return operands if op.callee_attr is not None else operands[1:]


def verify_variadic_type(op: llvm.CallOp | llvm.InvokeOp, arguments: Sequence[Value]) -> None:
    attribute = op.var_callee_type_attr
    if attribute is None:
        return
    result, inputs, is_variadic = attribute.value.parameters()
    if not is_variadic:
        raise op.op_error("expected var_callee_type to be a variadic function type")
    if len(inputs) > len(arguments):
        raise op.op_error(f"expected var_callee_type to have at most {len(arguments)} parameters")
    for type, argument in zip(inputs, arguments, strict=False):
        if type is not argument.type:
            raise op.op_error(
                f"var_callee_type parameter type mismatch: '{type}' != '{argument.type}'"
            )
    if not op.results:
        if not isinstance(result, llvm.LLVMVoidType):
            raise op.op_error("expected var_callee_type to return void")
    elif op.result_types[0] is not result:
        raise op.op_error(
            f"var_callee_type return type mismatch: '{result}' != '{op.result_types[0]}'"
        )
