"""Imports every module that lowers elements, each of which registers what it lowers."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from odsgen.codegen.format_lowering import directives

for _module in iter_modules(directives.__path__, f"{directives.__name__}."):
    if _module.name != __name__:
        import_module(_module.name)
