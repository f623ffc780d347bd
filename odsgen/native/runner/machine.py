"""Functions for time, memory and random numbers (`mlir_c_runner_utils`)."""

from __future__ import annotations

import ctypes
import os
import time
from itertools import count
from typing import TYPE_CHECKING

from odsgen.native.memory import array_of, memref_at
from odsgen.native.runner.table import Functions, RunnerFunction

if TYPE_CHECKING:
    from numpy.random import RandomState

_U64, _ADDRESS = ctypes.c_uint64, ctypes.c_void_p
#: The numbers that a Mersenne twister gives.
_NUMBERS = 1 << 32
_generators: dict[int, RandomState] = {}
_handles = count(1)
#: The names of files that C has been given, kept for it.
_names: dict[str, ctypes.Array[ctypes.c_char]] = {}


def _seed(seed: int) -> int:
    """`rtsrand`: a new generator (std::mt19937)."""
    from numpy.random import RandomState

    handle = next(_handles)
    _generators[handle] = RandomState(seed % _NUMBERS)
    return handle


def _draw(generator: RandomState, most: int) -> int:
    """A number from 0 to `most`, as std::uniform_int_distribution of libstdc++ draws it."""

    def raw() -> int:
        return int(generator.randint(0, _NUMBERS, dtype="uint32"))

    if most == _NUMBERS - 1:
        return raw()
    if most >= _NUMBERS:
        while True:
            high = _draw(generator, most // _NUMBERS) * _NUMBERS
            found = high + raw()
            if found <= most:
                return found
    range_size = most + 1
    product = raw() * range_size
    if product % _NUMBERS < range_size:
        threshold = (_NUMBERS - range_size) % range_size
        while product % _NUMBERS < threshold:
            product = raw() * range_size
    return product // _NUMBERS


def _random(handle: int, most: int) -> int:
    return _draw(_generators[handle], most)


def _forget(handle: int) -> None:
    _generators.pop(handle, None)


def _shuffle(address: int, handle: int) -> None:
    """`shuffle`: 0, 1, 2 … in the order of std::shuffle of libstdc++, which draws two places at once."""
    import numpy

    target = array_of(memref_at(address, 1), numpy.dtype("u8"))
    order = list(range(len(target)))
    generator = _generators[handle]
    place = 1
    if len(order) % 2 == 0 and order:
        other = _draw(generator, 1)
        order[place], order[other] = order[other], order[place]
        place += 1
    while place < len(order):
        both = _draw(generator, (place + 1) * (place + 2) - 1)
        for other in divmod(both, place + 2):
            order[place], order[other] = order[other], order[place]
            place += 1
    target[...] = order


def _tensor_file_name(number: int) -> int:
    """`getTensorFilename`: what the environment has as TENSOR0, TENSOR1 …"""
    variable = f"TENSOR{number}"
    name = os.environ.get(variable)
    if name is None:
        raise LookupError(f"the environment has no variable {variable}, the name of a file")
    if name not in _names:
        _names[name] = ctypes.create_string_buffer(os.fsencode(name))
    return ctypes.addressof(_names[name])


FUNCTIONS: Functions = {
    "rtclock": RunnerFunction(time.time, ctypes.c_double, ()),
    "_mlir_ciface_nanoTime": RunnerFunction(time.perf_counter_ns, ctypes.c_int64, ()),
    "nanoTime": RunnerFunction(time.perf_counter_ns, ctypes.c_int64, ()),
    "rtsrand": RunnerFunction(_seed, _ADDRESS, (_U64,)),
    "rtrand": RunnerFunction(_random, _U64, (_ADDRESS, _U64)),
    "rtdrand": RunnerFunction(_forget, None, (_ADDRESS,)),
    "_mlir_ciface_shuffle": RunnerFunction(_shuffle, None, (_ADDRESS, _ADDRESS)),
    "getTensorFilename": RunnerFunction(_tensor_file_name, _ADDRESS, (_U64,)),
    "mlirAlloc": "malloc",
    "mlirAlignedAlloc": "aligned_alloc",
    "mlirFree": "free",
    "mlirAlignedFree": "free",
    "_mlir_memref_to_llvm_alloc": "malloc",
    "_mlir_memref_to_llvm_aligned_alloc": "aligned_alloc",
    "_mlir_memref_to_llvm_free": "free",
}
