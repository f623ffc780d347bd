"""The work that the greedy driver does not do twice, and what it must not save."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.rewriting import (
    RewritePattern,
    apply_patterns_greedily,
    dialect_patterns,
    greedy,
)
from odsgen.rewriting.survey import Survey
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.nested_locations import NameLoc
from odsgen.runtime.builtin.types import i32
from odsgen.runtime.ir.traits import ConstantLike

SPEC = """
dialect: w
materialize_constant: true
ops:
  constant: {arguments: {value: I32Attr}, results: {result: I32}, traits: [Pure, ConstantLike], fold: true}
  add: {arguments: {a: I32, b: I32}, results: {r: I32}, traits: [Pure], fold: true}
  first: {arguments: {a: I32, b: I32}, results: {r: I32}, traits: [Pure]}
  many: {arguments: {a: Variadic<I32>, b: I32}, results: {r: I32}, traits: [Pure]}
  sum: {arguments: {a: Variadic<I32>}, results: {r: I32}, traits: [Pure, Commutative], fold: true}
  use: {arguments: {a: Variadic<I32>}}
patterns:
  Nested: {source: "(first (add $x, $_), (ConstantLikeMatcher AnyAttr:$c))", results: "(replaceWithValue $x)"}
  Second: {source: "(add $_, (first $x, $_))", results: "(replaceWithValue $x)"}
  BehindSeveral: {source: "(many $_, (first $x, $_))", results: "(replaceWithValue $x)"}
  Either: {source: "(first (either (add $x, $_), $_))", results: "(replaceWithValue $x)"}
