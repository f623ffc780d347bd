"""From constraint expressions and predicates, as a spec writes them, to the constraints of the model."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.ods.resolve.constraints.table import (
        RESERVED_NAMES,
        ArgumentConstraint,
        ConstraintTable,
        ResultConstraint,
        kinds_of_operation,
    )
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.ods.resolve.constraints.table": (
                "RESERVED_NAMES",
                "ArgumentConstraint",
                "ConstraintTable",
                "ResultConstraint",
                "kinds_of_operation",
            ),
        },
    )

__all__ = [
    "RESERVED_NAMES",
    "ArgumentConstraint",
    "ConstraintTable",
    "ResultConstraint",
    "kinds_of_operation",
]
