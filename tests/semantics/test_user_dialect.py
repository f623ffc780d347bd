"""Folding and evaluation of a dialect of one's own by its `semantics`, with poison and elements."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.codegen import load_in_memory
from odsgen.interpreter import POISON, Elements, EvaluationError, Limits, Machine
from odsgen.ods.library.semantic_functions import function_rows
from odsgen.rewriting import apply_patterns_greedily
from odsgen.runtime import Context, parse, print_ir

SPEC = """
dialect: u
imports: [arith]
enums:
  Side: {cases: [low, high, is]}
  Flags: {bits: {sure: 0}, zero: none}
op_classes:
  Binary:
    arguments: {lhs: SignlessIntegerOrIndexLike, rhs: SignlessIntegerOrIndexLike}
    results: {result: SignlessIntegerOrIndexLike}
    traits: [Pure, SameOperandsAndResultType, Elementwise]
    assembly_format: "$lhs `,` $rhs attr-dict `:` type($result)"
ops:
  add: {extends: Binary, semantics: "min($lhs + $rhs, (1 << width($lhs)) - 1)"}
  divide:
    extends: Binary
    semantics:
      result: quo(signed($lhs), signed($rhs))
      undefined: {divides by zero: $rhs == 0}
      poison: {gives nothing: $result == 0}
  shift:
    extends: Binary
    arguments: {flags: "DefaultValuedAttr<Flags, none>"}
    assembly_format: "$lhs `,` $rhs ($flags^)? attr-dict `:` type($result)"
    semantics:
      result: $lhs << $rhs
      poison:
        shifts too far: $rhs >= width($lhs)
        loses bits: "'sure' in $flags and $result >> $rhs != $lhs"
  pick:
    extends: Binary
    arguments: {side: Side}
    assembly_format: "$side $lhs `,` $rhs attr-dict `:` type($result)"
    semantics: {result: {switch: $side, cases: {low: "min($lhs, $rhs)", high: "max($lhs, $rhs)", is: $lhs}}}
  negate:
    arguments: {value: AnySignlessInteger}
    results: {result: AnySignlessInteger}
    traits: [Pure, SameOperandsAndResultType]
    assembly_format: "$value attr-dict `:` type($result)"
    semantics: {result: -$value, undefined: {has no opposite: $result == $value and $value != 0}}
  both:
    arguments: {lhs: AnySignlessInteger, rhs: AnySignlessInteger}
    results: {sum: AnySignlessInteger, carry: I1}
    traits: [Pure, "AllTypesMatch<[lhs, rhs, sum]>"]
    assembly_format: "$lhs `,` $rhs attr-dict `:` type($sum)"
    semantics: {results: {sum: total, carry: "total != $sum"}, let: {total: $lhs + $rhs}}
  half:
    arguments: {value: AnyFloat}
    results: {result: AnyFloat}
    traits: [Pure, SameOperandsAndResultType]
    assembly_format: "$value attr-dict `:` type($result)"
    semantics: fmul($value, float_number(0.5, $value))
  plus: {extends: Binary, semantics: {result: $lhs + $rhs, fold: numbers}}
  minus: {extends: Binary, semantics: {result: $lhs - $rhs, fold: splats}}
  raise: {extends: Binary, semantics: "power($lhs, $rhs, width($lhs))"}
  any_sum:
    arguments: {lhs: SignlessIntegerOrIndexOrFloatLike, rhs: SignlessIntegerOrIndexOrFloatLike}
    results: {result: SignlessIntegerOrIndexOrFloatLike}
    traits: [Pure, SameOperandsAndResultType, Elementwise]
    assembly_format: "$lhs `,` $rhs attr-dict `:` type($result)"
    semantics: {result: {switch: $lhs, cases: {integer: $lhs + $rhs, float: "fadd($lhs, $rhs)"}}}
  limit:
    arguments: {value: AnyInteger}
    results: {result: AnyInteger}
    traits: [Pure, SameOperandsAndResultType]
    assembly_format: "$value attr-dict `:` type($result)"
    semantics:
      result: "min($value, 100) if is_unsigned($value) else min(signed($value), 100)"
  total:
    arguments: {first: AnySignlessInteger, more: Variadic<AnySignlessInteger>}
    results: {result: AnySignlessInteger}
    traits: [Pure]
    assembly_format: "$first `,` $more attr-dict `:` type($first) `,` type($more) `to` type($result)"
    semantics: $first - reduce('+', $more)
  all:
    arguments: {values: Variadic<I1>}
    results: {result: I1}
    traits: [Pure]
    assembly_format: "$values attr-dict"
    semantics: reduce('&', $values)
  joined:
    arguments: {values: Variadic<AnySignlessInteger>}
    results: {result: AnySignlessInteger}
    traits: [Pure]
    assembly_format: "$values attr-dict `:` functional-type($values, $result)"
    semantics: reduce('concat', $values)
