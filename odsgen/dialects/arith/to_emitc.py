"""`convert-arith-to-emitc`: arithmetic of C, in unsigned types where C leaves an overflow undefined."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    TypeConverter,
    apply_partial_conversion,
)
from odsgen.dialects.emitc.lowering.types import (
    CBuilder,
    emitc_target,
    emitc_type_converter,
    with_sign,
)
from odsgen.dialects.emitc.types import is_pointer_wide, is_supported_float
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    Block,
    BoolAttr,
    FloatType,
    InsertionPoint,
    IntegerAttr,
    IntegerType,
    Operation,
    Region,
    Type,
    Value,
    i1,
    index,
)
from odsgen_dialects import arith, emitc

#: Operations of C on operands as they are.
_DIRECT: dict[str, type[Operation]] = {
    "arith.addf": emitc.AddOp,
    "arith.divf": emitc.DivOp,
    "arith.divsi": emitc.DivOp,
    "arith.mulf": emitc.MulOp,
    "arith.remsi": emitc.RemOp,
    "arith.subf": emitc.SubOp,
}
#: Operations that wrap around.
_WRAPPING: dict[str, type[Operation]] = {
    "arith.addi": emitc.AddOp,
    "arith.muli": emitc.MulOp,
    "arith.subi": emitc.SubOp,
}
_UNSIGNED: dict[str, type[Operation]] = {
    "arith.divui": emitc.DivOp,
    "arith.remui": emitc.RemOp,
}
_BITWISE: dict[str, type[Operation]] = {
    "arith.andi": emitc.BitwiseAndOp,
    "arith.ori": emitc.BitwiseOrOp,
    "arith.xori": emitc.BitwiseXorOp,
}
#: Shifts: the operation of C, and whether the number has no sign.
_SHIFTS: dict[str, tuple[type[Operation], bool]] = {
    "arith.shli": (emitc.BitwiseLeftShiftOp, True),
    "arith.shrsi": (emitc.BitwiseRightShiftOp, False),
    "arith.shrui": (emitc.BitwiseRightShiftOp, True),
}
#: Casts of integers, and whether they have no sign.
_CASTS = {
    "arith.extsi": False,
    "arith.extui": True,
    "arith.index_cast": False,
    "arith.index_castui": True,
    "arith.trunci": True,
}
_PREDICATES = {
    "eq": emitc.CmpPredicate.eq,
    "ne": emitc.CmpPredicate.ne,
    "lt": emitc.CmpPredicate.lt,
    "le": emitc.CmpPredicate.le,
    "gt": emitc.CmpPredicate.gt,
    "ge": emitc.CmpPredicate.ge,
}
_BYTE = 8


def _binary(op_class: Any, type: Type, left: Value, right: Value) -> Any:
    return op_class((left, right), (type,))


class _NamedPattern(ConversionPattern[Any]):
    """A pattern for the operations of a name."""

    def __init__(self, root: str, type_converter: TypeConverter, *parameters: Any) -> None:
        super().__init__(type_converter)
        self.root = root
        self.parameters = parameters

    def result_type(self, op: Operation) -> Type | None:
        assert self.type_converter is not None
        return self.type_converter.convert_type(op.results[0].type)


class ConstantLowering(_NamedPattern):
    """Lowers to `emitc.constant`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.result_type(op)
        if type is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        value = op.property_attribute("value")
        rewriter.replace_op_with_new(op, emitc.ConstantOp.build(type, value, location=op.location))
        return True


class DirectLowering(_NamedPattern):
    """Lowers to an operation on the same operands."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.result_type(op)
        if type is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        (op_class,) = self.parameters
        parts = CBuilder(op, rewriter)
        rewriter.replace_op(op, [parts.insert(op_class(tuple(adaptor.operands), (type,)))])
        return True


def _is_scalar(type: Type | None) -> bool:
    return isinstance(type, (IntegerType, FloatType)) or (
        type is not None and is_pointer_wide(type)
    )


class WrappingLowering(_NamedPattern):
    """Adds, subtracts or multiplies in the unsigned type, unless nothing overflows."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.result_type(op)
        if type is i1 or not (isinstance(type, IntegerType) or _is_pointer_wide(type)):
            return rewriter.match_failure(op, "no integer of C")
        assert type is not None
        is_signed = isinstance(type, IntegerType) and (
            arith.IntegerOverflowFlags.nsw in op.overflow_flags
        )
        _replace_unsigned(op, adaptor, rewriter, self.parameters[0], type, not is_signed)
        return True


def _is_pointer_wide(type: Type | None) -> bool:
    return type is not None and is_pointer_wide(type)


