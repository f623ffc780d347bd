"""Builds functions of LLVM, their calls, and addresses in memory."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.building.bodies import Body, one_block
from odsgen.building.values import AnyValue, value, values
from odsgen.runtime import OpResult, Region, Type
from odsgen.runtime.ir.building import AnyLocation
from odsgen_dialects.llvm.attributes import LinkageAttr
from odsgen_dialects.llvm.enums import GEPNoWrapFlags, Linkage
from odsgen_dialects.llvm.ops import CallOp, GEPOp, LLVMFuncOp, ReturnOp
from odsgen_dialects.llvm.types import LLVMFunctionType, LLVMVoidType

#: Stands for a value among the indices of a `getelementptr` (MLIR: GEPOp::kDynamicIndex).
_DYNAMIC_INDEX = -(1 << 31)


def func(
    name: str,
    inputs: Sequence[Type] = (),
    result: Type | None = None,
    *,
    variadic: bool = False,
    linkage: Linkage = Linkage.External,
    location: AnyLocation = None,
) -> Body[LLVMFuncOp]:
    """A function, whose body a `with` fills, or a function of Python as a decorator; see `func.func`."""
    op = LLVMFuncOp.build(
        name,
        _function_type(inputs, result, variadic),
        linkage=LinkageAttr.get(linkage),
        body=one_block(inputs),
        location=location,
    )
    return Body(op, end=ReturnOp, ends_by_itself=result is None)


def declare(
    name: str,
    inputs: Sequence[Type] = (),
    result: Type | None = None,
    *,
    variadic: bool = False,
    location: AnyLocation = None,
) -> LLVMFuncOp:
    """A function without a body, which something else defines."""
    type = _function_type(inputs, result, variadic)
    return LLVMFuncOp.build(name, type, body=Region(), location=location)


def call(
    callee: Body[LLVMFuncOp] | LLVMFuncOp | str,
    operands: Sequence[AnyValue] = (),
    result: Type | None = None,
    *,
    location: AnyLocation = None,
) -> CallOp:
    """Calls a function; by its name, the type of a result has to be given, by a function it follows."""
    function = callee.op if isinstance(callee, Body) else callee
    given = values(operands)
    if isinstance(function, str):
        return CallOp.build(result, given, callee=function, location=location)
    type = function.function_type
    if not isinstance(type, LLVMFunctionType):
        raise TypeError(f"expected a function type of LLVM, got '{type}'")
    result = None if isinstance(type.return_type, LLVMVoidType) else type.return_type
    return CallOp.build(
        result,
        given,
        var_callee_type=type if type.var_arg else None,
        callee=function.sym_name,
        location=location,
    )


def getelementptr(
    base: AnyValue,
    indices: Sequence[AnyValue],
    element_type: Type,
    *,
    no_wrap_flags: GEPNoWrapFlags = GEPNoWrapFlags.none,
    result_type: Type | None = None,
    location: AnyLocation = None,
) -> OpResult:
    """The address of a part of what a pointer points to, an element of which has a type; numbers are constant indices."""
    pointer = value(base)
    dynamic = [value(each) for each in indices if not isinstance(each, int)]
    constant = [each if isinstance(each, int) else _DYNAMIC_INDEX for each in indices]
    return GEPOp.build(
        pointer.type if result_type is None else result_type,
        pointer,
        dynamic,
        constant,
        element_type,
        no_wrap_flags=no_wrap_flags,
        location=location,
    ).res


def _function_type(inputs: Sequence[Type], result: Type | None, variadic: bool) -> LLVMFunctionType:
    return LLVMFunctionType.get(LLVMVoidType.get() if result is None else result, inputs, variadic)
