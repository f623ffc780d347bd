"""The assembly-format language: text to checked trees.

`parse_op_format` reads the format of an operation, `parse_parameter_format` that of a type or attribute.
"""

from __future__ import annotations

from odsgen.ods.format.checker import parse_op_format, parse_parameter_format
from odsgen.ods.format.subject import (
    FormatSubject,
    ParameterSubject,
    Report,
    TypeRule,
    TypeRuleKind,
)
from odsgen.ods.model.format import OpFormat, ParameterFormat

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
