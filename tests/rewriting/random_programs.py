"""Random programs of `fd`, and the programs in `against/`, rewritten by odsgen and by mlir-opt.

``python -m tests.rewriting.random_programs --seed 7 --count 400`` builds the plugin and says where they differ; it needs a
C++ compiler and the headers of MLIR.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.rewriting.differential import Options, load, mlir_rewritten, programs, rewritten
from tests.rewriting.plugin import build

_UNARY = ("abs", "not", "loud", "twice", "left", "method")
_OPTIONS = (
    Options(),
    Options(top_down=True),
    Options(max_iterations=1),
    Options(simplify=0, top_down=True),
    Options(max_iterations=2, max_rewrites=1, top_down=True),
    Options(simplify=2),
    Options(simplify=2, fold=False, max_iterations=1),
    Options(cse=False),
    Options(fold=False),
    Options(canonicalize=True, top_down=True),
)


class ProgramWriter:
    """Writes one function; every value is an i32 but %c."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._lines: list[str] = []
        self._names = 0

    def program(self) -> str:
        """The text."""
        self._lines = ["func.func @f(%a: i32, %b: i32, %c: i1) {"]
        if self._random.random() < 0.5:
            self._operations(["%a", "%b"], self._random.randint(3, 14), 0)
            self._add("return")
        else:
            self._blocks(["%a", "%b"], 0, "return")
        self._lines.append("}")
        return "\n".join(self._lines) + "\n"

    def _name(self) -> str:
        self._names += 1
        return f"%v{self._names}"

    def _add(self, text: str) -> None:
        self._lines.append(f"  {text}")

    def _operations(self, values: list[str], count: int, depth: int) -> list[str]:
        """Operations that may use the values; all values there are then."""
        values = list(values)
        for _ in range(count):
            values += self._operation(values, depth)
        if self._random.random() < 0.8:
            used = [self._pick(values) for _ in range(self._random.randint(1, 3))]
            self._keep(used)
        return values

    def _pick(self, values: list[str]) -> str:
        """One of the values, rather a late one."""
        if self._random.random() < 0.6:
            return self._random.choice(values[-4:])
        return self._random.choice(values)

    def _keep(self, used: list[str]) -> None:
        self._add(f'"fd.keep"({", ".join(used)}) : ({", ".join("i32" for _ in used)}) -> ()')

    def _operation(self, values: list[str], depth: int) -> list[str]:
        choice = self._random.random()
        name = self._name()
        if choice < 0.28:
            value = self._random.choice((0, 0, 1, 1, 2, 3, -2))
            kind = "other" if self._random.random() < 0.1 else "constant"
            self._add(f'{name} = "fd.{kind}"() {{value = {value} : i32}} : () -> i32')
            return [name]
        if choice < 0.52:
            op = self._random.choice(("add", "add", "sub", "min"))
            both = f"{self._pick(values)}, {self._pick(values)}"
            self._add(f'{name} = "fd.{op}"({both}) : (i32, i32) -> i32')
            return [name]
        if choice < 0.72:
            op = self._random.choice(_UNARY)
            skip = " {skip}" if op == "method" and self._random.random() < 0.5 else ""
            self._add(f'{name} = "fd.{op}"({self._pick(values)}){skip} : (i32) -> i32')
            return [name]
        if choice < 0.78:
            both = f"{self._pick(values)}, {self._pick(values)}"
            self._add(f'{name}:2 = "fd.divide"({both}) : (i32, i32) -> (i32, i32)')
            return [f"{name}#0", f"{name}#1"]
        if choice < 0.82:
            both = f"{self._pick(values)}, {self._pick(values)}"
            number = self._random.randint(0, 2)
            self._add(f'{name} = "fd.count"({both}) {{n = {number} : i32}} : (i32, i32) -> i32')
            return [name]
        if choice < 0.88:
            self._keep([self._pick(values) for _ in range(self._random.randint(1, 2))])
            return []
        if choice < 0.90:
            self._add(f'"fd.emit"({self._pick(values)}) : (i32) -> ()')
            return []
        if depth >= 2:
            return []
        return self._region(values, depth)

    def _region(self, values: list[str], depth: int) -> list[str]:
        kind = self._random.choice(("loop", "loop", "pure", "steps", "iso", "cfg", "unknown"))
        op = "some.unknown" if kind == "unknown" else f"fd.{kind}"
        self._add(f'"{op}"() ({{')
        if kind == "cfg":
            self._blocks(values, depth + 1)
        elif kind == "iso":
            first = self._name()
            self._add(f'{first} = "fd.src"() : () -> i32')
            self._operations([first], self._random.randint(1, 4), depth + 2)  # %c is not there
        else:
            self._operations(values, self._random.randint(1, 4), depth + 1)
        self._add("}) : () -> ()")
        return []

    def _blocks(self, values: list[str], depth: int, end: str = '"fd.end"() : () -> ()') -> None:
        """Blocks that branch to each other; only values from outside, and of the first block, are used in all."""
        count = self._random.randint(2, 5)
        arguments: list[list[str]] = [[]] + [
            [self._name() for _ in range(self._random.randint(0, 3))] for _ in range(count - 1)
        ]
        labels = [f"^bb{self._names}_{number}" for number in range(count)]
        first: list[str] = []
        state = self._random.getstate()
        repeats = [self._random.random() < 0.5 for _ in range(count)]
        for number in range(count):
            if number > 1 and repeats[number]:  # much like the block before
                self._random.setstate(state)
            state = self._random.getstate()
            if number:
                listed = ", ".join(f"{each}: i32" for each in arguments[number])
                self._lines.append(
                    f"{labels[number]}({listed}):" if listed else f"{labels[number]}:"
                )
            visible = [*values, *first, *arguments[number]]
            visible = self._operations(visible, self._random.randint(0, 4), depth)
            if number == 0:
                first = visible[len(values) :]
            self._branch(visible, labels, arguments, number, end)

    def _branch(
        self,
        values: list[str],
        labels: list[str],
        arguments: list[list[str]],
        number: int,
        end: str,
    ) -> None:
        choice = self._random.random()
        last = number == len(labels) - 1
        if choice < 0.25 or (last and choice < 0.6):
            self._add(end)
            return
        targets = [self._random.randrange(1, len(labels)) for _ in range(2)]
        passed = [[self._pick(values) for _ in arguments[target]] for target in targets]
        if choice < 0.65:
            self._jump("br", "", passed[0], [labels[targets[0]]])
        else:
            both = ", ".join(labels[target] for target in targets)
            given = ["%c", *passed[0], *passed[1]]
            types = ", ".join(["i1", *("i32" for _ in given[1:])])
            sizes = f"1, {len(passed[0])}, {len(passed[1])}"
            self._add(
                f'"fd.if"({", ".join(given)})[{both}] '
                f"{{operandSegmentSizes = array<i32: {sizes}>}} : ({types}) -> ()"
            )

    def _jump(self, op: str, more: str, passed: list[str], targets: list[str]) -> None:
        types = ", ".join("i32" for _ in passed)
        self._add(f'"fd.{op}"({", ".join(passed)})[{", ".join(targets)}]{more} : ({types}) -> ()')


