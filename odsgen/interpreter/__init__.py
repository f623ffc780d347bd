"""Runs programs: each operation is evaluated by a hook of its dialect, `@evaluates(AddOp)` (docs/howto/interpreting.md)."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.interpreter.arguments": "from_python from_text to_python value_text",
        "odsgen.interpreter.machine": "EvaluationError Limits Machine UndefinedBehaviorError",
        "odsgen.interpreter.number_texts": "number_text",
        "odsgen.interpreter.requests": (
            "AssertionFailed Call Exit Jump Leave Run UndefinedBehavior Unsupported"
        ),
        "odsgen.interpreter.values": (
            "Buffer Elements FunctionValue POISON Storage indices_in_ranges indices_of number_of "
            "row_major_strides"
        ),
    },
)
