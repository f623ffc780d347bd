"""Dialect conversion: from operations and types that a target calls illegal to those that it calls legal.

Only the standard library is needed, as for the rest of the runtime::

    target = ConversionTarget()
    target.add_legal_dialect("cf", "arith")
    target.add_illegal_dialect("scf")
    apply_partial_conversion(module, target, [IfLowering(), ForLowering()])
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.conversion.casts import reconcile_casts
    from odsgen.conversion.declared import (
        convert_dialects,
        declared_patterns,
        type_converter_of,
    )
    from odsgen.conversion.driver import (
        ConversionError,
        apply_analysis_conversion,
        apply_full_conversion,
        apply_partial_conversion,
    )
    from odsgen.conversion.pattern import ConversionPattern
    from odsgen.conversion.rewriter import ConversionRewriter
    from odsgen.conversion.target import ConversionTarget, Legality, LegalizationAction
    from odsgen.conversion.type_converter import (
        NotConvertible,
        SignatureConversion,
        TypeConverter,
    )
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.conversion.casts": ("reconcile_casts",),
            "odsgen.conversion.declared": (
                "convert_dialects",
                "declared_patterns",
                "type_converter_of",
            ),
            "odsgen.conversion.driver": (
                "ConversionError",
                "apply_analysis_conversion",
                "apply_full_conversion",
                "apply_partial_conversion",
            ),
            "odsgen.conversion.pattern": ("ConversionPattern",),
            "odsgen.conversion.rewriter": ("ConversionRewriter",),
            "odsgen.conversion.target": (
                "ConversionTarget",
                "Legality",
                "LegalizationAction",
            ),
            "odsgen.conversion.type_converter": (
                "NotConvertible",
                "SignatureConversion",
                "TypeConverter",
            ),
        },
    )

__all__ = [
    "ConversionError",
    "ConversionPattern",
    "ConversionRewriter",
    "ConversionTarget",
    "Legality",
    "LegalizationAction",
    "NotConvertible",
    "SignatureConversion",
    "TypeConverter",
    "apply_analysis_conversion",
    "apply_full_conversion",
    "apply_partial_conversion",
    "convert_dialects",
    "declared_patterns",
    "reconcile_casts",
    "type_converter_of",
]
