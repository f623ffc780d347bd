"""The C++ names of the classes and members that predicates speak of: the importer's tables, read backwards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from odsgen.export.names import ExportNames
from odsgen.export.problems import Unsayable
from odsgen.ods.model import Parameter
from odsgen.tablegen.cpp import BUILTIN_CLASSES, accessor_name

TYPE = "mlir::Type"
ATTRIBUTE = "mlir::Attribute"
VALUE = "mlir::Value"

#: The classes of the runtime that C++ calls something else.
_RENAMED = {"Location": "mlir::LocationAttr"}
_MEMBER = re.compile(r"\$_self\.(\w+)")
_SEQUENCE = re.compile(r"(?:ArrayRef|Sequence)<(.*)>")
_SHORT = frozenset({"Type", "Attribute", "Value", "Operation", "Region", "Block", "IntegerAttr"})
#: Members whose C++ type has a sign, and which are never negative.
_NATURAL = frozenset({"rank", "num_elements", "num_dynamic_dims"})


@dataclass(frozen=True, slots=True)
class CppValue:
    """An expression of C++ with its type: the name of a class, ``natural``, ``integer``, ``bool``, ``string``,
    ``Sequence<…>``; perhaps null."""

    text: str
    type: str
    nullable: bool = False

    @property
    def element(self) -> str | None:
        match = _SEQUENCE.fullmatch(self.type)
        return None if match is None else _plain_type(match[1])

    @property
    def is_number(self) -> bool:
        return self.type in ("natural", "integer")


@dataclass(frozen=True, slots=True)
class CppMember:
    """A member of a class: what stands behind the value in C++, and the type of what it gives."""

    of: str  # the class
    call: str  # "getWidth()"
    type: str
    nullable: bool = False


class CppNames:
    """The C++ classes that predicates of a dialect can speak of."""

    def __init__(self, names: ExportNames) -> None:
        self._bases: dict[str, tuple[str, ...]] = {
            name: known.bases for name, known in BUILTIN_CLASSES.classes.items()
        }
        self._members: dict[str, list[CppMember]] = {k: list(v) for k, v in _members().items()}
        self._own: dict[str, str] = {}
        self._names = names
        for base, definitions in ((TYPE, names.types), (ATTRIBUTE, names.attributes)):
            for key, definition in definitions.items():
                cpp = names.qualified(definition.name).removeprefix("::")
                self._own[key] = self._own[definition.name] = cpp
                self._bases[cpp] = (base,)
                for parameter in definition.parameters:
                    found = _parameter_type(parameter)
                    call = f"{accessor_name(parameter.name)}()"
                    member = CppMember(cpp, call, found, parameter.optional)
                    self._members.setdefault(parameter.python_name, []).append(member)

    def class_of(self, name: str) -> str:
        """The C++ class that a predicate, or the model, calls by a name. Raises Unsayable."""
        found = self._own.get(name) or _classes().get(name)
        if found is None and "." in name:
            found = self._names.imported_class(name)
            found = None if found is None else found.removeprefix("::")
        if found is None:
            raise Unsayable(f"no C++ class is known for '{name}'")
        return found

    @staticmethod
    def parameter_count(name: str) -> int:
        """How many arguments `get` of a class takes; -1 where it is not known."""
        known = BUILTIN_CLASSES.classes.get(name)
        return len(known.parameters) if known is not None and known.parameters else -1

    def line(self, name: str) -> Iterator[str]:
        """The class and those that it extends."""
        yield name
        for base in self._bases.get(name, ()):
            yield from self.line(base)

    def extends(self, name: str, base: str) -> bool:
        return base in self.line(name)

    def member(self, value: CppValue, name: str) -> CppValue:
        """``value.name``; the value is cast to the class that has it. Raises Unsayable."""
        candidates = self._members.get(name, [])
        for of in self.line(value.type):
            for member in candidates:
                if member.of == of:
                    return _called(value.text, member, name)
        fitting = [m for m in candidates if self.extends(m.of, value.type)]
        widest = [m for m in fitting if not any(self._is_below(m, other) for other in fitting)]
        if len(widest) != 1:
            raise Unsayable(
                f"no member of C++ is known for '{name}' of a {value.type.rpartition('::')[2]}"
                if not widest
                else f"several classes have a member '{name}': a test with isa(…) before it says which one is meant"
            )
        return _called(f"::llvm::cast<::{widest[0].of}>({value.text})", widest[0], name)

    def _is_below(self, member: CppMember, other: CppMember) -> bool:
        return member.of != other.of and self.extends(member.of, other.of)


def _called(text: str, member: CppMember, name: str) -> CppValue:
    of = "natural" if name in _NATURAL else member.type
    return CppValue(f"{text}.{member.call}", of, member.nullable)


@cache
def _members() -> Mapping[str, tuple[CppMember, ...]]:
    """The members that a method without arguments gives, by name."""
    found: dict[str, list[CppMember]] = {}
    for cpp_name, known in BUILTIN_CLASSES.classes.items():
        if not cpp_name.startswith("mlir::") or cpp_name.count("::") > 1:
            continue
        for key, method in known.methods.items():
            match = _MEMBER.fullmatch(method.text)
            if match is None or method.parameters:
                continue
            listed = found.setdefault(match[1], [])
            if any(m.of == cpp_name for m in listed):
                continue  # the first is the usual one
            call = f"{key.partition('/')[0]}()"
            nullable = method.returns.endswith("?")
            of = _plain_type(method.returns.removesuffix("?"))
            listed.append(CppMember(cpp_name, call, of, nullable))
    return {name: tuple(members) for name, members in found.items()}


@cache
def _classes() -> Mapping[str, str]:
    """The C++ classes by the names that predicates have for them."""
    found: dict[str, str] = {}
    for cpp_name, known in BUILTIN_CLASSES.classes.items():
        if known.name and not known.test and cpp_name == f"mlir::{known.name}":
            found[known.name] = cpp_name
        elif known.test and cpp_name.removeprefix("mlir::") in (
            "DenseIntElementsAttr",
            "DenseFPElementsAttr",
        ):
            found[cpp_name.removeprefix("mlir::")] = cpp_name
    return {**found, **_RENAMED}


_NUMBERS = {
    "unsigned": "natural",
    "uint64_t": "natural",
    "uint32_t": "natural",
    "size_t": "natural",
    "int64_t": "integer",
    "int32_t": "integer",
    "int": "integer",
    "StringRef": "string",
    "std::string": "string",
}


def _plain_type(returns: str) -> str:
    text = returns.strip().removeprefix("::")
    match = _SEQUENCE.fullmatch(text)
    if match is not None:
        return f"Sequence<{_plain_type(match[1])}>"
    if text in _SHORT:
        return f"mlir::{text}"
    return _NUMBERS.get(text, text)


def _parameter_type(parameter: Parameter) -> str:
    match parameter.kind:
        case "type":
            return f"mlir::{parameter.class_name}" if parameter.class_name else TYPE
        case "attribute":
            return f"mlir::{parameter.class_name}" if parameter.class_name else ATTRIBUTE
        case "integer":
            return "integer" if parameter.signed else "natural"
        case "bool" | "string":
            return parameter.kind
        case "list" if parameter.element is not None:
            return f"Sequence<{_parameter_type(parameter.element)}>"
        case "self_type":
            return TYPE
    return "unknown"
