"""The models of types, attributes, enums, constraints, interfaces and traits in a spec."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from odsgen.spec.base_model import (
    Allowed,
    OneOrMore,
    Scalars,
    Shorthand,
    SpecModel,
    Text,
    allowed,
    before,
)
from odsgen.spec.operation_model import BuilderParameters, BuilderSpec, InterfaceUseSpec
from odsgen.spec.semantics_model import CallSemanticsSpec

_KIND = {
    "type": "string",
    "description": "what the parameter holds: Type, int, string, list<Type>, …",
}


class ParameterSpec(SpecModel):
    """A parameter of a type or of an attribute."""

    kind: Text
    summary: Text | None = None
    accessor: Text | None = None
    optional: bool = False
    default: Scalars = None
    cpp_type: Text | None = Field(
        None, description="how diagnostics call what it holds; default: ODS's type of the kind"
    )


class EncodingSpec(SpecModel):
    """An encoding of a type or attribute in bytecode: DialectAttribute and DialectType of BytecodeBase.td."""

    code: int = Field(ge=0, lt=1 << 63, description="the number that stands first")
    members: dict[Text, Text] | None = Field(
        None,
        description="how each parameter is written, in this order: signed_varint, list<attribute>, …; "
        "default: all parameters, each as its kind is written",
    )


def _encodings(value: Any) -> Any:
    """`4` and `{code: 4}` for `[{code: 4}]`."""
    if isinstance(value, int) and not isinstance(value, bool):
        value = {"code": value}
    return [value] if isinstance(value, dict) else value


_Encodings = Annotated[
    list[EncodingSpec],
    before(_encodings, {"type": ["integer", "object"]}),
]


class _ParameterizedSpec(SpecModel):
    mnemonic: Text | None = Field(
        None, description="its name in the text: !toy.struct, #toy.rounding"
    )
    class_name: Text | None = None
    summary: Text | None = None
    description: Text | None = None
    parameters: dict[Text, Annotated[ParameterSpec, Shorthand("kind", (str,), _KIND)]] = {}
    assembly_format: Text | None = Field(
        None, description="the declarative format, or 'custom' for the hooks parse_… and print_…"
    )
    constraint_summary: Text | None = Field(
        None, description="completes 'must be …, but got'; default: the summary, else the name"
    )
    verifier: bool = Field(False, description="hook verify_… over the parameters")
    builders: dict[Text, BuilderSpec] = {}
    skip_default_builders: bool = False
    traits: OneOrMore = []
    interfaces: list[Annotated[InterfaceUseSpec, Shorthand("name", (str,), {"type": "string"})]] = (
        []
    )
    alias: Text | None = Field(
        None, description="suggested alias, with `{parameter}` perhaps, or 'custom' for the hook"
    )
    bytecode: _Encodings = Field(
        [], description="its code in bytecode; written as text where it has none"
    )
    allow: Allowed = allowed()


class TypeSpec(_ParameterizedSpec):
    """A type of the dialect."""

    asm_name: Text | None = Field(
        None, description="suggested name of its values in the text, with `{parameter}` perhaps"
    )
    converts_to: Text | None = Field(
        None,
        description="the type that takes its place when the dialect is converted: i32, !llvm.ptr",
    )


class AttributeSpec(_ParameterizedSpec):
    """An attribute of the dialect."""

    enum: Text | None = Field(None, description="the enum that the attribute wraps")


class EnumCaseSpec(SpecModel):
    value: int | None = None
    text: Text | None = Field(None, description="how the textual form spells it; default: its name")
    summary: Text | None = None


class EnumZeroSpec(EnumCaseSpec):
    name: Text | None = Field(None, description="its name where that is not how it is spelled")


class EnumGroupSpec(SpecModel):
    cases: list[Text] = []
    value: int | None = Field(
        None, description="bits of the group as a number, where not each is a case of its own"
    )
    text: Text | None = None
    summary: Text | None = None


def _shortened(names: list[str]) -> str:
    """The list as it is written, or its begin."""
    return f"[{', '.join(names[:8])}{', …' if len(names) > 8 else ''}]"


def _case_names(value: Any) -> Any:
    """`[a, b]` for `{a: {}, b: {}}`."""
    if isinstance(value, list) and all(isinstance(name, str) for name in value):
        cases: dict[Any, Any] = {}
        for name in value:
            if name in cases:
                raise ValueError(f"the case '{name}' is written twice in {_shortened(value)}")
            cases[name] = {}
        return cases
    return value


def _case_fields(value: Any) -> Any:
    if value is None:
        return {}
    if isinstance(value, str):
        return {"text": value}
    if isinstance(value, int) and not isinstance(value, bool):
        return {"value": value}
    return value


_Case = Annotated[EnumCaseSpec, before(_case_fields, {"type": ["integer", "string", "null"]})]
_Cases = Annotated[
    dict[Text, _Case],
    before(
        _case_names, {"type": "array", "items": {"type": "string"}, "description": "case names"}
    ),
]


class EnumSpec(SpecModel):
    """An enum: `cases` of an integer or string enum, or `bits` and `groups` of a bit enum."""

    class_name: Text | None = None
    summary: Text | None = None
    description: Text | None = None
    storage: Text | None = Field(None, description="i1 … i64, si…, ui…, or string; default i32")
    cases: _Cases | None = None
    bits: _Cases | None = Field(None, description="the position of each bit, from 0")
    groups: dict[Text, Annotated[EnumGroupSpec, Shorthand("cases", (list,), {"type": "array"})]] = (
        {}
    )
    zero: Annotated[EnumZeroSpec, Shorthand("text", (str,), {"type": "string"})] | None = Field(
        None, description="the name of no bit at all"
    )
    constraint_summary: Text | None = Field(
        None, description="completes 'failed to satisfy constraint: …'; default: allowed … cases: …"
    )
    separator: Text | None = Field(None, description="between the bits in the text; default '|'")
    print_groups: bool = Field(True, description="prefer the name of a group to those of its bits")
    cpp_namespace: Text | None = Field(
        None, description="of the name that diagnostics give the enum; default '::mlir::DIALECT'"
    )
    reads_as_field: bool = Field(
        False, description="as ODS's I32Enum and not I32EnumAttr: errors call it by its summary"
    )


class ConstraintSpec(SpecModel):
    """A named constraint; exactly one of the expression keys, a predicate, or both."""

    summary: Text | None = None
    description: Text | None = None
    type: Text | None = Field(None, description="expression of a type constraint")
    attribute: Text | None = Field(None, description="expression of an attribute constraint")
    property: Text | None = Field(None, description="expression of a property")
    region: Text | None = None
    successor: Text | None = None
    predicate: Text | None = Field(None, description="must hold too, over $_self")
    cpp_predicate: Text | None = Field(
        None, description="the C++ that a hook of the predicate stands for; documentation"
    )
    build: Text | None = Field(None, description="the one type that it stands for, as MLIR text")


class InterfaceMethodSpec(SpecModel):
    parameters: BuilderParameters = {}
    returns: Text | None = None
    summary: Text | None = None
    accessor: Text | None = Field(
        None, description="its name in Python; default: its own without 'get', in snake case"
    )
    default: bool = Field(False, description="hook default_…: what an op without its own does")
    static: bool = False
    property: bool = Field(
        False, description="read like an attribute; a part of that name implements it"
    )


class InterfaceSpec(SpecModel):
    """An interface that operations, types or attributes can implement."""

    kind: Literal["op", "type", "attribute"] = "op"
    class_name: Text | None = None
    summary: Text | None = None
    description: Text | None = None
    extends: OneOrMore = []
    methods: dict[Text, InterfaceMethodSpec] = {}
    verifier: bool = Field(False, description="hook verify_…_interface of operations that have it")
    region_verifier: bool = Field(
        False, description="hook verify_…_interface_regions, after what is inside the regions"
    )
    external_models: bool = Field(
        False, description="of types or attributes: C++ may attach it to those of other dialects"
    )


class TraitSpec(SpecModel):
    """A trait of the author's own."""

    kind: Literal["op", "type", "attribute"] = "op"
    summary: Text | None = None
    description: Text | None = None
    extends: OneOrMore = []
    requires: OneOrMore = Field(
        [], description="traits and interfaces that must stand before it in a list of traits"
    )
    predicate: Text | None = None
    message: Text | None = None
    verifier: bool = Field(False, description="hook verify_…_trait")
    holds_of_one_type: bool = Field(
        False,
        description="holds where all operands and results have one type, which is that inferred",
    )


