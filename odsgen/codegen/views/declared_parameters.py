"""Accessors of parameters that TableGen declares of what is carried as text."""

from __future__ import annotations

from collections.abc import Iterator

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.format_lowering.parameter_values import parameter_default
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, Return
from odsgen.codegen.views.methods import MethodView, accessor
from odsgen.ods.model import AttributeDef, Parameter, TypeDef

_READING = "odsgen.runtime.glue.declared_parameters"
_READERS = {
    "affine_map": "read_affine_map",
    "bool": "read_bool",
    "float": "read_float",
    "integer": "read_integer",
    "integer_set": "read_integer_set",
    "self_type": "read_type",
    "string": "read_string",
    "unsigned": "read_integer",
}


def declared_accessors(
    definition: TypeDef | AttributeDef, context: FileContext
) -> Iterator[MethodView]:
    """A property for each declared parameter, which reads it of the text."""
    for position, parameter in enumerate(definition.declared):
        given = [e.SELF, e.Literal(position), e.Literal(parameter.name)]
        given.append(e.NONE if parameter.kind == "text" else _reader(parameter, context))
        if parameter.default is not None:
            given.append(parameter_default(parameter, context))
        elif parameter.optional:
            given.append(e.NONE)
        read = context.imports.call(_READING, "declared_parameter", *given)
        summary = parameter.summary or f"The parameter `{parameter.name}`, as the text has it"
        annotation = context.imports.annotation(parameter.annotation)
        value = e.Name("value")
        yield accessor(
            parameter.python_name,
            annotation,
            docstring(summary),
            (Assign(value.id, read, annotation), Return(value)),
        )


def _reader(parameter: Parameter, context: FileContext) -> e.Expression:
    imports = context.imports
    if parameter.kind == "list":
        assert parameter.element is not None
        return imports.call(_READING, "ReadList", _reader(parameter.element, context))
    if parameter.kind == "enum":
        assert parameter.enum is not None
        return imports.call(_READING, "read_case", imports.definition(parameter.enum))
    if parameter.kind in _READERS:
        return imports.name(_READING, _READERS[parameter.kind])
    is_type = parameter.kind == "type"
    base = "Type" if is_type else "Attribute"
    if parameter.class_name in (None, base):
        return imports.name(_READING, "read_type" if is_type else "read_attribute")
    return imports.call(_READING, "read_instance", imports.class_name(parameter.class_name))
