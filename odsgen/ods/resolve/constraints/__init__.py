"""From constraint expressions and predicates, as a spec writes them, to the constraints of the model."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.ods.resolve.constraints.table": (
            "ArgumentConstraint ConstraintTable RESERVED_NAMES ResultConstraint "
            "kinds_of_operation"
        ),
    },
)
