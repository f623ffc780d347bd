"""The syntax of operations whose forms are hooks: what the docstrings of `parse` say."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

from odsgen.runtime.registry.hook_errors import HookError

if TYPE_CHECKING:
    from odsgen.runtime import Dialect


def form_docstring(hooks: Dialect, op_class: type) -> str:
    """The docstring of an operation's form, which tells its syntax; nothing where its hooks cannot be imported."""
    try:
        form = hooks.bound_hooks.find("form", op_class)
    except HookError:
        return ""
    return " ".join((inspect.getdoc(getattr(form, "parse", None)) or "").split())


def form_and_note(docstring: str) -> tuple[str, str]:
    """The syntax that such a docstring begins with, in backquotes, and what it says behind it; no syntax where it has none."""
    if not docstring.startswith("`") or "`" not in docstring[1:]:
        return "", docstring
    form, _, rest = docstring[1:].partition("`")
    return form, rest.strip(" ,;.")
