"""The conditions of the specification on values: constants, scales, shifts, tables, roundings, indices."""

from __future__ import annotations

from odsgen.dialects.tosa.element_types import constant_elements, element_type
from odsgen.dialects.tosa.shapes import HEIGHT, WIDTH, Extent, constant_sizes, verify_calculated
from odsgen.dialects.tosa.validation.target import Target
from odsgen.rewriting import constant_value
from odsgen.runtime import (
    DYNAMIC,
    DenseIntElementsAttr,
    IntegerType,
    Operation,
    RankedTensorType,
    Region,
    ShapedType,
    i8,
    i32,
)
from odsgen_dialects import tosa

#: The operands that must be constants without the extension `dynamic`.
_CONSTANT_OPERANDS: dict[type[Operation], tuple[int, ...]] = {
    tosa.MulOp: (2,),
    tosa.TableOp: (1,),
    tosa.PadOp: (2,),
    tosa.RescaleOp: (1, 2, 3, 4),
    tosa.Conv2DOp: (3, 4),
    tosa.Conv3DOp: (3, 4),
    tosa.DepthwiseConv2DOp: (3, 4),
    tosa.TransposeConv2DOp: (3, 4),
    tosa.MatMulOp: (2, 3),
    tosa.AvgPool2dOp: (1, 2),
    tosa.NegateOp: (1, 2),
}


def check_constants(op: Operation, target: Target) -> None:
    """applyConstantOperandCheck"""
    if target.allows(tosa.Extension.dynamic):
        return
    for number in _CONSTANT_OPERANDS.get(op.__class__, ()):
        if constant_value(op.operands[number]) is None:
            raise op.op_error(
                "expected compile time resolvable constant, but got variable value for operand "
                f"#{number}"
            )


def check_rounding(op: Operation, target: Target) -> None:
    """attributeCheckRescale"""
    if not isinstance(op, tosa.RescaleOp):
        return
    extensions = {
        tosa.RoundingMode.DOUBLE_ROUND: tosa.Extension.doubleround,
        tosa.RoundingMode.INEXACT_ROUND: tosa.Extension.inexactround,
    }
    extension = extensions.get(op.rounding_mode)
    if extension is not None and not target.allows(extension):
        raise op.op_error(
            f"failed attribute check: rounding_mode = {op.rounding_mode.keyword} requires extension "
            f"[{extension.keyword}]"
        )


def check_conditions(op: Operation) -> None:
    """applyErrorIfCheck"""
    if isinstance(op, tosa.ResizeOp):
        _check_resize(op)
    elif isinstance(op, tosa.MulOp):
        _check_mul(op)
    elif isinstance(op, tosa.TableOp):
        _check_table(op)
    elif isinstance(op, tosa.RescaleOp):
        _check_rescale(op)
    elif isinstance(op, tosa.PadOp):
        for size in constant_sizes(op.padding) or ():
            if size < 0:
                raise op.op_error(f"padding value must all be non-negative, got {size}")
    elif isinstance(op, tosa.IfOp):
        _check_isolated(op, op.then_graph, "then")
        _check_isolated(op, op.else_graph, "else")
    elif isinstance(op, tosa.WhileOp):
        _check_isolated(op, op.cond_graph, "cond")
        _check_isolated(op, op.body_graph, "body")
    elif isinstance(op, tosa.ScatterOp):
        _check_scatter(op)


# --- resize -------------------------------------------------------------------------------------------------------------


def _check_resize(op: tosa.ResizeOp) -> None:
    given, made = op.input.type, op.output.type
    if not isinstance(given, RankedTensorType) or not isinstance(made, RankedTensorType):
        raise op.op_error("expect ranked input/output tensor")
    sizes = [*made.shape[1:3], *given.shape[1:3]]
    if DYNAMIC not in (*given.shape, *made.shape) and max(sizes) >= 16384:
        raise op.op_error(
            "expect input/output height/width dims to be < 16384, got [OH, OW, IH, IW] = "
            f"{', '.join(map(str, sizes))}"
        )
    scale, offset, border = (constant_sizes(each) for each in (op.scale, op.offset, op.border))
    if scale is None or offset is None or border is None:
        raise op.op_error("expect scale, offset and border to be made by 'tosa.const_shape'")
    y, y_divisor, x, x_divisor = scale
    if y > 1 << 11 or x > 1 << 11:
        raise op.op_error(
            f"expect all scale numerator values to be <= (1 << 11), got scale_y_n={y}, scale_x_n={x}"
        )
    if y_divisor >= 16 * y or x_divisor >= 16 * x:
        raise op.op_error(
            f"expect a downscale ratio larger than 1/16, got y={y}/{y_divisor}, x={x}/{x_divisor}"
        )
    axes = tuple(zip("YX", (y, x), offset, border, strict=True))
    for axis, factor, first, _ in axes:
        if not -factor <= first < 16 * factor:
            raise op.op_error(
                f"expect offset{axis} / scale{axis}Numerator to be in range [-1, 16), got "
                f"{first}/{factor}"
            )
    for axis, factor, _, last in axes:
        if not -16 * factor <= last < factor:
            raise op.op_error(
                f"expect border{axis} / scale{axis}Numerator to be in range [-16, 1), got "
                f"{last}/{factor}"
            )
    _check_extent(op, HEIGHT, (y, y_divisor, offset[0], border[0]), given.shape[1], made.shape[1])
    _check_extent(op, WIDTH, (x, x_divisor, offset[1], border[1]), given.shape[2], made.shape[2])