materialize_constant: true
""".replace("total != $sum", "1 if total >= 1 << width($lhs) else 0")


@pytest.fixture(scope="module")
def dialect() -> Any:
    def materialize_constant(value: Any, type: Any, location: Any) -> Any:
        from odsgen_dialects.arith import ConstantOp

        return ConstantOp.build(value, location=location)

    return load_in_memory(SPEC, {"materialize_constant": materialize_constant})


def run(dialect: Any, body: str, signature: str, arguments: list[Any]) -> Any:
    text = f"func.func @f{signature} {{\n{body}\n}}"
    machine = Machine(parse(text, Context(dialects=[dialect.DIALECT])))
    return machine.call(machine.function("f"), arguments)


def folded(dialect: Any, lines: str, type: str) -> str:
    text = f"func.func @f() -> {type} {{\n{lines}\nreturn %r : {type}\n}}"
    module = parse(text, Context(dialects=[dialect.DIALECT]))
    apply_patterns_greedily(module, ())
    return print_ir(module)


BINARY = "(%a: i8, %b: i8) -> i8"


@given(st.integers(0, 255), st.integers(0, 255))
def test_evaluation_and_folding_agree(dialect: Any, a: int, b: int) -> None:
    [result] = run(dialect, "%r = u.add %a, %b : i8\nreturn %r : i8", BINARY, [a, b])
    assert result == min(a + b, 255)
    signed = result - 256 if result > 127 else result
    text = folded(
        dialect,
        f"%a = arith.constant {a} : i8\n%b = arith.constant {b} : i8\n%r = u.add %a, %b : i8",
        "i8",
    )
    assert f"arith.constant {signed} : i8" in text and "u.add" not in text


@pytest.mark.parametrize(
    ("type", "a", "b", "result"),
    [("i8", 200, 100, 44), ("f32", 0x3F800000, 0x3FC00000, 0x40200000), ("index", 3, 4, 7)],
)
def test_types_choose_between_expressions(
    dialect: Any, type: str, a: int, b: int, result: int
) -> None:
    body = f"%r = u.any_sum %a, %b : {type}\nreturn %r : {type}"
    assert run(dialect, body, f"(%a: {type}, %b: {type}) -> {type}", [a, b]) == [result]
    constants = {"i8": ("200", "100"), "f32": ("1.0", "1.5"), "index": ("3", "4")}[type]
    lines = [
        f"%{name} = arith.constant {text} : {type}"
        for name, text in zip("ab", constants, strict=True)
    ]
    text = folded(dialect, "\n".join([*lines, f"%r = u.any_sum %a, %b : {type}"]), type)
    assert "u.any_sum" not in text


def test_signs_choose_between_expressions(dialect: Any) -> None:
    for type, result in (("ui8", 100), ("si8", 200), ("i8", 200)):
        body = f"%r = u.limit %a : {type}\nreturn %r : {type}"
        assert run(dialect, body, f"(%a: {type}) -> {type}", [200]) == [result]


def test_any_number_of_operands_are_reduced(dialect: Any) -> None:
    body = """
      %0 = u.total %a, %b, %b, %c : i8, i8, i8, i16 to i8
      %1 = u.all %d, %d
      %2 = "u.all"() : () -> i1
      %3 = u.joined %a, %d, %c : (i8, i1, i16) -> i25
      return %0, %1, %2, %3 : i8, i1, i1, i25"""
    signature = "(%a: i8, %b: i8, %c: i16, %d: i1) -> (i8, i1, i1, i25)"
    found = run(dialect, body, signature, [5, 100, 300, 1])
    assert found == [5 - 500 & 255, 1, 1, 5 << 17 | 1 << 16 | 300]
    lines = "%a = arith.constant 5 : i8\n%b = arith.constant 2 : i8"
    text = folded(dialect, f"{lines}\n%r = u.total %a, %b, %b : i8, i8, i8 to i8", "i8")
    assert "arith.constant 1 : i8" in text and "u.total" not in text


def test_undefined_behavior_ends_the_program_with_the_reason(dialect: Any) -> None:
    with pytest.raises(EvaluationError, match="'u.divide' op divides by zero"):
        run(dialect, "%r = u.divide %a, %b : i8\nreturn %r : i8", BINARY, [3, 0])


def test_undefined_behavior_may_depend_on_the_result(dialect: Any) -> None:
    body, signature = "%r = u.negate %a : i8\nreturn %r : i8", "(%a: i8) -> i8"
    assert run(dialect, body, signature, [1]) == [255]
    with pytest.raises(EvaluationError, match="'u.negate' op has no opposite"):
        run(dialect, body, signature, [128])


@pytest.mark.parametrize(
    ("a", "b", "flags", "result"),
    [
        (3, 1, "", 6),
        (128, 1, "", 0),
        (1, 9, "", POISON),
        (128, 1, " sure", POISON),
        (64, 1, " sure", 128),
    ],
)
def test_poison(dialect: Any, a: int, b: int, flags: str, result: Any) -> None:
    body = f"%r = u.shift %a, %b{flags} : i8\nreturn %r : i8"
    assert run(dialect, body, BINARY, [a, b]) == [result]


@pytest.mark.parametrize(
    ("op", "folds"),
    [
        ("u.shift %a, %b sure : i8", True),
        ("u.shift %a, %c : i8", False),
        ("u.divide %a, %d : i8", False),
        ("u.divide %b, %a : i8", False),
    ],
)
def test_a_promise_is_believed_and_nothing_else(dialect: Any, op: str, folds: bool) -> None:
    constants = {"a": -128, "b": 1, "c": 8, "d": 0}
    lines = "\n".join(f"%{name} = arith.constant {value} : i8" for name, value in constants.items())
    assert ("u." not in folded(dialect, f"{lines}\n%r = {op}", "i8")) is folds


def test_cases(dialect: Any) -> None:
    for side, result in (("low", 2), ("high", 9), ("is", 2)):
        body = f"%r = u.pick {side} %a, %b : i8\nreturn %r : i8"
        assert run(dialect, body, BINARY, [2, 9]) == [result]


def test_several_results(dialect: Any) -> None:
    body = "%s, %c = u.both %a, %b : i8\nreturn %s, %c : i8, i1"
    assert list(run(dialect, body, "(%a: i8, %b: i8) -> (i8, i1)", [200, 100])) == [44, 1]


def test_elements(dialect: Any) -> None:
    body = "%r = u.add %a, %b : vector<3xi8>\nreturn %r : vector<3xi8>"
    signature = "(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8>"
    arguments = [Elements((3,), [1, 250, POISON]), Elements((3,), [2, 9, 3])]
    assert run(dialect, body, signature, arguments) == [Elements((3,), [3, 255, POISON])]
    text = folded(
        dialect,
        "%a = arith.constant dense<[1, 2]> : vector<2xi8>\n%b = arith.constant dense<-1> : vector<2xi8>\n"
        "%r = u.add %a, %b : vector<2xi8>",
        "vector<2xi8>",
    )
    assert "dense<-1> : vector<2xi8>" in text and "u.add" not in text


def test_floats(dialect: Any) -> None:
    text = folded(dialect, "%a = arith.constant 3.0 : f32\n%r = u.half %a : f32", "f32")
    assert "arith.constant 1.500000e+00 : f32" in text


def test_an_index_has_64_bits(dialect: Any) -> None:
    body = "%r = u.add %a, %b : index\nreturn %r : index"
    signature = "(%a: index, %b: index) -> index"
    assert run(dialect, body, signature, [2**64 - 1, 5]) == [2**64 - 1]


def test_the_page_lists_all_functions() -> None:
    page = Path(__file__).parents[2] / "docs" / "reference" / "semantics.md"
    assert "\n".join(function_rows()) in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("op", "folds"),
    [
        ("plus %a, %a", True),
        ("plus %a, %b", True),
        ("plus %a, %p", False),
        ("minus %a, %a", True),
        ("minus %a, %b", False),
        ("minus %a, %p", False),
    ],
)
def test_numbers_fold_and_splats_but_not_poison(dialect: Any, op: str, folds: bool) -> None:
    lines = (
        "%a = arith.constant dense<1> : vector<2xi8>\n"
        "%b = arith.constant dense<[1, 2]> : vector<2xi8>\n"
        "%p = ub.poison : vector<2xi8>\n"
    )
    text = folded(dialect, f"{lines}%r = u.{op} : vector<2xi8>", "vector<2xi8>")
    assert ("u." not in text.replace("ub.", "")) is folds


def test_powers_of_wide_integers_cost_a_multiplication_for_each_bit(dialect: Any) -> None:
    text = "func.func @f(%a: i9999) -> i9999 {\n%r = u.raise %a, %a : i9999\nreturn %r : i9999\n}"
    module = parse(text, Context(dialects=[dialect.DIALECT]))
    machine = Machine(module, limits=Limits(steps=100_000))
    with pytest.raises(EvaluationError, match="limit"):
        machine.call(machine.function("f"), [3])
