"""Signatures of `llvm.func`: by its own types, or by builtin types that say what its pointers are."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.llvm.types import struct_body
from odsgen.native.errors import NativeError
from odsgen.native.pointers import Pointers
from odsgen.native.signature import Signature, place_of, places_of
from odsgen.native.values import Place, llvm_scalar, place_of_value
from odsgen.runtime import FunctionType, Operation, Type, VectorType
from odsgen_dialects.llvm import (
    LLVMArrayType,
    LLVMFuncOp,
    LLVMFunctionType,
    LLVMPointerType,
    LLVMStructType,
    LLVMVoidType,
)

_C_INTERFACE = "_mlir_ciface_"
_READ_ONLY = "llvm.readonly"


def llvm_signature(function: LLVMFuncOp, *, has_interface: bool) -> Signature:
    """The signature of a function by its own types; that of its C interface, where descriptors are asked for.

    A C interface takes the addresses of descriptors.
    """
    name = function.sym_name
    type = _function_type(function)
    is_interface = name.startswith(_C_INTERFACE)
    if has_interface and any(isinstance(each, LLVMPointerType) for each in type.params):
        raise NativeError(
            f"@{name} takes memrefs apart: call @{_C_INTERFACE}{name}, which takes them as descriptors, or say "
            "what its types were: signature='(memref<?xf32>, f32) -> ()'"
        )
    pointers = Pointers(to_descriptors=is_interface)

    def argument(number: int, type: Type) -> Place:
        read_only = _is_read_only(function, number)
        return place_of(type, is_bare=False, read_only=read_only, pointers=pointers)

    def result(number: int, type: Type) -> Place:
        if isinstance(type, (LLVMStructType, LLVMArrayType)):
            raise NativeError(
                f"'{type}' has parts: say what it was, signature='() -> memref<?xf32>', if it is a memref"
            )
        return place_of(type, is_bare=False, read_only=False, pointers=pointers)

    results = _results(type.return_type)
    return Signature(
        name,
        FunctionType.get(type.params, results),
        places_of(type.params, argument, "argument", name),
        places_of(results, result, "result", name),
        calling_convention=_calling_convention(function),
    )


def described_signature(function: LLVMFuncOp, described: FunctionType) -> Signature:
    """The signature of builtin types for a function; raises NativeError unless they are lowered to its types."""
    name = function.sym_name
    wanted = _function_type(function)
    pointers = Pointers(to_descriptors=False)
    expected = [llvm_text(each) for each in wanted.params]
    result_text = llvm_text(wanted.return_type)
    for is_bare in (False, True):

        def argument(number: int, type: Type, is_bare: bool = is_bare) -> Place:
            read_only = number < len(wanted.params) and _is_read_only(function, number)
            return place_of(type, is_bare=is_bare, read_only=read_only, pointers=pointers)

        def result(number: int, type: Type, is_bare: bool = is_bare) -> Place:
            return place_of(type, is_bare=is_bare, read_only=False, pointers=pointers)

        arguments = places_of(described.inputs, argument, "argument", name)
        results = places_of(described.results, result, "result", name)
        types = [type for place in arguments for type, _ in place.llvm_arguments()]
        found = [place.llvm_result() for place in results]
        packed = (
            "void" if not found else found[0] if len(found) == 1 else f"{{ {', '.join(found)} }}"
        )
        if (types, packed) == (expected, result_text):
            convention = _calling_convention(function)
            return Signature(name, described, arguments, results, calling_convention=convention)
    raise NativeError(f"@{name} is of the type '{wanted}', to which '{described}' is not lowered")


def _function_type(function: LLVMFuncOp) -> LLVMFunctionType:
    type = function.function_type
    assert isinstance(type, LLVMFunctionType)
    if type.var_arg:
        raise NativeError(
            f"@{function.sym_name} takes any number of arguments: it cannot be called"
        )
    return type


def _results(type: Type) -> Sequence[Type]:
    """Several results are the parts of a struct."""
    if isinstance(type, LLVMVoidType):
        return ()
    body = struct_body(type)
    return (type,) if body is None or not all(map(_is_plain, body)) else body


def _is_plain(type: Type) -> bool:
    if isinstance(type, LLVMPointerType):
        return True
    try:
        place_of_value(type)
    except NativeError:
        return False
    return True


def llvm_text(type: Type) -> str:
    """The text of a type in LLVM IR, as far as signatures of builtin types have it."""
    if isinstance(type, LLVMVoidType):
        return "void"
    if isinstance(type, LLVMPointerType):
        return "ptr"
    body = struct_body(type)
    if body is not None:
        return f"{{ {', '.join(map(llvm_text, body))} }}"
    if isinstance(type, LLVMArrayType):
        return f"[{type.num_elements} x {llvm_text(type.element_type)}]"
    if isinstance(type, VectorType):
        return f"<{type.shape[0]} x {llvm_scalar(type.element_type)}>"
    try:
        return llvm_scalar(type)
    except NativeError:
        return str(type)


def _calling_convention(function: LLVMFuncOp) -> str:
    number = int(function.c_conv.calling_conv)
    return f"cc {number}" if number else ""


def _is_read_only(function: Operation, number: int) -> bool:
    from odsgen.runtime import argument_attributes

    return _READ_ONLY in argument_attributes(function, number)
