from odsgen.ods.format.checker import (
    parse_op_format as parse_op_format,
    parse_parameter_format as parse_parameter_format,
)
from odsgen.ods.format.subject import (
    FormatSubject as FormatSubject,
    ParameterSubject as ParameterSubject,
    Report as Report,
    TypeRule as TypeRule,
    TypeRuleKind as TypeRuleKind,
)
from odsgen.ods.model.format import (
    OpFormat as OpFormat,
    ParameterFormat as ParameterFormat,
)
