"""Checks of the results of hooks, with their messages; loaded where a hook gives something back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.runtime.registry.hook_errors import WrongHookError
from odsgen.runtime.registry.hook_results import giving, giving_nothing, wrapping

_Hook = Callable[..., Any]
_Check = Callable[[object], bool]


def giving_results(kind: str, shown: str, hook: _Hook) -> _Hook:
    """The hook, whose results have to be those of its kind."""
    expected = _RESULTS.get(kind)
    if expected is None:
        return hook
    text, fits = expected
    return (_giving_fold if kind == "folds" else giving)(shown, hook, text, fits)


def giving_annotated(shown: str, hook: _Hook, expected: str) -> _Hook:
    """Checks results of a class that was not seen before; those of a list, by the classes of its elements."""
    fits = _check_of_annotation(expected)
    if fits is _anything_fits:
        return hook
    passed: set[type] = set()

    def call(*given: Any) -> Any:
        result = hook(*given)
        of = type(result)
        if of is list or of is tuple:
            if not passed.issuperset(map(type, result)):
                check(result)
                passed.update(map(type, result))
        elif of not in passed:
            check(result)
            passed.add(of)
        return result

    def check(result: object) -> None:
        if not fits(result):
            raise wrong_result(shown, hook, expected, result)

    return wrapping(call, hook)


def giving_values(shown: str, hook: _Hook, gives: str) -> _Hook:
    """A directive, which gives the values of its arguments: `Attribute, Type?, Region*`."""
    if gives == "Any":
        return hook
    if not gives:
        return giving_nothing(shown, hook)
    may_be_absent = gives.startswith("-")
    kinds = gives.removeprefix("-").split(", ")
    checks = tuple(map(_check_of_kind, kinds))
    expected = kinds[0] if len(kinds) == 1 else f"({', '.join(kinds)})"

    def fits(result: Any) -> bool:
        if result is None and may_be_absent:
            return True
        if len(checks) == 1:
            return checks[0](result)
        if not isinstance(result, (tuple, list)) or len(result) != len(checks):
            return False
        for check, value in zip(checks, result, strict=True):
            if not check(value):
                return False
        return True

    return giving(shown, hook, expected, fits)


def _giving_fold(shown: str, hook: _Hook, expected: str, fits: _Check) -> _Hook:
    """Most folds return None, the others one result, of a class that was seen before."""
    passed: set[type] = set()

    def call(op: Any, operands: Any) -> Any:
        result = hook(op, operands)
        if result is None or (
            type(result) is list and len(result) == 1 and type(result[0]) in passed
        ):
            return result
        check(result)
        if type(result) is list and len(result) == 1:
            passed.add(type(result[0]))
        return result

    def check(result: object) -> None:
        if not fits(result):
            raise wrong_result(shown, hook, expected, result)

    call.__dict__[_HOOK_AND_CHECK] = hook, check
    return wrapping(call, hook)


_HOOK_AND_CHECK = "hook_and_check"


def hook_and_check(hook: _Hook) -> tuple[_Hook, Callable[[object], None]]:
    """A hook that folds as somebody wrote it, and what raises WrongHookError for a result that does not fit.

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


def _check_of_kind(kind: str) -> _Check:
    """Whether a value is of a kind as directives give it: `Type`, or None `Type?`, several `Type*`."""
    name = kind.rstrip("*?")
    check = _anything_fits if name == "Any" else based_on(name)
    for mark in kind[len(name) :]:
        check = _or_none(check) if mark == "?" else _several(check)
    return check


def _check_of_annotation(text: str) -> _Check:
    """Whether a value is of an annotation of generated code: `int`, `Sequence[Value | None]`; of others all are."""
    checks = tuple(map(_check_of_alternative, _alternatives(text)))
    if _anything_fits in checks:
        return _anything_fits
    return checks[0] if len(checks) == 1 else lambda value: any(check(value) for check in checks)


def _check_of_alternative(text: str) -> _Check:
    name, bracket, inner = text.partition("[")
    if name in ("Sequence", "list") and bracket:
        return _several(_check_of_annotation(inner.removesuffix("]")))
    if text == "None":
        return lambda value: value is None
    if text == "bool":
        return _is_given  # whatever Python takes for one
    # Classes are not based on protocols, nor on what is no class.
    is_class = text.isidentifier() and text not in ("Any", "Self", "object")
    return based_on(text) if is_class and not text.endswith("Interface") else _anything_fits


def _alternatives(text: str) -> list[str]:
    """The annotations of which one fits."""
    found = [""]
    depth = 0
    for character in text:
        depth += (character == "[") - (character == "]")
        if character == "|" and not depth:
            found.append("")
        else:
            found[-1] += character
    return [each.strip() for each in found]


def _anything_fits(value: object) -> bool:
    return True


def _or_none(check: _Check) -> _Check:
    return lambda value: value is None or check(value)


def _several(check: _Check) -> _Check:
    def fits(values: object) -> bool:
        if isinstance(values, (str, bytes)) or not isinstance(values, Sequence):
            return False
        return all(map(check, values))

    return fits


def _is_given(value: object) -> bool:
    return value is not None


def _is_text(value: object) -> bool:
    return isinstance(value, str)


_RESULTS: dict[str, tuple[str, _Check]] = {
    "builds": (
        "Operation, Type or Attribute",
        based_on("Operation", "Type", "Attribute"),
    ),
    "canonicalizes": ("bool", _is_given),
    "canonicalization_patterns": (
        "Sequence[RewritePattern]",
        _several(based_on("RewritePattern")),
    ),
    "folds": (
        "Sequence[Attribute | Value] | None",
        _or_none(_several(based_on("Attribute", "Value"))),
    ),
    "infers": ("Sequence[Type]", _several(based_on("Type"))),
    "materializes_constants": ("Operation | None", _or_none(based_on("Operation"))),
    "parses_attributes": ("Attribute | None", _or_none(based_on("Attribute"))),
    "parses_types": ("Type | None", _or_none(based_on("Type"))),
    "suggests_alias": ("str | None", _or_none(_is_text)),
    "suggests_aliases": ("str | None", _or_none(_is_text)),
}


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
