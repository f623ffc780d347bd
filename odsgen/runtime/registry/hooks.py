"""The hand-written half of a dialect: the modules whose functions generated code calls.

The hooks of a dialect import its generated classes, which call the hooks.  So generated code does not import a module of
hooks itself but names it, and it is imported when the first of its hooks is used::

    if TYPE_CHECKING:
        from odsgen.dialects.arith import verifiers
    else:
        verifiers = HookModule(
            "odsgen.dialects.arith.verifiers", {"verify_constant": "(op: ConstantOp) -> None"}
        )

A dialect whose hooks are one module is loaded with it, so that one that is missing is missed at once.  Of a package of
hooks the generator has read which module defines which; those that are asked for by name alone are in a `HookPackage`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from odsgen.runtime.registry.hook_contract import checked_hook
from odsgen.runtime.registry.hook_errors import (
    HookError,
    HookImportError,
    MissingHookError,
    WrongHookError,
)

__all__ = [
    "HookError",
    "HookImportError",
    "HookModule",
    "HookPackage",
    "MissingHookError",
    "UncheckedWarning",
    "WrongHookError",
    "checked_by_hook",
    "find_hooks",
    "forget_checks",
    "known_by_hook",
    "made_by_hook",
    "warn_of_unchecked",
]

if TYPE_CHECKING:
    from odsgen.runtime.registry.dialect import Dialect


class UncheckedWarning(UserWarning):
    """Something passes because nobody has written the hook that checks it: a constraint, or what verifies a dialect."""


#: The declarations of hooks, by the modules that define them: files of one package share them.
_signatures: dict[str, dict[str, str]] = {}


class HookModule:
    """Stands for a module that is imported on first use; its functions are then attributes of this object."""

    def __init__(self, module_name: str, signatures: Mapping[str, str] | None = None) -> None:
        """``signatures`` has how each hook is called, as a stub of it would be declared, behind its name."""
        self._module_name = module_name
        if signatures:
            _signatures.setdefault(module_name, {}).update(signatures)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        module = _import_hooks(self._module_name)
        signature = _signatures.get(self._module_name, {}).get(name)
        try:
            hook = getattr(module, name)
        except AttributeError:
            raise MissingHookError(
                f"the hook '{name}' is declared in the spec, but {_place_of(module)} does not define it"
            ) from None
        if signature is not None:
            if not callable(hook):
                raise MissingHookError(
                    f"the hook '{name}' in {_place_of(module)} is no function: {hook!r:.100}"
                )
            hook = checked_hook(name, hook, signature)
        setattr(self, name, hook)
        return hook


def _import_hooks(name: str) -> ModuleType:
    """Import a module of hooks; raises HookImportError that says why it cannot be, and where."""
    try:
        return import_module(name)
    except HookError:
        raise
    except Exception as error:
        raise HookImportError.of(name, error) from error


def _place_of(module: ModuleType) -> str:
    """The file of a module of hooks, or its name if it has none."""
    return getattr(module, "__file__", None) or module.__name__


class HookPackage:
    """The hooks of a dialect that several modules define: each is imported when one of its hooks is used."""

    def __init__(self, names: Mapping[str, Mapping[str, str]]) -> None:
        """``names`` are the hooks that each module defines, with how they are called; empty for what is no function."""
        self._modules = {name: module for module in names for name in names[module]}
        for module, signatures in names.items():
            known = {name: text for name, text in signatures.items() if text}
            _signatures.setdefault(module, {}).update(known)

    def __contains__(self, name: str) -> bool:
        return name in self._modules

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name not in self._modules:
            raise AttributeError(name)
        hook = getattr(HookModule(self._modules[name]), name)
        setattr(self, name, hook)
        return hook


def find_hooks(
    hooks: HookModule | HookPackage | ModuleType, names: Iterable[str]
) -> dict[str, Callable[..., Any]]:
    """The hooks by name; raises a HookError naming each one that is not defined, or is declared otherwise."""
    found = {}
    missing = []
    wrong = []
    for name in names:
        try:
            hook = getattr(hooks, name)
        except HookImportError:
            raise
        except WrongHookError as error:
            wrong.append(error)
            continue
        except (AttributeError, MissingHookError):
            hook = None
        if callable(hook):
            found[name] = hook
        else:
            missing.append(name)
    if missing:
        what, they = ("hook", "it") if len(missing) == 1 else ("hooks", "them")
        quoted = ", ".join(f"'{name}'" for name in missing)
        raise MissingHookError(
            f"the spec declares the {what} {quoted}, but {_name_of(hooks, missing[0])} does not define {they}"
            f"{_hint(hooks, missing)}; `odsgen hooks SPEC --add` appends stubs"
        )
    if wrong:
        raise WrongHookError(
            "\n".join(f"{error.where}{error}" for error in wrong), wrong[0].function
        )
    return found


def _hint(hooks: HookModule | HookPackage | ModuleType, missing: Iterable[str]) -> str:
    """The names in the module of hooks that are nearest to those that are missing."""
    if not isinstance(hooks, HookModule):
        return ""
    from difflib import get_close_matches

    defined = [
        name for name, value in vars(_import_hooks(hooks._module_name)).items() if callable(value)
    ]
    near = (match for name in missing for match in get_close_matches(name, defined, 1, 0.75))
    quoted = ", ".join(f"'{name}'" for name in dict.fromkeys(near))
    return f" (it defines {quoted})" if quoted else ""


def _name_of(hooks: HookModule | HookPackage | ModuleType, hook: str) -> str:
    """The module in which a hook would be."""
    if isinstance(hooks, HookModule):
        return _place_of(_import_hooks(hooks._module_name))
    return hooks._modules[hook] if isinstance(hooks, HookPackage) else _place_of(hooks)


_checks: dict[tuple[str, str], Callable[..., bool]] = {}


def checked_by_hook(dialect: str, hook: str, *values: object) -> bool:
    """The answer of the hook of the dialect.

    A dialect with hooks that must be there is not loaded without them.  Where one may be missing, as in a dialect that was
    imported from TableGen, its check passes, and says so once with an UncheckedWarning.
    """
    return (_checks.get((dialect, hook)) or _remembered_check(dialect, hook))(*values)


_SHOWN_NAMES = 3


def warn_of_unchecked(dialect: str, hooks: Sequence[str]) -> None:
    """Say, once when a dialect is loaded, that nobody has written hooks that would check its programs."""
    more = len(hooks) - _SHOWN_NAMES
    named = ", ".join(hooks[:_SHOWN_NAMES]) + (f" and {more} more" if more > 0 else "")
    what = "1 hook that checks" if len(hooks) == 1 else f"{len(hooks)} hooks that check"
    warnings.warn(
        f"nobody has written {what} programs of the dialect '{dialect}': {named}; what they would "
        "refuse passes (`odsgen check SPEC --hooks` lists them, `missing_hooks: silent` in the spec "
        "hides this)",
        UncheckedWarning,
        stacklevel=2,
    )


def known_by_hook(dialect: str, hook: str, *values: object) -> bool:
    """The answer of the hook of the dialect, as `checked_by_hook`; nothing is known where nobody has written it.

    This is asked where a predicate passes if the check does not hold: an unknown one must not refuse anything.
    """
    check = _checks.get((dialect, hook)) or _remembered_check(dialect, hook)
    return check is not _passes and check(*values)


def forget_checks(dialect: str) -> None:
    """Look for the checks of a dialect again: another one of its name takes its place."""
    for known in [key for key in list(_checks) if key[0] == dialect]:
        _checks.pop(known, None)


def made_by_hook(dialect: str, hook: str, *values: object, default: Any = None) -> Any:
    """The type that the hook of the dialect makes of the values.

    Where nobody has written it: the default, and an UncheckedWarning; without a default, MissingHookError.
    """
    make = _checks.get((dialect, hook)) or _remembered_check(dialect, hook)
    if make is not _passes:
        return make(*values)
    if default is None:
        raise MissingHookError(
            f"nobody has written '{hook}' of the dialect '{dialect}', which infers a type: define it in its hooks"
        )
    return default


def _remembered_check(dialect: str, hook: str) -> Callable[..., Any]:
    from odsgen.runtime.registry.context import loaded_dialect

    while True:
        known = loaded_dialect(dialect)
        check = _checks[dialect, hook] = _find_check(dialect, hook, known)
        if loaded_dialect(dialect) is known:
            return check
        # Another thread has loaded another dialect of that name, and may have forgotten the checks before this one was noted.


def _find_check(dialect: str, hook: str, known: Dialect | None) -> Callable[..., bool]:
    from odsgen.runtime.registry.dialect_packages import bundled_dialect

    if known is None:
        known = bundled_dialect(dialect)
    try:
        found: Callable[..., bool] = getattr(known.hooks if known is not None else None, hook)
    except (HookError, AttributeError, ImportError):
        warnings.warn(
            f"nobody has written the check '{hook}' of the dialect '{dialect}': what it would refuse passes; "
            f"define {hook} in its hooks",
            UncheckedWarning,
            stacklevel=3,
        )
        return _passes
    return found


def _passes(*values: object) -> bool:
    return True
