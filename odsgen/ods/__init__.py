"""The resolved dialect: what a spec means, with every name bound.

`load_dialect` reads a spec file, `load_dialect_text` a spec given as text, `load_dialect_dict` one given as Python
mappings.  All raise `odsgen.spec.SpecErrors` with every error that can be found.
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.ods.loading import load_dialect, load_dialect_dict, load_dialect_text
    from odsgen.ods.model import DialectDef
    from odsgen.ods.resolve.constraints.table import RESERVED_NAMES
    from odsgen.ods.resolve.dialect import DialectLoader
    from odsgen.ods.resolve.imports import ImportFinder
    from odsgen.spec.errors import SpecDiagnostic, SpecErrors, SpecNote
    from odsgen.spec.limits import SpecLimits, current_limits, set_limits, spec_limits
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.ods.loading": ("load_dialect", "load_dialect_dict", "load_dialect_text"),
            "odsgen.ods.model": ("DialectDef",),
            "odsgen.ods.resolve.constraints.table": ("RESERVED_NAMES",),
            "odsgen.ods.resolve.dialect": ("DialectLoader",),
            "odsgen.ods.resolve.imports": ("ImportFinder",),
            "odsgen.spec.errors": ("SpecDiagnostic", "SpecErrors", "SpecNote"),
            "odsgen.spec.limits": (
                "SpecLimits",
                "current_limits",
                "set_limits",
                "spec_limits",
            ),
        },
    )

__all__ = [
    "DialectDef",
    "DialectLoader",
    "ImportFinder",
    "RESERVED_NAMES",
    "SpecDiagnostic",
    "SpecErrors",
    "SpecLimits",
    "SpecNote",
    "current_limits",
    "load_dialect",
    "load_dialect_dict",
    "load_dialect_text",
    "set_limits",
    "spec_limits",
]
