"""A hook: a function that a spec asks its author for, with the one place where its name is spelled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from odsgen.places import Place


class HookKind(Enum):
    """The kinds of hooks, each with its description in messages, of its subject ``{0}`` and a part of that ``{1}``."""

    VERIFY_OP = "verifies the operation '{0}'"
    VERIFY_OP_REGIONS = "verifies the regions of the operation '{0}'"
    PARSE_OP = "parses the operation '{0}'"
    PRINT_OP = "prints the operation '{0}'"
    INFER_RETURN_TYPES = "infers the types of the operation '{0}'"
    FOLD = "folds the operation '{0}'"
    CANONICALIZE = "canonicalizes the operation '{0}'"
    CANONICALIZATION_PATTERNS = "lists the canonicalization patterns of the operation '{0}'"
    BUILD_OP = "is the builder '{1}' of the operation '{0}'"
    DERIVE = "derives the attribute '{1}' of the operation '{0}'"
    OP_METHOD = "implements the method '{1}' for the operation '{0}'"

    VERIFY_DEFINITION = "verifies the parameters of '{0}'"
    PARSE_DEFINITION = "parses the parameters of '{0}'"
    PRINT_DEFINITION = "prints the parameters of '{0}'"
    BUILD_DEFINITION = "is the builder '{1}' of '{0}'"
    ALIAS = "suggests the alias of '{0}'"
    DEFINITION_METHOD = "implements the method '{1}' for '{0}'"

    PARSE_DIRECTIVE = "parses custom<{0}> in the formats of operations"
    PRINT_DIRECTIVE = "prints custom<{0}> in the formats of operations"
    PARSE_PARAMETER_DIRECTIVE = "parses custom<{0}> in the formats of types and attributes"
    PRINT_PARAMETER_DIRECTIVE = "prints custom<{0}> in the formats of types and attributes"

    VERIFY_TRAIT = "verifies the trait '{0}'"
    VERIFY_INTERFACE = "verifies the interface '{0}'"
    VERIFY_INTERFACE_REGIONS = "verifies the regions of what has the interface '{0}'"
    DEFAULT_METHOD = "is the default of the interface method '{0}'"

    MATCH_NATIVE = "is the native call '{0}' in source patterns"
    REWRITE_NATIVE = "is the native call '{0}' in result patterns"
    MATCH_CONSTRAINT = "is the pattern constraint '{0}'"
    CHECK = "checks what predicates pass to '{0}'"

    VERIFY_OPERATION_ATTRIBUTE = "verifies the dialect's attributes of any operation"
    VERIFY_REGION_ARGUMENT_ATTRIBUTE = "verifies the dialect's attributes of region arguments"
    VERIFY_REGION_RESULT_ATTRIBUTE = "verifies the dialect's attributes of region results"
    MATERIALIZE_CONSTANT = "materializes constants of the dialect"
    DIALECT_CANONICALIZATION_PATTERNS = "lists the canonicalization patterns of the dialect"
    UPGRADE = "upgrades operations of older versions of the dialect"
    DIALECT_ALIAS = "suggests aliases for any type or attribute"
    VERIFY_DATA_LAYOUT_ENTRY = "verifies data layout entries of the dialect"
    PARSE_UNKNOWN_TYPE = "parses types that the spec does not define"
    PARSE_UNKNOWN_ATTRIBUTE = "parses attributes that the spec does not define"

    @property
    def decorator(self) -> str:
        """The decorator of `odsgen.hooks` that says of a function that it is such a hook."""
        return _DECORATORS[self]

    def function(self, subject: str = "", part: str = "") -> str:
        """The name of a stub's function; both as Python spells them: `add_i`, `struct_type`."""
        return _SPELLINGS[self].format(subject, part)

    @property
    def is_of_dialect(self) -> bool:
        """Whether it is a hook of the dialect itself."""
        return self in _OF_DIALECT


