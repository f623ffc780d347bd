"""Hooks that are written once for all operations of an op class, and those of single operations that go before them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fnmatch import fnmatchcase

from odsgen.ods.model import DialectDef, OpDef
from odsgen.ods.model.hooks.dialect import dialect_hooks, distinct, inferring_hooks
from odsgen.ods.model.hooks.directives import custom_directives
from odsgen.ods.model.hooks.hook import Hook
from odsgen.ods.model.hooks.kinds import HookKind
from odsgen.ods.model.hooks.methods import known_interfaces
from odsgen.ods.model.hooks.operations import op_hooks
from odsgen.ods.model.hooks.usual_directives import usual_directives
from odsgen.ods.model.names import snake_case
from odsgen.ods.model.op_classes import base_class_names


def hooks_of_classes(dialect: DialectDef) -> dict[str, Hook]:
    """The hooks of op classes, by those of the operations in whose place they may stand: `verify_binary` by `verify_add`.

    One whose name would be that of another hook is left out.
    """
    classes = base_class_names(dialect)
    interfaces = known_interfaces(dialect)
    taken = {hook.function for hook in dialect_hooks(dialect)}
    found: dict[str, Hook] = {}
    first: dict[str, Hook] = {}
    for op in dialect.ops:
        origins = dict(op.hook_origins)
        for hook in op_hooks(op, interfaces) if origins else ():
            op_class = next((origins[k] for k in _asked_by(hook, op) if k in origins), None)
            if op_class not in classes:
                continue
            shared = _of_class(hook, op, op_class, classes[op_class])
            if shared.function not in taken and first.setdefault(
                shared.function, shared
            ).means_the_same(shared):
                found[hook.function] = shared
    return found


def _names_of_hooks(dialect: DialectDef, written: frozenset[str]) -> dict[str, str]:
    """The functions that stand for hooks of single operations: those of op classes, unless their own are written.

    Where nobody has written either, the one of the class is asked for, unless the dialect can do without.
    """
    return {
        own: shared.function
        for own, shared in hooks_of_classes(dialect).items()
        if own not in written and (shared.function in written or not dialect.allows_missing_hooks)
    }


def asked_hooks(dialect: DialectDef, written: frozenset[str] = frozenset()) -> tuple[Hook, ...]:
    """The hooks that have to be there, each function once, sorted; those of op classes in the place of their operations'."""
    shared = hooks_of_classes(dialect)
    names = _names_of_hooks(dialect, written)
    return distinct(
        shared[h.function] if h.function in names else h for h in dialect_hooks(dialect)
    )


def callable_hooks(dialect: DialectDef) -> frozenset[str]:
    """Every function that generated code may call: hooks, those of op classes, and those that infer types where there are."""
    return frozenset(
        (
            *(hook.function for hook in dialect_hooks(dialect)),
            *(hook.function for hook in hooks_of_classes(dialect).values()),
            *inferring_hooks(dialect),
        )
    )


def answered_hooks(dialect: DialectDef, written: frozenset[str]) -> frozenset[str]:
    """The hooks for which there is a function: of their own, or of an op class."""
    shared = hooks_of_classes(dialect)
    return written | {own for own, hook in shared.items() if hook.function in written}


def written_hooks(dialect: DialectDef) -> frozenset[str]:
    """The functions of the hooks that somebody has written, as a spec says that may lack some."""
    of_kind = dict(dialect.written_hooks)
    usual = usual_forms(dialect)
    return frozenset(
        hook.function
        for hook in (*dialect_hooks(dialect), *hooks_of_classes(dialect).values())
        if is_listed(hook, of_kind.get(hook.kind.decorator, ()))
        or (hook.subject in usual and hook.kind in _OF_DIRECTIVES)
    )


def usual_forms(dialect: DialectDef) -> frozenset[str]:
    """The custom directives that the library writes for a dialect: usual ones of which its spec lists no hook."""
    if not dialect.allows_missing_hooks:
        return frozenset()
    listed = dict(dialect.written_hooks).get(HookKind.PARSE_DIRECTIVE.decorator, ())
    names = [name.removeprefix("!") for name in listed]
    found = usual_directives(d for op in dialect.ops for d in custom_directives(op))
    return frozenset(
        directive
        for directive in found
        if "all" not in names and not any(fnmatchcase(directive, name) for name in names)
    )


_OF_DIRECTIVES = (HookKind.PARSE_DIRECTIVE, HookKind.PRINT_DIRECTIVE)


def is_listed(hook: Hook, patterns: Iterable[str]) -> bool:
    """Whether one of the patterns is for a hook: `all`, `ForOp`, `*.effects`; the last one counts, behind `!` those not meant.

    A hook of an op class has to be named: all hooks are those of the operations.
    """
    listed = False
    for pattern in patterns:
        name = pattern.removeprefix("!")
        if (name == "all" and not hook.of_class) or any(
            fnmatchcase(each, name) for each in hook.names
        ):
            listed = name == pattern
    return listed


def _asked_by(hook: Hook, op: OpDef) -> Iterator[str]:
    """The words of the spec that ask for a hook."""
    if hook.kind.owner == "op":
        yield hook.kind.key
    elif hook.kind is HookKind.DERIVE:
        yield hook.part
    elif hook.kind is HookKind.OP_METHOD:
        yield from (use.name for use in op.interfaces if hook.part in use.methods)


def _of_class(hook: Hook, op: OpDef, op_class: str, class_name: str) -> Hook:
    """The hook as the op class asks for it: its name, and the class in its annotations."""
    part = ""
    if hook.kind is HookKind.DERIVE:
        part = hook.function.removeprefix(f"derive_{op.hook_name}_")
    elif hook.kind is HookKind.OP_METHOD:
        part = hook.function.removesuffix(f"_{op.hook_name}")
    own_class = re.compile(rf"\b{re.escape(op.class_name)}\b")
    return replace(
        hook,
        subject=op_class,
        of_class=True,
        class_name=class_name,
        function=hook.kind.function(snake_case(op_class), part),
        parameters=tuple(
            replace(p, annotation=own_class.sub(class_name, p.annotation)) for p in hook.parameters
        ),
        documentation=hook.documentation.replace(op.name, f"the operations of {op_class}"),
    )
