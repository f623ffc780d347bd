"""Encodings that a spec declares: what is written is what is read, and what does not fit is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.bytecode import (
    BytecodeInterface,
    DialectBytecodeReader,
    DialectBytecodeWriter,
    DialectMemberKind,
)
from odsgen.bytecode.interface import interface_of
from odsgen.bytecode.spec_encodings import with_encodings_of_spec
from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, DiagnosticError, parse, print_ir, write_bytecode

SPEC = """
dialect: encoded
enums:
  Mode: {cases: {fast: 1, exact: 2}}
  Level: {storage: i64, cases: {below: -1, above: 1}}
attributes:
  ModeAttr: {mnemonic: mode, enum: Mode, bytecode: 0}
  LevelAttr:
    mnemonic: level
    parameters: {value: Level}
    assembly_format: "`<` $value `>`"
    bytecode: {code: 1, members: {value: signed_varint}}
  NumbersAttr:
    mnemonic: numbers
    parameters: {low: int64, high: uint32, factor: float, is_open: bool, name: string}
    assembly_format: "`<` $low `,` $high `,` $factor `,` $is_open `,` $name `>`"
    bytecode: 2
  PartsAttr:
    mnemonic: parts
    parameters:
      type: Type
      sizes: {kind: list<int64>, default: []}
      other: {kind: Attribute, optional: true}
    assembly_format: "`<` $type `,` `[` ($sizes^)? `]` (`,` $other^)? `>`"
    bytecode: {code: 3, members: {other: optional_attribute, sizes: list<dimension>, type: type}}
  RankAttr:
    mnemonic: rank
    parameters: {rank: int64, limit: {kind: int64, optional: true}, step: {kind: int64, default: 1}}
    assembly_format: "`<` $rank (`limit` $limit^)? (`step` $step^)? `>`"
    bytecode:
      - {code: 4, members: {rank: varint}}
      - {code: 9, members: {rank: varint, limit: optional_varint}}
      - {code: 6, members: {step: varint, rank: varint, limit: optional_varint}}
  OwnAttr:
    mnemonic: own
    parameters: {width: int64, value: int64}
    assembly_format: "`<` $width `,` $value `>`"
    bytecode: {code: 7, members: {width: varint, value: custom<Value>}}
  TextAttr: {mnemonic: text, parameters: {n: int64}, assembly_format: "`<` $n `>`"}
types:
  TokenType: {mnemonic: token, bytecode: 0}
  PairType:
    mnemonic: pair
    parameters: {types: list<Type>}
    assembly_format: "`<` $types `>`"
    bytecode: 1
"""


def _write_value(writer: DialectBytecodeWriter, value: int, subject: object) -> None:
    writer.write_integer(value, subject.width)  # type: ignore[attr-defined]


def _read_value(reader: DialectBytecodeReader, read: Mapping[str, Any]) -> int:
    return reader.read_integer(int(read["width"]))


DIALECT = load_in_memory(SPEC).DIALECT
DIALECT.bytecode = with_encodings_of_spec(
    DIALECT, BytecodeInterface(kinds={"Value": DialectMemberKind(_write_value, _read_value)})
)


def _context() -> Context:
    return Context(allow_unregistered=True, dialects=[DIALECT])


def _written(attribute: str) -> bytes:
    module = parse(f"module attributes {{test.a = {attribute}}} {{}}", _context())
    data = write_bytecode(module)
    read = parse(data, _context())
    assert print_ir(read) == print_ir(module)
    assert read.attributes["test.a"] is module.attributes["test.a"]
    return data


@pytest.mark.parametrize(
    ("attribute", "encoded"),
    [
        ("#encoded<mode exact>", "0105"),
        ("#encoded.level<below>", "0303"),
        ("#encoded.rank<7>", "090f"),
        ("#encoded.rank<7 limit 0>", "130f03"),
        ("#encoded.rank<7 step 2>", "0d050f01"),
        ("#encoded.rank<7 limit 3 step 2>", "0d050f0f"),
        ("#encoded.own<8, 200>", "0f11c8"),
        ("#encoded.own<16, 200>", "0f214206"),
        ("!encoded.token", "01"),
    ],
)
def test_encodings_are_as_declared(attribute: str, encoded: str) -> None:
    assert bytes.fromhex(encoded) in _written(attribute)


@pytest.mark.parametrize(
    "attribute",
    [
        "#encoded.text<3>",
        "#encoded.parts<i32, []>",
        "#encoded.parts<!encoded.pair<i32, !encoded.token>, [1, -1], #encoded.parts<f32, [2]>>",
    ],
)
def test_what_is_written_is_read(attribute: str) -> None:
    _written(attribute)


@given(
    st.integers(-(1 << 63), (1 << 63) - 1),
    st.integers(0, (1 << 32) - 1),
    st.floats(allow_nan=False, allow_infinity=False),
    st.booleans(),
    st.text(st.characters(min_codepoint=32, max_codepoint=126, exclude_characters='"\\')),
)
def test_numbers_are_kept(low: int, high: int, factor: float, is_open: bool, name: str) -> None:
    definition = DIALECT.attributes["numbers"]
    attribute = definition.get(low, high, factor, is_open, name)
    module = parse("module {}", _context())
    module.attributes["test.a"] = attribute
    assert parse(write_bytecode(module), _context()).attributes["test.a"] is attribute


@pytest.mark.parametrize(
    ("attribute", "change", "message"),
    [
        ("#encoded.rank<7>", ("090f", "7f0f"), "unknown encoded attribute code: 63"),
        ("#encoded.rank<7>", ("090f", "010f"), "Mode has no case 7"),
    ],
)
def test_what_does_not_fit_is_refused(
    attribute: str, change: tuple[str, str], message: str
) -> None:
    old, new = map(bytes.fromhex, change)
    data = _written(attribute)
    assert data.count(old) == 1
    with pytest.raises(DiagnosticError) as refused:
        parse(data.replace(old, new), _context())
    assert message in refused.value.diagnostics[0].message


def test_kinds_that_nobody_has_written_are_named() -> None:
    dialect = load_in_memory(SPEC).DIALECT
    context = Context(allow_unregistered=True, dialects=[dialect])
    module = parse("module attributes {test.a = #encoded.own<8, 2>} {}", context)
    with pytest.raises(DiagnosticError, match="custom<Value>"):
        write_bytecode(module)
    assert dialect.bytecode is None


def test_an_interface_of_hooks_stays() -> None:
    own = BytecodeInterface(
        read_attribute=lambda reader: DIALECT.attributes["text"].get(reader.read_varint()),
        write_attribute=lambda attribute, writer: False,
    )
    found = with_encodings_of_spec(DIALECT, own)
    assert found.read_attribute is own.read_attribute
    assert found.read_type is not None
    assert interface_of(DIALECT) is DIALECT.bytecode
