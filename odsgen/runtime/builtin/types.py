"""The types of the builtin dialect (MLIR's docs, "Builtin Dialect", "Types"), all from one place."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.runtime.builtin.float_types": (
            "BFloat16Type FLOAT_TYPES Float128Type Float16Type Float32Type Float4E2M1FNType "
            "Float64Type Float6E2M3FNType Float6E3M2FNType Float80Type Float8E3M4Type "
            "Float8E4M3B11FNUZType Float8E4M3FNType Float8E4M3FNUZType Float8E4M3Type "
            "Float8E5M2FNUZType Float8E5M2Type Float8E8M0FNUType FloatTF32Type FloatType bf16 f16 "
            "f32 f64"
        ),
        "odsgen.runtime.builtin.opaque": "OpaqueType",
        "odsgen.runtime.builtin.scalar_types": (
            "ComplexType FunctionType GraphType INDEX_STORAGE_WIDTH IndexType IntegerType "
            "MAX_INTEGER_WIDTH NoneType Signedness TupleType i1 i16 i32 i64 i8 index none"
        ),
        "odsgen.runtime.builtin.shaped_types": (
            "BaseMemRefType DYNAMIC DYNAMIC_STRIDE MemRefType RankedTensorType ShapedType "
            "TensorType UnrankedMemRefType UnrankedTensorType VectorType"
        ),
    },
)
