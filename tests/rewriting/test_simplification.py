"""Regions are simplified as MLIR does: dead block arguments, what is passed on to them, what only dead things use."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.rewriting import apply_patterns_greedily, canonicalization_patterns
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.interfaces import BranchOpInterface, as_interface


def simplified(text: str) -> str:
    module = parse(text, Context())
    module.verify()
    apply_patterns_greedily(module, [])
    module.verify()
    return print_ir(module)


def test_arguments_of_blocks_that_nobody_needs():
    text = """
    func.func @f(%c: i1, %a: i32) -> i32 {
      cf.cond_br %c, ^bb1(%a, %c, %c : i32, i1, i1), ^bb2(%c : i1)
    ^bb1(%x: i32, %y: i1, %z: i1):
      cf.cond_br %z, ^bb1(%x, %y, %z : i32, i1, i1), ^bb2(%y : i1)
    ^bb2(%u: i1):
      return %a : i32
    }
    """
    assert simplified(text) == (
        "module {\n"
        "  func.func @f(%arg0: i1, %arg1: i32) -> i32 {\n"
        "    cf.cond_br %arg0, ^bb1(%arg0 : i1), ^bb2\n"
        "  ^bb1(%0: i1):  // 2 preds: ^bb0, ^bb1\n"
        "    cf.cond_br %0, ^bb1(%0 : i1), ^bb2\n"
        "  ^bb2:  // 2 preds: ^bb0, ^bb1\n"
        "    return %arg1 : i32\n"
        "  }\n"
        "}\n"
    )


def test_groups_of_groups_keep_their_sizes():
    text = """
    func.func @f(%flag: i32, %a: i32, %b: i32) -> i32 {
      cf.switch %flag : i32, [
        default: ^bb1(%a, %b : i32, i32),
        1: ^bb1(%b, %a : i32, i32),
        2: ^bb2(%flag : i32)
      ]
    ^bb1(%x: i32, %y: i32):
      return %y : i32
    ^bb2(%z: i32):
      return %b : i32
    }
    """
    printed = simplified(text)
    assert "default: ^bb1(%arg2 : i32),\n      1: ^bb1(%arg1 : i32),\n      2: ^bb2\n" in printed


def test_operations_that_only_dead_arguments_need():
    text = """
    func.func @f(%a: i32) {
      cf.br ^bb1(%a : i32)
    ^bb1(%x: i32):
      %0 = arith.addi %x, %a : i32
      cf.br ^bb1(%0 : i32)
    }
    """
    assert "arith" not in simplified(text)


def test_an_operand_is_passed_on_by_its_number():
    """The condition is the value that is passed on, too."""
    text = "func.func @f(%c: i1) {\n  cf.cond_br %c, ^bb1(%c : i1), ^bb1(%c : i1)\n^bb1(%x: i1):\n  return\n}"
    module = parse(text, Context())
    branch = next(op for op in module.walk() if op.name == "cf.cond_br")
    interface = as_interface(branch, BranchOpInterface)
    assert interface is not None
    argument = branch.successors[0].arguments[0]
    found = [interface.successor_block_argument(number) for number in range(3)]
    assert found == [None, argument, argument]


@pytest.mark.parametrize(
    "operation", ['"k.br"(%a)[^bb1] : (i32) -> ()', '"k.jump"()[^bb1] : () -> ()']
)
def test_what_is_not_known_stays(operation):
    """Hooks that nobody has written yet: neither effects nor what is passed on are known."""
    module = load_in_memory("""
dialect: k
missing_hooks: allowed
materialize_constant: true
ops:
  br: {arguments: {xs: Variadic<AnyType>}, successors: {to: AnySuccessor}, traits: [Terminator], interfaces: [BranchOpInterface]}
  jump: {successors: {to: AnySuccessor}, traits: [Terminator]}
  effect: {interfaces: [MemoryEffectsOpInterface], results: {r: I32}}
  both: {fold: true, canonicalizer: true, canonicalize_method: true, results: {r: I32}}
  cfg: {regions: {r: AnyRegion}}
