"""The kinds of hooks that specs declare: one table."""

from __future__ import annotations

import re
from enum import Enum

from odsgen.hook_kinds import KINDS, NAMED


class HookKind(Enum):
    """The kinds of hooks.

    Each has what declares it (``op``, ``definition``, ``trait``, ``interface``, ``dialect``, or a part of one), its
    decorator, the key of the spec, and its description in messages, of its subject ``{0}`` and a part of that ``{1}``.
    Where these are the same for all hooks of the kind, there are the field that says that there is one, the signature, for
    the class ``{0}``, and the documentation, for the name ``{1}``.
    """

    VERIFY_OP = (
        *("op", "verifies", "verifier", "verifies the operation '{0}'"),
        *("has_verifier", "(op: {0}) -> None"),
        "Check what the spec cannot say of {1}; raise op.op_error(…) if it does not hold.",
    )
    VERIFY_OP_REGIONS = (
        *(
            "op",
            "verifies_regions",
            "region_verifier",
            "verifies the regions of the operation '{0}'",
        ),
        *("has_region_verifier", "(op: {0}) -> None"),
        "Check {1} once everything inside its regions was found good.",
    )
    PARSE_OP = (
        *("op", "form", "assembly_format", "parses the operation '{0}'"),
        *("custom_format", "(parser: Parser, state: OperationState[{0}]) -> None"),
        "Read the custom form of {1} after its name into the state.",
    )
    PRINT_OP = (
        *("op", "form", "assembly_format", "prints the operation '{0}'"),
        *("custom_format", "(op: {0}, printer: AsmPrinter) -> None"),
        "Write the custom form of {1} after its name.",
    )
    INFER_RETURN_TYPES = (
        *("op", "infers", "infer_return_types", "infers the types of the operation '{0}'"),
        "infers",
        "(operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region])"
        " -> Sequence[Type]",
        "The types of the results of {1}.",
    )
    FOLD = (
        *("op", "folds", "fold", "folds the operation '{0}'", "has_fold"),
        "(op: {0}, operands: Sequence[Attribute | None]) -> Sequence[Attribute | Value] | None",
        "What the results of {1} are, given its constant operands; None if nothing folds.",
    )
    CANONICALIZE = (
        *("op", "canonicalizes", "canonicalize_method", "canonicalizes the operation '{0}'"),
        *("has_canonicalize_method", "(op: {0}, rewriter: PatternRewriter) -> bool"),
        "Simplify {1}; whether anything was changed.",
    )
    CANONICALIZATION_PATTERNS = (
        *("op", "canonicalization_patterns", "canonicalizer"),
        "lists the canonicalization patterns of the operation '{0}'",
        *("has_canonicalizer", "() -> Sequence[RewritePattern]"),
        "The patterns that simplify {1}.",
    )
    BUILD_OP = ("part", "builds", "builders", "is the builder '{1}' of the operation '{0}'")
    DERIVE = (
        *("part", "derives", "derived_attributes"),
        "derives the attribute '{1}' of the operation '{0}'",
    )
    OP_METHOD = (
        *("part", "implements", "methods"),
        "implements the method '{1}' for the operation '{0}'",
    )

    VERIFY_DEFINITION = ("part", "verifies", "verifier", "verifies the parameters of '{0}'")
    PARSE_DEFINITION = (
        *("definition", "form", "assembly_format", "parses the parameters of '{0}'"),
        *("custom_format", "(parser: Parser) -> {0}", "Read what follows the mnemonic."),
    )
    PRINT_DEFINITION = (
        *("definition", "form", "assembly_format", "prints the parameters of '{0}'"),
        *("custom_format", "({2}: {0}, printer: AsmPrinter) -> None"),
        "Write what follows the mnemonic.",
    )
    BUILD_DEFINITION = ("part", "builds", "builders", "is the builder '{1}' of '{0}'")
    ALIAS = (
        *("definition", "suggests_alias", "alias", "suggests the alias of '{0}'"),
        *("computed_alias", "({2}: {0}) -> str | None", "A name for the alias of it."),
    )
    DEFINITION_METHOD = ("part", "implements", "methods", "implements the method '{1}' for '{0}'")

    PARSE_DIRECTIVE = ("part", "form", "", "parses custom<{0}> in the formats of operations")
    PRINT_DIRECTIVE = ("part", "form", "", "prints custom<{0}> in the formats of operations")
    PARSE_PARAMETER_DIRECTIVE = (
        *("part", "form", "", "parses custom<{0}> in the formats of types and attributes"),
    )
    PRINT_PARAMETER_DIRECTIVE = (
        *("part", "form", "", "prints custom<{0}> in the formats of types and attributes"),
    )

    VERIFY_TRAIT = (
        *("trait", "verifies", "verifier", "verifies the trait '{0}'"),
        *("has_verifier", "(op: Operation) -> None"),
        "Check an operation with the trait {1}; raise op.op_error(…).",
    )
    VERIFY_INTERFACE = (
        *("interface", "verifies", "verifier", "verifies the interface '{0}'"),
        *("has_verifier", "(op: Operation) -> None"),
        "Check an operation with the interface {1}; raise op.op_error(…).",
    )
    VERIFY_INTERFACE_REGIONS = (
        *("interface", "verifies_regions", "region_verifier"),
        "verifies the regions of what has the interface '{0}'",
        *("has_region_verifier", "(op: Operation) -> None"),
        "Check it for {1} once everything inside its regions was found good.",
    )
    DEFAULT_METHOD = (
        "part",
        "implements",
        "methods",
        "is the default of the interface method '{0}'",
    )

    MATCH_NATIVE = ("part", "matches", "", "is the native call '{0}' in source patterns")
    REWRITE_NATIVE = ("part", "rewrites", "", "is the native call '{0}' in result patterns")
    MATCH_CONSTRAINT = ("part", "matches", "", "is the pattern constraint '{0}'")
    CHECK = ("part", "checks", "", "checks what predicates pass to '{0}'")
    MAKE_TYPE = (
        "part",
        "checks",
        "",
        "makes the type that a format or a constraint asks '{0}' for",
    )

    VERIFY_OPERATION_ATTRIBUTE = (
        *("dialect", "verifies_operation_attributes", "verify_operation_attribute"),
        "verifies the dialect's attributes of any operation",
        "has_operation_attribute_verifier",
        "(op: Operation, name: str, attribute: Attribute) -> None",
        "Check a discardable attribute with the dialect's prefix; raise op.op_error(…).",
    )
    VERIFY_REGION_ARGUMENT_ATTRIBUTE = (
        *("dialect", "verifies_region_argument_attributes", "verify_region_argument_attribute"),
        "verifies the dialect's attributes of region arguments",
        "has_region_argument_attribute_verifier",
        "(op: Operation, region: int, index: int, name: str, attribute: Attribute) -> None",
        "Check an attribute with the dialect's prefix of a region argument.",
    )
    VERIFY_REGION_RESULT_ATTRIBUTE = (
        *("dialect", "verifies_region_result_attributes", "verify_region_result_attribute"),
        "verifies the dialect's attributes of region results",
        "has_region_result_attribute_verifier",
        "(op: Operation, region: int, index: int, name: str, attribute: Attribute) -> None",
        "Check an attribute with the dialect's prefix of a region result.",
    )
    MATERIALIZE_CONSTANT = (
        *("dialect", "materializes_constants", "materialize_constant"),
        *("materializes constants of the dialect", "has_constant_materializer"),
        "(value: Attribute, type: Type, location: Location | None) -> Operation | None",
        "An operation of the dialect that gives the constant.",
    )
    DIALECT_CANONICALIZATION_PATTERNS = (
        *("dialect", "dialect_canonicalization_patterns", "canonicalizer"),
        *("lists the canonicalization patterns of the dialect", "has_canonicalizer"),
        *(
            "() -> Sequence[RewritePattern]",
            "The patterns that simplify operations of any dialect.",
        ),
    )
    UPGRADE = (
        *("dialect", "upgrades_operations", "upgrade"),
        *("upgrades operations of older versions of the dialect", "has_upgrade"),
        *("(op: Operation, version: int) -> None", "Bring an older operation up to date."),
    )
    DIALECT_ALIAS = (
        *("dialect", "suggests_aliases", "alias", "suggests aliases for any type or attribute"),
        *("has_alias", "(symbol: Attribute | Type) -> str | None"),
        "The alias that a type or attribute of any dialect would like to have.",
    )
    VERIFY_DATA_LAYOUT_ENTRY = (
        *("dialect", "verifies_data_layout_entries", "verify_data_layout_entry"),
        *("verifies data layout entries of the dialect", "has_data_layout_entry_verifier"),
        "(entry: DataLayoutEntryInterface, location: Location) -> None",
        "Check a data layout entry whose identifier begins with the dialect; raise VerifyError.",
    )
    PARSE_UNKNOWN_TYPE = (
        *("dialect", "parses_types", "type_parser"),
        *("parses types that the spec does not define", "has_type_parser"),
        "(parser: Parser, mnemonic: str) -> Type | None",
        "Read a type that the spec does not define; None if there is none.",
    )
    PARSE_UNKNOWN_ATTRIBUTE = (
        *("dialect", "parses_attributes", "attribute_parser"),
        *("parses attributes that the spec does not define", "has_attribute_parser"),
        "(parser: Parser, mnemonic: str) -> Attribute | None",
        "Read an attribute that the spec does not define; None if there is none.",
    )

    def __init__(
        self,
        owner: str,
        decorator: str,
        key: str,
        meaning: str,
        field: str = "",
        signature: str = "",
        documentation: str = "",
    ) -> None:
        self.owner = owner
        self.decorator = decorator
        self.key = key
        self.meaning = meaning
        self.field = field
        self.signature = signature
        self.documentation = documentation
        #: The method of a form that it is.
        self.direction = re.sub(r"_.*", "", self.name).lower() if decorator == "form" else ""
        self.is_of_directive = self.name.endswith("_DIRECTIVE")
        #: Whether it is a hook of the dialect itself.
        self.is_of_dialect = KINDS[decorator].is_of_dialect
        #: Whether the decorator names a class.
        self.names_class = not (self.is_of_directive or self.is_of_dialect or decorator in NAMED)

    def function(self, subject: str = "", part: str = "") -> str:
        """The name of a stub's function; both as Python spells them: `add_i`, `struct_type`."""
        is_default = self is HookKind.DEFAULT_METHOD
        spelling = "default_{0}" if is_default else KINDS[self.decorator].function
        return spelling.format(subject, part, self.direction)

    @classmethod
    def of(cls, owner: str) -> tuple[HookKind, ...]:
        """The kinds whose hooks are declared by a field."""
        return tuple(kind for kind in cls if kind.owner == owner)
