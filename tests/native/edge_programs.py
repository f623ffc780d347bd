"""Programs of one operation each, called with the values at the edges of its types.

Each prints the bits of its results; of a NaN only that it is one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

_INTEGERS = ("i1", "i8", "i13", "i16", "i32", "i64", "index")
_FLOATS = ("f16", "bf16", "f32", "f64")
_SHAPES = ("", "4x")
_MOST_CALLS = 64
_WIDTHS = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64, "index": 64}
#: The largest number, the least normal and the least subnormal one.
_FLOAT_EDGES = {
    "f16": ("65504.0", "6.103515625e-05", "0x0001"),
    "bf16": ("0x7F7F", "0x0080", "0x0001"),
    "f32": ("0x7F7FFFFF", "0x00800000", "0x00000001"),
    "f64": ("0x7FEFFFFFFFFFFFFF", "0x0010000000000000", "0x0000000000000001"),
}
_NANS = {"f16": "0x7E00", "bf16": "0x7FC0", "f32": "0x7FC00000", "f64": "0x7FF8000000000000"}
_INFINITIES = {"f16": "7C00", "bf16": "7F80", "f32": "7F800000", "f64": "7FF0000000000000"}


class Call(NamedTuple):
    """A call of a function: its name, and constants with their types."""

    function: str
    arguments: tuple[tuple[str, str], ...] = ()


class Program(NamedTuple):
    """Functions that print what they compute, and the calls of them."""

    text: str
    calls: Sequence[Call]


class _Case(NamedTuple):
    """An operation on arguments of these types: its text with `%0`, `%1` … for them."""

    text: str
    arguments: tuple[str, ...]
    results: tuple[str, ...]


def width_of(element: str) -> int:
    """The number of bits of an integer or a float."""
    return _WIDTHS.get(element) or int(element[1:])


def _typed(shape: str, element: str) -> str:
    return f"vector<{shape}{element}>" if shape else element


def _selected(type: str, flag: str) -> str:
    return type if flag == "i1" else f"{flag}, {type}"


def _arguments(count: int) -> str:
    return ", ".join(f"%{number}" for number in range(count))


def _integer_cases(element: str, type: str, flag: str) -> Iterator[_Case]:
    def case(op: str, count: int = 2, flags: str = "") -> _Case:
        return _Case(f"{op} {_arguments(count)}{flags} : {type}", (type,) * count, (type,))

    for op in "andi ori xori maxsi maxui minsi minui remsi remui".split():
        yield case(f"arith.{op}")
    for op in "floordivsi ceildivsi ceildivui".split():
        yield case(f"arith.{op}")
    for op in "addi subi muli shli".split():
        for flags in ("", "nsw", "nuw", "nsw, nuw"):
            yield case(f"arith.{op}", flags=f" overflow<{flags}>" if flags else "")
    for op in "divsi divui shrsi shrui".split():
        for flags in ("", " exact"):
            yield case(f"arith.{op}", flags=flags)
    for predicate in "eq ne slt sle sgt sge ult ule ugt uge".split():
        yield _Case(f"arith.cmpi {predicate}, %0, %1 : {type}", (type, type), (flag,))
    for op in ("absi", "ctlz", "cttz", "ctpop"):
        if element != "i1" and element != "index":
            yield case(f"math.{op}", 1)
    if element == "index":
        return
    yield _Case(f"arith.addui_extended %0, %1 : {type}, {flag}", (type, type), (type, flag))
    for op in ("mulsi_extended", "mului_extended"):
        yield _Case(f"arith.{op} %0, %1 : {type}", (type, type), (type, type))


def _float_cases(type: str, flag: str) -> Iterator[_Case]:
    def case(op: str, count: int = 2, flags: str = "") -> _Case:
        return _Case(f"{op} {_arguments(count)}{flags} : {type}", (type,) * count, (type,))

    for op in "addf subf mulf divf remf maximumf minimumf maxnumf minnumf".split():
        for flags in ("", " fastmath<nnan>", " fastmath<ninf>"):
            yield case(f"arith.{op}", flags=flags)
    yield case("arith.negf", 1)
    for predicate in "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split():
        yield _Case(f"arith.cmpf {predicate}, %0, %1 : {type}", (type, type), (flag,))
    for op in "absf ceil floor trunc round roundeven sqrt".split():
        yield case(f"math.{op}", 1)
    yield case("math.copysign")
    yield case("math.fma", 3)
    for op in ("isnan", "isinf", "isfinite", "isnormal"):
        yield _Case(f"math.{op} %0 : {type}", (type,), (flag,))
    yield _Case(f"math.clampf %0 to [%1, %2] : {type}", (type,) * 3, (type,))


def _cast_cases(shape: str) -> Iterator[_Case]:
    def case(op: str, source: str, target: str) -> _Case:
        types = _typed(shape, source), _typed(shape, target)
        return _Case(f"{op.format(types[0], types[1])}", types[:1], types[1:])

    integers = [element for element in _INTEGERS if element != "index"]
    for source, target in product(integers, integers):
        if width_of(source) < width_of(target):
            yield case("arith.extsi %0 : {} to {}", source, target)
            yield case("arith.extui %0 : {} to {}", source, target)
        elif width_of(source) > width_of(target):
            for flags in ("", " overflow<nsw>", " overflow<nuw>"):
                yield case(f"arith.trunci %0{flags} : {{}} to {{}}", source, target)
    for source in integers:
        for op in ("index_cast", "index_castui"):
            yield case(f"arith.{op} %0 : {{}} to {{}}", source, "index")
            yield case(f"arith.{op} %0 : {{}} to {{}}", "index", source)
    for number, element in product(integers, _FLOATS):
        for op in ("sitofp", "uitofp"):
            yield case(f"arith.{op} %0 : {{}} to {{}}", number, element)
        for op in ("fptosi", "fptoui"):
            yield case(f"arith.{op} %0 : {{}} to {{}}", element, number)
    for source, target in product(_FLOATS, _FLOATS):
        if width_of(source) < width_of(target):
            yield case("arith.extf %0 : {} to {}", source, target)
        elif width_of(source) > width_of(target):
            yield case("arith.truncf %0 : {} to {}", source, target)
    for source, target in product((*integers, *_FLOATS), (*integers, *_FLOATS)):
        if width_of(source) == width_of(target) and source != target:
            yield case("arith.bitcast %0 : {} to {}", source, target)


def _index_cases() -> Iterator[_Case]:
    for op in (
        "add sub mul divs divu ceildivs ceildivu floordivs rems remu maxs maxu mins minu shl shrs shru and or xor"
    ).split():
        yield _Case(f"index.{op} %0, %1", ("index", "index"), ("index",))
    for predicate in "eq ne slt sle sgt sge ult ule ugt uge".split():
        yield _Case(f"index.cmp {predicate}(%0, %1)", ("index", "index"), ("i1",))
    for op, element in product(("casts", "castu"), ("i8", "i32", "i64")):
        yield _Case(f"index.{op} %0 : {element} to index", (element,), ("index",))
        yield _Case(f"index.{op} %0 : index to {element}", ("index",), (element,))
    yield _Case("index.sizeof", (), ("index",))
    yield _Case("index.constant -9223372036854775808", (), ("index",))
    yield _Case("index.bool.constant true", (), ("i1",))


def _vector_cases() -> Iterator[_Case]:
    kinds = "add mul minsi minui maxsi maxui and or xor".split()
    for element, kind in product(("i1", "i8", "i32", "i64"), kinds):
        yield from _reductions(element, kind)
    for element, kind in product(
        ("f16", "f32", "f64"), "add mul minnumf maxnumf minimumf maximumf".split()
    ):
        yield from _reductions(element, kind)
    for element in ("f32", "f64"):
        type = f"vector<4x{element}>"
        yield _Case(f"vector.fma %0, %1, %2 : {type}", (type,) * 3, (type,))


def _reductions(element: str, kind: str) -> Iterator[_Case]:
    type = f"vector<4x{element}>"
    yield _Case(f"vector.reduction <{kind}>, %0 : {type} into {element}", (type,), (element,))
    yield _Case(
        f"vector.reduction <{kind}>, %0, %1 : {type} into {element}", (type, element), (element,)
    )
    yield _Case(
        f"vector.mask %1 {{ vector.reduction <{kind}>, %0 : {type} into {element} }} "
        f": vector<4xi1> -> {element}",
        (type, "vector<4xi1>"),
        (element,),
    )


def _cases() -> Iterator[_Case]:
    for shape in _SHAPES:
        for element in _INTEGERS:
            yield from _integer_cases(element, _typed(shape, element), _typed(shape, "i1"))
        for element in _FLOATS:
            yield from _float_cases(_typed(shape, element), _typed(shape, "i1"))
        yield from _cast_cases(shape)
        for element in (*_INTEGERS, *_FLOATS):
            type, flag = _typed(shape, element), _typed(shape, "i1")
            text = f"arith.select %0, %1, %2 : {_selected(type, flag)}"
            yield _Case(text, (flag, type, type), (type,))
    yield from _index_cases()
    yield from _vector_cases()


CASES = tuple(_cases())


# --- values -------------------------------------------------------------------------------------------------------------


def edges(element: str, has_both_zeros: bool = True) -> list[str]:
    """The values at the edges of a type, as constants."""
    if element in _FLOATS:
        infinity = _INFINITIES[element]
        negative = f"0x{int(infinity, 16) | 1 << width_of(element) - 1:X}"
        return [
            "0.0",
            "-0.0" if has_both_zeros else "2.0",
            "1.0",
            "-1.0",
            "0.5",
            "-2.5",
            "3.0",
            "127.75",
            f"0x{infinity}",
            negative,
            _NANS[element],
            *_FLOAT_EDGES[element],
        ]
    width = width_of(element)
    if width == 1:
        return ["false", "true"]
    numbers = (0, 1, -1, (1 << width - 1) - 1, -(1 << width - 1), 2, -3, width - 1, width, 100)
    return [str(number) for number in numbers if -(1 << width - 1) <= number < 1 << width - 1]


def constant(source: random.Random, type: str, has_both_zeros: bool = True) -> str:
    """A random edge of a type, or a vector of such."""
    if not type.startswith("vector<"):
        return source.choice(edges(type, has_both_zeros))
    size, element = type[len("vector<") : -1].split("x", 1)
    numbers = ", ".join(source.choice(edges(element, has_both_zeros)) for _ in range(int(size)))
    return f"dense<[{numbers}]>"


def _calls(function: str, case: _Case, source: random.Random) -> Iterator[Call]:
    types = case.arguments
    has_both_zeros = "num" not in case.text  # which zero is the greater one is not said for these
    if any(type.startswith("vector<") for type in types):
        for _ in range(8):
            values = [constant(source, type, has_both_zeros) for type in types]
            yield Call(function, tuple(zip(values, types, strict=True)))
        return
    choices = list(product(*(edges(type, has_both_zeros) for type in types)))
    if "index.ceildivs" in case.text:  # MLIR's lowering gets the least number wrong
        choices = [values for values in choices if values[0] != str(-(1 << 63))]
    if len(choices) > _MOST_CALLS:
        choices = source.sample(choices, _MOST_CALLS)
    for chosen in choices:
        yield Call(function, tuple(zip(chosen, types, strict=True)))


# --- text ---------------------------------------------------------------------------------------------------------------


def print_bits(value: str, type: str) -> list[str]:
    """Statements that print a value; floats by their bits, with one NaN."""
    element = type[type.rindex("x") + 1 : -1] if type.startswith("vector<") else type
    if element not in _FLOATS:
        return [f"vector.print {value} : {type}"]
    integer = f"i{width_of(element)}"
    bits, flag = type.replace(element, integer), type.replace(element, "i1")
    nan = str(int(_NANS[element], 16))
    name = value.replace("#", "_")
    return [
        f"{name}_u = arith.cmpf uno, {value}, {value} : {type}",
        f"{name}_b = arith.bitcast {value} : {type} to {bits}",
        f"{name}_n = arith.constant {nan if bits == integer else f'dense<{nan}>'} : {bits}",
        f"{name}_s = arith.select {name}_u, {name}_n, {name}_b : {_selected(bits, flag)}",
        f"vector.print {name}_s : {bits}",
    ]


def edge_program(number: int, name: str) -> Program:
    """The program of a case."""
    case = CASES[number]
    header = ", ".join(f"%{place}: {type}" for place, type in enumerate(case.arguments))
    lines = [f"func.func @{name}({header}) {{"]
    count = len(case.results)
    lines.append(f"  %r{f':{count}' if count > 1 else ''} = {case.text}")
    for place, type in enumerate(case.results):
        value = f"%r#{place}" if count > 1 else "%r"
        lines += [f"  {line}" for line in print_bits(value, type)]
    lines += ["  return", "}"]
    source = random.Random(number)
    return Program("\n".join(lines) + "\n", list(_calls(name, case, source)))