"""

calls: dict[str, int] = {}


def counted(name: str) -> None:
    calls[name] = calls.get(name, 0) + 1


def fold_constant(op, operands):
    counted("constant")
    return [op.properties["value"]]


def fold_add(op, operands):
    counted("add")
    a, b = operands
    if a is None or b is None:
        return None
    return [IntegerAttr.get(a.value + b.value, i32)]


@pytest.fixture(scope="module")
def w():
    def materialize_constant(value, type, location):
        if value.value == 100:
            location = NameLoc.get("hundred", location)
        return module.ConstantOp.build(value.value, location=location)

    hooks = {
        "fold_constant": fold_constant,
        "fold_add": fold_add,
        "fold_sum": lambda op, operands: None,
    }
    module = load_in_memory(SPEC, {**hooks, "materialize_constant": materialize_constant})
    return module


@pytest.fixture(autouse=True)
def _from_zero():
    calls.clear()


def read(w, text):
    return parse(f"module {{\n{text}\n}}", Context(dialects=[w.DIALECT]), filename="w.mlir")


def chain(number: int) -> str:
    """A constant that is added to an unknown value so many times."""
    lines = ['%c = "w.constant"() <{value = 1 : i32}> : () -> i32', "%v0 = arith.constant 7 : i32"]
    lines += [f'%v{n + 1} = "w.add"(%v{n}, %c) : (i32, i32) -> i32' for n in range(number)]
    return "\n".join([*lines, f'"w.use"(%v{number}) : (i32) -> ()'])


def test_constants_are_asked_once(w):
    unknown = '%x = "w.first"(%c, %c) : (i32, i32) -> i32\n"w.use"(%x) : (i32) -> ()\n'
    uses = "\n".join(f'%{n} = "w.add"(%x, %c) : (i32, i32) -> i32' for n in range(50))
    used = ", ".join(f"%{n}" for n in range(50))
    types = ", ".join(["i32"] * 50)
    text = f'%c = "w.constant"() <{{value = 1 : i32}}> : () -> i32\n{unknown}{uses}\n"w.use"({used}) : ({types}) -> ()'
    module = read(w, text)
    assert not apply_patterns_greedily(module, []).changed
    assert calls == {"constant": 1, "add": 50}


def test_each_operation_folds_once_and_is_looked_at_once_more(w):
    module = read(
        w,
        chain(40).replace(
            "arith.constant 7 : i32", '"w.constant"() <{value = 7 : i32}> : () -> i32'
        ),
    )
    assert apply_patterns_greedily(module, [], top_down=True).converged
    assert print_ir(module).count("w.") == 2
    assert calls["add"] == 40
    assert calls["constant"] <= 2 + 40 + 1


def test_regions_are_simplified_again_only_after_a_change(w, monkeypatch):
    simplified: list[int] = []
    simplify = greedy._simplify_regions

    def simplify_and_count(*arguments: Any) -> Survey | None:
        simplified.append(1)
        return simplify(*arguments)

    monkeypatch.setattr(greedy, "_simplify_regions", simplify_and_count)
    text = chain(3).replace(
        "arith.constant 7 : i32", '"w.constant"() <{value = 7 : i32}> : () -> i32'
    )
    assert apply_patterns_greedily(read(w, text), []).rewrites > 0
    assert len(simplified) == 1  # though a second iteration had to find that nothing changes


def test_definitions_that_patterns_ask_for(w):
    patterns = {
        pattern.name: pattern.operand_definitions for pattern in dialect_patterns(w.DIALECT)
    }
    assert patterns == {
        "Nested": (w.AddOp, ConstantLike),
        "Second": (None, w.FirstOp),
        "BehindSeveral": (),
        "Either": (),
    }


def test_a_pattern_is_tried_where_the_definitions_fit(w):
    tried = []

    class Asks(RewritePattern):
        root = "w.first"
        operand_definitions = (w.AddOp, ConstantLike)

        def match_and_rewrite(self, op, rewriter):
            tried.append(op.properties.get("n", op.attributes["n"].value))
            return False

    text = """
    ^bb0(%x: i32):
      %c = "w.constant"() <{value = 1 : i32}> : () -> i32
      %s = "w.add"(%x, %c) : (i32, i32) -> i32
      %0 = "w.first"(%s, %c) {n = 0 : i32} : (i32, i32) -> i32
      %1 = "w.first"(%c, %c) {n = 1 : i32} : (i32, i32) -> i32
      %2 = "w.first"(%x, %c) {n = 2 : i32} : (i32, i32) -> i32
      %3 = "w.first"(%s, %x) {n = 3 : i32} : (i32, i32) -> i32
      "w.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
    """
    apply_patterns_greedily(read(w, text), [Asks()], top_down=True)
    assert tried == [0]


@pytest.mark.parametrize("says_so", [True, False])
def test_a_constant_that_a_pattern_changes_is_asked_again(w, says_so):
    class SetToNine(RewritePattern):
        root = "w.use"

        def match_and_rewrite(self, op, rewriter):
            if not op.attributes:
                return False
            del op.attributes["change"]
            constant = op.operands[0].defining_op
            if says_so:
                with rewriter.modifying(constant):
                    constant.properties["value"] = IntegerAttr.get(9, i32)
            else:
                constant.properties["value"] = IntegerAttr.get(9, i32)
            return True

    text = """
    %c = "w.constant"() <{value = 1 : i32}> : () -> i32
    %x = "w.first"(%c, %c) : (i32, i32) -> i32
    %a = "w.add"(%x, %c) : (i32, i32) -> i32
    "w.use"(%c, %a) {change} : (i32, i32) -> ()
    %s = "w.add"(%c, %c) : (i32, i32) -> i32
    "w.use"(%s) : (i32) -> ()
    """
    module = read(w, text)
    apply_patterns_greedily(module, [SetToNine()], top_down=True)
    assert "value = 18 : i32" in print_ir(module)


def test_constants_stand_where_what_folds_was_written(w):
    text = """
    %a = "w.constant"() <{value = 40 : i32}> : () -> i32
    %b = "w.constant"() <{value = 60 : i32}> : () -> i32
    %c = "w.add"(%a, %a) : (i32, i32) -> i32
    %d = "w.add"(%a, %b) : (i32, i32) -> i32
    "w.use"(%c, %d) : (i32, i32) -> ()
    """
    module = read(w, text)
    apply_patterns_greedily(module, [], max_iterations=1)
    constants: list[Any] = [op for op in module.walk() if op.name == "w.constant"]
    found = {op.value: str(op.location) for op in constants}
    assert found == {
        80: 'loc("w.mlir":5:10)',
        100: 'loc("hundred"("w.mlir":6:10))',
    }


def test_more_operands_are_not_taken_for_two_of_the_same_classes(w):
    text = """
      %c = "w.constant"() <{value = 1 : i32}> : () -> i32
      %x:2 = "test.unknown"() : () -> (i32, i32)
      %one = "w.sum"(%x#0) : (i32) -> i32
      %two = "w.sum"(%x#0, %x#1) : (i32, i32) -> i32
      %four = "w.sum"(%x#0, %x#1, %c, %two) : (i32, i32, i32, i32) -> i32
      "w.use"(%four, %one) : (i32, i32) -> ()
    """
    module = parse(f"module {{{text}}}", Context(dialects=[w.DIALECT], allow_unregistered=True))
    apply_patterns_greedily(module, [], top_down=True)
    four = next(op for op in module.walk() if op.name == "w.use").operands[0].defining_op
    assert four is not None
    last = four.operands[-1].defining_op
    assert last is not None and last.name == "w.constant"
