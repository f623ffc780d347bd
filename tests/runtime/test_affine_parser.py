"""Reading affine maps and sets: what is refused and how, and the same text as mlir-opt."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.runtime.affine import AffineDimExpr, AffineMap, AffineSymbolExpr, IntegerSet
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser.parser import Parser
from odsgen.runtime.registry.context import Context
from odsgen.runtime.support.source import SourceFile
from tests.oracle import OracleError, mlir_opt, requires_oracle


class ParserOfValues(Parser):
    """Operands without an operation around them."""

    __slots__ = ()

    def parse_operand(self, allow_result_number: bool = True) -> int:
        self.index += 1
        if self.tokens[self.index].startswith("#"):
            self.index += 1
            return self.index - 2
        return self.index - 1


def parser_of(text: str) -> ParserOfValues:
    return ParserOfValues(SourceFile(text), Context())


def parse(text: str) -> AffineMap | IntegerSet:
    """The affine map or integer set that makes up the whole text."""
    parser = parser_of(text)
    found: AffineMap | IntegerSet
    if text.startswith("affine_map"):
        found = parser.parse_affine_map()
    else:
        found = parser.parse_integer_set()
    assert parser.tokens[parser.index] == ""
    return found


def errors_of(text: str) -> list[str]:
    """``column: message`` of each error."""
    try:
        parse(text)
    except ParseError as error:
        return [f"{d.location.column}: {d.message}" for d in error.diagnostics]
    return []


def _error_cases() -> list[tuple[str, list[str]]]:
    """The cases of the file: a line of text, the errors in it indented below."""
    cases: list[tuple[str, list[str]]] = []
    for line in Path(__file__).with_name("affine_errors.txt").read_text().splitlines():
        if line.startswith("  "):
            cases[-1][1].append(line.strip())
        else:
            cases.append((line, []))
    return cases


ERROR_CASES = _error_cases()


@pytest.mark.parametrize(("text", "errors"), ERROR_CASES, ids=[text for text, _ in ERROR_CASES])
def test_errors(text: str, errors: list[str]):
    assert errors_of(text + "\n") == errors


@requires_oracle
def test_errors_are_those_of_mlir():
    prefix = "#m = "
    chunks = [f'{prefix}{text}\n"t.op"() {{m = #m}} : () -> ()\n' for text, _ in ERROR_CASES]
    with pytest.raises(OracleError) as refusal:
        mlir_opt("// -----\n".join(chunks), "-allow-unregistered-dialect", "-split-input-file")
    found: dict[int, list[str]] = {}
    for line, column, message in re.findall(r"(\d+):(\d+): error: (.*)", str(refusal.value)):
        found.setdefault(int(line) // 3, []).append(f"{int(column) - len(prefix)}: {message}")
    assert [found.get(i) for i in range(len(ERROR_CASES))] == [e for _, e in ERROR_CASES]


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("affine_map<() -> ()>", "() -> ()"),
        ("affine_map<(i, j)[n] -> (i + n, j)>", "(d0, d1)[s0] -> (d0 + s0, d1)"),
        ("affine_map<(mod) -> (mod mod 2)>", "(d0) -> (d0 mod 2)"),
        ("affine_map<(i32, loc) -> (i32 + loc)>", "(d0, d1) -> (d0 + d1)"),
        ("affine_map<(tensor) -> (tensor)>", "(d0) -> (d0)"),
        ("affine_map<(i)[] -> (i - 0x10)>", "(d0) -> (d0 - 16)"),
        ("affine_map<(i) -> (- - i, -(-3))>", "(d0) -> (d0, 3)"),
        ("affine_map<(i) -> (-i mod 2)>", "(d0) -> ((-d0) mod 2)"),
        ("affine_map<(i) -> (i + 2 * i * 3 - 4 mod 3)>", "(d0) -> (d0 * 7 - 1)"),
        ("affine_map<(i) -> ((((i))) * (2 + 3))>", "(d0) -> (d0 * 5)"),
        ("affine_map<(i)[N] -> (N * i floordiv N ceildiv 2)>", "(d0)[s0] -> (((d0 * s0) floordiv s0) ceildiv 2)"),
        ("affine_set<(i) : ()>", "(d0) : (0 == 0)"),
        ("affine_set<(i)[n] : (i <= n, i >= 2, i == 5)>", "(d0)[s0] : (-d0 + s0 >= 0, d0 - 2 >= 0, d0 - 5 == 0)"),
    ],
)  # fmt: skip
def test_text(text: str, printed: str):
    assert str(parse(text)) == printed


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("() -> (-9223372036854775807 - 1)", "() -> (-9223372036854775808)"),
        ("(i) -> (i - (-9223372036854775807 - 1))", "(d0) -> (d0 - -9223372036854775808)"),
        ("() -> (-(-9223372036854775807 - 1))", "() -> (--9223372036854775808)"),
    ],
)
def test_the_least_constant_is_read_as_it_is_printed(text: str, printed: str):
    """mlir-opt prints the same and refuses to read it."""
    assert str(parse(f"affine_map<{text}>")) == printed
    assert str(parse(f"affine_map<{printed}>")) == printed


def test_operands_are_numbered_by_first_mention():
    parser = parser_of("[%i + symbol(%n) * 2, %j - %i, symbol(%m) + %n] %rest")
    map, operands = parser.parse_affine_map_of_ssa_ids()
    assert str(map) == "(d0, d1)[s0, s1] -> (d0 + s0 * 2, d1 - d0, s0 + s1)"
    assert [parser.tokens[index] for index in operands] == ["%i", "%j", "%n", "%m"]
    assert parser.tokens[parser.index] == "%rest"


def test_operands_of_an_expression():
    parser = parser_of("%i#1 + symbol(%n)")
    expr, dims, symbols = parser.parse_affine_expr_of_ssa_ids()
    assert expr is AffineDimExpr.get(0) + AffineSymbolExpr.get(0)
    assert [parser.tokens[index] for index in dims + symbols] == ["%i", "%n"]


VALUE_ERRORS = [
    ("[%i)", "4: expected ']' in affine map"),
    ("[%i, i]", "5: use of undeclared identifier"),
    ("[symbol %n]", "8: expected '(' at start of SSA symbol"),
    ("[symbol(n)]", "9: expected ssa identifier"),
    ("[symbol(%n]", "11: expected ')' at end of SSA symbol"),
    ("[-%n %n]", "5: expected ']' in affine map"),
    ("[%i + ]", "7: missing right operand of binary operator"),
    (
        "[%i * %n]",
        "5: non-affine expression: at least one of the multiply operands has to be"
        " either a constant or symbolic",
    ),
]


@pytest.mark.parametrize(("text", "error"), VALUE_ERRORS)
def test_errors_in_a_map_of_values(text: str, error: str):
    with pytest.raises(ParseError) as refusal:
        parser_of(text).parse_affine_map_of_ssa_ids()
    (diagnostic,) = refusal.value.diagnostics
    assert f"{diagnostic.location.column}: {diagnostic.message}" == error


@requires_oracle
@pytest.mark.parametrize(("text", "error"), VALUE_ERRORS)
def test_errors_in_a_map_of_values_are_those_of_mlir(text: str, error: str):
    function = f"""func.func @f(%m: memref<?xf32>, %i: index, %n: index) {{
%0 = affine.load %m
{text} : memref<?xf32>
return
}}"""
    column, _, message = error.partition(": ")
    with pytest.raises(OracleError, match=re.escape(f":3:{column}: error: {message}")):
        mlir_opt(function)


def test_expression_of_given_names():
    names = {"x": AffineDimExpr.get(4), "n": AffineSymbolExpr.get(1)}
    assert str(parser_of("x * 2 + n").parse_affine_expr(names)) == "d4 * 2 + s1"


@pytest.mark.parametrize(
    ("opening", "closing"), [("(", ")"), ("-", ""), ("-(", ")"), ("(1 + ", ")"), ("", " * s")]
)
def test_depth_has_no_limit(opening: str, closing: str):
    depth = 20_000
    text = f"affine_map<(i)[s] -> ({opening * depth}i{closing * depth})>"
    assert str(parse(text)).startswith("(d0)[s0] -> (")
    assert errors_of(text[:-1])


def random_expression(source: random.Random, depth: int, symbolic: bool = False) -> str:
    """The text of an expression, rich in what the rules look for."""

    def number() -> str:
        value = source.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 32, 64))
        if source.random() < 0.02:
            value = source.choice((2**63 - 1, 2**62, 2**33))
        return f"-{value}" if source.random() < 0.25 else str(value)

    if depth == 0 or source.random() < 0.15:
        if source.random() < 0.3:
            return number()
        return source.choice(("s0", "s1") if symbolic else ("d0", "d1", "d2", "s0", "s1"))
    lhs = random_expression(source, depth - 1, symbolic)
    kind = source.random()
    if kind < 0.45:
        return f"({lhs} {source.choice('+-')} {random_expression(source, depth - 1, symbolic)})"
    if kind < 0.5:
        divisor = source.choice((number(), "s0", "(s0 + 1)"))
        return f"({lhs} - ({lhs} floordiv {divisor}) * {divisor})"
    if kind < 0.55:
        before, factor = random_expression(source, depth - 1, symbolic), source.randint(0, 9)
        return f"({before} + {lhs} + ({lhs} floordiv {factor}) * -{factor})"
    if kind < 0.6:
        return f"-{lhs}"
    rhs = number() if source.random() < 0.7 else random_expression(source, 1, symbolic=True)
    operator = source.choice(("*", "*", "mod", "floordiv", "ceildiv"))
    if operator == "*" and source.random() < 0.2:
        return f"({rhs} * {lhs})"
    return f"({lhs} {operator} {rhs})"


OPERANDS = "(d0, d1, d2)[s0, s1]"


@given(
    st.randoms(use_true_random=False),
    st.integers(0, 6),
    st.lists(st.integers(-20, 20), min_size=5, max_size=5),
)
def test_text_means_the_same(source: random.Random, depth: int, point: list[int]):
    """Not the same expression: the rules may find more in a text than in how it came about."""
    expr = random_expression(source, depth)
    map = parse(f"affine_map<{OPERANDS} -> ({expr})>")
    assert isinstance(map, AffineMap)
    if re.search("[0-9]{9}", expr):
        return  # What overflows may print as a number that is none.
    again = parse(f"affine_map<{map}>")
    assert isinstance(again, AffineMap)
    try:
        expected = map.evaluate(point)
    except ValueError:
        return
    assert again.evaluate(point) == expected


@requires_oracle
@pytest.mark.parametrize("seed", range(3))
def test_random_maps_print_as_in_mlir(seed: int):
    source = random.Random(seed)
    exprs = [random_expression(source, source.randint(1, 6)) for _ in range(1000)]
    text = f"affine_map<{OPERANDS} -> ({', '.join(exprs)})>"
    printed = mlir_opt(f'"t.op"() {{m = {text}}} : () -> ()', "-allow-unregistered-dialect")
    start = printed.index(OPERANDS)
    theirs = printed[start : printed.index(">\nmodule")].split(", ")
    ours = str(parse(text)).split(", ")
    # The operands have three commas.
    for expr, our, their in zip([*[""] * 3, *exprs], ours, theirs, strict=True):
        assert our == their, expr


@requires_oracle
@pytest.mark.parametrize("seed", range(2))
def test_random_sets_print_as_in_mlir(seed: int):
    source = random.Random(f"sets {seed}")
    constraints = []
    for _ in range(300):
        lhs, rhs = (random_expression(source, source.randint(0, 4)) for _ in range(2))
        constraints.append(f"{lhs} {source.choice(('==', '>=', '<='))} {rhs}")
    text = f"affine_set<{OPERANDS} : ({', '.join(constraints)})>"
    printed = mlir_opt(f'"t.op"() {{m = {text}}} : () -> ()', "-allow-unregistered-dialect")
    theirs = printed[printed.index(OPERANDS) : printed.index(">\nmodule")]
    assert str(parse(text)).split(", ") == theirs.split(", ")
