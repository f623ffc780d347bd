"""Folding by declared identities: their order, types, several results, op classes, and the hook behind them."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_text
from odsgen.ods.difference import dialect_changes
from odsgen.reference import reference_page
from odsgen.rewriting import apply_patterns_greedily
from odsgen.runtime import Context, parse, print_ir

SPEC = """
dialect: f
imports: [arith]
op_classes:
  Binary:
    arguments: {lhs: SignlessIntegerOrIndexLike, rhs: SignlessIntegerOrIndexLike}
    results: {result: SignlessIntegerOrIndexLike}
    traits: [Pure, SameOperandsAndResultType]
    assembly_format: "$lhs `,` $rhs attr-dict `:` type($result)"
    folds: {$rhs == 0: $lhs, $lhs == $rhs: 1}
ops:
  constant:
    arguments: {value: TypedAttrInterface}
    results: {result: AnyType}
    traits: [Pure, ConstantLike, "AllTypesMatch<[value, result]>"]
    assembly_format: "$value attr-dict"
  inherits: {extends: Binary}
  replaces: {extends: Binary, folds: {$lhs == $rhs: $lhs, signed($rhs) == -1: -1}}
  constants_last: {extends: Binary, semantics: $lhs + $rhs}
  constants_first:
    extends: Binary
    semantics: {result: $lhs + $rhs, elementwise: true}
    folds: {constants: computed, $rhs == 2: $lhs}
  hooked: {extends: Binary, fold: true}
  both:
    arguments: {x: AnySignlessInteger}
    results: {low: AnySignlessInteger, is_one: I1}
    traits: [Pure, "AllTypesMatch<[x, low]>"]
    assembly_format: "$x attr-dict `:` type($x)"
    folds: {$x == 1: {low: $x + 1, is_one: true}, $x == 0: {low: $x, is_one: $x == 1}}
  cast:
    arguments: {x: AnyType}
    results: {y: AnyType}
    traits: [Pure]
    assembly_format: "$x attr-dict `:` type($x) `to` type($y)"
    folds: {$x.type == $y.type: $x}
  either:
    arguments: {x: "AnyTypeOf<[I32, F32]>", flag: UnitAttr}
    results: {y: "AnyTypeOf<[I32, F32]>"}
    traits: [Pure]
    assembly_format: "(`flag` $flag^)? $x attr-dict `:` type($x) `to` type($y)"
    folds: {$x == 0: 7, is_zero($x) and $flag: $x}
