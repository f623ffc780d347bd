from odsgen.migration.migrate import Migration as Migration
from odsgen.migration.migrate import migrate as migrate
from odsgen.migration.packages import HookPackage as HookPackage
from odsgen.migration.packages import hook_package as hook_package
from odsgen.migration.packages import python_files as python_files
from odsgen.migration.plan import Left as Left
