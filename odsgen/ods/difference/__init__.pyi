from odsgen.ods.difference.changes import Change as Change
from odsgen.ods.difference.changes import changes_between as changes_between
from odsgen.ods.difference.changes import dialect_changes as dialect_changes
from odsgen.ods.difference.changes import report_lines as report_lines
