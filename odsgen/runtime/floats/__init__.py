"""Exact arithmetic on the bits of every floating-point type of MLIR."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.runtime.floats.semantics": (
            "BF16 F128 F16 F32 F4E2M1FN F64 F6E2M3FN F6E3M2FN F80 F8E3M4 F8E4M3 F8E4M3B11FNUZ "
            "F8E4M3FN F8E4M3FNUZ F8E5M2 F8E5M2FNUZ F8E8M0FNU FLOAT_SEMANTICS FloatSemantics "
            "NanEncoding NonFinite TF32"
        ),
    },
)
