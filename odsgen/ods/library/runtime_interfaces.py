"""The interfaces of MLIR for which the runtime has a class; what these define is read from them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from odsgen.ods.library.interfaces import INTERFACES
from odsgen.runtime import interfaces
from odsgen.runtime.base.interface import Interface

_MODULES = (
    "odsgen.runtime.builtin.interfaces",
    "odsgen.runtime.ir.region_kind",
    "odsgen.runtime.ir.symbol_interfaces",
    *(module.name for module in iter_modules(interfaces.__path__, f"{interfaces.__name__}.")),
)
_MLIR_NAMES = {definition.mlir_name for definition in INTERFACES.values()}

#: The classes of the runtime, by MLIR's names of the interfaces.
INTERFACE_CLASSES: dict[str, type[Any]] = {
    name: found
    for module in _MODULES
    for name, found in vars(import_module(module)).items()
    if isinstance(found, type) and issubclass(found, Interface) and name in _MLIR_NAMES
}

#: Interfaces whose methods the printer and the verifier ask an operation for by name, where it has them: no class extends theirs.
ASKED_BY_NAME = {
    "OpAsmAttrInterface",
    "OpAsmOpInterface",
    "OpAsmTypeInterface",
    "SymbolUserOpInterface",
}

#: The interfaces of MLIR whose methods have defaults that the runtime gives, by MLIR's names, and where they are.
RUNTIME_INTERFACES = {
    name: found.__module__ for name, found in INTERFACE_CLASSES.items() if name not in ASKED_BY_NAME
}


@cache
def interface_members(name: str) -> frozenset[str]:
    """The members that the class of an interface defines for all that implement it; nothing if the runtime has none."""
    if name not in RUNTIME_INTERFACES:
        return frozenset()
    return frozenset(dir(INTERFACE_CLASSES[name])) - frozenset(dir(object))
