"""Hooks that were found by their names become hooks that say what they are for: `odsgen hooks SPEC --migrate`."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.migration.migrate": "Migration migrate",
        "odsgen.migration.packages": "HookPackage hook_package python_files",
        "odsgen.migration.plan": "Left",
    },
)
