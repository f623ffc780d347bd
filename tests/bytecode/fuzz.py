"""Changed bytecode, over and over: nothing but diagnostics, in bounded time and memory (`make fuzz-bytecode`).

    python -m tests.bytecode.fuzz [--count N] [--seed S] [--folder DIRECTORY]

Each input is one of the programs of `programs/` (or of the folder, which holds bytecode), in a version of the format,
with some of its bytes changed, removed, doubled, or exchanged for those of another program.  It is read and verified,
and printed if it is valid; any exception but ParseError and VerifyError is a failure, and so is a run of more than
ten seconds of the processor.  The seed of a failure makes it again: --seed S --count 1.
"""

from __future__ import annotations

import argparse
import random
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import FrameType

from odsgen.bytecode import NEWEST_VERSION, OLDEST_VERSION
from odsgen.bytecode.encoding import varint
from odsgen.bytecode.reader import BytecodeReader
from odsgen.bytecode.toplevel import MAGIC
from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir, write_bytecode
from tests.test_dialect.package import dialect_folder

SECONDS = 10
MEMORY = 2 << 30
INTERESTING = (0, 1, 2, 3, 4, 7, 8, 16, 0x3F, 0x7F, 0x80, 0xFF, 1 << 14, 1 << 21, 1 << 32, 1 << 63)


class Timeout(BaseException):
    """An input took too long."""


def corpus(folder: Path | None) -> list[bytes]:
    """The programs to change."""
    if folder is not None:
        return [path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()]
    found: list[bytes] = []
    for path in sorted((Path(__file__).parent / "programs").glob("*.mlir")):
        module = parse(
            path.read_text(),
            Context(allow_unregistered=True, dialect_path=[dialect_folder()]),
            filename=path.name,
        )
        found.extend(
            write_bytecode(module, version=version)
            for version in range(OLDEST_VERSION, NEWEST_VERSION + 1)
        )
    return found


def changed(programs: Sequence[bytes], chance: random.Random) -> bytes:
    """A program with some of its bytes changed; its first ones stay, so that it is taken for bytecode."""
    data = bytearray(chance.choice(programs))
    for _ in range(1 + int(chance.expovariate(0.5))):
        place = chance.randrange(len(MAGIC), max(len(data), len(MAGIC) + 1))
        kind = chance.randrange(8)
        if kind == 0:
            data[place : place + 1] = bytes((chance.randrange(256),))
        elif kind == 1 and place < len(data):
            data[place] ^= 1 << chance.randrange(8)
        elif kind == 2:
            data[place : place + 1] = varint(chance.choice(INTERESTING))
        elif kind == 3:
            del data[place : place + chance.randrange(1, 9)]
        elif kind == 4:
            data[place:place] = data[place : place + chance.randrange(1, 33)]
        elif kind == 5:
            other = chance.choice(programs)
            start = chance.randrange(len(other))
            length = chance.randrange(1, 33)
            data[place : place + length] = other[start : start + length]
        elif kind == 6 and place < len(data):
            # A varint of one byte gets another value of one byte: the file keeps its shape.
            data[place] = chance.randrange(0x80) << 1 | 1
        elif place < len(data):
            data[place] = (data[place] + chance.choice((-4, -2, 2, 4))) % 256
    if chance.random() < 0.05:
        del data[chance.randrange(len(MAGIC), max(len(data), len(MAGIC) + 1)) :]
    return bytes(data)


def outcome(data: bytes) -> str:
    """How reading ends: refused while reading, while verifying, or accepted."""
    context = Context(allow_unregistered=True, dialect_path=[dialect_folder()])
    read_symbols(BytecodeReader(data, context, "fuzz"))
    try:
        module = parse(data, context, filename="fuzz")
    except ParseError as error:
        assert error.diagnostics
        return "not read"
    try:
        module.verify()
    except VerifyError as error:
        assert error.diagnostics
        return "not valid"
    print_ir(module, locations=True)
    write_bytecode(module)
    return "accepted"


def read_symbols(reader: BytecodeReader) -> None:
    """Read the first symbols of a file by themselves."""
    with suppress(ParseError):
        for name in reader.symbol_names[:3]:
            reader.read_symbol(name)


def run(count: int, seed: int, programs: Sequence[bytes]) -> int:
    """Try so many inputs; the number of failures."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Timeout

    signal.signal(signal.SIGPROF, stop)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    outcomes: Counter[str] = Counter()
    failures = 0
    start = time.monotonic()
    for number in range(seed, seed + count):
        data = changed(programs, random.Random(number))
        signal.setitimer(signal.ITIMER_PROF, SECONDS)  # of the processor, which others use too
        try:
            outcomes[outcome(data)] += 1
        except (Exception, Timeout) as error:
            failures += 1
            print(f"seed {number}: {type(error).__name__}: {error}")
            if failures <= 5:
                print("".join(traceback.format_exception(error)[-3:]))
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        if number % 10_000 == 9_999:
            rate = (number + 1 - seed) / (time.monotonic() - start)
            print(
                f"{number + 1 - seed} inputs, {failures} failures, {rate:.0f} a second", flush=True
            )
    print(f"{count} inputs from seed {seed}: {dict(outcomes)}, {failures} failures")
    return failures


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Changed bytecode: nothing but diagnostics.")
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--folder", type=Path)
    arguments = parser.parse_args()
    sys.exit(run(arguments.count, arguments.seed, corpus(arguments.folder)) > 0)


if __name__ == "__main__":
    main()
