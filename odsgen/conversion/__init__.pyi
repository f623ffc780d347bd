from odsgen.conversion.casts import (
    reconcile_casts as reconcile_casts,
)
from odsgen.conversion.declared import (
    convert_dialects as convert_dialects,
)
from odsgen.conversion.declared import (
    declared_patterns as declared_patterns,
)
from odsgen.conversion.declared import (
    type_converter_of as type_converter_of,
)
from odsgen.conversion.driver import (
    ConversionError as ConversionError,
)
from odsgen.conversion.driver import (
    apply_analysis_conversion as apply_analysis_conversion,
)
from odsgen.conversion.driver import (
    apply_full_conversion as apply_full_conversion,
)
from odsgen.conversion.driver import (
    apply_partial_conversion as apply_partial_conversion,
)
from odsgen.conversion.pattern import (
    ConversionPattern as ConversionPattern,
)
from odsgen.conversion.rewriter import (
    ConversionRewriter as ConversionRewriter,
)
from odsgen.conversion.target import (
    ConversionTarget as ConversionTarget,
)
from odsgen.conversion.target import (
    Legality as Legality,
)
from odsgen.conversion.target import (
    LegalizationAction as LegalizationAction,
)
from odsgen.conversion.type_converter import (
    NotConvertible as NotConvertible,
)
from odsgen.conversion.type_converter import (
    SignatureConversion as SignatureConversion,
)
from odsgen.conversion.type_converter import (
    TypeConverter as TypeConverter,
)