""")
    text = f"""
    ^bb0(%a: i32):
    "k.cfg"() ({{
      {operation}
    ^bb1(%x: i32):
      %0 = "k.effect"() : () -> i32
      %1 = "k.both"() : () -> i32
      {operation}
    }}) : () -> ()
    """
    program = parse(f"builtin.module {{{text}}}", Context(dialects=[module.DIALECT]))
    before = print_ir(program)
    assert not apply_patterns_greedily(program, canonicalization_patterns([module.DIALECT])).changed
    assert print_ir(program) == before


def _count_down(op: Any, operands: object) -> list[object] | None:
    """A change in place, once."""
    if not op.n:
        return None
    op.n = 0
    return []


def test_folds_of_traits_follow_a_change_in_place():
    module = load_in_memory(
        """
dialect: k
ops:
  number: {arguments: {value: I32Attr}, results: {r: I32}, traits: [Pure, ConstantLike]}
  count: {arguments: {a: I32, b: I32, n: I32Attr}, results: {r: I32}, traits: [Pure, Commutative], fold: true}
  least: {arguments: {a: I32, b: I32}, results: {r: I32}, traits: [Pure, Idempotent, SameOperandsAndResultType]}
  use: {arguments: {a: I32}}
""",
        {"fold_count": _count_down},
    )
    text = """
    ^bb0(%a: i32):
    %0 = "k.number"() {value = 1 : i32} : () -> i32
    %1 = "k.count"(%0, %a) {n = 1 : i32} : (i32, i32) -> i32
    %2 = "k.least"(%1, %1) : (i32, i32) -> i32
    "k.use"(%2) : (i32) -> ()
    """
    program = parse(f"builtin.module {{{text}}}", Context(dialects=[module.DIALECT]))
    outcome = apply_patterns_greedily(program, [], max_iterations=1)
    assert outcome.changed
    printed = print_ir(program)
    assert '"k.count"(%arg0, %0) <{n = 0 : i32}>' in printed
    assert "k.least" not in printed


ALIKE = """
func.func @f(%flag: i32, %c: i1, %a: i32, %b: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^bb1,
    1: ^bb2,
    2: ^bb3
  ]
^bb1:
  %0 = func.call @g(%a, %a) : (i32, i32) -> i32
  cf.br ^bb4(%0 : i32)
^bb2:
  %1 = func.call @g(%b, %b) : (i32, i32) -> i32
  cf.br ^bb4(%1 : i32)
^bb3:
  %2 = func.call @g(%a, %b) : (i32, i32) -> i32
  cf.cond_br %c, ^bb4(%2 : i32), ^bb4(%2 : i32)
^bb4(%x: i32):
  return %x : i32
}
func.func private @g(i32, i32) -> i32
"""


def test_blocks_that_are_alike():
    printed = simplified(ALIKE)
    assert (
        "default: ^bb1(%arg2 : i32),\n      1: ^bb1(%arg3 : i32),\n      2: ^bb2\n    ]\n"
        "  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0\n    %1 = call @g(%0, %0)"
    ) in printed
    module = parse(ALIKE, Context())
    assert not apply_patterns_greedily(module, [], merge_blocks=False).changed


def test_blocks_stay_where_nothing_more_can_be_passed_on():
    module = load_in_memory("""
dialect: k
ops:
  split: {successors: {one: AnySuccessor, two: AnySuccessor}, traits: [Terminator]}
  end: {traits: [Terminator]}
  use: {arguments: {x: AnyType}}
  cfg: {regions: {r: AnyRegion}}
""")
    text = """
    "k.cfg"() ({
      "k.split"()[^bb1, ^bb2] : () -> ()
    ^bb1:
      "k.use"(%a) : (i32) -> ()
      "k.end"() : () -> ()
    ^bb2:
      "k.use"(VALUE) : (i32) -> ()
      "k.end"() : () -> ()
    }) : () -> ()
    return
    """
    for value, changed in (("%a", True), ("%b", False)):
        program = parse(
            f"func.func @f(%a: i32, %b: i32) {{{text.replace('VALUE', value)}}}",
            Context(dialects=[module.DIALECT]),
        )
        assert apply_patterns_greedily(program, []).changed is changed
        program.verify()
