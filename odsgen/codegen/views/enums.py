"""The view of an enum: its class and its cases."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.docstrings import docstring
from odsgen.codegen.python.expressions import TRUE, Expression, Literal
from odsgen.ods.model import DialectDef, EnumCase, EnumDef


@dataclass(frozen=True, slots=True)
class EnumView:
    name: str
    base: str
    keywords: tuple[tuple[str, Expression], ...]  # of the class statement, after the base
    documentation: str
    cases: tuple[EnumCase, ...]


def enum_view(enum: EnumDef, dialect: DialectDef) -> EnumView:
    """Decide how the class of an enum looks."""
    keywords: list[tuple[str, Expression]] = [("type_name", Literal(enum_type_name(enum, dialect)))]
    if enum.reads_as_field:
        keywords.append(("field_summary", Literal(enum.constraint_summary)))
    if enum.is_bit_enum:
        keywords.append(("separator", Literal(enum.separator)))
        if enum.print_groups and any(case.value.bit_count() > 1 for case in enum.cases):
            keywords.append(("print_groups", TRUE))
    return EnumView(
        name=enum.name,
        base="BitEnum" if enum.is_bit_enum else "IntegerEnum",
        keywords=tuple(keywords),
        documentation=docstring(
            enum.summary or f"{enum.name} of the {dialect.name} dialect", enum.description
        ),
        cases=enum.cases,
    )


def enum_type_name(enum: EnumDef, dialect: DialectDef) -> str:
    """The C++ name that MLIR's diagnostics mention for an enum of that dialect."""
    if enum.cpp_namespace is not None:
        return f"{enum.cpp_namespace}::{enum.name.rpartition('.')[2]}"
    owner = enum.dialect or dialect.name
    return mlir_type_name(f"{owner}.{enum.name.rpartition('.')[2]}", dialect)


def mlir_type_name(class_name: str, dialect: DialectDef) -> str:
    """The C++ name that MLIR's diagnostics mention for an enum or a parameter's class."""
    owner, _, name = class_name.rpartition(".")
    owner = owner or dialect.name
    if owner == dialect.name and dialect.cpp_namespace is not None:
        return f"{dialect.cpp_namespace}::{name}"
    namespace = "::mlir" if owner == "builtin" else f"::mlir::{owner}"
    return f"{namespace}::{name}"
