"""Verifiers of operations of `ttng`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import Operation, StringAttr, f32

from ...checks import module_of, num_ctas
from ...ttg.hooks.verifiers import verify_allocation, verify_memory_types
from ..attributes import (
    TensorMemoryEncodingAttr,
    TensorMemoryScalesEncodingAttr,
    TensorMemorySpaceAttr,
)
from ..ops import (
    ClusterBarrierOp,
    FenceMBarrierInitReleaseClusterOp,
    TMEMAllocOp,
    TMEMCopyOp,
    TMEMLoadOp,
    TMEMStoreOp,
)

_TENSOR_MEMORY = TensorMemoryEncodingAttr | TensorMemoryScalesEncodingAttr
#: The architectures that have tensor memory, by the first two digits.
_WITH_TENSOR_MEMORY = ("cuda:10", "cuda:11")


def _verify_target(op: Operation) -> None:
    """Tensor memory needs a module without a target, or with one that has it."""
    module = module_of(op)
    target = None if module is None else module.attributes.get("ttg.target")
    if isinstance(target, StringAttr) and not target.value.startswith(_WITH_TENSOR_MEMORY):
        raise op.op_error("requires tcgen05 support")


@verifies(ClusterBarrierOp, FenceMBarrierInitReleaseClusterOp)
def verify_cluster(op: Operation) -> None:
    """ClusterBarrierOp::verify"""
    if num_ctas(op) <= 1:
        raise op.op_error("requires ttg.num-ctas > 1")


@verifies(TMEMAllocOp)
def verify_tmem_alloc(op: TMEMAllocOp) -> None:
    """TMEMAllocOp::verify"""
    _verify_target(op)
    memory = op.result.type
    if not isinstance(memory.encoding, _TENSOR_MEMORY):
        raise op.op_error("should use tensor memory encoding")
    verify_allocation(op, None if op.src is None else op.src.type, memory)


@verifies(TMEMStoreOp)
def verify_tmem_store(op: TMEMStoreOp) -> None:
    """TMEMStoreOp::verify"""
    memory = op.dst.type
    if not isinstance(memory.encoding, _TENSOR_MEMORY):
        raise op.op_error("should use tensor memory encoding.")
    if not memory.mutable_memory:
        raise op.op_error("Cannot store into an immutable alloc")
    verify_memory_types(op, op.src.type, memory)


@verifies(TMEMCopyOp)
def verify_tmem_copy(op: TMEMCopyOp) -> None:
    """TMEMCopyOp::verify, without what it says of layouts"""
    if not op.dst.type.mutable_memory:
        raise op.op_error("Cannot copy into an immutable alloc")


@verifies(TMEMLoadOp)
def verify_tmem_load(op: TMEMLoadOp) -> None:
    """TMEMLoadOp::verify, without what it says of layouts"""
    memory = op.src.type
    if not isinstance(memory.memory_space, TensorMemorySpaceAttr):
        raise op.op_error("source must be a tensor memory buffer.")
    if not isinstance(memory.encoding, TensorMemoryEncodingAttr):
        raise op.op_error("should use tensor memory encoding.")
    is_reduced = op.red_op is not None
    if is_reduced and op.red is None:
        raise op.op_error("redOp is set but 'red' result is not present")
    if not is_reduced and op.red is not None:
        raise op.op_error("'red' result is present but redOp is not set")
    for name, is_set in (("abs", op.abs), ("NaN", op.na_n)):
        if is_set and not is_reduced:
            raise op.op_error(f"'{name}' requires 'redOp' to be set")
    for name, is_set in (("abs", op.abs), ("NaN", op.na_n)):
        if is_set and memory.element_type is not f32:
            raise op.op_error(f"'{name}' requires floating-point element type (f32)")
    verify_memory_types(op, memory, op.result.type)
