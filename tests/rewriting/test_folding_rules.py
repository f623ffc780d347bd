"""The hooks that say where they can fold, and what the driver makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.rewriting import (
    RewritePattern,
    apply_patterns_greedily,
    folds_only_with,
)
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import i32

SPEC = """
dialect: f
materialize_constant: true
ops:
  constant: {arguments: {value: I32Attr}, results: {result: I32}, traits: [Pure, ConstantLike]}
  add: {arguments: {a: I32, b: I32}, results: {r: I32}, traits: [Pure, Commutative], fold: true}
  sub: {arguments: {a: I32, b: I32}, results: {r: I32}, traits: [Pure], fold: true}
  unknown: {results: {r: I32}}
  use: {arguments: {a: Variadic<I32>}}
"""

asked: list[tuple[str, list[str]]] = []


def fold_add(op: Any, operands: Any) -> Any:
    asked.append((op.name, [str(v.owner.name) for v in op.operands]))
    a, b = operands
    for inner, other in ((op.a, op.b), (op.b, op.a)):
        if inner.owner.name == "f.sub" and inner.owner.b is other:
            return [inner.owner.a]
    return None if a is None or b is None else [IntegerAttr.get(a.value + b.value, i32)]


def fold_sub(op: Any, operands: Any) -> Any:
    asked.append((op.name, [str(v.owner.name) for v in op.operands]))
    return [IntegerAttr.get(0, i32)] if op.a is op.b else None


@pytest.fixture(scope="module")
def f() -> Any:
    def materialize_constant(value: Any, type: Any, location: Any) -> Any:
        return module.ConstantOp.build(value.value, location=location)

    hooks = {"fold_add": fold_add, "fold_sub": fold_sub}
    module: Any = load_in_memory(SPEC, {**hooks, "materialize_constant": materialize_constant})
    folds_only_with(module.AddOp, module.SubOp)(fold_add)
    folds_only_with(module.SubOp)(fold_sub)
    return module


def rewritten(f: Any, lines: str, patterns: Any = ()) -> str:
    text = f"""
      %x = "f.unknown"() : () -> i32
      %y = "f.unknown"() : () -> i32
      %0 = "f.add"(%x, %y) : (i32, i32) -> i32
      "f.use"(%0) : (i32) -> ()
      {lines}
    """
    module = parse(f"module {{{text}}}", Context(dialects=[f.DIALECT]))
    asked.clear()
    assert apply_patterns_greedily(module, patterns, top_down=True).converged
    return print_ir(module)


def test_a_hook_is_called_where_it_says_that_it_can_fold(f: Any) -> None:
    text = rewritten(
        f,
        """
        %1 = "f.add"(%x, %0) : (i32, i32) -> i32
        %2 = "f.sub"(%x, %y) : (i32, i32) -> i32
        %3 = "f.add"(%2, %y) : (i32, i32) -> i32
        %4 = "f.add"(%y, %2) : (i32, i32) -> i32
        %5 = "f.sub"(%0, %0) : (i32, i32) -> i32
        %6 = "f.add"(%5, %5) : (i32, i32) -> i32
        "f.use"(%1, %3, %4, %5, %6) : (i32, i32, i32, i32, i32) -> ()
        """,
    )
    assert '"f.use"(%4, %1, %1, %0, %0)' in text
    assert asked[0] == ("f.add", ["f.sub", "f.unknown"])  # also the first time
    assert ("f.add", ["f.unknown", "f.add"]) not in asked
    assert ("f.add", ["f.unknown", "f.unknown"]) not in asked


def test_a_constant_operand_always_counts(f: Any) -> None:
    text = rewritten(
        f,
        """
        %c = "f.constant"() <{value = 3 : i32}> : () -> i32
        %1 = "f.add"(%c, %x) : (i32, i32) -> i32
        %2 = "f.add"(%c, %c) : (i32, i32) -> i32
        "f.use"(%1, %2) : (i32, i32) -> ()
        """,
    )
    assert "value = 6 : i32" in text
    # Moved to the end, as in every commutative operation.
    assert '"f.add"(%2, %1)' in text


def test_definitions_that_a_pattern_changes(f: Any) -> None:
    """The driver remembers by classes: when an operation of another one defines an operand, the hook is called."""

    class UnknownToSub(RewritePattern):
        root = "f.unknown"

        def match_and_rewrite(self, op: Any, rewriter: Any) -> bool:
            if "minus" not in op.attributes:
                return False
            x, y, *_ = op.parent_block
            rewriter.replace_op_with_new(op, f.SubOp.build(x.results[0], y.results[0]))
            return True

    text = rewritten(
        f,
        """
        %u = "f.unknown"() {minus} : () -> i32
        %1 = "f.add"(%u, %y) : (i32, i32) -> i32
        "f.use"(%1) : (i32) -> ()
        """,
        [UnknownToSub()],
    )
    assert '"f.use"(%0)' in text


def test_integers_fold_only_where_rules_say_that_they_may() -> None:
    """The spec and the hooks of `arith` find nothing where they say that they find nothing."""
    from itertools import product

    from odsgen.rewriting import fold_operation
    from odsgen.rewriting.folding import _needed_definitions, fold_rules
    from odsgen_dialects import arith

    names = ("addi subi muli divui divsi ceildivui ceildivsi floordivsi remui remsi andi ori xori shli shrui shrsi "
             "maxsi maxui minsi minui").split()  # fmt: skip
    definitions = ["%a", "%b", *(f"%{name}" for name in names)]
    lines = [f"%{name} = arith.{name} %a, %b : i32" for name in names]
    for name in names:
        lines += [
            f"%r_{name}_{number} = arith.{name} {one}, {other} : i32"
            for number, (one, other) in enumerate(product(definitions, repeat=2))
            if one != other
        ]
    body = "\n".join(lines)
    module = parse(f"func.func @f(%a: i32, %b: i32) {{\n{body}\nreturn\n}}", Context())
    checked = 0
    for op in module.walk():
        fold_rules(type(op)).find_hook()
        needed = _needed_definitions.get(type(op))
        if needed is not None and not any(isinstance(v.owner, needed) for v in op.operands):
            assert fold_operation(op) is None, str(op)
            checked += 1
    assert arith.AddIOp in _needed_definitions
    assert checked > 5_000


def test_a_hook_may_leave_constants_to_the_spec() -> None:
    """With `constants=False` it is called for definitions alone, and identities are not tried without constants."""

    def materialize_constant(value: Any, type: Any, location: Any) -> Any:
        return package.ConstantOp.build(value.value, location=location)

    spec = SPEC.replace(
        "[Pure, Commutative], fold: true}", "[Pure], fold: true, folds: {$b == 0: $a}}"
    )
    hooks: dict[str, Any] = {"materialize_constant": materialize_constant}
    package: Any = load_in_memory(spec, {**hooks, "fold_add": fold_add, "fold_sub": fold_sub})
    folds_only_with(package.AddOp, package.SubOp, constants=False)(fold_add)
    folds_only_with(package.SubOp)(fold_sub)
    text = rewritten(
        package,
        """
        %c = "f.constant"() <{value = 3 : i32}> : () -> i32
        %z = "f.constant"() <{value = 0 : i32}> : () -> i32
        %1 = "f.add"(%x, %c) : (i32, i32) -> i32
        %2 = "f.add"(%1, %z) : (i32, i32) -> i32
        %3 = "f.sub"(%x, %y) : (i32, i32) -> i32
        %4 = "f.add"(%3, %y) : (i32, i32) -> i32
        %5 = "f.add"(%3, %z) : (i32, i32) -> i32
        "f.use"(%2, %4, %5) : (i32, i32, i32) -> ()
        """,
    )
    assert '%4 = "f.add"(%1, %0)' in text and '%5 = "f.sub"(%1, %2)' in text
    assert '"f.use"(%4, %1, %5)' in text
    assert [names for name, names in asked if name == "f.add"] == [["f.sub", "f.unknown"]]
