"""Programs of older versions of their dialects (MLIR Bytecode Format, "Dialect Versioning")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from odsgen.runtime.registry.context import dialect_loaded_for

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def upgrade(top: Operation, versions: Mapping[str, int]) -> None:
    """Bring a program up to date that was written with these versions of dialects.

    Each dialect whose version is higher now is called with the operation at the top: its hook `upgrade_from_version`.
    Raises ValueError for a dialect that is not loaded, and for a version that is yet to come.
    """
    for name, version in versions.items():
        dialect = dialect_loaded_for(top, name)
        if dialect is None:
            raise ValueError(f"the dialect '{name}' is not loaded")
        current = dialect.version or 0
        if version > current:
            raise ValueError(
                f"the program was written with version {version} of the dialect '{name}', "
                f"which is newer than version {current}"
            )
        if version < current and dialect.upgrade_from_version is not None:
            dialect.upgrade_from_version(top, version)
