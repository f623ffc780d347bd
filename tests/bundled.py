"""The bundled dialects: those whose specs are written by hand, with committed packages, and those that are imported.

The packages of the imported ones are made when a test needs them, if `make dialects` has not made them.
"""

from __future__ import annotations

import fcntl
import json
import os
from functools import cache
from hashlib import sha256
from pathlib import Path

from odsgen.codegen import generate
from tools.package_cache import key_of, read_packages
from tools.update_upstream import is_imported

CHECKOUT = Path(__file__).resolve().parents[1]
PACKAGES = CHECKOUT / "generated" / "odsgen_dialects"
SPECS = sorted((CHECKOUT / "dialect_specs").glob("*.yaml"))
IMPORTED = [path for path in SPECS if is_imported(path)]
HAND_WRITTEN = [path for path in SPECS if path not in IMPORTED]


@cache
def all_packages() -> Path:
    """The folder with the packages of all bundled dialects; processes that ask at the same time wait for the first."""
    build = CHECKOUT / "build"
    build.mkdir(exist_ok=True)
    with open(build / ".dialects", "a+", encoding="utf-8") as made:
        fcntl.flock(made, fcntl.LOCK_EX)
        made.seek(0)
        if made.read() != _made_packages():
            generate(SPECS, PACKAGES, jobs=os.cpu_count() or 1)
            made.truncate(0)
            made.write(_made_packages())
    return PACKAGES


def _made_packages() -> str:
    """Stands for the packages as they are, and for all that they are made of."""
    texts = json.dumps(dict(read_packages(PACKAGES)), sort_keys=True)
    return f"{key_of(CHECKOUT)} {sha256(texts.encode()).hexdigest()}"
