from odsgen.ods.difference.changes import (
    Change as Change,
    changes_between as changes_between,
    dialect_changes as dialect_changes,
    report_lines as report_lines,
)
