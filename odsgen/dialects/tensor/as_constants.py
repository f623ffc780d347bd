"""Tensors that are made of constants as constants (MLIR: RewriteAsConstant)."""

from __future__ import annotations

from itertools import product

from odsgen.dialects.shared import element_bits, known_integer, ranked_tensor
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.rewriting import PatternRewriter, RewritePattern, constant_value
from odsgen.runtime import DenseIntOrFPElementsAttr, Operation, RankedTensorType
from odsgen_dialects import arith, tensor


def _padding_bits(op: tensor.PadOp | tensor.GenerateOp) -> list[int] | None:
    """The bits of the constant that the body yields."""
    terminator = op.regions[0].entry_block.terminator
    value = None if terminator is None else terminator.operands[0]
    return None if value is None else element_bits(constant_value(value), value.type)


def _replace(op: Operation, constant: DenseIntOrFPElementsAttr, rewriter: PatternRewriter) -> None:
    made = arith.ConstantOp.build(constant, location=op.location)
    value, type = rewriter.insert(made).result, op.results[0].type
    if value.type is type:
        rewriter.replace_op(op, [value])
    else:
        rewriter.replace_op_with_new(op, tensor.CastOp.build(type, value))


class GenerateAsConstant(RewritePattern[tensor.GenerateOp]):
    """A constant of one number everywhere."""

    def match_and_rewrite(self, op: tensor.GenerateOp, rewriter: PatternRewriter) -> bool:
        type, bits = ranked_tensor(op.result), _padding_bits(op)
        if not type.has_static_shape or bits is None or len(bits) != 1:
            return rewriter.match_failure(op, "unknown sizes, or computed numbers")
        _replace(op, DenseIntOrFPElementsAttr.from_bits(type, bits), rewriter)
        return True


class PadAsConstant(RewritePattern[tensor.PadOp]):
    """A constant with constant padding around it, which nobody else uses unless that does not matter."""

    def __init__(self, *, with_other_uses: bool) -> None:
        self._with_other_uses = with_other_uses

    def match_and_rewrite(self, op: tensor.PadOp, rewriter: PatternRewriter) -> bool:
        source, constant = ranked_tensor(op.source), constant_value(op.source)
        padding = _padding_bits(op)
        if op.nofold or padding is None or len(padding) != 1:
            return rewriter.match_failure(op, "not to be folded, or padded by computed numbers")
        if not isinstance(constant, DenseIntOrFPElementsAttr):
            return rewriter.match_failure(op, "no constant is padded")
        if not self._with_other_uses and not op.source.has_one_use:
            return rewriter.match_failure(op, "the constant has other uses")
        low = [known_integer(each) for each in mixed_values(op.static_low, op.low)]
        high = [known_integer(each) for each in mixed_values(op.static_high, op.high)]
        shape, places = [], []
        for before, size, after in zip(low, source.shape, high, strict=True):
            if before is None or after is None:
                return rewriter.match_failure(op, "an unknown width of the padding")
            shape.append(before + size + after)
            places.append(range(before, before + size))
        type = RankedTensorType.get(shape, source.element_type, source.encoding)
        given = constant.number_bits()
        bits = dict.fromkeys(product(*map(range, shape)), padding[0])
        for number, place in enumerate(product(*places)):
            bits[place] = given[0 if constant.is_splat else number]
        _replace(op, DenseIntOrFPElementsAttr.from_bits(type, list(bits.values())), rewriter)
        return True
