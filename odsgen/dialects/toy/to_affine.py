"""`toy-to-affine`: tensors become buffers, operations on them loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import TYPE_CHECKING

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.interpreter import row_major_strides
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    AffineMap,
    AffineMapAttr,
    Block,
    DenseArrayAttr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FunctionType,
    InsertionPoint,
    IntegerAttr,
    MemRefType,
    RankedTensorType,
    Region,
    TensorType,
    i32,
    i64,
    index,
)
from odsgen_dialects import affine, arith, func, memref, toy

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Location, Operation, Type, Value

    #: Computes an element from the induction variables.
    Element = Callable[[Sequence[Value]], Value]


# --- buffers and loops ------------------------------------------------------------------------------------------------------


def buffer_type(type: Type) -> MemRefType | None:
    """The memref type of a ranked tensor type."""
    if not isinstance(type, RankedTensorType) or not type.has_static_shape:
        return None
    return MemRefType.get(type.shape, type.element_type)


def _allocate(type: MemRefType, op: Operation, rewriter: ConversionRewriter) -> Value:
    """Allocates a buffer at the beginning of the block and frees it at the end."""
    block = op.parent_block
    assert block is not None and block.last is not None
    place = rewriter.insertion_point
    rewriter.insertion_point = InsertionPoint.at_start(block)
    allocation = rewriter.insert(memref.AllocOp.build(type, location=op.location))
    rewriter.insertion_point = InsertionPoint.before(block.last)
    rewriter.insert(memref.DeallocOp.build(allocation.results[0], location=op.location))
    rewriter.insertion_point = place
    return allocation.results[0]


def _subscripts(indices: Sequence[Value]) -> dict[str, Attribute]:
    """Properties of an affine access with an identity map."""
    return {"map": AffineMapAttr.get(AffineMap.get_multi_dim_identity(len(indices)))}


def _store(
    value: Value,
    buffer: Value,
    indices: Sequence[Value],
    rewriter: ConversionRewriter,
    location: Location,
) -> None:
    operands = (value, buffer, *indices)
    rewriter.insert(affine.AffineStoreOp(operands, (), _subscripts(indices), location=location))


def _load(
    buffer: Value, indices: Sequence[Value], rewriter: ConversionRewriter, location: Location
) -> Value:
    type = buffer.type
    assert isinstance(type, MemRefType)
    load = affine.AffineLoadOp(
        (buffer, *indices), (type.element_type,), _subscripts(indices), location=location
    )
    return rewriter.insert(load).results[0]


def _loop(size: int, location: Location) -> affine.AffineForOp:
    """Builds an empty `affine.for` from 0 to a size."""
    body = Block([index], [location])
    body.append(affine.AffineYieldOp.build(location=location))
    properties = {
        "lowerBoundMap": AffineMapAttr.get(AffineMap.get_constant(0)),
        "upperBoundMap": AffineMapAttr.get(AffineMap.get_constant(size)),
        "step": IntegerAttr.get(1, index),
        "operandSegmentSizes": DenseArrayAttr.get(i32, (0, 0, 0)),
    }
    return affine.AffineForOp((), (), properties, regions=(Region([body]),), location=location)


def _lower_to_loops(op: Operation, rewriter: ConversionRewriter, element: Element) -> bool:
    """Replaces an operation by a buffer and loops that compute each element."""
    type = buffer_type(op.results[0].type)
    if type is None:
        return rewriter.match_failure(op, "needs a shape that is known")
    location = op.location
    buffer = _allocate(type, op, rewriter)
    indices: list[Value] = []
    place = rewriter.insertion_point
    for size in type.shape:
        loop = rewriter.insert(_loop(size, location))
        body = loop.regions[0].entry_block
        indices.append(body.arguments[0])
        assert body.last is not None
        rewriter.insertion_point = InsertionPoint.before(body.last)
    _store(element(indices), buffer, indices, rewriter, location)
    rewriter.insertion_point = place
    rewriter.replace_op(op, [buffer])
    return True


# --- patterns ---------------------------------------------------------------------------------------------------------------


class AddLowering(ConversionPattern[toy.AddOp]):
    """Lowers to loops with `arith.addf`."""

    def match_and_rewrite(
        self, op: toy.AddOp, adaptor: toy.AddOp, rewriter: ConversionRewriter
    ) -> bool:
        return _lower_binary(op, adaptor, rewriter, arith.AddFOp)


class MulLowering(ConversionPattern[toy.MulOp]):
    """Lowers to loops with `arith.mulf`."""

    def match_and_rewrite(
        self, op: toy.MulOp, adaptor: toy.MulOp, rewriter: ConversionRewriter
    ) -> bool:
        return _lower_binary(op, adaptor, rewriter, arith.MulFOp)


def _lower_binary(
    op: Operation,
    adaptor: toy.AddOp | toy.MulOp,
    rewriter: ConversionRewriter,
    scalar: type[arith.AddFOp] | type[arith.MulFOp],
) -> bool:
    lhs, rhs = adaptor.lhs, adaptor.rhs
    if not isinstance(lhs.type, MemRefType) or lhs.type is not rhs.type:
        return rewriter.match_failure(op, "needs operands of one shape")
    if lhs.type is not buffer_type(op.results[0].type):
        return rewriter.match_failure(op, "needs a result of the shape of the operands")

    def element(indices: Sequence[Value]) -> Value:
        a = _load(lhs, indices, rewriter, op.location)
        b = _load(rhs, indices, rewriter, op.location)
        return rewriter.insert(scalar.build(a, b, location=op.location)).results[0]

    return _lower_to_loops(op, rewriter, element)


class TransposeLowering(ConversionPattern[toy.TransposeOp]):
    """Lowers to loops that load with reversed indices."""

    def match_and_rewrite(
        self, op: toy.TransposeOp, adaptor: toy.TransposeOp, rewriter: ConversionRewriter
    ) -> bool:
        if not isinstance(adaptor.input.type, MemRefType):
            return rewriter.match_failure(op, "needs a shape that is known")
        return _lower_to_loops(
            op, rewriter, lambda indices: _load(adaptor.input, indices[::-1], rewriter, op.location)
        )


class ReshapeLowering(ConversionPattern[toy.ReshapeOp]):
    """Lowers to a cast of the buffer to the new shape."""

    def match_and_rewrite(
        self, op: toy.ReshapeOp, adaptor: toy.ReshapeOp, rewriter: ConversionRewriter
    ) -> bool:
        """Matches if the number of elements is kept."""
        source, target = adaptor.input.type, buffer_type(op.result.type)
        if not isinstance(source, MemRefType) or target is None:
            return rewriter.match_failure(op, "needs a shape that is known")
        if source.num_elements != target.num_elements:
            return rewriter.match_failure(op, "needs as many elements as the operand has")
        properties = {
            "operandSegmentSizes": DenseArrayAttr.get(i32, (1, 0, 0, 0)),
            "static_offsets": _numbers((0,)),
            "static_sizes": _numbers(target.shape),
            "static_strides": _numbers(row_major_strides(target.shape)),
        }
        cast = memref.ReinterpretCastOp((adaptor.input,), (target,), properties)
        rewriter.replace_op_with_new(op, cast)
        return True


def _numbers(values: Sequence[int]) -> DenseArrayAttr:
    return DenseArrayAttr.get(i64, values)


class ConstantLowering(ConversionPattern[toy.ConstantOp]):
    """Stores each element of the constant into a buffer."""

    def match_and_rewrite(
        self, op: toy.ConstantOp, adaptor: toy.ConstantOp, rewriter: ConversionRewriter
    ) -> bool:
        value, location = op.value, op.location
        type = buffer_type(value.type)
        if not isinstance(value, DenseIntOrFPElementsAttr) or type is None:
            return rewriter.match_failure(op, "needs numbers")
        buffer = _allocate(type, op, rewriter)
        constants = [
            rewriter.insert(
                arith.ConstantOp.build(IntegerAttr.get(number, index), location=location)
            ).result
            for number in range(max(type.shape, default=0))
        ]
        bits = value.number_bits()
        count = type.num_elements
        places = product(*map(range, type.shape))
        for place, number in zip(
            places, [bits[0]] * count if value.is_splat else bits, strict=True
        ):
            element = FloatAttr.from_bits(number, type.element_type)
            stored = rewriter.insert(arith.ConstantOp.build(element, location=location))
            _store(stored.result, buffer, [constants[i] for i in place], rewriter, location)
        rewriter.replace_op(op, [buffer])
        return True


class FuncLowering(ConversionPattern[toy.FuncOp]):
    """Lowers `main` to `func.func`; all other functions must have been inlined."""

    def match_and_rewrite(
        self, op: toy.FuncOp, adaptor: toy.FuncOp, rewriter: ConversionRewriter
    ) -> bool:
        if op.sym_name != "main":
            return rewriter.match_failure(op, "needs all functions but 'main' to be inlined")
        if op.function_type.inputs or op.function_type.results:
            return rewriter.match_failure(op, "expected 'main' to have 0 inputs and 0 results")
        made = func.FuncOp.build("main", FunctionType.get((), ()), location=op.location)
        rewriter.insert(made)
        rewriter.inline_region_before(op.body, made.body)
        rewriter.erase_op(op)
        return True


class PrintLowering(ConversionPattern[toy.PrintOp]):
    """Replaces the tensor operand by a buffer."""

    def match_and_rewrite(
        self, op: toy.PrintOp, adaptor: toy.PrintOp, rewriter: ConversionRewriter
    ) -> bool:
        if not isinstance(adaptor.input.type, MemRefType):
            return rewriter.match_failure(op, "needs a shape that is known")
        with rewriter.modifying(op):
            op.set_operand(0, adaptor.input)
        return True


class ReturnLowering(ConversionPattern[toy.ReturnOp]):
    """Lowers to `func.return`."""

    def match_and_rewrite(
        self, op: toy.ReturnOp, adaptor: toy.ReturnOp, rewriter: ConversionRewriter
    ) -> bool:
        if op.input:
            return rewriter.match_failure(op, "needs a function without results")
        rewriter.replace_op_with_new(op, func.ReturnOp.build())
        return True


PATTERNS = (
    AddLowering(),
    MulLowering(),
    TransposeLowering(),
    ReshapeLowering(),
    ConstantLowering(),
    FuncLowering(),
    PrintLowering(),
    ReturnLowering(),
)


@register_pass
class ToyToAffine(Pass):
    """Lowers Toy to loops, except for `toy.print`."""

    ARGUMENT = "toy-to-affine"
    NAME = "ToyToAffineLoweringPass"
    SUMMARY = "Lower the Toy dialect to loops of affine over buffers"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("affine", "builtin", "arith", "func", "memref")
        target.add_illegal_dialect("toy")
        target.add_dynamically_legal_op(
            "toy.print", lambda op: not isinstance(op.operands[0].type, TensorType)
        )
        apply_partial_conversion(op, target, PATTERNS)
