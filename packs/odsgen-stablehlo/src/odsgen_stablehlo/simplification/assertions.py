"""`stablehlo-check-shape-assertions`: checks of shapes that JAX leaves in programs of several sizes."""

from __future__ import annotations

import re

from odsgen.passes import Pass, flag, register_pass
from odsgen.runtime import (
    Operation,
    RankedTensorType,
    StringAttr,
    Value,
    i1,
    i32,
    i64,
)

from ..stablehlo import ops
from .constants import integers_of, splat_of

_TARGET = "shape_assertion"
_MOST_OPERANDS = 33
#: A number that the message shows, or a brace that is a brace.
_SPECIFIER = re.compile(r"\{\{|\{(\d+)\}")
_UNSUPPORTED = (
    "called_computations",
    "operand_layouts",
    "output_operand_aliases",
    "result_layouts",
)


@register_pass
class StablehloCheckShapeAssertionsPass(Pass):
    """Erases assertions that hold; fails at one that does not, or of which that is not known."""

    ARGUMENT = "stablehlo-check-shape-assertions"
    NAME = "StablehloCheckShapeAssertionsPass"
    SUMMARY = "Check stablehlo.custom_call @shape_assertion ops."
    OPERATION = "func.func"

    checks = flag(
        "enable-shape-assertions", True, "Whether shape assertions are checked, or only erased."
    )

    def run_on_operation(self, op: Operation) -> None:
        for inner in list(op.walk()):
            if not isinstance(inner, ops.CustomCallOp) or inner.call_target_name != _TARGET:
                continue
            problem = _problem(inner) if self.checks else None
            if problem is not None:
                self.signal_failure(inner.error(problem))
            else:
                inner.erase()


def _problem(op: ops.CustomCallOp) -> str | None:
    """The message of an assertion that does not hold, or what is wrong with it."""
    wrong = _wrong_form(op)
    if wrong is not None:
        return wrong
    holds = splat_of(op.operands[0])
    if holds is None:
        return "expects static assert_what (operand #0)"
    if holds:
        return None
    numbers: list[int] = []
    for place, value in enumerate(op.operands[1:], start=1):
        known = integers_of(value)
        if known is None:
            return f"expects static error_message_input (operand #{place})"
        numbers.append(known[0])
    return _SPECIFIER.sub(lambda found: _shown(found, numbers), _message(op))


def _shown(found: re.Match[str], numbers: list[int]) -> str:
    return "{" if found[1] is None else str(numbers[int(found[1][-3:])])


def _message(op: ops.CustomCallOp) -> str:
    message = op.attributes.get("error_message")
    assert isinstance(message, StringAttr)
    return message.value


def _wrong_form(op: ops.CustomCallOp) -> str | None:
    count = len(op.operands)
    if not 1 <= count <= _MOST_OPERANDS:
        return f"expects 1 <= size(operands) <= {_MOST_OPERANDS}"
    if op.results:
        return "expects size(results) = 0"
    for name in _UNSUPPORTED:
        if op.stored_properties.get(name) is not None:
            return f'"{name}" is not a supported attribute'
    configuration = op.backend_config
    if configuration is not None and getattr(configuration, "value", None) != "":
        return "expects an empty backend_config"
    if not isinstance(op.attributes.get("error_message"), StringAttr):
        return "expects an error_message attribute"
    if not _is_scalar(op.operands[0], i1):
        return "expects assert_what (operand #0) to be a constant of type tensor<i1>"
    for place, value in enumerate(op.operands[1:], start=1):
        if not (_is_scalar(value, i32) or _is_scalar(value, i64)):
            return (
                f"expects error_message_input (operand #{place}) to be a constant of type "
                "tensor<i32> or tensor<i64>"
            )
    for found in _SPECIFIER.finditer(_message(op)):
        if found[1] is not None and _is_behind(found[1], count - 1):
            return (
                "expects error_message to contain format specifiers with error_message_input index "
                f"less than {count - 1}. Found specifier {found[0]}"
            )
    return None


def _is_scalar(value: Value, element: object) -> bool:
    type = value.type
    return isinstance(type, RankedTensorType) and not type.shape and type.element_type is element


def _is_behind(digits: str, count: int) -> bool:
    """Whether a number that may have any length is no place among so many."""
    digits = digits.lstrip("0") or "0"
    return len(digits) > 3 or int(digits) >= count
