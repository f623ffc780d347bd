from odsgen.ods.resolve.constraints.table import RESERVED_NAMES as RESERVED_NAMES
from odsgen.ods.resolve.constraints.table import ArgumentConstraint as ArgumentConstraint
from odsgen.ods.resolve.constraints.table import ConstraintTable as ConstraintTable
from odsgen.ods.resolve.constraints.table import ResultConstraint as ResultConstraint
from odsgen.ods.resolve.constraints.table import kinds_of_operation as kinds_of_operation
