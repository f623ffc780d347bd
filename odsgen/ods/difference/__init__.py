"""The difference between two dialects, or between two releases of many: what is new, what is gone, what has another meaning."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.ods.difference.changes import Change, changes_between, dialect_changes, report_lines
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.ods.difference.changes": (
                "Change",
                "changes_between",
                "dialect_changes",
                "report_lines",
            ),
        },
    )

__all__ = ["Change", "changes_between", "dialect_changes", "report_lines"]
