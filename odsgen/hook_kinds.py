"""The kinds of hooks, by their decorators: what the runtime, the decorators and the resolution of specs know of them."""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    """A kind of hooks."""

    #: The name of the function, of a subject ``{0}``, a part of it ``{1}`` and the direction of a form ``{2}``; that of
    #: a hook of the dialect itself is an attribute of `Dialect`, too.
    function: str
    #: The annotation of the result; nothing where it follows from the spec.
    gives: str = "Any"
    #: Whether a spec declares such hooks: of others, whoever has one may have it.
    is_declared: bool = True

    @property
    def is_of_dialect(self) -> bool:
        """Whether such a hook is for the dialect itself."""
        return "{" not in self.function


KINDS = {
    "applies": Kind("apply_{0}", is_declared=False),
    "builds": Kind("build_{0}_{1}", "Operation | Type | Attribute"),
    "canonicalization_patterns": Kind("canonicalization_patterns_{0}", "Sequence[RewritePattern]"),
    "canonicalizes": Kind("canonicalize_{0}", "bool"),
    "checks": Kind("{0}"),
    "derives": Kind("derive_{0}_{1}", ""),
    "dialect_canonicalization_patterns": Kind(
        "canonicalization_patterns", "Sequence[RewritePattern]"
    ),
    "effects": Kind("operation_effects", is_declared=False),
    "evaluates": Kind("evaluate_{0}", is_declared=False),
    "folds": Kind("fold_{0}", "Sequence[Attribute | Value] | None"),
    "form": Kind("{2}_{0}", ""),
    "implements": Kind("{1}_{0}", ""),
    "infers": Kind("infer_{0}_return_types", "Sequence[Type]"),
    "infers_ranges": Kind("infer_ranges_{0}", is_declared=False),
    "inlines": Kind("INLINER", is_declared=False),
    "matches": Kind("match_{0}"),
    "materializes_constants": Kind("materialize_constant", "Operation | None"),
    "parses_attributes": Kind("parse_attribute", "Attribute | None"),
    "parses_types": Kind("parse_type", "Type | None"),
    "populates": Kind("populate_{0}", is_declared=False),
    "rewrites": Kind("rewrite_{0}"),
    "serializes": Kind("BYTECODE", is_declared=False),
    "suggests_alias": Kind("alias_{0}", "str | None"),
    "suggests_aliases": Kind("alias", "str | None"),
    "upgrades_operations": Kind("upgrade_from_version", "None"),
    "verifies": Kind("verify_{0}", "None"),
    "verifies_data_layout_entries": Kind("verify_data_layout_entry", "None"),
    "verifies_operation_attributes": Kind("verify_operation_attribute", "None"),
    "verifies_region_argument_attributes": Kind("verify_region_argument_attribute", "None"),
    "verifies_region_result_attributes": Kind("verify_region_result_attribute", "None"),
    "verifies_regions": Kind("verify_{0}_regions", "None"),
}

#: Kinds whose decorators name no class.
NAMED = frozenset({"checks", "matches", "rewrites"})


def decoration(kind: str, subject: str, part: str = "") -> str:
    """The decorator of a hook as somebody writes it: `@implements(ForOp, method="loop_regions")`."""
    if not subject:
        return f"@{kind}"
    if subject.startswith("custom<"):
        subject = f'"{subject[7:-1]}"'
    elif "." in subject or kind in NAMED:
        subject = f'"{subject}"'
    if not part:
        return f"@{kind}({subject})"
    return f"@{kind}({subject}, {'method=' if kind == 'implements' else ''}\"{part}\")"