def _replace_unsigned(
    op: Operation,
    adaptor: Any,
    rewriter: ConversionRewriter,
    op_class: Any,
    type: Type,
    is_unsigned: bool,
) -> None:
    """Compute in the unsigned type, and cast back."""
    parts = CBuilder(op, rewriter)
    inner = with_sign(type, True) if is_unsigned else type
    left, right = [parts.cast(value, inner) for value in adaptor.operands]
    found = parts.insert(_binary(op_class, inner, left, right))
    rewriter.replace_op(op, [parts.cast(found, type)])


class UnsignedLowering(_NamedPattern):
    """Divides in the unsigned type."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.result_type(op)
        if not isinstance(type, IntegerType):
            return rewriter.match_failure(op, "no integer of C")
        _replace_unsigned(op, adaptor, rewriter, self.parameters[0], type, True)
        return True


class BitwiseLowering(_NamedPattern):
    """Combines bits in the unsigned type; those of one bit as they are."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.result_type(op)
        if not isinstance(type, IntegerType):
            return rewriter.match_failure(op, "no integer of C")
        _replace_unsigned(op, adaptor, rewriter, self.parameters[0], type, type is not i1)
        return True


class ShiftLowering(_NamedPattern):
    """Shifts; by more than there are bits, which C leaves undefined, gives zero."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.result_type(op)
        if type is i1 or not (isinstance(type, IntegerType) or _is_pointer_wide(type)):
            return rewriter.match_failure(op, "no integer of C")
        assert type is not None
        op_class, is_unsigned = self.parameters
        parts = CBuilder(op, rewriter)
        inner = with_sign(type, True) if is_unsigned else with_sign(type, False)
        amount_type = with_sign(type, True)
        left = parts.cast(adaptor.operands[0], inner)
        right = parts.cast(adaptor.operands[1], amount_type)
        is_small = parts.compare(_PREDICATES["lt"], right, self._width(parts, amount_type))
        zero_type = index if is_pointer_wide(inner) else inner
        zero = parts.insert(emitc.ConstantOp.build(inner, IntegerAttr.get(0, zero_type)))
        operands = (left, right, is_small, zero)
        body = Region()
        block = Block([value.type for value in operands], [op.location] * len(operands))
        body.append(block)
        found = parts.effect(emitc.ExpressionOp.build(inner, operands, region=body))
        with rewriter.insertion_guard():
            rewriter.insertion_point = InsertionPoint.at_end(block)
            number, amount, condition, nothing = block.arguments
            shifted = parts.insert(_binary(op_class, inner, number, amount))
            chosen = parts.insert(emitc.ConditionalOp.build(condition, shifted, nothing))
            parts.effect(emitc.YieldOp.build(result=chosen))
        rewriter.replace_op(op, [parts.cast(found.results[0], type)])
        return True

    @staticmethod
    def _width(parts: CBuilder, type: Type) -> Value:
        if isinstance(type, IntegerType):
            return parts.insert(emitc.ConstantOp.build(type, IntegerAttr.get(type.width, type)))
        byte = parts.insert(emitc.ConstantOp.build(type, IntegerAttr.get(_BYTE, index)))
        size = parts.insert(emitc.CallOpaqueOp.build([type], "sizeof", [byte]))
        return parts.insert(emitc.MulOp.build(type, byte, size))


class NegFLowering(_NamedPattern):
    """Lowers to `emitc.unary_minus`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.result_type(op)
        if not isinstance(type, FloatType):
            return rewriter.match_failure(op, "no float of C")
        made = CBuilder(op, rewriter).insert(emitc.UnaryMinusOp.build(type, adaptor.operands[0]))
        rewriter.replace_op(op, [made])
        return True


class SelectLowering(_NamedPattern):
    """Lowers to `emitc.conditional`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        if not _is_scalar(self.result_type(op)) or adaptor.operands[0].type is not i1:
            return rewriter.match_failure(op, "no number of C")
        parts = CBuilder(op, rewriter)
        rewriter.replace_op(op, [parts.insert(emitc.ConditionalOp.build(*adaptor.operands))])
        return True


class CmpILowering(_NamedPattern):
    """Compares, cast to types with the sign of the predicate."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = adaptor.operands[0].type
        if not (isinstance(type, IntegerType) or is_pointer_wide(type)):
            return rewriter.match_failure(op, "no integer of C")
        name = op.predicate.name
        parts = CBuilder(op, rewriter)
        inner = with_sign(type, name[0] == "u")
        left, right = [parts.cast(value, inner) for value in adaptor.operands]
        predicate = _PREDICATES[name if name in _PREDICATES else name[1:]]
        rewriter.replace_op(op, [parts.compare(predicate, left, right)])
        return True


