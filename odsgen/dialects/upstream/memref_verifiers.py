"""What operations of `memref` must satisfy beyond their definitions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.upstream.index_lists import DYNAMIC_INDEX
from odsgen.dialects.upstream.memref_layouts import (
    collapsed_type,
    expanded_type,
    layout_map,
    num_layout_symbols,
    sliced_type,
    strides_and_offset,
)
from odsgen.dialects.upstream.reassociation import reassociation_of, verify_collapsed_memref_shape
from odsgen.dialects.upstream.segments import segment_sizes
from odsgen.dialects.upstream.slices import (
    dropped_dimensions,
    sizes_as_shape,
    slice_operands,
    verify_in_bounds,
    verify_slice_operands,
)
from odsgen.runtime.builtin.attributes import AffineMapAttr, IntegerAttr, UnitAttr
from odsgen.runtime.builtin.elements import ElementsAttr
from odsgen.runtime.builtin.shaped_types import BaseMemRefType
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    FloatType,
    IntegerType,
    MemRefType,
    ShapedType,
    UnrankedMemRefType,
    index,
)
from odsgen.runtime.interfaces.side_effects import is_memory_effect_free
from odsgen.runtime.ir.traits import AutomaticAllocationScope

if TYPE_CHECKING:
    from odsgen.runtime.diagnostics import VerifyError
    from odsgen.runtime.ir.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen.runtime.ir.value import Value

Types = Sequence["Type"]


def _memref(type: Type) -> MemRefType:
    assert isinstance(type, MemRefType)
    return type


def _rank(value: Value) -> int:
    return len(_memref(value.type).shape)


# --- casts ------------------------------------------------------------------------------------------------------------


def are_cast_compatible_cast(op: Operation, inputs: Types, outputs: Types) -> bool:
    """Between memrefs that say more or less about the same shape and layout, one of them perhaps without rank."""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    source, target = inputs[0], outputs[0]
    if not (isinstance(source, BaseMemRefType) and isinstance(target, BaseMemRefType)):
        return False
    if source.element_type is not target.element_type:
        return False
    if source.memory_space is not target.memory_space:
        return False
    if isinstance(source, MemRefType) and isinstance(target, MemRefType):
        return _agree(source.shape, target.shape, DYNAMIC) and _layouts_agree(source, target)
    return isinstance(source, MemRefType) or isinstance(target, MemRefType)


def _agree(first: Sequence[int], second: Sequence[int], unknown: int) -> bool:
    return len(first) == len(second) and all(
        a == b or unknown in (a, b) for a, b in zip(first, second, strict=True)
    )


def _layouts_agree(first: MemRefType, second: MemRefType) -> bool:
    if first.layout is second.layout:
        return True
    known, other = strides_and_offset(first), strides_and_offset(second)
    if known is None or other is None or len(known[0]) != len(other[0]):
        return False
    sizes = zip(first.shape, second.shape, strict=True)
    strides = [(a, b) for a, b, s in zip(known[0], other[0], sizes, strict=True) if 1 not in s]
    return all(a == b or DYNAMIC_STRIDE in (a, b) for a, b in [*strides, (known[1], other[1])])


def are_cast_compatible_memory_space_cast(op: Operation, inputs: Types, outputs: Types) -> bool:
    """Between memrefs that differ in their memory space alone."""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    source, target = inputs[0], outputs[0]
    if isinstance(source, MemRefType) and isinstance(target, MemRefType):
        return (source.shape, source.element_type, source.layout) == (
            target.shape,
            target.element_type,
            target.layout,
        )
    if isinstance(source, UnrankedMemRefType) and isinstance(target, UnrankedMemRefType):
        return source.element_type is target.element_type
    return False


def verify_view(op: Operation) -> None:
    """No layouts, the same memory space, and a size for each dimension that is not known."""
    base, view = _memref(op.operands[0].type), _memref(op.results[0].type)
    if base.layout is not None:
        raise op.error(f"unsupported map for base memref type '{base}'")
    if view.layout is not None:
        raise op.error(f"unsupported map for result memref type '{view}'")
    if base.memory_space is not view.memory_space:
        raise op.error(
            f"different memory spaces specified for base memref type '{base}' "
            f"and view memref type '{view}'"
        )
    _verify_dynamic_sizes(op, view, len(op.operands) - 2)


def _verify_dynamic_sizes(op: Operation, type: MemRefType, count: int) -> None:
    expected = type.shape.count(DYNAMIC)
    if count != expected:
        raise op.op_error(f"incorrect number of dynamic sizes, has {count}, expected {expected}")


# --- allocation -------------------------------------------------------------------------------------------------------


def verify_alloc(op: Operation) -> None:
    """A size for each dimension that is not known, and a value for each symbol of the layout."""
    type = _memref(op.results[0].type)
    sizes, symbols = segment_sizes(op)
    _verify_dynamic_sizes(op, type, sizes)
    expected = num_layout_symbols(type)
    if symbols != expected:
        raise op.op_error(
            "symbol operand count does not equal memref symbol count: "
            f"expected {expected}, got {symbols}"
        )


def verify_alloca(op: Operation) -> None:
    """As `alloc`, within an operation at whose end the memory is given back."""
    parent = op.parent_op
    while parent is not None and AutomaticAllocationScope not in parent.TRAITS:
        parent = parent.parent_op
    if parent is None:
        raise op.op_error("requires an ancestor op with AutomaticAllocationScope trait")
    verify_alloc(op)


def verify_realloc(op: Operation) -> None:
    """No layouts, the same elements and memory space, and a size if it is not known."""
    source, result = _memref(op.operands[0].type), _memref(op.results[0].type)
    for what, type in (("source", source), ("result", result)):
        if type.layout is not None:
            raise op.error(f"unsupported layout for {what} memref type '{type}'")
    both = f"for source memref type '{source}' and result memref type '{result}'"
    if source.memory_space is not result.memory_space:
        raise op.error(f"different memory spaces specified {both}")
    if source.element_type is not result.element_type:
        raise op.error(f"different element types specified {both}")
    has_size = len(op.operands) > 1
    if DYNAMIC in result.shape and not has_size:
        raise op.error(f"missing dimension operand for result type '{result}'")
    if DYNAMIC not in result.shape and has_size:
        raise op.error(f"unnecessary dimension operand for result type '{result}'")


# --- access -----------------------------------------------------------------------------------------------------------


def verify_load(op: Operation) -> None:
    """An index for each dimension."""
    rank = _rank(op.operands[0])
    if len(op.operands) - 1 != rank:
        raise op.op_error(
            f"incorrect number of indices for load, expected {rank} but got {len(op.operands) - 1}"
        )


def verify_store(op: Operation) -> None:
    """An index for each dimension."""
    if len(op.operands) - 2 != _rank(op.operands[1]):
        raise op.op_error("store index operand count not equal to memref rank")


def verify_prefetch(op: Operation) -> None:
    """An index for each dimension."""
    if len(op.operands) - 1 != _rank(op.operands[0]):
        raise op.op_error("too few indices")


def verify_assume_alignment(op: Operation) -> None:
    """A power of two."""
    alignment = int(op.properties["alignment"].value)
    if alignment & (alignment - 1):
        raise op.op_error("alignment must be power of 2")


def verify_distinct_objects(op: Operation) -> None:
    """One operand at least, and results like them."""
    if op.operand_types != op.result_types:
        raise op.op_error("operand types and result types must match")
    if not op.operands:
        raise op.op_error("expected at least one operand")


# --- atomic operations ------------------------------------------------------------------------------------------------

_OF_FLOATS = frozenset({"addf", "maximumf", "maxnumf", "minimumf", "minnumf", "mulf"})


def verify_atomic_rmw(op: Operation) -> None:
    """An index for each dimension, and a value of the type that the kind is about."""
    from odsgen_dialects.arith import AtomicRMWKind

    value, memref, *indices = op.operands
    if len(indices) != _rank(memref):
        raise op.op_error("expects the number of subscripts to be equal to memref rank")
    found = op.properties["kind"]
    kind = str(AtomicRMWKind(int(found.value)) if isinstance(found, IntegerAttr) else found)
    if kind in _OF_FLOATS:
        if not isinstance(value.type, FloatType):
            raise op.op_error(f"with kind '{kind}' expects a floating-point type")
    elif kind != "assign" and not isinstance(value.type, IntegerType):
        raise op.op_error(f"with kind '{kind}' expects an integer type")


def verify_generic_atomic_rmw(op: Operation) -> None:
    """A body that makes a new value of the old one, without effects."""
    arguments = op.regions[0].arguments
    if len(arguments) != 1:
        raise op.op_error("expected single number of entry block arguments")
    if arguments[0].type is not op.results[0].type:
        raise op.op_error("expected block argument of the same type result type")
    for inner in op.regions[0].walk(post_order=True):
        if not is_memory_effect_free(inner):
            raise inner.error(
                "body of 'memref.generic_atomic_rmw' should contain only operations with no side "
                "effects"
            )


def verify_atomic_yield(op: Operation) -> None:
    """The type of the result of the operation around."""
    parent = op.parent_op
    if parent is None or not parent.results:
        return
    found, expected = op.operands[0].type, parent.results[0].type
    if found is not expected:
        raise op.op_error(
            f"types mismatch between yield op: '{found}' and its parent: '{expected}'"
        )


# --- globals ----------------------------------------------------------------------------------------------------------


def verify_global(op: Operation) -> None:
    """A type whose shape is known, and a value of that type."""
    type = op.properties["type"].value
    if not isinstance(type, MemRefType) or DYNAMIC in type.shape:
        raise op.op_error(f"type should be static shaped memref, but got '{type}'")
    value = op.properties.get("initial_value")
    if value is None or isinstance(value, UnitAttr):
        return
    if not isinstance(value, ElementsAttr):
        raise op.op_error(f"initial value should be a unit or elements attribute, but got {value}")
    found = value.type
    assert isinstance(found, ShapedType)
    if found.element_type is not type.element_type:
        raise op.op_error(
            f"initial value element expected to be of type '{type.element_type}', "
            f"but was of type '{found.element_type}'"
        )
    if found.shape != type.shape:
        raise op.op_error(
            f"initial value shape expected to be {', '.join(map(str, type.shape))} "
            f"but was {', '.join(map(str, found.shape))}"
        )


def verify_symbol_uses_get_global(op: Operation, symbol_tables: SymbolTableCollection) -> None:
    """The symbol is a global of the type of the result."""
    symbol = op.properties["name"]
    found = symbol_tables.lookup_nearest_symbol_from(op, symbol)
    if found is None or found.name != "memref.global":
        raise op.op_error(f"'{symbol.value}' does not reference a valid global memref")
    expected, type = found.properties["type"].value, op.results[0].type
    if expected is not type:
        raise op.op_error(
            f"result type '{type}' does not match type '{expected}' "
            f"of the global memref @{symbol.value}"
        )


# --- reshape, transpose -----------------------------------------------------------------------------------------------


def verify_reshape(op: Operation) -> None:
    """The same elements, no layouts, and a shape as long as the result has dimensions."""
    source, result = op.operands[0].type, op.results[0].type
    assert isinstance(source, BaseMemRefType) and isinstance(result, BaseMemRefType)
    if source.element_type is not result.element_type:
        raise op.op_error("element types of source and destination memref types should be the same")
    if isinstance(source, MemRefType) and source.layout is not None:
        raise op.op_error("source memref type should have identity affine map")
    if not isinstance(result, MemRefType):
        return
    length = _memref(op.operands[1].type).shape[0]
    if result.layout is not None:
        raise op.op_error("result memref type should have identity affine map")
    if length == DYNAMIC:
        raise op.op_error(
            "cannot use shape operand with dynamic length to reshape to statically-ranked memref "
            "type"
        )
    if length != len(result.shape):
        raise op.op_error("length of shape operand differs from the result's memref rank")


def verify_transpose(op: Operation) -> None:
    """A permutation, and a result with its sizes and strides."""
    map = op.properties["permutation"].value
    source, result = _memref(op.operands[0].type), _memref(op.results[0].type)
    if not map.is_permutation():
        raise op.op_error("expected a permutation map")
    if map.num_dims != len(source.shape):
        raise op.op_error("expected a permutation map of same rank as the input")
    found = strides_and_offset(source)
    if found is None:
        return
    order = [map.dim_position(number) for number in range(len(map.results))]
    shape = [source.shape[position] for position in order]
    strides = [found[0][position] for position in order]
    if (
        list(result.shape) == shape
        and result.element_type is source.element_type
        and result.memory_space is source.memory_space
        and strides_and_offset(result) == (strides, found[1])
    ):
        return
    layout = AffineMapAttr.get(layout_map(strides, found[1]))
    expected = MemRefType.get(shape, source.element_type, layout, source.memory_space)
    raise op.op_error(
        f"result type '{result}' is not equivalent to the canonical transposed input type "
        f"'{expected}'"
    )


# --- expand_shape, collapse_shape -------------------------------------------------------------------------------------


def verify_expand_shape(op: Operation) -> None:
    """Each dimension of the source is the product of a group of dimensions of the result."""
    source, result = _memref(op.operands[0].type), _memref(op.results[0].type)
    ranks = len(source.shape), len(result.shape)
    if ranks[0] > ranks[1]:
        raise op.op_error(
            f"has source rank {ranks[0]} and result rank {ranks[1]}. "
            f"This is not an expansion ({ranks[0]} > {ranks[1]})."
        )
    groups = reassociation_of(op)
    verify_collapsed_memref_shape(op, source.shape, result.shape, groups)
    expected = expanded_type(source, result.shape, groups)
    if expected is None:
        raise op.op_error("invalid source layout map")
    if expected is not result:
        raise op.op_error(f"expected expanded type to be '{expected}' but found '{result}'")
    bounds = op.properties["static_output_shape"].values
    if len(bounds) != ranks[1]:
        raise op.op_error(
            "expected number of static shape bounds to be equal to the output rank "
            f"({ranks[1]}) but found {len(bounds)} inputs instead"
        )
    dynamic = sum(bound == DYNAMIC_INDEX for bound in bounds)
    if len(op.operands) - 1 != dynamic:
        raise op.op_error(
            "mismatch in dynamic dims in output_shape and static_output_shape: "
            f"static_output_shape has {dynamic} dynamic dims while output_shape has "
            f"{len(op.operands) - 1} values"
        )
    for position, (size, bound) in enumerate(zip(result.shape, bounds, strict=True)):
        if size not in (DYNAMIC, bound):
            raise op.op_error(f"invalid output shape provided at pos {position}")


def verify_collapse_shape(op: Operation) -> None:
    """Each dimension of the result is the product of a group of dimensions of the source."""
    source, result = _memref(op.operands[0].type), _memref(op.results[0].type)
    ranks = len(source.shape), len(result.shape)
    if ranks[0] < ranks[1]:
        raise op.op_error(
            f"has source rank {ranks[0]} and result rank {ranks[1]}. "
            f"This is not a collapse ({ranks[0]} < {ranks[1]})."
        )
    groups = reassociation_of(op)
    verify_collapsed_memref_shape(op, result.shape, source.shape, groups)
    expected = collapsed_type(source, result.shape, groups)
    if expected is None:
        raise op.op_error("invalid source layout map or collapsing non-contiguous dims")
    if expected is not result:
        raise op.op_error(f"expected collapsed type to be '{expected}' but found '{result}'")


# --- subview, reinterpret_cast ----------------------------------------------------------------------------------------


def verify_reinterpret_cast(op: Operation) -> None:
    """What the type of the result says of sizes, offset and strides is what the operands say."""
    source, result = op.operands[0].type, _memref(op.results[0].type)
    assert isinstance(source, BaseMemRefType)
    rank = len(result.shape)
    slice = slice_operands(op)
    verify_slice_operands(op, slice, (1, rank, rank))
    both = f"for source type '{source}' and result memref type '{result}'"
    if source.memory_space is not result.memory_space:
        raise op.error(f"different memory spaces specified {both}")
    if source.element_type is not result.element_type:
        raise op.error(f"different element types specified {both}")
    for number, (size, expected) in enumerate(zip(result.shape, slice.sizes, strict=True)):
        if size not in (DYNAMIC, expected):
            raise op.error(
                f"expected result type with size = {_number(expected)} instead of {size} "
                f"in dim = {number}"
            )
    found = strides_and_offset(result)
    if found is None:
        raise op.error(f"expected result type to have strided layout but found '{result}'")
    strides, offset = found
    if offset not in (DYNAMIC_STRIDE, slice.offsets[0]):
        raise op.error(
            f"expected result type with offset = {_number(slice.offsets[0])} instead of {offset}"
        )
    for number, (stride, expected) in enumerate(zip(strides, slice.strides, strict=True)):
        if stride not in (DYNAMIC_STRIDE, expected):
            raise op.error(
                f"expected result type with stride = {_number(expected)} instead of {stride} "
                f"in dim = {number}"
            )


def _number(number: int) -> str:
    return "dynamic" if number == DYNAMIC_INDEX else str(number)


def verify_subview(op: Operation) -> None:
    """The result is of the type that offsets, sizes and strides make of the source, perhaps with fewer dimensions."""
    source, result = _memref(op.operands[0].type), _memref(op.results[0].type)
    slice = slice_operands(op)
    verify_slice_operands(op, slice, [len(source.shape)] * 3)
    if source.memory_space is not result.memory_space:
        raise op.error(
            f"different memory spaces specified for base memref type '{source}' "
            f"and subview memref type '{result}'"
        )
    shape = sizes_as_shape(slice.sizes)
    expected = sliced_type(source, shape, _as_strides(slice.offsets), _as_strides(slice.strides))
    if expected is None:
        raise op.error(f"base type '{source}' is not strided")
    if expected is not result:
        if len(result.shape) > len(shape):
            raise op.error(
                "expected result rank to be smaller or equal to the source rank, "
                f"but got '{result}'"
            )
        if dropped_dimensions(shape, result.shape) is None:
            raise _subview_mismatch(op, expected, "sizes")
        if expected.element_type is not result.element_type:
            raise op.error(
                f"expected result element type to be '{expected.element_type}', "
                f"but got '{result}'"
            )
        if not _is_layout_of(expected, result, slice.sizes):
            raise _subview_mismatch(op, expected, "layout")
    verify_in_bounds(op, source.shape, slice)


def _as_strides(numbers: Sequence[int]) -> list[int]:
    return [DYNAMIC_STRIDE if number == DYNAMIC_INDEX else number for number in numbers]


def _subview_mismatch(op: Operation, expected: MemRefType, what: str) -> VerifyError:
    return op.error(
        f"expected result type to be '{expected}' or a rank-reduced version. "
        f"(mismatch of result {what}), but got '{op.results[0].type}'"
    )


def _is_layout_of(expected: MemRefType, result: MemRefType, sizes: Sequence[int]) -> bool:
    """Whether offset and strides are those expected, without the dimensions that were dropped."""
    known, found = strides_and_offset(expected), strides_and_offset(result)
    if known is None or found is None or known[1] != found[1]:
        return False
    dropped = _dropped_by_strides(known[0], found[0], sizes)
    if dropped is None:
        return False
    kept = [stride for number, stride in enumerate(known[0]) if number not in dropped]
    return kept == found[0]


def _dropped_by_strides(
    strides: Sequence[int], reduced: Sequence[int], sizes: Sequence[int]
) -> set[int] | None:
    """Which dimensions of size 1 are missing: those whose strides are, too (`computeMemRefRankReductionMask`)."""
    if len(strides) == len(reduced):
        return set()
    dropped = {number for number, size in enumerate(sizes) if size == 1}
    missing = len(strides) - len(reduced)
    if len(dropped) == missing:
        return dropped
    left, wanted = Counter(strides), Counter(reduced)
    for number in sorted(dropped):
        stride = strides[number]
        if left[stride] > wanted[stride]:
            left[stride] -= 1
        elif left[stride] == wanted[stride]:
            dropped.remove(number)
        else:
            return None
    return dropped if len(dropped) == missing else None


# --- dma_start, dma_wait ----------------------------------------------------------------------------------------------


def verify_dma_start(op: Operation) -> None:
    """A source, a destination and a tag with their indices, the number of elements, and perhaps two strides."""
    operands = op.operands
    if len(operands) < 4:
        raise op.op_error("expected at least 4 operands")
    position = 0
    needed = 4

    def memref(what: str) -> None:
        nonlocal position, needed
        type = operands[position].type
        if not isinstance(type, MemRefType):
            raise op.op_error(f"expected {what} to be of memref type")
        needed += len(type.shape)
        if len(operands) < needed:
            raise op.op_error(f"expected at least {needed} operands")
        indices = operands[position + 1 : position + 1 + len(type.shape)]
        if any(value.type is not index for value in indices):
            raise op.op_error(f"expected {what} indices to be of index type")
        position += 1 + len(type.shape)

    memref("source")
    memref("destination")
    if operands[position].type is not index:
        raise op.op_error("expected num elements to be of index type")
    position += 1
    memref("tag")
    if len(operands) not in (needed, needed + 2):
        raise op.op_error("incorrect number of operands")
    if any(value.type is not index for value in operands[needed:]):
        raise op.op_error("expected stride and num elements per stride to be of type index")


def verify_dma_wait(op: Operation) -> None:
    """An index for each dimension of the tag."""
    rank, count = _rank(op.operands[0]), len(op.operands) - 2
    if count != rank:
        raise op.op_error(
            "expected tagIndices to have the same number of elements as the tagMemRef rank, "
            f"expected {rank}, but got {count}"
        )
