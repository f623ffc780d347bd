"""Whether analyses that a pass has preserved are as if they were made anew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.value import Value

if TYPE_CHECKING:
    from odsgen.passes import AnalysisManager, PreservedAnalyses

#: What analyses hold that is compared as it is.
_PLAIN = (Attribute, Block, Operation, Region, Type, Value, str, int, float, type, type(None))


def stale_analyses(
    analyses: AnalysisManager, preserved: PreservedAnalyses
) -> Iterator[tuple[Operation, type[Any]]]:
    """The operations with the analyses of them that are kept and no longer right."""
    for op, found in analyses.kept(preserved):
        holds = getattr(found, "still_holds", None)
        if not (contents(found) == contents(type(found)(op)) if holds is None else holds()):
            yield op, type(found)


def contents(value: Any, known: dict[int, int] | None = None) -> Any:
    """Contents of an object, to be compared."""
    if isinstance(value, _PLAIN):
        return value
    known = {} if known is None else known
    if id(value) in known:  # it holds itself
        return known[id(value)]
    known[id(value)] = len(known)
    if isinstance(value, Mapping):
        return {key: contents(each, known) for key, each in value.items()}
    if isinstance(value, (set, frozenset)):
        return frozenset(value)
    if isinstance(value, (list, tuple)):
        return [contents(each, known) for each in value]
    names = [name for base in type(value).__mro__ for name in getattr(base, "__slots__", ())]
    names += getattr(value, "__dict__", ())
    return {name: contents(getattr(value, name, None), known) for name in names}
