from odsgen.export.exporting import (
    TableGenExport as TableGenExport,
    export_irdl as export_irdl,
    export_tablegen as export_tablegen,
    plugin_files as plugin_files,
)
