"""Passes on loops of `affine` leave in memory what the program without them leaves."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.interpreter import POISON, Limits, Machine, from_text
from odsgen.interpreter.machine import function_type
from odsgen.interpreter.values import Buffer
from odsgen.passes import PassManager
from odsgen.runtime import Context, Type, parse
from odsgen.runtime.builtin.types import MemRefType
from odsgen.runtime.ir.operation import Operation
from tests.passes.affine_programs import SPLIT, program

_LIMITS = Limits(steps=1_000_000, elements=1_000_000)
_INDICES = (0, 3, 9)

#: Passes with options.
PASSES = [
    "affine-parallelize",
    "affine-loop-normalize{promote-single-iter}",
    "affine-loop-unroll{unroll-factor=3}",
    "affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=4}",
    "affine-loop-unroll{unroll-factor=2 unroll-num-reps=3}",
    "affine-loop-unroll-jam{unroll-jam-factor=2}",
    "affine-loop-coalescing",
    "affine-loop-tile{tile-size=3}",
    "affine-loop-fusion",
    "affine-loop-fusion{mode=producer maximal}",
    "affine-loop-fusion{mode=sibling}",
    "affine-loop-unroll{unroll-factor=2},affine-scalrep",
    "affine-loop-fusion,affine-scalrep,affine-parallelize",
    "lower-affine,affine-raise-from-memref,affine-scalrep",
]


@pytest.mark.parametrize("number", range(len(PASSES)), ids=PASSES)
def test_memory_is_the_same_after_a_pass(number: int) -> None:
    text = program(number, 12, in_bounds=True, equal_bounds=number % 2 == 0)
    for chunk in text.split(SPLIT):
        _check(chunk, PASSES[number])


def _check(chunk: str, passes: str) -> None:
    module = parse(chunk, Context())
    before = [_memory_after(module, each) for each in _INDICES]
    PassManager.parse(f"builtin.module(func.func({passes}))").run(module)
    for index, expected in zip(_INDICES, before, strict=True):
        for element, found in zip(expected, _memory_after(module, index), strict=True):
            assert element in (POISON, found), (index, chunk)


def _memory_after(module: Operation, index: int) -> list[Any]:
    """All elements of the buffers given to the only function, after a call."""
    machine = Machine(module, limits=_LIMITS)
    (function,) = module.regions[0].blocks[0]
    buffers: list[Buffer] = []

    def argument(type: Type) -> Any:
        if not isinstance(type, MemRefType):
            return from_text(str(index), type)
        buffer = Buffer.allocate(type.shape)
        scalar = type.element_type
        for number in range(len(buffer.storage.cells)):
            buffer.storage.cells[number] = from_text(f"{1 + number % 7}.0", scalar)
        buffers.append(buffer)
        return buffer

    machine.call(function, [argument(type) for type in function_type(function).inputs])
    return [value for buffer in buffers for value in buffer.storage.cells]
