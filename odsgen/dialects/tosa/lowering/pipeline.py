"""`tosa-to-linalg-pipeline`."""

from __future__ import annotations

from odsgen.passes import OpPassManager, register_pipeline
from odsgen.passes.pipeline_text import parse_passes

_PASSES = (
    "func.func(tosa-optional-decompositions),func.func(canonicalize),func.func(tosa-infer-shapes),"
    "func.func(tosa-make-broadcastable),func.func(tosa-to-linalg-named),func.func(canonicalize),"
    "func.func(tosa-layerwise-constant-fold),func.func(tosa-make-broadcastable),tosa-validate,"
    "func.func(tosa-to-linalg)"
)


def _build(manager: OpPassManager, text: str) -> None:
    parse_passes(_PASSES, manager)


register_pipeline(
    "tosa-to-linalg-pipeline",
    "The default pipeline for converting TOSA operators to the equivalent operations using the tensor "
    "operations in LinAlg as well as LinAlg named operations.",
    _build,
)
