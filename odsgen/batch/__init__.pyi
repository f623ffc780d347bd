from odsgen.batch.driver import (
    BatchError as BatchError,
    Progress as Progress,
    Totals as Totals,
    records as records,
    run as run,
)
from odsgen.batch.engines import (
    Engine as Engine,
    in_process as in_process,
    local as local,
)
from odsgen.batch.engines.dask_cluster import (
    dask as dask,
)
from odsgen.batch.model import (
    DiagnosticRecord as DiagnosticRecord,
    Emit as Emit,
    Format as Format,
    InputError as InputError,
    Note as Note,
    Record as Record,
    Settings as Settings,
    Status as Status,
)
