"""Verifiers of the dialect `nvvm`: loads, stores and products of fragments of matrices."""

from __future__ import annotations

from odsgen.dialects.llvm.types import literal_struct, struct_body
from odsgen.hooks import verifies
from odsgen.runtime import Type, f32, f64, i32
from odsgen.vendors.nvvm.multiplicands import F16X2
from odsgen_dialects import nvvm

# --- wmma ---------------------------------------------------------------------------------------------------------------

_SIZES_OF_16 = frozenset({(16, 16, 16), (32, 8, 16), (8, 32, 16)})
#: By element type: the shapes, and the accumulator types.
_PRODUCTS: dict[str, tuple[frozenset[tuple[int, int, int]], frozenset[str]]] = {
    "f64": (frozenset({(8, 8, 4)}), frozenset({"f64"})),
    "tf32": (frozenset({(16, 16, 8)}), frozenset({"f32"})),
    "f16": (_SIZES_OF_16, frozenset({"f16", "f32"})),
    "s8": (_SIZES_OF_16, frozenset({"s32"})),
    "u8": (_SIZES_OF_16, frozenset({"s32"})),
}
#: By element type: the shapes of the accumulator fragment.
_ACCUMULATORS = {
    "f16": _SIZES_OF_16,
    "f32": _SIZES_OF_16 | {(16, 16, 8)},
    "s32": _SIZES_OF_16,
    "f64": frozenset({(8, 8, 4)}),
}


def _registers(element: str, fragment: str, m: int, n: int) -> tuple[Type, int]:
    """The register type of a fragment, and the number of registers."""
    is_multiplicand = fragment in ("a", "b")
    if element == "f16":
        return F16X2, 8 if is_multiplicand else 4
    if element == "f32":
        return f32, 8
    if element == "f64":
        return f64, 1 if is_multiplicand else 2
    if element == "tf32":
        return i32, 4
    if element == "s32":
        return i32, 8
    return i32, {8: 1, 16: 2, 32: 4}[m if fragment == "a" else n]


@verifies(nvvm.WMMALoadOp)
def verify_wmma_load(op: nvvm.WMMALoadOp) -> None:
    """WMMALoadOp::verify"""
    fragment, element, size = op.frag.keyword, op.eltype.keyword, (op.m, op.n, op.k)
    if fragment == "c":
        known = _ACCUMULATORS.get(element, frozenset())
    else:
        known = _PRODUCTS[element][0] if element in _PRODUCTS else frozenset()
    if size not in known:
        raise op.op_error("invalid attribute combination")
    type, count = _registers(element, fragment, op.m, op.n)
    if count == 1 and type is f64:
        if op.res.type is not f64:
            raise op.op_error("expected destination type to be f64")
    elif op.res.type is not literal_struct((type,) * count):
        raise op.op_error(
            f"expected destination type is a structure of {count} elements of type '{type}'"
        )


@verifies(nvvm.WMMAStoreOp)
def verify_wmma_store(op: nvvm.WMMAStoreOp) -> None:
    """WMMAStoreOp::verify"""
    element = op.eltype.keyword
    if (op.m, op.n, op.k) not in _ACCUMULATORS.get(element, frozenset()):
        raise op.op_error("invalid attribute combination")
    type, count = _registers(element, "c", op.m, op.n)
    if len(op.args) != count:
        raise op.op_error(f"expected {count} data operands")
    if any(value.type is not type for value in op.args):
        raise op.op_error(f"expected data operands of type '{type}'")


@verifies(nvvm.WMMAMmaOp)
def verify_wmma_mma(op: nvvm.WMMAMmaOp) -> None:
    """WMMAMmaOp::verify"""
    element, accumulator = op.eltype_a.keyword, op.eltype_b.keyword
    sizes, accumulators = _PRODUCTS.get(element, (frozenset(), frozenset()))
    if (op.m, op.n, op.k) not in sizes or accumulator not in accumulators:
        raise op.op_error("invalid attribute combination")
    types: list[Type] = []
    for each, fragment in ((element, "a"), (element, "b"), (accumulator, "c")):
        type, count = _registers(each, fragment, op.m, op.n)
        types += [type] * count
    if len(op.args) != len(types):
        raise op.op_error(f"expected {len(types)} arguments")
    for number, (argument, type) in enumerate(zip(op.args, types, strict=True)):
        if argument.type is not type:
            raise op.op_error(f"expected argument {number} to be of type '{type}'")
    type, count = _registers(accumulator, "c", op.m, op.n)
    if op.res.type is not literal_struct((type,) * count):
        raise op.op_error(
            f"expected destination type is a structure of {count} elements of type '{type}'"
        )


