from odsgen.migration.migrate import (
    Migration as Migration,
    migrate as migrate,
)
from odsgen.migration.packages import (
    HookPackage as HookPackage,
    hook_package as hook_package,
    python_files as python_files,
)
from odsgen.migration.plan import (
    Left as Left,
)
