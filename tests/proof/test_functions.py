"""Each function of the language of semantics: its Python and its SMT-LIB give the same, exhaustively at small widths."""

from __future__ import annotations

import operator
import random
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import product
from typing import Any

import pytest

from odsgen.ods.library.semantic_functions import SEMANTIC_FUNCTIONS, SemanticFunction
from odsgen.ods.model.semantics import Sort
from odsgen.proof.computation import apply_row
from odsgen.proof.encoder import Encoder
from odsgen.proof.solver import solve
from odsgen.proof.terms import Float, Int, ScalarType, Script, bits_sort, float_type, integer_type
from odsgen.runtime.floats import FLOAT_SEMANTICS

pytest.importorskip("z3")

_OPERATORS: dict[str, Callable[..., Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "<<": operator.lshift,
    ">>": operator.rshift,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "and": lambda a, b: a and b,
    "or": lambda a, b: a or b,
    "not": operator.not_,
}
_SIGNS: dict[str, Callable[..., Any]] = {"-": operator.neg, "~": operator.invert}
_DIVISIONS = {"//", "%", "quo", "rem", "ceildiv"}
_NUMBERS = (Sort.BITS, Sort.INTEGER)


def python_of(row: SemanticFunction) -> Callable[..., Any]:
    """The function that generated code calls."""
    module, colon, name = row.python.partition(":")
    if colon:
        return getattr(import_module(module), name)  # type: ignore[no-any-return]
    if row.python.startswith("."):
        return lambda value: getattr(value, row.python[1:])()
    if len(row.parameters) == 1 and row.python in _SIGNS:
        return _SIGNS[row.python]
    return _OPERATORS[row.python]


def of_sorts(*sorts: Sort) -> list[SemanticFunction]:
    return [
        row
        for row in SEMANTIC_FUNCTIONS.values()
        if set(row.parameters) <= set(sorts) and row.parameters
    ]


def disagreements(cases: Iterator[tuple[str, str]], script: Script) -> str:
    """Whether one of the cases can hold: inputs are certain numbers, and the result is another than Python's."""
    texts = [f"(and {given} (not {same}))" for given, same in cases]
    assert texts
    query = "\n".join([*script.lines, f"(assert (or false {' '.join(texts)}))", "(check-sat)\n"])
    return solve(query, (), 60).status


def equals(encoder: Encoder, found: Any, expected: Any) -> str:
    if isinstance(found, Int):
        return encoder.equal(found, encoder.constant(int(expected)))
    return str(found) if expected else encoder.negation(found)


@pytest.mark.parametrize("width", [1, 2, 3, 4])
@pytest.mark.parametrize("row", of_sorts(*_NUMBERS), ids=lambda row: row.name)
def test_integers(row: SemanticFunction, width: int) -> None:
    """Unsigned and signed arguments; what gives bits of a width gets the width."""
    if row.name == "reversed_bytes":
        width *= 8
    if row.name in ("wrap", "bits", "power"):
        check_widths(row, width)
        return
    script = Script()
    encoder = Encoder(script)
    compute = python_of(row)
    names = [script.declare(name, bits_sort(width)) for name in "xyz"[: len(row.parameters)]]
    unsigned = [encoder.bits(name, width) for name in names]
    forms = [unsigned]
    if Sort.BITS not in row.parameters:
        forms.append([encoder.signed(each) for each in unsigned])
        forms.append([encoder.signed(unsigned[0]), *unsigned[1:]])
    given_width = [width] if row.is_given in ("width", "second_width") else []
    encoded = [apply_row(encoder, row, [*form]) for form in forms]

    def cases() -> Iterator[tuple[str, str]]:
        for bits in numbers(width, len(names)):
            given = " ".join(f"(= {n} (_ bv{b} {width}))" for n, b in zip(names, bits, strict=True))
            for form, found in zip(forms, encoded, strict=True):
                values = [read(each, b, width) for each, b in zip(form, bits, strict=True)]
                if row.name in _DIVISIONS and values[1] == 0:
                    continue
                if row.name in ("<<", ">>") and values[1] < 0:
                    continue
                expected = compute(*values, *given_width)
                yield f"(and {given} true)", equals(encoder, found, expected)

    assert disagreements(cases(), script) == "unsat"


def read(form: Int, bits: int, width: int) -> int:
    return bits - (1 << width) if form.is_signed and bits >> (width - 1) else bits


def numbers(width: int, count: int) -> Iterator[tuple[int, ...]]:
    """All numbers of a width, or some."""
    if width * count <= 8:
        yield from product(range(1 << width), repeat=count)
        return
    source = random.Random(width)
    for _ in range(40):
        yield tuple(source.getrandbits(width) for _ in range(count))


def check_widths(row: SemanticFunction, width: int) -> None:
    """Functions whose last arguments say which bits are meant."""
    compute = python_of(row)
    for size in (1, 2, 5):
        for second in range(4):
            script = Script()
            encoder = Encoder(script)
            name = script.declare("x", bits_sort(width))
            value = encoder.signed(encoder.bits(name, width))
            rest = [second, size] if len(row.parameters) == 3 else [size]
            found = apply_row(encoder, row, [value, *map(encoder.constant, rest)])
            assert isinstance(found, Int)
            texts = [
                (
                    f"(= {name} (_ bv{bits} {width}))",
                    equals(encoder, found, compute(read(value, bits, width), *rest)),
                )
                for bits in range(1 << width)
            ]
            assert disagreements(iter(texts), script) == "unsat"


def test_conditions() -> None:
    for row in of_sorts(Sort.CONDITION):
        compute = python_of(row)
        for values in product((False, True), repeat=len(row.parameters)):
            encoder = Encoder(Script())
            texts: list[Any] = ["true" if value else "false" for value in values]
            expected = "true" if compute(*values) else "false"
            assert apply_row(encoder, row, texts) == expected


# --- floats -----------------------------------------------------------------------------------------------------------

_FLOATS = {"f16": FLOAT_SEMANTICS["f16"], "bf16": FLOAT_SEMANTICS["bf16"]}


def float_inputs(name: str, count: int) -> Iterator[tuple[int, ...]]:
    """Zeros, infinities, NaN, subnormal numbers, and any others; without signaling NaNs, of which SMT-LIB has none."""
    format = float_type(name).format
    assert format is not None
    fraction = format.significand - 1
    infinity = ((1 << format.exponent) - 1) << fraction
    sign = 1 << (format.width - 1)
    quiet = infinity | 1 << (fraction - 1)
    one = ((1 << (format.exponent - 1)) - 1) << fraction
    edges = [0, sign, infinity, infinity | sign, quiet, 1, sign | 1, one, one | sign, infinity - 1]
    source = random.Random(name)
    yield from product(edges, repeat=count) if count < 3 else ()
    for _ in range(60):
        yield tuple(
            quieted(source.getrandbits(format.width), quiet, infinity) for _ in range(count)
        )


def quieted(bits: int, quiet: int, infinity: int) -> int:
    return quiet if bits & infinity == infinity else bits


def as_float(encoder: Encoder, bits: int, type: ScalarType) -> Float:
    return encoder.float_of_bits(encoder.constant(bits), type)


def of_floats() -> list[SemanticFunction]:
    rows = of_sorts(Sort.FLOAT)
    return [row for row in rows if row.smt is not None or row.meaning]


@pytest.mark.parametrize("name", _FLOATS)
@pytest.mark.parametrize("row", of_floats(), ids=lambda row: row.name)
def test_floats(row: SemanticFunction, name: str) -> None:
    compute, type = python_of(row), float_type(name)
    semantics = _FLOATS[name]
    script = Script()
    encoder = Encoder(script)
    wrong = []
    for bits in float_inputs(name, len(row.parameters)):
        found: Any = apply_row(encoder, row, [as_float(encoder, each, type) for each in bits])
        expected = compute(semantics, *bits)
        if isinstance(found, Int):
            same = encoder.equal(found, encoder.constant(int(expected)))
        elif row.result is Sort.CONDITION:
            same = found if expected else encoder.negation(found)
        else:
            same = f"(= {found} {as_float(encoder, expected, type)})"
        wrong.append(f"(not {same})")
    query = "\n".join([*script.lines, f"(assert (or {' '.join(wrong)}))\n"])
    assert solve(query, (), 60).status == "unsat"


@pytest.mark.parametrize("name", _FLOATS)
def test_conversions(name: str) -> None:
    """From and to integers, and from one format to another."""
    type, semantics = float_type(name), _FLOATS[name]
    script = Script()
    encoder = Encoder(script)
    rows = SEMANTIC_FUNCTIONS
    to_float, convert = (python_of(rows[each]) for each in ("to_float", "convert"))
    wrong = []
    for number in (0, 1, -1, 2047, 2049, 70000, -65519, 65520, 1 << 40):
        made = encoder.to_float(encoder.constant(number), type)
        expected = as_float(encoder, to_float(number, semantics), type)
        wrong.append(f"(not (= {made} {expected}))")
    other = "bf16" if name == "f16" else "f16"
    for (bits,) in float_inputs(name, 1):
        made = encoder.convert(as_float(encoder, bits, type), float_type(other))
        found = convert(semantics, bits, _FLOATS[other])
        wrong.append(f"(not (= {made} {as_float(encoder, found, float_type(other))}))")
    for literal in (0.5, -0.0, 1e9, -3.75):
        made = encoder.float_literal(literal, type)
        expected = as_float(encoder, semantics.from_float(literal), type)
        wrong.append(f"(not (= {made} {expected}))")
    query = "\n".join([*script.lines, f"(assert (or {' '.join(wrong)}))\n"])
    assert solve(query, (), 60).status == "unsat"


def test_every_function_of_integers_and_floats_is_encoded() -> None:
    lacking = {
        row.name for row in SEMANTIC_FUNCTIONS.values() if row.smt is None and not row.meaning
    }
    assert lacking == {"complex", "re", "im"}


def test_widths() -> None:
    assert python_of(SEMANTIC_FUNCTIONS["width"]) is not None
    assert apply_row(Encoder(Script()), SEMANTIC_FUNCTIONS["width"], [integer_type(7)])
