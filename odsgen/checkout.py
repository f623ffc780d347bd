"""Packages on demand, in a checkout: that of a bundled dialect that is not committed is generated when it is first imported.

A wheel has all packages, and not this module.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder

PACKAGE = "odsgen_dialects"


def generated_package(name: str, path: Sequence[str] | None) -> ModuleSpec | None:
    """The package `odsgen_dialects.NAME`, if there is a spec of it, once it was generated.

    Packages that are there and older than their specs are left alone: `make dialects` brings all up to date.
    """
    package, _, dialect = name.rpartition(".")
    if package != PACKAGE or path is None:
        return None
    specs = os.path.join(os.path.dirname(os.path.dirname(__file__)), "dialect_specs")
    spec = os.path.join(specs, f"{dialect.removesuffix('_')}.yaml")
    if not os.path.isfile(spec) or not _generate(spec, path[0]):
        return None
    sys.path_importer_cache.pop(path[0], None)  # it knows the folder as it was
    return PathFinder.find_spec(name, path)


def _generate(spec: str, output: str) -> bool:
    """Write the package of a spec; False where that cannot be done, for want of the generator or of permission."""
    try:
        from odsgen.codegen import OutputError, generate
        from odsgen.spec import SpecErrors
    except ImportError:  # `pip install -e .` without the extra `generator`
        return False
    try:
        generate([spec], output)
    except (OSError, OutputError, SpecErrors):
        return False
    return True
