"""Checks of what hooks give back, where it is taken: a wrong result is told with the place of its hook.

How a hook is called is held by its type (`odsgen.hooks.protocols`).  What fits, and the messages, are in `hook_checks`:
most hooks that verify and print give back nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.runtime.registry.bindings import decoration
from odsgen.runtime.registry.hook_errors import WrongHookError

_Hook = Callable[..., Any]
_Check = Callable[[object], bool]


def checked(kind: str, subject: type | str, part: str, hook: Any) -> Any:
    """A hook, or a function that calls it and checks what it gives back."""
    if kind == "form":
        return checked_form(subject, hook, "")
    shown = decoration(kind, subject if isinstance(subject, str) else subject.__name__, part)
    if not callable(hook):
        raise WrongHookError(f"the hook {shown} is no function: {hook!r:.100}", hook)
    if kind.startswith("verifies") or kind == "upgrades_operations":
        return giving_nothing(shown, hook)
    if kind in ("implements", "derives"):
        expected = _annotation(subject, part)
        if expected == "None":
            return giving_nothing(shown, hook)
        if expected == "bool":  # whatever Python takes for one
            return giving(shown, hook, expected, lambda result: result is not None)
        from odsgen.runtime.registry.hook_checks import giving_annotated

        return giving_annotated(shown, hook, expected)
    from odsgen.runtime.registry.hook_checks import giving_results

    return giving_results(kind, shown, hook)


def checked_form(subject: type | str, hook: Any, gives: str) -> Any:
    """Both directions of a form; ``gives`` is what that of a directive gives when it is parsed (`BoundHooks`)."""
    name = subject if isinstance(subject, str) else subject.__name__
    shown = decoration("form", name)
    form = hook() if isinstance(hook, type) else hook
    for direction in _Form.__slots__:
        if not callable(getattr(form, direction, None)):
            raise WrongHookError(
                f"{shown} has no method '{direction}': a form reads and prints", hook
            )
    if isinstance(subject, str):
        from odsgen.runtime.registry.hook_checks import giving_values

        parse = giving_values(shown, form.parse, gives)
    elif hasattr(subject, "OPERATION_NAME"):
        parse = giving_nothing(shown, form.parse)
    else:
        from odsgen.runtime.registry.hook_checks import based_on

        parse = giving(shown, form.parse, name, based_on(name))
    return _Form(parse, giving_nothing(shown, form.print))


class _Form:
    """Both directions of a form."""

    __slots__ = ("parse", "print")

    def __init__(self, parse: _Hook, print: _Hook) -> None:
        self.parse = parse
        self.print = print


def giving_nothing(shown: str, hook: _Hook) -> _Hook:
    """The hook, whose result nobody takes; one that is declared to give back None is trusted."""
    if getattr(hook, "__annotations__", {}).get("return", hook) in ("None", None):
        return hook

    def call(*given: Any, **named: Any) -> None:
        result = hook(*given, **named)
        if result is not None:
            from odsgen.runtime.registry.hook_checks import unwanted_result

            raise unwanted_result(shown, hook, result)

    return wrapping(call, hook)


def giving(shown: str, hook: _Hook, expected: str, fits: _Check) -> _Hook:
    """The hook, whose result has to fit."""

    def call(*given: Any, **named: Any) -> Any:
        result = hook(*given, **named)
        if not fits(result):
            from odsgen.runtime.registry.hook_checks import wrong_result

            raise wrong_result(shown, hook, expected, result)
        return result

    return wrapping(call, hook)


def _annotation(subject: type | str, part: str) -> str:
    """The annotation of the result of the method or accessor of a class that calls the hook."""
    for base in subject.__mro__ if isinstance(subject, type) else ():
        if part in vars(base):
            method = vars(base)[part]
            return str(
                getattr(getattr(method, "fget", method), "__annotations__", {}).get("return", "")
            )
    return ""


<<<<<<< HEAD
def wrapping(call: _Hook, hook: _Hook) -> _Hook:
=======
def _giving_annotated(shown: str, hook: _Hook, expected: str) -> _Hook:
    """Checks results of a class that was not seen before; those of a list, by the classes of its elements.

    Hooks of this project are held by their types, which mypy reads: interfaces are asked too often.
    """
    if getattr(hook, "__module__", "").startswith("odsgen."):
        return hook
    if expected == "None":
        return giving_nothing(shown, hook)
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
            raise _wrong_result(shown, hook, expected, result)

    return _wrapping(call, hook)


def _giving_values(shown: str, hook: _Hook, gives: str) -> _Hook:
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

    return _giving(shown, hook, expected, fits)


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
            raise _wrong_result(shown, hook, expected, result)

    call.__dict__[_HOOK_AND_CHECK] = hook, check
    return _wrapping(call, hook)


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


def _wrapping(call: _Hook, hook: _Hook) -> _Hook:
>>>>>>> speed
    """The function that calls the hook, with a way back to what somebody wrote."""
    call.__dict__["__wrapped__"] = hook
    return call
