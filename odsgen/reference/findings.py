"""Facts about a dialect beside its spec: forms that are written by hand, patterns, passes, and verdicts of proofs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from odsgen.ods.model import FormatKind
from odsgen.reference.forms import form_docstring
from odsgen.reference.lowerings import Lowerings
from odsgen.rewriting import canonicalization_patterns
from odsgen.runtime.registry.hook_errors import HookError

if TYPE_CHECKING:
    from odsgen.ods.model import DialectDef
    from odsgen.runtime import Dialect


@dataclass(frozen=True, slots=True)
class Findings:
    """Facts for a page that the spec does not say, by the names of operations."""

    #: Of a form that is written by hand: how it is written, in Markdown.
    syntax: Mapping[str, str] = field(default_factory=dict)
    #: The patterns that are written by hand and canonicalize it.
    patterns: Mapping[str, Sequence[str]] = field(default_factory=dict)
    #: The passes that convert and rewrite it.
    lowerings: Lowerings = field(default_factory=Lowerings)
    #: Of patterns, traits and fold identities, by the names that `odsgen prove` has for them.
    verdicts: Mapping[str, str] = field(default_factory=dict)


def written_syntax(dialect: DialectDef, hooks: Dialect) -> Mapping[str, str]:
    """The syntax of the operations whose forms are hooks: what the docstrings of `parse` say.

    A form whose hooks cannot be imported, or whose docstring says nothing, is left out.
    """
    found = {}
    for op in dialect.ops:
        if op.format_kind is FormatKind.CUSTOM and op.name in hooks.operations:
            text = form_docstring(hooks, hooks.operations[op.name])
            if text:
                found[op.name] = text
    return found


def written_patterns(dialect: DialectDef, hooks: Dialect) -> Mapping[str, Sequence[str]]:
    """The canonicalization patterns of each operation that are no patterns of the spec; raises HookError where hooks fail."""
    declared = {pattern.name for pattern in dialect.patterns}
    found: dict[str, dict[str, None]] = {}
    try:
        for pattern in canonicalization_patterns((hooks,)):
            if pattern.root is not None and pattern.name not in declared:
                found.setdefault(pattern.root, {})[pattern.name] = None
    except HookError:
        raise
    except Exception as error:  # by hooks, which are anybody's
        reason = f"{type(error).__name__}: {error}"
        raise HookError(f"the hooks that list canonicalization patterns fail: {reason}") from error
    return {name: tuple(names) for name, names in found.items()}


def verdicts_of(verdicts: Iterable[tuple[str, str]]) -> Mapping[str, str]:
    """The worst of the verdicts of one name, each as `odsgen prove` tells it."""
    found: dict[str, str] = {}
    for name, text in verdicts:
        if name not in found or found[name].startswith("proved"):
            found[name] = text
    return found