_K = HookKind
_SPELLINGS = {
    _K.VERIFY_OP: "verify_{0}",
    _K.VERIFY_OP_REGIONS: "verify_{0}_regions",
    _K.PARSE_OP: "parse_{0}",
    _K.PRINT_OP: "print_{0}",
    _K.INFER_RETURN_TYPES: "infer_{0}_return_types",
    _K.FOLD: "fold_{0}",
    _K.CANONICALIZE: "canonicalize_{0}",
    _K.CANONICALIZATION_PATTERNS: "canonicalization_patterns_{0}",
    _K.BUILD_OP: "build_{0}_{1}",
    _K.DERIVE: "derive_{0}_{1}",
    _K.OP_METHOD: "{1}_{0}",
    _K.VERIFY_DEFINITION: "verify_{0}",
    _K.PARSE_DEFINITION: "parse_{0}",
    _K.PRINT_DEFINITION: "print_{0}",
    _K.BUILD_DEFINITION: "build_{0}_{1}",
    _K.ALIAS: "alias_{0}",
    _K.DEFINITION_METHOD: "{1}_{0}",
    _K.PARSE_DIRECTIVE: "parse_{0}",
    _K.PRINT_DIRECTIVE: "print_{0}",
    _K.PARSE_PARAMETER_DIRECTIVE: "parse_{0}",
    _K.PRINT_PARAMETER_DIRECTIVE: "print_{0}",
    _K.VERIFY_TRAIT: "verify_{0}",
    _K.VERIFY_INTERFACE: "verify_{0}",
    _K.VERIFY_INTERFACE_REGIONS: "verify_{0}_regions",
    _K.DEFAULT_METHOD: "default_{0}",
    _K.MATCH_NATIVE: "match_{0}",
    _K.REWRITE_NATIVE: "rewrite_{0}",
    _K.MATCH_CONSTRAINT: "match_{0}",
    _K.CHECK: "{0}",
    _K.VERIFY_OPERATION_ATTRIBUTE: "verify_operation_attribute",
    _K.VERIFY_REGION_ARGUMENT_ATTRIBUTE: "verify_region_argument_attribute",
    _K.VERIFY_REGION_RESULT_ATTRIBUTE: "verify_region_result_attribute",
    _K.MATERIALIZE_CONSTANT: "materialize_constant",
    _K.DIALECT_CANONICALIZATION_PATTERNS: "canonicalization_patterns",
    _K.UPGRADE: "upgrade_from_version",
    _K.DIALECT_ALIAS: "alias",
    _K.VERIFY_DATA_LAYOUT_ENTRY: "verify_data_layout_entry",
    _K.PARSE_UNKNOWN_TYPE: "parse_type",
    _K.PARSE_UNKNOWN_ATTRIBUTE: "parse_attribute",
}

_DECORATORS = {
    kind: decorator
    for decorator, kinds in {
        "verifies": (_K.VERIFY_OP, _K.VERIFY_DEFINITION, _K.VERIFY_TRAIT, _K.VERIFY_INTERFACE),
        "verifies_regions": (_K.VERIFY_OP_REGIONS, _K.VERIFY_INTERFACE_REGIONS),
        "form": (
            *(_K.PARSE_OP, _K.PRINT_OP, _K.PARSE_DEFINITION, _K.PRINT_DEFINITION),
            *(_K.PARSE_DIRECTIVE, _K.PRINT_DIRECTIVE),
            *(_K.PARSE_PARAMETER_DIRECTIVE, _K.PRINT_PARAMETER_DIRECTIVE),
        ),
        "infers": (_K.INFER_RETURN_TYPES,),
        "folds": (_K.FOLD,),
        "canonicalizes": (_K.CANONICALIZE,),
        "canonicalization_patterns": (_K.CANONICALIZATION_PATTERNS,),
        "builds": (_K.BUILD_OP, _K.BUILD_DEFINITION),
        "derives": (_K.DERIVE,),
        "implements": (_K.OP_METHOD, _K.DEFINITION_METHOD, _K.DEFAULT_METHOD),
        "suggests_alias": (_K.ALIAS,),
        "matches": (_K.MATCH_NATIVE, _K.MATCH_CONSTRAINT),
        "rewrites": (_K.REWRITE_NATIVE,),
        "checks": (_K.CHECK,),
        "verifies_operation_attributes": (_K.VERIFY_OPERATION_ATTRIBUTE,),
        "verifies_region_argument_attributes": (_K.VERIFY_REGION_ARGUMENT_ATTRIBUTE,),
        "verifies_region_result_attributes": (_K.VERIFY_REGION_RESULT_ATTRIBUTE,),
        "verifies_data_layout_entries": (_K.VERIFY_DATA_LAYOUT_ENTRY,),
        "materializes_constants": (_K.MATERIALIZE_CONSTANT,),
        "dialect_canonicalization_patterns": (_K.DIALECT_CANONICALIZATION_PATTERNS,),
        "upgrades_operations": (_K.UPGRADE,),
        "suggests_aliases": (_K.DIALECT_ALIAS,),
        "parses_types": (_K.PARSE_UNKNOWN_TYPE,),
        "parses_attributes": (_K.PARSE_UNKNOWN_ATTRIBUTE,),
    }.items()
    for kind in kinds
}

