"""Verifiers of what applies patterns, conversions, bufferization and passes, of the dialect `transform`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.transform.verifiers.kinds import verify_children
from odsgen.runtime.builtin.attributes import ArrayAttr

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen_dialects.transform import (
        ApplyConversionPatternsOp,
        ApplyPatternsOp,
        ApplyRegisteredPassOp,
        ApplyToLLVMConversionPatternsOp,
        BufferizeToAllocationOp,
        CastAndCallOp,
        MapForallToBlocks,
        OneShotBufferizeOp,
    )

_CONVERTER_OF_TYPES = "TypeConverterBuilderOpInterface"
_TO_LLVM = "transform.apply_conversion_patterns.dialect_to_llvm"
_LLVM_CONVERTERS = frozenset(
    {"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"}
)

#: Those that MLIR converts to LLVM by their interface, and others that come with `transform`.
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


def verify_apply_patterns(op: ApplyPatternsOp) -> None:
    """All inside are sets of patterns."""
    verify_children(op, _first_block(op.patterns), "PatternDescriptorOpInterface", "children ops")


def verify_apply_conversion_patterns(op: ApplyConversionPatternsOp) -> None:
    """All inside are sets of conversions, which can convert with the default converter of types if there is one."""
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


def verify_func_cast_and_call(op: CastAndCallOp) -> None:
    """It converts with converters of types, and says which function it calls, by name or by a handle."""
    verify_children(op, _first_block(op.conversions), _CONVERTER_OF_TYPES, "children ops")
    has_handle, has_name = op.function is not None, op.function_name is not None
    if not (has_handle or has_name):
        raise op.op_error("expected a function handle or name to call")
    if has_handle and has_name:
        raise op.op_error("function handle and name are mutually exclusive")


# --- bufferization, mapping ---------------------------------------------------------------------------------------------


def verify_bufferization_one_shot_bufferize(op: OneShotBufferizeOp) -> None:
    """Copies are those of `memref` or `linalg`; what shows an analysis needs one that is only tested."""
    if op.memcpy_op not in ("memref.copy", "linalg.copy"):
        raise op.op_error("unsupported memcpy op")
    for name in ("print_conflicts", "dump_alias_sets"):
        if getattr(op, name) and not op.test_analysis_only:
            raise op.op_error(f"'{name}' requires 'test_analysis_only'")


def verify_structured_bufferize_to_allocation(op: BufferizeToAllocationOp) -> None:
    """It copies and allocates with operations that it knows."""
    copies = ("bufferization.materialize_in_destination", "memref.copy", "linalg.copy")
    if op.memcpy_op not in copies:
        raise op.op_error("unsupported memcpy op")
    if op.alloc_op not in ("memref.alloc", "memref.alloca"):
        raise op.op_error("unsupported alloc op")


def verify_gpu_map_forall_to_blocks(op: MapForallToBlocks) -> None:
    """A grid has three dimensions."""
    if len(op.grid_dims) not in (0, 3):
        raise op.op_error("transform requires empty or size-3 grid_dims")


# --- passes -------------------------------------------------------------------------------------------------------------


def verify_apply_registered_pass(op: ApplyRegisteredPassOp) -> None:
    """The options name each parameter once."""
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


def verify_apply_conversion_patterns_dialect_to_llvm(op: ApplyToLLVMConversionPatternsOp) -> None:
    """The dialect is one whose operations can be converted; it is loaded."""
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
    """Whether an operation of the program is of that dialect."""
    root = op
    while root.parent_op is not None:
        root = root.parent_op
    return any(inner.dialect_name == dialect_name for inner in root.walk())
