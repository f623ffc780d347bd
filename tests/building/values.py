"""Types and attributes of which the generator of programs makes operations, beside those that it finds by itself."""

_SCALABLE = tuple(
    f"vector<[{count}]x{element}>"
    for count, elements in {
        16: "i1 i8",
        8: "i1 i16 f16 bf16",
        4: "i1 i32 f32",
        2: "i1 i64 f64",
        1: "i1 i128",
    }.items()
    for element in elements.split()
)
_TILES = ("[16]x[16]xi8", "[8]x[8]xf16", "[4]x[4]xf32", "[4]x[4]xi32", "[2]x[2]xf64", "[2]x[2]xi64")

#: By dialect.
TYPES: dict[str, tuple[str, ...]] = {
    "arm_neon": ("vector<4xf32>", "vector<8xbf16>", "vector<4xi32>", "vector<4x4xi8>"),
    "arm_sme": (*_SCALABLE, *(f"vector<{tile}>" for tile in _TILES), "!llvm.ptr"),
    "arm_sve": _SCALABLE,
    "llvm": ("!llvm.struct<(f32, f32)>", "vector<4x!llvm.ptr>", "vector<4xi1>", "vector<4xi64>"),
    "nvvm": tuple(f"!llvm.ptr<{space}>" for space in (3, 7, 6, 1)),
    "ptr": ("!ptr.ptr<#ptr.generic_space>", "vector<4x!ptr.ptr<#ptr.generic_space>>", "vector<4xi1>", "vector<4xf32>"),
    "rocdl": ("vector<6xi32>", "!llvm.ptr<3>", "!llvm.struct<(i32, i32)>"),
    "smt": ("!smt.array<[!smt.int -> !smt.bool]>", "!smt.int", "!smt.bool"),
    "sparse_tensor": (
        "tensor<8x8xf64, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>",
        "tensor<8x8xf64, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>",
    ),
    "spirv": ("!spirv.struct<(i32, i32)>", "!spirv.struct<(f32, i32)>"),
    "transform": tuple(
        f'!transform.op<"{name}">'
        for name in "scf.for memref.alloc memref.alloca tensor.empty linalg.pack linalg.unpack".split()
    ),
    "xevm": ("!llvm.ptr<1>",),
}  # fmt: skip
