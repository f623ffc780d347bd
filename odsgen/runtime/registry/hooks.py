"""Hooks that predicates of specs call: `checks("is_even")`.

They are asked by the name of their dialect, which need not be the one whose predicate calls them.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.runtime.registry.context import known_checks, loaded_dialect
from odsgen.runtime.registry.hook_errors import HookError, MissingHookError

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.registry.dialect import Dialect


class UncheckedWarning(UserWarning):
    """Something passes because nobody has written the hook that checks it: a constraint, or what verifies a dialect."""


def checked_by_hook(dialect: str, hook: str, *values: object) -> bool:
    """The answer of the hook of the dialect.

    A dialect with hooks that must be there is not loaded without them.  Where one may be missing, as in a dialect that was
    imported from TableGen, its check passes, and says so once with an UncheckedWarning.
    """
    return (known_checks.get((dialect, hook)) or _remembered_check(dialect, hook))(*values)


def known_by_hook(dialect: str, hook: str, *values: object) -> bool:
    """The answer of the hook of the dialect, as `checked_by_hook`; nothing is known where nobody has written it.

    This is asked where a predicate passes if the check does not hold: an unknown one must not refuse anything.
    """
    check = known_checks.get((dialect, hook)) or _remembered_check(dialect, hook)
    return check is not _passes and check(*values)


def may_implement(symbol: Type | Attribute, interface: str, dialect: str) -> bool:
    """Whether a type or attribute implements an interface of a dialect, or C++ may attach it.

    The dialect's own say which they implement.  What others implement passes, and says so once with an UncheckedWarning.
    """
    if interface in symbol.INTERFACES:
        return True
    if symbol.DIALECT_NAME == dialect:
        return False
    warnings.warn(
        f"nobody has said whether '{type(symbol).__name__}' implements '{interface}' of the dialect '{dialect}': it passes; "
        "`external_models: false` of the interface in the spec says that what implements it lists it",
        UncheckedWarning,
        stacklevel=2,
    )
    return True


def verify_where_written(subject: object, method: str, *arguments: object) -> None:
    """Call a method of an interface that checks the subject; where nobody has written it, say so: all passes."""
    if hasattr(subject, method):
        getattr(subject, method)(*arguments)
        return
    warnings.warn(
        f'nobody has written @implements({type(subject).__name__}, method="{method}"): what it would refuse passes',
        UncheckedWarning,
        stacklevel=3,
    )


def made_by_hook(dialect: str, hook: str, *values: object, default: Any = None) -> Any:
    """The type that the hook of the dialect makes of the values.

    Where nobody has written it: the default, and an UncheckedWarning; without a default, MissingHookError.
    """
    make = known_checks.get((dialect, hook)) or _remembered_check(dialect, hook)
    if make is not _passes:
        return make(*values)
    if default is None:
        raise MissingHookError(
            f"nobody has written @checks(\"{hook}\") of the dialect '{dialect}', which infers a type"
        )
    return default


def unwritten_checks() -> list[tuple[str, str]]:
    """The hooks, by dialect and name, that predicates have asked for and that nobody has written."""
    return [key for key, check in known_checks.items() if check is _passes]


def _remembered_check(dialect: str, hook: str) -> Callable[..., Any]:
    while True:
        known = loaded_dialect(dialect)
        check = known_checks[dialect, hook] = _find_check(dialect, hook, known)
        if loaded_dialect(dialect) is known:
            return check
        # Another thread has loaded another dialect of that name, and may have forgotten the checks before this one was noted.


def _find_check(dialect: str, hook: str, known: Dialect | None) -> Callable[..., bool]:
    from odsgen.runtime.registry.dialect_packages import bundled_dialect

    if known is None:
        known = bundled_dialect(dialect)
    found: Callable[..., bool] | None = None
    try:
        found = None if known is None else known.bound_hooks.find("checks", hook)
    except HookError:
        pass  # it is told where the dialect is loaded
    if found is None:
        warnings.warn(
            f"nobody has written the check '{hook}' of the dialect '{dialect}': what it would refuse passes; "
            f'write a hook @checks("{hook}")',
            UncheckedWarning,
            stacklevel=3,
        )
        return _passes
    return found


def _passes(*values: object) -> bool:
    return True
