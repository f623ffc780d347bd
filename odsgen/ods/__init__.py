"""The resolved dialect: what a spec means, with every name bound.

`load_dialect` reads a spec file, `load_dialect_text` a spec given as text, `load_dialect_dict` one given as Python
mappings.  All raise `odsgen.spec.SpecErrors` with every error that can be found.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.ods.loading": "load_dialect load_dialect_dict load_dialect_text",
        "odsgen.ods.model": "DialectDef",
        "odsgen.ods.resolve.constraints.table": "RESERVED_NAMES",
        "odsgen.ods.resolve.dialect": "DialectLoader",
        "odsgen.ods.resolve.extensions": "OF_THE_DIALECT defined_classes",
        "odsgen.ods.resolve.imports": "ImportFinder bundled_spec",
        "odsgen.spec.errors": "SpecDiagnostic SpecErrors SpecNote",
        "odsgen.spec.limits": "SpecLimits current_limits set_limits spec_limits",
    },
)
