"""Verifiers of barriers of `ttng`, and of operations that signal them."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import verifies
from odsgen.runtime import IntegerType, Operation, i64

from ...checks import num_ctas
from ...layouts import cta_bases_of
from ...ttg.hooks.verifiers import verify_memory_types
from ...ttg.ops import WarpSpecializeOp
from ...ttg.types import MemDescType
from ..interfaces import MBarrierOpInterface
from ..ops import (
    ArriveBarrierOp,
    AsyncSharedStoreOp,
    AsyncTMACopyGlobalToLocalOp,
    AsyncTMAGatherOp,
    BarrierExpectOp,
    CLCLoadResultOp,
    CLCTryCancelOp,
    InitBarrierOp,
    InvalBarrierOp,
    TCGen5CommitOp,
    WaitBarrierOp,
)

_Bases = Sequence[Sequence[int]]


def verify_barrier_type(op: Operation, barrier: MemDescType) -> None:
    """verifyBarrierType"""
    shape, ctas = barrier.shape, num_ctas(op)
    if barrier.element_type is not i64 or len(shape) != 1 or shape[0] > ctas:
        raise op.op_error(
            "barrier allocation must be a descriptor of Nxi64 type with N <= number of CTAs"
        )
    expected = 1
    for basis in cta_bases_of(barrier.encoding) or ():
        if not any(basis):
            continue
        if basis[0] != expected:
            raise op.op_error(
                "broadcasted cluster barriers require bases to be the sequence1, 2, 4, 8, ... "
                "perhaps with zero bases interleaved."
            )
        expected *= 2


def _of_each_cta(count: int) -> _Bases:
    """The bases of a layout with one element for each CTA (CGAEncodingAttr::get1DLayout)."""
    return [(1 << bit,) for bit in range((count - 1).bit_length())]


def _shown(bases: _Bases) -> str:
    """formatCGALayout"""
    return str([list(basis) for basis in bases])


def verify_barrier_layout(op: Operation, barrier: MemDescType, name: str) -> None:
    """verifyBarrierCGALayout, for a barrier with one element for each CTA"""
    found, expected = cta_bases_of(barrier.encoding), _of_each_cta(num_ctas(op))
    if found is not None and list(found) != expected:
        raise op.op_error(f"{name} cga_layout must be {_shown(expected)}, got {_shown(found)}")


def verify_completion_barrier(op: Operation, barrier: MemDescType) -> None:
    """verifyBarrierType and verifyCompletionBarrierLayout"""
    verify_barrier_type(op, barrier)
    verify_barrier_layout(op, barrier, "completion barrier")


def _is_inside_of_partition(op: Operation) -> bool:
    parent = op.parent_op
    while parent is not None and not isinstance(parent, WarpSpecializeOp):
        parent = parent.parent_op
    return parent is not None


@verifies(MBarrierOpInterface)
def verify_barrier_of_operation(op: Operation) -> None:
    """MBarrierOpInterface::verify"""
    match op:
        case (
            InitBarrierOp()
            | InvalBarrierOp()
            | BarrierExpectOp()
            | WaitBarrierOp()
            | ArriveBarrierOp()
        ):
            verify_barrier_type(op, op.alloc.type)
        case AsyncSharedStoreOp() | CLCTryCancelOp():
            verify_barrier_type(op, op.mbarrier.type)
        case AsyncTMACopyGlobalToLocalOp() | AsyncTMAGatherOp() | TCGen5CommitOp():
            verify_barrier_type(op, op.barrier.type)
        case _:
            pass  # those of several barriers are verified by their operations


@verifies(InitBarrierOp)
def verify_init_barrier(op: InitBarrierOp) -> None:
    """InitBarrierOp::verify"""
    if op.count < 1:
        raise op.op_error("count must be greater than or equal to 1")
    if op.alloc.type.shape[0] != num_ctas(op) and _is_inside_of_partition(op):
        raise op.op_error("cannot be used inside `ttg.warp_specialize`")


def _verify_from_cta(op: BarrierExpectOp | ArriveBarrierOp) -> None:
    """verifyBarrierFromCTA"""
    if op.from_cta is None:
        return
    ctas, barrier = num_ctas(op), op.alloc.type
    if not 0 <= op.from_cta < ctas:
        raise op.op_error("fromCTA must be in the range [0, num_ctas - 1]")
    found = cta_bases_of(barrier.encoding)
    is_canonical = found is None or list(found) == _of_each_cta(ctas)
    if tuple(barrier.shape) != (ctas,) or not is_canonical:
        raise op.op_error(
            "fromCTA requires a 1D barrier with one element per CTA and canonical CGA layout"
        )


@verifies(BarrierExpectOp)
def verify_barrier_expect(op: BarrierExpectOp) -> None:
    """BarrierExpectOp::verify"""
    _verify_from_cta(op)


@verifies(ArriveBarrierOp)
def verify_arrive_barrier(op: ArriveBarrierOp) -> None:
    """ArriveBarrierOp::verify"""
    if op.count < 1:
        raise op.op_error("count must be greater than or equal to 1")
    ctas, multicast = num_ctas(op), op.multicast_cta
    if multicast:
        if ctas <= 1:
            raise op.op_error("multicast arrive requires num_ctas > 1")
        if not 0 <= multicast < ctas:
            raise op.op_error("multicastCTA exceeds numCTAs - 1")
        verify_barrier_layout(op, op.alloc.type, "multicast barrier")
    _verify_from_cta(op)
    if multicast and op.from_cta is not None and op.from_cta != ctas - 1:
        raise op.op_error("fromCTA cannot be combined with multicast arrive")


@verifies(AsyncSharedStoreOp)
def verify_async_shared_store(op: AsyncSharedStoreOp) -> None:
    """AsyncSharedStoreOp::verify, without what it says of vectors"""
    if num_ctas(op) < 2:
        raise op.op_error("requires at least two CTAs in the cluster")
    if not op.dst.type.mutable_memory:
        raise op.op_error("cannot store into immutable memory")
    verify_memory_types(op, op.src.type, op.dst.type)


@verifies(TCGen5CommitOp)
def verify_commit(op: TCGen5CommitOp) -> None:
    """TCGen5CommitOp::verify"""
    if len(op.descs) > 4:
        raise op.op_error(f"expected 0 to 4 descriptors, got {len(op.descs)}")
    verify_completion_barrier(op, op.barrier.type)


# --- cluster launch control -----------------------------------------------------------------------------------------


def _verify_result_buffer(op: Operation, buffer: MemDescType) -> None:
    """verifyCLCResultMemdesc"""
    element = buffer.element_type
    if not isinstance(element, IntegerType) or element.width != 64:
        raise op.error(f"Expected CLC result buffer to have type int64, but got'{element}'")
    if tuple(buffer.shape) != (2,):
        raise op.error(
            "Expected CLC result buffer to have rank 1 and a single dimension equal to 2, but got "
            f"{', '.join(map(str, buffer.shape))}."
        )
    bases = cta_bases_of(buffer.encoding) or ()
    if any(map(any, bases)):
        raise op.error(
            "Expected CLC result buffer cga_layout bases to be all zeros. " f"Got {_shown(bases)}"
        )


@verifies(CLCTryCancelOp)
def verify_try_cancel(op: CLCTryCancelOp) -> None:
    """CLCTryCancelOp::verify"""
    _verify_result_buffer(op, op.result.type)
    verify_completion_barrier(op, op.mbarrier.type)


@verifies(CLCLoadResultOp)
def verify_load_result(op: CLCLoadResultOp) -> None:
    """CLCLoadResultOp::verify"""
    _verify_result_buffer(op, op.src.type)
