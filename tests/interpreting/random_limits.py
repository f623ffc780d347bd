"""Programs that ask for much: random sizes, loop nests, windows on memory and wide integers, run within limits.

``python -m tests.interpreting.random_limits <first seed> <count>``: prints each program that is not answered within the time and
the memory, or with anything but a result or a diagnostic of its own.
"""

from __future__ import annotations

import random
import resource
import signal
import sys
from collections.abc import Callable

from odsgen.interpreter import Limits, Machine, value_text
from odsgen.interpreter.machine import function_type
from odsgen.runtime import Context, DiagnosticError, parse

MEMORY = 1 << 30
SECONDS = 10
LIMITS = Limits(steps=200_000, elements=100_000)
_SIZES = (0, 1, 2, 3, 100, 1 << 12, 1 << 20, 1 << 31, 1 << 40, (1 << 62) - 1)
_WIDTHS = (1, 8, 64, 65, 2048, 2049, 20_000, 1_000_000, 16_777_215)


def _shape(chance: random.Random) -> list[int]:
    return [chance.choice(_SIZES) for _ in range(chance.randint(1, 3))]


def _x(shape: list[int]) -> str:
    return "".join(f"{size}x" for size in shape)


def _zeros(shape: list[int]) -> str:
    return ", ".join("0" for _ in shape)


def _sizes(shape: list[int]) -> str:
    return ", ".join(map(str, shape))


def _strides(shape: list[int]) -> str:
    found, step = [], 1
    for size in reversed(shape):
        found.append(step)
        step *= size
    return _sizes(found[::-1])


def _memory(chance: random.Random) -> tuple[str, str, str]:
    """The body, the type of the result, and the name of the result."""
    shape = _shape(chance)
    strides = [chance.choice((0, 0, 1, 7)) for _ in shape]
    offset = chance.choice((0, 0, 3))
    base = chance.choice((1, 16))
    window = f"memref<{_x(shape)}i8, strided<[{_sizes(strides)}], offset: {offset}>>"
    body = f"""
      %m = memref.alloc() : memref<{base}xi8>
      %c = arith.constant 1 : i8
      %0 = arith.constant 0 : index
      memref.store %c, %m[%0] : memref<{base}xi8>
      %w = memref.reinterpret_cast %m to offset: [{offset}], sizes: [{_sizes(shape)}],
        strides: [{_sizes(strides)}] : memref<{base}xi8> to {window}
    """
    if chance.random() < 0.5:
        body += f"memref.copy %w, %w : {window} to {window}\n"
    if chance.random() < 0.3:
        other = f"memref<{_x(shape)}i8>"
        body += f"%a = memref.alloc() : {other}\nmemref.copy %w, %a : {window} to {other}\n"
    return body, window, "%w"


def _tensor(chance: random.Random) -> tuple[str, str, str]:
    shape = _shape(chance)
    type = f"tensor<{_x(shape)}i8>"
    made = chance.choice(
        (
            f"%t = tensor.empty() : {type}",
            f"%c = arith.constant 3 : i8\n%t = tensor.splat %c : {type}",
            f"%t = arith.constant dense<1> : {type}",
            f"%t = tensor.generate {{\n^bb0({', '.join(f'%i{n}: index' for n in range(len(shape)))}):\n"
            f"%c = arith.constant 3 : i8\ntensor.yield %c : i8\n}} : {type}",
        )
    )
    body = f"{made}\n"
    name = "%t"
    for number in range(chance.randrange(3)):
        match chance.randrange(5):
            case 0:
                body += f"%r{number} = arith.addi {name}, {name} : {type}\n"
            case 1:
                body += f"%r{number} = tensor.concat dim(0) {name} : ({type}) -> {type}\n"
            case 2:
                ones = ", ".join("1" for _ in shape)
                where = f"[{_zeros(shape)}] [{_sizes(shape)}] [{ones}]"
                body += f"%r{number} = tensor.extract_slice {name}{where} : {type} to {type}\n"
            case 3:
                ones = ", ".join("1" for _ in shape)
                where = f"[{_zeros(shape)}] [{_sizes(shape)}] [{ones}]"
                body += f"%r{number} = tensor.insert_slice {name} into {name}{where} : {type} into {type}\n"
            case _:
                zeros = f"[{_zeros(shape)}]"
                body += f"%p{number} = arith.constant 3 : i8\n"
                arguments = ", ".join(f"%j{n}: index" for n in range(len(shape)))
                body += (
                    f"%r{number} = tensor.pad {name} low{zeros} high{zeros} {{\n^bb0({arguments}):\n"
                    f"tensor.yield %p{number} : i8\n}} : {type} to {type}\n"
                )
        name = f"%r{number}"
    return body, type, name


