"""What operations of `gpu` and their attributes must satisfy beyond their definitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.upstream.memref_layouts import num_layout_symbols
from odsgen.dialects.upstream.segments import operand_segments, segment_sizes
from odsgen.runtime.builtin.attributes import (
    DenseArrayAttr,
    FlatSymbolRefAttr,
    IntegerAttr,
    SymbolRefAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.types import DYNAMIC, FunctionType, MemRefType, ShapedType, i32
from odsgen.runtime.interfaces.function_format import function_type_of
from odsgen.runtime.ir.symbol_table import is_symbol_table, lookup_symbol_in

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

CONTAINER_MODULE = "gpu.container_module"
KERNEL = "gpu.kernel"
WORKGROUP_COUNT = "workgroup_attributions"


def workgroup_count(op: Operation) -> int:
    """How many arguments of the body are memory of the workgroup."""
    count = op.attributes.get(WORKGROUP_COUNT) or op.properties.get(WORKGROUP_COUNT)
    return count.value if isinstance(count, IntegerAttr) else 0


def verify_attributions(op: Operation, values: Sequence[Value], space: str) -> None:
    """Each is a memref in the address space, if its address space is one of this dialect."""
    for value in values:
        type = value.type
        if not isinstance(type, MemRefType):
            raise op.op_error("expected memref type in attribution")
        known = type.memory_space
        if known is not None and (known.DIALECT_NAME, known.MNEMONIC) == ("gpu", "address_space"):
            if known.parameters()[0].keyword != space:
                raise op.op_error(f"expected memory space {space} in attribution")


# --- launches -----------------------------------------------------------------------------------------------------------


def verify_launch_regions(op: Operation) -> None:
    """The body has an argument for each place and size, and ends with `gpu.terminator`."""
    body = op.regions[0]
    sizes = segment_sizes(op)
    first = 18 if len(sizes) > 7 and sizes[7] else 12
    arguments = body.arguments
    last = first + workgroup_count(op)
    # mlir-opt does not look at a body that is empty, and dies of it when it prints the operation.
    if not 0 <= workgroup_count(op) <= len(arguments) - first:
        raise op.op_error("unexpected number of region arguments")
    verify_attributions(op, arguments[first:last], "workgroup")
    verify_attributions(op, arguments[last:], "private")
    for block in body.blocks:
        end = block.last
        if end is not None and not end.successors and end.name != "gpu.terminator":
            error = end.error("expected 'gpu.terminator' or a terminator with successors")
            error.diagnostics[0].attach_note("in 'gpu.launch' body region", op.location)
            raise error


def verify_launch_func(op: Operation) -> None:
    """It stands in a module that says that it holds kernels."""
    module = op.parent_op
    while module is not None and module.name != "builtin.module":
        module = module.parent_op
    if module is None:
        raise op.op_error("expected to belong to a module")
    if not isinstance(module.attributes.get(CONTAINER_MODULE), UnitAttr):
        raise op.op_error(
            f"expected the closest surrounding module to have the '{CONTAINER_MODULE}' attribute"
        )
    segments = operand_segments(op)
    cluster = [value.type for group in segments[7:10] for value in group]
    if len(set(cluster)) > 1:
        raise op.op_error("expects types of the cluster dimensions must be the same")


def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """Known sizes are three numbers; a module that holds kernels holds those that it launches."""
    if name in ("gpu.known_block_size", "gpu.known_grid_size", "gpu.known_cluster_size"):
        _verify_known_size(op, name, attribute)
    if name != CONTAINER_MODULE or not isinstance(attribute, UnitAttr):
        return
    if op.name != "builtin.module":
        raise op.error(f"expected '{name}' attribute to be attached to 'builtin.module'")
    for inner in op.walk():
        parent = inner.parent_op
        if inner.name == "gpu.launch_func" and parent is not None and parent.parent_op is op:
            _verify_kernel(op, inner)


def _verify_known_size(op: Operation, name: str, attribute: Attribute) -> None:
    if "FunctionOpInterface" in op.INTERFACES and name in op.PROPERTY_NAMES:
        return
    if not isinstance(attribute, DenseArrayAttr) or attribute.element_type is not i32:
        raise op.op_error(f"{name} must be a dense i32 array")
    if len(attribute.values) != 3:
        raise op.op_error(f"{name} must contain exactly 3 elements")


def _verify_kernel(module: Operation, launch: Operation) -> None:
    reference = launch.properties.get("kernel")
    if not isinstance(reference, SymbolRefAttr):
        return
    container = lookup_symbol_in(module, FlatSymbolRefAttr.get(reference.root))
    if container is None:
        raise launch.op_error(f"kernel container '{reference.root}' is undefined")
    if container.name == "gpu.binary":
        return
    if container.name != "gpu.module":
        raise launch.op_error(f"kernel module '{reference.root}' is undefined")
    function = lookup_symbol_in(module, reference)
    if function is None:
        raise launch.op_error(f"kernel function '{reference}' is undefined")
    if "FunctionOpInterface" not in function.INTERFACES:
        raise launch.op_error(
            f"referenced kernel '{reference}' is not a function",
            [(function.location, "see the kernel definition here")],
        )
    if KERNEL not in function.attributes:
        raise launch.op_error(f"kernel function is missing the '{KERNEL}' attribute")
    if function.name != "gpu.func":
        return
    # The functions are verified later, each by itself: one may be anything yet.
    type_attribute = function.properties.get("function_type")
    if not isinstance(getattr(type_attribute, "value", None), FunctionType):
        return
    inputs = function_type_of(function).inputs
    operands = operand_segments(launch)[11]
    if len(inputs) != len(operands):
        raise launch.op_error(f"got {len(operands)} kernel operands but expected {len(inputs)}")
    for number, (type, operand) in enumerate(zip(inputs, operands, strict=True)):
        if type is not operand.type:
            raise launch.op_error(f"type of function argument {number} does not match")


# --- functions ----------------------------------------------------------------------------------------------------------


def verify_type_func(op: Operation) -> None:
    """A kernel returns nothing."""
    if KERNEL in op.attributes and function_type_of(op).results:
        raise op.op_error("expected void return type for kernel function")


def verify_body_func(op: Operation) -> None:
    """The arguments of the body begin with those of the function; memory of the workgroup and private one follows."""
    if not op.regions[0].blocks:
        return
    inputs = function_type_of(op).inputs
    arguments = op.regions[0].blocks[0].arguments
    count = workgroup_count(op)
    if count < 0:  # as MLIR, which reads it without a sign
        count &= 0xFFFFFFFF
    if len(arguments) < len(inputs) + count:
        raise op.op_error(f"expected at least {len(inputs) + count} arguments to body region")
    for number, (argument, expected) in enumerate(zip(arguments, inputs, strict=False)):
        if argument.type is not expected:
            raise op.op_error(
                f"expected body region argument #{number} to be of type '{expected}', got "
                f"'{argument.type}'"
            )
    verify_attributions(op, arguments[len(inputs) : len(inputs) + count], "workgroup")
    verify_attributions(op, arguments[len(inputs) + count :], "private")


def verify_return(op: Operation) -> None:
    """It returns what the function is said to return."""
    function = op.parent_op
    if function is None:
        return
    results = function_type_of(function).results
    if len(results) != len(op.operands):
        raise op.op_error(
            f"expected {len(results)} result operands",
            [(function.location, "return type declared here")],
        )
    for number, (type, operand) in enumerate(zip(results, op.operands, strict=True)):
        if type is not operand.type:
            raise op.op_error(f"unexpected type `'{operand.type}'' for operand #{number}")


# --- memory -------------------------------------------------------------------------------------------------------------


def verify_alloc(op: Operation) -> None:
    """A size for each dimension that is not known, a value for each symbol of the layout."""
    _, sizes, symbols = operand_segments(op)
    type = op.result_types[0]
    if not isinstance(type, MemRefType):
        return
    unknown = sum(size == DYNAMIC for size in type.shape)
    if len(sizes) != unknown:
        raise op.op_error(
            f"incorrect number of dynamic sizes, has {len(sizes)}, expected {unknown}"
        )
    if len(symbols) != num_layout_symbols(type):
        raise op.op_error("symbol operand count does not equal memref symbol count")


def verify_memcpy(op: Operation) -> None:
    """From memory to memory of compatible shape and the same elements."""
    target, source = (value.type for value in op.operands[-2:])
    if _element(target) is not _element(source):
        raise op.op_error("arguments have incompatible element type")
    if not _are_compatible(target, source):
        raise op.op_error("arguments have incompatible shape")


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type


def _are_compatible(first: Type, second: Type) -> bool:
    if not isinstance(first, ShapedType) or not isinstance(second, ShapedType):
        return not isinstance(first, ShapedType) and not isinstance(second, ShapedType)
    if not first.has_rank or not second.has_rank:
        return True
    return len(first.shape) == len(second.shape) and all(
        one == other or DYNAMIC in (one, other)
        for one, other in zip(first.shape, second.shape, strict=True)
    )


def verify_dynamic_shared_memory(op: Operation) -> None:
    """Memory of the workgroup whose size is not known."""
    table = op.parent_op
    while table is not None and not is_symbol_table(table):
        table = table.parent_op
    if table is None:
        raise op.op_error("must be inside an op with symbol table")
    type = op.result_types[0]
    space = "address_space<workgroup>"
    if not isinstance(type, MemRefType) or str(type.memory_space) != f"#gpu.{space}":
        raise op.op_error(f"address space must be {space}")
    if DYNAMIC not in type.shape:
        raise op.op_error(f"result memref type must be memref<?xi8, #gpu.{space}>")


# --- exchange between threads -------------------------------------------------------------------------------------------


def verify_rotate(op: Operation) -> None:
    """The offset is less than the width."""
    offset, width = (op.properties[name].value for name in ("offset", "width"))
    if offset >= width:
        raise op.op_error(f"offset must be in the range [0, {width})")


def verify_subgroup_broadcast(op: Operation) -> None:
    """A lane is given exactly where the value of one certain lane is wanted."""
    is_specific = op.properties["broadcast_type"].parameters()[0].keyword == "specific_lane"
    has_lane = len(op.operands) > 1
    if is_specific and not has_lane:
        raise op.op_error("lane must be specified for `specific_lane` broadcast")
    if has_lane and not is_specific:
        raise op.op_error("lane can only be specified for `specific_lane` broadcast")


# --- targets ------------------------------------------------------------------------------------------------------------

_TARGETS = frozenset(
    {("nvvm", "target"), ("rocdl", "target"), ("xevm", "target"), ("spirv", "target_env")}
)


def check_is_target(attribute: Attribute) -> bool:
    """Whether the attribute is a target that code can be made for."""
    return (attribute.DIALECT_NAME, attribute.MNEMONIC) in _TARGETS
