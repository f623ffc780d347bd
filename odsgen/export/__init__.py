"""Exports a dialect to TableGen with a plugin in C++, or to IRDL."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.export.exporting": "TableGenExport export_irdl export_tablegen plugin_files",
    },
)
