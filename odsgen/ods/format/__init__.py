"""The assembly-format language: text to checked trees.

`parse_op_format` reads the format of an operation, `parse_parameter_format` that of a type or attribute.
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.ods.format.checker import parse_op_format, parse_parameter_format
    from odsgen.ods.format.subject import (
        FormatSubject,
        ParameterSubject,
        Report,
        TypeRule,
        TypeRuleKind,
    )
    from odsgen.ods.model.format import OpFormat, ParameterFormat
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.ods.format.checker": (
                "parse_op_format",
                "parse_parameter_format",
            ),
            "odsgen.ods.format.subject": (
                "FormatSubject",
                "ParameterSubject",
                "Report",
                "TypeRule",
                "TypeRuleKind",
            ),
            "odsgen.ods.model.format": (
                "OpFormat",
                "ParameterFormat",
            ),
        },
    )

__all__ = [
    "FormatSubject",
    "OpFormat",
    "ParameterFormat",
    "ParameterSubject",
    "Report",
    "TypeRule",
    "TypeRuleKind",
    "parse_op_format",
    "parse_parameter_format",
]
