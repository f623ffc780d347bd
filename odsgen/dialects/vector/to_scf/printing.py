"""Prints of vectors as loops that print their elements."""

from __future__ import annotations

from math import prod
from typing import Any

from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import InsertionPoint, IntegerType, Value, VectorType
from odsgen_dialects import arith, vector

_PUNCTUATION = vector.PrintPunctuation


class PrintOfElements(RewritePattern[vector.PrintOp]):
    """Prints the elements one by one, with parentheses and commas."""

    def match_and_rewrite(self, op: vector.PrintOp, rewriter: PatternRewriter) -> bool:
        value: Value | None = op.source
        type = None if value is None else value.type
        if value is None or not isinstance(type, VectorType):
            return rewriter.match_failure(op, "no vector")
        if len(type.shape) > 1 and any(type.scalable_dims):
            return rewriter.match_failure(op, "several dimensions, and scalable")
        elements = Elements(op, rewriter)
        if isinstance(type.element_type, IntegerType):
            value = _widened(elements, value, type.element_type)
        type = value.type
        assert isinstance(type, VectorType)
        shape = type.shape or (1,)
        if len(type.shape) > 1:
            flat = VectorType.get((prod(shape),), type.element_type)
            value = elements.insert(vector.ShapeCastOp.build(flat, value))
        first_close: Any = None
        counters: list[Value] = []
        for dim, size in enumerate(shape):
            counter, close = _loop(
                elements, size, is_scalable=any(type.scalable_dims[dim : dim + 1])
            )
            first_close = first_close or close
            counters.append(counter)
        place: Value | None = None
        stride = 1
        for counter, size in zip(reversed(counters), reversed(shape), strict=True):
            scaled = elements.insert(arith.MulIOp.build(elements.index(stride), counter))
            place = scaled if place is None else elements.add(place, scaled)
            stride *= size
        assert place is not None
        element = (
            elements.get_dynamic(value, place)
            if type.shape
            else elements.insert(vector.ExtractOp.build(value, (), ()))
        )
        elements.effect(
            vector.PrintOp.build(source=element, punctuation=_PUNCTUATION.NoPunctuation)
        )
        rewriter.insertion_point = InsertionPoint.after(first_close)
        elements.effect(vector.PrintOp.build(punctuation=op.punctuation))
        rewriter.erase_op(op)
        return True


def _loop(elements: Elements, size: int, *, is_scalable: bool) -> tuple[Value, Any]:
    """A loop in parentheses, inside of which the builder is then: its counter, and what closes the parenthesis."""
    lower, limit, step = map(elements.index, (0, size, 1))
    if is_scalable:
        scale = elements.insert(vector.VectorScaleOp.build())
        limit = elements.insert(arith.MulIOp.build(limit, scale))
    last = elements.insert(arith.SubIOp.build(limit, step))
    elements.effect(vector.PrintOp.build(punctuation=_PUNCTUATION.Open))
    loop = elements.loop(limit, step, lower, None, lambda *_: None)
    close = vector.PrintOp.build(punctuation=_PUNCTUATION.Close)
    elements.effect(close)
    body = loop.regions[0].entry_block
    counter = body.arguments[0]
    elements.builder.insertion_point = InsertionPoint.at_start(body)
    is_before = elements.insert(arith.CmpIOp.build(arith.CmpIPredicate.ult, counter, last))
    elements.effect_if(
        is_before,
        lambda inside: inside.effect(vector.PrintOp.build(punctuation=_PUNCTUATION.Comma)),
    )
    elements.builder.insertion_point = InsertionPoint.at_start(body)
    return counter, close


def _widened(elements: Elements, value: Value, element: IntegerType) -> Value:
    """Integers of a width that is a power of two, eight at least: others print wrongly on many machines."""
    type = value.type
    assert isinstance(type, VectorType)

    def of(element: IntegerType) -> VectorType:
        return VectorType.get(type.shape, element, type.scalable_dims)

    width = max(8, 1 << (element.width - 1).bit_length())
    wide = type_of_integer(width, element)
    value = elements.insert(vector.BitCastOp.build(of(IntegerType.get(element.width)), value))
    signless = of(IntegerType.get(width))
    if value.type is not signless:
        is_unsigned = element.width == 1 or element.is_unsigned
        kind = arith.ExtUIOp if is_unsigned else arith.ExtSIOp
        value = elements.insert(kind.build(signless, value))
    return elements.insert(vector.BitCastOp.build(of(wide), value))


def type_of_integer(width: int, like: IntegerType) -> IntegerType:
    """An integer type of a width, with the sign of another one."""
    return IntegerType.get(width, like.signedness)
