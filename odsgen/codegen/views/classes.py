"""The views of the classes in `ops.py`: their members are values that know their names and can be compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from odsgen.codegen.format_lowering.format_method import FormatCode
from odsgen.codegen.python.expressions import NONE, Binary, Expression, Name, mapping, set_of
from odsgen.codegen.python.steps import Steps
from odsgen.codegen.views.declared_accessors import DeclaredView
from odsgen.codegen.views.methods import MethodView

#: The class that all operations extend.
OPERATION = "Operation"

#: The class attribute that tells one operation from all others.
OPERATION_NAME = "OPERATION_NAME"


@dataclass(frozen=True, slots=True)
class ConstantView:
    """A class attribute."""

    MACRO: ClassVar[str] = "constant"

    name: str
    value: Expression


@dataclass(frozen=True, slots=True)
class TraitsView:
    """The traits: those of a base class, and more."""

    MACRO: ClassVar[str] = "constant"
    name: ClassVar[str] = "TRAITS"

    elements: tuple[Expression, ...]  # the classes
    base: Name | None = None

    @property
    def value(self) -> Expression:
        if self.base is None:
            return Name("frozenset").call(set_of(self.elements))
        inherited = self.base.member(self.name)
        return Binary("|", inherited, set_of(self.elements)) if self.elements else inherited


@dataclass(frozen=True, slots=True)
class InterfacesView:
    """The interfaces that the class implements itself and that no base class is or implements."""

    MACRO: ClassVar[str] = "constant"
    name: ClassVar[str] = "INTERFACES"

    elements: tuple[Expression, ...]  # the names

    @property
    def value(self) -> Expression:
        return mapping((element, NONE) for element in self.elements)


#: The methods whose signature is the same in each class that has them.
FIXED_SIGNATURES = frozenset({"infer_return_types", "verify_invariants", "verify_regions"})

#: What a class adds to that of its base.
Table = TraitsView | InterfacesView


Member = ConstantView | TraitsView | InterfacesView | DeclaredView | MethodView | FormatCode


@dataclass(frozen=True, slots=True)
class ClassView:
    """A class: of an operation, an op class, an interface, a trait."""

    name: str
    bases: tuple[Name, ...]
    documentation: str
    members: tuple[Member, ...] = ()

    @property
    def module_constants(self) -> Steps:
        """The constants that the formats need in the module, above the class."""
        formats = (member for member in self.members if isinstance(member, FormatCode))
        return tuple(step for form in formats for step in form.constants)
