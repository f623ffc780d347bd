"""The passes of the dialects of vendors; as `odsgen.dialects.passes`."""

from __future__ import annotations

from odsgen.dialects.passes import PassTables

#: The dialects that have passes.
DIALECTS = ("spirv",)

_TABLES = PassTables(__name__.rpartition(".")[0], DIALECTS)
module_of_pass = _TABLES.module_of_pass
modules_of_passes = _TABLES.modules_of_passes
