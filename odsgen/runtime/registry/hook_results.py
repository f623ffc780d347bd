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
        if (getattr(hook, "__module__", None) or "").startswith("odsgen."):
            return hook  # held by its types, which mypy reads; interfaces are asked often
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


def wrapping(call: _Hook, hook: _Hook) -> _Hook:
    """The function that calls the hook, with a way back to what somebody wrote."""
    call.__dict__["__wrapped__"] = hook
    return call