def differences(name: str, texts: Sequence[str], plugin: Path) -> list[str]:
    """The differences between odsgen and mlir-opt, with the programs."""
    module = load(name)
    found = []
    for options in _OPTIONS:
        expected = mlir_rewritten(texts, name, plugin, options)
        line = 0
        for number, (text, theirs) in enumerate(zip(texts, expected, strict=True)):
            try:
                ours = rewritten(text, module, options, line)
            except Exception as error:  # whatever it is, it is shown with its program
                ours = f"{type(error).__name__}: {error}"
            line += text.count("\n") + 1
            if ours != theirs:
                found.append(
                    f"{name} {number}, {options}\n{text}--- mlir-opt\n{theirs}\n--- odsgen\n{ours}\n"
                )
    return found


def main() -> int:
    """The campaign; 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--plugin", type=Path, help="one that is built already")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        plugin = arguments.plugin or build(("rw", "fd"), Path(folder))
        found = differences("rw", programs("rw"), plugin)
        found += differences("fd", programs("fd"), plugin)
        seeds = range(arguments.seed, arguments.seed + arguments.count)
        found += differences("fd", [ProgramWriter(seed).program() for seed in seeds], plugin)
    for each in found[:5]:
        print(each)
    print(f"{arguments.count} programs, {len(_OPTIONS)} ways to rewrite them: {len(found)} differ")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
