"""Values of random programs: their names, shapes and types, and how new ones are made."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

INTEGERS = ("i8", "i32", "i64")
FLOATS = ("f32", "f64")
WIDTHS = {"i8": 8, "i32": 32, "i64": 64}
INTEGER_OPERATIONS = "addi subi muli andi ori xori maxsi maxui minsi minui".split()
FLOAT_OPERATIONS = "addf subf maximumf minimumf maxnumf minnumf".split()
PREDICATES = "eq ne slt sle sgt sge ult ule ugt uge".split()


def shape_text(shape: Sequence[int]) -> str:
    return "".join(f"{size}x" for size in shape)


class Value:
    """A value: its name, shape and element type."""

    def __init__(self, name: str, shape: tuple[int, ...], element: str, kind: str) -> None:
        self.name = name
        self.shape = shape
        self.element = element
        self.kind = kind

    @property
    def type(self) -> str:
        if self.kind == "scalar":
            return self.element
        return f"{self.kind}<{shape_text(self.shape)}{self.element}>"


class ValueWriter:
    """Makes values that statements use."""

    def __init__(self, source: random.Random) -> None:
        self.random = source
        self.lines: list[str] = []
        self.values: list[Value] = []
        self._names = 0

    # --- names and values -----------------------------------------------------------------------------------------------

    def name(self) -> str:
        self._names += 1
        return f"%v{self._names}"

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def define(self, text: str, shape: Sequence[int], element: str, kind: str) -> Value:
        value = Value(self.name(), tuple(shape), element, kind)
        self.emit(f"{value.name} = {text}")
        self.values.append(value)
        return value

    def number(self, element: str) -> str:
        if element in FLOATS:
            return f"{self.random.randint(-4, 4)}.0"
        if element == "i1":
            return self.random.choice(("true", "false"))
        width = WIDTHS[element]
        edges = (0, 1, -1, (1 << width - 1) - 1, -(1 << width - 1), 2, 7)
        return str(
            self.random.choice(edges)
            if self.random.random() < 0.4
            else self.random.randint(-100, 100)
        )

    def index(self, value: int) -> str:
        name = self.name()
        self.emit(f"{name} = arith.constant {value} : index")
        return name

    def below(self, size: int) -> str:
        """An index in bounds, sometimes computed from an integer."""
        candidates = [v for v in self.values if v.kind == "scalar" and v.element in INTEGERS]
        if not candidates or self.random.random() < 0.5:
            return self.index(self.random.randrange(size))
        value = self.random.choice(candidates)
        cast, result = self.name(), self.name()
        limit = self.index(size)
        self.emit(f"{cast} = arith.index_cast {value.name} : {value.element} to index")
        self.emit(f"{result} = arith.remui {cast}, {limit} : index")
        return result

    def element(self) -> str:
        return self.random.choice((*INTEGERS, *FLOATS))

    def shape(self, low: int = 1, high: int = 3) -> tuple[int, ...]:
        return tuple(self.random.randint(1, 4) for _ in range(self.random.randint(low, high)))

    def constant(self, shape: Sequence[int], element: str, kind: str) -> Value:
        if kind == "scalar":
            text = self.number(element)
            typed = text if element == "i1" else f"{text} : {element}"
            return self.define(f"arith.constant {typed}", (), element, kind)
        value = Value("", tuple(shape), element, kind)
        text = self._nested(list(shape), element)
        return self.define(f"arith.constant dense<{text}> : {value.type}", shape, element, kind)

    def _nested(self, shape: list[int], element: str) -> str:
        if not shape:
            return self.number(element)
        return f"[{', '.join(self._nested(shape[1:], element) for _ in range(shape[0]))}]"

    def pick(self, kind: str, fits: Callable[[Value], bool] = lambda value: True) -> Value:
        """A value of a kind, a new one if there is none."""
        found = [value for value in self.values if value.kind == kind and fits(value)]
        if found and self.random.random() < 0.8:
            return self.random.choice(found)
        for _ in range(40):
            element = self.element()
            shape = () if kind == "scalar" else self.shape()
            made = Value("", shape, element, kind)
            if fits(made):
                return self.made(made)
        return self.made(Value("", () if kind == "scalar" else (2,), "i32", kind))

    def made(self, value: Value) -> Value:
        if value.kind != "memref":
            return self.constant(value.shape, value.element, value.kind)
        return self.allocated(value.shape, value.element)

    def same(self, value: Value) -> Value:
        """Another value of the same type."""
        if value.kind == "memref":
            found = [v for v in self.values if v.type == value.type and v is not value]
            if found and self.random.random() < 0.7:
                return self.random.choice(found)
            return self.allocated(value.shape, value.element)
        found = [v for v in self.values if v.type == value.type]
        if self.random.random() < 0.7:
            return self.random.choice(found)
        return self.constant(value.shape, value.element, value.kind)

    def allocated(self, shape: Sequence[int], element: str) -> Value:
        buffer = self.define(
            f"memref.alloc() : memref<{shape_text(shape)}{element}>", shape, element, "memref"
        )
        self._fill(buffer)
        return buffer

    def _fill(self, buffer: Value) -> None:
        source = self.constant(buffer.shape, buffer.element, "vector")
        zero = self.index(0)
        pad = self.constant((), buffer.element, "scalar")
        del pad
        places = ", ".join([zero] * len(buffer.shape))
        flags = ", ".join(["true"] * len(buffer.shape))
        self.emit(
            f"vector.transfer_write {source.name}, {buffer.name}[{places}] {{in_bounds = [{flags}]}} "
            f": {source.type}, {buffer.type}"
        )


def is_integer(value: Value) -> bool:
    return value.element in INTEGERS


def is_number(value: Value) -> bool:
    return value.element != "i1"
