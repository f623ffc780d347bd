"""Classes by name: how a pickle says what class something is of, and finds it again in another process."""

from __future__ import annotations

import pickle
import sys
from importlib import import_module
from operator import attrgetter

from odsgen.runtime.registry.context import loaded_dialect

#: The module and the qualified name; for a class that no module holds, "" and where its dialect keeps it.
ClassName = tuple[str, str]

_TABLES = ("operations", "types", "attributes")


def class_name(found: type) -> ClassName:
    """The name by which a class is found again.

    Raises PicklingError for a class that neither a module nor a loaded dialect holds.
    """
    module, name = found.__module__, found.__qualname__
    try:
        if attrgetter(name)(sys.modules[module]) is found:
            return module, name
    except (KeyError, AttributeError):
        pass
    full_name = getattr(found, "OPERATION_NAME", "")
    dialect_name, _, key = full_name.partition(".")
    if not full_name:
        dialect_name, key = getattr(found, "DIALECT_NAME", ""), getattr(found, "MNEMONIC", "")
    dialect = loaded_dialect(dialect_name)
    for table in _TABLES if dialect is not None else ():
        if getattr(dialect, table).get(full_name or key) is found:
            return "", f"{table}/{dialect_name}/{full_name or key}"
    raise pickle.PicklingError(
        f"cannot pickle an object of the class '{name}': neither a module nor a loaded dialect has it by this name"
    )


def class_of_name(name: ClassName) -> type:
    """The class of a name.  Raises UnpicklingError when its package or dialect is not there."""
    module, path = name
    if not module:
        table, dialect_name, key = path.split("/", 2)
        dialect = loaded_dialect(dialect_name)
        found = None if dialect is None else getattr(dialect, table).get(key)
        if found is None:
            raise pickle.UnpicklingError(
                f"the dialect '{dialect_name}' with '{key}', which a program defined while it ran, is not loaded: "
                "define it again before you unpickle"
            )
    else:
        try:
            found = attrgetter(path)(import_module(module))
        except (ImportError, AttributeError) as error:
            raise pickle.UnpicklingError(
                f"cannot find the class '{path}' of the package '{module}': {error}; a package that is not installed must "
                "be in the same folder as before, which ODSGEN_DIALECT_PATH names"
            ) from error
    assert isinstance(found, type)
    return found
