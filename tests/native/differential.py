"""Programs in the interpreter and in native code: `python -m tests.native.differential --seed 0 --count 10000`.

First each operation with the values at the edges of its types (`edge_programs.py`), then random programs; a program is a function,
and many of them are compiled at once.  Calls that do what is undefined are left out of the native program and counted.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import NamedTuple

from odsgen.interpreter import EvaluationError, Machine
from odsgen.interpreter.runner_functions import runner_functions
from odsgen.native import compile
from odsgen.runtime import Context, Operation, parse
from tests.interpreting.random_functions import random_program
from tests.interpreting.random_programs import HEADER, FunctionBody, function
from tests.interpreting.runner import bufferized
from tests.native.edge_programs import CASES, Call, Program, constant, edge_program, print_bits
from tests.native.random_statements import MoreStatements

_DIALECTS = "affine arith cf complex func index linalg math memref scf tensor vector".split()
_PROGRAMS_AT_ONCE = 16
_STATEMENTS = 10
_OPT_LEVELS = (0, 1, 2, 3)


#: Declarations, and what statements refer to.
_HEADER = HEADER + """
memref.global "private" constant @table : memref<4xi32> = dense<[7, -1, 2147483647, -2147483648]>
func.func private @twice(%x: i32) -> i32 {
  %r = arith.addi %x, %x : i32
  return %r : i32
}
"""


class _Body(FunctionBody, MoreStatements):
    """All statements."""


@dataclass
class Outcome:
    """Counts of what became of some programs."""

    programs: int = 0
    calls: int = 0
    #: Calls that are undefined, by what the interpreter says.
    undefined: Counter[str] = field(default_factory=Counter)
    #: Programs of which nothing ran, since all is undefined.
    left_out: int = 0
    #: Programs that are not interpreted or do not lower, by the message.
    unsupported: Counter[str] = field(default_factory=Counter)
    #: Operations in the programs that agree.
    reached: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    def add(self, other: Outcome) -> None:
        """Count another outcome, too."""
        self.programs += other.programs
        self.calls += other.calls
        self.left_out += other.left_out
        self.undefined += other.undefined
        self.unsupported += other.unsupported
        self.reached += other.reached
        self.differences += other.differences


class _Expected(NamedTuple):
    number: int
    program: Program
    #: The calls that are defined, and the lines that they print.
    calls: list[Call]
    lines: list[list[str]]
    operations: Counter[str]


# --- programs -----------------------------------------------------------------------------------------------------------


def program(seed: int, number: int) -> Program:
    """The program of a number; its function is named by it."""
    if number < len(CASES):
        return edge_program(number, f"p{number}")
    source = random.Random(f"{seed}:{number}")
    name = f"p{number}"
    if number % 4:
        return Program(function(_Body(source), name, _STATEMENTS), [Call(name)])
    return _scalar_program(source, name)


def _scalar_program(source: random.Random, name: str) -> Program:
    """Functions of numbers that call each other, called with edges of their types."""
    made = random_program(source, 2, source.random() < 0.5)
    text, calls = made.text, []
    for inner, arguments, results, _ in made.functions:
        text = text.replace(f"@{inner}(", f"@{name}_{inner}(")
        header = ", ".join(f"%a{place}: {type}" for place, type in enumerate(arguments))
        names = ", ".join(f"%a{place}" for place in range(len(arguments)))
        signature = f"({', '.join(arguments)}) -> ({', '.join(results)})"
        lines = [
            f"func.func @{name}_{inner}_shown({header}) {{",
            f"  %r:{len(results)} = call @{name}_{inner}({names}) : {signature}",
        ]
        for place, type in enumerate(results):
            lines += [f"  {line}" for line in print_bits(f"%r#{place}", type)]
        text += "\n".join([*lines, "  return", "}", ""])
        for _ in range(6):
            values = tuple((constant(source, type), type) for type in arguments)
            calls.append(Call(f"{name}_{inner}_shown", values))
    return Program(text, calls)


# --- both ways ----------------------------------------------------------------------------------------------------------


def _comparable(text: str) -> list[str]:
    """The lines without addresses, and without the sign of a NaN, which is not said."""
    return re.sub(r"0x[0-9a-f]+", "0x0", text).replace("-nan", "nan").splitlines()


def _interpreted(module: Operation, name: str) -> list[str]:
    """The lines that a function prints; raises EvaluationError."""
    printed: list[str] = []
    machine = Machine(module, write=printed.append, externals=runner_functions(printed.append))
    machine.call(machine.function(name), [])
    return _comparable("".join(printed))


def _caller(call: Call, name: str) -> str:
    """A function that makes a call."""
    lines = [f"func.func @{name}() {{"]
    for place, (value, type) in enumerate(call.arguments):
        typed = value if type == "i1" else f"{value} : {type}"
        lines.append(f"  %{place} = arith.constant {typed}")
    names = ", ".join(f"%{place}" for place in range(len(call.arguments)))
    types = ", ".join(type for _, type in call.arguments)
    return "\n".join(
        [*lines, f"  call @{call.function}({names}) : ({types}) -> ()", "  return", "}", ""]
    )


def _expected(number: int, made: Program, outcome: Outcome) -> _Expected | None:
    """The results of the interpreter; None if nothing of them is defined."""
    callers = [_caller(call, f"call{place}") for place, call in enumerate(made.calls)]
    module = parse("\n".join([_HEADER, made.text, *callers]), Context())
    module.verify()
    calls, lines = [], []
    for place, call in enumerate(made.calls):
        try:
            found = _interpreted(module, f"call{place}")
        except EvaluationError as error:
            message = re.sub(r"-?\d+", "N", error.diagnostics[0].message)
            if "cannot be evaluated" in message or "limit" in message:
                outcome.unsupported[message] += 1
                return None
            outcome.undefined[message] += 1
            continue
        calls.append(call)
        lines.append(found)
    if not calls:
        outcome.left_out += 1
        return None
    operations = Counter(op.name for op in parse(_HEADER + made.text, Context()).walk())
    return _Expected(number, made, calls, lines, operations)


def _native_text(programs: list[_Expected]) -> str:
    """The programs, and a function `main` that makes their calls with a mark before each."""
    parts = [_HEADER, *(each.program.text for each in programs)]
    main = ["func.func @main() {"]
    for number, call in enumerate(call for each in programs for call in each.calls):
        parts.append(_caller(call, f"call{number}"))
        main.append('  vector.print str "=== call\\0A"')
        main.append(f"  call @call{number}() : () -> ()")
    return "\n".join([*parts, *main, "  return", "}", ""])


def _native_lines(programs: list[_Expected], opt_level: int) -> list[list[str]]:
    """The lines of each call in native code."""
    text = _native_text(programs)
    if "tensor<" in text:
        text = bufferized(text)
    printed: list[str] = []
    compile(text, "main", opt_level=opt_level, write=printed.append)()
    parts = "".join(printed).split("=== call\n")[1:]
    return [_comparable(part) for part in parts]


def _compare(programs: list[_Expected], opt_level: int, outcome: Outcome) -> None:
    try:
        lines = _native_lines(programs, opt_level)
    except Exception as error:  # whatever it is, one of the programs is to blame
        if len(programs) > 1:
            middle = len(programs) // 2
            _compare(programs[:middle], opt_level, outcome)
            _compare(programs[middle:], opt_level, outcome)
            return
        message = str(error).strip().splitlines()[0] if str(error).strip() else repr(error)
        outcome.unsupported[f"{re.sub(r'^-:[0-9:]* ', '', message)}"] += 1
        outcome.differences += [f"program {programs[0].number}: not run natively: {message}"]
        return
    for each in programs:
        found, lines = lines[: len(each.calls)], lines[len(each.calls) :]
        wrong = _first_difference(each, found)
        if wrong is None:
            outcome.reached += each.operations
        else:
            outcome.differences.append(f"program {each.number}, -O{opt_level}: {wrong}")


def _first_difference(expected: _Expected, found: list[list[str]]) -> str | None:
    for call, interpreted, native in zip(expected.calls, expected.lines, found, strict=True):
        if interpreted != native:
            pairs = zip(interpreted, native, strict=False)
            wrong = next((pair for pair in pairs if pair[0] != pair[1]), None)
            values = ", ".join(value for value, _ in call.arguments)
            if wrong is None:
                return f"@{call.function}({values}) prints {len(native)} lines natively, not {len(interpreted)}"
            return f"@{call.function}({values}) prints '{wrong[1]}' natively, not '{wrong[0]}'"
    return None


def compare(seed: int, first: int, count: int) -> Outcome:
    """Run some programs both ways."""
    outcome = Outcome(programs=count)
    opt_level = _OPT_LEVELS[first // _PROGRAMS_AT_ONCE % len(_OPT_LEVELS)]
    expected = []
    for number in range(first, first + count):
        try:
            found = _expected(number, program(seed, number), outcome)
        except Exception as error:  # a fault of the interpreter, or a program that is none
            message = str(error).strip().splitlines()[0] if str(error).strip() else repr(error)
            outcome.differences.append(f"program {number}: not interpreted: {message}")
            continue
        if found is not None:
            outcome.calls += len(found.calls)
            expected.append(found)
    for has_tensors in (False, True):
        chosen = [each for each in expected if ("tensor<" in each.program.text) == has_tensors]
        if chosen:
            _compare(chosen, opt_level, outcome)
    return outcome


# --- the campaign -------------------------------------------------------------------------------------------------------


def _chunks(first: int, count: int) -> Iterator[tuple[int, int]]:
    last = first + count
    while first < last:
        end = min(last, (first // _PROGRAMS_AT_ONCE + 1) * _PROGRAMS_AT_ONCE)
        yield first, end - first
        first = end


def _table(reached: Counter[str]) -> Iterator[str]:
    context = Context()
    for name in _DIALECTS:
        dialect = context.dialect(name)
        assert dialect is not None
        names = sorted(dialect.operations)
        found = [f"{op.partition('.')[2]} {reached[op]}" for op in names if reached[op]]
        missing = [op.partition(".")[2] for op in names if not reached[op]]
        yield f"{name}: {len(found)} of {len(names)} operations"
        yield f"  programs that agree with it: {', '.join(found)}"
        yield f"  never reached: {', '.join(missing) or 'none'}"


def _report(total: Outcome) -> None:
    for line in _table(total.reached):
        print(line)
    print(f"{sum(total.undefined.values())} calls are undefined and left out:")
    for message, number in total.undefined.most_common():
        print(f"  {number} times: {message}")
    for message, number in total.unsupported.most_common():
        print(f"{number} times not supported: {message}")
    print(
        f"{total.programs} programs, {total.calls} calls agree or differ, {total.left_out} programs are "
        f"undefined, {len(total.differences)} differ"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="the number of the first program")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--show", type=int, help="print the program of a number, and its calls")
    options = parser.parse_args()
    if options.show is not None:
        shown = program(options.seed, options.show)
        print(_HEADER + shown.text, *(f"// {call}" for call in shown.calls), sep="\n")
        return 0
    total, done = Outcome(), options.first
    print(f"seed {options.seed}, programs {options.first} to {options.first + options.count - 1}")
    with ProcessPoolExecutor(options.jobs) as pool:
        chunks = list(_chunks(options.first, options.count))
        waiting = [pool.submit(compare, options.seed, *chunk) for chunk in chunks]
        for (first, count), future in zip(chunks, waiting, strict=True):
            try:
                found = future.result()
            except BrokenProcessPool:
                print(f"a process ended at program {first} or soon after; go on with --first")
                break
            except KeyboardInterrupt:
                print(f"stopped; go on with --first {done}")
                pool.shutdown(cancel_futures=True)
                break
            for difference in found.differences:
                print(difference, flush=True)
            total.add(found)
            done = first + count
            if done % 1024 < _PROGRAMS_AT_ONCE:
                print(f"… {done}: go on from here with --first {done}", file=sys.stderr, flush=True)
    _report(total)
    return 1 if total.differences or done < options.first + options.count else 0


if __name__ == "__main__":
    sys.exit(main())
