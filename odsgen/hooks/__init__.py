"""Decorators for the hand-written half of a dialect: each says what a hook is for.

>>> from odsgen.hooks import folds, form, verifies
>>> @verifies(RotateOp)
... def amount_is_in_range(op: RotateOp) -> None: ...
>>> @folds(RotateOp, ShiftOp)
... def by_zero(op, operands): ...
>>> @form("DynamicIndexList")
... class DynamicIndexList:
...     def parse(self, parser, ...): ...
...     def print(self, op, printer, ...): ...

Where a class cannot be imported, as that of a dialect whose users generate the package, its name stands for it, or
that of the operation: ``verifies("hw.instance")``.

Their signatures and what each is for are in `__init__.pyi`; type checkers hold hooks to them.  A hook for an op class
is for all its operations that have none of their own.  Decorators can be stacked, and applied to what another module
defines: ``verifies(RotateOp)(amount_is_in_range)``.

A package with many hooks may lay them out in a folder, whose ``__init__`` lists the modules by the decorators in them, so
that each is imported only when it is needed: ``HOOKS = {"evaluates": ("evaluation",), "folds": ("folds", "casts")}``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from odsgen.hook_kinds import KINDS
from odsgen.runtime.base.attribute import Attribute
from odsgen.runtime.ir.value import Value
from odsgen.runtime.registry.bindings import bind

#: The constants among the operands of an operation that is folded; None for an operand that is none.
Constants = Sequence[Attribute | None]
#: The results of a fold.
Folded = Sequence[Attribute | Value] | None

__all__ = sorted([*KINDS, "pattern"])  # pyright: ignore[reportUnsupportedDunderAll]


def folds(*classes: Any, looks_at: Iterable[Any] | None = None, constants: bool = True) -> Any:
    if looks_at is not None:
        from odsgen.rewriting.folding import folds_only_with

        for op_class in classes:
            folds_only_with(op_class, *looks_at, constants=constants)
    return _decorator("folds", classes)


def pattern(*classes: Any, root: str | None = None, benefit: int = 1) -> Any:
    from odsgen.rewriting.listed_patterns import note_pattern

    caller = sys._getframe(1)
    return partial(note_pattern, classes, root, benefit, caller.f_globals, caller.f_lineno)


def implements(*classes: Any, method: str) -> Any:
    return _decorator("implements", classes, method)


def _of_part(kind: str) -> Any:
    return lambda of, name: _decorator(kind, (of,), name)


def _of_subjects(kind: str) -> Any:
    return lambda *subjects: _decorator(kind, subjects)


def _of_dialect(kind: str) -> Any:
    return lambda hook: _decorator(kind, ())(hook)


def _decorator(kind: str, subjects: tuple[Any, ...], part: str = "") -> Callable[[Any], Any]:
    """A decorator that notes a hook in the module in which it stands."""
    caller = sys._getframe(2)
    if not KINDS[kind].is_of_dialect and not (
        subjects and all(isinstance(one, (type, str)) and one for one in subjects)
    ):
        raise TypeError(f"@{kind} takes what the hook is for, as @verifies(AddOp), @form('Name')")

    # A string is the name of an operation, `hw.module`, or that of a class; of a form without a dot, of a directive.
    named = [
        f"custom<{one}>" if kind == "form" and isinstance(one, str) and "." not in one else one
        for one in subjects
    ]

    def note(hook: Any) -> Any:
        for direction in ("parse", "print") if kind == "form" else ():
            if not callable(getattr(hook, direction, None)):
                name = getattr(hook, "__name__", hook)
                raise TypeError(f"the form {name} has no method '{direction}': it reads and prints")
        bind(kind, named or ("",), hook, caller.f_globals, caller.f_lineno, part)
        return hook

    return note


for _name, _kind in KINDS.items():
    _make = _of_dialect if _kind.is_of_dialect else _of_subjects
    globals().setdefault(_name, (_of_part if "{1}" in _kind.function else _make)(_name))
