"""Portable artifacts: programs that readers of other versions of StableHLO understand, as `jax.export` writes them.

::

    module = read_artifact(Path("model.mlirbc").read_bytes())
    data = write_artifact(module, "1.0.0")
"""

from __future__ import annotations

import re
from typing import Final

from odsgen.runtime import (
    Context,
    Diagnostic,
    DiagnosticError,
    Operation,
    Severity,
    UnknownLoc,
    parse,
    write_bytecode,
)

from . import chlo, sdy, stablehlo, vhlo
from .compatibility.to_stablehlo import legalize_to_stablehlo
from .compatibility.to_version import checked_version, convert_to_version
from .compatibility.to_vhlo import legalize_to_vhlo
from .compatibility.version import CURRENT, MINIMUM, Version

__all__ = [
    "CURRENT",
    "MINIMUM",
    "Version",
    "artifact_version",
    "read_artifact",
    "write_artifact",
]

#: What such files name as their producer, before the version.
_PRODUCER: Final = "StableHLO_v"
_HEADER: Final = re.compile(rb"ML\xefR.StableHLO_v([^\0]*)\0", re.DOTALL)


def artifact_version(data: bytes) -> Version | None:
    """The version that an artifact is for; None if the bytes are none."""
    match = _HEADER.match(data)
    return None if match is None else Version.parse(match[1].decode("ascii", "replace"))


def read_artifact(data: bytes, context: Context | None = None, filename: str = "-") -> Operation:
    """The program of an artifact, as StableHLO of today.

    Raises DiagnosticError for bytes that are no artifact, and for one that needs a newer version.
    """
    context = _context() if context is None else context
    try:
        module = parse(data, context, filename=filename)
    except DiagnosticError as error:
        message = f"failed to deserialize portable artifact using StableHLO_v{CURRENT}"
        last = Diagnostic(Severity.ERROR, UnknownLoc.get(), message)
        raise DiagnosticError([*error.diagnostics, last]) from None
    module.verify()
    convert_to_version(module, str(CURRENT))
    legalize_to_stablehlo(module)
    module.verify()
    return module


def write_artifact(
    module: Operation, version: Version | str = CURRENT, *, allow_other_dialects: bool = False
) -> bytes:
    """The artifact of a program of StableHLO, for readers of that version and newer ones; the program stays as it is.

    Raises DiagnosticError for a version that is not supported, and for a program that says what the version cannot.
    """
    target = checked_version(module, str(version))
    copy = module.clone()
    legalize_to_vhlo(copy, allow_other_dialects=allow_other_dialects)
    convert_to_version(copy, str(target))
    return write_bytecode(copy, version=target.bytecode_version, producer=f"{_PRODUCER}{target}")


def _context() -> Context:
    dialects = [each.DIALECT for each in (chlo, sdy, stablehlo, vhlo)]
    return Context(allow_unregistered=True, dialects=dialects)