class NativeCallSpec(SpecModel):
    """A hook that patterns call (DRR's NativeCodeCall)."""

    summary: Text | None = None
    parameters: dict[Text, Text] = Field(
        {},
        description="an annotation each; $_builder, $_loc, $_self; 'Value...' for all that follow",
    )
    returns: OneOrMore = Field([], description="the annotation of each value that it returns")
    matcher: bool = Field(False, description="it stands in a source pattern, and may not match")
    semantics: CallSemanticsSpec | None = Field(
        None, description="the number that the made attribute holds; then it is no hook"
    )


class PatternConstraintSpec(SpecModel):
    """A constraint on the symbols of a pattern (ODS's Constraint): a predicate, or a hook."""

    summary: Text | None = Field(None, description="says why a pattern does not match")
    parameters: dict[Text, Text] = Field({}, description="Value, Attribute, …: what each must be")
    predicate: Text | None = Field(None, description="over the $parameters; none: hook match_…")
    semantics: Text | None = Field(
        None, description="instead: a condition on numbers and widths of the $parameters"
    )


class PatternSpec(SpecModel):
    """A declarative rewriting (DRR's Pattern)."""

    summary: Text | None = None
    description: Text | None = None
    source: Text = Field(description="what is matched: (op $operand, Constraint:$attribute, …)")
    results: OneOrMore = Field(description="what takes its place, the last ones value by value")
    where: OneOrMore = Field([], description="constraints and predicates on the symbols")
    supplemental: OneOrMore = Field([], description="run after the results, for their effect")
    benefit: int = Field(0, description="added to the number of operations of the source")
    canonicalization: bool = Field(False, description="one of the dialect's canonicalizations")
