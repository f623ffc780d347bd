"""Transforms that are applied to one payload operation after the other (MLIR: `TransformEachOpTrait`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from odsgen.dialects.transform.interpreter.failures import (
    SilenceableFailure,
    definite,
    silenceable,
)
from odsgen.dialects.transform.interpreter.rewriter import TransformRewriter
from odsgen.dialects.transform.interpreter.state import PartialResults, Payload, TransformState
from odsgen.dialects.transform.verifiers.kinds import HANDLE, VALUE, has
from odsgen.runtime import Attribute, Operation, Value

TransformT = TypeVar("TransformT", bound=Operation)
#: What one application gives for one result of the transform; None: nothing at all.
Result = Operation | Value | Attribute | None
ApplyToOne = Callable[[TransformT, Operation, TransformRewriter, TransformState], Sequence[Result]]
ApplyToAll = Callable[[TransformT, TransformRewriter, TransformState], Sequence[Payload]]

#: The operation or interface that a transform is for: it refuses other targets at the first one.
_KINDS = {
    "transform.apply_licm": "LoopLikeOpInterface",
    "transform.bufferization.empty_tensor_to_alloc_tensor": "tensor.empty",
    "transform.loop.hoist_loop_invariant_subsets": "LoopLikeOpInterface",
    "transform.loop.peel": "scf.for",
    "transform.loop.pipeline": "scf.for",
    "transform.loop.promote_if_one_iteration": "LoopLikeOpInterface",
    "transform.nvgpu.pipeline_shared_memory_copies": "scf.for",
    "transform.nvgpu.rewrite_matmul_as_mma_sync": "LinalgOp",
    "transform.scf.take_assumed_branch": "scf.if",
    "transform.structured.hoist_redundant_vector_transfers": "func.func",
    "transform.structured.interchange": "linalg.generic",
    "transform.structured.lower_pack": "linalg.pack",
    "transform.structured.lower_unpack": "linalg.unpack",
    **{
        f"transform.structured.{name}": "LinalgOp"
        for name in (
            *("convert_conv2d_to_img2col", "decompose", "flatten_elementwise", "generalize"),
            *("multitile_sizes", "promote", "scalarize", "specialize", "split_reduction"),
            *("transpose_conv2d", "transpose_matmul", "winograd_conv2d"),
        )
    },
}


def to_each_target(apply: ApplyToOne[TransformT]) -> ApplyToAll[TransformT]:
    """Applies to each operation of the first operand; silenceable failures are collected."""

    def apply_to_all(
        op: TransformT, rewriter: TransformRewriter, state: TransformState
    ) -> Sequence[Payload]:
        targets = state.payload_ops(op.operands[0])
        if any(trait.__name__ == "FunctionalStyleTransformOpTrait" for trait in op.TRAITS):
            _check_nested(op, targets)
        found: list[list[Any]] = [[] for _ in op.results]
        diagnostics = []
        kind = _KINDS.get(op.name)
        for target in targets:
            if kind is not None and kind != target.name and kind not in target.INTERFACES:
                note = (target.location, "when applied to this op")
                raise silenceable(op, "transform applied to the wrong op kind", [note])
            rewriter.set_insertion_point_to(target)
            location = target.location
            try:
                results = apply(op, target, rewriter, state)
            except SilenceableFailure as failure:
                diagnostics += failure.diagnostics
                continue
            _check_results(op, location, results)
            if any(result is None for result in results):
                continue
            for payload, result in zip(found, results, strict=True):
                payload.append(result)
        if diagnostics:
            raise PartialResults(SilenceableFailure(diagnostics), found)
        return found

    return apply_to_all


def _check_nested(op: Operation, targets: Sequence[Operation]) -> None:
    for number, parent in enumerate(targets):
        for child in targets[number + 1 :]:
            if parent.is_ancestor(child):
                raise definite(
                    op,
                    "transform operation consumes a handle pointing to an ancestor payload operation "
                    "before its descendant",
                    [
                        (
                            None,
                            "the ancestor is likely erased or rewritten before the descendant is "
                            "accessed, leading to undefined behavior",
                        ),
                        (parent.location, "ancestor payload op"),
                        (child.location, "descendant payload op"),
                    ],
                )


def _check_results(op: Operation, location: Any, results: Sequence[Result]) -> None:
    note = (location, "when applied to this op")
    if len(results) != len(op.results):
        raise definite(
            op,
            f"application of {op.name} expected to produce {len(op.results)} results (actually "
            f"produced {len(results)}).",
            [
                note,
                (
                    None,
                    "if you need variadic results, consider a generic `apply` instead of the "
                    "specialized `applyToOne`.",
                ),
            ],
        )
    for handle, result in zip(op.results, results, strict=True):
        wanted: type[Any] = Attribute
        name = "an Attribute"
        if has(handle.type, HANDLE):
            wanted, name = Operation, "an Operation *"
        elif has(handle.type, VALUE):
            wanted, name = Value, "a Value"
        if result is not None and not isinstance(result, wanted):
            raise definite(
                op,
                f"application of {op.name} expected to produce {name} for result #{handle.index}",
                [note],
            )
