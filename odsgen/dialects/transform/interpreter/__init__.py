"""The interpreter of transform scripts: state, failures, tracking of payload."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.dialects.transform.interpreter.failures": (
            "DefiniteFailure SilenceableFailure definite failed_definitely failed_to_apply shown "
            "silenceable"
        ),
        "odsgen.dialects.transform.interpreter.rewriter": "TransformRewriter",
        "odsgen.dialects.transform.interpreter.state": "PartialResults Payload TransformState",
        "odsgen.dialects.transform.interpreter.targets": "Result to_each_target",
    },
)
