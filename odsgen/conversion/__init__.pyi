from odsgen.conversion.casts import reconcile_casts as reconcile_casts
from odsgen.conversion.declared import (
    convert_dialects as convert_dialects,
    declared_patterns as declared_patterns,
    type_converter_of as type_converter_of,
)
from odsgen.conversion.driver import (
    ConversionError as ConversionError,
    apply_analysis_conversion as apply_analysis_conversion,
    apply_full_conversion as apply_full_conversion,
    apply_partial_conversion as apply_partial_conversion,
)
from odsgen.conversion.log import build_cast as build_cast
from odsgen.conversion.pattern import ConversionPattern as ConversionPattern
from odsgen.conversion.rewriter import ConversionRewriter as ConversionRewriter
from odsgen.conversion.target import (
    ConversionTarget as ConversionTarget,
    Legality as Legality,
    LegalizationAction as LegalizationAction,
)
from odsgen.conversion.type_converter import (
    NotConvertible as NotConvertible,
    SignatureConversion as SignatureConversion,
    TypeConverter as TypeConverter,
)
