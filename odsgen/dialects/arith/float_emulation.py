"""`arith-emulate-unsupported-floats`: arithmetic on floats that a target does not have, on larger ones."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    TypeConverter,
    apply_partial_conversion,
)
from odsgen.passes import Pass, register_pass, text, texts
from odsgen.runtime import (
    FLOAT_TYPES,
    Builder,
    Diagnostic,
    FloatTF32Type,
    FloatType,
    Location,
    Operation,
    Severity,
    ShapedType,
    Type,
    UnknownLoc,
    Value,
)
from odsgen_dialects import arith, vector

#: Operations that compute nothing, or are for such floats.
_KEPT = (arith.BitcastOp, arith.ConstantOp, arith.ExtFOp, arith.SelectOp, arith.TruncFOp)

#: The operations of `vector` that compute.
_OF_VECTOR = (
    vector.ContractionOp,
    vector.FMAOp,
    vector.MultiDimReductionOp,
    vector.OuterProductOp,
    vector.ReductionOp,
    vector.ScanOp,
)

_CONTRACT = arith.FastMathFlags.contract


class EmulateFloat(ConversionPattern[Operation]):
    """The same operation on the larger floats; results are truncated."""

    def match_and_rewrite(
        self, op: Operation, adaptor: Operation, rewriter: ConversionRewriter
    ) -> bool:
        converter = self.type_converter
        assert converter is not None
        types = converter.convert_types(op.result_types)
        if types is None or op.regions:
            return False
        made = rewriter.insert(
            op.__class__.build_generic(
                operands=adaptor.operands,
                result_types=types,
                attributes={**op.attributes, **op.properties_as_attributes()},
                successors=op.successors,
                location=op.location,
            )
        )
        values: list[Value] = []
        for result, old in zip(made.results, op.result_types, strict=True):
            value: Value = result
            if old is not result.type:
                cut = arith.TruncFOp.build(old, value, fastmath=_CONTRACT, location=op.location)
                value = rewriter.insert(cut).results[0]
            values.append(value)
        rewriter.replace_op(op, values)
        return True


def extended(
    builder: Builder,
    types: Sequence[Type],
    values: Sequence[Value],
    location: Location,
    original: Type | None,
) -> Sequence[Value]:
    """A value as a larger float."""
    made = arith.ExtFOp.build(types[0], values[0], fastmath=_CONTRACT, location=location)
    return builder.insert(made).results


class OnLargerFloats(Pass):
    """A pass whose options name types of floats."""

    def float_type(self, what: str, name: str) -> FloatType | None:
        """The type of a name; without one the pass fails."""
        for type in FLOAT_TYPES:
            if type.KEYWORD == name and not isinstance(type, FloatTF32Type):
                return type
        self.fail(f"could not map {what} type '{name}' to a known floating-point type")
        return None

    def fail(self, message: str) -> None:
        """The pass fails, whatever the program."""
        self.signal_failure([Diagnostic(Severity.ERROR, UnknownLoc.get(), message)])


@register_pass
class ArithEmulateUnsupportedFloatsPass(OnLargerFloats):
    """Computes with floats of another type, and converts from and to them."""

    ARGUMENT = "arith-emulate-unsupported-floats"
    NAME = "ArithEmulateUnsupportedFloats"
    SUMMARY = "Emulate operations on unsupported floats with extf/truncf"

    source_types = texts("source-types", "MLIR types without arithmetic support on a given target")
    target_type = text("target-type", "f32", "MLIR type to convert the unsupported source types to")

    def run_on_operation(self, op: Operation) -> None:
        larger = self.float_type("target", self.target_type)
        if larger is None:
            return
        smaller: set[Type] = set()
        for name in self.source_types:
            type = self.float_type("source", name)
            if type is None:
                return
            smaller.add(type)
        if larger in smaller:
            self.fail("target type cannot be an unsupported source type")
            return

        def converted(type: Type) -> Type:
            if type in smaller:
                return larger
            if isinstance(type, ShapedType) and type.element_type in smaller:
                return type.clone_with(None, larger)
            return type

        converter = TypeConverter()
        converter.add_conversion(converted)
        converter.add_target_materialization(extended)
        target = ConversionTarget()
        target.mark_unknown_op_legal()
        target.add_dynamically_legal_dialect(converter.is_legal, "arith")
        for op_class in _OF_VECTOR:
            target.add_dynamically_legal_op(op_class, converter.is_legal)
        target.add_legal_op(*_KEPT)
        apply_partial_conversion(op, target, [EmulateFloat(converter)])
