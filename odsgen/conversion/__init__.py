"""Dialect conversion: from operations and types that a target calls illegal to those that it calls legal.

Only the standard library is needed, as for the rest of the runtime::

    target = ConversionTarget()
    target.add_legal_dialect("cf", "arith")
    target.add_illegal_dialect("scf")
    apply_partial_conversion(module, target, [IfLowering(), ForLowering()])
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.conversion.casts": "reconcile_casts",
        "odsgen.conversion.declared": "convert_dialects declared_patterns type_converter_of",
        "odsgen.conversion.driver": (
            "ConversionError apply_analysis_conversion apply_full_conversion "
            "apply_partial_conversion"
        ),
        "odsgen.conversion.log": "build_cast",
        "odsgen.conversion.pattern": "ConversionPattern",
        "odsgen.conversion.rewriter": "ConversionRewriter",
        "odsgen.conversion.target": "ConversionTarget Legality LegalizationAction",
        "odsgen.conversion.type_converter": "NotConvertible SignatureConversion TypeConverter",
    },
)
