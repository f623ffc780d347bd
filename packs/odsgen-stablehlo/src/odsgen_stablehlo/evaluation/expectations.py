"""What StableHLO's own tests expect of tensors: equal elements, or elements that are near."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

from odsgen.interpreter import (
    POISON,
    AssertionFailed,
    Elements,
    Machine,
    Unsupported,
    value_text,
)
from odsgen.runtime import FloatType, Type

from .arithmetic import Integers
from .complex_arithmetic import ComplexNumbers
from .float_arithmetic import Floats
from .tensors import arithmetic, elements_of, stored_type


class Nearness(NamedTuple):
    """How far elements may be apart: in absolute numbers, or in units of the last place."""

    tolerance: float | None = None
    max_ulp_difference: int | None = None
    min_ulp_difference: int = 0


def _equal(type: Type, attributes: Mapping[str, Any]) -> Nearness | None:
    return None


def _almost_equal(type: Type, attributes: Mapping[str, Any]) -> Nearness | None:
    found = attributes.get("tolerance")
    return Nearness(tolerance=0.0001 if found is None else found.value)


def _equal_or_almost(type: Type, attributes: Mapping[str, Any]) -> Nearness | None:
    is_exact = isinstance(arithmetic(type), Integers)
    return None if is_exact else _almost_equal(type, attributes)


def _close(type: Type, attributes: Mapping[str, Any]) -> Nearness | None:
    most, least = attributes.get("max_ulp_difference"), attributes.get("min_ulp_difference")
    return Nearness(
        max_ulp_difference=3 if most is None else most.unsigned_value,
        min_ulp_difference=0 if least is None else least.unsigned_value,
    )


Expectation = Callable[[Type, Mapping[str, Any]], Nearness | None]
#: The expectations that calls name.
EXPECTATIONS: dict[str, Expectation] = {
    "check.expect_almost_eq": _almost_equal,
    "check.expect_close": _close,
    "check.expect_eq": _equal,
    "check.eq": _equal_or_almost,
}


def expect(
    expectation: Expectation,
    types: Sequence[Type],
    operands: Sequence[Any],
    attributes: Mapping[str, Any],
    machine: Machine,
) -> None:
    """Check two operands; raises AssertionFailed."""
    if len(operands) != 2:
        raise Unsupported(f"cannot be evaluated with {len(operands)} operands")
    actual, expected = (elements_of(each, type) for each, type in zip(operands, types, strict=True))
    compare(actual, expected, types[0], expectation(types[0], attributes), machine)


def compare(
    actual: Elements, expected: Elements, type: Type, nearness: Nearness | None, machine: Machine
) -> None:
    """Check that two tensors of a type have equal or near elements; raises AssertionFailed."""
    machine.charge(len(actual.values))
    if actual.shape != expected.shape:
        raise AssertionFailed(f"got the shape {actual.shape}, but expected {expected.shape}")
    element = stored_type(type)
    if nearness is None:
        _compare_each(actual, expected, element, lambda a, b: a == b or _same_zero(element, a, b))
        return
    of = arithmetic(type)
    parts = of.part if isinstance(of, ComplexNumbers) else of
    if not isinstance(parts, Floats):
        raise Unsupported(f"cannot be evaluated on elements of the type '{element}'")
    if nearness.tolerance is None:
        _compare_distances(actual, expected, element, parts, nearness)
        return
    tolerance = nearness.tolerance
    _compare_each(
        actual,
        expected,
        element,
        lambda a, b: all(
            _is_near(parts, x, y, tolerance) for x, y in zip(_parts(a), _parts(b), strict=True)
        ),
    )


def _parts(value: Any) -> Sequence[int]:
    return (value,) if isinstance(value, int) else tuple(value)


def _same_zero(type: Type, a: Any, b: Any) -> bool:
    return (
        isinstance(type, FloatType)
        and isinstance(a, int)
        and isinstance(b, int)
        and (
            (type.SEMANTICS.is_zero(a) and type.SEMANTICS.is_zero(b))
            or (type.SEMANTICS.is_nan(a) and type.SEMANTICS.is_nan(b))
        )
    )


def _is_near(of: Floats, a: int, b: int, tolerance: float) -> bool:
    x, y = of.decode(a), of.decode(b)
    if x == y:
        return True
    if x != x or y != y:
        return x != x and y != y
    return abs(x - y) <= tolerance


def _compare_each(
    actual: Elements, expected: Elements, type: Type, holds: Callable[[Any, Any], bool]
) -> None:
    for place, (a, b) in enumerate(zip(actual.values, expected.values, strict=True)):
        if a is POISON or b is POISON or not holds(a, b):
            _fail(a, b, place, actual.shape, type)


def _fail(a: Any, b: Any, place: int, shape: Sequence[int], type: Type) -> NoReturn:
    index = []
    for size in reversed(shape):
        index.append(place % size)
        place //= size
    where = f" at [{', '.join(map(str, reversed(index)))}]" if index else ""
    raise AssertionFailed(f"got {value_text(a, type)}, but expected {value_text(b, type)}{where}")


def _compare_distances(
    actual: Elements, expected: Elements, type: Type, of: Floats, nearness: Nearness
) -> None:
    """By the numbers of floats that lie between elements."""
    most = 0
    assert nearness.max_ulp_difference is not None
    for place, (a, b) in enumerate(zip(actual.values, expected.values, strict=True)):
        if a is POISON or b is POISON:
            _fail(a, b, place, actual.shape, type)
        for x, y in zip(_parts(a), _parts(b), strict=True):
            distance = _distance(of, x, y)
            if distance > nearness.max_ulp_difference:
                _fail(a, b, place, actual.shape, type)
            most = max(most, distance)
    if most < nearness.min_ulp_difference:
        raise AssertionFailed(
            f"got elements at most {most} units of the last place apart, but expected "
            f"{nearness.min_ulp_difference}"
        )


def _distance(of: Floats, a: int, b: int) -> int:
    format = of.format
    if format.is_nan(a) or format.is_nan(b):
        return 0 if format.is_nan(a) and format.is_nan(b) else 1 << 64
    if a == b:
        return 0
    if not (format.is_finite(a) and format.is_finite(b)):
        return 1 << 64
    return abs(_rank(a, format.sign_mask) - _rank(b, format.sign_mask))


def _rank(bits: int, sign: int) -> int:
    return -(bits & ~sign) if bits & sign else bits
