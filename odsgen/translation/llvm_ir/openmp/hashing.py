"""The hash by which LLVM tells files apart that do not exist (LLVM: hash_value of a string)."""

from __future__ import annotations

_MASK = (1 << 64) - 1
_SEED = 0xFF51AFD7ED558CCD
_K0, _K1, _K2, _K3 = (
    0xC3A5C85C97CB3127,
    0xB492B66FBE98F273,
    0x9AE16A3B2F90404F,
    0xC949D7C7509E6557,
)
_MULTIPLIER = 0x9DDFEA08EB382D69


def hash_of(text: bytes) -> int:
    """The 64 bits of a text's hash."""
    length = len(text)
    if length > 64:
        return _long(text)
    if length > 32:
        return _up_to_64(text)
    if length > 16:
        a, b = _word(text, 0) * _K1, _word(text, 8)
        c, d = _word(text, length - 8) * _K2, _word(text, length - 16) * _K0
        low = _rotated(a - b, 43) + _rotated(c ^ _SEED, 30) + d
        return _pair(low, a + _rotated(b ^ _K3, 20) - c + length + _SEED)
    if length > 8:
        a, b = _word(text, 0), _word(text, length - 8)
        return _pair(_SEED ^ a, _rotated(b + length, length)) ^ b
    if length > 3:
        low = length + (int.from_bytes(text[:4], "little") << 3)
        return _pair(low, _SEED ^ int.from_bytes(text[-4:], "little"))
    if length:
        y = text[0] + (text[length >> 1] << 8)
        z = length + (text[-1] << 2)
        return _mixed(y * _K2 ^ z * _K3 ^ _SEED) * _K2 & _MASK
    return _K2 ^ _SEED


def _word(text: bytes, place: int) -> int:
    return int.from_bytes(text[place : place + 8], "little")


def _rotated(value: int, shift: int) -> int:
    value &= _MASK
    return (value >> shift | value << 64 - shift) & _MASK


def _mixed(value: int) -> int:
    value &= _MASK
    return value ^ value >> 47


def _pair(low: int, high: int) -> int:
    a = _mixed((low ^ high) * _MULTIPLIER)
    b = _mixed((high ^ a) * _MULTIPLIER)
    return b * _MULTIPLIER & _MASK


def _half(text: bytes, start: int, first: int, last: int) -> tuple[int, int]:
    """Two sums of 32 bytes."""
    z = last
    b, c = _rotated(first + z, 52), _rotated(first, 37)
    first += _word(text, start + 8)
    c += _rotated(first, 7)
    first += _word(text, start + 16)
    return first + z, b + _rotated(first, 31) + c


def _up_to_64(text: bytes) -> int:
    length = len(text)
    start = _word(text, 0) + (length + _word(text, length - 16)) * _K0
    v, v2 = _half(text, 0, start, _word(text, 24))
    start = _word(text, 16) + _word(text, length - 32)
    w, w2 = _half(text, length - 32, start, _word(text, length - 8))
    r = _mixed((v + w2) * _K2 + (w + v2) * _K0)
    return _mixed((_SEED ^ r * _K0 & _MASK) + v2) * _K2 & _MASK


def _long(text: bytes) -> int:
    h = [0, _SEED, _pair(_SEED, _K1), _rotated(_SEED ^ _K1, 49), _SEED * _K1, _mixed(_SEED), 0]
    h[6] = _pair(h[4] & _MASK, h[5])
    whole = len(text) & ~63
    for place in range(0, whole, 64):
        _mix(h, text[place : place + 64])
    if len(text) & 63:
        _mix(h, text[-64:])
    low = _pair(h[3], h[5]) + _mixed(h[1]) * _K1 + h[2]
    high = _pair(h[4], h[6]) + _mixed(len(text)) * _K1 + h[0]
    return _pair(low & _MASK, high & _MASK)


def _mix(h: list[int], text: bytes) -> None:
    h[0] = _rotated(h[0] + h[1] + h[3] + _word(text, 8), 37) * _K1
    h[1] = _rotated(h[1] + h[4] + _word(text, 48), 42) * _K1
    h[0] ^= h[6]
    h[1] += h[3] + _word(text, 40)
    h[2] = _rotated(h[2] + h[5], 33) * _K1
    h[3], h[4] = _mix_half(text, 0, h[4] * _K1, h[0] + h[5])
    h[5], h[6] = _mix_half(text, 32, h[2] + h[6], h[1] + _word(text, 16))
    h[0], h[2] = h[2], h[0]
    h[:] = [each & _MASK for each in h]


def _mix_half(text: bytes, start: int, a: int, b: int) -> tuple[int, int]:
    a += _word(text, start)
    c = _word(text, start + 24)
    b = _rotated(b + a + c, 21)
    d = a
    a += _word(text, start + 8) + _word(text, start + 16)
    return a + c, b + _rotated(a, 44) + d
