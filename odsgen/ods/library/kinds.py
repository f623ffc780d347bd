"""What predicates may look at: the kinds of values and what each offers.

A predicate that names anything else is refused, so that a spec remains data.  The tables repeat what the classes of
the runtime offer for reading; a test holds the two together.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache


@dataclass(frozen=True, slots=True)
class Kind:
    """The kind of a value: a class by name, or ``tuple`` with the kinds of its elements; perhaps None instead."""

    name: str
    elements: tuple[Kind, ...] = ()
    optional: bool = False

    @property
    def element(self) -> Kind | None:
        """The kind of the elements of a sequence; None of anything else."""
        return self.elements[0] if self.name in ("tuple", "range") and self.elements else None

    @property
    def present(self) -> Kind:
        """The kind without None."""
        return replace(self, optional=False) if self.optional else self

    def __str__(self) -> str:
        text = self.name
        if self.elements:
            text += f"[{', '.join(map(str, self.elements))}]"
        return f"{text} or None" if self.optional and self.name != "None" else text


_KIND = re.compile(r"([\w.]+)(?:\[(.*)\])?(\?)?")


@cache
def kind(text: str) -> Kind:
    """The kind that a table spells: ``int``, ``tuple[Type]``, ``Attribute?``."""
    match = _KIND.fullmatch(text)
    if match is None:
        raise ValueError(f"'{text}' is no kind")
    elements = (kind(match[2]),) if match[2] else ()
    return Kind(match[1], elements, match[3] is not None)


ANY = kind("object")
BOOL = kind("bool")
INT = kind("int")
FLOAT = kind("float")
STRING = kind("str")
NONE = Kind("None", (), True)
TYPE = kind("Type")
ATTRIBUTE = kind("Attribute")
OPERATION = kind("Operation")
VALUE = kind("Value")
VALUES = kind("tuple[Value]")
REGION = kind("Region")
BLOCK = kind("Block")

#: The class that each class extends; the roots are extended by nothing.
BASES: Mapping[str, str] = {
    "bool": "int",
    # types
    "IntegerType": "Type",
    "IndexType": "Type",
    "NoneType": "Type",
    "FloatType": "Type",
    **dict.fromkeys(
        (
            "BFloat16Type",
            "Float16Type",
            "FloatTF32Type",
            "Float32Type",
            "Float64Type",
            "Float80Type",
            "Float128Type",
            "Float8E5M2Type",
            "Float8E4M3Type",
            "Float8E4M3FNType",
            "Float8E5M2FNUZType",
            "Float8E4M3FNUZType",
            "Float8E4M3B11FNUZType",
            "Float8E3M4Type",
            "Float4E2M1FNType",
            "Float6E2M3FNType",
            "Float6E3M2FNType",
            "Float8E8M0FNUType",
        ),
        "FloatType",
    ),
    "ComplexType": "Type",
    "FunctionType": "Type",
    "GraphType": "Type",
    "TupleType": "Type",
    "OpaqueType": "Type",
    "ShapedType": "Type",
    "VectorType": "ShapedType",
    "TensorType": "ShapedType",
    "RankedTensorType": "TensorType",
    "UnrankedTensorType": "TensorType",
    "BaseMemRefType": "ShapedType",
    "MemRefType": "BaseMemRefType",
    "UnrankedMemRefType": "BaseMemRefType",
    # attributes
    "TypedAttr": "Attribute",
    "UnitAttr": "Attribute",
    "IntegerAttr": "TypedAttr",
    "BoolAttr": "IntegerAttr",
    "FloatAttr": "TypedAttr",
    "StringAttr": "TypedAttr",
    "SymbolRefAttr": "Attribute",
    "FlatSymbolRefAttr": "SymbolRefAttr",
    "TypeAttr": "Attribute",
    "ArrayAttr": "Attribute",
    "DictionaryAttr": "Attribute",
    "OpaqueAttr": "TypedAttr",
    "DistinctAttr": "Attribute",
    "AffineMapAttr": "Attribute",
    "IntegerSetAttr": "Attribute",
    "StridedLayoutAttr": "Attribute",
    "ElementsAttr": "TypedAttr",
    "DenseElementsAttr": "ElementsAttr",
    "DenseIntOrFPElementsAttr": "DenseElementsAttr",
    "DenseIntElementsAttr": "DenseIntOrFPElementsAttr",
    "DenseFPElementsAttr": "DenseIntOrFPElementsAttr",
    "DenseStringElementsAttr": "DenseElementsAttr",
    "SparseElementsAttr": "ElementsAttr",
    "DenseResourceElementsAttr": "ElementsAttr",
    "DenseArrayAttr": "Attribute",
    "Location": "Attribute",
    **dict.fromkeys(
        (
            "UnknownLoc",
            "FileLineColRange",
            "NameLoc",
            "CallSiteLoc",
            "FusedLoc",
            "OpaqueLoc",
        ),
        "Location",
    ),
    # values
    "OpResult": "Value",
    "BlockArgument": "Value",
}

#: What can be read of a value of each class, and the kind that it has.
MEMBERS: Mapping[str, Mapping[str, str]] = {
    "IntegerType": {
        "width": "int",
        "signedness": "Signedness",
        "is_signless": "bool",
        "is_signed": "bool",
        "is_unsigned": "bool",
    },
    "FloatType": {"WIDTH": "int", "KEYWORD": "str"},
    "ComplexType": {"element_type": "Type"},
    "FunctionType": {"inputs": "tuple[Type]", "results": "tuple[Type]"},
    "GraphType": {"inputs": "tuple[Type]", "results": "tuple[Type]"},
    "TupleType": {"types": "tuple[Type]"},
    "OpaqueType": {"dialect": "str", "data": "str"},
    "OpaqueAttr": {"dialect": "str", "data": "str"},
    "ShapedType": {
        "shape": "tuple[int]",
        "element_type": "Type",
        "rank": "int",
        "has_rank": "bool",
        "has_static_shape": "bool",
        "num_dynamic_dims": "int",
        "num_elements": "int",
    },
    "VectorType": {"scalable_dims": "tuple[bool]", "is_scalable": "bool"},
    "RankedTensorType": {"encoding": "Attribute?"},
    "BaseMemRefType": {"memory_space": "Attribute?"},
    "MemRefType": {"layout": "Attribute?"},
    "TypedAttr": {"type": "Type"},
    "IntegerAttr": {"value": "int", "unsigned_value": "int"},
    "FloatAttr": {"value": "float", "bits": "int", "type": "FloatType"},
    "StringAttr": {"value": "str"},
    "SymbolRefAttr": {"root": "str", "nested": "tuple[str]", "leaf": "str"},
    "FlatSymbolRefAttr": {"value": "str"},
    "TypeAttr": {"value": "Type"},
    "ArrayAttr": {"elements": "tuple[Attribute]"},
    "ElementsAttr": {"type": "ShapedType"},
    "DenseArrayAttr": {"element_type": "Type", "values": "tuple[int]"},
    "AffineMapAttr": {"value": "AffineMap"},
    "IntegerSetAttr": {"value": "IntegerSet"},
    "AffineMap": {"num_dims": "int", "num_symbols": "int", "num_results": "int"},
    "IntegerSet": {"num_dims": "int", "num_symbols": "int"},
    "StridedLayoutAttr": {"offset": "int", "strides": "tuple[int]"},
    "Value": {"type": "Type", "has_uses": "bool", "has_one_use": "bool"},
    "Operation": {
        "name": "str",
        "operands": "tuple[Value]",
        "results": "tuple[Value]",
        "operand_types": "tuple[Type]",
        "result_types": "tuple[Type]",
        "regions": "tuple[Region]",
        "successors": "tuple[Block]",
        "parent_op": "Operation?",
    },
    "Region": {"blocks": "tuple[Block]", "is_empty": "bool"},
    "Block": {
        "arguments": "tuple[Value]",
        "operations": "tuple[Operation]",
        "is_empty": "bool",
        "terminator": "Operation?",
    },
}

#: Methods that only look: the kinds of the arguments and of the result.
METHODS: Mapping[str, Mapping[str, tuple[tuple[str, ...], str]]] = {
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
    "DictionaryAttr": {"lookup": (("str",), "Attribute?")},
    "TupleType": {"flattened_types": ((), "tuple[Type]")},
    "tuple": {"count": (("object",), "int")},
}

#: Functions: the kinds of the arguments and of the result.  Others, whose result depends on their arguments (``isa``,
#: ``len``, ``all``, ``min``, …), are part of the language.
FUNCTIONS: Mapping[str, tuple[tuple[str, ...], str]] = {
    "element_type_or_self": (("Type",), "Type"),
    "with_element_type": (("Type", "Type"), "Type"),
    "can_have_element_type": (("Type", "Type"), "bool"),
    "i1_same_shape": (("Type",), "Type"),
    "verify_compatible_shape": (("Type", "Type"), "bool"),
    "broadcasted_type": (("Type", "Type"), "Type?"),
    "is_strided": (("Type",), "bool"),
    "shape_of": (("Type",), "tuple[int]?"),
    "rank_of": (("Type",), "int?"),
    "element_count_of": (("Type",), "int?"),
    "type_id": (("Type",), "object"),
    "tuple_type": (("tuple[Type]",), "Type"),
    "same_tensor_dims": (("Value", "Value"), "bool"),
    "signed_value": (("IntegerAttr",), "int"),
    "bit_width": (("Type",), "int?"),
    "first_number": (("str",), "int?"),
    "type_at": (("str",), "Type?"),
    "integer_type": (("int",), "IntegerType?"),
    "vector_type": (("tuple[int]", "Type"), "VectorType?"),
    "scalable_vector_type": (("tuple[int]", "Type", "tuple[bool]"), "VectorType?"),
    "with_shape": (("Type", "tuple[int]"), "Type?"),
    "with_scaled_elements": (("Type", "int"), "Type?"),
}

#: The functions that must hold of the same arguments before a function may be called; without it the runtime raises.
FUNCTION_PRECONDITIONS: Mapping[str, str] = {"with_element_type": "can_have_element_type"}

#: Functions that have no answer for some arguments; a comparison that needs such an answer is false.
PARTIAL_FUNCTIONS = frozenset(
    {
        "bit_width",
        "first_number",
        "type_at",
        "integer_type",
        "vector_type",
        "scalable_vector_type",
        "with_shape",
        "with_scaled_elements",
    }
)

#: What must hold before a member may be read; without it the runtime raises.
PRECONDITIONS: Mapping[tuple[str, str], str] = {
    ("ShapedType", "num_elements"): "has_static_shape",
}


@dataclass(frozen=True, slots=True)
class Kinds:
    """The classes that predicates may name: those of the runtime and those of dialects."""

    bases: Mapping[str, str]
    members: Mapping[str, Mapping[str, Kind]]
    aliases: Mapping[str, str] = field(
        default_factory=dict
    )  # what a spec calls a class of another package

    @classmethod
    def of_runtime(cls) -> Kinds:
        """The classes of the runtime alone."""
        return _RUNTIME_KINDS

    def extended(self, name: str, class_name: str, base: str, members: Mapping[str, Kind]) -> Kinds:
        """With one more class: what a spec calls it, its name in Python, what it extends and what it offers."""
        return Kinds(
            {**self.bases, class_name: base},
            {**self.members, class_name: members},
            {**self.aliases, name: class_name},
        )

    def class_of(self, name: str) -> str | None:
        """The class that ``isa`` means by a name."""
        found = self.aliases.get(name, name)
        return found if found in self.bases and found != "bool" else None

    @property
    def class_names(self) -> tuple[str, ...]:
        """What ``isa`` may name."""
        return tuple(name for name in (*self.aliases, *self.bases) if name != "bool")

    def line(self, name: str) -> tuple[str, ...]:
        """The class and those that it extends, the nearest first."""
        found = [name]
        while (base := self.bases.get(found[-1])) is not None:
            found.append(base)
        return tuple(found)

    def extends(self, name: str, base: str) -> bool:
        """Whether every value of the class is one of ``base``."""
        return base == "object" or base in self.line(name)

    def common_base(self, names: tuple[str, ...]) -> str | None:
        """The nearest class that all of these are or extend."""
        if not names:
            return None
        return next(
            (c for c in self.line(names[0]) if all(self.extends(n, c) for n in names)), None
        )

    def member(self, of: Kind, name: str) -> Kind | None:
        """The kind of a member of a value of that kind, or None when it has no such member."""
        for class_name in self.line(of.name):
            found = self.members.get(class_name, {}).get(name)
            if found is not None:
                return found
        return None

    def members_of(self, of: Kind) -> tuple[str, ...]:
        """The names of what can be read of a value of that kind."""
        found: dict[str, None] = {}
        for class_name in self.line(of.name):
            found.update(dict.fromkeys(self.members.get(class_name, ())))
        return tuple(found)

    def precondition(self, of: Kind, name: str) -> str | None:
        """The member that must be true before this one may be read."""
        for class_name in self.line(of.name):
            if (found := PRECONDITIONS.get((class_name, name))) is not None:
                return found
        return None

    def method(self, of: Kind, name: str) -> tuple[tuple[str, ...], str] | None:
        """The kinds of the arguments and the result of a method, or None when there is no such method."""
        for class_name in self.line(of.name):
            if (found := METHODS.get(class_name, {}).get(name)) is not None:
                return found
        return None

    def methods_of(self, of: Kind) -> tuple[str, ...]:
        return tuple(m for class_name in self.line(of.name) for m in METHODS.get(class_name, ()))


_RUNTIME_KINDS = Kinds(
    BASES,
    {
        class_name: {name: kind(text) for name, text in members.items()}
        for class_name, members in MEMBERS.items()
    },
)
