"""The hand-written half of a dialect: the module whose functions generated code calls.

The hooks of a dialect import its generated classes, which call the hooks.  So generated code does not import the
module itself but names it, and it is imported when the first hook is used or the dialect is loaded::

    if TYPE_CHECKING:
        from . import hooks
    else:
        hooks = HookModule(f"{__package__}.hooks")
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any


class MissingHookError(Exception):
    """A spec declares a hook that its hook module does not define."""


class HookModule:
    """Stands for a module that is imported on first use; its functions are then attributes of this object."""

    def __init__(self, module_name: str) -> None:
        self._module_name = module_name

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        module = import_module(self._module_name)
        try:
            hook = getattr(module, name)
        except AttributeError:
            raise MissingHookError(
                f"the hook '{name}' is declared in the spec, but {self._module_name} does not define it"
            ) from None
        setattr(self, name, hook)
        return hook

    def check(self, names: Iterable[str]) -> None:
        """Raise MissingHookError naming every hook of ``names`` that the module does not define."""
        names = tuple(names)
        if not names:
            return
        module = import_module(self._module_name)
        missing = [name for name in names if not callable(getattr(module, name, None))]
        if missing:
            what = "hook" if len(missing) == 1 else "hooks"
            listed = ", ".join(f"'{name}'" for name in missing)
            raise MissingHookError(
                f"the {what} {listed} declared in the spec: {self._module_name} does not define "
                + ("it" if len(missing) == 1 else "them")
            )
