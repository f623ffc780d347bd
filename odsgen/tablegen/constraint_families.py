"""Constraints that differ in one number alone become one with a parameter.

TableGen's records have a constraint for each use of a class, without a name of its own: `IOrUI_1`, `IOrUI_2` and so on. Those of
one class that say the same but for a number are uses of one constraint: `IOrUI<32>`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any

#: Names that the import has given: that of a class of TableGen, and a number.
_NUMBERED = re.compile(r"(\w+)_\d+")

#: A number that stands by itself, so that a parameter can take its place.
_NUMBER = re.compile(r"(?<![\w.$])\d+(?![\w.])")

#: What may mention a constraint; everything else is prose, C++ or a name.
_SECTIONS = ("attributes", "types", "constraints", "interfaces", "traits", "ops")
_PROSE = frozenset({"summary", "description", "cpp_predicate", "constraint_summary", "message"})

#: These mention constraints in notations in which one with arguments cannot stand everywhere.
_OTHER_NOTATIONS = ("patterns", "native_calls", "pattern_constraints")

_PARAMETER = "n"


def with_parameters(spec: Mapping[str, Any], taken: Collection[str]) -> dict[str, Any]:
    """The spec with one constraint for each such family; ``taken`` are names that no constraint can have."""
    constraints: Mapping[str, Any] = spec.get("constraints", {})
    mentioned = {
        word for key in _OTHER_NOTATIONS for word in re.findall(r"\w+", str(spec.get(key, "")))
    }
    families: dict[tuple[str, str], dict[str, Any]] = {}
    for name, body in constraints.items():
        match = _NUMBERED.fullmatch(name)
        if match is not None and name not in mentioned and f"${_PARAMETER}" not in str(body):
            key = (match[1], _NUMBER.sub("#", str(body)))
            families.setdefault(key, {})[name] = body
    uses: dict[str, str] = {}
    classes: dict[str, tuple[str, Any]] = {}  # by the first of the family
    names = {*taken, *constraints}
    for (stem, _), family in families.items():
        numbers = _numbers(list(family.values()))
        if numbers is None or stem in names:
            continue
        names.add(stem)
        uses.update(
            (name, f"{stem}<{number}>") for name, number in zip(family, numbers, strict=True)
        )
        first, body = next(iter(family.items()))
        positions = _varying([_NUMBER.findall(str(b)) for b in family.values()])
        classes[first] = (f"{stem}<{_PARAMETER}>", _with_parameter(body, positions))
    if not uses:
        return dict(spec)
    written = dict(
        classes.get(name, (name, body))
        for name, body in constraints.items()
        if name in classes or name not in uses
    )
    found = {**spec, "constraints": written}
    pattern = re.compile(rf"\b({'|'.join(uses)})\b")
    return {
        key: _with_uses(value, pattern, uses) if key in _SECTIONS else value
        for key, value in found.items()
    }


def _numbers(bodies: list[Any]) -> list[str] | None:
    """The number in which they differ, of each; None if they are fewer than two, or differ in more than one."""
    numbers = [_NUMBER.findall(str(body)) for body in bodies]
    varying = _varying(numbers)
    found = [{own[position] for position in varying} for own in numbers]
    if len(bodies) < 2 or not varying or any(len(own) != 1 for own in found):
        return None
    return [next(iter(own)) for own in found]


def _varying(numbers: list[list[str]]) -> list[int]:
    return [n for n in range(len(numbers[0])) if len({own[n] for own in numbers}) > 1]


def _with_parameter(body: Any, positions: list[int]) -> Any:
    """The body with the parameter in the place of some of its numbers, which are counted in the order of its text."""
    count = -1

    def put(match: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return f"${_PARAMETER}" if count in positions else match[0]

    if isinstance(body, str):
        return _NUMBER.sub(put, body)
    return {
        key: _NUMBER.sub(put, value) if isinstance(value, str) else value
        for key, value in body.items()
    }


def _with_uses(value: Any, pattern: re.Pattern[str], uses: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return pattern.sub(lambda match: uses[match[0]], value)
    if isinstance(value, list):
        return [_with_uses(part, pattern, uses) for part in value]
    if isinstance(value, Mapping):
        return {
            key: part if key in _PROSE else _with_uses(part, pattern, uses)
            for key, part in value.items()
        }
    return value
