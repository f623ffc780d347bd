"""`convert-std`: operations of the early standard dialect become those of today's dialects."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.shared import DYNAMIC_INDEX
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    DYNAMIC,
    Block,
    DenseArrayAttr,
    InsertionPoint,
    IntegerAttr,
    MemRefType,
    RankedTensorType,
    Region,
    SymbolRefAttr,
    TypedAttr,
    VectorType,
    i32,
    index,
)
from odsgen_dialects import affine, arith, bufferization, cf, func, memref, std, tensor, vector

if TYPE_CHECKING:
    from odsgen.runtime import Location, Operation, Value

    #: Builds the replacement; None if there is none.
    Make = Callable[[Any, ConversionRewriter], Operation | None]


class _Renamed(ConversionPattern[Any]):
    """Replaces an operation by one of today's."""

    def __init__(self, root: str, make: Make) -> None:
        super().__init__()
        self.root = root
        self._make = make

    def match_and_rewrite(self, op: Operation, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        made = self._make(op, rewriter)
        if made is None:
            return rewriter.match_failure(op, "has no counterpart today")
        if made.parent_block is None:
            rewriter.insert(made)
        rewriter.replace_op(op, made.results)
        return True


def _index_constant(number: int, rewriter: ConversionRewriter, location: Location) -> Value:
    attribute = IntegerAttr.get(number, index)
    return rewriter.insert(arith.ConstantOp.build(attribute, location=location)).result


# --- arithmetic -------------------------------------------------------------------------------------------------------------

_BINARY: dict[str, Any] = {
    "addi": arith.AddIOp,
    "addf": arith.AddFOp,
    "mulf": arith.MulFOp,
    "divis": arith.DivSIOp,
    "diviu": arith.DivUIOp,
    "remis": arith.RemSIOp,
    "remiu": arith.RemUIOp,
}


def _binary(op_class: Any) -> Make:
    return lambda op, rewriter: op_class.build(op.lhs, op.rhs, location=op.location)


def _constant(op: std.ConstantOp, rewriter: ConversionRewriter) -> Operation:
    value = op.value
    if isinstance(value, SymbolRefAttr):
        return func.ConstantOp.build(op.result.type, value.root, location=op.location)
    assert isinstance(value, TypedAttr)  # the verifier of std.constant checks it
    return arith.ConstantOp.build(value, location=op.location)


def _cmpi(op: std.CmpIOp, rewriter: ConversionRewriter) -> Operation:
    predicate = arith.CmpIPredicate(int(op.predicate))
    return arith.CmpIOp.build(predicate, op.lhs, op.rhs, location=op.location)


def _select(op: std.SelectOp, rewriter: ConversionRewriter) -> Operation:
    return arith.SelectOp.build(op.condition, op.true_value, op.false_value, location=op.location)


# --- control flow -----------------------------------------------------------------------------------------------------------


def _br(op: std.BranchOp, rewriter: ConversionRewriter) -> Operation:
    return cf.BranchOp.build(op.dest_operands, op.dest, location=op.location)


def _cond_br(op: std.CondBranchOp, rewriter: ConversionRewriter) -> Operation:
    return cf.CondBranchOp.build(
        op.condition,
        op.true_dest_operands,
        op.false_dest_operands,
        op.true_dest,
        op.false_dest,
        location=op.location,
    )


def _return(op: std.ReturnOp, rewriter: ConversionRewriter) -> Operation:
    return func.ReturnOp.build(op.operands, location=op.location)


def _call(op: std.CallOp, rewriter: ConversionRewriter) -> Operation:
    return func.CallOp.build(op.result_types, op.callee, op.operands, location=op.location)


def _call_indirect(op: std.CallIndirectOp, rewriter: ConversionRewriter) -> Operation:
    return func.CallIndirectOp.build(
        op.result_types, op.callee, op.callee_operands, location=op.location
    )


def _apply(op: std.AffineApplyOp, rewriter: ConversionRewriter) -> Operation:
    properties = {"map": op.map}
    return affine.AffineApplyOp(op.operands, (index,), properties, location=op.location)


def _for(op: std.ForOp, rewriter: ConversionRewriter) -> Operation:
    sizes = (len(op.lower_bound_operands), len(op.upper_bound_operands), 0)
    properties = {
        "lowerBoundMap": op.lower_bound_map,
        "upperBoundMap": op.upper_bound_map,
        "step": op.step_attr,
        "operandSegmentSizes": DenseArrayAttr.get(i32, sizes),
    }
    loop = rewriter.insert(
        affine.AffineForOp(op.operands, (), properties, regions=(Region(),), location=op.location)
    )
    rewriter.inline_region_before(op.body, loop.regions[0])
    _insert_yield(loop.regions[0], rewriter, op.location)
    return loop


def _if(op: std.IfOp, rewriter: ConversionRewriter) -> Operation:
    regions = (Region(), Region())
    properties = {"condition": op.condition}
    made = rewriter.insert(
        affine.AffineIfOp(op.operands, (), properties, regions=regions, location=op.location)
    )
    for source, target in zip((op.then_body, op.else_body), made.regions, strict=True):
        if source.blocks:
            rewriter.inline_region_before(source, target)
            _insert_yield(target, rewriter, op.location)
    return made


def _insert_yield(region: Region, rewriter: ConversionRewriter, location: Location) -> None:
    """Adds the terminator that today's loops have."""
    place = rewriter.insertion_point
    rewriter.insertion_point = InsertionPoint.at_end(region.blocks[-1])
    rewriter.insert(affine.AffineYieldOp.build(location=location))
    rewriter.insertion_point = place


# --- memory -----------------------------------------------------------------------------------------------------------------


def _dim(op: std.DimOp, rewriter: ConversionRewriter) -> Operation:
    which = _index_constant(op.index, rewriter, op.location)
    op_class = memref.DimOp if isinstance(op.source.type, MemRefType) else tensor.DimOp
    return op_class.build(op.source, which, location=op.location)


def _alloc(op: std.AllocOp, rewriter: ConversionRewriter) -> Operation:
    return memref.AllocOp.build(op.result.type, op.sizes, op.symbols, location=op.location)


def _dealloc(op: std.DeallocOp, rewriter: ConversionRewriter) -> Operation:
    return memref.DeallocOp.build(op.memref, location=op.location)


def _load(op: std.LoadOp, rewriter: ConversionRewriter) -> Operation:
    return memref.LoadOp.build(op.memref, op.indices, location=op.location)


def _store(op: std.StoreOp, rewriter: ConversionRewriter) -> Operation:
    return memref.StoreOp.build(op.value, op.memref, op.indices, location=op.location)


def _dma_start(op: std.DmaStartOp, rewriter: ConversionRewriter) -> Operation:
    return memref.DmaStartOp.build(op.operands, location=op.location)


def _dma_wait(op: std.DmaWaitOp, rewriter: ConversionRewriter) -> Operation:
    return memref.DmaWaitOp.build(op.tag, op.tag_indices, op.count, location=op.location)


def _memref_cast(op: std.MemRefCastOp, rewriter: ConversionRewriter) -> Operation:
    return memref.CastOp.build(op.result.type, op.source, location=op.location)


def _tensor_cast(op: std.TensorCastOp, rewriter: ConversionRewriter) -> Operation:
    return tensor.CastOp.build(op.result.type, op.source, location=op.location)


def _extract(op: std.ExtractElementOp, rewriter: ConversionRewriter) -> Operation | None:
    type = op.aggregate.type
    if isinstance(type, VectorType):
        open_places = (DYNAMIC_INDEX,) * len(op.indices)
        return vector.ExtractOp.build(op.aggregate, op.indices, open_places, location=op.location)
    if not isinstance(type, RankedTensorType):
        return None
    return tensor.ExtractOp.build(op.aggregate, op.indices, location=op.location)


def _tensor_load(op: std.TensorLoadOp, rewriter: ConversionRewriter) -> Operation:
    """Lowers `std.tensor_load` element by element: the tensor must not change with the buffer."""
    type, location = op.memref.type, op.location
    assert isinstance(type, MemRefType)
    sizes = []
    for dimension, size in enumerate(type.shape):
        if size == DYNAMIC:
            which = _index_constant(dimension, rewriter, location)
            dim = memref.DimOp.build(op.memref, which, location=location)
            sizes.append(rewriter.insert(dim).results[0])
    body = Block([index] * type.rank, [location] * type.rank)
    load = memref.LoadOp.build(op.memref, body.arguments, location=location)
    body.append(load)
    body.append(tensor.YieldOp.build(load.results[0], location=location))
    return tensor.GenerateOp.build(op.result.type, sizes, body=Region([body]), location=location)


def _tensor_store(op: std.TensorStoreOp, rewriter: ConversionRewriter) -> Operation:
    return bufferization.MaterializeInDestinationOp.build(
        None, op.tensor, op.memref, writable=True, location=op.location
    )


_MAKE: dict[str, Make] = {
    **{name: _binary(op_class) for name, op_class in _BINARY.items()},
    "affine_apply": _apply,
    "alloc": _alloc,
    "br": _br,
    "call": _call,
    "call_indirect": _call_indirect,
    "cmpi": _cmpi,
    "cond_br": _cond_br,
    "constant": _constant,
    "dealloc": _dealloc,
    "dim": _dim,
    "dma_start": _dma_start,
    "dma_wait": _dma_wait,
    "extract_element": _extract,
    "for": _for,
    "if": _if,
    "load": _load,
    "memref_cast": _memref_cast,
    "return": _return,
    "select": _select,
    "store": _store,
    "tensor_cast": _tensor_cast,
    "tensor_load": _tensor_load,
    "tensor_store": _tensor_store,
}

PATTERNS = tuple(_Renamed(f"std.{name}", make) for name, make in _MAKE.items())


@register_pass
class ConvertStd(Pass):
    """Converts the early standard dialect to today's dialects."""

    ARGUMENT = "convert-std"
    NAME = "ConvertStd"
    SUMMARY = "Convert the standard operations of the early specification to today's dialects"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_illegal_dialect("std")
        target.mark_unknown_op_dynamically_legal(lambda op: op.dialect_name != "std")
        apply_partial_conversion(op, target, PATTERNS)
