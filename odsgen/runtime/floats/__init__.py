"""Exact arithmetic on the bits of every floating-point type of MLIR."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.runtime.floats.semantics import (
        BF16,
        F4E2M1FN,
        F6E2M3FN,
        F6E3M2FN,
        F8E3M4,
        F8E4M3,
        F8E4M3B11FNUZ,
        F8E4M3FN,
        F8E4M3FNUZ,
        F8E5M2,
        F8E5M2FNUZ,
        F8E8M0FNU,
        F16,
        F32,
        F64,
        F80,
        F128,
        FLOAT_SEMANTICS,
        TF32,
        FloatSemantics,
        NanEncoding,
        NonFinite,
    )
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.runtime.floats.semantics": (
                "BF16",
                "F4E2M1FN",
                "F6E2M3FN",
                "F6E3M2FN",
                "F8E3M4",
                "F8E4M3",
                "F8E4M3B11FNUZ",
                "F8E4M3FN",
                "F8E4M3FNUZ",
                "F8E5M2",
                "F8E5M2FNUZ",
                "F8E8M0FNU",
                "F16",
                "F32",
                "F64",
                "F80",
                "F128",
                "FLOAT_SEMANTICS",
                "TF32",
                "FloatSemantics",
                "NanEncoding",
                "NonFinite",
            ),
        },
    )

__all__ = [
    "BF16",
    "F4E2M1FN",
    "F6E2M3FN",
    "F6E3M2FN",
    "F8E3M4",
    "F8E4M3",
    "F8E4M3B11FNUZ",
    "F8E4M3FN",
    "F8E4M3FNUZ",
    "F8E5M2",
    "F8E5M2FNUZ",
    "F8E8M0FNU",
    "F16",
    "F32",
    "F64",
    "F80",
    "F128",
    "FLOAT_SEMANTICS",
    "FloatSemantics",
    "NanEncoding",
    "NonFinite",
    "TF32",
]
