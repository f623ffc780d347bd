"""Random programs of arith, scf, affine, memref, vector, tensor and linalg that print what they compute.

Nothing in them is undefined: indices are in bounds, divisors are not zero.  Floats are small whole numbers, so that it does not
matter in which order they are added.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import prod

_INTEGERS = ("i8", "i32", "i64")
_FLOATS = ("f32", "f64")
_WIDTHS = {"i8": 8, "i32": 32, "i64": 64}
_INTEGER_OPERATIONS = "addi subi muli andi ori xori maxsi maxui minsi minui".split()
_FLOAT_OPERATIONS = "addf subf maximumf minimumf maxnumf minnumf".split()
_PREDICATES = "eq ne slt sle sgt sge ult ule ugt uge".split()

_HEADER = """
func.func private @printMemrefI8(memref<*xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
"""


def program(seed: int, functions: int = 8, statements: int = 14) -> str:
    """A program with a function `main` that runs the others."""
    source = random.Random(seed)
    lines = [_HEADER]
    for number in range(functions):
        writer = _Function(source)
        writer.write(statements)
        body = "\n".join(f"  {line}" for line in writer.lines)
        lines.append(f"func.func @f{number}() {{\n{body}\n  return\n}}")
    calls = "\n".join(f"  call @f{number}() : () -> ()" for number in range(functions))
    lines.append(f"func.func @main() {{\n{calls}\n  return\n}}\n")
    return "\n".join(lines)


def _shape_text(shape: Sequence[int]) -> str:
    return "".join(f"{size}x" for size in shape)


class _Value:
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
        return f"{self.kind}<{_shape_text(self.shape)}{self.element}>"


class _Function:
    """Writes the body of a function, statement by statement."""

    def __init__(self, source: random.Random) -> None:
        self.random = source
        self.lines: list[str] = []
        self.values: list[_Value] = []
        self._names = 0

    # --- names and values -----------------------------------------------------------------------------------------------

    def name(self) -> str:
        self._names += 1
        return f"%v{self._names}"

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def define(self, text: str, shape: Sequence[int], element: str, kind: str) -> _Value:
        value = _Value(self.name(), tuple(shape), element, kind)
        self.emit(f"{value.name} = {text}")
        self.values.append(value)
        return value

    def number(self, element: str) -> str:
        if element in _FLOATS:
            return f"{self.random.randint(-4, 4)}.0"
        if element == "i1":
            return self.random.choice(("true", "false"))
        width = _WIDTHS[element]
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
        candidates = [v for v in self.values if v.kind == "scalar" and v.element in _INTEGERS]
        if not candidates or self.random.random() < 0.5:
            return self.index(self.random.randrange(size))
        value = self.random.choice(candidates)
        cast, result = self.name(), self.name()
        limit = self.index(size)
        self.emit(f"{cast} = arith.index_cast {value.name} : {value.element} to index")
        self.emit(f"{result} = arith.remui {cast}, {limit} : index")
        return result

    def element(self) -> str:
        return self.random.choice((*_INTEGERS, *_FLOATS))

    def shape(self, low: int = 1, high: int = 3) -> tuple[int, ...]:
        return tuple(self.random.randint(1, 4) for _ in range(self.random.randint(low, high)))

    def constant(self, shape: Sequence[int], element: str, kind: str) -> _Value:
        if kind == "scalar":
            text = self.number(element)
            typed = text if element == "i1" else f"{text} : {element}"
            return self.define(f"arith.constant {typed}", (), element, kind)
        value = _Value("", tuple(shape), element, kind)
        text = self._nested(list(shape), element)
        return self.define(f"arith.constant dense<{text}> : {value.type}", shape, element, kind)

    def _nested(self, shape: list[int], element: str) -> str:
        if not shape:
            return self.number(element)
        return f"[{', '.join(self._nested(shape[1:], element) for _ in range(shape[0]))}]"

    def pick(self, kind: str, fits: Callable[[_Value], bool] = lambda value: True) -> _Value:
        """A value of a kind, a new one if there is none."""
        found = [value for value in self.values if value.kind == kind and fits(value)]
        if found and self.random.random() < 0.8:
            return self.random.choice(found)
        for _ in range(40):
            element = self.element()
            shape = () if kind == "scalar" else self.shape()
            made = _Value("", shape, element, kind)
            if fits(made):
                return self._made(made)
        return self._made(_Value("", () if kind == "scalar" else (2,), "i32", kind))

    def _made(self, value: _Value) -> _Value:
        if value.kind != "memref":
            return self.constant(value.shape, value.element, value.kind)
        return self.allocated(value.shape, value.element)

    def same(self, value: _Value) -> _Value:
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

    def allocated(self, shape: Sequence[int], element: str) -> _Value:
        buffer = self.define(
            f"memref.alloc() : memref<{_shape_text(shape)}{element}>", shape, element, "memref"
        )
        self._fill(buffer)
        return buffer

    def _fill(self, buffer: _Value) -> None:
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

    # --- statements -----------------------------------------------------------------------------------------------------

    def write(self, statements: int) -> None:
        """Some statements; then everything is printed."""
        choices = [getattr(self, name) for name in dir(self) if name.startswith("do_")]
        for _ in range(statements):
            self.random.choice(choices)()
        for value in self.values:
            self.show(value)

    def show(self, value: _Value) -> None:
        if value.kind == "tensor":
            buffer = self.name()
            self.emit(
                f"{buffer} = bufferization.to_buffer {value.name} : {value.type} to "
                f"memref<{_shape_text(value.shape)}{value.element}>"
            )
            value = _Value(buffer, value.shape, value.element, "memref")
        if value.kind != "memref":
            self.emit(f"vector.print {value.name} : {value.type}")
            return
        cast = self.name()
        self.emit(f"{cast} = memref.cast {value.name} : {value.type} to memref<*x{value.element}>")
        self.emit(
            f"call @printMemref{value.element.upper()}({cast}) : (memref<*x{value.element}>) -> ()"
        )

    # arith

    def _number_value(self) -> _Value:
        return self.pick(self.random.choice(("scalar", "vector", "vector")), _is_number)

    def do_binary(self) -> None:
        left = self._number_value()
        right = self.same(left)
        names = _FLOAT_OPERATIONS if left.element in _FLOATS else _INTEGER_OPERATIONS
        name = self.random.choice(names)
        self.define(
            f"arith.{name} {left.name}, {right.name} : {left.type}",
            left.shape,
            left.element,
            left.kind,
        )

    def do_select(self) -> None:
        left = self._number_value()
        right = self.same(left)
        if left.element in _FLOATS:
            predicate = self.random.choice("oeq ogt oge olt ole one ueq ult une".split())
            text = f"arith.cmpf {predicate}, {left.name}, {right.name} : {left.type}"
        else:
            predicate = self.random.choice(_PREDICATES)
            text = f"arith.cmpi {predicate}, {left.name}, {right.name} : {left.type}"
        flag = self.define(text, left.shape, "i1", left.kind)
        self.define(
            f"arith.select {flag.name}, {left.name}, {right.name} : {flag.type}, {left.type}",
            left.shape,
            left.element,
            left.kind,
        )

    def do_cast(self) -> None:
        value = self.pick(self.random.choice(("scalar", "vector")), _is_integer)
        target = self.random.choice([name for name in _INTEGERS if name != value.element])
        if _WIDTHS[target] < _WIDTHS[value.element]:
            name = "trunci"
        else:
            name = self.random.choice(("extsi", "extui"))
        made = _Value("", value.shape, target, value.kind)
        self.define(
            f"arith.{name} {value.name} : {value.type} to {made.type}",
            value.shape,
            target,
            value.kind,
        )

    def do_divide(self) -> None:
        value = self.pick(self.random.choice(("scalar", "vector")), _is_integer)
        divisor = self.random.choice((2, 3, 7, 100))
        text = f"{divisor}" if value.kind == "scalar" else f"dense<{divisor}>"
        right = self.define(
            f"arith.constant {text} : {value.type}", value.shape, value.element, value.kind
        )
        name = self.random.choice(
            "divsi divui remsi remui floordivsi ceildivsi shrsi shrui".split()
        )
        self.define(
            (
                f"arith.{name} {value.name}, {right.name} : {value.type}"
                if not name.startswith("sh") or divisor < 8
                else f"arith.addi {value.name}, {right.name} : {value.type}"
            ),
            value.shape,
            value.element,
            value.kind,
        )

    # scf

    def do_for(self) -> None:
        value = self.pick("scalar", _is_integer)
        low, high, step = self.index(0), self.index(self.random.randint(0, 5)), self.index(1)
        name = self.random.choice(_INTEGER_OPERATIONS)
        result, variable, carried, cast, new = (self.name() for _ in range(5))
        element = value.element
        self.emit(
            f"{result} = scf.for {variable} = {low} to {high} step {step} "
            f"iter_args({carried} = {value.name}) -> ({element}) {{"
        )
        self.emit(f"  {cast} = arith.index_cast {variable} : index to {element}")
        self.emit(f"  {new} = arith.{name} {carried}, {cast} : {element}")
        self.emit(f"  scf.yield {new} : {element}")
        self.emit("}")
        self.values.append(_Value(result, (), element, "scalar"))

    def do_if(self) -> None:
        left = self.pick("scalar", _is_integer)
        right = self.same(left)
        flag, result, first, second = (self.name() for _ in range(4))
        predicate = self.random.choice(_PREDICATES)
        names = [self.random.choice(_INTEGER_OPERATIONS) for _ in range(2)]
        self.emit(f"{flag} = arith.cmpi {predicate}, {left.name}, {right.name} : {left.element}")
        self.emit(f"{result} = scf.if {flag} -> ({left.element}) {{")
        self.emit(f"  {first} = arith.{names[0]} {left.name}, {right.name} : {left.element}")
        self.emit(f"  scf.yield {first} : {left.element}")
        self.emit("} else {")
        self.emit(f"  {second} = arith.{names[1]} {right.name}, {left.name} : {left.element}")
        self.emit(f"  scf.yield {second} : {left.element}")
        self.emit("}")
        self.values.append(_Value(result, (), left.element, "scalar"))

    def do_while(self) -> None:
        count = self.random.randint(0, 6)
        start = self.constant((), "i32", "scalar")
        limit = self.name()
        self.emit(f"{limit} = arith.constant {count} : i32")
        zero, one = self.name(), self.name()
        self.emit(f"{zero} = arith.constant 0 : i32")
        self.emit(f"{one} = arith.constant 1 : i32")
        r, a, b, c, d, n, s = (self.name() for _ in range(7))
        self.emit(
            f"{r}:2 = scf.while ({a} = {zero}, {b} = {start.name}) : (i32, i32) -> (i32, i32) {{"
        )
        self.emit(f"  {c} = arith.cmpi slt, {a}, {limit} : i32")
        self.emit(f"  scf.condition({c}) {a}, {b} : i32, i32")
        self.emit("} do {")
        self.emit(f"^bb0({d}: i32, {d}x: i32):")
        self.emit(f"  {n} = arith.addi {d}, {one} : i32")
        self.emit(f"  {s} = arith.{self.random.choice(_INTEGER_OPERATIONS)} {d}x, {n} : i32")
        self.emit(f"  scf.yield {n}, {s} : i32, i32")
        self.emit("}")
        self.values.append(_Value(f"{r}#1", (), "i32", "scalar"))

    # memref

    def do_load(self) -> None:
        buffer = self.pick("memref")
        places = ", ".join([self.below(size) for size in buffer.shape])
        self.define(
            f"memref.load {buffer.name}[{places}] : {buffer.type}", (), buffer.element, "scalar"
        )

    def do_store(self) -> None:
        buffer = self.pick("memref")
        value = self.pick("scalar", lambda value: value.element == buffer.element)
        if value.element != buffer.element:
            value = self.constant((), buffer.element, "scalar")
        places = ", ".join([self.below(size) for size in buffer.shape])
        self.emit(f"memref.store {value.name}, {buffer.name}[{places}] : {buffer.type}")

    def do_subview(self) -> None:
        buffer = self.pick("memref")
        offsets, sizes, strides = [], [], []
        for size in buffer.shape:
            offset = self.random.randrange(size)
            stride = self.random.choice((1, 1, 2))
            offsets.append(offset)
            strides.append(stride)
            sizes.append(self.random.randint(1, (size - offset - 1) // stride + 1))
        steps = [prod(buffer.shape[n + 1 :]) for n in range(len(buffer.shape))]
        moves = [a * b for a, b in zip(steps, strides, strict=True)]
        start = sum(a * b for a, b in zip(steps, offsets, strict=True))
        view = self.name()
        type = (
            f"memref<{_shape_text(sizes)}{buffer.element}, strided<[{', '.join(map(str, moves))}], "
            f"offset: {start}>>"
        )
        lists = " ".join(f"[{', '.join(map(str, each))}]" for each in (offsets, sizes, strides))
        self.emit(f"{view} = memref.subview {buffer.name}{lists} : {buffer.type} to {type}")
        copy = self.name()
        plain = f"memref<{_shape_text(sizes)}{buffer.element}>"
        self.emit(f"{copy} = memref.alloc() : {plain}")
        self.emit(f"memref.copy {view}, {copy} : {type} to {plain}")
        self.values.append(_Value(copy, tuple(sizes), buffer.element, "memref"))

    def do_copy(self) -> None:
        source = self.pick("memref")
        target = self.same(source)
        self.emit(f"memref.copy {source.name}, {target.name} : {source.type} to {target.type}")

    def do_affine(self) -> None:
        buffer = self.pick("memref", lambda value: _is_integer(value) and len(value.shape) == 1)
        if len(buffer.shape) != 1 or not _is_integer(buffer):
            return
        size = buffer.shape[0]
        i, x, y = (self.name() for _ in range(3))
        factor, shift = self.random.randint(1, 3), self.random.randint(0, 3)
        self.emit(f"affine.for {i} = 0 to {size} {{")
        self.emit(
            f"  {x} = affine.load {buffer.name}[({i} * {factor} + {shift}) mod {size}] : {buffer.type}"
        )
        self.emit(f"  {y} = arith.addi {x}, {x} : {buffer.element}")
        self.emit(f"  affine.store {y}, {buffer.name}[{i}] : {buffer.type}")
        self.emit("}")

    # vector

    def do_transfer_read(self) -> None:
        buffer = self.pick("memref")
        pad = self.constant((), buffer.element, "scalar")
        places = ", ".join([self.below(size) for size in buffer.shape])
        order = list(range(len(buffer.shape)))
        self.random.shuffle(order)
        order = order[: self.random.randint(1, len(order))]
        shape = tuple(self.random.randint(1, 4) for _ in order)
        dims = ", ".join(f"d{n}" for n in range(len(buffer.shape)))
        results = ", ".join(f"d{n}" for n in order)
        self.define(
            f"vector.transfer_read {buffer.name}[{places}], {pad.name} "
            f"{{permutation_map = affine_map<({dims}) -> ({results})>}} "
            f": {buffer.type}, vector<{_shape_text(shape)}{buffer.element}>",
            shape,
            buffer.element,
            "vector",
        )

    def do_transfer_write(self) -> None:
        buffer = self.pick("memref")
        shape = tuple(self.random.randint(1, 4) for _ in buffer.shape[-2:])
        value = self.constant(shape, buffer.element, "vector")
        places = ", ".join([self.below(size) for size in buffer.shape])
        mask = self.constant(shape, "i1", "vector")
        masked = self.random.random() < 0.5
        self.emit(
            f"vector.transfer_write {value.name}, {buffer.name}[{places}]"
            f"{', ' + mask.name if masked else ''} : {value.type}, {buffer.type}"
        )

    def do_masked(self) -> None:
        buffer = self.pick("memref", lambda value: len(value.shape) == 1)
        if len(buffer.shape) != 1:
            return
        size = buffer.shape[0]
        zero = self.index(0)
        mask = self.constant((size,), "i1", "vector")
        value = self.constant((size,), buffer.element, "vector")
        types = f"{buffer.type}, {mask.type}, {value.type}"
        name = self.random.choice(("maskedstore", "compressstore", "maskedload", "expandload"))
        if name.endswith("store"):
            self.emit(f"vector.{name} {buffer.name}[{zero}], {mask.name}, {value.name} : {types}")
            return
        self.define(
            f"vector.{name} {buffer.name}[{zero}], {mask.name}, {value.name} : {types} into {value.type}",
            (size,),
            buffer.element,
            "vector",
        )

    def do_gather(self) -> None:
        buffer = self.pick("memref", lambda value: len(value.shape) == 1)
        if len(buffer.shape) != 1:
            return
        count = self.random.randint(1, 4)
        places = ", ".join(str(self.random.randrange(buffer.shape[0])) for _ in range(count))
        indices = self.name()
        self.emit(f"{indices} = arith.constant dense<[{places}]> : vector<{count}xi32>")
        mask = self.constant((count,), "i1", "vector")
        value = self.constant((count,), buffer.element, "vector")
        zero = self.index(0)
        types = f"{buffer.type}, vector<{count}xi32>, {mask.type}, {value.type}"
        if self.random.random() < 0.5:
            self.emit(
                f"vector.scatter {buffer.name}[{zero}] [{indices}], {mask.name}, {value.name} : {types}"
            )
            return
        self.define(
            f"vector.gather {buffer.name}[{zero}] [{indices}], {mask.name}, {value.name} : {types} "
            f"into {value.type}",
            (count,),
            buffer.element,
            "vector",
        )

    def do_reduction(self) -> None:
        value = self.pick("vector", lambda value: _is_number(value) and len(value.shape) == 1)
        if len(value.shape) != 1:
            return
        kinds = (
            ("add", "maximumf", "minimumf", "maxnumf", "minnumf")
            if value.element in _FLOATS
            else ("add", "mul", "and", "or", "xor", "minui", "minsi", "maxui", "maxsi")
        )
        start = self.constant((), value.element, "scalar")
        with_start = f", {start.name}" if self.random.random() < 0.5 else ""
        self.define(
            f"vector.reduction <{self.random.choice(kinds)}>, {value.name}{with_start} "
            f": {value.type} into {value.element}",
            (),
            value.element,
            "scalar",
        )

    def do_multi_reduction(self) -> None:
        value = self.pick("vector", lambda value: _is_number(value) and len(value.shape) > 1)
        if len(value.shape) < 2:
            return
        reduced = self.random.randrange(len(value.shape))
        shape = [size for n, size in enumerate(value.shape) if n != reduced]
        start = self.constant(shape, value.element, "vector")
        kind = self.random.choice(
            ("add", "maxnumf", "minnumf")
            if value.element in _FLOATS
            else ("add", "mul", "maxsi", "xor")
        )
        self.define(
            f"vector.multi_reduction <{kind}>, {value.name}, {start.name} [{reduced}] "
            f": {value.type} to {start.type}",
            shape,
            value.element,
            "vector",
        )

    def do_contract(self) -> None:
        m, n, k = (self.random.randint(1, 3) for _ in range(3))
        element = self.random.choice(("i32", "i64", "f32", "f64"))
        left, right = self.constant((m, k), element, "vector"), self.constant(
            (k, n), element, "vector"
        )
        start = self.constant((m, n), element, "vector")
        self.define(
            "vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, "
            "affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], "
            'iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} '
            f"{left.name}, {right.name}, {start.name} : {left.type}, {right.type} into {start.type}",
            (m, n),
            element,
            "vector",
        )

    def do_outerproduct(self) -> None:
        left = self.pick("vector", lambda value: _is_number(value) and len(value.shape) == 1)
        if len(left.shape) != 1:
            return
        right = self.constant((self.random.randint(1, 4),), left.element, "vector")
        start = self.constant((*left.shape, *right.shape), left.element, "vector")
        self.define(
            f"vector.outerproduct {left.name}, {right.name}, {start.name} "
            f": {left.type}, {right.type}",
            start.shape,
            left.element,
            "vector",
        )

    def do_rearrange(self) -> None:
        value = self.pick("vector", _is_number)
        rank = len(value.shape)
        choice = self.random.randrange(6)
        name, element = value.name, value.element

        def typed(shape: Sequence[int]) -> str:
            return f"vector<{_shape_text(shape)}{element}>"

        if choice == 0:
            order = list(range(rank))
            self.random.shuffle(order)
            shape = [value.shape[n] for n in order]
            text = f"vector.transpose {name}, [{', '.join(map(str, order))}] : {value.type} to {typed(shape)}"
        elif choice == 1:
            shape = [prod(value.shape)]
            text = f"vector.shape_cast {name} : {value.type} to {typed(shape)}"
        elif choice == 2:
            other = self.same(value)
            total = 2 * value.shape[0]
            numbers = [self.random.randrange(total) for _ in range(self.random.randint(1, 4))]
            shape = [len(numbers), *value.shape[1:]]
            text = f"vector.shuffle {name}, {other.name} [{', '.join(map(str, numbers))}] : {value.type}, {value.type}"
        elif choice == 3:
            shape = [self.random.randint(1, 3), *value.shape]
            text = f"vector.broadcast {name} : {value.type} to {typed(shape)}"
        elif choice == 4:
            offsets = [self.random.randrange(size) for size in value.shape]
            shape = [
                self.random.randint(1, size - offset)
                for size, offset in zip(value.shape, offsets, strict=True)
            ]
            lists = ", ".join(
                f"{what} = [{', '.join(map(str, each))}]"
                for what, each in (("offsets", offsets), ("sizes", shape), ("strides", [1] * rank))
            )
            text = (
                f"vector.extract_strided_slice {name} {{{lists}}} : {value.type} to {typed(shape)}"
            )
        else:
            other = self.same(value)
            shape = [*value.shape[:-1], 2 * value.shape[-1]]
            text = f"vector.interleave {name}, {other.name} : {value.type} -> {typed(shape)}"
        self.define(text, shape, element, "vector")

    def do_extract(self) -> None:
        value = self.pick("vector", _is_number)
        at = [self.random.randrange(size) for size in value.shape]
        self.define(
            f"vector.extract {value.name}[{', '.join(map(str, at))}] : {value.element} from {value.type}",
            (),
            value.element,
            "scalar",
        )
        new = self.constant((), value.element, "scalar")
        at = [self.random.randrange(size) for size in value.shape]
        self.define(
            f"vector.insert {new.name}, {value.name} [{', '.join(map(str, at))}] : {value.element} into {value.type}",
            value.shape,
            value.element,
            "vector",
        )

    def do_create_mask(self) -> None:
        shape = self.shape(1, 2)
        sizes = ", ".join([self.index(self.random.randint(-1, size + 1)) for size in shape])
        self.define(
            f"vector.create_mask {sizes} : vector<{_shape_text(shape)}i1>", shape, "i1", "vector"
        )

    # linalg and tensor

    def do_generic(self) -> None:
        value = self.pick(self.random.choice(("memref", "tensor")), _is_number)
        other, target = self.same(value), self.same(value)
        names = _FLOAT_OPERATIONS if value.element in _FLOATS else _INTEGER_OPERATIONS
        name = self.random.choice(names)
        dims = ", ".join(f"d{n}" for n in range(len(value.shape)))
        kinds = ", ".join(['"parallel"'] * len(value.shape))
        identity = f"affine_map<({dims}) -> ({dims})>"
        a, b, c, d = (self.name() for _ in range(4))
        body = (
            f"linalg.generic {{indexing_maps = [{identity}, {identity}, {identity}], iterator_types = [{kinds}]}} "
            f"ins({value.name}, {other.name} : {value.type}, {value.type}) outs({target.name} : {value.type}) {{\n"
            f"  ^bb0({a}: {value.element}, {b}: {value.element}, {c}: {value.element}):\n"
            f"    {d} = arith.{name} {a}, {b} : {value.element}\n"
            f"    linalg.yield {d} : {value.element}\n  }}"
        )
        self._structured(body, target)

    def _structured(self, text: str, target: _Value) -> None:
        """A structured operation, with a result for a tensor."""
        if target.kind == "memref":
            self.emit(text)
        else:
            self.define(f"{text} -> {target.type}", target.shape, target.element, "tensor")

    def do_matmul(self) -> None:
        kind = self.random.choice(("memref", "tensor"))
        m, n, k = (self.random.randint(1, 3) for _ in range(3))
        element = self.random.choice(("i32", "i64", "f32", "f64"))
        left, right, target = (
            self._made(_Value("", shape, element, kind)) for shape in ((m, k), (k, n), (m, n))
        )
        self._structured(
            f"linalg.matmul ins({left.name}, {right.name} : {left.type}, {right.type}) "
            f"outs({target.name} : {target.type})",
            target,
        )

    def do_convolution(self) -> None:
        kind = self.random.choice(("memref", "tensor"))
        window, stride, dilation = (self.random.randint(1, 2) for _ in range(3))
        out = self.random.randint(1, 3)
        size = (out - 1) * stride + (window - 1) * dilation + 1
        element = self.random.choice(("i32", "f32"))
        image = self._made(_Value("", (1, size, 2), element, kind))
        attributes = f"{{dilations = dense<{dilation}> : tensor<1xi64>, strides = dense<{stride}> : tensor<1xi64>}}"
        if self.random.random() < 0.5:
            kernel = self._made(_Value("", (window, 2, 3), element, kind))
            target = self._made(_Value("", (1, out, 3), element, kind))
            name = "conv_1d_nwc_wcf"
        else:
            kernel = self._made(_Value("", (window,), element, kind))
            target = self._made(_Value("", (1, out, 2), element, kind))
            name = self.random.choice(("pooling_nwc_sum", "pooling_nwc_max", "pooling_nwc_min"))
        self._structured(
            f"linalg.{name} {attributes} ins({image.name}, {kernel.name} : {image.type}, {kernel.type}) "
            f"outs({target.name} : {target.type})",
            target,
        )

    def do_reduce(self) -> None:
        value = self.pick("tensor", _is_number)
        reduced = self.random.randrange(len(value.shape))
        shape = [size for n, size in enumerate(value.shape) if n != reduced]
        if not shape:
            return
        start = self.constant(shape, value.element, "tensor")
        name = "addf" if value.element in _FLOATS else self.random.choice(("addi", "maxsi", "xori"))
        a, b, c = (self.name() for _ in range(3))
        self.define(
            f"linalg.reduce ins({value.name} : {value.type}) outs({start.name} : {start.type}) "
            f"dimensions = [{reduced}]\n    ({a}: {value.element}, {b}: {value.element}) {{\n"
            f"      {c} = arith.{name} {a}, {b} : {value.element}\n"
            f"      linalg.yield {c} : {value.element}\n    }}",
            shape,
            value.element,
            "tensor",
        )

    def do_transpose(self) -> None:
        value = self.pick("tensor", _is_number)
        order = list(range(len(value.shape)))
        self.random.shuffle(order)
        shape = [value.shape[n] for n in order]
        target = self.constant(shape, value.element, "tensor")
        self.define(
            f"linalg.transpose ins({value.name} : {value.type}) outs({target.name} : {target.type}) "
            f"permutation = [{', '.join(map(str, order))}]",
            shape,
            value.element,
            "tensor",
        )

    def do_slice(self) -> None:
        value = self.pick("tensor", _is_number)
        offsets = [self.random.randrange(size) for size in value.shape]
        sizes = [
            self.random.randint(1, size - offset)
            for size, offset in zip(value.shape, offsets, strict=True)
        ]
        lists = " ".join(
            f"[{', '.join(map(str, each))}]" for each in (offsets, sizes, [1] * len(sizes))
        )
        part = self.define(
            f"tensor.extract_slice {value.name}{lists} : {value.type} to tensor<{_shape_text(sizes)}{value.element}>",
            sizes,
            value.element,
            "tensor",
        )
        changed = self.same(part)
        self.define(
            f"tensor.insert_slice {changed.name} into {value.name}{lists} : {part.type} into {value.type}",
            value.shape,
            value.element,
            "tensor",
        )

    def do_pad(self) -> None:
        value = self.pick("tensor", _is_number)
        low, high = ([self.random.randint(0, 2) for _ in value.shape] for _ in range(2))
        shape = [a + size + b for a, size, b in zip(low, value.shape, high, strict=True)]
        filler = self.constant((), value.element, "scalar")
        arguments = ", ".join(f"{self.name()}: index" for _ in shape)
        self.define(
            f"tensor.pad {value.name} low[{', '.join(map(str, low))}] high[{', '.join(map(str, high))}] {{\n"
            f"    ^bb0({arguments}):\n      tensor.yield {filler.name} : {value.element}\n"
            f"  }} : {value.type} to tensor<{_shape_text(shape)}{value.element}>",
            shape,
            value.element,
            "tensor",
        )

    def do_collapse(self) -> None:
        value = self.pick("tensor", lambda value: _is_number(value) and len(value.shape) > 1)
        if len(value.shape) < 2:
            return
        dims = ", ".join(map(str, range(len(value.shape))))
        size = prod(value.shape)
        self.define(
            f"tensor.collapse_shape {value.name} [[{dims}]] : {value.type} into tensor<{size}x{value.element}>",
            (size,),
            value.element,
            "tensor",
        )


def _is_integer(value: _Value) -> bool:
    return value.element in _INTEGERS


def _is_number(value: _Value) -> bool:
    return value.element != "i1"
