"""Generates the packages of the dialects, which a wheel has and git does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Writes each package beside its hooks; for an editable install, too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        from odsgen.codegen import generate

        root = Path(self.root)
        generate(sorted(root.glob("specs/*.yaml")), root / "src" / "odsgen_circt")
