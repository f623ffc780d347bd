"""Every method of an interface that a bundled spec lists is implemented, or says that it is not."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from typing import Any

import pytest

from odsgen.codegen.package_names import package_name
from odsgen.ods.library.runtime_interfaces import (
    ASKED_BY_NAME,
    INTERFACE_CLASSES,
    RUNTIME_INTERFACES,
)
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import hooked_methods, known_interfaces
from odsgen.runtime.base.interface import MissingMethodError, UnwrittenMethod
from tests.bundled import PACKAGES, SPECS, all_packages, bundled_dialect

#: The classes whose methods answer for whatever implements an interface, not for one operation, type or attribute.
_INTERFACE_CLASSES = {c for found in INTERFACE_CLASSES.values() for c in found.__mro__}


def listed_methods(dialect: DialectDef, package: Any) -> Iterator[tuple[type[Any], str, str]]:
    """The generated classes, with the interfaces and the Python names of the methods that the spec lists."""
    interfaces = known_interfaces(dialect)
    operations = package.DIALECT.operations
    definitions = [
        *((operations[op.name], op.interfaces) for op in dialect.ops),
        *((getattr(package, type.name), type.interfaces) for type in dialect.types),
        *((getattr(package, each.name), each.interfaces) for each in dialect.attributes),
    ]
    for found, uses in definitions:
        for use in uses:
            for method in hooked_methods((use,), interfaces):
                # Without a default, the interface knows what follows from the operation, and raises for the rest.
                if method.has_default or use.name not in RUNTIME_INTERFACES:
                    yield found, use.name, method.python_name


@pytest.mark.parametrize("spec", SPECS, ids=lambda path: path.stem)
def test_no_listed_method_is_left_to_the_interface(spec):
    all_packages()
    dialect = bundled_dialect(spec)
    package = importlib.import_module(f"odsgen_dialects.{package_name(dialect.name, PACKAGES)}")
    silent = []
    for found, interface, method in listed_methods(dialect, package):
        owner = next((c for c in found.__mro__ if method in vars(c)), None)
        if owner is None or owner in _INTERFACE_CLASSES:
            if interface not in ASKED_BY_NAME:
                silent.append(f"{found.__name__}.{method} of {interface}")
            continue
        member = inspect.getattr_static(found, method)
        if isinstance(member, UnwrittenMethod):
            with pytest.raises(MissingMethodError, match=f"'{method}' of '{found.__name__}'"):
                getattr(object.__new__(found), method)
    assert not silent
