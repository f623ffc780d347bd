"""`convert-func-to-spirv`: functions, calls and returns of `func` become those of `spirv`."""

from __future__ import annotations

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.shared import load_dependent_dialects
from odsgen.passes import Pass, flag, register_pass
from odsgen.runtime import FunctionType, Operation
from odsgen.vendors.spirv.conversion.target import TargetEnvironment
from odsgen.vendors.spirv.conversion.types import SPIRVTypeConverter
from odsgen_dialects import func, spirv


class FunctionIsFunction(ConversionPattern[func.FuncOp]):
    """Converts a function with at most one result; its attributes go with it."""

    def match_and_rewrite(
        self, op: func.FuncOp, adaptor: object, rewriter: ConversionRewriter
    ) -> bool:
        type, converter = op.function_type, self.type_converter
        assert converter is not None
        signature = converter.convert_signature(type.inputs)
        results = converter.convert_types(type.results)
        if len(type.results) > 1 or signature is None or results is None:
            return rewriter.match_failure(op, "a type has no counterpart")
        given = op.properties_as_attributes()
        kept = {
            key: value for key, value in given.items() if key not in spirv.FuncOp.PROPERTY_NAMES
        }
        made = spirv.FuncOp.build(
            FunctionType.get(signature.types, results),
            op.sym_name,
            spirv.FunctionControl(0),
            arg_attrs=op.arg_attrs,
            res_attrs=op.res_attrs,
            attributes={**op.attributes, **kept},
            location=op.location,
        )
        rewriter.insert(made)
        rewriter.inline_region_before(op.body, made.body)
        if op.body.blocks or made.body.blocks:
            if rewriter.convert_region_types(made.body, converter, signature) is None:
                return False
        rewriter.erase_op(op)
        return True


class ReturnIsReturn(ConversionPattern[func.ReturnOp]):
    """Returns one value, or none."""

    def match_and_rewrite(
        self, op: func.ReturnOp, adaptor: func.ReturnOp, rewriter: ConversionRewriter
    ) -> bool:
        if len(adaptor.operands) > 1:
            return rewriter.match_failure(op, "there are several values")
        made: Operation
        if adaptor.operands:
            made = spirv.ReturnValueOp.build(adaptor.operands[0], location=op.location)
        else:
            made = spirv.ReturnOp.build(location=op.location)
        rewriter.insert(made)
        rewriter.erase_op(op)
        return True


class CallIsCall(ConversionPattern[func.CallOp]):
    """Calls a function with one result, or none."""

    def match_and_rewrite(
        self, op: func.CallOp, adaptor: func.CallOp, rewriter: ConversionRewriter
    ) -> bool:
        assert self.type_converter is not None
        types = self.type_converter.convert_types(op.result_types)
        if types is None or len(types) > 1:
            return rewriter.match_failure(op, "the result has no counterpart")
        made = spirv.FunctionCallOp.build(
            types[0] if types else None,
            op.callee,
            adaptor.operands,
            arg_attrs=op.arg_attrs,
            res_attrs=op.res_attrs,
            attributes=op.attributes,
            location=op.location,
        )
        rewriter.replace_op(op, rewriter.insert(made).results)
        return True


@register_pass
class ConvertFuncToSPIRVPass(Pass):
    """Converts functions with their calls and returns."""

    ARGUMENT = "convert-func-to-spirv"
    NAME = "ConvertFuncToSPIRVPass"
    SUMMARY = "Convert Func dialect to SPIR-V dialect"

    emulate_narrow = flag(
        "emulate-lt-32-bit-scalar-types",
        True,
        "Emulate narrower scalar types with 32-bit ones if not supported by the target",
    )
    emulate_floats = flag(
        "emulate-unsupported-float-types",
        True,
        "Emulate unsupported float types by representing them with integer types of same bit width",
    )

    def run_on_operation(self, op: Operation) -> None:
        load_dependent_dialects(op, "spirv")
        converter = SPIRVTypeConverter(
            TargetEnvironment.of(op),
            emulate_narrow=self.emulate_narrow,
            emulate_floats=self.emulate_floats,
        )
        target = ConversionTarget()
        target.add_dynamically_legal_dialect(converter.is_legal, "spirv")
        patterns = [kind(converter) for kind in (FunctionIsFunction, ReturnIsReturn, CallIsCall)]
        apply_partial_conversion(op, target, patterns)
