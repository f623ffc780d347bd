"""Changes that are made by hand, told or not, are recorded as they are."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.rewriting.actions import active_tracer
from odsgen.runtime import Block, Context, IntegerAttr, Operation, StringAttr, parse, print_ir
from tests.recording.recorded import read, recorded_by, text_of

_TEXT = """
"t.top"() ({
^a(%x: i32, %y: i32):
  %0 = "t.one"(%x) {a = 1 : i32} : (i32) -> i32
  %1:2 = "t.two"(%0, %y) : (i32, i32) -> (i32, f32)
  "t.inner"() ({
    "t.leaf"(%1#0) : (i32) -> ()
  }) : () -> ()
  "t.end"(%1#1)[^b, ^c] : (f32) -> ()
^b:
  "t.b"()[^c] : () -> ()
^c:
  "t.c"() : () -> ()
}) : () -> ()
"""


def named(module: Operation, name: str) -> Any:
    return next(op for op in module.walk() if op.name == f"t.{name}")


def swap(module: Operation) -> None:
    named(module, "two").move_before(named(module, "one"))


def erase(module: Operation) -> None:
    named(module, "inner").erase()


def move_out(module: Operation) -> None:
    leaf, inner = named(module, "leaf"), named(module, "inner")
    leaf.move_before(inner)
    inner.erase()


def into_another(module: Operation) -> None:
    named(module, "b").move_before(named(module, "leaf"))


def operands(module: Operation) -> None:
    two = named(module, "two")
    two.operands = [two.operands[1]] * 5


def attributes(module: Operation) -> None:
    named(module, "one").attributes["b"] = StringAttr.get("new")
    named(module, "two").location = named(module, "one").location


def unregistered_properties(module: Operation) -> None:
    named(module, "one").properties_attribute = StringAttr.get("p")


def types(module: Operation) -> None:
    one, two = named(module, "one"), named(module, "two")
    one.results[0].type = two.results[1].type


def successors(module: Operation) -> None:
    end = named(module, "end")
    end.successors = end.successors[::-1]


def split(module: Operation) -> None:
    two = named(module, "two")
    two.parent_block.split_before(two)


def merge(module: Operation) -> None:
    b, c = named(module, "b"), named(module, "c")
    b.successors = ()
    named(module, "end").successors = (b.parent_block,)
    c.parent_block.merge_into(b.parent_block)


def blocks_in_another_order(module: Operation) -> None:
    b, c = named(module, "b"), named(module, "c")
    c.parent_block.move_before(b.parent_block)


def erase_block(module: Operation) -> None:
    b = named(module, "b").parent_block
    end = named(module, "end")
    end.successors = (end.successors[1],)
    b.erase()


def arguments(module: Operation) -> None:
    one, two = named(module, "one"), named(module, "two")
    block = one.parent_block
    two.set_operand(1, block.arguments[0])
    block.erase_argument(1)
    block.insert_argument(0, two.results[1].type)
    block.add_argument(one.results[0].type)


def new_block(module: Operation) -> None:
    end = named(module, "end")
    region = end.parent_region
    block = Block([end.operands[0].type])
    region.append(block)
    block.append(named(module, "one").clone())
    end.successors = (*end.successors, block)


def copies(module: Operation) -> None:
    inner = named(module, "inner")
    for _ in range(3):
        inner.parent_block.insert_before(inner, inner.clone())


def replaced_by_a_copy(module: Operation) -> None:
    top = named(module, "top")
    top.parent_block.append(top.clone())
    top.erase()


CHANGES = [
    swap,
    erase,
    move_out,
    into_another,
    operands,
    attributes,
    unregistered_properties,
    types,
    successors,
    split,
    merge,
    blocks_in_another_order,
    erase_block,
    arguments,
    new_block,
    copies,
    replaced_by_a_copy,
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_untold_changes_are_found(change) -> None:
    module = parse(_TEXT, Context(allow_unregistered=True))
    before = print_ir(module, locations=True)
    recording = read(recorded_by(module, change))
    assert text_of(recording) == before
    recording.go_to(recording.last)
    assert recording.last == 1
    assert text_of(recording) == print_ir(module, locations=True)
    recording.go_to(0)
    assert text_of(recording) == before


def test_a_branch_may_be_told_of_before_the_operation_around_its_block() -> None:
    """As conversions do that move blocks into a new operation and give their branches other blocks."""
    module = parse(_TEXT, Context(allow_unregistered=True))

    def change(module: Operation) -> None:
        branch = named(module, "b")
        around = named(module, "inner").clone()
        target = Block()
        around.regions[0].append(target)
        named(module, "c").parent_block.append(around)
        branch.move_before(named(around, "leaf"))
        branch.successors = [target]
        tracer = active_tracer()
        assert tracer is not None
        tracer.operation_modified(branch)
        tracer.operation_inserted(around)

    recording = read(recorded_by(module, change))
    before = text_of(recording)
    recording.go_to(recording.last)
    assert text_of(recording) == print_ir(module, locations=True)
    recording.go_to(0)
    assert text_of(recording) == before


def test_nothing_is_recorded_of_nothing() -> None:
    module = parse(_TEXT, Context(allow_unregistered=True))
    assert read(recorded_by(module, lambda module: module.verify())).last == 0


def test_size_grows_with_the_changes_alone() -> None:
    body = "".join(f"  %{n} = arith.constant {n} : i32\n" for n in range(2000))
    module = parse(f"func.func @f() {{\n{body}  return\n}}")

    def change(module: Operation) -> None:
        for op in list(module.walk())[5:15]:
            op.properties["value"] = IntegerAttr.get(-1, op.results[0].type)

    lines = recorded_by(module, change).splitlines()
    assert sum(map(len, lines[2:])) < 1000


def test_very_many_operands_that_are_set_one_by_one() -> None:
    text = f'%0 = "t.a"() : () -> i32\n%1 = "t.b"() : () -> i32\n"t.c"({", ".join(["%0"] * 3000)}) : ({", ".join(["i32"] * 3000)}) -> ()'
    module = parse(text, Context(allow_unregistered=True))

    def change(module: Operation) -> None:
        for number in range(0, 3000, 100):
            named(module, "c").set_operand(number, named(module, "b").results[0])

    lines = recorded_by(module, change)
    assert len(lines.splitlines()[-2]) < 500
    recording = read(lines)
    recording.go_to(recording.last)
    assert text_of(recording) == print_ir(module, locations=True)