#: The method of a form that a hook of a kind is.
_DIRECTIONS = {
    kind: direction
    for direction, kinds in {
        "parse": (
            *(_K.PARSE_OP, _K.PARSE_DEFINITION),
            *(_K.PARSE_DIRECTIVE, _K.PARSE_PARAMETER_DIRECTIVE),
        ),
        "print": (
            *(_K.PRINT_OP, _K.PRINT_DEFINITION),
            *(_K.PRINT_DIRECTIVE, _K.PRINT_PARAMETER_DIRECTIVE),
        ),
    }.items()
    for kind in kinds
}

_OF_DIALECT = frozenset(
    {
        _K.VERIFY_OPERATION_ATTRIBUTE,
        _K.VERIFY_REGION_ARGUMENT_ATTRIBUTE,
        _K.VERIFY_REGION_RESULT_ATTRIBUTE,
        _K.MATERIALIZE_CONSTANT,
        _K.DIALECT_CANONICALIZATION_PATTERNS,
        _K.UPGRADE,
        _K.DIALECT_ALIAS,
        _K.VERIFY_DATA_LAYOUT_ENTRY,
        _K.PARSE_UNKNOWN_TYPE,
        _K.PARSE_UNKNOWN_ATTRIBUTE,
    }
)

#: What their decorators name is no class.
_NAMED = frozenset({_K.MATCH_NATIVE, _K.REWRITE_NATIVE, _K.MATCH_CONSTRAINT, _K.CHECK})

_DIRECTIVES = frozenset(
    {
        HookKind.PARSE_DIRECTIVE,
        HookKind.PRINT_DIRECTIVE,
        HookKind.PARSE_PARAMETER_DIRECTIVE,
        HookKind.PRINT_PARAMETER_DIRECTIVE,
    }
)


_QUALIFIER = re.compile(r"\b[a-z_]\w*\.(?=\w)")


def _short(annotation: str) -> str:
    """An annotation with the names of classes alone: `StructType` for `toy.StructType`."""
    return _QUALIFIER.sub("", annotation)


@dataclass(frozen=True, slots=True)
class HookParameter:
    """A parameter; the annotation as definitions write it."""

    name: str
    annotation: str
    takes_rest: bool = False  # all arguments that remain, each of that annotation
    is_keyword: bool = False  # given by its name
    is_optional: bool = False  # None if it is not given


