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

Their signatures and what each is for are in `__init__.pyi`; type checkers hold hooks to them
(`odsgen.hooks.protocols`).  A hook for an op class is for all its operations that have none of their own.
Decorators can be stacked, and applied to what another module defines:
``verifies(RotateOp)(amount_is_in_range)``.

A package with many hooks may lay them out in a folder, whose ``__init__`` lists the modules by the decorators in them, so
that each is imported only when it is needed: ``HOOKS = {"evaluates": ("evaluation",), "folds": ("folds", "casts")}``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from odsgen.runtime.base.attribute import Attribute
from odsgen.runtime.ir.value import Value
from odsgen.runtime.registry.bindings import bind

#: The constants among the operands of an operation that is folded; None for an operand that is none.
Constants = Sequence[Attribute | None]
#: What a fold gives.
Folded = Sequence[Attribute | Value] | None

#: Those that take what the hook is for: classes, or names.
_FOR_SUBJECTS = (
    "canonicalization_patterns canonicalizes checks evaluates form infers matches rewrites "
    "suggests_alias verifies verifies_regions"
).split()

#: Those of hooks that a dialect itself has.
_FOR_DIALECTS = (
    "dialect_canonicalization_patterns effects inlines materializes_constants parses_attributes "
    "parses_types serializes suggests_aliases upgrades_operations verifies_data_layout_entries "
    "verifies_operation_attributes verifies_region_argument_attributes "
    "verifies_region_result_attributes"
).split()

__all__ = sorted(  # pyright: ignore[reportUnsupportedDunderAll]
    [*_FOR_SUBJECTS, *_FOR_DIALECTS, "builds", "derives", "folds", "implements", "pattern"]
)


def folds(*classes: Any, looks_at: tuple[Any, ...] | None = None) -> Any:
    if looks_at is not None:
        from odsgen.rewriting.folding import folds_only_with

        for op_class in classes:
            folds_only_with(op_class, *looks_at)
    return _decorator("folds", classes)


def pattern(*classes: Any, root: str | None = None, benefit: int = 1) -> Any:
    from odsgen.rewriting.listed_patterns import note_pattern

    caller = sys._getframe(1)
    return partial(note_pattern, classes, root, benefit, caller.f_globals, caller.f_lineno)


def implements(*classes: Any, method: str) -> Any:
    return _decorator("implements", classes, method)


def _for_subjects(kind: str) -> Any:
    return lambda *subjects: _decorator(kind, subjects)


def _for_parts(kind: str) -> Any:
    return lambda of, name: _decorator(kind, (of,), name)


def _for_dialect(kind: str) -> Any:
    def note(hook: Any) -> Any:
        caller = sys._getframe(1)
        bind(kind, ("",), hook, caller.f_globals, caller.f_lineno)
        return hook

    return note


def _decorator(kind: str, subjects: tuple[Any, ...], part: str = "") -> Callable[[Any], Any]:
    """A decorator that notes a hook in the module in which it stands."""
    caller = sys._getframe(2)
    if not subjects or not all(isinstance(one, (type, str)) and one for one in subjects):
        raise TypeError(f"@{kind} takes what the hook is for, as @verifies(AddOp), @form('Name')")

    # A string is the name of an operation, `hw.module`, or that of a class; of a form without a dot, of a directive.
    named = [
        f"custom<{one}>" if kind == "form" and isinstance(one, str) and "." not in one else one
        for one in subjects
    ]

    def note(hook: Any) -> Any:
        bind(kind, named, hook, caller.f_globals, caller.f_lineno, part)
        return hook

    return note


globals().update({kind: _for_subjects(kind) for kind in _FOR_SUBJECTS})
globals().update({kind: _for_parts(kind) for kind in ("builds", "derives")})
globals().update({kind: _for_dialect(kind) for kind in _FOR_DIALECTS})
