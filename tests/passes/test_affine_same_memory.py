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


#: Nests that share more memory than what one passes on to the other.
SHARED = {
    "a buffer begins anew behind what reads it": """
func.func @f(%in: memref<3x4xf32>, %sum: memref<4xf32>, %out: memref<3x4xf32>, %c: f32) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %in[%i, %j] : memref<3x4xf32>
      %1 = affine.load %sum[%j] : memref<4xf32>
      %2 = arith.subf %0, %1 : f32
      affine.store %2, %out[%i, %j] : memref<3x4xf32>
    }
  }
  affine.for %j = 0 to 4 {
    affine.store %c, %sum[%j] : memref<4xf32>
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %out[%i, %j] : memref<3x4xf32>
      %1 = affine.load %sum[%j] : memref<4xf32>
      %2 = arith.addf %1, %0 : f32
      affine.store %2, %sum[%j] : memref<4xf32>
    }
  }
  return
}
""",
    "each element is changed once for all that read it": """
func.func @f(%sum: memref<3xf32>, %in: memref<3xf32>, %out: memref<3x4xf32>) {
  affine.for %i = 0 to 3 {
    %0 = affine.load %sum[%i] : memref<3xf32>
    %1 = affine.load %in[%i] : memref<3xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %sum[%i] : memref<3xf32>
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %sum[%i] : memref<3xf32>
      affine.store %0, %out[%i, %j] : memref<3x4xf32>
    }
  }
  return
}
""",
    "a loop between carries the memory": """
func.func @f(%in: memref<4xf32>, %a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to 4 {
    %0 = affine.load %in[%i] : memref<4xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %a[%i] : memref<4xf32>
  }
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%m = %a) -> (memref<4xf32>) {
    %0 = memref.load %m[%i] : memref<4xf32>
    memref.store %0, %b[%i] : memref<4xf32>
    scf.yield %m : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    %0 = affine.load %a[%i] : memref<4xf32>
    affine.store %0, %c[%i] : memref<4xf32>
  }
  return
}
""",
    "what is read is overwritten one element further": """
func.func @f(%a: memref<6xf32>, %b: memref<5xf32>) {
  affine.for %i = 0 to 5 {
    %0 = affine.load %a[%i + 1] : memref<6xf32>
    affine.store %0, %b[%i] : memref<5xf32>
  }
  affine.for %i = 0 to 5 {
    %0 = affine.load %b[-%i + 4] : memref<5xf32>
    affine.store %0, %a[%i] : memref<6xf32>
  }
  return
}
""",
}


@pytest.mark.parametrize("mode", ["greedy", "producer", "producer maximal"])
@pytest.mark.parametrize("name", SHARED)
def test_fusion_keeps_the_order_of_shared_memory(name: str, mode: str) -> None:
    _check(SHARED[name], f"affine-loop-fusion{{mode={mode}}}")
