"""Verifiers of the dialect `nvvm`: products of matrices by a warp, `nvvm.mma.*`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from odsgen.dialects.llvm.types import literal_struct
from odsgen.hooks import verifies
from odsgen.runtime import Type, VerifyError, f32, f64, i32
from odsgen.vendors.nvvm.multiplicands import F16X2, inferred_ptx_type
from odsgen_dialects.nvvm import MmaBlockScaleOp, MmaOp, MmaSpBlockScaleOp, MmaSpOp

_INTEGERS = frozenset({"s4", "u4", "s8", "u8"})
_FLOATS_OF_8_BITS = frozenset({"e4m3", "e5m2", "e3m2", "e2m3", "e2m1"})


@dataclass(slots=True)
class _Allowed:
    """The allowed shapes, and the register types of each matrix."""

    shapes: list[tuple[int, int, int]] = field(default_factory=list)
    a: list[tuple[Type, ...]] = field(default_factory=list)
    b: list[tuple[Type, ...]] = field(default_factory=list)
    c: list[tuple[Type, ...]] = field(default_factory=list)
    results: list[Type] = field(default_factory=list)

    def accumulate(self, *registers: tuple[Type, int]) -> None:
        """Allows a result in `count` registers of a type."""
        self.results += [literal_struct((type,) * count) for type, count in registers]


#: For M = 16: by the type of A, the columns in one register.
_COLUMNS = {"tf32": 4, "bf16": 8, "f16": 8, "s4": 32, "u4": 32, "b1": 128, "s8": 16, "u8": 16}
#: For sparse products, M = 16: by the type of A, the values of K.
_SPARSE_DEPTHS = {
    "tf32": (8, 16),
    "bf16": (16, 32),
    "f16": (16, 32),
    "s4": (64, 128),
    "u4": (64, 128),
    "s8": (32, 64),
    "u8": (32, 64),
    **dict.fromkeys(_FLOATS_OF_8_BITS, (64,)),
}
#: For M = 8: by the type of A, K.
_DEPTHS_OF_8_ROWS = {"f16": 4, "f64": 4, "s4": 32, "u4": 32, "s8": 16, "u8": 16, "b1": 128}


def _allow_16_rows(allowed: _Allowed, op: MmaOp | MmaSpOp, type: str, *, is_sparse: bool) -> None:
    columns = _COLUMNS.get(type)
    if is_sparse:
        columns = None if type == "b1" else 32 if type in _FLOATS_OF_8_BITS else columns
    if columns is None:
        raise op.error(f"invalid shape or multiplicand type: {type}")
    multiplicand = F16X2 if type == "f16" else i32
    is_integer = type in _INTEGERS or type == "b1"
    if is_integer:
        allowed.accumulate((i32, 4))
        allowed.c.append((i32,) * 4)
    else:
        if type not in ("tf32", "bf16"):
            allowed.accumulate((F16X2, 2))
        allowed.accumulate((f32, 4))
        allowed.c += [(F16X2,) * 2, (f32,) * 4]
    shape = op.shape
    depths = _SPARSE_DEPTHS[type] if is_sparse else (columns, columns * 2)
    allowed.shapes += [(16, 8, depth) for depth in depths]
    if (shape.m, shape.n, shape.k) in allowed.shapes:
        depth = shape.k // columns
        allowed.a.append((multiplicand,) * (depth if is_sparse else 2 * depth))
        allowed.b.append((multiplicand,) * depth)
    accumulator = inferred_ptx_type(op.operand_c[0].type, is_accumulator=True)
    if inferred_ptx_type(op.res.type, is_accumulator=True) != accumulator:
        raise op.op_error("ctype does not match dtype")


def _allow_8_rows(allowed: _Allowed, type: str, *, is_sparse: bool) -> None:
    if type == "f16":
        allowed.a.append((F16X2,) * 2)
        allowed.b.append((F16X2,) * 2)
        allowed.accumulate((F16X2, 4), (f32, 8))
        allowed.c += [(F16X2,) * 4, (f32,) * 8]
    elif type == "f64":
        allowed.a.append((f64,))
        allowed.b.append((f64,))
        allowed.c.append((f64,) * 2)
        allowed.accumulate((f64, 2))
    elif type in _INTEGERS or type in ("b1", "s32"):
        allowed.a.append((i32,))
        allowed.b.append((i32,))
        allowed.c.append((i32,) * 2)
        allowed.accumulate((i32, 2))
    depth = _DEPTHS_OF_8_ROWS.get(type)
    if depth is not None and not (is_sparse and type == "b1"):
        allowed.shapes.append((8, 8, depth))


def _verify_registers(op: MmaOp | MmaSpOp, allowed: _Allowed) -> None:
    size = (op.shape.m, op.shape.n, op.shape.k)
    if not allowed.a or not allowed.b or not allowed.c or size not in allowed.shapes:
        text = ", ".join(map(str, size))
        raise op.op_error(f"unimplemented variant for MMA shape <{text}>")
    matrices = (
        ("A", allowed.a, op.operand_a),
        ("B", allowed.b, op.operand_b),
        ("C", allowed.c, op.operand_c),
    )
    for name, expected, operands in matrices:
        types = tuple([operand.type for operand in operands])
        if types not in expected:
            wanted = "".join(f"{len(each)}x{each[0]} " for each in expected)
            raise op.op_error(
                f"Could not match types for the {name} operands; expected one of {wanted}but got "
                f"{_list_text(types)}"
            )
    if op.res.type not in allowed.results:
        raise op.op_error(
            "Could not match allowed types for the result; expected one of "
            f"{_list_text(allowed.results)} but got {op.res.type}"
        )


def _list_text(types: Sequence[Type]) -> str:
    return ", ".join(str(type) for type in types)


def _ptx_type(op: MmaOp | MmaSpOp) -> str:
    type = op.multiplicand_a_ptx_type
    if type is None:  # mlir-opt reads out of bounds
        raise op.op_error("requires attribute 'multiplicandAPtxType'")
    return type.keyword


@verifies(MmaOp)
def verify_mma_sync(op: MmaOp) -> None:
    """MmaOp::verify"""
    type = _ptx_type(op)
    allowed = _Allowed()
    if op.shape.m == 16:
        _allow_16_rows(allowed, op, type, is_sparse=False)
    if op.shape.m == 8:
        _allow_8_rows(allowed, type, is_sparse=False)
    _verify_registers(op, allowed)
    if type == "b1" and op.b1_op is None:
        raise op.op_error("op requires b1Op attribute")
    if type in _INTEGERS and op.int_overflow_behavior is None:
        raise op.op_error("op requires intOverflowBehavior attribute")
    shape = (op.shape.m, op.shape.n, op.shape.k)
    if shape == (8, 8, 4) and type == "f16":
        return
    if (op.layout_a.keyword, op.layout_b.keyword) != ("row", "col"):
        type_b = op.multiplicand_b_ptx_type
        raise op.op_error(
            "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for "
            f"shape <{', '.join(map(str, shape))}> with element types {type} and "
            f"{type_b.keyword if type_b is not None else ''}. Only m8n8k4 with f16 supports other "
            "layouts."
        )


@verifies(MmaSpOp)
def verify_mma_sp_sync(op: MmaSpOp) -> None:
    """MmaSpOp::verify"""
    type = _ptx_type(op)
    allowed = _Allowed()
    if op.shape.m == 16:
        _allow_16_rows(allowed, op, type, is_sparse=True)
    if op.shape.m == 8:
        _allow_8_rows(allowed, type, is_sparse=True)
    _verify_registers(op, allowed)
    if type in _INTEGERS and op.int_overflow_behavior is None:
        raise op.op_error("op requires intOverflowBehavior attribute")


# --- scaled blocks ------------------------------------------------------------------------------------------------------


def _verify_scales(
    op: MmaBlockScaleOp | MmaSpBlockScaleOp, depth_of_4_bits: int, product: str
) -> None:
    """Checks the scales of 4-bit operands at this K, or of 8-bit operands at half of it."""
    size = (op.shape.m, op.shape.n, op.shape.k)
    kind, vector = op.kind.keyword, op.scale_vec_size.keyword
    scales = op.block_scale_format.keyword
    errors: list[VerifyError] = []
    if size == (16, 8, depth_of_4_bits):
        where = f"mma.m16n8k{depth_of_4_bits}"
        types = (op.multiplicand_a_ptx_type, op.multiplicand_b_ptx_type)
        if any(type is None or type.keyword != "e2m1" for type in types):
            errors.append(
                op.op_error(f"unsupported MMATypes attribute for {where}.(mxf4nvf4|mxf4)")
            )
        if kind == "mxf4":
            if vector != "x2":
                errors.append(op.op_error(f"unsupported ScaleVecSize attribute for {where}.mxf4"))
            if scales != "ue8m0":
                errors.append(
                    op.op_error(f"unsupported BlockScaleFormat attribute for {where}.mxf4")
                )
        elif kind == "mxf4nvf4":
            if (vector, scales) not in (("x2", "ue8m0"), ("x4", "ue4m3"), ("x4", "ue8m0")):
                errors.append(
                    op.op_error(
                        "unsupported ScaleVecSize and BlockScaleFormat attributes for "
                        f"{where}.mxf4nvf4"
                    )
                )
        else:
            errors.append(op.op_error(f"unsupported Kind attribute for {where}"))
    elif size == (16, 8, depth_of_4_bits // 2):
        if (kind, vector, scales) != ("mxf8f6f4", "x1", "ue8m0"):
            errors.append(
                op.op_error(
                    "unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for "
                    f"mma.m16n8k{depth_of_4_bits // 2}"
                )
            )
    else:
        errors.append(op.op_error(f"unsupported Geom for {product} with block scaling"))
    if errors:
        raise VerifyError([found for error in errors for found in error.diagnostics])


@verifies(MmaBlockScaleOp)
def verify_mma_block_scale(op: MmaBlockScaleOp) -> None:
    """MmaBlockScaleOp::verify"""
    _verify_scales(op, 64, "mma")


@verifies(MmaSpBlockScaleOp)
def verify_mma_sp_block_scale(op: MmaSpBlockScaleOp) -> None:
    """MmaSpBlockScaleOp::verify"""
    if not op.ordered_metadata:
        raise op.op_error("'orderedMetadata' attribute is mandatory")
    _verify_scales(op, 128, "sparse mma")
