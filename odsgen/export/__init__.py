"""Exports a dialect to TableGen with a plugin in C++, or to IRDL."""

from odsgen.export.exporting import TableGenExport, export_irdl, export_tablegen, plugin_files

__all__ = ["TableGenExport", "export_irdl", "export_tablegen", "plugin_files"]
