"""Binaries that are cut, changed and put together at random are modules or refused, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from odsgen.runtime import Context, DiagnosticError, parse, print_ir
from odsgen.translation import translate
from odsgen.translation.spirv.translation import deserialize
from odsgen.translation.spirv.words import bytes_of, words_of

PROGRAM = (Path(__file__).parent / "programs" / "spirv.mlir").read_text("utf-8")


def binaries() -> list[bytes]:
    modules = [parse(text, Context()) for text in PROGRAM.split("// -----")[::4]]
    found = [op for module in modules for op in module.regions[0].entry_block]
    return [translate(op, "serialize-spirv") for op in found]


def cut(data: bytes, numbers: random.Random) -> bytes:
    return data[: numbers.randrange(len(data))]


def with_other_bytes(data: bytes, numbers: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(numbers.randrange(1, 6)):
        changed[numbers.randrange(len(changed))] = numbers.randrange(256)
    return bytes(changed)


def with_other_ids(data: bytes, numbers: random.Random) -> bytes:
    words = words_of(data)
    for _ in range(numbers.randrange(1, 4)):
        words[numbers.randrange(5, len(words))] = numbers.randrange(40)
    return bytes_of(words)


def with_other_instructions(data: bytes, numbers: random.Random) -> bytes:
    words = words_of(data)
    place = numbers.randrange(5, len(words))
    words[place] = numbers.randrange(1, 8) << 16 | numbers.randrange(400)
    return bytes_of(words)


def with_moved_instructions(data: bytes, numbers: random.Random) -> bytes:
    words, place, instructions = words_of(data), 5, []
    while place < len(words):
        count = max(words[place] >> 16, 1)
        instructions.append(words[place : place + count])
        place += count
    moved = instructions.pop(numbers.randrange(len(instructions)))
    if numbers.random() < 0.5:
        instructions.insert(numbers.randrange(len(instructions) + 1), moved)
    return bytes_of([*words[:5], *(word for each in instructions for word in each)])


@pytest.mark.parametrize(
    "change",
    [cut, with_other_bytes, with_other_ids, with_other_instructions, with_moved_instructions],
)
def test_changed_binaries_are_read_or_refused(
    change: Callable[[bytes, random.Random], bytes],
) -> None:
    numbers = random.Random(change.__name__)
    sources = binaries()
    for _ in range(400):
        data = change(numbers.choice(sources), numbers)
        try:
            module = deserialize(data, Context())
            module.verify()
        except DiagnosticError as error:
            assert error.diagnostics[0].message
        else:
            print_ir(module)
