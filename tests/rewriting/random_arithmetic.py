"""Random functions of arith, canonicalized by odsgen and by mlir-opt.

``python -m tests.rewriting.random_arithmetic --seed 7 --count 400`` says where they differ.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Sequence

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir
from tests.oracle import mlir_opt

INTEGERS = ("i1", "i8", "i16", "i32", "i64", "i128", "index")
FLOATS = ("f16", "bf16", "f32", "f64", "f8E5M2", "f8E4M3FN", "f128")
_WIDTHS = {"index": 64}
_BINARY = (
    "addi subi muli divui divsi ceildivui ceildivsi floordivsi remui remsi andi ori xori shli shrui shrsi "
    "maxsi maxui minsi minui"
).split()
_EXTENDED = ("mulsi_extended", "mului_extended")
_FLOAT_BINARY = "addf subf mulf divf remf maximumf minimumf maxnumf minnumf".split()
_PREDICATES = "eq ne slt sle sgt sge ult ule ugt uge".split()
_FLOAT_PREDICATES = "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split()
_FLOAT_WIDTHS = {
    "f16": 16,
    "bf16": 16,
    "f32": 32,
    "f64": 64,
    "f8E5M2": 8,
    "f8E4M3FN": 8,
    "f128": 128,
}


class FunctionWriter:
    """Writes functions whose results are of all that they compute."""

    def __init__(self, seed: int, casts: bool = False) -> None:
        self._random = random.Random(seed)
        self._casts = casts

    def program(self, count: int) -> str:
        """So many functions."""
        return "\n".join(self.function(number) for number in range(count))

    def function(self, number: int) -> str:
        """One function, @f with its number."""
        choose = self._random.choice
        scalars = [choose(INTEGERS), choose(INTEGERS), choose(FLOATS), "i1"]
        self._shape = choose(("", "", "", "vector<2x{}>", "tensor<3x{}>"))
        self._lines: list[str] = []
        self._values: dict[str, list[str]] = {}
        arguments = []
        for index, scalar in enumerate(dict.fromkeys(scalars)):
            self._values[scalar] = [f"%a{index}"]
            arguments.append(f"%a{index}: {self._type(scalar)}")
        for _ in range(self._random.randint(1, 9)):
            self._operation()
        results = [
            (value, self._type(scalar))
            for scalar, values in self._values.items()
            for value in values[1:]
            if not value.startswith("%c") and self._random.random() < 0.7
        ][-4:]
        names = ", ".join(value for value, _ in results)
        types = ", ".join(type for _, type in results)
        ending = f"return {names} : {types}" if results else "return"
        body = "\n".join(f"  {line}" for line in self._lines)
        return (
            f"func.func @f{number}({', '.join(arguments)}) -> ({types}) {{\n{body}\n  {ending}\n}}"
        )

    def _type(self, scalar: str) -> str:
        return self._shape.format(scalar) if self._shape else scalar

    def _name(self) -> str:
        return f"%v{len(self._lines)}"

    def _add(self, scalar: str, text: str, name: str | None = None) -> None:
        name = name or self._name()
        self._lines.append(f"{name} = {text}")
        self._values.setdefault(scalar, []).append(name)

    def _scalar(self, among: Sequence[str]) -> str:
        known = [scalar for scalar in self._values if scalar in among]
        return self._random.choice(known or among)

    def _value(self, scalar: str) -> str:
        values = self._values.get(scalar, [])
        if values and self._random.random() < 0.65:
            return self._random.choice(values[-5:])
        return self._constant(scalar)

    def _constant(self, scalar: str) -> str:
        name = f"%c{len(self._lines)}"
        number = self._number(scalar)
        if self._shape:
            count = int(re.search(r"\d+", self._shape)[0])  # type: ignore[index]
            several = [number] + [self._number(scalar) for _ in range(count - 1)]
            number = f"dense<{number if self._random.random() < 0.5 else '[' + ', '.join(several) + ']'}>"
        if scalar == "i1" and not self._shape:
            self._add(scalar, f"arith.constant {number}", name)
        else:
            self._add(scalar, f"arith.constant {number} : {self._type(scalar)}", name)
        return name

    def _number(self, scalar: str) -> str:
        random_ = self._random
        if scalar == "i1":
            return random_.choice(("true", "false"))
        if scalar in INTEGERS:
            width = _WIDTHS.get(scalar) or int(scalar[1:])
            half = 1 << (width - 1)
            return str(
                random_.choice(
                    (
                        0,
                        0,
                        1,
                        1,
                        -1,
                        -1,
                        2,
                        3,
                        width - 1,
                        7,
                        -half,
                        half - 1,
                        random_.randrange(-half, half),
                    )
                )
            )
        if random_.random() < 0.6:
            return random_.choice(("0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5", "-1.5", "3.0"))
        width = _FLOAT_WIDTHS[scalar]
        quarter = width // 4
        if random_.random() < 0.3:  # close to infinities, NaN and zero
            exponent = {
                "f16": 5,
                "bf16": 8,
                "f32": 8,
                "f64": 11,
                "f8E5M2": 5,
                "f8E4M3FN": 4,
                "f128": 15,
            }
            ones = ((1 << exponent[scalar]) - 1) << (width - 1 - exponent[scalar])
            bits = random_.choice(
                (ones, ones | 1 << (width - 2 - exponent[scalar]), ones - 1, 1, 2)
            )
            bits |= random_.getrandbits(1) << (width - 1)
        else:
            bits = random_.getrandbits(width)
        return f"0x{bits:0{quarter}X}"

    def _operation(self) -> None:
        choice = self._random.random()
        choose = self._random.choice
        if self._casts and choice < 0.6:
            self._cast()
        elif choice < 0.45:
            scalar = self._scalar(INTEGERS)
            op = choose(_BINARY)
            flags = ""
            if op in ("addi", "subi", "muli") and self._random.random() < 0.2:
                flags = f" overflow<{choose(('nsw', 'nuw', 'nsw, nuw'))}>"
            operands = f"{self._value(scalar)}, {self._value(scalar)}"
            self._add(scalar, f"arith.{op} {operands}{flags} : {self._type(scalar)}")
        elif choice < 0.5:
            # mlir-opt makes an invalid operation of the product of an index and 1.
            scalar = self._scalar([scalar for scalar in INTEGERS if scalar != "index"])
            first, second = self._value(scalar), self._value(scalar)
            name = self._name()
            if self._random.random() < 0.5:
                text = f"arith.{choose(_EXTENDED)} {first}, {second} : {self._type(scalar)}"
                other = scalar
            else:
                other = "i1"
                text = f"arith.addui_extended {first}, {second} : {self._type(scalar)}, {self._type('i1')}"
            self._lines.append(f"{name}, {name}b = {text}")
            self._values.setdefault(scalar, []).append(name)
            self._values.setdefault(other, []).append(f"{name}b")
        elif choice < 0.65:
            self._float_operation()
        elif choice < 0.75:
            scalar = self._scalar(INTEGERS)
            operands = f"{self._value(scalar)}, {self._value(scalar)}"
            self._add("i1", f"arith.cmpi {choose(_PREDICATES)}, {operands} : {self._type(scalar)}")
        elif choice < 0.85:
            scalar = self._scalar(tuple(self._values))
            condition = self._value("i1")
            types = self._type(scalar)
            if self._shape:
                types = f"{self._type('i1')}, {types}"
            values = f"{condition}, {self._value(scalar)}, {self._value(scalar)}"
            self._add(scalar, f"arith.select {values} : {types}")
        else:
            self._cast()

    def _float_operation(self) -> None:
        scalar = self._scalar(FLOATS)
        choose = self._random.choice
        flags = choose(("", "", "", " fastmath<nnan,nsz>", " fastmath<contract>"))
        kind = self._random.random()
        if kind < 0.15:
            text = f"arith.negf {self._value(scalar)}{flags} : {self._type(scalar)}"
        elif kind < 0.3:
            operands = f"{self._value(scalar)}, {self._value(scalar)}"
            text = f"arith.cmpf {choose(_FLOAT_PREDICATES)}, {operands} : {self._type(scalar)}"
            self._add("i1", text)
            return
        else:
            operands = f"{self._value(scalar)}, {self._value(scalar)}"
            text = f"arith.{choose(_FLOAT_BINARY)} {operands}{flags} : {self._type(scalar)}"
        self._add(scalar, text)

    def _cast(self) -> None:
        choose = self._random.choice
        fixed = [scalar for scalar in INTEGERS if scalar != "index"]
        kind = self._random.random()
        if kind < 0.5:
            source, target = self._scalar(fixed), choose(fixed)
            wide, narrow = int(target[1:]), int(source[1:])
            if wide == narrow:
                return
            op = choose(("extui", "extsi")) if wide > narrow else "trunci"
        elif kind < 0.65:
            source, target = (self._scalar(fixed), "index")
            if self._random.random() < 0.5:
                source, target = target, source
            op = choose(("index_cast", "index_castui"))
        elif kind < 0.8:
            source, target = self._scalar(FLOATS), choose(FLOATS)
            if _FLOAT_WIDTHS[source] == _FLOAT_WIDTHS[target]:
                return
            op = "extf" if _FLOAT_WIDTHS[target] > _FLOAT_WIDTHS[source] else "truncf"
        elif kind < 0.9:
            source, target = self._scalar(fixed), self._scalar(FLOATS)
            op = choose(("sitofp", "uitofp"))
            if self._random.random() < 0.5:
                source, target = target, source
                op = choose(("fptosi", "fptoui"))
        else:
            source, target = choose(
                (("i16", "f16"), ("f32", "i32"), ("i64", "f64"), ("i8", "f8E5M2"))
            )
            op = "bitcast"
        value = self._value(source)
        self._add(target, f"arith.{op} {value} : {self._type(source)} to {self._type(target)}")


def functions(text: str) -> list[str]:
    """The functions of a printed module."""
    return re.findall(r"^  func\.func .*?^  }$", text, flags=re.S | re.M)


def canonicalized(text: str, pipeline: str) -> str:
    """The text that odsgen prints after the passes."""
    module = parse(text, Context(), filename="random.mlir")
    PassManager.parse(pipeline).run(module)
    return print_ir(module)


def differences(
    seed: int, count: int, pipeline: str = "builtin.module(canonicalize)", casts: bool = False
) -> list[tuple[str, str, str]]:
    """The functions that differ: the program, mlir-opt's result and ours."""
    text = FunctionWriter(seed, casts).program(count)
    expected = functions(mlir_opt(text, f"--pass-pipeline={pipeline}"))
    found = functions(canonicalized(text, pipeline))
    sources = re.findall(r"^func\.func .*?^}$", text, flags=re.S | re.M)
    assert len(sources) == len(expected) == len(found)
    return [
        (source, want, got)
        for source, want, got in zip(sources, expected, found, strict=True)
        if want != got
    ]


def main() -> None:
    """Run a campaign."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=1000, help="how many functions")
    parser.add_argument("--show", type=int, default=3)
    parser.add_argument("--pipeline", default="builtin.module(canonicalize)")
    parser.add_argument("--casts", action="store_true", help="rather casts than anything else")
    arguments = parser.parse_args()
    found = differences(arguments.seed, arguments.count, arguments.pipeline, arguments.casts)
    for source, want, got in found[: arguments.show]:
        print(f"{source}\n--- mlir-opt\n{want}\n--- odsgen\n{got}\n")
    print(f"{arguments.count - len(found)} of {arguments.count} functions are the same")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
