"""The table of intrinsics, and how the types of a call make the name of a function of one that is overloaded."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from odsgen.llvm_intrinsics.types import (
    bit_width,
    is_float,
    is_integer,
    is_pointer,
    mangled,
    scalar_of,
    struct_fields,
    vector_of,
    vector_parts,
    written_type,
)

_VARIADIC = "..."
_RANGE = re.compile(r"range\((-?\d+),(-?\d+)\)")


@dataclass(frozen=True, slots=True)
class Intrinsic:
    """An intrinsic; its types are those of the table, for each of the overloaded ones a sign.

    `A`, `I`, `F`, `V` and `P` are any type, integers, floats, vectors and pointers; `=0` is the first overloaded type again, and
    other signs are types that follow from it.
    """

    name: str
    result_types: tuple[str, ...]
    parameter_types: tuple[str, ...]
    function_attributes: str
    #: Of the result, then of each parameter; there may be fewer.
    other_attributes: tuple[str, ...]

    @property
    def is_variadic(self) -> bool:
        return bool(self.parameter_types) and self.parameter_types[-1] == _VARIADIC

    @property
    def is_overloaded(self) -> bool:
        return any(_is_overload(sign) for sign in (*self.result_types, *self.parameter_types))

    def fixed_type(self, parameter: int) -> str | None:
        """The type of a parameter that is the same in every call."""
        if parameter >= len(self.parameter_types):
            return None
        sign = self.parameter_types[parameter]
        if sign == _VARIADIC or _is_overload(sign) or sign[0] in _FOLLOWING:
            return None
        return written_type(sign)

    def has_immediate(self, parameter: int) -> bool:
        """Whether an argument has to be a constant."""
        found = self.other_attributes[parameter + 1 : parameter + 2]
        return "immarg" in "".join(found).split()

    def overloads(self, result: str, arguments: Sequence[str]) -> tuple[str, ...] | None:
        """The overloaded types of a call with such arguments; None if there is none with these.

        A result of the type `void` may be one that nobody asks for.
        """
        results: list[str] | None = [] if result == "void" else [result]
        if not results and self.result_types:
            results = self._results_by_arguments(arguments)
        elif len(self.result_types) > 1:
            results = struct_fields(result)
        if results is None or len(results) != len(self.result_types):
            return None
        parameters = self.parameter_types
        if self.is_variadic:
            parameters = parameters[:-1]
            arguments = arguments[: len(parameters)]
        if len(arguments) != len(parameters):
            return None
        signs = (*self.result_types, *parameters)
        types = (*results, *arguments)
        pairs = tuple(zip(signs, types, strict=True))
        found = tuple(text for sign, text in pairs if _is_overload(sign))
        overloads = iter(found)
        for sign, text in pairs:
            if _is_overload(sign):
                text = next(overloads)
            if not _fits(sign, text, found):
                return None
        return found

    def _results_by_arguments(self, arguments: Sequence[str]) -> list[str] | None:
        """The types of the results where arguments have the same or they are fixed."""
        found: list[str] = []
        for sign in self.result_types:
            if _is_overload(sign):
                same = f"={sum(map(_is_overload, self.result_types[: len(found)]))}"
                if same not in self.parameter_types[: len(arguments)]:
                    return None
                found.append(arguments[self.parameter_types.index(same)])
            elif sign[0] in _FOLLOWING:
                return None
            else:
                found.append(written_type(sign))
        return found

    def function_name(self, overloads: Sequence[str]) -> str:
        """The name of the function with these overloaded types."""
        return ".".join([self.name, *map(mangled, overloads)])

    def signature(self, overloads: Sequence[str]) -> tuple[str, list[str], bool]:
        """The types of the result and of the parameters of the function, and whether it takes more."""
        number = iter(range(len(overloads)))

        def written(sign: str) -> str:
            return overloads[next(number)] if _is_overload(sign) else _resolved(sign, overloads)

        results = [written(sign) for sign in self.result_types]
        parameters = [written(sign) for sign in self.parameter_types if sign != _VARIADIC]
        if len(results) == 1:
            result = results[0]
        else:
            result = f"{{ {', '.join(results)} }}" if results else "void"
        return result, parameters, self.is_variadic

    def attributes(self, place: int, text: str) -> list[str]:
        """The attributes of the result (0) or of a parameter (1 …) of that type."""
        if place >= len(self.other_attributes):
            return []
        written = []
        for each in self.other_attributes[place].split():
            if (limits := _RANGE.fullmatch(each)) is not None:
                scalar = scalar_of(text)
                lower, upper = (_signed(int(limit), scalar) for limit in limits.groups())
                each = f"range({scalar} {lower}, {upper})"
            written.append(each.replace("=", " "))
        return written


def _signed(value: int, scalar: str) -> int:
    """A number as an integer of that type is printed."""
    half = 1 << ((bit_width(scalar) or 64) - 1)
    return (value + half) % (2 * half) - half


_FOLLOWING = frozenset("=<>~@/#24")


def _is_overload(sign: str) -> bool:
    return sign in ("A", "I", "F", "V", "P") or sign[0] == "*"


def _fits(sign: str, text: str, overloads: Sequence[str]) -> bool:
    """Whether a type may stand where the table has a sign."""
    if sign == "A":
        return True
    if sign == "I":
        return is_integer(scalar_of(text))
    if sign == "F":
        return is_float(scalar_of(text))
    if sign == "V":
        return vector_parts(text) is not None
    if sign == "P":
        return is_pointer(text)
    if sign[0] == "*":
        shape, reference = vector_parts(text), vector_parts(overloads[int(sign[1:])])
        if shape is None or reference is None or shape[:2] != reference[:2]:
            return False
        return is_pointer(shape[2])
    try:
        return _resolved(sign, overloads) == text
    except _NoSuchType:
        return False


class _NoSuchType(ValueError):
    """No type follows from the overloaded one."""


def _resolved(sign: str, overloads: Sequence[str]) -> str:
    """The type that follows from overloaded types, or the fixed one."""
    kind = sign[0]
    if kind not in _FOLLOWING:
        return written_type(sign)
    number, _, rest = sign[1:].partition(".")
    text = overloads[int(number)]
    shape = vector_parts(text)
    if kind == "=":
        return text
    if kind == "~":
        return vector_of(shape, _resolved(rest, overloads))
    if kind in "<>":
        return vector_of(shape, _resized(scalar_of(text), 2 if kind == ">" else 0))
    if shape is None:
        raise _NoSuchType(text)
    scalable, count, element = shape
    if kind == "@":
        return element
    if kind == "#":
        return vector_of(shape, f"i{bit_width(element)}")
    if kind == "/":
        if count % int(rest):
            raise _NoSuchType(text)
        return vector_of((scalable, count // int(rest), element), element)
    # A vector with two or four times as many elements, each so many times smaller.
    for _ in range(int(kind) // 2):
        count, element = 2 * count, _resized(element, 0)
    return vector_of((scalable, count, element), element)


#: LLVM halves floats, but doubles integers alone.
_HALVES = {"float": "half", "double": "float"}


def _resized(scalar: str, factor: int) -> str:
    """The type that is twice as wide, or half as wide if there is no ``factor``."""
    if is_integer(scalar):
        width = int(scalar[1:])
        if not factor and width % 2:
            raise _NoSuchType(scalar)
        return f"i{width * factor if factor else width // 2}"
    if factor or scalar not in _HALVES:
        raise _NoSuchType(scalar)
    return _HALVES[scalar]


# --- the table ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Table:
    attributes: tuple[str, ...]
    lines: str  # one for each intrinsic, each behind a line break


@lru_cache(1)
def _table() -> _Table:
    packed = Path(__file__).with_name("intrinsics.bin").read_bytes()
    count, _, rest = zlib.decompress(packed).decode().partition("\n")
    *attributes, lines = rest.split("\n", int(count))
    return _Table(tuple(attributes), f"\n{lines}")


@lru_cache(None)
def find_intrinsic(name: str) -> Intrinsic | None:
    """The intrinsic of a name without overloaded types, `llvm.ctlz`."""
    table = _table()
    start = table.lines.find(f"\n{name}\t")
    if start < 0 or not name.startswith("llvm."):
        return None
    _, _, types, number = table.lines[start + 1 : table.lines.index("\n", start + 1)].split("\t")
    results, _, parameters = types.partition(":")
    of_function, *others = table.attributes[int(number)].split("|")
    return Intrinsic(name, _signs(results), _signs(parameters), of_function, tuple(others))


def _signs(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text else ()


def intrinsic_of_enumerator(enumerator: str) -> Intrinsic | None:
    """The intrinsic that C++ calls `llvm::Intrinsic::ctlz`."""
    lines = _table().lines
    place = lines.find(f"\t{enumerator}\t")
    if place < 0:
        return find_intrinsic(f"llvm.{enumerator.replace('_', '.')}")
    return find_intrinsic(lines[lines.rindex("\n", 0, place) + 1 : place])


def intrinsic_of_function(name: str) -> Intrinsic | None:
    """The intrinsic of a function, whose name may end in overloaded types: `llvm.ctlz.i32`."""
    for end in _ends(name):
        if (found := find_intrinsic(name[:end])) is not None:
            return found if end == len(name) or found.is_overloaded else None
    return None


def _ends(name: str) -> Iterator[int]:
    end = len(name)
    while end > len("llvm."):
        yield end
        end = name.rfind(".", 0, end)


def intrinsic_names() -> Iterator[str]:
    """The names of all intrinsics, in order."""
    for line in _table().lines.split("\n"):
        if line:
            yield line.partition("\t")[0]
