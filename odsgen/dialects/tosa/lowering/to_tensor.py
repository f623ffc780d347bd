"""`tosa-to-tensor`: reshapes, slices, padding and concatenations as operations of `tensor`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from odsgen.conversion import ConversionRewriter, ConversionTarget, apply_partial_conversion
from odsgen.dialects.shared import DYNAMIC_INDEX, element_attribute
from odsgen.dialects.shared.emission import filling
from odsgen.dialects.shared.lowered import Lowering, NotLowered, require_ranks
from odsgen.dialects.shared.signless_types import signless, signless_type_converter
from odsgen.dialects.shared.structured_parts import (
    cast_to,
    constant,
    dim,
    empty,
    index_number,
    shape,
)
from odsgen.dialects.tosa.element_types import constant_elements
from odsgen.dialects.tosa.shapes import constant_sizes
from odsgen.passes import Pass, register_pass
from odsgen.runtime import DYNAMIC, Operation, RankedTensorType, Value, index
from odsgen_dialects import arith, tensor, tosa

Groups = list[list[int]]


def _common_shape(first: Sequence[int], second: Sequence[int]) -> list[int]:
    """The finest shape to which both can be collapsed."""
    found: list[int] = []
    sizes = [list(first), list(second)]
    while sizes[0] and sizes[1]:
        products = [each.pop(0) for each in sizes]
        while products[0] != products[1]:
            lesser = products[0] > products[1]
            if not sizes[lesser]:
                raise NotLowered("the shapes have different numbers of elements")
            products[lesser] *= sizes[lesser].pop(0)
        found.append(products[0])
    if any(size != 1 for rest in sizes for size in rest):
        raise NotLowered("the shapes have different numbers of elements")
    return found


def _groups(expanded: Sequence[int], collapsed: Sequence[int]) -> Groups:
    """The dimensions that make each of the collapsed ones; ones behind belong to the last."""
    groups: Groups = []
    following = 0
    for number, size in enumerate(collapsed):
        product = 1
        group: list[int] = []
        while following < len(expanded) and (not group or product < size):
            product *= expanded[following]
            group.append(following)
            following += 1
        is_last = number == len(collapsed) - 1
        while (is_last or collapsed[number + 1] != 1) and (
            following < len(expanded) and expanded[following] == 1
        ):
            group.append(following)
            following += 1
        groups.append(group)
    return groups


def _inferred(input: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """The sizes that are asked for, with the one that is left open, if it is known."""
    sizes = [DYNAMIC if size == -1 else size for size in wanted]
    if DYNAMIC in sizes and DYNAMIC not in input:
        others = prod(size for size in sizes if size != DYNAMIC)
        sizes[sizes.index(DYNAMIC)] = prod(input) // others if others else 0
    return sizes


def _reshape(op: tosa.ReshapeOp, operands: Sequence[Value]) -> Value:
    """Collapses to a common shape, and expands that."""
    require_ranks([op.input1, op.output])
    input = operands[0]
    result = signless(op.output.type)
    assert isinstance(input.type, RankedTensorType)
    sizes = constant_sizes(op.shape)
    if sizes is None:
        raise NotLowered("the shape is not constant")
    element = input.type.element_type
    source = list(input.type.shape)
    target = _inferred(source, sizes)
    wanted = RankedTensorType.get(target, element)
    if source != target:
        is_dynamic = DYNAMIC in source
        common = [DYNAMIC] if is_dynamic else []
        if not is_dynamic and source and target:
            common = _common_shape(source, target)
        if common != source:
            groups = [list(range(len(source)))] if is_dynamic else _groups(source, common)
            type = RankedTensorType.get(common, element)
            input = tensor.collapse_shape(type, input, groups)
        if common != target:
            input = _expanded(input, wanted, common)
    return cast_to(result, input)


def _expanded(input: Value, type: RankedTensorType, common: Sequence[int]) -> Value:
    target = list(type.shape)
    if DYNAMIC not in common:
        groups = _groups(target, common)
        return tensor.ExpandShapeOp.build(type, input, groups, (), target).result
    groups = [list(range(len(target)))]
    dynamic: list[Value] = []
    if DYNAMIC in target:
        extent = dim(input, 0)
        others = prod(size for size in target if size != DYNAMIC)
        dynamic.append(arith.divsi(extent, index_number(others)))
    numbers = [DYNAMIC_INDEX if size == DYNAMIC else size for size in target]
    return tensor.ExpandShapeOp.build(type, input, groups, dynamic, numbers).result


def _slice(op: tosa.SliceOp, operands: Sequence[Value]) -> Value:
    input = operands[0]
    require_ranks([input, op.output])
    starts, wanted = constant_sizes(op.start), constant_sizes(op.size)
    if starts is None or wanted is None:
        raise NotLowered("the start or the size is not constant")
    sizes: list[int] = []
    dynamic: list[Value] = []
    for dimension, size in enumerate(wanted):
        sizes.append(DYNAMIC_INDEX if size == -1 else size)
        if size == -1:
            extent = dim(input, dimension)
            dynamic.append(arith.subi(extent, index_number(starts[dimension])))
    return tensor.ExtractSliceOp.build(
        op.output.type, input, (), dynamic, (), list(starts), sizes, [1] * len(sizes)
    ).result


class _SliceLowering(Lowering):
    """Erases the constants of the slice, too, that nothing else uses."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        if not super().match_and_rewrite(op, adaptor, rewriter):
            return False
        for value in (op.start, op.size):
            constant_shape = value.defining_op
            if constant_shape is not None and len(value.users) == 1:
                rewriter.erase_op(constant_shape)
        return True


