"""The assembly-format language: text to checked trees.

`parse_op_format` reads the format of an operation, `parse_parameter_format` that of a type or attribute.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.ods.format.checker": "parse_op_format parse_parameter_format",
        "odsgen.ods.format.subject": "FormatSubject ParameterSubject Report TypeRule TypeRuleKind",
        "odsgen.ods.model.format": "OpFormat ParameterFormat",
    },
)
