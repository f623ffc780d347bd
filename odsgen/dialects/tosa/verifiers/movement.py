"""Verifiers of the data layout operations of the dialect `tosa`."""

from __future__ import annotations

from math import prod

from odsgen.dialects.tosa.element_types import verify_same_element_types
from odsgen.dialects.tosa.shapes import Sizes, constant_sizes, known_shape, shape_rank, verify_axis
from odsgen.hooks import verifies
from odsgen.rewriting import constant_value
from odsgen.runtime import DYNAMIC, DenseIntElementsAttr, VerifyError
from odsgen_dialects import tosa


@verifies(tosa.ConcatOp)
def verify_concat(op: tosa.ConcatOp) -> None:
    """ConcatOp::verify"""
    inputs = op.input1
    if not inputs:
        raise op.op_error("expect at least one input")
    for value in inputs:
        verify_same_element_types(op, value.type, op.output.type)
    axis = op.axis
    shapes = [shape for shape in map(known_shape, inputs) if shape is not None]
    if shapes and not 0 <= axis < len(shapes[0]):
        raise op.op_error(
            "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got "
            f"{axis}"
        )
    if len(shapes) != len(inputs):
        return
    first = shapes[0]
    for number, shape in enumerate(shapes[1:], 1):
        if len(shape) != len(first):
            raise op.op_error(
                f"expect all operands to have the same rank, but got {len(first)} vs {len(shape)} on "
                f"operands 0 and {number}"
            )
        for index, (size, wanted) in enumerate(zip(shape, first, strict=True)):
            if index != axis and DYNAMIC not in (size, wanted) and size != wanted:
                raise op.op_error(
                    "expect all operand shapes to have the same sizes on non-axis dimensions, but "
                    f"got {size} vs {wanted} at index {index} on operands 0 and {number}"
                )
    sizes = [shape[axis] for shape in shapes]
    output = known_shape(op.output)
    if DYNAMIC in sizes or output is None or axis >= len(output):
        return
    if output[axis] not in (DYNAMIC, sum(sizes)):
        raise op.op_error(
            "requires sum of axis dimensions of input1 equal to output axis dimension, got "
            f"{sum(sizes)} and {output[axis]}"
        )


@verifies(tosa.PadOp)
def verify_pad(op: tosa.PadOp) -> None:
    """PadOp::verify"""
    verify_same_element_types(op, op.input1.type, op.output.type)
    verify_same_element_types(op, op.pad_const.type, op.output.type)
    input, output = known_shape(op.input1), known_shape(op.output)
    if input is None or output is None:
        return
    if len(input) != len(output):
        raise op.op_error(
            f"expect same input and output tensor rank, but got inputRank: {len(input)}, outputRank: "
            f"{len(output)}"
        )
    padding = constant_value(op.padding)
    if not isinstance(padding, DenseIntElementsAttr):
        raise VerifyError([])  # as in MLIR: fails without a diagnostic
    pads = [int(value) for value in padding.values()]  # type: ignore[arg-type]
    if len(pads) != 2 * len(input):
        raise op.op_error(
            f"padding tensor must have {len(input)} * 2 = {2 * len(input)} elements, but got "
            f"{len(pads)}"
        )
    for number, (size, given) in enumerate(zip(input, output, strict=True)):
        before, after = pads[2 * number], pads[2 * number + 1]
        if min(before, after) < -1:
            raise op.op_error(
                f"invalid padding values at dimension {number}: values must be non-negative or -1 "
                f"for dynamic padding, got [{before}, {after}]"
            )
        if DYNAMIC not in (size, given) and given != size + before + after:
            raise op.op_error(
                f"mismatch in output shape at dimension {number}: expected {size} + {before} + "
                f"{after} = {size + before + after}, but got {given}"
            )


@verifies(tosa.SliceOp)
def verify_slice(op: tosa.SliceOp) -> None:
    """SliceOp::verify"""
    verify_same_element_types(op, op.input1.type, op.output.type)
    input, output = known_shape(op.input1), known_shape(op.output)
    if input is None:
        return
    if output is not None and len(input) != len(output):
        raise op.op_error(
            f"expect input1 and output to have the same ranks, got {len(input)} and {len(output)}"
        )
    for value, name in ((op.start, "start"), (op.size, "size")):
        if shape_rank(value) != len(input):
            raise op.op_error(f"length of {name} is not equal to rank of input shape")


@verifies(tosa.TileOp)
def verify_tile(op: tosa.TileOp) -> None:
    """TileOp::verify"""
    verify_same_element_types(op, op.input1.type, op.output.type)
    input, output = known_shape(op.input1), known_shape(op.output)
    rank = shape_rank(op.multiples)
    if input is not None:
        if len(input) != rank:
            raise op.op_error(f"expect 'multiples' to have rank {len(input)} but got {rank}.")
        if output is not None and len(input) != len(output):
            raise op.op_error("expect same input and output tensor rank.")
    elif output is not None and len(output) != rank:
        raise op.op_error(f"expect 'multiples' array to have length {len(output)} but got {rank}.")
    multiples = constant_sizes(op.multiples)
    if multiples is not None and any(factor <= 0 and factor != -1 for factor in multiples):
        raise op.op_error("expect element of 'multiples' to be positive integer or -1.")