def _pad(op: tosa.PadOp, operands: Sequence[Value]) -> Value:
    input = op.input1
    require_ranks([input, op.output])
    padding = constant_sizes(op.padding)
    if padding is None:
        raise NotLowered("the padding is not constant")
    zero = index_number(0)
    elements = constant_elements(op.pad_const)
    if elements is None:
        number: Value = tensor.extract(op.pad_const, [zero])
    else:
        first = element_attribute(elements, 0)
        assert first is not None
        number = constant(first)
    pairs = [
        (index_number(padding[place]), index_number(padding[place + 1]))
        for place in range(0, len(padding), 2)
    ]
    rank = len(shape(input))
    with filling([index] * rank, op.location) as block:
        tensor.YieldOp.build(number)
    made = tensor.PadOp.build(
        op.output.type,
        input,
        [low for low, _ in pairs],
        [high for _, high in pairs],
        [DYNAMIC_INDEX] * rank,
        [DYNAMIC_INDEX] * rank,
        region=block.parent_region,
    )
    return made.result


Size = int | Value


def _size(value: Value, dimension: int) -> Size:
    size = shape(value)[dimension]
    return dim(value, dimension) if size == DYNAMIC else size


def _concat(op: tosa.ConcatOp, operands: Sequence[Value]) -> Value:
    """Writes the operands side by side into an empty tensor."""
    require_ranks([*op.operands, op.output])
    result, axis = op.output.type, op.axis
    assert isinstance(result, RankedTensorType)
    axis_number = index_number(axis)
    sizes = [_size(operands[0], each) for each in range(len(result.shape))]
    offsets: list[Size] = [0, sizes[axis]]
    for operand in operands[1:]:
        known = shape(operand)[axis]
        size: Size = tensor.dim(operand, axis_number) if known == DYNAMIC else index_number(known)
        before = offsets[-1]
        if known != DYNAMIC and not isinstance(before, Value):
            index_number(before)
            index_number(before + known)
            offsets.append(before + known)
            continue
        if isinstance(before, Value):
            offsets.append(arith.addi(before, size))
        else:
            offsets.append(arith.addi(size, index_number(before)))
    sizes[axis] = offsets[-1]
    dynamic = [
        size if isinstance(size, Value) else index_number(size)
        for size, known in zip(sizes, result.shape, strict=True)
        if known == DYNAMIC
    ]
    made = empty(result.shape, result.element_type, dynamic)
    for operand, offset in zip(operands, offsets, strict=False):
        made = _inserted(operand, made, axis, offset)
    return made


def _inserted(part: Value, whole: Value, axis: int, offset: Size) -> Value:
    rank = len(shape(part))
    sizes = [_size(part, each) for each in range(rank)]
    offsets: list[Size] = [offset if each == axis else 0 for each in range(rank)]

    def split(mixed: Sequence[Size]) -> tuple[list[Value], list[int]]:
        values = [each for each in mixed if isinstance(each, Value)]
        return values, [DYNAMIC_INDEX if isinstance(each, Value) else each for each in mixed]

    offset_values, static_offsets = split(offsets)
    size_values, static_sizes = split(sizes)
    if part.type is whole.type and not size_values and not any(static_offsets):
        return part
    return tensor.InsertSliceOp.build(
        part, whole, offset_values, size_values, (), static_offsets, static_sizes, [1] * rank
    ).result


@register_pass
class TosaToTensorPass(Pass):
    """Lowers reshapes, slices, padding and concatenations to `tensor`."""

    ARGUMENT = "tosa-to-tensor"
    NAME = "TosaToTensor"
    SUMMARY = "Lower TOSA to the Tensor dialect"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        illegal = (tosa.ConcatOp, tosa.ReshapeOp, tosa.SliceOp, tosa.PadOp)
        target.add_illegal_op(*illegal)
        target.add_legal_dialect("arith", "tensor")
        converter = signless_type_converter()
        patterns = [
            Lowering(tosa.ConcatOp, _concat),
            Lowering(tosa.PadOp, _pad),
            Lowering(tosa.ReshapeOp, _reshape, converter),
            _SliceLowering(tosa.SliceOp, _slice),
        ]
        apply_partial_conversion(op, target, patterns)