# --- ldmatrix, stmatrix -------------------------------------------------------------------------------------------------


@verifies(nvvm.LdMatrixOp)
def verify_ldmatrix(op: nvvm.LdMatrixOp) -> None:
    """LdMatrixOp::verify"""
    count = op.num * 2 if op.shape.m == 16 else op.num
    if count == 1:
        if op.res.type is not i32:
            raise op.op_error("expected destination type is i32")
    elif op.res.type is not literal_struct((i32,) * count):
        raise op.op_error(
            f"expected destination type is a structure of {count} elements of type i32"
        )


# --- wgmma --------------------------------------------------------------------------------------------------------------

_F8 = frozenset({"e4m3", "e5m2"})
_I8 = frozenset({"s8", "u8"})
#: By the type of A: the result types, the types of B, and K.
_GROUP_PRODUCTS: dict[str, tuple[frozenset[str], frozenset[str], int]] = {
    "f16": (frozenset({"f32", "f16"}), frozenset({"f16"}), 16),
    "tf32": (frozenset({"f32"}), frozenset({"tf32"}), 8),
    "u8": (frozenset({"s32"}), _I8, 32),
    "s8": (frozenset({"s32"}), _I8, 32),
    "b1": (frozenset({"s32"}), frozenset({"b1"}), 256),
    "bf16": (frozenset({"f32"}), frozenset({"bf16"}), 16),
    "e4m3": (frozenset({"f32", "f16"}), _F8, 32),
    "e5m2": (frozenset({"f32", "f16"}), _F8, 32),
}


def _is_allowed_width(columns: int, type_a: str) -> bool:
    if not 8 <= columns <= 256 or columns % 8:
        return False
    return type_a not in ("u8", "s8", "b1") or columns % 16 == 0 or columns in (8, 24)


@verifies(nvvm.WgmmaMmaAsyncOp)
def verify_wgmma_mma_async(op: nvvm.WgmmaMmaAsyncOp) -> None:
    """WgmmaMmaAsyncOp::verify"""
    fields = struct_body(op.results_result.type)
    if fields is None:
        raise op.op_error("expected results to be struct")
    for each in fields:
        if each is not fields[0]:
            raise op.op_error(f"all elements in struct must be same type but there is '{each}'")
    type_a, type_b, type_d = op.type_a.keyword, op.type_b.keyword, op.type_d.keyword
    if type_d not in ("f32", "f16", "s32"):
        raise op.op_error(f"does not support the given output type {type_d}")
    if type_d == "s32" and "neg" in (op.scale_a.keyword, op.scale_b.keyword):
        raise op.op_error("has s32 output, scaleA and scaleB cannot be neg")
    known = _GROUP_PRODUCTS.get(type_a)
    if known is None or type_d not in known[0] or type_b not in known[1]:
        raise op.op_error(f"{type_d} += {type_a} * {type_b}, it is not supported.")
    shape = op.shape
    if shape.m != 64:
        raise op.op_error("shape 'm' must be 64")
    if shape.k != known[2]:
        raise op.op_error(f"shape 'k' must be {known[2]} for input type {type_a}")
    if not _is_allowed_width(shape.n, type_a):
        raise op.op_error(f"has input type {type_a} n is set to {shape.n}, it is not supported.")
    layouts = (op.layout_a.keyword, op.layout_b.keyword)
    if type_a not in ("f16", "bf16") and layouts != ("row", "col"):
        raise op.op_error(
            f"given layouts layout_a = {layouts[0]} and layout_b = {layouts[1]} for input types "
            f"{type_a} and {type_b} requires transpose. However, this is only supported for: f16 "
            "and bf16"
        )
    expected = shape.n // (4 if type_d == "f16" else 2)
    if len(fields) != expected:
        raise op.op_error(f"results {expected}, however output struct has {len(fields)} elements")
    saturation = op.satfinite
    if type_d != "s32" and saturation is not None and saturation.keyword == "satfinite":
        raise op.op_error(
            " `satfinite` can be only used with s32 accumulator, however the current accumulator "
            f"is {type_d}"
        )
