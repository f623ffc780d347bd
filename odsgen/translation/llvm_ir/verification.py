"""Rules of LLVM IR that no verifier of MLIR checks, in the words of LLVM's verifier (LangRef: Well-Formedness)."""

from __future__ import annotations

from collections.abc import Iterator

from odsgen.runtime import Location
from odsgen.translation.llvm_ir.attributes import AttributeSet
from odsgen.translation.llvm_ir.errors import error_at
from odsgen.translation.llvm_ir.model import Function, Instruction, Module
from odsgen.translation.llvm_ir.types import (
    METADATA,
    VOID,
    X86_AMX,
    FunctionIRType,
    IRType,
    StructIRType,
)

#: Of these groups, a parameter may have one.
_PASSING = (("byval",), ("inalloca",), ("preallocated",), ("sret", "inreg"), ("nest",), ("byref",))
_PASSED_TWICE = "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!"
#: Pairs that exclude each other.
_PAIRS = (
    ("inalloca", "readonly"),
    ("sret", "returned"),
    ("zeroext", "signext"),
    ("readnone", "readonly"),
    ("readnone", "writeonly"),
    ("readonly", "writeonly"),
)


def verify(module: Module, location: Location) -> None:
    """Refuses a module that LLVM refuses."""
    for function in module.functions:
        for problem in _problems(function):
            raise error_at(location, problem)


def _problems(function: Function) -> Iterator[str]:
    type = function.value_type
    result = type.result
    if not (_is_first_class(result) or result == VOID or isinstance(result, StructIRType)):
        yield "Functions cannot return aggregate values!"
    if "sret" in function.result_attributes.known and result != VOID:
        yield "Invalid struct return type!"
    for number, attributes in enumerate(function.parameter_attributes):
        yield from _parameter_problems(attributes)
        if "sret" in attributes.known and number > 1:
            yield "Attribute 'sret' is not on first or second parameter!"
    known = function.attributes.known
    if "noinline" in known and "alwaysinline" in known:
        yield "Attributes 'noinline and alwaysinline' are incompatible!"
    if "optnone" in known:
        if "noinline" not in known:
            yield "Attribute 'optnone' requires 'noinline'!"
        for other in ("optsize", "minsize", "optdebug"):
            if other in known:
                yield f"Attributes '{other} and optnone' are incompatible!"
    subprogram = function.subprogram
    if not function.blocks and subprogram is not None and subprogram.distinct:
        yield "function declaration may only have a unique !dbg attachment"
    is_intrinsic = function.name.startswith("llvm.")
    for parameter in type.parameters:
        if not _is_first_class(parameter):
            yield "Function arguments must have first-class types!"
        elif not is_intrinsic and parameter == METADATA:
            yield "Function takes metadata but isn't an intrinsic"
        elif not is_intrinsic and parameter == X86_AMX:
            yield "Function takes x86_amx but isn't an intrinsic"
    if not is_intrinsic and result == X86_AMX:
        yield "Function returns a x86_amx but isn't an intrinsic"
    if function.linkage in ("internal", "private") and not function.blocks:
        yield "Global is external, but doesn't have external or weak linkage!"
    for block in function.blocks:
        for instruction in block.instructions:
            yield from _instruction_problems(function, instruction)


def _is_first_class(type: IRType) -> bool:
    if isinstance(type, FunctionIRType) or type == VOID:
        return False
    return not (isinstance(type, StructIRType) and type.fields is None)


def _parameter_problems(attributes: AttributeSet) -> Iterator[str]:
    known = attributes.known
    if sum(any(name in known for name in group) for group in _PASSING) > 1:
        yield _PASSED_TWICE
    for first, second in _PAIRS:
        if first in known and second in known:
            yield f"Attributes '{first} and {second}' are incompatible!"


def _instruction_problems(function: Function, instruction: Instruction) -> Iterator[str]:
    for piece in instruction.pieces:
        if not isinstance(piece, Function):
            continue
        if piece.name.startswith("llvm.va_start") and not function.value_type.variadic:
            yield "va_start called in a non-varargs function"
        inlined = piece.subprogram is not None and piece.blocks and function.subprogram is not None
        is_call = " call " in f" {instruction.pieces[0]}"
        if inlined and is_call and instruction.location is None:
            replaced = piece.linkage in ("weak", "linkonce", "common", "extern_weak")
            if not replaced:
                yield (
                    "inlinable function call in a function with a DISubprogram location must have a debug location"
                )
