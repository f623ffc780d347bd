"""Conversion of the arrays, functions and structs of `llvm` with types inside that are none of LLVM."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from odsgen.conversion import NotConvertible
from odsgen.dialects.llvm.types import (
    is_compatible,
    is_packed,
    named_struct,
    struct_body,
    struct_name,
)
from odsgen.runtime.ir.subelements import walk_subelements
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.conversion import TypeConverter
    from odsgen.runtime import Attribute, Operation, Type

_PREFIX = "_Converted."


class ContainerConversion:
    """Converts what is inside; a named struct gets the name `_Converted.…`.

    A struct of that name must have the same body, if the program has one.
    """

    def __init__(self, converter: TypeConverter, program: Operation | None) -> None:
        self.converter = converter
        self.program = program
        self._open: list[str] = []
        self._structs: dict[str, Type] | None = None

    def convert(self, type: Type) -> Type | None:
        """The converted type; None for one that is no container."""
        if isinstance(type, llvm.LLVMStructType):
            return self._struct(type)
        if self._is_kept(type):
            return type
        if isinstance(type, llvm.LLVMArrayType):
            return llvm.LLVMArrayType.get(self._inner(type.element_type), type.num_elements)
        if isinstance(type, llvm.LLVMFunctionType):
            inputs = [self._inner(input) for input in type.params]
            return llvm.LLVMFunctionType.get(self._inner(type.return_type), inputs, type.var_arg)
        return None

    def _is_kept(self, type: Type) -> bool:
        if not is_compatible(type):
            return False
        text = str(type)
        return not any(f'struct<"{name}">' in text for name in self._open)

    def _inner(self, type: Type) -> Type:
        converted = self.converter.convert_type(type)
        if converted is None:
            raise NotConvertible
        return converted

    def _struct(self, type: llvm.LLVMStructType) -> Type:
        name = struct_name(type)
        if name in self._open:
            return named_struct(_PREFIX + name)
        if self._is_kept(type):
            return type
        body = struct_body(type)
        assert body is not None
        if not name:
            return named_struct("", [self._inner(field) for field in body], is_packed(type))
        self._open.append(name)
        try:
            fields = [self._inner(field) for field in body]
        finally:
            self._open.pop()
        converted = named_struct(_PREFIX + name, fields, is_packed(type))
        if self._structs is None:
            self._structs = dict(_named_structs(self.program))
        if self._structs.setdefault(_PREFIX + name, converted) is not converted:
            raise NotConvertible
        return converted


def _named_structs(program: Operation | None) -> Iterator[tuple[str, Type]]:
    """The structs of a program with a name and a body."""
    seen: set[Attribute | Type] = set()
    pending = [symbol for op in program.walk() for symbol in _symbols(op)] if program else []
    for outer in pending:
        if outer in seen:
            continue
        for type in walk_subelements(outer):
            if type in seen:
                continue
            seen.add(type)
            if isinstance(type, llvm.LLVMStructType) and (body := struct_body(type)):
                pending += body
                if name := struct_name(type):
                    yield name, type


def _symbols(op: Operation) -> Iterator[Attribute | Type]:
    yield from op.result_types
    yield from op.attributes.values()
    yield from op.properties_as_attributes().values()
    for region in op.regions:
        for block in region.blocks:
            yield from (argument.type for argument in block.arguments)
