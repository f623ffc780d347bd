"""Applies dialect conversions whose patterns and types a script names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.conversion import (
    ConversionError,
    ConversionPattern,
    ConversionTarget,
    apply_full_conversion,
    apply_partial_conversion,
)
from odsgen.dialects.transform.interpreter import (
    DefiniteFailure,
    Payload,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
)
from odsgen.runtime import Operation
from odsgen_dialects.transform import (
    ApplyConversionPatternsOp,
    ApplyFuncToLLVMConversionPatternsOp,
    ApplySCFToControlFlowPatternsOp,
    ApplyToLLVMConversionPatternsOp,
    ApplyVectorToLLVMConversionPatternsOp,
    MemrefToLLVMTypeConverterOp,
)

if TYPE_CHECKING:
    from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter


def _patterns(
    named: Operation, converter: LLVMTypeConverter, options: MemrefToLLVMTypeConverterOp
) -> Iterable[ConversionPattern[Any]]:
    """The patterns that an operation of the body names."""
    from odsgen.dialects.llvm.lowering.conversion import PATTERNS

    if isinstance(named, ApplySCFToControlFlowPatternsOp):
        from odsgen.dialects.scf.to_cf import PATTERNS as SCF_PATTERNS

        return SCF_PATTERNS
    if isinstance(named, ApplyFuncToLLVMConversionPatternsOp):
        return PATTERNS["func"](converter)
    if isinstance(named, ApplyVectorToLLVMConversionPatternsOp):
        from odsgen.dialects.vector.to_llvm.conversion import vector_patterns

        return vector_patterns(
            converter,
            may_reassociate=named.reassociate_fp_reductions,
            has_short_indices=named.force_32bit_vector_indices,
            aligns_vectors=named.use_vector_alignment,
        )
    if isinstance(named, ApplyToLLVMConversionPatternsOp):
        dialect = named.dialect_name_argument
        if dialect == "memref" and options.use_generic_functions:
            from odsgen.dialects.memref.to_llvm.memory import memref_patterns

            return memref_patterns(converter, use_generic_functions=True)
        if dialect in PATTERNS:
            return PATTERNS[dialect](converter)
    raise _unknown(named)


def apply_conversion_patterns(
    op: ApplyConversionPatternsOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Converts each target by the patterns, so that it becomes legal."""
    target = ConversionTarget()
    target.add_legal_op(*(op.legal_ops or ()))
    target.add_illegal_op(*(op.illegal_ops or ()))
    target.add_legal_dialect(*(op.legal_dialects or ()))
    target.add_illegal_dialect(*(op.illegal_dialects or ()))
    named = [inner for block in op.patterns.blocks for inner in block]
    regions = op.default_type_converter_region
    options = next((inner for region in regions for inner in region.entry_block), None)
    if named and options is None:
        raise definite(
            op,
            "pattern descriptor does not specify type converter and apply_conversion_patterns op has "
            "no default type converter",
            [(named[0].location, "pattern descriptor op")],
        )
    patterns = _all_patterns(named, options)
    for payload in state.payload_ops(op.target):
        if payload.is_ancestor(op):
            raise definite(
                op,
                "cannot apply transform to itself (or one of its ancestors)",
                [(payload.location, "target payload op")],
            )
        try:
            if op.partial_conversion:
                apply_partial_conversion(payload, target, patterns)
            else:
                apply_full_conversion(payload, target, patterns)
        except ConversionError as error:
            for diagnostic in error.diagnostics:
                state.report(diagnostic)
            note = (payload.location, "target op")
            raise silenceable(op, "dialect conversion failed", [note]) from None
    return []


def _all_patterns(
    named: Sequence[Operation], options: Operation | None
) -> list[ConversionPattern[Any]]:
    from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter

    patterns: list[ConversionPattern[Any]] = []
    if not named or options is None:
        return patterns
    if not isinstance(options, MemrefToLLVMTypeConverterOp):
        raise _unknown(options)
    converter = LLVMTypeConverter.of_machine(options, options.index_bitwidth)
    if options.use_bare_ptr_call_conv:
        converter = LLVMTypeConverter(
            converter.index.width, use_bare_pointers=True, program=options
        )
    for each in named:
        patterns += _patterns(each, converter, options)
    return patterns


def _unknown(op: Operation) -> DefiniteFailure:
    return definite(
        op, f"'{op.name}' op cannot be applied: the interpreter does not have these conversions"
    )
