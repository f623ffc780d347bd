"""`convert-index-to-llvm`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.llvm.lowering.one_to_one import CounterpartLowering, LLVMPattern
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.passes import Pass, register_pass, unsigned
from odsgen.runtime import BoolAttr, IntegerAttr, IntegerType, Operation, Value, i1
from odsgen_dialects import llvm

COUNTERPARTS: dict[str, type[Operation]] = {
    "index.add": llvm.AddOp,
    "index.and": llvm.AndOp,
    "index.divs": llvm.SDivOp,
    "index.divu": llvm.UDivOp,
    "index.maxs": llvm.SMaxOp,
    "index.maxu": llvm.UMaxOp,
    "index.mins": llvm.SMinOp,
    "index.minu": llvm.UMinOp,
    "index.mul": llvm.MulOp,
    "index.or": llvm.OrOp,
    "index.rems": llvm.SRemOp,
    "index.remu": llvm.URemOp,
    "index.shl": llvm.ShlOp,
    "index.shrs": llvm.AShrOp,
    "index.shru": llvm.LShrOp,
    "index.sub": llvm.SubOp,
    "index.xor": llvm.XOrOp,
}


class _Arithmetic:
    """Builds arithmetic of `llvm` on the converted index type."""

    def __init__(self, op: Operation, rewriter: ConversionRewriter, type: IntegerType) -> None:
        self.rewriter = rewriter
        self.location = op.location
        self.type = type

    def build(self, op_class: Any, *operands: Any) -> Value:
        result: Value = self.rewriter.insert(
            op_class.build(*operands, location=self.location)
        ).results[0]
        return result

    def constant(self, value: int) -> Value:
        return self.build(llvm.ConstantOp, self.type, IntegerAttr.get(value, self.type))

    def compare(self, predicate: str, left: Value, right: Value) -> Value:
        return self.build(llvm.ICmpOp, llvm.ICmpPredicate[predicate], left, right)


class RoundedDivisionLowering(LLVMPattern):
    """Expands rounded division without overflow."""

    def __init__(self, root: str, type_converter: LLVMTypeConverter) -> None:
        super().__init__(type_converter)
        self.root = root

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = _Arithmetic(op, rewriter, self.type_converter.index)
        divide = {
            "index.ceildivs": self._ceiling,
            "index.ceildivu": self._unsigned_ceiling,
            "index.floordivs": self._floor,
        }[str(self.root)]
        rewriter.replace_op(op, [divide(parts, *adaptor.operands)])
        return True

    @staticmethod
    def _ceiling(parts: _Arithmetic, n: Value, m: Value) -> Value:
        """(n + x) / m + 1 if n and m have the same sign and n != 0, else -(-n / m);
        x is -1 for m > 0, else 1.
        """
        zero, one, minus_one = (parts.constant(value) for value in (0, 1, -1))
        m_positive = parts.compare("sgt", m, zero)
        x = parts.build(llvm.SelectOp, m_positive, minus_one, one)
        shifted = parts.build(llvm.AddOp, n, x)
        quotient = parts.build(llvm.SDivOp, shifted, m)
        up = parts.build(llvm.AddOp, quotient, one)
        negated = parts.build(llvm.SubOp, zero, n)
        other = parts.build(llvm.SDivOp, negated, m)
        down = parts.build(llvm.SubOp, zero, other)
        n_positive = parts.compare("sgt", n, zero)
        same_sign = parts.compare("eq", n_positive, m_positive)
        not_zero = parts.compare("ne", n, zero)
        condition = parts.build(llvm.AndOp, same_sign, not_zero)
        return parts.build(llvm.SelectOp, condition, up, down)

    @staticmethod
    def _unsigned_ceiling(parts: _Arithmetic, n: Value, m: Value) -> Value:
        """(n - 1) / m + 1, or 0 for n = 0."""
        zero, one = parts.constant(0), parts.constant(1)
        less = parts.build(llvm.SubOp, n, one)
        quotient = parts.build(llvm.UDivOp, less, m)
        more = parts.build(llvm.AddOp, quotient, one)
        is_zero = parts.compare("eq", n, zero)
        return parts.build(llvm.SelectOp, is_zero, zero, more)

    @staticmethod
    def _floor(parts: _Arithmetic, n: Value, m: Value) -> Value:
        """-1 - (x - n) / m if n and m have different signs and n != 0, else n / m;
        x is 1 for m < 0, else -1.
        """
        zero, one, minus_one = (parts.constant(value) for value in (0, 1, -1))
        m_negative = parts.compare("slt", m, zero)
        x = parts.build(llvm.SelectOp, m_negative, one, minus_one)
        shifted = parts.build(llvm.SubOp, x, n)
        other = parts.build(llvm.SDivOp, shifted, m)
        down = parts.build(llvm.SubOp, minus_one, other)
        quotient = parts.build(llvm.SDivOp, n, m)
        n_negative = parts.compare("slt", n, zero)
        other_sign = parts.compare("ne", n_negative, m_negative)
        not_zero = parts.compare("ne", n, zero)
        condition = parts.build(llvm.AndOp, other_sign, not_zero)
        return parts.build(llvm.SelectOp, condition, down, quotient)


class CastLowering(LLVMPattern):
    """Lowers to an extension or truncation."""

    def __init__(
        self, root: str, extend: type[Operation], type_converter: LLVMTypeConverter
    ) -> None:
        super().__init__(type_converter)
        self.root = root
        self.extend = extend

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        (operand,) = adaptor.operands
        source, target = operand.type, self.type_converter.convert_type(op.results[0].type)
        if not isinstance(source, IntegerType) or not isinstance(target, IntegerType):
            return rewriter.match_failure(op, "a type cannot be converted")
        if source is target:
            rewriter.replace_op(op, [operand])
            return True
        cast: type[Operation] = llvm.TruncOp if source.width > target.width else self.extend
        rewriter.replace_op_with_new(op, cast((operand,), (target,), location=op.location))
        return True


class ConstantLowering(LLVMPattern):
    """Lowers to `llvm.mlir.constant` of the index width."""

    root = "index.constant"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Truncates a value that is wider."""
        type = self.type_converter.index
        value = op.property_attribute("value").value % (1 << type.width)
        signed = value - (1 << type.width) if value >> (type.width - 1) else value
        rewriter.replace_op(op, [_Arithmetic(op, rewriter, type).constant(signed)])
        return True


