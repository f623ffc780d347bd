"""Exports a dialect to TableGen with a plugin in C++, or to IRDL."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.export.exporting import TableGenExport, export_irdl, export_tablegen, plugin_files
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.export.exporting": (
                "TableGenExport",
                "export_irdl",
                "export_tablegen",
                "plugin_files",
            ),
        },
    )

__all__ = ["TableGenExport", "export_irdl", "export_tablegen", "plugin_files"]
