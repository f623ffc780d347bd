"""`tosa-narrow-i64-to-i32` and `tosa-narrow-f64-to-f32`: elements of 64 bits become ones of 32 bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    TypeConverter,
    apply_full_conversion,
)
from odsgen.conversion.declared import FunctionTypes, OperationTypes
from odsgen.passes import Pass, flag, register_pass
from odsgen.runtime import (
    Attribute,
    Builder,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    Location,
    Operation,
    Region,
    ShapedType,
    TensorType,
    Type,
    TypeAttr,
    Value,
    f32,
    f64,
    i32,
    i64,
)
from odsgen_dialects import func, tosa

#: Operations that give elements of their operands, or of attributes, as they are.
_MOVING = (
    tosa.ConcatOp,
    tosa.ConstOp,
    tosa.IdentityOp,
    tosa.IfOp,
    tosa.PadOp,
    tosa.ReshapeOp,
    tosa.ReverseOp,
    tosa.SliceOp,
    tosa.TileOp,
    tosa.TransposeOp,
    tosa.WhileOp,
)
_LEAST, _MOST = -(1 << 31), (1 << 31) - 1


def _narrowed_number(value: Any) -> Any:
    """Integers saturate; floats are rounded by those who store them."""
    return min(max(value, _LEAST), _MOST) if isinstance(value, int) else value


def _same_numbers(wide: Attribute, narrow: Attribute) -> bool:
    if isinstance(wide, DenseIntOrFPElementsAttr) and isinstance(narrow, DenseIntOrFPElementsAttr):
        pairs = zip(wide.stored_values(), narrow.stored_values(), strict=True)
        return all(one == other or one != one for one, other in pairs)
    return True


class Narrow(ConversionPattern[Any]):
    """Builds an operation anew, with narrowed types, attributes and block arguments."""

    def __init__(
        self, converter: TypeConverter, root: type[Operation] | None = None, *, exact: bool = True
    ) -> None:
        super().__init__(converter)
        self.root = None if root is None else root.OPERATION_NAME
        self.benefit = int(root is not None)
        self._exact = exact  # attributes keep their numbers

    def match_and_rewrite(self, op: Operation, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        converter = self.type_converter
        assert converter is not None
        if op.dialect_name != tosa.DIALECT.name:
            return rewriter.match_failure(op, "not an operation of TOSA")
        types = converter.convert_types(op.result_types)
        attributes = {**op.attributes, **op.properties_as_attributes()}
        narrowed = {name: self._narrowed(value) for name, value in attributes.items()}
        if self._exact and not all(map(_same_numbers, attributes.values(), narrowed.values())):
            return rewriter.match_failure(op, "a number cannot be narrowed without loss")
        made = op.__class__.build_generic(
            operands=adaptor.operands,
            result_types=types,
            attributes=narrowed,
            regions=[Region() for _ in op.regions],
            location=op.location,
        )
        rewriter.insert(made)
        for old, new in zip(op.regions, made.regions, strict=True):
            rewriter.inline_region_before(old, new)
            if rewriter.convert_region_types(new, converter) is None:
                return False
        rewriter.replace_op(op, made)
        return True

    def _narrowed(self, attribute: Attribute) -> Attribute:
        assert self.type_converter is not None
        if isinstance(attribute, TypeAttr):
            return TypeAttr.get(
                self.type_converter.convert_type(attribute.value) or attribute.value
            )
        if not isinstance(attribute, (IntegerAttr, FloatAttr, DenseIntOrFPElementsAttr)):
            return attribute
        type = self.type_converter.convert_type(attribute.type)
        if type is None or type is attribute.type:
            return attribute
        if isinstance(attribute, DenseIntOrFPElementsAttr):
            assert isinstance(type, ShapedType)
            numbers = [_narrowed_number(value) for value in attribute.stored_values()]
            return DenseIntOrFPElementsAttr.get(type, numbers)
        if isinstance(attribute, IntegerAttr):
            return IntegerAttr.get(_narrowed_number(attribute.value), type)
        assert isinstance(type, FloatType)
        return FloatAttr.get(attribute.value, type)


class NarrowCast(ConversionPattern[tosa.CastOp]):
    """Narrows casts, unless the operand has more bits than the result even so."""

    def __init__(self, converter: TypeConverter, kind: type[IntegerType] | type[FloatType]) -> None:
        super().__init__(converter)
        self._kind = kind

    def match_and_rewrite(
        self, op: tosa.CastOp, adaptor: tosa.CastOp, rewriter: ConversionRewriter
    ) -> bool:
        given, made = adaptor.input.type, op.output.type
        if not isinstance(given, ShapedType) or not isinstance(made, ShapedType):
            return False
        one, other = given.element_type, made.element_type
        if (
            isinstance(one, self._kind)
            and isinstance(other, self._kind)
            and one.width > other.width
        ):
            return rewriter.match_failure(op, "narrowing cast may lead to data loss")
        assert self.type_converter is not None
        type = self.type_converter.convert_type(made)
        assert type is not None
        cast = tosa.CastOp.build(type, adaptor.input, location=op.location)
        rewriter.replace_op(op, rewriter.insert(cast).results)
        return True


class NarrowArgMax(ConversionPattern[tosa.ArgMaxOp]):
    """Narrows positions along an axis that is known to be short enough."""

    def match_and_rewrite(
        self, op: tosa.ArgMaxOp, adaptor: tosa.ArgMaxOp, rewriter: ConversionRewriter
    ) -> bool:
        given = adaptor.input.type
        if not isinstance(given, ShapedType) or not given.has_rank:
            return rewriter.match_failure(op, "the rank is not known")
        if not 0 <= given.shape[op.axis] < _MOST:
            return rewriter.match_failure(op, "the axis is not known to be short enough")
        assert self.type_converter is not None
        type = self.type_converter.convert_type(op.output.type)
        assert type is not None
        made = tosa.ArgMaxOp.build(type, adaptor.input, op.axis, location=op.location)
        rewriter.replace_op(op, rewriter.insert(made).results)
        return True


class _Narrowing(Pass):
    OPERATION = "func.func"

    KIND: ClassVar[type[IntegerType] | type[FloatType]]
    WIDE: ClassVar[Type]
    NARROW: ClassVar[Type]

    aggressive = flag(
        "aggressive-rewrite",
        False,
        "If enabled, all TOSA operations are rewritten, regardless or whether the narrowingis safe. This "
        "option may lead to data loss if not used carefully.",
    )
    boundaries = flag(
        "convert-function-boundaries",
        False,
        "If enabled, the pass will convert function I/O types as well. Otherwise casts willbe inserted "
        "at the I/O boundaries.",
    )

    def run_on_operation(self, op: Operation) -> None:
        converter = self._converter()
        target = ConversionTarget()
        target.add_dynamically_legal_dialect(converter.is_legal, "tosa")
        patterns: list[ConversionPattern[Any]] = [Narrow(converter, tosa.YieldOp)]
        if self.boundaries:
            target.add_dynamically_legal_op(
                func.FuncOp, lambda each: self._is_legal_function(each, converter)
            )
            target.add_dynamically_legal_op(func.ReturnOp, _returns_what_is_declared)
            patterns += [
                FunctionTypes(converter, func.FuncOp),
                OperationTypes(converter, func.ReturnOp),
            ]
        else:
            target.add_legal_op(func.FuncOp, func.ReturnOp)
        if self.aggressive:
            patterns.append(Narrow(converter, exact=False))
        else:
            patterns += [Narrow(converter, root) for root in _MOVING]
            patterns.append(NarrowCast(converter, self.KIND))
            if self.WIDE is i64:
                patterns.append(NarrowArgMax(converter))
        apply_full_conversion(op, target, patterns)

    def _converter(self) -> TypeConverter:
        wide, narrow = self.WIDE, self.NARROW

        def convert(type: Type) -> Type:
            if type is wide:
                return narrow
            if isinstance(type, TensorType) and type.element_type is wide:
                return type.clone_with(None, narrow)
            return type

        converter = TypeConverter()
        converter.add_conversion(convert)
        converter.add_source_materialization(
            lambda builder, type, values, location: _cast(builder, type, values, location)
        )
        converter.add_target_materialization(
            lambda builder, types, values, location, _: [_cast(builder, types[0], values, location)]
        )
        return converter

    @staticmethod
    def _is_legal_function(op: Operation, converter: TypeConverter) -> bool:
        assert isinstance(op, func.FuncOp)
        return converter.is_signature_legal(op.function_type) and converter.is_legal_region(op.body)


def _cast(builder: Builder, type: Type, values: Sequence[Value], location: Location) -> Value:
    return builder.insert(tosa.CastOp.build(type, values[0], location=location)).output


def _returns_what_is_declared(op: Operation) -> bool:
    function = op.parent_op
    assert isinstance(function, func.FuncOp)
    return tuple(op.operand_types) == tuple(function.function_type.results)


@register_pass
class TosaNarrowI64ToI32(_Narrowing):
    """Narrows integers."""

    ARGUMENT = "tosa-narrow-i64-to-i32"
    NAME = "TosaNarrowI64ToI32"
    SUMMARY = "Narrow I64 TOSA operations to I32"
    KIND, WIDE, NARROW = IntegerType, i64, i32


@register_pass
class TosaNarrowF64ToF32(_Narrowing):
    """Narrows floats."""

    ARGUMENT = "tosa-narrow-f64-to-f32"
    NAME = "TosaNarrowF64ToF32"
    SUMMARY = "Narrow F64 TOSA operations to F32"
    KIND, WIDE, NARROW = FloatType, f64, f32