class BoolConstantLowering(LLVMPattern):
    """Lowers to `llvm.mlir.constant`."""

    root = "index.bool.constant"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        value = op.property_attribute("value")
        assert isinstance(value, BoolAttr)
        rewriter.replace_op_with_new(op, llvm.ConstantOp.build(i1, value, location=op.location))
        return True


class CompareLowering(LLVMPattern):
    """Lowers to `llvm.icmp`."""

    root = "index.cmp"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        predicate = llvm.ICmpPredicate[op.pred.name.rstrip("_").lower()]
        operands: Sequence[Value] = adaptor.operands
        rewriter.replace_op_with_new(
            op, llvm.ICmpOp.build(predicate, *operands, location=op.location)
        )
        return True


class SizeOfLowering(LLVMPattern):
    """Lowers to a constant, the index width in bits."""

    root = "index.sizeof"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.index
        rewriter.replace_op(op, [_Arithmetic(op, rewriter, type).constant(type.width)])
        return True


def index_patterns(converter: LLVMTypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `index`."""
    for root, op_class in COUNTERPARTS.items():
        yield CounterpartLowering(root, op_class, converter)
    for root in ("index.ceildivs", "index.ceildivu", "index.floordivs"):
        yield RoundedDivisionLowering(root, converter)
    yield CastLowering("index.casts", llvm.SExtOp, converter)
    yield CastLowering("index.castu", llvm.ZExtOp, converter)
    yield CompareLowering(converter)
    yield SizeOfLowering(converter)
    yield ConstantLowering(converter)
    yield BoolConstantLowering(converter)


@register_pass
class ConvertIndexToLLVMPass(Pass):
    """Lowers `index` to `llvm`."""

    ARGUMENT = "convert-index-to-llvm"
    NAME = "ConvertIndexToLLVMPass"
    SUMMARY = "Lower the `index` dialect to the `llvm` dialect."

    index_bitwidth = unsigned(
        "index-bitwidth", 0, "Bitwidth of the index type, 0 to use size of machine word"
    )

    def run_on_operation(self, op: Operation) -> None:
        converter = LLVMTypeConverter.of_machine(op, self.index_bitwidth)
        target = ConversionTarget()
        target.add_legal_dialect("llvm")
        apply_partial_conversion(op, target, index_patterns(converter))
