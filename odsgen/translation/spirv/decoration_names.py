"""Decorations and the attributes that say them, for the writer and the reader."""

from __future__ import annotations

from odsgen_dialects import spirv

_D = spirv.Decoration

#: Attributes by their decorations, where the name is not the decoration in snake case.
ATTRIBUTE_NAMES = {
    _D.FPFastMathMode: "fp_fast_math_mode",
    _D.FPRoundingMode: "fp_rounding_mode",
    _D.CacheControlLoadINTEL: "cache_control_load_intel",
    _D.CacheControlStoreINTEL: "cache_control_store_intel",
}

#: Decorations without a value that are written, and read.
WITHOUT_VALUE = (
    _D.Aliased,
    _D.AliasedPointer,
    _D.Block,
    _D.Constant,
    _D.Flat,
    _D.Invariant,
    _D.NoContraction,
    _D.NoPerspective,
    _D.NoSignedWrap,
    _D.NoUnsignedWrap,
    _D.NonReadable,
    _D.NonWritable,
    _D.Patch,
    _D.RelaxedPrecision,
    _D.Restrict,
    _D.RestrictPointer,
)
