"""The slots by which generated code calls hooks: `hooks.verifies.ForOp(op)`, `hooks.form.ForOp.parse(parser, state)`.

The hooks of a dialect import its generated classes, which call the hooks.  So a slot knows what its hook is for and not
where it is; the hook is found when the slot is used for the first time (`bindings`).
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from odsgen.runtime.registry.hook_results import checked, checked_form

if TYPE_CHECKING:
    from odsgen.runtime.registry.bindings import BoundHooks


class HookSlots:
    """The hooks of a generated package, by their decorators."""

    def __init__(self, package: str | None) -> None:
        """``package`` is the name of the module that has the ``DIALECT``."""
        package = package or ""
        self.verifies: Any = _Slots(package, "verifies")
        self.verifies_regions: Any = _Slots(package, "verifies_regions")
        self.form: Any = _Slots(package, "form")
        self.custom: Any = _Directives(package, "form")
        self.custom_parameters: Any = _Directives(package, "form", of_parameters=True)
        self.infers: Any = _Slots(package, "infers")
        self.folds: Any = _Slots(package, "folds")
        self.canonicalizes: Any = _Slots(package, "canonicalizes")
        self.canonicalization_patterns: Any = _Slots(package, "canonicalization_patterns")
        self.builds: Any = _Parts(package, "builds")
        self.derives: Any = _Parts(package, "derives")
        self.implements: Any = _Parts(package, "implements")
        self.suggests_alias: Any = _Slots(package, "suggests_alias")
        self.matches: Any = _Slots(package, "matches")
        self.rewrites: Any = _Slots(package, "rewrites")


class _Slots:
    """The hooks of a kind, each an attribute from its first use on."""

    def __init__(self, package: str, kind: str) -> None:
        self._package = package
        self._kind = kind

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        found = self._find(name)
        setattr(self, name, found)
        return found

    def _find(self, name: str) -> Any:
        subject = _subject(self._package, name)
        hook = _hooks_of(self._package).require(self._kind, subject)
        return checked(self._kind, subject, "", hook)


class _Directives(_Slots):
    """The forms of directives: `hooks.custom.SwitchCases.parse(parser)`."""

    def __init__(self, package: str, kind: str, of_parameters: bool = False) -> None:
        super().__init__(package, kind)
        self._of_parameters = of_parameters

    def _find(self, name: str) -> Any:
        hooks = _hooks_of(self._package)
        subject = f"custom<{name}>"
        gives = "Any" if self._of_parameters else hooks.directives.get(name, "Any")
        return checked_form(subject, hooks.require(self._kind, subject), gives)


class _Parts(_Slots):
    """The hooks of a kind that are for a part of their subject: `hooks.implements.ForOp.loop_regions(op)`."""

    def _find(self, name: str) -> Any:
        return _PartsOf(self._package, self._kind, name)


class _PartsOf(_Slots):
    def __init__(self, package: str, kind: str, subject: str) -> None:
        super().__init__(package, kind)
        self._subject_name = subject

    def _find(self, name: str) -> Any:
        subject = _subject(self._package, self._subject_name)
        hook = _hooks_of(self._package).require(self._kind, subject, name)
        return checked(self._kind, subject, name, hook)


def _hooks_of(package: str) -> BoundHooks:
    """The hooks of the dialect that a package defines."""
    found: BoundHooks = sys.modules[package].DIALECT.bound_hooks
    return found


def _subject(package: str, name: str) -> type | str:
    """A class of the package, or the name of what is no class."""
    found = getattr(sys.modules[package], name, name)
    return found if isinstance(found, type) else name
