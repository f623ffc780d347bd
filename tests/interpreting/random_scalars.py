"""Random statements of arith, scf, memref and affine."""

from __future__ import annotations

from math import prod

from tests.interpreting.random_values import (
    FLOAT_OPERATIONS,
    FLOATS,
    INTEGER_OPERATIONS,
    INTEGERS,
    PREDICATES,
    WIDTHS,
    Value,
    ValueWriter,
    is_integer,
    is_number,
    shape_text,
)


class ScalarStatements(ValueWriter):
    """Statements of numbers, loops and buffers."""

    # arith

    def _number_value(self) -> Value:
        return self.pick(self.random.choice(("scalar", "vector", "vector")), is_number)

    def do_binary(self) -> None:
        left = self._number_value()
        right = self.same(left)
        names = FLOAT_OPERATIONS if left.element in FLOATS else INTEGER_OPERATIONS
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
        if left.element in FLOATS:
            predicate = self.random.choice("oeq ogt oge olt ole one ueq ult une".split())
            text = f"arith.cmpf {predicate}, {left.name}, {right.name} : {left.type}"
        else:
            predicate = self.random.choice(PREDICATES)
            text = f"arith.cmpi {predicate}, {left.name}, {right.name} : {left.type}"
        flag = self.define(text, left.shape, "i1", left.kind)
        self.define(
            f"arith.select {flag.name}, {left.name}, {right.name} : {flag.type}, {left.type}",
            left.shape,
            left.element,
            left.kind,
        )

    def do_cast(self) -> None:
        value = self.pick(self.random.choice(("scalar", "vector")), is_integer)
        target = self.random.choice([name for name in INTEGERS if name != value.element])
        if WIDTHS[target] < WIDTHS[value.element]:
            name = "trunci"
        else:
            name = self.random.choice(("extsi", "extui"))
        made = Value("", value.shape, target, value.kind)
        self.define(
            f"arith.{name} {value.name} : {value.type} to {made.type}",
            value.shape,
            target,
            value.kind,
        )

    def do_divide(self) -> None:
        value = self.pick(self.random.choice(("scalar", "vector")), is_integer)
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
        value = self.pick("scalar", is_integer)
        low, high, step = self.index(0), self.index(self.random.randint(0, 5)), self.index(1)
        name = self.random.choice(INTEGER_OPERATIONS)
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
        self.values.append(Value(result, (), element, "scalar"))

    def do_if(self) -> None:
        left = self.pick("scalar", is_integer)
        right = self.same(left)
        flag, result, first, second = (self.name() for _ in range(4))
        predicate = self.random.choice(PREDICATES)
        names = [self.random.choice(INTEGER_OPERATIONS) for _ in range(2)]
        self.emit(f"{flag} = arith.cmpi {predicate}, {left.name}, {right.name} : {left.element}")
        self.emit(f"{result} = scf.if {flag} -> ({left.element}) {{")
        self.emit(f"  {first} = arith.{names[0]} {left.name}, {right.name} : {left.element}")
        self.emit(f"  scf.yield {first} : {left.element}")
        self.emit("} else {")
        self.emit(f"  {second} = arith.{names[1]} {right.name}, {left.name} : {left.element}")
        self.emit(f"  scf.yield {second} : {left.element}")
        self.emit("}")
        self.values.append(Value(result, (), left.element, "scalar"))

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
        self.emit(f"  {s} = arith.{self.random.choice(INTEGER_OPERATIONS)} {d}x, {n} : i32")
        self.emit(f"  scf.yield {n}, {s} : i32, i32")
        self.emit("}")
        self.values.append(Value(f"{r}#1", (), "i32", "scalar"))

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
            f"memref<{shape_text(sizes)}{buffer.element}, strided<[{', '.join(map(str, moves))}], "
            f"offset: {start}>>"
        )
        lists = " ".join(f"[{', '.join(map(str, each))}]" for each in (offsets, sizes, strides))
        self.emit(f"{view} = memref.subview {buffer.name}{lists} : {buffer.type} to {type}")
        copy = self.name()
        plain = f"memref<{shape_text(sizes)}{buffer.element}>"
        self.emit(f"{copy} = memref.alloc() : {plain}")
        self.emit(f"memref.copy {view}, {copy} : {type} to {plain}")
        self.values.append(Value(copy, tuple(sizes), buffer.element, "memref"))

    def do_copy(self) -> None:
        source = self.pick("memref")
        target = self.same(source)
        self.emit(f"memref.copy {source.name}, {target.name} : {source.type} to {target.type}")

    def do_affine(self) -> None:
        buffer = self.pick("memref", lambda value: is_integer(value) and len(value.shape) == 1)
        if len(buffer.shape) != 1 or not is_integer(buffer):
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

    def do_math(self) -> None:
        value = self.pick(self.random.choice(("scalar", "vector")), is_number)
        if value.element in FLOATS:
            name = self.random.choice("absf ceil floor trunc roundeven round copysign".split())
        elif len(value.shape) > 1:  # MLIR lowers the others for vectors of one dimension
            return
        else:
            name = self.random.choice("absi ctlz cttz ctpop".split())
        operands = value.name
        if name == "copysign":
            operands += f", {self.same(value).name}"
        self.define(
            f"math.{name} {operands} : {value.type}", value.shape, value.element, value.kind
        )

    def do_convert(self) -> None:
        value = self.pick(self.random.choice(("scalar", "vector")), is_integer)
        small, back = self.name(), self.random.choice(FLOATS)
        typed = Value("", value.shape, back, value.kind)
        limit = self.name()
        text = "7" if value.kind == "scalar" else "dense<7>"
        self.emit(f"{limit} = arith.constant {text} : {value.type}")
        self.emit(f"{small} = arith.remsi {value.name}, {limit} : {value.type}")
        self.define(
            f"arith.sitofp {small} : {value.type} to {typed.type}", value.shape, back, value.kind
        )

    def do_atomic(self) -> None:
        buffer = self.pick("memref", is_number)
        value = self.constant((), buffer.element, "scalar")
        kinds = ("addf", "maximumf") if buffer.element in FLOATS else ("addi", "ori", "andi")
        places = ", ".join([self.below(size) for size in buffer.shape])
        self.define(
            f"memref.atomic_rmw {self.random.choice(kinds)} {value.name}, {buffer.name}[{places}] "
            f": ({value.element}, {buffer.type}) -> {value.element}",
            (),
            value.element,
            "scalar",
        )

    def do_parallel(self) -> None:
        buffer = self.pick("memref", lambda value: is_integer(value) and len(value.shape) == 2)
        if len(buffer.shape) != 2 or not is_integer(buffer):
            return
        zero, one = self.index(0), self.index(1)
        sizes = ", ".join([self.index(size) for size in buffer.shape])
        start = self.constant((), buffer.element, "scalar")
        r, i, j, x, a, b, c = (self.name() for _ in range(7))
        element = buffer.element
        self.emit(
            f"{r} = scf.parallel ({i}, {j}) = ({zero}, {zero}) to ({sizes}) step ({one}, {one}) "
            f"init ({start.name}) -> {element} {{"
        )
        self.emit(f"  {x} = memref.load {buffer.name}[{i}, {j}] : {buffer.type}")
        self.emit(f"  scf.reduce({x} : {element}) {{")
        self.emit(f"  ^bb0({a}: {element}, {b}: {element}):")
        name = self.random.choice(("addi", "muli", "xori", "maxsi"))
        self.emit(f"    {c} = arith.{name} {a}, {b} : {element}")
        self.emit(f"    scf.reduce.return {c} : {element}")
        self.emit("  }")
        self.emit("}")
        self.values.append(Value(r, (), element, "scalar"))

    def do_switch(self) -> None:
        index = self.below(4)
        element = self.random.choice(INTEGERS)
        result = self.name()
        self.emit(f"{result} = scf.index_switch {index} -> {element}")
        for case in ("case 0", "case 2", "default"):
            number = self.name()
            self.emit(f"{case} {{")
            self.emit(f"  {number} = arith.constant {self.number(element)} : {element}")
            self.emit(f"  scf.yield {number} : {element}")
            self.emit("}")
        self.values.append(Value(result, (), element, "scalar"))

    def do_complex(self) -> None:
        element = self.random.choice(FLOATS)
        parts = [self.constant((), element, "scalar").name for _ in range(4)]
        first, second, found = (self.name() for _ in range(3))
        type = f"complex<{element}>"
        self.emit(f"{first} = complex.create {parts[0]}, {parts[1]} : {type}")
        self.emit(f"{second} = complex.create {parts[2]}, {parts[3]} : {type}")
        name = self.random.choice(("add", "sub", "mul"))
        self.emit(f"{found} = complex.{name} {first}, {second} : {type}")
        for part in ("re", "im"):
            self.define(f"complex.{part} {found} : {type}", (), element, "scalar")
