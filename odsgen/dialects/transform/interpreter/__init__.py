"""The interpreter of transform scripts: state, failures, tracking of payload."""

from odsgen.dialects.transform.interpreter.failures import (
    DefiniteFailure,
    SilenceableFailure,
    definite,
    failed_definitely,
    failed_to_apply,
    shown,
    silenceable,
)
from odsgen.dialects.transform.interpreter.rewriter import TransformRewriter
from odsgen.dialects.transform.interpreter.state import PartialResults, Payload, TransformState
from odsgen.dialects.transform.interpreter.targets import Result, to_each_target

__all__ = [
    "DefiniteFailure",
    "PartialResults",
    "Payload",
    "Result",
    "SilenceableFailure",
    "TransformRewriter",
    "TransformState",
    "definite",
    "failed_definitely",
    "failed_to_apply",
    "shown",
    "silenceable",
    "to_each_target",
]