@dataclass(frozen=True, slots=True)
class Hook:
    """A function that the spec asks its author for."""

    kind: HookKind
    subject: (
        str  # as the spec calls it: the operation, type, attribute, interface, method, directive
    )
    function: str
    parameters: tuple[HookParameter, ...]
    returns: str
    documentation: str
    place: Place | None = None  # in the spec: what asks for it
    part: str = ""  # of the subject: the builder, the method, the derived attribute
    of_class: bool = False  # the subject is an op class
    class_name: str = ""  # of the generated class that it is for; the subject, if it is not said
    member: str = ""  # the part as Python spells it
    #: What a directive gives back, for the runtime to check: `Attribute, Type?, Region*`.
    gives: str = ""

    @property
    def target(self) -> str:
        """Subject that the decorator names: a class, `custom<Directive>`, a native call; empty for the dialect's own hooks."""
        if self.kind in _DIRECTIVES:
            return f"custom<{self.subject}>"
        if self.kind.is_of_dialect:
            return ""
        return self.class_name or self.subject

    @property
    def names_class(self) -> bool:
        """Whether the decorator names a class."""
        return not (self.kind in _DIRECTIVES or self.kind in _NAMED or self.kind.is_of_dialect)

    @property
    def direction(self) -> str:
        """`parse` or `print`, of a hook that is half of a form."""
        return _DIRECTIONS.get(self.kind, "")

    @property
    def key(self) -> tuple[str, str, str]:
        """The decorator, what it names, and the part of that: two hooks with one key are one object."""
        return self.kind.decorator, self.target, self.member

    @property
    def keys(self) -> tuple[tuple[str, str, str], ...]:
        """All keys by which it may be written: an operation also by its name, a type's form by that of its class."""
        decorator, target, member = self.key
        others = []
        if "." in self.subject and not self.of_class:
            others.append((decorator, self.subject, member))
        if self.direction and self.names_class:
            others.append((decorator, f"custom<{target}>", member))
        return (self.key, *others)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by which `written_hooks` of a spec lists it: `AddOp`, `AddOp.effects`, `my.add`, a directive."""
        keys = self.keys[:1] if self.kind in _DIRECTIVES else self.keys
        targets = dict.fromkeys(
            key[1] for key in keys if not (self.names_class and key[1].startswith("custom<"))
        )
        return tuple(
            name.removeprefix("custom<").removesuffix(">")
            + (f".{self.member}" if self.member else "")
            for name in targets
        )

    @property
    def decoration(self) -> str:
        """The decorator as somebody writes it: `@implements(AddOp, method="effects")`."""
        if self.kind.is_of_dialect:
            return f"@{self.kind.decorator}"
        target = self.target if self.names_class else f'"{self.subject}"'
        name = "method=" if self.kind.decorator == "implements" else ""
        part = f', {name}"{self.member}"' if self.member else ""
        return f"@{self.kind.decorator}({target}{part})"

    @property
    def meaning(self) -> str:
        """Its purpose, in plain words."""
        meaning = self.kind.value.format(self.subject, self.part)
        return meaning.replace("the operation '", "the op class '") if self.of_class else meaning

    @property
    def declaration(self) -> str:
        """How a stub of it is declared, behind its name: `(op: AddOp) -> None`."""
        return f"({', '.join(self._declared_parameters())}) -> {_short(self.returns)}"

    def _declared_parameters(self) -> Iterator[str]:
        has_keywords = False
        for parameter in self.parameters:
            if parameter.is_keyword and not has_keywords:
                has_keywords = True
                yield "*"
            star = "*" if parameter.takes_rest else ""
            default = " = None" if parameter.is_optional else ""
            yield f"{star}{parameter.name}: {_short(parameter.annotation)}{default}"

    def means_the_same(self, other: Hook) -> bool:
        """Whether one function is both: it does the same for the same subject, and is called in the same way.

        A directive may be given other arguments in other formats: in C++ it names all overloads of one function.
        """
        if (self.kind, self.subject, self.part) != (other.kind, other.subject, other.part):
            return False
        return self.kind in _DIRECTIVES or (self.parameters, self.returns) == (
            other.parameters,
            other.returns,
        )


def parameters(**annotations: str) -> tuple[HookParameter, ...]:
    """Parameters by their names and annotations."""
    return tuple(HookParameter(name, annotation) for name, annotation in annotations.items())
