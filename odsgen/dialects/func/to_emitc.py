"""`convert-func-to-emitc`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeGuard

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    TypeConverter,
    apply_partial_conversion,
)
from odsgen.dialects.emitc.lowering.types import emitc_target, emitc_type_converter
from odsgen.passes import Pass, register_pass
from odsgen.runtime import FunctionType, Operation, Type
from odsgen_dialects import emitc, func


def _can_be_returned(types: Sequence[Type] | None) -> TypeGuard[Sequence[Type]]:
    """Whether a function of C can have these results: one at most, and no array."""
    return types is not None and (
        not types or len(types) == 1 and not isinstance(types[0], emitc.ArrayType)
    )


class FuncLowering(ConversionPattern[func.FuncOp]):
    """Lowers to `emitc.func`: declarations are `extern`, private functions `static`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        converter = self.type_converter
        assert converter is not None
        type = op.function_type
        signature = converter.convert_signature(type.inputs)
        results = converter.convert_types(type.results)
        if signature is None or not _can_be_returned(results):
            return rewriter.match_failure(op, "no function of C: several results, or their types")
        is_declaration = not op.body.blocks
        is_private = op.sym_visibility == "private"
        specifiers = ["extern"] if is_declaration else ["static"] if is_private else None
        made = emitc.FuncOp.build(
            op.sym_name,
            FunctionType.get(signature.types, results),
            specifiers=specifiers,
            arg_attrs=op.arg_attrs,
            res_attrs=op.res_attrs,
            attributes=dict(op.attributes),
            location=op.location,
        )
        if op.sym_visibility is not None:
            made.set_attribute("sym_visibility", op.property_attribute("sym_visibility"))
        rewriter.insert(made)
        if not is_declaration:
            rewriter.inline_region_before(op.body, made.body)
            if not rewriter.convert_region_types(made.body, converter, signature):
                return rewriter.match_failure(op, "the type of an argument cannot be converted")
        rewriter.erase_op(op)
        return True


class CallLowering(ConversionPattern[func.CallOp]):
    """Lowers to `emitc.call`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        assert self.type_converter is not None
        types = self.type_converter.convert_types(op.result_types)
        if not _can_be_returned(types):
            return rewriter.match_failure(op, "several results, or their types")
        made = emitc.CallOp.build(
            types,
            op.callee,
            adaptor.operands,
            attributes=dict(op.attributes),
            location=op.location,
        )
        rewriter.replace_op_with_new(op, made)
        return True


class ReturnLowering(ConversionPattern[func.ReturnOp]):
    """Lowers to `emitc.return`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        if not isinstance(op.parent_op, emitc.FuncOp):
            return rewriter.match_failure(op, "the function around it is none of C")
        operand = adaptor.operands[0] if adaptor.operands else None
        rewriter.replace_op_with_new(
            op, emitc.ReturnOp.build(operand=operand, location=op.location)
        )
        return True


def func_to_emitc(converter: TypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `func`."""
    yield CallLowering(converter)
    yield FuncLowering(converter)
    yield ReturnLowering(converter)


@register_pass
class ConvertFuncToEmitC(Pass):
    """Lowers `func` to `emitc`."""

    ARGUMENT = "convert-func-to-emitc"
    NAME = "ConvertFuncToEmitC"
    SUMMARY = "Convert Func dialect to EmitC dialect"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        target = emitc_target()
        target.add_illegal_op("func.call", "func.func", "func.return")
        apply_partial_conversion(op, target, func_to_emitc(emitc_type_converter(index=False)))
