"""The difference between two dialects, or between two releases of many: what is new, what is gone, what has another meaning."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.ods.difference.changes": "Change changes_between dialect_changes report_lines",
    },
)
