"""Checks of the results of hooks, with their messages; loaded where a hook gives something back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.runtime.registry.hook_errors import WrongHookError
from odsgen.runtime.registry.hook_slots import wrapping

_Hook = Callable[..., Any]
_Check = Callable[[object], bool]


def giving_annotated(shown: str, hook: _Hook, expected: str) -> _Hook:
    """The hook, whose results have to fit; those of a class that fitted once, lists of such classes, are not looked at again."""
    fits = _check_of_annotation(expected)
    if fits is _anything_fits:
        return hook
    remembers = expected.count("[") <= 1 and "tuple[" not in expected
    passed: set[type] = set()
    elements: set[type] = set()

    def check(result: Any) -> None:
        if not fits(result):
            raise wrong_result(shown, hook, expected, result)
        of = type(result)
        if of is list or of is tuple:
            elements.update(map(type, result))
        elif isinstance(result, Sequence) and of is not str:
            return
        if remembers:
            passed.add(of)

    def call(*given: Any) -> Any:
        result = hook(*given)
        of = type(result)
        if of not in passed:
            check(result)
        elif of is list or of is tuple:
            for element in result:
                if type(element) not in elements:
                    check(result)
                    break
        return result

    def call_by_names(*given: Any, **named: Any) -> Any:
        result = hook(*given, **named)
        check(result)
        return result

    call.__dict__[_HOOK_AND_CHECK] = hook, check
    return wrapping(call_by_names if shown.startswith("@builds") else call, hook)


_HOOK_AND_CHECK = "hook_and_check"


def hook_and_check(hook: _Hook) -> tuple[_Hook, Callable[[object], None]]:
    """A hook as somebody wrote it, and what raises WrongHookError for a result that does not fit.

    For those who call it often, and can tell of most results themselves that they fit.
    """
    found: tuple[_Hook, Callable[[object], None]]
    found = getattr(hook, _HOOK_AND_CHECK, None) or (hook, _anything)
    return found


def _anything(result: object) -> None:
    """Accepts what a hook gives that no spec declares."""


# --- what fits -------------------------------------------------------------------------------------------------------


def based_on(*names: str) -> _Check:
    """Whether the class of a value, or a base of it, has one of the names: this room knows none of the classes."""
    wanted = frozenset(names)
    fitting: set[type] = set()

    def fits(value: object) -> bool:
        of = value.__class__
        if of in fitting:
            return True
        if wanted.isdisjoint(c.__name__ for c in of.__mro__):
            return False
        fitting.add(of)
        return True

    return fits


def _check_of_annotation(text: str) -> _Check:
    """Whether a value is of an annotation: `int`, `Sequence[Value | None]`; of those of no classes, all are."""
    classes: list[str] = []
    checks: list[_Check] = []
    for one in _split(text, "|"):
        name, bracket, inner = one.partition("[")
        inside = inner.removesuffix("]")
        if bracket and name in ("Sequence", "list"):
            checks.append(_several(_check_of_annotation(inside)))
        elif bracket and name == "tuple" and "..." not in inside:
            checks.append(_each(tuple(map(_check_of_annotation, _split(inside, ",")))))
        elif one == "bool":  # whatever Python takes for one
            checks.append(lambda value: value is not None)
        # Classes are not based on protocols, nor on what is no class.
        elif not one.isidentifier() or one in _NO_CLASSES or one.endswith("Interface"):
            return _anything_fits
        else:
            classes.append("NoneType" if one == "None" else one)
    if classes:
        checks.append(based_on(*classes))
    return checks[0] if len(checks) == 1 else lambda value: any(fits(value) for fits in checks)


_NO_CLASSES = frozenset({"Any", "Self", "object"})


def _split(text: str, separator: str) -> list[str]:
    """The parts of an annotation, but not those in brackets."""
    found = [""]
    depth = 0
    for character in text:
        depth += (character == "[") - (character == "]")
        if character == separator and not depth:
            found.append("")
        else:
            found[-1] += character
    return [each.strip() for each in found]


def _anything_fits(value: object) -> bool:
    return True


def _several(check: _Check) -> _Check:
    def fits(values: object) -> bool:
        if isinstance(values, (str, bytes)) or not isinstance(values, Sequence):
            return False
        return all(map(check, values))

    return fits


def _each(checks: Sequence[_Check]) -> _Check:
    def fits(values: object) -> bool:
        if not isinstance(values, (tuple, list)) or len(values) != len(checks):
            return False
        return all(check(value) for check, value in zip(checks, values, strict=True))

    return fits


def wrong_result(shown: str, hook: _Hook, expected: str, result: object) -> WrongHookError:
    """The error of a result that does not fit."""
    advice = ""
    if result is None:
        advice = "; is a `return` missing?"
    elif expected.startswith("Sequence[") and not isinstance(result, (list, tuple)):
        advice = "; put it into a list: return [...]"
    return WrongHookError(
        f"the hook {shown} returned {_described(result)}, expected {expected}{advice}", hook
    )


def unwanted_result(shown: str, hook: _Hook, result: object) -> WrongHookError:
    """The error of a result where nobody takes one."""
    return WrongHookError(f"the hook {shown} returned {_advice(shown, result)}", hook)


def _advice(shown: str, result: object) -> str:
    """The rest of a message about a hook that returned something: that, and what it should have done."""
    described = _described(result)
    if isinstance(result, BaseException) or hasattr(result, "diagnostics"):
        return f"{described} instead of raising it: write `raise op.op_error(…)`"
    if isinstance(result, str) and shown.startswith("@form"):
        return f"{described} instead of writing it: write `printer.emit(…)`"
    if isinstance(result, bool) and shown.startswith("@verifies"):
        return f"{result}, which says nothing; it refuses by `raise op.op_error(…)`"
    return f"{described}, and nobody takes what it returns"


def _described(value: object) -> str:
    """A value in messages: its class, with an article."""
    if value is None:
        return "None"
    name = type(value).__name__
    if isinstance(value, (int, float, str)) and len(text := repr(value)) <= 20:
        return f"the {name} {text}"
    if isinstance(value, (list, tuple)) and value:
        return f"a {name} of {_described(value[0])}"
    return f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"
