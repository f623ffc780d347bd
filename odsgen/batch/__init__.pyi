from odsgen.batch.driver import (
    BatchError as BatchError,
)
from odsgen.batch.driver import (
    Progress as Progress,
)
from odsgen.batch.driver import (
    Totals as Totals,
)
from odsgen.batch.driver import (
    records as records,
)
from odsgen.batch.driver import (
    run as run,
)
from odsgen.batch.engines import (
    Engine as Engine,
)
from odsgen.batch.engines import (
    in_process as in_process,
)
from odsgen.batch.engines import (
    local as local,
)
from odsgen.batch.engines.dask_cluster import (
    dask as dask,
)
from odsgen.batch.model import (
    DiagnosticRecord as DiagnosticRecord,
)
from odsgen.batch.model import (
    Emit as Emit,
)
from odsgen.batch.model import (
    Format as Format,
)
from odsgen.batch.model import (
    InputError as InputError,
)
from odsgen.batch.model import (
    Note as Note,
)
from odsgen.batch.model import (
    Record as Record,
)
from odsgen.batch.model import (
    Settings as Settings,
)
from odsgen.batch.model import (
    Status as Status,
)
