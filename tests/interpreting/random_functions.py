"""Random functions of arith, cf, scf and func."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

INTEGERS = ("i1", "i8", "i13", "i32", "i64", "index")
FLOATS = ("f32", "f64")

_BINARY = "addi subi muli andi ori xori maxsi maxui minsi minui".split()
_DIVISIONS = "divsi divui remsi remui floordivsi ceildivsi ceildivui".split()
_SHIFTS = "shli shrui shrsi".split()
_FLOAT_BINARY = "addf subf mulf divf maximumf minimumf maxnumf minnumf".split()
_PREDICATES = "eq ne slt sle sgt sge ult ule ugt uge".split()
_FLOAT_PREDICATES = "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno".split()


def width_of(type: str) -> int:
    """The number of bits of an integer."""
    return 64 if type == "index" else int(type[1:])


@dataclass
class FunctionWriter:
    """Writes functions; a defined one divides and shifts by what is in range, and overflows nothing that may not."""

    random: random.Random
    is_defined: bool = False
    lines: list[str] = field(default_factory=list)
    names: int = 0

    def function(
        self, name: str, callees: list[tuple[str, list[str], str]]
    ) -> tuple[list[str], list[str]]:
        """Write a function; the types of its arguments and results."""
        arguments = [
            self.random.choice(("i32", "i64", "i8", "f32", "f64", "i13")) for _ in range(3)
        ]
        results = [self.random.choice(("i32", "i8", "i64", "f64", "f32", "i13")) for _ in range(2)]
        header = ", ".join(f"%a{n}: {type}" for n, type in enumerate(arguments))
        self.lines.append(f"func.func @{name}({header}) -> ({', '.join(results)}) {{")
        values = {f"%a{n}": type for n, type in enumerate(arguments)}
        self._callees = callees
        self._body(values, self.random.randint(3, 12), 0)
        if self.random.random() < 0.4:
            self._diamond(values)
        found = [self._value(values, type) for type in results]
        self.lines.append(f"  return {', '.join(found)} : {', '.join(results)}")
        self.lines.append("}")
        return arguments, results

    def literal(self, type: str) -> str:
        """A constant of a type."""
        if type in FLOATS:
            return self.random.choice(
                ("0.0", "-0.0", "1.0", "-1.5", "3.25", "1.0e+30", "-2.0e-20", "1.0e-3", "7.0")
            )
        width = width_of(type)
        if width == 1:
            return self.random.choice(("true", "false"))
        number = self.random.choice(
            (
                0,
                1,
                -1,
                2,
                3,
                7,
                -5,
                (1 << width - 1) - 1,
                -(1 << width - 1),
                self.random.getrandbits(width - 1),
            )
        )
        return str(number)

    # --- values ---------------------------------------------------------------------------------------------------------

    def _name(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def _add(self, text: str, type: str, values: dict[str, str]) -> str:
        name = self._name()
        self.lines.append(f"  {name} = {text}")
        values[name] = type
        return name

    def _value(self, values: dict[str, str], type: str) -> str:
        """A value of a type: one that is there, or a constant."""
        known = [name for name, found in values.items() if found == type]
        if known and self.random.random() < 0.85:
            return self.random.choice(known[-6:])
        literal = self.literal(type)
        written = literal if type == "i1" else f"{literal} : {type}"
        return self._add(f"arith.constant {written}", type, values)

    def _integer(self) -> str:
        return self.random.choice(INTEGERS)

    # --- operations -----------------------------------------------------------------------------------------------------

    def _body(self, values: dict[str, str], count: int, depth: int) -> None:
        for _ in range(count):
            choice = self.random.random()
            if choice < 0.62:
                self._arithmetic(values)
            elif choice < 0.78:
                self._cast(values)
            elif choice < 0.86 and self._callees:
                self._call(values)
            elif depth < 2:
                self.random.choice((self._if, self._for, self._while))(values, depth)

    def _arithmetic(self, values: dict[str, str]) -> None:
        kind = self.random.randrange(7)
        type = self._integer()
        if kind == 0:
            op = self.random.choice(_BINARY)
            flags = ""
            if not self.is_defined and op in ("addi", "subi", "muli"):
                flags = self.random.choice(("", "", " overflow<nsw>", " overflow<nuw>"))
            a, b = self._value(values, type), self._value(values, type)
            self._add(f"arith.{op} {a}, {b}{flags} : {type}", type, values)
        elif kind == 1:
            self._division(values, type)
        elif kind == 2:
            a, b = self._value(values, type), self._value(values, type)
            if self.is_defined:
                limit = self._add(f"arith.constant {_last_shift(type)}", type, values)
                b = self._add(f"arith.minui {b}, {limit} : {type}", type, values)
            self._add(f"arith.{self.random.choice(_SHIFTS)} {a}, {b} : {type}", type, values)
        elif kind == 3:
            a, b = self._value(values, type), self._value(values, type)
            self._add(
                f"arith.cmpi {self.random.choice(_PREDICATES)}, {a}, {b} : {type}", "i1", values
            )
        elif kind == 4:
            type = self.random.choice((*INTEGERS, *FLOATS))
            c, a, b = (self._value(values, t) for t in ("i1", type, type))
            self._add(f"arith.select {c}, {a}, {b} : {type}", type, values)
        else:
            type = self.random.choice(FLOATS)
            a, b = self._value(values, type), self._value(values, type)
            if self.random.random() < 0.25:
                self._add(
                    f"arith.cmpf {self.random.choice(_FLOAT_PREDICATES)}, {a}, {b} : {type}",
                    "i1",
                    values,
                )
            elif self.random.random() < 0.1:
                self._add(f"arith.negf {a} : {type}", type, values)
            else:
                self._add(
                    f"arith.{self.random.choice(_FLOAT_BINARY)} {a}, {b} : {type}", type, values
                )

    def _division(self, values: dict[str, str], type: str) -> None:
        a, b = self._value(values, type), self._value(values, type)
        if self.is_defined:
            if type == "i1":
                return
            # Positive, so that neither zero nor minus one divides.
            width = width_of(type)
            mask = self._add(f"arith.constant {(1 << width - 1) - 1} : {type}", type, values)
            one = self._add(f"arith.constant 1 : {type}", type, values)
            positive = self._add(f"arith.andi {b}, {mask} : {type}", type, values)
            b = self._add(f"arith.maxsi {positive}, {one} : {type}", type, values)
        self._add(f"arith.{self.random.choice(_DIVISIONS)} {a}, {b} : {type}", type, values)

    def _cast(self, values: dict[str, str]) -> None:
        kind = self.random.randrange(5)
        if kind == 0:
            narrow, wide = self.random.choice(
                (("i1", "i8"), ("i8", "i32"), ("i13", "i64"), ("i32", "i64"))
            )
            op = self.random.choice(("extui", "extsi"))
            self._add(
                f"arith.{op} {self._value(values, narrow)} : {narrow} to {wide}", wide, values
            )
        elif kind == 1:
            narrow, wide = self.random.choice(
                (("i8", "i32"), ("i1", "i13"), ("i13", "i64"), ("i32", "i64"))
            )
            self._add(
                f"arith.trunci {self._value(values, wide)} : {wide} to {narrow}", narrow, values
            )
        elif kind == 2:
            other = self.random.choice(("i8", "i32", "i64"))
            there, back = self.random.choice(((other, "index"), ("index", other)))
            op = self.random.choice(("index_cast", "index_castui"))
            self._add(f"arith.{op} {self._value(values, there)} : {there} to {back}", back, values)
        elif kind == 3:
            source, target = self.random.choice(("i8", "i32", "i64")), self.random.choice(FLOATS)
            op = self.random.choice(("sitofp", "uitofp"))
            self._add(
                f"arith.{op} {self._value(values, source)} : {source} to {target}", target, values
            )
        elif self.random.random() < 0.5:
            self._add(f"arith.extf {self._value(values, 'f32')} : f32 to f64", "f64", values)
        else:
            self._add(f"arith.truncf {self._value(values, 'f64')} : f64 to f32", "f32", values)

    def _call(self, values: dict[str, str]) -> None:
        name, arguments, result = self.random.choice(self._callees)
        given = [self._value(values, type) for type in arguments]
        self._add(
            f"func.call @{name}({', '.join(given)}) : ({', '.join(arguments)}) -> {result}",
            result,
            values,
        )

    # --- control flow ---------------------------------------------------------------------------------------------------

    def _if(self, values: dict[str, str], depth: int) -> None:
        type = self.random.choice(("i32", "i64", "f64"))
        condition = self._value(values, "i1")
        name = self._name()
        self.lines.append(f"  {name} = scf.if {condition} -> ({type}) {{")
        self._yield(dict(values), type, depth)
        self.lines.append("  } else {")
        self._yield(dict(values), type, depth)
        self.lines.append("  }")
        values[name] = type

    def _yield(self, inner: dict[str, str], type: str, depth: int) -> None:
        self._body(inner, self.random.randint(0, 3), depth + 1)
        self.lines.append(f"  scf.yield {self._value(inner, type)} : {type}")

    def _for(self, values: dict[str, str], depth: int) -> None:
        type = self.random.choice(("i32", "i64", "f64"))
        bounds = [
            self._add(f"arith.constant {number} : index", "index", values)
            for number in (
                self.random.randint(0, 2),
                self.random.randint(0, 5),
                self.random.randint(1, 2),
            )
        ]
        start, name, carried, index = (
            self._value(values, type),
            self._name(),
            self._name(),
            self._name(),
        )
        self.lines.append(
            f"  {name} = scf.for {index} = {bounds[0]} to {bounds[1]} step {bounds[2]} "
            f"iter_args({carried} = {start}) -> ({type}) {{"
        )
        self._yield({**values, index: "index", carried: type}, type, depth)
        self.lines.append("  }")
        values[name] = type

    def _while(self, values: dict[str, str], depth: int) -> None:
        """A loop that counts down from a small number."""
        count = self._add(f"arith.constant {self.random.randint(0, 3)} : i32", "i32", values)
        one = self._add("arith.constant 1 : i32", "i32", values)
        zero = self._add("arith.constant 0 : i32", "i32", values)
        name, before, after = self._name(), self._name(), self._name()
        self.lines.append(f"  {name} = scf.while ({before} = {count}) : (i32) -> i32 {{")
        inner = {**values, before: "i32"}
        goes_on = self._add(f"arith.cmpi sgt, {before}, {zero} : i32", "i1", inner)
        self.lines.append(f"  scf.condition({goes_on}) {before} : i32")
        self.lines.append("  } do {")
        self.lines.append(f"  ^bb0({after}: i32):")
        inner = {**values, after: "i32"}
        self._body(inner, self.random.randint(0, 2), depth + 1)
        less = self._add(f"arith.subi {after}, {one} : i32", "i32", inner)
        self.lines.append(f"  scf.yield {less} : i32")
        self.lines.append("  }")
        values[name] = "i32"

    def _diamond(self, values: dict[str, str]) -> None:
        """A branch to two blocks that meet again."""
        type = self.random.choice(("i32", "i64", "f64"))
        condition, a = self._value(values, "i1"), self._value(values, type)
        number = self.names
        self.lines.append(f"  cf.cond_br {condition}, ^left{number}, ^right{number}({a} : {type})")
        self.lines.append(f"^left{number}:")
        inner = dict(values)
        self._body(inner, 2, 2)
        self.lines.append(f"  cf.br ^end{number}({self._value(inner, type)} : {type})")
        argument, result = self._name(), self._name()
        self.lines.append(f"^right{number}({argument}: {type}):")
        inner = {**values, argument: type}
        self._body(inner, 2, 2)
        self.lines.append(f"  cf.br ^end{number}({self._value(inner, type)} : {type})")
        self.lines.append(f"^end{number}({result}: {type}):")
        values[result] = type


def _last_shift(type: str) -> str:
    """The most bits by which a number of a type can be shifted, as a constant."""
    return "false" if type == "i1" else f"{width_of(type) - 1} : {type}"


@dataclass
class Program:
    """A program: its text, and of its functions the name, the types of arguments and results, and arguments in text."""

    text: str
    functions: list[tuple[str, list[str], list[str], list[str]]]


def random_program(source: random.Random, count: int = 2, is_defined: bool = False) -> Program:
    """Functions that may call those before them, each with constants to call it with."""
    writer = FunctionWriter(source, is_defined)
    functions = []
    callees: list[tuple[str, list[str], str]] = []
    for number in range(count):
        name = f"f{number}"
        arguments, results = writer.function(name, callees)
        values = [writer.literal(type) for type in arguments]
        functions.append((name, arguments, results, values))
    return Program("\n".join(writer.lines) + "\n", functions)
