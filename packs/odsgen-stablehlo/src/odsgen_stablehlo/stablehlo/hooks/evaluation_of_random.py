"""Evaluation of `stablehlo.rng_bit_generator`: the bits that XLA makes of a state, by ThreeFry or by Philox.

Both are generators that encrypt a counter (Salmon et al., Parallel Random Numbers: As Easy as 1, 2, 3).  A state is a key and a
counter, each of 64 bits; for Philox the high half of the counter may follow, and is the key where it does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from odsgen.hooks import evaluates
from odsgen.interpreter import Elements, Machine, Unsupported, indices_of, row_major_strides

from ...evaluation.bits import of_bits, width_of
from ...evaluation.tensors import integers_of, shape_of, static_shape, stored_type
from .. import ops
from ..enums import RngAlgorithm

Values = Sequence[Any]

_WORD = (1 << 32) - 1
_STATE = (1 << 64) - 1


@evaluates(ops.RngBitGeneratorOp)
def evaluate_rng_bit_generator(
    op: ops.RngBitGeneratorOp, operands: Values, machine: Machine
) -> Values:
    state = integers_of(operands[0], op.initial_state.type)
    element = stored_type(op.output.type)
    width = width_of(element)
    if width_of(stored_type(op.initial_state.type)) != 64 or width not in (8, 16, 32, 64):
        raise Unsupported("cannot be evaluated with a state that does not consist of 64 bits")
    state = [number & _STATE for number in state]
    shape = shape_of(static_shape(op.output.type), machine)
    machine.charge(16 * prod(shape))
    if op.rng_algorithm is RngAlgorithm.THREE_FRY:
        if len(state) != 2:
            raise Unsupported(f"cannot be evaluated with a state of {len(state)} numbers")
        words, count = _of_three_fry(state, shape, width == 64)
        state = [state[0], state[1] + count & _STATE]
    else:
        if len(state) not in (2, 3):
            raise Unsupported(f"cannot be evaluated with a state of {len(state)} numbers")
        words, state = _of_philox(state, prod(shape), width == 64)
    mask = (1 << width) - 1
    bits = [of_bits(word & mask, element) for word in words]
    return [Elements((len(state),), state), Elements(shape, bits)]


def _halves(number: int) -> tuple[int, int]:
    return number & _WORD, number >> 32


# --- ThreeFry ---------------------------------------------------------------------------------------------------------------

_ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))
_PARITY = 0x1BD11BDA


def _three_fry(key: int, counter: int) -> tuple[int, int]:
    """ThreeFry of two words in 20 rounds."""
    low, high = _halves(key)
    keys = (low, high, low ^ high ^ _PARITY)
    a, b = _halves(counter)
    a, b = a + low & _WORD, b + high & _WORD
    for block in range(5):
        for rotation in _ROTATIONS[block % 2]:
            a = a + b & _WORD
            b = (b << rotation | b >> 32 - rotation) & _WORD ^ a
        a = a + keys[(block + 1) % 3] & _WORD
        b = b + keys[(block + 2) % 3] + block + 1 & _WORD
    return a, b


def _of_three_fry(
    state: Sequence[int], shape: Sequence[int], is_wide: bool
) -> tuple[list[int], int]:
    """The words, and how far the counter moves: two words of each number lie beside each other in one dimension."""
    key, counter = state
    if is_wide:
        count = prod(shape)
        pairs = [_three_fry(key, counter + number & _STATE) for number in range(count)]
        return [low | high << 32 for low, high in pairs], count
    if not shape:
        return [_three_fry(key, counter)[0]], 1
    even = [dimension for dimension, size in enumerate(shape) if size % 2 == 0]
    split = even[0] if even else max(range(len(shape)), key=lambda d: (shape[d], -d))
    halved = list(shape)
    halved[split] = (shape[split] + 1) // 2
    strides = row_major_strides(halved)
    count = prod(halved)
    pairs = [_three_fry(key, counter + number & _STATE) for number in range(count)]
    words = []
    for index in indices_of(shape):
        half, part = divmod(index[split], 2)
        place = sum(
            (half if dimension == split else i) * strides[dimension]
            for dimension, i in enumerate(index)
        )
        words.append(pairs[place][part])
    return words, count


# --- Philox -----------------------------------------------------------------------------------------------------------------

_MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
_STEPS = (0x9E3779B9, 0xBB67AE85)


def _philox(key: int, counter: int) -> tuple[int, int, int, int]:
    """Philox of four words in 10 rounds."""
    first, second = _halves(key)
    a, b, c, d = (counter >> shift & _WORD for shift in (0, 32, 64, 96))
    for _ in range(10):
        left, right = a * _MULTIPLIERS[0], c * _MULTIPLIERS[1]
        a, b, c, d = (
            right >> 32 ^ b ^ first,
            right & _WORD,
            left >> 32 ^ d ^ second,
            left & _WORD,
        )
        first, second = first + _STEPS[0] & _WORD, second + _STEPS[1] & _WORD
    return a, b, c, d


def _of_philox(state: Sequence[int], count: int, is_wide: bool) -> tuple[list[int], list[int]]:
    """The words, four of each number of the counter, and the next state."""
    key = state[0]
    counter = state[1] | (state[2] if len(state) == 3 else key) << 64
    blocks = -(-count * (2 if is_wide else 1) // 4)
    words: list[int] = []
    for number in range(blocks):
        words.extend(_philox(key, counter + number & (1 << 128) - 1))
    if is_wide:
        words = [low | high << 32 for low, high in zip(words[::2], words[1::2], strict=True)]
    following = counter + blocks
    parts = [following & _STATE, following >> 64 & _STATE]
    return words[:count], [key, *parts[: len(state) - 1]]