@verifies(tosa.ReshapeOp)
def verify_reshape(op: tosa.ReshapeOp) -> None:
    """ReshapeOp::verify"""
    verify_same_element_types(op, op.input1.type, op.output.type)
    sizes = constant_sizes(op.shape)
    if sizes is None:
        return
    if sizes.count(-1) > 1:
        raise op.op_error("expected at most one target dimension to be -1")
    output = known_shape(op.output)
    if output is None:
        return
    if len(sizes) != len(output):
        raise op.op_error("new shape does not match result rank")
    for size, given in zip(sizes, output, strict=True):
        if size != -1 and given not in (DYNAMIC, size):
            raise op.op_error("new shape is inconsistent with result shape")
        if size < -1:
            raise op.op_error(f"new shape has invalid tensor dimension size {size}")
    input = known_shape(op.input1)
    if input is None or DYNAMIC in input:
        return
    count = prod(input)
    if DYNAMIC not in output and prod(output) != count:
        raise op.op_error(f"cannot reshape {count} elements into {prod(output)}")
    new = prod(size for size in sizes if size > 0)
    is_static = all(size > 0 for size in sizes)
    if count != new if is_static else new > count:
        raise op.op_error(f"cannot reshape {count} elements into {new}")


@verifies(tosa.TransposeOp)
def verify_transpose(op: tosa.TransposeOp) -> None:
    """TransposeOp::verify"""
    verify_same_element_types(op, op.input1.type, op.output.type)
    input, output, permutation = known_shape(op.input1), known_shape(op.output), op.perms
    if input is not None and len(permutation) != len(input):
        raise op.op_error(
            f"expected perms attribute to have size {len(input)} (input rank) but got size "
            f"{len(permutation)}"
        )
    if input is not None and output is not None and len(input) != len(output):
        raise op.op_error("expected input tensor rank to equal result tensor rank")
    if output is not None and len(permutation) != len(output):
        raise op.op_error(
            f"expected perms attribute to have size {len(output)} (output rank) but got size "
            f"{len(permutation)}"
        )
    if sorted(permutation) != list(range(len(permutation))):
        raise op.op_error("expected valid permutation indices")
    if input is None or output is None:
        return
    if DYNAMIC not in (*input, *output) and prod(input) != prod(output):
        raise op.op_error(
            "expected input1 and output to have same numbers of elements, got "
            f"{prod(input)} and {prod(output)}"
        )
    for number, (source, given) in enumerate(zip(permutation, output, strict=True)):
        if DYNAMIC not in (input[source], given) and input[source] != given:
            raise op.op_error(
                f"expected output tensor dim {number} to match input dim {source} with value of "
                f"{input[source]}"
            )


@verifies(tosa.ReverseOp)
def verify_reverse(op: tosa.ReverseOp) -> None:
    """ReverseOp::verify"""
    verify_same_element_types(op, op.input1.type, op.output.type)
    axis = op.axis
    if axis < 0:
        raise op.op_error("expected non-negative reverse axis")
    verify_axis(op, "reverse", axis, known_shape(op.input1), known_shape(op.output))


# --- gather and scatter -------------------------------------------------------------------------------------------------


def _requires(what: str, dimension: int) -> str:
    return f"requires {what} dimension {dimension} to have size {{wanted}}, got {{size}}"


@verifies(tosa.GatherOp)
def verify_gather(op: tosa.GatherOp) -> None:
    """GatherOp::verify"""
    verify_same_element_types(op, op.values.type, op.output.type)
    values, indices, output = map(known_shape, (op.values, op.indices, op.output))
    sizes = Sizes(op)
    if values is not None:
        sizes.add("N", values[0], "")
        sizes.add("C", values[2], "")
    if indices is not None:
        sizes.add("W", indices[1], "")
        sizes.add("N", indices[0], _requires("indices", 0))
    if output is not None:
        for number, name in enumerate("NWC"):
            sizes.check(name, output[number], _requires("output", number))


@verifies(tosa.ScatterOp)
def verify_scatter(op: tosa.ScatterOp) -> None:
    """ScatterOp::verify"""
    verify_same_element_types(op, op.values_in.type, op.values_out.type)
    verify_same_element_types(op, op.input.type, op.values_out.type)
    values, indices, input, output = map(
        known_shape, (op.values_in, op.indices, op.input, op.values_out)
    )
    sizes = Sizes(op)
    if values is not None:
        for name, size in zip("NKC", values, strict=True):
            sizes.add(name, size, "")
    if indices is not None:
        sizes.add("W", indices[1], "")
        sizes.add("N", indices[0], _requires("indices", 0))
    if input is not None:
        for number, name in enumerate("NWC"):
            sizes.add(name, input[number], _requires("input", number))
    if output is not None:
        sizes.check("N", output[0], _requires("values_out", 0))
        sizes.add("K", output[1], _requires("values_out", 1))
        sizes.check("C", output[2], _requires("values_out", 2))
    most, count = sizes["K"], sizes["W"]
    if DYNAMIC not in (most, count) and most < count:
        raise op.op_error(f"requires dimensions K >= W, got K={most} and W={count}")
