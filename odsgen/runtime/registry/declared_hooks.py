"""Hooks that come in one module: those that a spec declares have to be there, and no others."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hook_kinds import decoration
from odsgen.runtime.registry.hook_errors import MissingHookError

if TYPE_CHECKING:
    from odsgen.runtime.registry.dialect import Dialect


class UndeclaredHookWarning(UserWarning):
    """Somebody has written a hook that the spec does not declare, so that nobody calls it."""


def check_all(dialect: Dialect) -> None:
    """Raise MissingHookError for the hooks that nobody has written; warn of those that nobody calls."""
    hooks = dialect.bound_hooks
    missing = [decoration(*each) for each in hooks.missing(dialect.classes())]
    undeclared = list(hooks.undeclared(dialect.operations))
    first = undeclared[0] if undeclared else None
    if missing:
        other = f"; it declares no {first.decoration}, which is at {first.place}" if first else ""
        what = "a hook" if len(missing) == 1 else f"{len(missing)} hooks"
        raise MissingHookError(
            f"the spec of '{dialect.name}' declares {what} that {hooks.where} does not define: "
            f"{_listed(missing)}{other}; `odsgen hooks SPEC --add` appends stubs"
        )
    if first is not None:
        more = len(undeclared)
        what = f"{more} hooks, the first one " if more > 1 else ""
        warnings.warn(
            f"{first.place}: nobody calls {what}{first.decoration}: "
            f"the spec of '{dialect.name}' declares no such hook",
            UndeclaredHookWarning,
            stacklevel=3,
        )


#: As many missing hooks are named.
_MOST_NAMED = 12


def _listed(hooks: Sequence[str]) -> str:
    """The names of hooks, on no more than a screen."""
    more = f" and {len(hooks) - _MOST_NAMED} more" if len(hooks) > _MOST_NAMED else ""
    return ", ".join(hooks[:_MOST_NAMED]) + more
