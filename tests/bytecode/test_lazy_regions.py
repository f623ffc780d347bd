"""Isolated regions that are read when somebody asks for them."""

from __future__ import annotations

import pytest

from odsgen.bytecode.reader import BytecodeReader
from odsgen.runtime import Context, Operation, ParseError, parse, print_ir, write_bytecode
from tests.test_dialect.package import dialect_folder

PROGRAM = """
module {
  func.func @first(%a: i32) -> i32 {
    cf.br ^end
  ^end:
    return %a : i32
  }
  func.func @second(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.muli %0, %a : i32
    return %1 : i32
  }
}
"""


def is_function(op: Operation) -> bool:
    return op.name == "func.func"


def reader_of(data: bytes) -> tuple[BytecodeReader, Operation]:
    reader = BytecodeReader(data, Context(), "x.bc", is_lazy=is_function)
    (module,) = reader.read().operations
    return reader, module


@pytest.mark.parametrize("version", [2, 6])
def test_one_function_is_read_and_then_the_others(version: int) -> None:
    whole = parse(PROGRAM)
    reader, module = reader_of(write_bytecode(whole, version=version))
    first, second = reader.pending
    assert first.regions[0].is_empty and second.regions[0].is_empty
    reader.materialize(second)
    assert reader.pending == (first,)
    assert str(second) == str(whole.regions[0].entry_block.operations[1])
    module.verify_invariants()
    with pytest.raises(ValueError, match="was left for later"):
        reader.materialize(second)
    reader.materialize_all()
    assert not reader.pending
    module.verify()
    assert print_ir(module, locations=True) == print_ir(whole, locations=True)


def test_isolated_regions_in_a_function_that_is_read_are_left_again() -> None:
    program = """
    func.func @outer() {
      "unknown.region"() ({}) : () -> ()
      %0 = arith.constant 10 : index
      test.isolated_region %0 {
        "unknown.use"(%0) : (index) -> ()
      }
      %1:2 = "unknown.two"() : () -> (index, index)
      test.isolated_region %1#1 {
        "unknown.use"(%1#1) : (index) -> ()
      }
      return
    }
    """
    context = Context(allow_unregistered=True, dialect_path=[dialect_folder()])
    whole = parse(program, context)
    data = write_bytecode(whole)
    reader = BytecodeReader(data, context, "x.bc", is_lazy=lambda op: op.name != "unknown.region")
    (module,) = reader.read().operations
    names = []
    while reader.pending:
        names.append(reader.pending[0].name)
        reader.materialize(reader.pending[0])
    assert names == ["builtin.module", "func.func", "test.isolated_region", "test.isolated_region"]
    assert print_ir(module) == print_ir(whole)


def test_only_what_one_function_needs_is_read() -> None:
    """A function of 200 costs as much as itself: no attribute of another one is looked at."""
    bodies = "\n".join(
        f"func.func @f{n}() {{\n"
        + "\n".join(f"%{i} = arith.constant {1000 * n + i} : i32" for i in range(20))
        + "\nreturn }"
        for n in range(200)
    )
    reader, module = reader_of(write_bytecode(parse(f"module {{ {bodies} }}", filename="x")))
    assert reader._operations is not None
    attributes = reader._operations._tables.attributes.values

    def read() -> int:
        return sum(attribute is not None for attribute in attributes)

    operations, before = len(list(module.walk())), read()
    assert operations == 201
    assert before < 2 * 200 + 10  # the name of each function, and its type
    reader.materialize(reader.pending[100])
    assert len(list(module.walk())) == operations + 21
    assert read() <= before + 20 + 1
    assert len(reader.pending) == 199


def test_before_version_2_everything_is_read_at_once() -> None:
    reader, module = reader_of(write_bytecode(parse(PROGRAM), version=1))
    assert not reader.pending
    assert print_ir(module) == print_ir(parse(PROGRAM))


def test_what_is_wrong_is_found_when_it_is_read() -> None:
    data = bytearray(write_bytecode(parse(PROGRAM)))
    reader, _ = reader_of(bytes(data))
    frame = reader._operations.pending[reader.pending[1]]  # type: ignore[union-attr]
    region = bytes(frame.cursor.data[frame.cursor.position : frame.cursor.end])
    place = bytes(data).index(region)
    data[place + 2 : place + len(region)] = b"\xff" * (len(region) - 2)
    reader, _ = reader_of(bytes(data))
    reader.materialize(reader.pending[0])
    with pytest.raises(ParseError, match="in bytecode version 6 produced by: odsgen"):
        reader.materialize(reader.pending[0])
