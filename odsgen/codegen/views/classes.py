"""The views of the classes in `ops.py`: their members are values that know their names and can be compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from odsgen.codegen.format_lowering import FormatCode
from odsgen.codegen.python.expressions import (
    NONE,
    Binary,
    Expression,
    Name,
    mapping,
    set_of,
)
from odsgen.codegen.python.steps import Steps
from odsgen.codegen.views.accessors import AccessorView
from odsgen.codegen.views.builders import BuildView, CustomBuilderView
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


#: What a class adds to that of its base.
Table = TraitsView | InterfacesView


@dataclass(frozen=True, slots=True)
class InferenceView:
    """The method that infers the types of the results."""

    MACRO: ClassVar[str] = "inference"
    name: ClassVar[str] = "infer_return_types"

    steps: Steps  # from `operands`, `properties` and `regions` to the types


@dataclass(frozen=True, slots=True)
class CanonicalizationView:
    """The method that lists the patterns which simplify the operation, one of which is the hook of a method."""

    MACRO: ClassVar[str] = "canonicalization"
    name: ClassVar[str] = "canonicalization_patterns"

    patterns: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class VerifierView:
    """The method that checks the operation by itself."""

    MACRO: ClassVar[str] = "verifier"
    name: ClassVar[str] = "verify_invariants"

    steps: Steps


@dataclass(frozen=True, slots=True)
class RegionVerifierView:
    """The method that checks what the regions contain."""

    MACRO: ClassVar[str] = "region_verifier"
    name: ClassVar[str] = "verify_regions"

    steps: Steps


@dataclass(frozen=True, slots=True)
class FormatView:
    """The methods that read and write the custom form, and what they need above the class."""

    MACRO: ClassVar[str] = "format"
    name: ClassVar[str] = "parse"

    code: FormatCode
    is_by_hook: bool  # which makes the operation without its class
    hides_print: bool = False  # that of a base class, whose operations have more than a text


Member = (
    ConstantView
    | TraitsView
    | InterfacesView
    | BuildView
    | CustomBuilderView
    | AccessorView
    | DeclaredView
    | InferenceView
    | CanonicalizationView
    | VerifierView
    | RegionVerifierView
    | FormatView
    | MethodView
)


@dataclass(frozen=True, slots=True)
class ClassView:
    """The class of an operation or of an op class."""

    name: str
    bases: tuple[Name, ...]
    documentation: str
    members: tuple[Member, ...]

    @property
    def module_constants(self) -> Steps:
        """The constants that the formats need in the module, above the class."""
        formats = (member for member in self.members if isinstance(member, FormatView))
        return tuple(step for form in formats for step in form.code.constants)
