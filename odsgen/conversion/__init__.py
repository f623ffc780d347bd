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
    from odsgen.conversion.casts import reconcile_casts as reconcile_casts
    from odsgen.conversion.declared import convert_dialects as convert_dialects
    from odsgen.conversion.declared import declared_patterns as declared_patterns
    from odsgen.conversion.declared import type_converter_of as type_converter_of
    from odsgen.conversion.driver import ConversionError as ConversionError
    from odsgen.conversion.driver import apply_analysis_conversion as apply_analysis_conversion
    from odsgen.conversion.driver import apply_full_conversion as apply_full_conversion
    from odsgen.conversion.driver import apply_partial_conversion as apply_partial_conversion
    from odsgen.conversion.log import build_cast as build_cast
    from odsgen.conversion.pattern import ConversionPattern as ConversionPattern
    from odsgen.conversion.rewriter import ConversionRewriter as ConversionRewriter
    from odsgen.conversion.target import ConversionTarget as ConversionTarget
    from odsgen.conversion.target import Legality as Legality
    from odsgen.conversion.target import LegalizationAction as LegalizationAction
    from odsgen.conversion.type_converter import NotConvertible as NotConvertible
    from odsgen.conversion.type_converter import SignatureConversion as SignatureConversion
    from odsgen.conversion.type_converter import TypeConverter as TypeConverter
else:
    __getattr__ = exporter(
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
