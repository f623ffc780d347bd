"""The bundled dialects: those whose specs are written by hand, with committed packages, and those that are imported.

The packages of the imported ones are made when a test needs them, if `make dialects` has not made them.
"""

from __future__ import annotations

import fcntl
import os
from functools import cache
from pathlib import Path

from odsgen.codegen import generate
from odsgen.ods import DialectDef, load_dialect
from tools.package_cache import PackageCache, changed_packages, key_of, read_packages
from tools.update_upstream import is_imported

CHECKOUT = Path(__file__).resolve().parents[1]
PACKAGES = CHECKOUT / "generated" / "odsgen_dialects"
SPECS = sorted((CHECKOUT / "dialect_specs").glob("*.yaml"))
IMPORTED = [path for path in SPECS if is_imported(path)]
HAND_WRITTEN = [path for path in SPECS if path not in IMPORTED]


#: The packages as they were made last, by all that they are made of.
PACKAGE_CACHE = CHECKOUT / "build" / "packages-of-tests"


@cache
def all_packages() -> Path:
    """The folder with the packages of all bundled dialects; processes that ask at the same time wait for the first.

    The generator runs where a spec, a template or the generator has changed since, or a package is not as it was made.
    """
    build = CHECKOUT / "build"
    build.mkdir(exist_ok=True)
    with open(build / ".dialects", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        packages, key = PackageCache(PACKAGE_CACHE), key_of(CHECKOUT)
        made = packages.load(key)
        if made is None or any(changed_packages(made, read_packages(PACKAGES))):
            generate(SPECS, PACKAGES, jobs=os.cpu_count() or 1)
            packages.store(key, read_packages(PACKAGES))
    return PACKAGES


@cache
def bundled_dialect(path: Path) -> DialectDef:
    """Load a bundled spec, once for each process: all of them take some ten seconds."""
    return load_dialect(path)
