"""How the accessors of an inherent attribute convert: the conversions of `odsgen.runtime.glue.conversions`."""

from __future__ import annotations

from odsgen.codegen.attribute_values import enum_storage, is_symbol_reference, native_value
from odsgen.codegen.definition_names import qualified_name
from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import type_value
from odsgen.codegen.python.expressions import Expression
from odsgen.ods.model import AttrConstraint, AttributeKind, TypeBuilder

_MODULE = "odsgen.runtime.glue.conversions"


def conversion(constraint: AttrConstraint, imports: Imports) -> Expression | None:
    """The conversion of an attribute that has a native value; None for a unit attribute and one without such a value."""
    if native_value(constraint, imports) is None:
        return None
    match constraint.kind:
        case AttributeKind.ENUM if constraint.enum is not None:
            return _of_enum(constraint, imports)
        case AttributeKind.STRING | AttributeKind.SYMBOL_NAME:
            return imports.name(_MODULE, "SYMBOL" if is_symbol_reference(constraint) else "STRING")
        case AttributeKind.BOOL:
            return imports.name(_MODULE, "BOOL")
        case AttributeKind.INTEGER if constraint.value_type is not None:
            return _of_type("integer_of", constraint.value_type, imports)
        case AttributeKind.FLOAT if constraint.value_type is not None:
            return _of_type("float_of", constraint.value_type, imports)
        case AttributeKind.TYPE if constraint.accessor_type == "Type":
            return imports.name(_MODULE, "TYPE")
        case AttributeKind.TYPE if constraint.accessor_type.replace(".", "").isidentifier():
            types = imports.name(_MODULE, "type_of")
            return types.call(imports.class_name(constraint.accessor_type))
        case AttributeKind.DENSE_ARRAY if constraint.element_type is not None:
            return _of_type(_elements(constraint.element_type), constraint.element_type, imports)
        case AttributeKind.ARRAY if constraint.element is not None:
            return _of_array(constraint.element, imports)
        case _:
            return None


def _of_enum(constraint: AttrConstraint, imports: Imports) -> Expression:
    assert constraint.enum is not None
    enum = imports.class_name(qualified_name(constraint.enum))
    if constraint.attribute_def is not None:
        attribute_class = imports.class_name(qualified_name(constraint.attribute_def))
        return imports.name(_MODULE, "enum_attribute_of").call(attribute_class, enum)
    if constraint.enum.is_string:
        return imports.name(_MODULE, "enum_of_string").call(enum)
    return imports.name(_MODULE, "enum_of_integer").call(enum, enum_storage(constraint, imports))


def _of_type(function: str, type: TypeBuilder, imports: Imports) -> Expression:
    return imports.name(_MODULE, function).call(type_value(type, imports))


def _elements(type: TypeBuilder) -> str:
    if type == TypeBuilder("IntegerType", (1,)):
        return "booleans_of"
    return "floats_of" if "Float" in type.class_name else "integers_of"


def _of_array(element: AttrConstraint, imports: Imports) -> Expression:
    inner = None if element.kind is AttributeKind.UNIT else conversion(element, imports)
    if inner is not None:
        return imports.name(_MODULE, "values_of").call(inner)
    return imports.name(_MODULE, "attributes_of").call(imports.class_name(element.python_class))
