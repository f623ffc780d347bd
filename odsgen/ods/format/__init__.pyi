from odsgen.ods.format.checker import (
    parse_op_format as parse_op_format,
)
from odsgen.ods.format.checker import (
    parse_parameter_format as parse_parameter_format,
)
from odsgen.ods.format.subject import (
    FormatSubject as FormatSubject,
)
from odsgen.ods.format.subject import (
    ParameterSubject as ParameterSubject,
)
from odsgen.ods.format.subject import (
    Report as Report,
)
from odsgen.ods.format.subject import (
    TypeRule as TypeRule,
)
from odsgen.ods.format.subject import (
    TypeRuleKind as TypeRuleKind,
)
from odsgen.ods.model.format import (
    OpFormat as OpFormat,
)
from odsgen.ods.model.format import (
    ParameterFormat as ParameterFormat,
)
