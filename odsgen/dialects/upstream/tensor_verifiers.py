"""What operations of `tensor` must satisfy beyond their definitions; slices, reshapes are in `tensor_shapes`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.upstream.index_lists import DYNAMIC_INDEX
from odsgen.dialects.upstream.static_shapes import are_compatible_shapes
from odsgen.runtime.builtin.attributes import UnitAttr
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    FloatType,
    IntegerType,
    RankedTensorType,
    TensorType,
    index,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation

Types = Sequence["Type"]


def _ranked(type: Type) -> RankedTensorType:
    assert isinstance(type, RankedTensorType)
    return type


# --- casts --------------------------------------------------------------------------------------------------------------


def _tensors(inputs: Types, outputs: Types) -> tuple[TensorType, TensorType] | None:
    """One type of tensors and another one whose shape can be the same."""
    if len(inputs) != 1 or len(outputs) != 1:
        return None
    source, target = inputs[0], outputs[0]
    if not (isinstance(source, TensorType) and isinstance(target, TensorType)):
        return None
    if source.has_rank and target.has_rank:
        return (source, target) if are_compatible_shapes(source.shape, target.shape) else None
    return source, target


def are_cast_compatible_cast(op: Operation, inputs: Types, outputs: Types) -> bool:
    """The same elements."""
    types = _tensors(inputs, outputs)
    return types is not None and types[0].element_type is types[1].element_type


def are_cast_compatible_bitcast(op: Operation, inputs: Types, outputs: Types) -> bool:
    """Elements of the same width."""
    types = _tensors(inputs, outputs)
    return types is not None and _width(types[0]) == _width(types[1])


def _width(type: TensorType) -> int | None:
    element = type.element_type
    return element.width if isinstance(element, (IntegerType, FloatType)) else None


# --- sizes --------------------------------------------------------------------------------------------------------------


def _verify_sizes(op: Operation, count: int) -> None:
    """An operand for each size of the result that is not known."""
    expected = _ranked(op.results[0].type).shape.count(DYNAMIC)
    if count != expected:
        raise op.op_error(f"incorrect number of dynamic sizes, has {count}, expected {expected}")


def verify_empty(op: Operation) -> None:
    """A size for each dimension that is not known."""
    _verify_sizes(op, len(op.operands))


def verify_splat(op: Operation) -> None:
    """A size for each dimension that is not known."""
    _verify_sizes(op, len(op.operands) - 1)


def verify_generate(op: Operation) -> None:
    """A size for each dimension that is not known."""
    _verify_sizes(op, len(op.operands))


def verify_generate_regions(op: Operation) -> None:
    """The body makes an element of its place."""
    type = _ranked(op.results[0].type)
    block = op.regions[0].blocks[0]
    if any(argument.type is not index for argument in block.arguments):
        raise op.error("all body arguments must be index")
    if len(block.arguments) != len(type.shape):
        raise op.error("must have one body argument per input dimension")
    if _yielded_type(op) is not type.element_type:
        raise op.op_error(
            "body must be terminated with a `yield` operation of the tensor element type"
        )


def _yielded_type(op: Operation) -> Type:
    terminator = op.regions[0].blocks[0].terminator
    assert terminator is not None
    return terminator.operands[0].type


# --- elements -----------------------------------------------------------------------------------------------------------


def verify_extract(op: Operation) -> None:
    """An index for each dimension."""
    if len(op.operands) - 1 != len(_ranked(op.operands[0].type).shape):
        raise op.op_error("incorrect number of indices for extract_element")


def verify_insert(op: Operation) -> None:
    """An index for each dimension."""
    if len(op.operands) - 2 != len(_ranked(op.operands[1].type).shape):
        raise op.op_error("incorrect number of indices")


# --- concat -------------------------------------------------------------------------------------------------------------


def verify_concat(op: Operation) -> None:
    """Tensors that differ in the size of the dimension along which they are put together."""
    if not op.operands:
        raise op.op_error("requires at least one input")
    inputs = [_ranked(type) for type in op.operand_types]
    result = _ranked(op.results[0].type)
    rank = len(result.shape)
    if any(len(type.shape) != rank for type in inputs):
        raise op.op_error("rank of concatenated inputs must match result rank")
    if any(type.element_type is not result.element_type for type in inputs):
        raise op.op_error("inputs and result element type must match")
    along = int(op.properties["dim"].value)
    if along >= rank:
        raise op.op_error("concatenation dim must be less than the tensor rank")
    expected: list[int] = []
    for dimension in range(rank):
        sizes = [type.shape[dimension] for type in inputs]
        known = [size for size in sizes if size != DYNAMIC]
        if dimension == along:
            expected.append(sum(known) if len(known) == len(sizes) else DYNAMIC)
            continue
        if len(set(known)) > 1:
            raise op.op_error(
                f"static concatenation size mismatch along non-concatenated dimension {dimension}"
            )
        expected.append(known[0] if known else DYNAMIC)
    if not are_compatible_shapes(expected, result.shape):
        inferred = RankedTensorType.get(expected, inputs[0].element_type)
        raise op.op_error(
            f"result type '{result}'does not match inferred shape '{inferred}' static sizes"
        )


# --- gather, scatter ----------------------------------------------------------------------------------------------------


def _verify_dimensions(
    op: Operation,
    dimensions: Sequence[int],
    shape: Sequence[int],
    rank: int,
    words: tuple[str, str],
) -> None:
    """Dimensions of a tensor, in their order, and as many as coordinates stand in the last dimension of the indices."""
    what, tensor = words
    if not dimensions:
        raise op.op_error(f"{what}_dims must be non-empty")
    if len(dimensions) > rank:
        raise op.op_error(f"{what}_dims overflow {tensor} rank")
    if not shape or shape[-1] != len(dimensions):
        raise op.op_error(f"{what}_dims length must match the size of last dimension of indices")
    for dimension in dimensions:
        if dimension < 0:
            raise op.op_error(f"{what}_dims value must be non-negative")
        if dimension >= rank:
            raise op.op_error(f"{what}_dims value must be smaller than {tensor} rank")
    if any(first >= second for first, second in zip(dimensions, dimensions[1:], strict=False)):
        raise op.op_error(f"{what}_dims values must be strictly increasing")


def _gathered_types(
    tensor: RankedTensorType, indices: RankedTensorType, dimensions: Sequence[int]
) -> list[RankedTensorType]:
    """The slices at the indices, with and without the dimensions that the indices are about."""
    shapes: list[list[int]] = [list(indices.shape[:-1]) for _ in range(2)]
    for number, size in enumerate(tensor.shape):
        if number in dimensions:
            shapes[0].append(1)
        else:
            shapes[0].append(size)
            shapes[1].append(size)
    return [RankedTensorType.get(shape, tensor.element_type, tensor.encoding) for shape in shapes]


def _verify_gathered(
    op: Operation, what: str, found: Type, expected: Sequence[RankedTensorType]
) -> None:
    if found not in expected:
        raise op.op_error(
            f"{what} type mismatch: expected '{expected[0]}' or its rank-reduced variant "
            f"'{expected[1]}' (got: '{found}')"
        )


def verify_gather(op: Operation) -> None:
    """A slice of the source for each row of the indices."""
    source, indices = (_ranked(type) for type in op.operand_types)
    dimensions = [int(number) for number in op.properties["gather_dims"].values]
    _verify_dimensions(op, dimensions, indices.shape, len(source.shape), ("gather", "source"))
    expected = _gathered_types(source, indices, dimensions)
    _verify_gathered(op, "result", op.results[0].type, expected)


def verify_scatter(op: Operation) -> None:
    """A slice of the destination for each row of the indices."""
    source, destination, indices = (_ranked(type) for type in op.operand_types)
    dimensions = [int(number) for number in op.properties["scatter_dims"].values]
    _verify_dimensions(op, dimensions, indices.shape, len(destination.shape), ("scatter", "dest"))
    if not isinstance(op.properties.get("unique"), UnitAttr):
        raise op.op_error("requires 'unique' attribute to be set")
    _verify_gathered(op, "source", source, _gathered_types(destination, indices, dimensions))


# --- pad ----------------------------------------------------------------------------------------------------------------


def verify_pad(op: Operation) -> None:
    """The result has the sizes of the source and what is added to them."""
    source, result = _ranked(op.operands[0].type), _ranked(op.results[0].type)
    low, high = op.properties["static_low"].values, op.properties["static_high"].values
    rank = len(source.shape)
    if len(low) != rank or len(high) != rank:
        raise op.error(
            f"failed to infer expectedType from sourceType '{source}', "
            f"specified resultType is '{result}'"
        )
    shape = [
        DYNAMIC if size == DYNAMIC or DYNAMIC_INDEX in (before, after) else size + before + after
        for size, before, after in zip(source.shape, low, high, strict=True)
    ]
    matches = len(result.shape) == rank and all(
        expected in (DYNAMIC, found) for expected, found in zip(shape, result.shape, strict=True)
    )
    if not matches:
        # Not as a type: a negative padding may leave less than nothing, which is shown like any other size.
        sizes = "".join("?x" if size == DYNAMIC else f"{size}x" for size in shape)
        expected = f"tensor<{sizes}{source.element_type}>"
        raise op.error(f"specified type '{result}' does not match the inferred type '{expected}'")


def verify_pad_regions(op: Operation) -> None:
    """The body makes an element of its place."""
    type = _ranked(op.results[0].type)
    arguments = op.regions[0].blocks[0].arguments
    if len(arguments) != len(type.shape):
        raise op.error(f"expected the block to have {len(type.shape)} arguments")
    for number, argument in enumerate(arguments, 1):
        if argument.type is not index:
            raise op.op_error(f"expected block argument {number} to be an index")
    if _yielded_type(op) is not type.element_type:
        raise op.op_error("expected yield type to match shape element type")
