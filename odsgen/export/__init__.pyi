from odsgen.export.exporting import TableGenExport as TableGenExport
from odsgen.export.exporting import export_irdl as export_irdl
from odsgen.export.exporting import export_tablegen as export_tablegen
from odsgen.export.exporting import plugin_files as plugin_files
