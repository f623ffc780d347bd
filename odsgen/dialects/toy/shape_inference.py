"""`toy-shape-inference`: infers the shapes of a function's tensors."""

from __future__ import annotations

from odsgen.passes import Pass, register_pass
from odsgen.runtime import Operation, RankedTensorType, TensorType, as_interface
from odsgen_dialects.toy import ShapeInference


def _is_open(op: Operation) -> bool:
    """Whether a result is unranked."""
    return any(
        isinstance(t, TensorType) and not isinstance(t, RankedTensorType) for t in op.result_types
    )


def _can_be_inferred(op: Operation) -> bool:
    """Whether all operands are ranked."""
    return all(
        isinstance(o.type, RankedTensorType) or not isinstance(o.type, TensorType)
        for o in op.operands
    )


@register_pass
class ToyShapeInference(Pass):
    """Infers shapes, operands before results."""

    ARGUMENT = "toy-shape-inference"
    NAME = "ToyShapeInference"
    SUMMARY = "Infer the shapes of tensors of the Toy dialect"
    OPERATION = "toy.func"

    def run_on_operation(self, op: Operation) -> None:
        open_ops = {inner: None for inner in op.walk() if _is_open(inner)}
        ready = [inner for inner in open_ops if _can_be_inferred(inner)]
        while ready:
            inner = ready.pop()
            if inner not in open_ops:
                continue
            del open_ops[inner]
            interface = as_interface(inner, ShapeInference)
            if interface is None:
                self.signal_failure(
                    inner.error(
                        "unable to infer shape of operation without shape inference interface"
                    )
                )
                return
            interface.infer_shapes()
            users = [user for result in inner.results for user in result.users]
            ready += [user for user in users if user in open_ops and _can_be_inferred(user)]
        if open_ops:
            self.signal_failure(
                op.error(f"Shape inference failed, {len(open_ops)} operations couldn't be inferred")
            )
