"""Hooks that were found by their names become hooks that say what they are for: `odsgen hooks SPEC --migrate`."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.migration.migrate import Migration, migrate
    from odsgen.migration.packages import HookPackage, hook_package, python_files
    from odsgen.migration.plan import Left
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.migration.migrate": (
                "Migration",
                "migrate",
            ),
            "odsgen.migration.packages": (
                "HookPackage",
                "hook_package",
                "python_files",
            ),
            "odsgen.migration.plan": ("Left",),
        },
    )

__all__ = ["HookPackage", "Left", "Migration", "hook_package", "migrate", "python_files"]
