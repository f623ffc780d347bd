"""Old names of what stood elsewhere before version 0.2: they still work, with a note.

`odsgen.runtime.passes` is `odsgen.passes` now, `odsgen.dialects.spirv` is `odsgen.vendors.spirv`.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

_VENDORS = "acc amdgpu amx nvgpu nvvm omp rocdl spirv wasmssa xegpu xevm".split()
_CIRCT = "comb handshake hw llhd moore seq sv synth verif".split()

#: The new names by the old ones, which have three parts.
MOVED = {
    "odsgen.runtime.bytecode": "odsgen.bytecode",
    "odsgen.runtime.conversion": "odsgen.conversion",
    "odsgen.runtime.dynamic": "odsgen.dynamic",
    "odsgen.runtime.interpreter": "odsgen.interpreter",
    "odsgen.runtime.passes": "odsgen.passes",
    "odsgen.runtime.pictures": "odsgen.pictures",
    "odsgen.runtime.rewriting": "odsgen.rewriting",
    **{f"odsgen.dialects.{name}": f"odsgen.vendors.{name}" for name in _VENDORS},
    **{
        f"odsgen.{r}.{n}": f"odsgen_circt.hooks.{n}"
        for r in ("dialects", "vendors")
        for n in _CIRCT
    },
}


class MovedModuleWarning(FutureWarning):
    """A module is imported by the name that it had before version 0.2."""


class _MovedLoader:
    def create_module(self, spec: ModuleSpec) -> None:
        """Let Python make a module, which is only asked for its name."""

    def exec_module(self, module: ModuleType) -> None:
        """Put the module of the new name into the place of the one that was asked for."""
        old = module.__name__
        new = _new_name(old) or old
        warnings.warn(
            f"'{old}' is '{new}' now: a later version will not know the old name",
            MovedModuleWarning,
            stacklevel=2,
        )
        sys.modules[old] = import_module(new)


class _MovedFinder:  # the base classes of `importlib.abc` would load a dozen modules
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if _new_name(fullname) is None:
            return None
        loader: Any = _MovedLoader()
        return ModuleSpec(fullname, loader)


def _new_name(name: str) -> str | None:
    if not name.startswith("odsgen."):
        return None
    old = ".".join(name.split(".", 3)[:3])
    new = MOVED.get(old)
    return None if new is None else new + name[len(old) :]


def find_moved_modules() -> None:
    """Let old names be imported; once for a process."""
    if not any(isinstance(finder, _MovedFinder) for finder in sys.meta_path):
        # Before others, which would find modules of a package that has two names a second time.
        sys.meta_path.insert(0, _MovedFinder())
