"""The definition of one symbol, read without the rest of the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.bytecode import NEWEST_VERSION, OLDEST_VERSION
from odsgen.bytecode.reader import BytecodeReader
from odsgen.bytecode.toplevel import MAGIC
from odsgen.runtime import Context, Operation, ParseError, parse, write_bytecode
from odsgen.runtime.ir.symbol_table import symbol_name
from tests.test_dialect.package import dialect_folder

PROGRAMS = sorted((Path(__file__).parent / "programs").glob("*.mlir"))
VERSIONS = range(OLDEST_VERSION, NEWEST_VERSION + 1)

NESTED = """
module {
  func.func private @before()
  module @inside {
    module @innermost {
      func.func @main(%a: i32) -> i32 {
        %b = arith.addi %a, %a : i32
        return %b : i32
      }
    }
    func.func private @main()
  }
  func.func @main() -> index {
    %c = arith.constant 7 : index
    %d = "unknown.op"(%c) ({
      ^bb0(%x: i32, %y: f32):
        "unknown.use"(%c, %x) {sym_name = "no symbol of the module"} : (index, i32) -> ()
    }) : (index) -> index
    return %d : index
  }
  "unknown.global"() {sym_name = "discardable"} : () -> ()
  "unknown.global"() <{sym_name = "property"}> : () -> ()
  "unknown.global"() : () -> ()
}
"""


def context() -> Context:
    return Context(allow_unregistered=True, dialect_path=[dialect_folder()])


def reader_of(data: bytes) -> BytecodeReader:
    return BytecodeReader(data, context(), "x.mlirbc")


def top_symbols(program: Operation) -> list[tuple[str, Operation]]:
    """The symbols directly in a module, with their names."""
    found = [(symbol_name(op), op) for region in program.regions for b in region.blocks for op in b]
    return [(name, op) for name, op in found if name is not None]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_each_symbol_is_what_it_is_in_the_whole_program(path: Path, version: int) -> None:
    data = write_bytecode(parse(path.read_text(), context(), filename="x"), version=version)
    symbols = top_symbols(parse(data, context()))
    reader = reader_of(data)
    assert reader.symbol_names == tuple([name for name, _ in symbols])
    for name, wanted in symbols:
        found = reader_of(data).read_symbol(name)
        assert found is not None and found.parent_block is None and wanted.parent_block is not None
        wanted.parent_block.remove(wanted)
        assert str(found) == str(wanted)
        assert [op.location for op in found.walk()] == [op.location for op in wanted.walk()]
        assert reader.read_symbol(name) is not found


@pytest.mark.parametrize("version", VERSIONS)
def test_symbols_inside_of_others(version: int) -> None:
    whole = parse(NESTED, context())
    reader = reader_of(write_bytecode(whole, version=version))
    names = ["before", "inside", "main", "discardable"]
    if version >= 5:  # before, there is no place for the properties of operations that nobody knows
        names.append("property")
    assert reader.symbol_names == tuple(names)
    before, inside, main, *_ = (op for _, op in top_symbols(whole))
    (_, innermost), (_, declared) = top_symbols(inside)
    assert str(reader.read_symbol("main")) == str(main)
    assert str(reader.read_symbol("inside", "main")) == str(declared)
    found = reader.read_symbol("inside", "innermost", "main")
    assert str(found) == str(top_symbols(innermost)[0][1])
    assert str(reader.read_symbol("before")) == str(before)
    for path in [("inside", "no"), ("no",), ("main", "no symbol of the module"), ("mai",), ("",)]:
        assert reader.read_symbol(*path) is None
    assert reader.read_symbol() is None


def test_several_operations_at_the_top() -> None:
    """A file may hold a module of one function, or what MLIR puts a module around."""
    whole = parse("module @only {}", context())
    reader = reader_of(write_bytecode(whole))
    assert reader.symbol_names == ()
    alone = parse("func.func @f() { return }\nfunc.func private @g()", context())
    assert reader_of(write_bytecode(alone)).symbol_names == ("f", "g")


@pytest.mark.parametrize("version", [1, 6])
def test_what_uses_values_from_outside_cannot_be_read_alone(version: int) -> None:
    whole = parse(
        """
        %a = "unknown.value"() : () -> i32
        "unknown.user"(%a) {sym_name = "user"} : (i32) -> ()
        "unknown.around"() ({ "unknown.use"(%a) : (i32) -> () }) {sym_name = "around"} : () -> ()
        "unknown.last"() ({ %b = "unknown.value"() : () -> i32 }) {sym_name = "last"} : () -> ()
        """,
        context(),
    )
    reader = reader_of(write_bytecode(whole, version=version))
    assert reader.symbol_names == ("user", "around", "last")
    for name in ("user", "around"):
        with pytest.raises(ParseError, match=f"'@{name}' uses values from outside"):
            reader.read_symbol(name)
    assert reader.read_symbol("last") is not None


def test_only_what_the_symbol_needs_is_looked_at() -> None:
    bodies = "\n".join(
        f"func.func @f{n}() {{ %c = arith.constant {1000 + n} : i32 return }}" for n in range(600)
    )
    reader = reader_of(write_bytecode(parse(bodies, filename="x")))
    op = reader.read_symbol("f300")
    assert op is not None and "arith.constant 1300" in str(op)
    assert reader._tables is not None
    read = [attribute for attribute in reader._tables.attributes.values if attribute is not None]
    assert len(read) < 8  # two names, a type, the integer


def test_a_string_that_stands_twice_in_the_table() -> None:
    data = write_bytecode(parse("func.func private @abc()\nfunc.func private @abd()", context()))
    twice = data.replace(b"abd\0", b"abc\0")
    assert twice != data
    reader = reader_of(twice)
    assert reader.symbol_names == ("abc", "abc")
    assert str(reader.read_symbol("abc")) == "func.func private @abc()\n"


def test_broken_files_give_diagnostics() -> None:
    data = write_bytecode(parse(NESTED, context(), filename="x"))
    for length in range(len(MAGIC), len(data)):
        with pytest.raises(ParseError):
            reader_of(data[:length]).read_symbol("inside", "innermost", "main")
    for position in range(len(MAGIC), len(data)):
        for bit in (1, 4, 7):
            changed = bytearray(data)
            changed[position] ^= 1 << bit
            reader = reader_of(bytes(changed))
            try:
                for name in reader.symbol_names:
                    reader.read_symbol(name)
            except ParseError as error:
                assert error.diagnostics


def test_a_broken_definition_leaves_the_others_as_they_are() -> None:
    text = """
    func.func @first() {
      cf.br ^before
    ^after:
      "unknown.use"(%late, %late) : (i32, i32) -> ()
      return
    ^before:
      %late = arith.constant 1 : i32
      cf.br ^after
    }
    func.func @second() -> i32 {
      %a = arith.constant 2 : i32
      return %a : i32
    }
    """
    data = write_bytecode(parse(text, context(), filename="x"))
    failed = 0
    for position in range(len(MAGIC), len(data)):
        for bit in (1, 2):
            changed = bytearray(data)
            changed[position] ^= 1 << bit
            reader = reader_of(bytes(changed))
            try:
                reader.read_symbol("first")
            except ParseError:
                failed += 1
            assert symbol_text(reader, "second") == symbol_text(reader_of(bytes(changed)), "second")
    assert failed > len(data) // 4


def symbol_text(reader: BytecodeReader, name: str) -> str:
    """The definition of a symbol, or the diagnostic."""
    try:
        return str(reader.read_symbol(name))
    except ParseError as error:
        return str(error)
