"""Makes the named operations of `linalg`, whose regions and shapes follow from their names: for generated programs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.named_bodies import NAMED_BODIES
from odsgen.dialects.linalg.named_loops import named_loops
from odsgen.runtime import (
    DenseIntElementsAttr,
    MemRefType,
    Operation,
    RankedTensorType,
    Type,
    Value,
    f32,
    i1,
    i32,
    i64,
)

#: Functions that are of floats alone.
_OF_FLOATS = frozenset(
    "exp log ceil floor negf reciprocal round sqrt rsqrt square tanh erf powf abs".split()
)
_OF_INTEGERS = frozenset({"div_unsigned"})
#: What its name does not say enough of.
_LEFT_OUT = frozenset({"contract", "fill_rng_2d"})


def named_operations() -> dict[str, Callable[[Random, Callable[[Type], Value]], Operation]]:
    """By the name of each operation, the function that makes one of random shapes."""
    names = [name for name in NAMED_BODIES if name not in _LEFT_OUT and hasattr(building, name)]
    return {f"linalg.{name}": partial(_made, name) for name in names}


def _made(name: str, random: Random, value: Callable[[Type], Value]) -> Operation:
    element: Type = random.choice((i32, f32))
    if name in _OF_FLOATS:
        element = f32
    elif name in _OF_INTEGERS or name.endswith(("_unsigned", "_q")) or "quantized" in name:
        element = i32
    loops = named_loops(name)
    properties: dict[str, Any] = {}
    if loops is None:
        shape = [random.randrange(1, 4) for _ in range(random.randrange(3))]
        shapes: list[list[int] | None] = [shape] * NAMED_BODIES[name].argument_count
        if name == "fill":
            shapes[0] = None
    else:
        ends = [random.randrange(1, 4 if len(loops.parallel) < 5 else 3) for _ in loops.parallel]
        strides, dilations = (
            [random.randrange(1, 3) for _ in range(loops.window_rank)] for _ in range(2)
        )
        if loops.window_rank:
            of_window = RankedTensorType.get((loops.window_rank,), i64)
            properties = {
                name: DenseIntElementsAttr.get(of_window, numbers)
                for name, numbers in (("strides", strides), ("dilations", dilations))
            }
        maps = loops.maps(strides, dilations)
        shapes = [[last + 1 for last in map.evaluate([n - 1 for n in ends])] for map in maps]
        for place, map in enumerate(maps[:-1]):
            if not map.results:
                shapes[place] = None
    container: Any = random.choice((RankedTensorType, MemRefType))
    types: list[Type] = [element if s is None else container.get(s, element) for s in shapes]
    if name == "select" and isinstance(types[0], (RankedTensorType, MemRefType)):
        types[0] = container.get(types[0].shape, i1)
    operands = [value(type) for type in types]
    made: Operation = getattr(building, name)(operands[:-1], operands[-1:], **properties)
    return made