def _loops(chance: random.Random) -> tuple[str, str, str]:
    bounds = [chance.choice(_SIZES) for _ in range(chance.randint(1, 3))]
    names = [f"%i{n}" for n in range(len(bounds))]
    steps = [chance.choice((1, 1, 2, 1 << 40)) for _ in bounds]
    body = "%one = arith.constant 1 : index\n%zero = arith.constant 0 : index\n"
    body += "".join(f"%b{n} = arith.constant {size} : index\n" for n, size in enumerate(bounds))
    body += "".join(f"%s{n} = arith.constant {step} : index\n" for n, step in enumerate(steps))
    match chance.randrange(5):
        case 0:
            lows = ", ".join("0" for _ in bounds)
            body += f"affine.parallel ({', '.join(names)}) = ({lows}) to ({_sizes(bounds)}) {{ }}\n"
        case 1:
            lows, highs = ", ".join("%zero" for _ in bounds), ", ".join(
                f"%b{n}" for n in range(len(bounds))
            )
            widths = ", ".join(f"%s{n}" for n in range(len(bounds)))
            body += f"scf.parallel ({', '.join(names)}) = ({lows}) to ({highs}) step ({widths}) {{ scf.reduce }}\n"
        case 2:
            for n, size in enumerate(bounds):
                body += f"affine.for %i{n} = 0 to {size} step {min(steps[n], 1 << 30)} {{\n"
            body += "}\n" * len(bounds)
        case 3:
            for n in range(len(bounds)):
                body += f"scf.for %i{n} = %zero to %b{n} step %s{n} {{\n"
            body += "}\n" * len(bounds)
        case _:
            body += "scf.while : () -> () {\n%t = arith.constant true\nscf.condition(%t)\n} do {\nscf.yield\n}\n"
    return body, "index", "%one"


def _integers(chance: random.Random) -> tuple[str, str, str]:
    width = chance.choice(_WIDTHS)
    is_scalar = chance.random() < 0.5
    type = f"i{width}" if is_scalar else f"tensor<{chance.choice(_SIZES)}xi{width}>"
    value = "-1" if is_scalar else "dense<-1>"
    body = f"%v0 = arith.constant {value} : {type}\n"
    one = "true" if width == 1 else "1"
    body += f"%one = arith.constant {one if is_scalar else f'dense<{one}>'} : {type}\n"
    count = chance.randint(1, 6)
    for number in range(count):
        op = chance.choice(("addi", "subi", "muli", "shli", "xori", "divui", "maxsi"))
        other = chance.choice(("%one", f"%v{number}"))
        body += f"%v{number + 1} = arith.{op} %v{number}, {other} : {type}\n"
    return body, type, f"%v{count}"


def _calls(chance: random.Random) -> tuple[str, str, str]:
    arguments = "" if chance.random() < 0.5 else "%c = arith.constant 1 : i8\n"
    return f"{arguments}%r = func.call @main() : () -> i32\n", "i32", "%r"


_KINDS: tuple[Callable[[random.Random], tuple[str, str, str]], ...] = (
    _memory,
    _tensor,
    _loops,
    _integers,
    _calls,
)


def program(seed: int) -> str:
    """A program that asks for much."""
    chance = random.Random(seed)
    body, type, result = chance.choice(_KINDS)(chance)
    return f"func.func @main() -> {type} {{\n{body}\nreturn {result} : {type}\n}}\n"


def outcome(text: str) -> str:
    """`ran`, `refused` with the reason, or what is wrong."""
    try:
        module = parse(text, Context())
        module.verify()
    except DiagnosticError as error:
        return f"no program: {error.diagnostics[0].message}"
    machine = Machine(module, limits=LIMITS)
    function = machine.function("main")
    try:
        results = machine.call(function, [])
        for value, type in zip(results, function_type(function).results, strict=True):
            value_text(value, type, LIMITS.elements)
    except (DiagnosticError, ValueError) as error:
        if "fault of" in str(error) or "cannot be evaluated: Memory" in str(error):
            return f"WRONG {error}"
        return f"refused: {error}"
    return "ran"


def _too_long(signum: int, frame: object) -> None:
    raise TimeoutError(f"no answer in {SECONDS} seconds")


def main() -> int:
    """Run the programs of some seeds; 1 if anything is wrong."""
    first, count = map(int, sys.argv[1:3])
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, _too_long)
    counts: dict[str, int] = {}
    for seed in range(first, first + count):
        text = program(seed)
        signal.alarm(SECONDS)
        try:
            found = outcome(text)
        except Exception as error:  # anything but an answer is what is looked for
            found = f"WRONG {type(error).__name__}: {error}"
        signal.alarm(0)
        word = found.split(maxsplit=1)[0].rstrip(":")
        counts[word] = counts.get(word, 0) + 1
        if word == "WRONG" or "-v" in sys.argv:
            print(f"seed {seed}: {found}\n{text if word == 'WRONG' else ''}")
    print(counts)
    return int("WRONG" in counts)


if __name__ == "__main__":
    sys.exit(main())
