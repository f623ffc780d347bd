"""Bytecode of the dialect `llvm`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from odsgen.bytecode import (
    ATTRIBUTE,
    BOOL,
    OPTIONAL_ATTRIBUTE,
    VARINT,
    Declared,
    DialectBytecodeReader,
    DialectBytecodeWriter,
    Member,
    MemberKind,
    declared_interface,
    keyword_of,
    list_of,
    or_none,
    string_attribute,
)
from odsgen.dialects.llvm import dwarf
from odsgen.hooks import serializes

_STRING: Final = string_attribute()
_NUMBER: Final = VARINT
_FLAG: Final = BOOL


def _keyword(constants: dwarf.DwarfConstants) -> MemberKind:
    return keyword_of(constants.numbers, constants.names)


def _present(kind: MemberKind) -> MemberKind:
    """A list behind a flag for "not empty"; None if it is empty."""
    entries = list_of(kind)

    def write(writer: DialectBytecodeWriter, values: Sequence[Any] | None) -> None:
        writer.write_bool(bool(values))
        if values:
            entries.write(writer, values)

    def read(reader: DialectBytecodeReader) -> Any:
        return entries.read(reader) if reader.read_bool() else None

    return MemberKind(write, read)


def _write_optional_number(writer: DialectBytecodeWriter, value: int | None) -> None:
    writer.write_varint(0 if value is None else value << 1 | 1)


def _read_optional_number(reader: DialectBytecodeReader) -> int | None:
    value, is_present = reader.read_varint_with_flag()
    return value if is_present else None


_OPTIONAL_NUMBER: Final = MemberKind(_write_optional_number, _read_optional_number)
_NODES: Final = _present(OPTIONAL_ATTRIBUTE)


def _optional(*names: str) -> tuple[Member, ...]:
    return tuple([Member(name, OPTIONAL_ATTRIBUTE) for name in names])


def _numbers(*names: str) -> tuple[Member, ...]:
    return tuple([Member(name, _NUMBER) for name in names])


serializes(
    declared_interface(
        "llvm",
        attributes=(
            Declared(
                0,
                "di_basic_type",
                (
                    Member("tag", _keyword(dwarf.TAGS)),
                    Member("name", _STRING),
                    Member("size_in_bits", _NUMBER),
                    Member("encoding", _keyword(dwarf.ENCODINGS)),
                ),
            ),
            Declared(
                1,
                "di_compile_unit",
                (
                    Member("id", ATTRIBUTE),
                    Member("source_language", _keyword(dwarf.LANGUAGES)),
                    Member("file", ATTRIBUTE),
                    Member("producer", OPTIONAL_ATTRIBUTE),
                    Member("is_optimized", BOOL),
                    Member("emission_kind", VARINT, enum="DIEmissionKind"),
                    Member("name_table_kind", _NUMBER, enum="DINameTableKind"),
                ),
            ),
            Declared(
                2,
                "di_composite_type",
                (
                    Member("rec_id", OPTIONAL_ATTRIBUTE),
                    Member("is_rec_self", _FLAG),
                    Member("tag", _keyword(dwarf.TAGS)),
                    Member("name", OPTIONAL_ATTRIBUTE),
                    Member("file", OPTIONAL_ATTRIBUTE),
                    Member("line", _NUMBER),
                    Member("scope", OPTIONAL_ATTRIBUTE),
                    Member("base_type", OPTIONAL_ATTRIBUTE),
                    Member("flags", _NUMBER, enum="DIFlags"),
                    *_numbers("size_in_bits", "align_in_bits"),
                    *_optional("data_location", "rank", "allocated", "associated"),
                    Member("elements", _NODES),
                ),
            ),
            Declared(
                3,
                "di_derived_type",
                (
                    Member("tag", _keyword(dwarf.TAGS)),
                    *_optional("name", "base_type"),
                    *_numbers("size_in_bits", "align_in_bits", "offset_in_bits"),
                    Member("dwarf_address_space", _OPTIONAL_NUMBER),
                    Member("extra_data", OPTIONAL_ATTRIBUTE),
                ),
            ),
            Declared(
                4,
                "di_expression_elem",
                (
                    Member("opcode", _keyword(dwarf.OPERATIONS)),
                    Member("arguments", _present(VARINT)),
                ),
            ),
            Declared(5, "di_expression", (Member("operations", _NODES),)),
            Declared(6, "di_file", (Member("name", _STRING), Member("directory", _STRING))),
            Declared(
                7,
                "di_global_variable",
                (
                    *_optional("scope", "name", "linkage_name"),
                    Member("file", ATTRIBUTE),
                    Member("line", VARINT),
                    Member("type", ATTRIBUTE),
                    Member("is_local_to_unit", _FLAG),
                    Member("is_defined", _FLAG),
                    Member("align_in_bits", _NUMBER),
                ),
            ),
            Declared(
                8,
                "di_global_variable_expression",
                (Member("var", ATTRIBUTE), Member("expr", OPTIONAL_ATTRIBUTE)),
            ),
            Declared(
                9,
                "di_imported_entity",
                (
                    Member("tag", _keyword(dwarf.TAGS)),
                    Member("scope", ATTRIBUTE),
                    Member("entity", ATTRIBUTE),
                    Member("file", OPTIONAL_ATTRIBUTE),
                    Member("line", _NUMBER),
                    Member("name", OPTIONAL_ATTRIBUTE),
                    Member("elements", _NODES),
                ),
            ),
            Declared(
                10,
                "di_label",
                (Member("scope", ATTRIBUTE), *_optional("name", "file"), Member("line", _NUMBER)),
            ),
            Declared(
                11,
                "di_lexical_block",
                (Member("scope", ATTRIBUTE), *_optional("file"), *_numbers("line", "column")),
            ),
            Declared(
                12,
                "di_lexical_block_file",
                (Member("scope", ATTRIBUTE), *_optional("file"), Member("discriminator", VARINT)),
            ),
            Declared(
                13,
                "di_local_variable",
                (
                    Member("scope", ATTRIBUTE),
                    *_optional("name", "file"),
                    *_numbers("line", "arg", "align_in_bits"),
                    Member("type", OPTIONAL_ATTRIBUTE),
                    Member("flags", _NUMBER, enum="DIFlags"),
                ),
            ),
            Declared(
                14, "di_namespace", (*_optional("name", "scope"), Member("export_symbols", BOOL))
            ),
            Declared(
                15,
                "di_subprogram",
                (
                    Member("rec_id", OPTIONAL_ATTRIBUTE),
                    Member("is_rec_self", _FLAG),
                    *_optional("id", "compile_unit", "scope", "name", "linkage_name", "file"),
                    *_numbers("line", "scope_line"),
                    Member("subprogram_flags", or_none(VARINT), enum="DISubprogramFlags"),
                    Member("type", OPTIONAL_ATTRIBUTE),
                    Member("retained_nodes", _NODES),
                    Member("annotations", _NODES),
                ),
            ),
            Declared(16, "di_subrange", _optional("count", "lower_bound", "upper_bound", "stride")),
            Declared(
                17,
                "di_subroutine_type",
                (
                    Member("calling_convention", _keyword(dwarf.CALLING_CONVENTIONS)),
                    Member("types", _NODES),
                ),
            ),
            Declared(
                18,
                "loop_annotation",
                (
                    *_optional("disable_nonforced", "vectorize", "interleave", "unroll"),
                    *_optional("unroll_and_jam", "licm", "distribute", "pipeline", "peeled"),
                    *_optional(
                        "unswitch", "must_progress", "is_vectorized", "start_loc", "end_loc"
                    ),
                    Member("parallel_accesses", _NODES),
                ),
            ),
        ),
    )
)
