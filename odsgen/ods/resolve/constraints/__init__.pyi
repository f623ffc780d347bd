from odsgen.ods.resolve.constraints.table import (
    RESERVED_NAMES as RESERVED_NAMES,
    ArgumentConstraint as ArgumentConstraint,
    ConstraintTable as ConstraintTable,
    ResultConstraint as ResultConstraint,
    kinds_of_operation as kinds_of_operation,
)
