"""Bytes that are no bytecode: a diagnostic, whatever they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.bytecode.encoding import varint
from odsgen.bytecode.toplevel import MAGIC
from odsgen.runtime import Context, ParseError, VerifyError, parse, write_bytecode
from tests.test_dialect.package import dialect_folder

PROGRAM = (Path(__file__).parent / "programs" / "properties.mlir").read_text()


def outcome(data: bytes) -> str:
    """The first diagnostic for a program, or nothing."""
    try:
        module = parse(
            data, Context(allow_unregistered=True, dialect_path=[dialect_folder()]), filename="x.bc"
        )
    except ParseError as error:
        assert error.diagnostics
        return error.diagnostics[0].message
    assert all(op.location for op in module.walk())  # what is made later was checked before
    try:
        module.verify()
    except VerifyError as error:
        assert error.diagnostics
        return error.diagnostics[0].message
    return ""


@pytest.fixture(scope="module", params=[0, 4, 6])
def bytecode(request: pytest.FixtureRequest) -> bytes:
    module = parse(PROGRAM, Context(allow_unregistered=True, dialect_path=[dialect_folder()]))
    return write_bytecode(module, version=request.param)


def test_truncated_at_every_length(bytecode: bytes) -> None:
    for length in range(len(MAGIC), len(bytecode)):
        assert outcome(bytecode[:length]), length


def test_every_bit_flipped() -> None:
    module = parse("func.func private @f(%a: i32 {a.b}) -> f32 loc(unknown)", Context())
    bytecode = write_bytecode(module)
    refused = 0
    for position in range(len(MAGIC), len(bytecode)):
        for bit in range(8):
            changed = bytearray(bytecode)
            changed[position] ^= 1 << bit
            refused += bool(outcome(bytes(changed)))
    assert refused > len(bytecode)


def file(*sections: tuple[int, bytes], version: int = 6) -> bytes:
    data = MAGIC + varint(version) + b"test\0"
    for number, contents in sections:
        data += bytes((number,)) + varint(len(contents)) + contents
    return data


def numbers(*values: int) -> bytes:
    return b"".join(map(varint, values))


STRINGS = numbers(2, 7, 8) + b"builtin\0module\0"
DIALECTS = numbers(1, 0, 1, 0, 1, 3)
# One attribute, the unknown location; the operation is a module with an empty region.
OFFSETS = numbers(1, 0, 0, 1, 3)
ENTRIES = numbers(15)
IR = numbers(2, 0) + b"\x10" + numbers(0, 2, 1, 0, 0)
PROPERTIES = numbers(0)
GOOD = {0: STRINGS, 1: DIALECTS, 2: ENTRIES, 3: OFFSETS, 4: IR, 8: PROPERTIES}


def with_sections(**changed: bytes) -> bytes:
    """The good file with other contents of the sections `s0`, `s1`, …"""
    sections = GOOD | {int(name[1:]): data for name, data in changed.items()}
    return file(*sections.items())


def test_the_smallest_file_is_read() -> None:
    assert outcome(with_sections()) == ""


CASES = {
    "newer": (
        MAGIC + varint(7),
        "bytecode version 7 is newer than the current version 6",
    ),
    "no producer": (
        MAGIC + varint(6) + b"MLIR",
        "malformed null-terminated string, no null character found",
    ),
    "no section": (file((9, b"")), "invalid section ID: 9"),
    "twice": (file((0, STRINGS), (0, STRINGS)), "duplicate top-level section: String (0)"),
    "missing": (
        file((0, STRINGS), (1, DIALECTS)),
        "missing data for top-level section: AttrType (2)",
    ),
    "too long": (
        file() + b"\0" + varint(100),
        "attempting to parse 100 bytes when only 0 remain",
    ),
    "alignment": (
        file() + b"\x80" + numbers(1, 3) + b"x",
        "expected alignment to be a power-of-two",
    ),
    "padding": (
        file() + b"\x80" + numbers(1, 64) + b"\0" * 64,
        "expected alignment byte (0xCB), but got: '0x0'",
    ),
    "many strings": (
        with_sections(s0=numbers(1 << 60)),
        "the number of strings is 1152921504606846976, but only 0 bytes remain",
    ),
    "long string": (
        with_sections(s0=numbers(1, 99) + b"a\0"),
        "string size exceeds the available data size",
    ),
    "between strings": (
        with_sections(s0=numbers(1, 2) + b"xxa\0"),
        "unexpected trailing data between the offsets for strings and their data",
    ),
    "no such string": (with_sections(s1=numbers(1, 14)), "invalid string index: 7"),
    "no such dialect": (
        with_sections(s1=numbers(1, 0, 1, 5, 1, 3)),
        "invalid dialect index: 5",
    ),
    "long entry": (
        with_sections(s3=numbers(1, 0, 0, 1, 200)),
        "Attribute or Type entry offset points past the end of section",
    ),
    "trailing entries": (
        with_sections(s3=OFFSETS + numbers(0)),
        "unexpected trailing data in the Attribute/Type offset section",
    ),
    "trailing bytes": (
        with_sections(s2=ENTRIES + b"x", s3=numbers(1, 0, 0, 1, 5)),
        "unexpected trailing bytes after Attribute entry",
    ),
    "no such code": (with_sections(s2=numbers(99)), "unknown attribute code: 99"),
    # An array that holds itself.
    "cycle": (
        with_sections(s2=numbers(0, 1, 0), s3=numbers(1, 0, 0, 1, 7)),
        "Attribute 0 contains itself",
    ),
    # 2**60 integers of no bits.
    "nothing, very often": (
        with_sections(
            s2=numbers(17, 0, 1 << 60, 0) + numbers(0, 0),
            s3=numbers(1, 1, 0, 1, 25, 0, 1, 5),
        ),
        "1152921504606846976 elements without bits are too many",
    ),
    "no location": (
        with_sections(s2=numbers(7)),
        "expected attribute of type: mlir::LocationAttr, but got: unit",
    ),
    "no such attribute": (
        with_sections(s4=numbers(2, 0) + b"\0" + numbers(5)),
        "invalid Attribute index: 5",
    ),
    "no such value": (
        with_sections(s4=numbers(2, 0) + b"\4" + numbers(0, 1, 3)),
        "invalid value index: 3",
    ),
    "many values": (
        with_sections(s4=numbers(2, 0) + b"\x10" + numbers(0, 2, 1, 1 << 62)),
        "the number of values is 4611686018427387904, but only 0 bytes remain",
    ),
    "many regions": (
        with_sections(s4=numbers(2, 0) + b"\x10" + numbers(0, 1 << 40)),
        "the number of regions is 549755813888, but only 0 bytes remain",
    ),
    "properties": (
        with_sections(s4=numbers(2, 0) + b"\x40" + numbers(0, 0)),
        "Properties idx out-of-bound for builtin.module",
    ),
    "offsets without resources": (
        with_sections(s6=numbers(0)),
        "unexpected resource offset section when resource section is not present",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_diagnostic(name: str) -> None:
    data, message = CASES[name]
    assert outcome(data) == message


def test_the_producer_is_named() -> None:
    with pytest.raises(ParseError) as error:
        parse(file((9, b"")), Context(), filename="x.bc")
    assert str(error.value) == (
        "x.bc:0:0: error: invalid section ID: 9\n"
        "x.bc:0:0: note: in bytecode version 6 produced by: test"
    )


def test_deep_nesting_is_refused_or_read() -> None:
    # Arrays in each other, as many as entries; the innermost one is empty.
    count = 20_000
    entries, offsets = b"", b""
    for index in range(count):
        entry = numbers(0, 1, index + 1) if index < count - 1 else numbers(0, 0)
        entries += entry
        offsets += varint(len(entry) << 1 | 1)
    data = with_sections(
        s2=entries,
        s3=numbers(count, 0, 0, count) + offsets,
        s4=numbers(2, 0) + b"\1" + numbers(0, 0),
    )
    assert "nest deeper" in outcome(data)


def test_few_bytes_that_stand_for_many_attributes() -> None:
    # Each array holds the next one twice: 2**200 attributes, were they written out.
    count = 200
    entries = [numbers(0, 2, index + 1, index + 1) for index in range(count - 1)] + [numbers(0, 0)]
    data = with_sections(
        s2=b"".join(entries) + ENTRIES,
        s3=numbers(count + 1, 0, 0, count + 1, *(len(e) << 1 | 1 for e in (*entries, ENTRIES))),
        s4=numbers(2, 0) + b"\1" + numbers(count, 0),
    )
    assert outcome(data) == (
        "expected attribute of type: mlir::DictionaryAttr, "
        f"but got: one that consists of {2**count - 1} others"
    )


def test_places_in_files_with_every_bit_flipped() -> None:
    # Locations that follow one another are looked at together.
    text = "func.func private @a()\nfunc.func private @b()\nfunc.func private @c()\n"
    bytecode = write_bytecode(parse(text, Context(), filename="x"))
    end = bytecode.index(b"builtin")
    for position in range(bytecode.index(b"\0") + 1, end):
        for bit in range(8):
            changed = bytearray(bytecode)
            changed[position] ^= 1 << bit
            outcome(bytes(changed))
