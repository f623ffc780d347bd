"""From constraint expressions and predicates, as a spec writes them, to the constraints of the model."""

from odsgen.ods.resolve.constraints.table import (
    RESERVED_NAMES,
    ArgumentConstraint,
    ConstraintTable,
    ResultConstraint,
    kinds_of_operation,
)

__all__ = [
    "RESERVED_NAMES",
    "ArgumentConstraint",
    "ConstraintTable",
    "ResultConstraint",
    "kinds_of_operation",
]