def _check_extent(
    op: Operation, extent: Extent, scale: tuple[int, int, int, int], given: int, made: int
) -> None:
    if given == DYNAMIC:
        return
    factor, divisor, offset, border = scale
    quotient, rest = divmod((given - 1) * factor - offset + border, divisor)
    if rest:
        axis = extent.axis
        raise op.op_error(
            f"expected (input_{extent.name} - 1) * scale_{axis}_n - offset_{axis} + border_{axis} to "
            f"be wholly divisible by scale_{axis}_d, got (({given} - 1) * {factor} - {offset} + "
            f"{border}) / {divisor}"
        )
    verify_calculated(op, extent, quotient + 1, made)


# --- numbers ------------------------------------------------------------------------------------------------------------


def _check_mul(op: tosa.MulOp) -> None:
    elements = constant_elements(op.shift)
    if not isinstance(elements, DenseIntElementsAttr):
        return
    shift = int(elements.values()[0])  # type: ignore[arg-type]
    if element_type(op.input1.type) is i32:
        if not 0 <= shift <= 63:
            raise op.op_error(f"requires 0 <= shift && shift <= 63, but got: {shift}")
    elif shift:
        raise op.op_error(
            "requires shift = 0 for all input data types that are not int32_t, but got: " f"{shift}"
        )


def _check_table(op: tosa.TableOp) -> None:
    wanted = 256 if element_type(op.input1.type) is i8 else 513
    type = op.table.type
    if isinstance(type, RankedTensorType) and type.has_static_shape:
        if type.num_elements != wanted:
            raise op.op_error(f"requires table size of {wanted}, got {type.num_elements}")


def _check_rescale(op: tosa.RescaleOp) -> None:
    given, made = element_type(op.input.type), element_type(op.output.type)
    if not isinstance(given, IntegerType) or not isinstance(made, IntegerType):
        return
    unsigned, makes_unsigned = op.input_unsigned, op.output_unsigned
    double = op.rounding_mode is tosa.RoundingMode.DOUBLE_ROUND
    for wrong, message in (
        (op.scale32 and given.width == 48, "scale32 is not allowed with 48-bit input."),
        (not op.scale32 and double, "DOUBLE_ROUND is only allowed with scale32=true."),
        (unsigned and makes_unsigned, "input and output cannot be both unsigned."),
        (unsigned and made.width == 32, "i32 output type is not allowed with unsigned input."),
        (
            makes_unsigned and given.width == 32,
            "i32 input type is not allowed with unsigned output.",
        ),
        (
            makes_unsigned and given.width == 48,
            "i48 input type is not allowed with unsigned output.",
        ),
        (unsigned and given.width == 48, "i48 input type cannot be unsigned."),
        (unsigned and given.width == 32, "i32 input type cannot be unsigned."),
        (makes_unsigned and made.width == 32, "i32 output type cannot be unsigned."),
    ):
        if wrong:
            raise op.op_error(message)


# --- regions and indices ------------------------------------------------------------------------------------------------


def _check_isolated(op: Operation, region: Region, name: str) -> None:
    inside = list(region.walk())
    regions = {region, *(each for inner in inside for each in inner.regions)}
    for inner in inside:
        if any(value.parent_region not in regions for value in inner.operands):
            raise op.op_error(
                f"is not conformant to the TOSA specification. It requires the '{name}' region is "
                "isolated from above.\n"
            )


def _check_scatter(op: tosa.ScatterOp) -> None:
    """Refuses indices that a constant names twice in one batch."""
    elements, type = constant_elements(op.indices), op.indices.type
    if not isinstance(elements, DenseIntElementsAttr):
        return
    if not isinstance(type, ShapedType) or not type.has_rank:
        raise op.op_error("expect ranked indices tensor")
    values, count = list(elements.values()), type.shape[1]
    for start in range(0, len(values), max(count, 1)):
        batch = values[start : start + count]
        if len(set(batch)) != len(batch):
            raise op.op_error("indices values contain duplicates")
