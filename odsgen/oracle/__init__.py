"""Tells whether a transformation keeps what programs mean: what `ods-validate` does.

A program is run before and after on the same inputs.  Where it does what is undefined, or computes poison, anything may come out
(MLIR: the `ub` dialect, "poison"); all else, memory and what is printed included, must be the same.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.oracle.behavior": "LIMITS Behavior Case Runs",
        "odsgen.oracle.bisection": "Bisection bisect split_passes",
        "odsgen.oracle.campaign": "Campaign Campaigns Outcome Totals",
        "odsgen.oracle.comparison": "difference",
        "odsgen.oracle.inputs": "arguments_for",
        "odsgen.oracle.result_checks": "ResultChecks",
        "odsgen.oracle.transformations": "Command InProcess Transformed",
        "odsgen.oracle.validator": "Finding Kind Validator Verdict",
    },
)
