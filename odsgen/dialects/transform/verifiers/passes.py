"""Verifiers of patterns, conversions, bufferization and passes in the dialect `transform`."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.transform.verifiers.kinds import verify_children
from odsgen.hooks import verifies
from odsgen.runtime import ArrayAttr, Attribute, Operation, Region
from odsgen_dialects import transform

_CONVERTER_OF_TYPES = "TypeConverterBuilderOpInterface"
_TO_LLVM = "transform.apply_conversion_patterns.dialect_to_llvm"
_LLVM_CONVERTERS = frozenset(
    {"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"}
)

#: Dialects with `ConvertToLLVMPatternInterface`, and others that come with `transform`.
_CONVERTIBLE = frozenset(
    {"arith", "cf", "complex", "func", "index", "math", "memref", "nvvm", "ub", "vector"}
)
_LOADED = frozenset(
    {
        *("affine", "amdgpu", "arm_neon", "arm_sve", "bufferization", "builtin", "gpu", "irdl"),
        *("linalg", "llvm", "nvgpu", "pdl", "pdl_interp", "rocdl", "scf", "sparse_tensor"),
        *("tensor", "transform", "x86vector", "xegpu"),
    }
)


def _first_block(region: Region) -> list[Operation]:
    return list(region.blocks[0]) if region.blocks else []


@verifies(transform.ApplyPatternsOp)
def verify_apply_patterns(op: transform.ApplyPatternsOp) -> None:
    """ApplyPatternsOp::verify"""
    verify_children(op, _first_block(op.patterns), "PatternDescriptorOpInterface", "children ops")


@verifies(transform.ApplyConversionPatternsOp)
def verify_apply_conversion_patterns(op: transform.ApplyConversionPatternsOp) -> None:
    """ApplyConversionPatternsOp::verify"""
    if len(op.regions) not in (1, 2):
        raise op.op_error("expected 1 or 2 regions")
    patterns = _first_block(op.patterns)
    verify_children(op, patterns, "ConversionPatternDescriptorOpInterface", "pattern children ops")
    if len(op.regions) == 1:
        return
    inner = _first_block(op.regions[1])
    if len(inner) != 1:
        raise op.op_error("expected exactly one op in default type converter region")
    verify_children(op, inner, _CONVERTER_OF_TYPES, "default converter child op")
    for pattern in patterns:
        if pattern.name == _TO_LLVM and inner[0].name not in _LLVM_CONVERTERS:
            raise pattern.op_error("expected LLVMTypeConverter")


@verifies(transform.CastAndCallOp)
def verify_func_cast_and_call(op: transform.CastAndCallOp) -> None:
    """CastAndCallOp::verify"""
    verify_children(op, _first_block(op.conversions), _CONVERTER_OF_TYPES, "children ops")
    has_handle, has_name = op.function is not None, op.function_name is not None
    if not (has_handle or has_name):
        raise op.op_error("expected a function handle or name to call")
    if has_handle and has_name:
        raise op.op_error("function handle and name are mutually exclusive")


# --- bufferization, mapping ---------------------------------------------------------------------------------------------


@verifies(transform.MapForallToBlocks)
def verify_gpu_map_forall_to_blocks(op: transform.MapForallToBlocks) -> None:
    """MapForallToBlocks::verify"""
    if len(op.grid_dims) not in (0, 3):
        raise op.op_error("transform requires empty or size-3 grid_dims")


# --- passes -------------------------------------------------------------------------------------------------------------


@verifies(transform.ApplyRegisteredPassOp)
def verify_apply_registered_pass(op: transform.ApplyRegisteredPassOp) -> None:
    """ApplyRegisteredPassOp::verify"""
    count = len(op.dynamic_options)
    named: set[int] = set()

    def visit(value: Attribute) -> None:
        if value.MNEMONIC == "param_operand" and value.DIALECT_NAME == "transform":
            index: Any = value.parameters()[0]
            number: int = index.value
            if not 0 <= number < count:
                raise op.op_error(
                    f"dynamic option index {number} is out of bounds for the number of dynamic "
                    f"options: {count}"
                )
            if number in named:
                raise op.op_error(f"dynamic option index {number} is already used in options")
            named.add(number)
        elif isinstance(value, ArrayAttr):
            for element in value.elements:
                visit(element)

    options: Any = op.property_attribute("options")
    for _, value in options.entries:
        visit(value)
    if len(named) < count:
        raise op.op_error(
            "a param operand does not have a corresponding param_operand attr in the options dict"
        )


@verifies(transform.ApplyToLLVMConversionPatternsOp)
def verify_apply_conversion_patterns_dialect_to_llvm(
    op: transform.ApplyToLLVMConversionPatternsOp,
) -> None:
    """ApplyToLLVMConversionPatternsOp::verify"""
    name = op.dialect_name_argument
    if name in _CONVERTIBLE:
        return
    if name not in _LOADED and not _is_used(op, name):
        raise op.op_error(f"unknown dialect or dialect not loaded: {name}")
    raise op.op_error(
        "dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: "
        f"{name}"
    )


def _is_used(op: Operation, dialect_name: str) -> bool:
    """Whether the program has an operation of the dialect."""
    root = op
    while root.parent_op is not None:
        root = root.parent_op
    return any(inner.dialect_name == dialect_name for inner in root.walk())