class CmpFLowering(_NamedPattern):
    """Compares, and asks whether both are numbers: C compares ordered, but for `!=`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        left, right = adaptor.operands
        if not isinstance(left.type, FloatType):
            return rewriter.match_failure(op, "no float of C")
        name = op.predicate.name.lower()
        parts = CBuilder(op, rewriter)
        if name in ("alwaystrue", "alwaysfalse"):
            value = BoolAttr.get(name == "alwaystrue")
            rewriter.replace_op(op, [parts.insert(emitc.ConstantOp.build(i1, value))])
            return True
        is_ordered = name[0] == "o"
        found = None
        if name not in ("ord", "uno"):
            found = parts.compare(_PREDICATES[name[1:]], left, right)
        test = _PREDICATES["eq" if is_ordered else "ne"]
        both: Any = emitc.LogicalAndOp if is_ordered else emitc.LogicalOrOp
        numbers = [parts.compare(test, value, value) for value in (left, right)]
        result = parts.insert(both.build(*numbers))
        if found is not None:
            result = parts.insert(both.build(result, found))
        rewriter.replace_op(op, [result])
        return True


class CastLowering(_NamedPattern):
    """Extends or truncates by casts of C between types of the same sign."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        (is_unsigned,) = self.parameters
        type, source = self.result_type(op), adaptor.operands[0].type
        for each in (type, source):
            if not (isinstance(each, IntegerType) or _is_pointer_wide(each)):
                return rewriter.match_failure(op, "no integers of C")
        assert type is not None
        parts = CBuilder(op, rewriter)
        (value,) = adaptor.operands
        if not is_unsigned and source is i1:
            return rewriter.match_failure(op, "a bool of C has no sign")
        if type is i1:
            number = IntegerAttr.get(1, index if is_pointer_wide(source) else source)
            one = parts.insert(emitc.ConstantOp.build(source, number))
            bit = parts.insert(emitc.BitwiseAndOp.build(source, value, one))
            rewriter.replace_op(op, [parts.cast(bit, type)])
            return True
        value = parts.cast(value, with_sign(source, is_unsigned))
        value = parts.cast(value, with_sign(type, is_unsigned))
        rewriter.replace_op(op, [parts.cast(value, type)])
        return True


class FloatCastLowering(_NamedPattern):
    """Casts between floats, and between floats and integers."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type, (value,) = self.result_type(op), adaptor.operands
        if not all(_is_number(each) for each in (type, value.type)):
            return rewriter.match_failure(op, "no numbers of C")
        assert type is not None
        if isinstance(op, (arith.FPToSIOp, arith.FPToUIOp)) and type is i1:
            return rewriter.match_failure(op, "a cast to bool is a comparison in C")
        if isinstance(op, arith.TruncFOp) and op.roundingmode is not None:
            return rewriter.match_failure(op, "C has no rounding modes of casts")
        parts = CBuilder(op, rewriter)
        if isinstance(op, arith.UIToFPOp):
            value = parts.cast(value, with_sign(value.type, True))
        inner = with_sign(type, True) if isinstance(op, arith.FPToUIOp) else type
        rewriter.replace_op(op, [parts.cast(parts.cast(value, inner), type)])
        return True


def _is_number(type: Type | None) -> bool:
    return isinstance(type, IntegerType) or (type is not None and is_supported_float(type))


def arith_to_emitc(converter: TypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `arith`."""
    yield ConstantLowering("arith.constant", converter)
    for root, op_class in _DIRECT.items():
        yield DirectLowering(root, converter, op_class)
    for root, op_class in _WRAPPING.items():
        yield WrappingLowering(root, converter, op_class)
    for root, op_class in _UNSIGNED.items():
        yield UnsignedLowering(root, converter, op_class)
    for root, op_class in _BITWISE.items():
        yield BitwiseLowering(root, converter, op_class)
    for root, parameters in _SHIFTS.items():
        yield ShiftLowering(root, converter, *parameters)
    for root, is_unsigned in _CASTS.items():
        yield CastLowering(root, converter, is_unsigned)
    for name in ("sitofp", "uitofp", "fptosi", "fptoui", "extf", "truncf"):
        yield FloatCastLowering(f"arith.{name}", converter)
    yield NegFLowering("arith.negf", converter)
    yield SelectLowering("arith.select", converter)
    yield CmpILowering("arith.cmpi", converter)
    yield CmpFLowering("arith.cmpf", converter)


@register_pass
class ConvertArithToEmitC(Pass):
    """Lowers `arith` to `emitc`."""

    ARGUMENT = "convert-arith-to-emitc"
    NAME = "ConvertArithToEmitC"
    SUMMARY = "Convert Arith dialect to EmitC dialect"

    def run_on_operation(self, op: Operation) -> None:
        target = emitc_target()
        target.add_illegal_dialect("arith")
        apply_partial_conversion(op, target, arith_to_emitc(emitc_type_converter()))
