"""Classes, members and functions of the runtime that predicates may read.

The tables say which members and functions there are for predicates.  What a class extends, the kind of a member, what a function
takes and gives are those that the runtime declares.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.runtime import parser
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin import type_construction, type_functions
from odsgen.runtime.glue import bounds
from odsgen.runtime.ir.value import Value

#: The members that predicates may read of each class.
_READABLE: Mapping[str, str] = {
    "IntegerType": "width signedness is_signless is_signed is_unsigned",
    "FloatType": "WIDTH KEYWORD",
    "ComplexType": "element_type",
    "FunctionType": "inputs results",
    "GraphType": "inputs results",
    "TupleType": "types",
    "OpaqueType": "dialect data",
    "OpaqueAttr": "dialect data",
    "ShapedType": "shape element_type rank has_rank has_static_shape num_dynamic_dims num_elements",
    "VectorType": "scalable_dims is_scalable",
    "RankedTensorType": "encoding",
    "BaseMemRefType": "memory_space",
    "MemRefType": "layout",
    "TypedAttr": "type",
    "IntegerAttr": "value unsigned_value",
    "BoolAttr": "value",
    "FloatAttr": "value bits type",
    "StringAttr": "value",
    "SymbolRefAttr": "root nested leaf",
    "FlatSymbolRefAttr": "value",
    "TypeAttr": "value",
    "ArrayAttr": "elements",
    "ElementsAttr": "type",
    "DenseArrayAttr": "element_type values",
    "AffineMapAttr": "value",
    "IntegerSetAttr": "value",
    "AffineMap": "num_dims num_symbols num_results",
    "IntegerSet": "num_dims num_symbols",
    "StridedLayoutAttr": "offset strides",
    "Value": "type has_uses has_one_use",
    "Operation": "name operands results operand_types result_types regions successors parent_op",
    "Region": "blocks arguments is_empty",
    "Block": "arguments operations is_empty terminator",
}

#: The kinds of the members whose declared type is a variable, or says more than predicates ask for.
_KINDS: Mapping[tuple[str, str], str] = {
    ("ComplexType", "element_type"): "Type",
    ("BoolAttr", "value"): "bool",
    ("TypedAttr", "type"): "Type",
    ("FloatAttr", "type"): "FloatType",
    ("ElementsAttr", "type"): "ShapedType",
    ("DenseArrayAttr", "element_type"): "Type",
    ("DenseArrayAttr", "values"): "tuple[int]",
    ("Operation", "results"): "tuple[Value]",
    ("Region", "arguments"): "tuple[Value]",
    ("Block", "arguments"): "tuple[Value]",
}

#: The methods of the runtime's classes that only look.
_METHODS = {"DictionaryAttr": "lookup", "TupleType": "flattened_types"}

#: The functions over types and attributes that predicates may call.
_FUNCTIONS: tuple[Callable[..., Any], ...] = (
    type_functions.element_type_or_self,
    type_functions.with_element_type,
    type_functions.can_have_element_type,
    type_functions.i1_same_shape,
    type_functions.verify_compatible_shape,
    type_construction.broadcasted_type,
    type_construction.is_strided,
    type_functions.shape_of,
    type_functions.rank_of,
    type_functions.element_count_of,
    type_construction.tuple_type,
    type_construction.same_tensor_dims,
    type_construction.signed_value,
    type_functions.bit_width,
    type_construction.first_number,
    parser.type_at,
    type_construction.integer_type,
    type_construction.vector_type,
    type_construction.scalable_vector_type,
    type_construction.with_shape,
    type_construction.with_scaled_elements,
)

Signature = tuple[tuple[str, ...], str]


def _class(name: str) -> Any:
    return getattr(import_module(RUNTIME_MODULES[name]), name, None)


def _bases() -> dict[str, str]:
    """The class that each type, attribute and value of the runtime extends; the roots extend nothing."""
    known: dict[object, str] = {}
    for name in RUNTIME_MODULES:
        found = _class(name)
        if isinstance(found, type) and issubclass(found, (Type, Attribute, Value)):
            known.setdefault(found, found.__name__)
    bases = {"bool": "int"}
    for found, name in known.items():
        assert isinstance(found, type)
        base = next((known[each] for each in found.__mro__[1:] if each in known), None)
        if base is not None:
            bases[name] = base
    return bases


_WRAPPED = re.compile(r"(?:Final|ClassVar)\[(.*)\]")
_OPTIONAL = re.compile(r"(.*) \| None")
_SEQUENCE = re.compile(r"(?:tuple|Sequence|Iterable)\[(.*?)(?:, \.\.\.)?\]")


def _kind_text(annotation: str) -> str:
    """How a table spells the kind that an annotation stands for: `tuple[Type, ...]` is ``tuple[Type]``."""
    if match := _WRAPPED.fullmatch(annotation):
        return _kind_text(match[1])
    if match := _OPTIONAL.fullmatch(annotation):
        return _kind_text(match[1]) + "?"
    if match := _SEQUENCE.fullmatch(annotation):
        return f"tuple[{_kind_text(match[1])}]"
    return annotation


def _member_kind(class_name: str, member: str) -> str:
    """The kind of a member: of a property what it returns, of a slot what the constructor takes, else what is annotated."""
    known = _KINDS.get((class_name, member))
    if known is not None:
        return known
    for owner in _class(class_name).__mro__:
        found = vars(owner).get(member)
        if isinstance(found, property):
            return _kind_text(found.fget.__annotations__["return"])
        annotations = vars(owner).get("__annotations__", {})
        if member in annotations:
            return _kind_text(annotations[member])
        if member in vars(owner).get("__slots__", ()):
            return _kind_text(owner.__init__.__annotations__[member])
    raise ValueError(f"'{class_name}' has no member '{member}'")


def _signature(function: Callable[..., Any]) -> Signature:
    annotations = dict(function.__annotations__)
    result = _kind_text(annotations.pop("return"))
    return tuple(_kind_text(each) for each in annotations.values()), result


#: The class that each class extends; the roots are extended by nothing.
BASES: Mapping[str, str] = _bases()

#: The members that can be read of a value of each class, and their kinds.
MEMBERS: Mapping[str, Mapping[str, str]] = {
    class_name: {member: _member_kind(class_name, member) for member in members.split()}
    for class_name, members in _READABLE.items()
}

#: Methods that only look: the kinds of the arguments and of the result.
METHODS: Mapping[str, Mapping[str, Signature]] = {
    "str": {
        "startswith": (("str",), "bool"),
        "endswith": (("str",), "bool"),
        "isidentifier": ((), "bool"),
        "isdigit": ((), "bool"),
        "isalpha": ((), "bool"),
        "isalnum": ((), "bool"),
        "isupper": ((), "bool"),
        "islower": ((), "bool"),
        "count": (("str",), "int"),
        "lower": ((), "str"),
        "upper": ((), "str"),
    },
    "int": {"bit_length": ((), "int"), "bit_count": ((), "int")},
    "float": {"is_integer": ((), "bool")},
    **{
        class_name: {method: _signature(getattr(_class(class_name), method))}
        for class_name, method in _METHODS.items()
    },
    "tuple": {"count": (("object",), "int")},
}

#: Functions: the kinds of the arguments and of the result.  Others, whose result depends on their arguments (``isa``,
#: ``len``, ``all``, ``min``, …), are part of the language.
FUNCTIONS: Mapping[str, Signature] = {
    **{function.__name__: _signature(function) for function in _FUNCTIONS},
    "type_id": (("Type",), "object"),
}

#: How long a sequence may be that a predicate makes.
MOST_NUMBERS = bounds.MOST_NUMBERS

#: The module of each of these functions.
FUNCTION_MODULES: Mapping[str, str] = {
    function.__name__: function.__module__ for function in _FUNCTIONS
}
