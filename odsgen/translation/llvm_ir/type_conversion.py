"""Types of MLIR as types of LLVM IR."""

from __future__ import annotations

from odsgen.dialects.llvm.types import is_opaque, struct_body
from odsgen.runtime import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    IntegerType,
    StringAttr,
    Type,
    VectorType,
    parse_attribute,
)
from odsgen.translation.llvm_ir.types import (
    BFLOAT,
    DOUBLE,
    FLOAT,
    FP80,
    FP128,
    HALF,
    LABEL,
    METADATA,
    PPC_FP128,
    TOKEN,
    VOID,
    X86_AMX,
    ArrayIRType,
    FunctionIRType,
    IntegerIRType,
    IRType,
    PointerIRType,
    StructIRType,
    TargetIRType,
    VectorIRType,
)
from odsgen_dialects import llvm

_WORDS: dict[type[Type], IRType] = {
    Float16Type: HALF,
    BFloat16Type: BFLOAT,
    Float32Type: FLOAT,
    Float64Type: DOUBLE,
    Float80Type: FP80,
    Float128Type: FP128,
    llvm.LLVMVoidType: VOID,
    llvm.LLVMPPCFP128Type: PPC_FP128,
    llvm.LLVMTokenType: TOKEN,
    llvm.LLVMLabelType: LABEL,
    llvm.LLVMMetadataType: METADATA,
    llvm.LLVMX86AMXType: X86_AMX,
}


class UntranslatableTypeError(ValueError):
    """A type that LLVM IR does not have."""


class TypeConverter:
    """Converts the types of one module, each once."""

    def __init__(self) -> None:
        self._found: dict[Type, IRType] = {}

    def __call__(self, type: Type) -> IRType:
        found = self._found.get(type)
        if found is None:
            found = self._found[type] = self._converted(type)
        return found

    def function(self, type: Type) -> FunctionIRType:
        """A function's type."""
        found = self(type)
        assert isinstance(found, FunctionIRType)
        return found

    def _converted(self, type: Type) -> IRType:
        word = _WORDS.get(type.__class__)
        if word is not None:
            return word
        if isinstance(type, IntegerType):
            return IntegerIRType(type.width)
        if isinstance(type, llvm.LLVMPointerType):
            return PointerIRType(type.address_space)
        if isinstance(type, llvm.LLVMArrayType):
            return ArrayIRType(self(type.element_type), type.num_elements)
        if isinstance(type, VectorType):
            scalable = bool(type.scalable_dims) and any(type.scalable_dims)
            return VectorIRType(self(type.element_type), type.shape[0], scalable)
        if isinstance(type, llvm.LLVMStructType):
            return self._struct(type)
        if isinstance(type, llvm.LLVMFunctionType):
            parameters = [self(each) for each in type.params]
            return FunctionIRType(self(type.return_type), parameters, type.var_arg)
        if isinstance(type, llvm.LLVMTargetExtType):
            types = [self(each) for each in type.type_params]
            return TargetIRType(type.ext_type_name, types, type.int_params)
        raise UntranslatableTypeError(f"type '{type}' has no counterpart in LLVM IR")

    def _struct(self, type: llvm.LLVMStructType) -> IRType:
        text = type.text
        name = None
        rest = text[1:]
        if rest.startswith('"'):
            name, rest = _leading_string(rest)
        packed = rest.lstrip(", ").startswith("packed")
        if is_opaque(type) and name is not None:
            return StructIRType(None, False, name)
        fields = [self(each) for each in struct_body(type) or ()]
        return StructIRType(fields, packed, name)


def _leading_string(text: str) -> tuple[str, str]:
    """A quoted name at the head of a text, and what follows it."""
    end = 1
    while text[end] != '"':
        end += 2 if text[end] == "\\" else 1
    name = parse_attribute(text[: end + 1])
    assert isinstance(name, StringAttr)
    return name.value, text[end + 1 :]
