"""The difference between two dialects, or between two releases of many: what is new, what is gone, what has another meaning."""

from odsgen.ods.difference.changes import Change, changes_between, dialect_changes, report_lines

__all__ = ["Change", "changes_between", "dialect_changes", "report_lines"]
