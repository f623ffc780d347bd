"""Tells of operations, types and attributes whose verifier or inference nobody has written, as of imported dialects."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.registry.context import loaded_dialect, untold_hooks
from odsgen.runtime.registry.hooks import UncheckedWarning

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.registry.dialect import Dialect

_DECORATED = re.compile(r"@\w+\((\w+)")
#: The parts that one verification tells of, a line for each; the others are counted.
_MOST_TOLD = 8


def hooks_by_class(hooks: Iterable[str]) -> dict[str, list[str]]:
    """Unwritten hooks, spelled as decorators, by the names of the classes that they would check; those of the dialect by ""."""
    found: dict[str, list[str]] = {}
    for hook in hooks:
        match = _DECORATED.match(hook)
        found.setdefault(match[1] if match else "", []).append(hook)
    return found


def checked_names(op_class: type[Operation]) -> Iterator[str]:
    """The names of the classes whose hooks would check an operation: its own, its traits and its interfaces."""
    yield op_class.__name__
    for trait in op_class.TRAITS:
        yield trait.__name__
    yield from op_class.INTERFACES


def warn_of_unchecked(op_classes: Sequence[type[Operation]]) -> None:
    """Say, once for each operation, type and attribute, that nobody has written the hooks that would check it.

    Given are the classes of the operations of a verified program; of types and attributes, those are told that are in use.
    """
    found: list[tuple[str, list[str]]] = []
    for name in list(untold_hooks):
        dialect, untold = loaded_dialect(name), untold_hooks.get(name, {})
        if dialect is not None:
            found += _unchecked_parts(dialect, op_classes, untold)
        if not untold:
            untold_hooks.pop(name, None)
    for what, hooks in found[:_MOST_TOLD]:
        _warn(f"nobody has written {' and '.join(hooks)}, which would check {what}", len(hooks))
    more = [hook for _, hooks in found[_MOST_TOLD:] for hook in hooks]
    if more:
        some = ", ".join(more[:3]) + (", …" if len(more) > 3 else "")
        of_them = (
            "1 hook more that checks" if len(more) == 1 else f"{len(more)} hooks more that check"
        )
        _warn(
            f"nobody has written {of_them} this program ({some}; `ods-opt --unchecked=error` lists them)",
            len(more),
        )


def _unchecked_parts(
    dialect: Dialect, op_classes: Sequence[type[Operation]], untold: dict[str, list[str]]
) -> Iterator[tuple[str, list[str]]]:
    """The unchecked parts of a dialect, each with the hooks that would check it, which are taken from `untold`."""
    if hooks := untold.pop("", None):
        yield f"what the dialect '{dialect.name}' attaches to operations", hooks
    for op_class in op_classes:
        if dialect.operation_class(op_class.OPERATION_NAME) is op_class:
            hooks = [hook for name in checked_names(op_class) for hook in untold.pop(name, ())]
            if hooks:
                yield f"'{op_class.OPERATION_NAME}'", hooks
    for sigil, definitions in (("!", dialect.types), ("#", dialect.attributes)):
        definition: type[Type | Attribute]
        for definition in definitions.values():
            if definition.__name__ in untold and vars(definition).get("_interned"):
                what = definition.MNEMONIC or definition.__name__
                if hooks := untold.pop(definition.__name__, None):
                    yield f"'{sigil}{dialect.name}.{what}'", hooks


def _warn(what: str, count: int) -> None:
    refused = "what it would refuse" if count == 1 else "what they would refuse"
    warnings.warn(f"{what}: {refused} passes", UncheckedWarning, stacklevel=5)
