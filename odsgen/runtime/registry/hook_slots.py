"""The slots by which generated code calls hooks: `hooks.verifies.ForOp(op)`, `hooks.form.ForOp.parse(parser, state)`.

The hooks of a dialect import its generated classes, which call the hooks.  So a slot knows what its hook is for and not
where it is; the hook is found when the slot is used for the first time (`bindings`).

How a hook is called is held by its type (`odsgen.hooks`).  What it gives back is checked, so that a wrong result is told
with the place of its hook; what fits, and the messages, are in `hook_checks`: most hooks give back nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from odsgen.hook_kinds import KINDS, decoration
from odsgen.runtime.registry.hook_errors import WrongHookError


class HookSlots:
    """The hooks of a generated package, by their decorators; those of directives as `custom` and `custom_parameters`."""

    def __init__(self, package: str | None) -> None:
        """``package`` is the name of the module that has the ``DIALECT``."""
        self._package = package or ""

    def __getattr__(self, kind: str) -> Any:
        if kind not in KINDS and kind not in ("custom", "custom_parameters"):
            raise AttributeError(kind)
        slots = _Slots(self._package, kind)
        setattr(self, kind, slots)
        return slots


class _Slots:
    """The hooks of a kind, each an attribute from its first use on; those of a part, `hooks.implements.ForOp.loop_regions`."""

    def __init__(self, package: str, kind: str, subject: str = "") -> None:
        self._package = package
        self._kind = kind
        self._subject = subject

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        found = self._find(name)
        setattr(self, name, found)
        return found

    def _find(self, name: str) -> Any:
        module, kind = sys.modules[self._package], self._kind
        hooks = module.DIALECT.bound_hooks
        if kind not in KINDS:
            subject = f"custom<{name}>"
            gives = hooks.directives.get(name, "Any") if kind == "custom" else "Any"
            return checked("form", subject, "", hooks.require("form", subject), gives)
        if "{1}" in KINDS[kind].function and not self._subject:
            return _Slots(self._package, kind, name)
        subject, part = (self._subject, name) if self._subject else (name, "")
        known = getattr(module, subject, subject)
        of = known if isinstance(known, type) else subject  # the name of what is no class
        return checked(kind, of, part, hooks.require(kind, of, part))


_Hook = Callable[..., Any]


def checked(kind: str, subject: type | str, part: str, hook: Any, gives: str = "") -> Any:
    """A hook, or a function that calls it and checks what it gives back; of a form, both directions.

    ``gives`` is the annotation of what a directive gives when it is parsed (`BoundHooks`).
    """
    name = subject if isinstance(subject, str) else subject.__name__
    shown = decoration(kind, name, part)
    if kind == "form":
        form = hook() if isinstance(hook, type) else hook
        if not isinstance(subject, str):
            gives = "None" if hasattr(subject, "OPERATION_NAME") else name
        return SimpleNamespace(
            parse=giving(shown, form.parse, gives), print=giving_nothing(shown, form.print)
        )
    if not callable(hook):
        raise WrongHookError(f"the hook {shown} is no function: {hook!r:.100}", hook)
    return giving(shown, hook, KINDS[kind].gives or _annotation(subject, part))


def is_held_by_types(hook: _Hook) -> bool:
    """Whether a hook says what it gives, and a package around its module that type checkers hold its hooks to that."""
    module = getattr(hook, "__module__", None) or ""
    while module and "return" in getattr(hook, "__annotations__", ()):
        if getattr(sys.modules.get(module), "HOOKS_ARE_TYPED", False):
            return True
        module = module.rpartition(".")[0]
    return False


def giving(shown: str, hook: _Hook, expected: str) -> _Hook:
    """The hook, whose result has to fit an annotation."""
    if is_held_by_types(hook):
        return hook
    if expected == "None":
        return giving_nothing(shown, hook)
    if expected == "bool":  # whatever Python takes for one
        return _giving_something(shown, hook)
    from odsgen.runtime.registry.hook_checks import giving_annotated

    return giving_annotated(shown, hook, expected)


#: The flag of code with a parameter `*given` (inspect.CO_VARARGS).
_TAKES_MORE = 0x04


def giving_nothing(shown: str, hook: _Hook) -> _Hook:
    """The hook, whose result nobody takes."""
    if is_held_by_types(hook):
        return hook

    def call(*given: Any) -> None:
        result = hook(*given)
        if result is not None:
            refuse(result)

    def call_with_one(op: Any) -> None:
        result = hook(op)
        if result is not None:
            refuse(result)

    def refuse(result: object) -> None:
        from odsgen.runtime.registry.hook_checks import unwanted_result

        raise unwanted_result(shown, hook, result)

    code = getattr(hook, "__code__", None)
    takes_one = code is not None and code.co_argcount == 1 and not code.co_flags & _TAKES_MORE
    return wrapping(call_with_one if takes_one else call, hook)


def _giving_something(shown: str, hook: _Hook) -> _Hook:
    def call(*given: Any) -> Any:
        result = hook(*given)
        if result is None:
            from odsgen.runtime.registry.hook_checks import wrong_result

            raise wrong_result(shown, hook, "bool", result)
        return result

    return wrapping(call, hook)


def _annotation(subject: type | str, part: str) -> str:
    """The annotation of the result of the method or accessor of a class that calls the hook."""
    for base in subject.__mro__ if isinstance(subject, type) else ():
        if part in vars(base):
            method = getattr(vars(base)[part], "fget", vars(base)[part])
            return str(getattr(method, "__annotations__", {}).get("return", ""))
    return ""


def wrapping(call: _Hook, hook: _Hook) -> _Hook:
    """The function that calls the hook, with a way back to what somebody wrote."""
    call.__dict__["__wrapped__"] = hook
    return call