"""


@pytest.fixture(scope="module")
def f() -> Any:
    def materialize_constant(value: Any, type: Any, location: Any) -> Any:
        return module.ConstantOp.build(value, location=location)

    def fold_hooked(op: Any, operands: Any) -> Any:
        return [op.rhs] if operands[1] is not None else None

    spec = SPEC.replace("dialect: f", "dialect: f\nmaterialize_constant: true")
    hooks: dict[str, Any] = {
        "materialize_constant": materialize_constant,
        "fold_hooked": fold_hooked,
    }
    module: Any = load_in_memory(spec, hooks)
    return module


def folded(f: Any, body: str, results: str) -> str:
    """The body of a function of %a, an i8, %x, an i32, and %v, a vector, when it is folded."""
    text = f"func.func @f(%a: i8, %x: i32, %v: vector<2xi8>) -> ({results}) {{\n{body}\n}}"
    module = parse(text, Context(dialects=[f.DIALECT]))
    apply_patterns_greedily(module, [])
    return "\n".join(line.strip() for line in print_ir(module).splitlines()[2:-2])


def test_identities_of_op_classes_are_replaced_in_their_place(f: Any) -> None:
    body = "%0 = f.{} %a, %a : i8\n return %0 : i8"
    assert folded(f, body.format("inherits"), "i8") == "%0 = f.constant 1 : i8\nreturn %0 : i8"
    assert folded(f, body.format("replaces"), "i8") == "return %arg0 : i8"


def test_a_number_is_a_splat_of_a_vector(f: Any) -> None:
    body = "%c = f.constant dense<-1> : vector<2xi8>\n%0 = f.replaces %v, %c : vector<2xi8>\nreturn %0 : vector<2xi8>"
    text = folded(f, body, "vector<2xi8>")
    assert text == "%0 = f.constant dense<-1> : vector<2xi8>\nreturn %0 : vector<2xi8>"


def test_elements_that_differ_are_no_number(f: Any) -> None:
    body = "%c = f.constant dense<[0, 1]> : vector<2xi8>\n%0 = f.inherits %v, %c : vector<2xi8>\nreturn %0 : vector<2xi8>"
    assert "f.inherits" in folded(f, body, "vector<2xi8>")


@pytest.mark.parametrize("name, is_number", [("constants_last", False), ("constants_first", True)])
def test_constants_are_computed_behind_identities_or_before(
    f: Any, name: str, is_number: bool
) -> None:
    """Of two constants, 0 + x: `f.constant` is made where they are computed."""
    body = f"%c = arith.constant 5 : i8\n%d = arith.constant {2 if is_number else 0} : i8\n%0 = f.{name} %c, %d : i8\nreturn %0 : i8"
    made = "f.constant 7" if is_number else "arith.constant 5"
    assert made in folded(f, body, "i8")
    one = "%d = arith.constant 0 : i8\n%0 = f.{} %a, %d : i8\nreturn %0 : i8"
    assert folded(f, one.format(name), "i8") == "return %arg0 : i8"


def test_the_hook_comes_behind_identities(f: Any) -> None:
    body = "%c = arith.constant {} : i8\n%0 = f.hooked %a, %c : i8\nreturn %0 : i8"
    assert folded(f, body.format(0), "i8") == "return %arg0 : i8"
    assert "return %c3_i8" in folded(f, body.format(3), "i8")


def test_several_results_are_operands_and_numbers(f: Any) -> None:
    body = "%c = arith.constant {} : i8\n%0:2 = f.both %c : i8\nreturn %0#0, %0#1 : i8, i1"
    assert "f.constant 2 : i8" in folded(f, body.format(1), "i8, i1")
    assert "f.constant false" in folded(f, body.format(0), "i8, i1")
    assert "f.both" in folded(f, body.format(2), "i8, i1")


def test_types_are_compared_where_no_trait_does(f: Any) -> None:
    body = "%0 = f.cast %x : i32 to {0}\nreturn %0 : {0}"
    assert folded(f, body.format("i32"), "i32") == "return %arg1 : i32"
    assert "f.cast" in folded(f, body.format("i64"), "i64")


def test_an_operand_is_what_the_condition_makes_of_it(f: Any) -> None:
    body = "%c = arith.constant {1} : {0}\n%0 = f.either {3} %c : {0} to {2}\nreturn %0 : {2}"
    assert "f.constant 7 : i32" in folded(f, body.format("i32", 0, "i32", ""), "i32")
    assert "f.either" in folded(f, body.format("i32", 0, "f32", ""), "f32")
    assert "f.either" in folded(f, body.format("f32", -0.0, "f32", ""), "f32")
    assert "f.either" not in folded(f, body.format("f32", -0.0, "f32", "flag"), "f32")
    assert "f.either" in folded(f, body.format("f32", -0.0, "i32", "flag"), "i32")


def test_identities_stand_on_the_reference_page_and_in_differences() -> None:
    old = load_dialect_text(SPEC, "f.yaml")
    page = reference_page(old)
    assert "| `$x == 1` | `low: $x + 1, is_one: true` |" in page
    assert "| `$rhs == 2` | `$lhs` | where constants give no result |" in page
    changed = SPEC.replace("$x.type == $y.type: $x}", "$x.type == $y.type: $x, $x == 1: $x}")
    changed = changed.replace("{constants: computed, $rhs == 2: $lhs}", "{$rhs == 2: $rhs}")
    lines = [str(change) for change in dialect_changes(old, load_dialect_text(changed, "f.yaml"))]
    assert any("fold identity '$x == 1'" in line and "new" in line for line in lines)
    assert any("identity '$rhs == 2': $lhs, behind constants -> $rhs" in line for line in lines)
