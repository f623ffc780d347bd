"""Values of C++ expressions while they are translated: text of our language with a C++ type, and helper objects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp.classes import ClassTable, CppEnum


class Untranslatable(Exception):
    """A valid expression that the predicate language cannot say; ``reason`` completes "not translated: …"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class CppType:
    """A C++ type as far as it matters: ``int``, ``bool``, ``float``, ``str``, ``tuple`` with its element, or the full
    name of a class or enum; perhaps null."""

    name: str
    element: CppType | None = None
    nullable: bool = False

    @property
    def present(self) -> CppType:
        return replace(self, nullable=False) if self.nullable else self

    def __str__(self) -> str:
        return self.name if self.element is None else f"{self.name} of {self.element}"


BOOL = CppType("bool")
INT = CppType("int")
FLOAT = CppType("float")
STRING = CppType("str")
NULL = CppType("null", None, True)
UNKNOWN = CppType("unknown")
TYPE = CppType("mlir::Type")
ATTRIBUTE = CppType("mlir::Attribute")
VALUE = CppType("mlir::Value")
OPERATION = CppType("mlir::Operation")


@dataclass(frozen=True, slots=True)
class Translated:
    """A value: its text as a tree, its C++ type, and what must hold for it not to be null."""

    syntax: s.PredicateSyntax
    type: CppType
    present: s.PredicateSyntax | None = None


@dataclass(frozen=True, slots=True)
class Closure:
    """A lambda with the names that it sees."""

    lambda_: c.Lambda
    names: Mapping[str, Evaluated]


@dataclass(frozen=True, slots=True)
class Built:
    """``T::get(a, b)``: a type or attribute by the class and its parameters, by our names."""

    cpp_name: str
    parameters: tuple[tuple[str, Translated], ...]


@dataclass(frozen=True, slots=True)
class Reshaped:
    """``VectorType::Builder``: a type like ``base``, with another shape, element type or scalable dimensions."""

    base: Translated
    shape: s.PredicateSyntax
    element: s.PredicateSyntax | None = None
    scalable: s.PredicateSyntax | None = None


@dataclass(frozen=True, slots=True)
class Chosen:
    """One of two values, at least one of which C++ makes."""

    condition: s.PredicateSyntax
    when_true: Evaluated
    when_false: Evaluated


@dataclass(frozen=True, slots=True)
class Listed:
    """An initializer list."""

    elements: tuple[Evaluated, ...]


@dataclass(frozen=True, slots=True)
class Repeated:
    """``SmallVector<T>(count, value)``."""

    count: Translated
    value: Translated


@dataclass(frozen=True, slots=True)
class Special:
    """Something that only means something to what surrounds it: ``$_builder``, ``std::equal_to<>()``, an iterator."""

    name: str
    value: Translated | None = None


Evaluated = Translated | Closure | Built | Reshaped | Chosen | Listed | Repeated | Special

_INTEGERS = frozenset(
    "int unsigned signed long short char size_t ssize_t uintptr_t intptr_t int8_t int16_t int32_t int64_t uint8_t uint16_t "
    "uint32_t uint64_t".split()
)
_STRINGS = frozenset({"StringRef", "string", "string_view", "Twine", "StringLiteral"})
_SEQUENCES = frozenset(
    {"ArrayRef", "SmallVector", "SmallVectorImpl", "vector", "array", "MutableArrayRef", "initializer_list"}
)  # fmt: skip
_RANGES = {"TypeRange": TYPE, "ValueRange": VALUE, "OperandRange": VALUE, "ResultRange": VALUE}


def type_of_name(
    name: c.Name, table: ClassTable, arguments: Mapping[str, CppType] | None = None
) -> CppType | None:
    """The type that a C++ type name means; None of one that is not known."""
    last = name.last
    prefix = name.parts[0].name if len(name.parts) > 1 else ""
    if last.name in _INTEGERS and prefix in ("", "std"):
        return INT
    if last.name == "bool":
        return BOOL
    if last.name in ("double", "float"):
        return FLOAT
    if last.name in _STRINGS:
        return STRING
    if last.name in _RANGES:
        return CppType("tuple", _RANGES[last.name])
    element = None
    if last.arguments and isinstance(last.arguments[0], c.TypeName):
        element = type_of_name(last.arguments[0].name, table)
    if last.name in _SEQUENCES:
        return CppType("tuple", element or UNKNOWN)
    if last.name in ("optional", "FailureOr") and element is not None:
        return replace(element, nullable=True)
    if last.name in ("TypedValue",):
        return VALUE
    if (enum := table.find_enum(name.qualified, name.is_global)) is not None:
        return CppType(enum.cpp_name)
    if (known := table.find_class(name.qualified, name.is_global)) is not None:
        return CppType(known.cpp_name)
    return None


def enum_case(name: c.Name, table: ClassTable) -> tuple[CppEnum, str] | None:
    """The enum and the case that ``Dim::Cube`` names."""
    if len(name.parts) < 2:
        return None
    owner = "::".join(part.name for part in name.parts[:-1])
    enum = table.find_enum(owner, name.is_global)
    if enum is None or name.last.name not in enum.values:
        return None
    return enum, name.last.name
