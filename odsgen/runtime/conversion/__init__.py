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
    from odsgen.runtime.conversion.casts import reconcile_casts
    from odsgen.runtime.conversion.declared import (
        convert_dialects,
        declared_patterns,
        type_converter_of,
    )
    from odsgen.runtime.conversion.driver import (
        ConversionError,
        apply_analysis_conversion,
        apply_full_conversion,
        apply_partial_conversion,
    )
    from odsgen.runtime.conversion.pattern import ConversionPattern
    from odsgen.runtime.conversion.rewriter import ConversionRewriter
    from odsgen.runtime.conversion.target import ConversionTarget, Legality, LegalizationAction
    from odsgen.runtime.conversion.type_converter import (
        NotConvertible,
        SignatureConversion,
        TypeConverter,
    )
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.runtime.conversion.casts": ("reconcile_casts",),
            "odsgen.runtime.conversion.declared": (
                "convert_dialects",
                "declared_patterns",
                "type_converter_of",
            ),
            "odsgen.runtime.conversion.driver": (
                "ConversionError",
                "apply_analysis_conversion",
                "apply_full_conversion",
                "apply_partial_conversion",
            ),
            "odsgen.runtime.conversion.pattern": ("ConversionPattern",),
            "odsgen.runtime.conversion.rewriter": ("ConversionRewriter",),
            "odsgen.runtime.conversion.target": (
                "ConversionTarget",
                "Legality",
                "LegalizationAction",
            ),
            "odsgen.runtime.conversion.type_converter": (
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
