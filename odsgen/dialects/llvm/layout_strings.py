"""LLVM's data layout string in `llvm.data_layout`: specifications separated by `-`."""

from __future__ import annotations

_PRIMITIVE = {"i", "f", "v"}
_MANGLINGS = frozenset("aelmowx")
_UNSTATED = frozenset("s")  # obsolete, ignored by LLVM


def layout_string_problem(text: str) -> str | None:
    """The first error of a data layout string in LLVM's words; None if it is valid."""
    try:
        for part in text.split("-") if text else ():
            _check(part)
    except _Malformed as problem:
        return str(problem)
    return None


class _Malformed(Exception):
    """A malformed specification of a data layout."""


def _malformed(form: str) -> _Malformed:
    return _Malformed(f'malformed specification, must be of the form "{form}"')


def _check(part: str) -> None:
    if not part:
        raise _Malformed("empty specification is not allowed")
    kind, rest = part[0], part[1:]
    if kind in _PRIMITIVE:
        _check_primitive(kind, rest)
    elif kind == "a":
        _check_aggregate(rest)
    elif kind == "p":
        _check_pointer(rest)
    elif part.startswith("ni"):
        _check_non_integral(part[2:])
    elif kind == "n":
        for size in rest.split(":"):
            _check_size(size, "size")
    elif kind in ("e", "E"):
        if rest:
            raise _Malformed("malformed specification, must be just 'e' or 'E'")
    elif kind == "m":
        if rest[:1] != ":" or len(rest) < 2:
            raise _malformed("m:<mangling>")
        if rest[1:] not in _MANGLINGS:
            raise _Malformed("unknown mangling mode")
    elif kind == "S":
        if not rest:
            raise _malformed("S<size>")
        _check_alignment(rest, "stack natural")
    elif kind == "F":
        _check_function_pointer(rest)
    elif kind in ("P", "A", "G"):
        if not rest:
            raise _malformed(f"{kind}<address space>")
        _check_address_space(rest)
    elif kind not in _UNSTATED:
        raise _Malformed(f"unknown specifier '{kind}'")


def _check_primitive(kind: str, rest: str) -> None:
    parts = rest.split(":")
    if not 2 <= len(parts) <= 3:
        raise _malformed(f"{kind}<size>:<abi>[:<pref>]")
    size = _check_size(parts[0], "size")
    alignment = _check_alignment(parts[1], "ABI")
    if kind == "i" and size == 8 and alignment != 8:
        raise _Malformed("i8 must be 8-bit aligned")
    _check_preferred(parts[2:], alignment)


def _check_aggregate(rest: str) -> None:
    parts = rest.split(":")
    if not 2 <= len(parts) <= 3:
        raise _malformed("a:<abi>[:<pref>]")
    if parts[0] and _number(parts[0], 24) != 0:
        raise _Malformed("size must be zero")
    alignment = _check_alignment(parts[1], "ABI", may_be_zero=True)
    _check_preferred(parts[2:], alignment)


def _check_pointer(rest: str) -> None:
    parts = rest.split(":")
    if not 3 <= len(parts) <= 5:
        raise _malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
    space = parts[0].lstrip("eu")
    if space:
        if not _is_digit(space[0]):
            raise _Malformed(f"'{space[0]}' is not a valid pointer specification flag")
        _check_address_space(space)
    size = _check_size(parts[1], "pointer size")
    alignment = _check_alignment(parts[2], "ABI")
    _check_preferred(parts[3:4], alignment)
    if len(parts) > 4 and _check_size(parts[4], "index size") > size:
        raise _Malformed("index size cannot be larger than the pointer size")


def _check_non_integral(rest: str) -> None:
    if rest[:1] != ":":
        raise _malformed("ni:<address space>[:<address space>]...")
    for space in rest[1:].split(":"):
        if _check_address_space(space) == 0:
            raise _Malformed("address space 0 cannot be non-integral")


def _check_function_pointer(rest: str) -> None:
    if not rest:
        raise _malformed("F<type><abi>")
    if rest[0] not in ("i", "n"):
        raise _Malformed(f"unknown function pointer alignment type '{rest[0]}'")
    _check_alignment(rest[1:], "ABI")


def _check_preferred(parts: list[str], least: int) -> None:
    if parts and _check_alignment(parts[0], "preferred") < least:
        raise _Malformed("preferred alignment cannot be less than the ABI alignment")


def _check_size(text: str, what: str) -> int:
    if not text:
        raise _Malformed(f"{what} component cannot be empty")
    size = _number(text, 24)
    if not size:
        raise _Malformed(f"{what} must be a non-zero 24-bit integer")
    return size


def _check_alignment(text: str, what: str, *, may_be_zero: bool = False) -> int:
    """Parses an alignment in bits."""
    if not text:
        raise _Malformed(f"{what} alignment component cannot be empty")
    bits = _number(text, 16)
    if bits is None:
        raise _Malformed(f"{what} alignment must be a 16-bit integer")
    if bits == 0:
        if not may_be_zero:
            raise _Malformed(f"{what} alignment must be non-zero")
    elif bits % 8 or bits & (bits - 1):
        raise _Malformed(f"{what} alignment must be a power of two times the byte width")
    return bits


def _check_address_space(text: str) -> int:
    if not text:
        raise _Malformed("address space component cannot be empty")
    space = _number(text, 24)
    if space is None:
        raise _Malformed("address space must be a 24-bit integer")
    return space


def _number(text: str, width: int) -> int | None:
    """A decimal number of at most `width` bits; None for anything else."""
    if len(text) > 20 or not all(map(_is_digit, text)):
        return None
    number = int(text)
    return number if number < 1 << width else None


def _is_digit(character: str) -> bool:
    return "0" <= character <= "9"
