"""Definitions as their parts: what one dialect says, in a form in which it is compared with another.

Each definition is a mapping of parts ("operand 'lhs'", "assembly format") to descriptions; two definitions differ where
their mappings do.  Summaries, descriptions and places don't count.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from odsgen.ods.difference.meaning import meaning_of
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeDef,
    DefaultValue,
    DialectDef,
    EnumDef,
    FormatKind,
    InterfaceDef,
    InterfaceUse,
    OpDef,
    Operand,
    Parameter,
    PropertyArgument,
    Result,
    SegmentKind,
    TraitDef,
    TraitUse,
    TypeDef,
)
from odsgen.ods.model.patterns import PatternDef


@dataclass(frozen=True, slots=True)
class Described:
    """A part in words, and all that its meaning hangs on."""

    text: str
    meaning: object = None
    order: tuple[str, ...] = ()  # the part says in which order these names come, and nothing else
    shown: str = field(
        default="", compare=False
    )  # in the place of the text: another spelling is no change


Parts = Mapping[str, Described]


def definitions_of(dialect: DialectDef) -> Iterator[tuple[str, Parts]]:
    for op in dialect.ops:
        yield f"operation '{op.name}'", _operation(op)
    for sigil, definitions in (("!", dialect.types), ("#", dialect.attributes)):
        kind = "type" if sigil == "!" else "attribute"
        for definition in definitions:
            yield f"{kind} '{definition.key or definition.name}'", _parameterized(definition, sigil)
    for enum in dialect.enums:
        yield f"enum '{enum.name}'", _enum(enum)
    for interface in dialect.interfaces:
        yield f"interface '{interface.name}'", _interface(interface)
    for trait in dialect.traits:
        yield f"trait '{trait.name}'", _trait(trait)
    for pattern in dialect.patterns:
        yield f"pattern '{pattern.name}'", _pattern(pattern)


def dialect_parts(dialect: DialectDef) -> Parts:
    parts = {
        "imports": _listed(dialect.imports),
        "dependencies": _listed(dialect.dependencies),
        "version": Described(str(dialect.version)) if dialect.version is not None else None,
        **{f"written hooks @{kind}": _listed(names) for kind, names in dialect.written_hooks},
    }
    flags = (
        "allow_unknown_operations",
        "allow_unknown_types",
        "allows_missing_hooks",
        "extensible",
        "is_extension",
        "has_constant_materializer",
        "has_canonicalizer",
        "has_operation_attribute_verifier",
        "has_region_argument_attribute_verifier",
        "has_region_result_attribute_verifier",
        "has_type_parser",
        "has_attribute_parser",
        "has_upgrade",
        "has_alias",
        "keeps_aliases",
        "has_data_layout_entry_verifier",
    )
    return {**_present(parts), **_flags(dialect, flags)}


def _operation(op: OpDef) -> Parts:
    parts: dict[str, Described | None] = {}
    for argument in op.arguments:
        if isinstance(argument, Operand):
            parts[f"operand '{argument.name}'"] = _value(argument)
        else:
            parts[f"attribute '{argument.name}'"] = _attribute(argument)
    for result in op.results:
        parts[f"result '{result.name}'"] = _value(result)
    for region in op.regions:
        text = _arity(region.constraint.summary, region.variadic)
        parts[f"region '{region.name}'"] = Described(text, meaning_of(region.constraint.predicate))
    for successor in op.successors:
        text = _arity(successor.constraint.summary, successor.variadic)
        parts[f"successor '{successor.name}'"] = Described(
            text, meaning_of(successor.constraint.predicate)
        )
    parts["order of the arguments"] = _order(argument.name for argument in op.arguments)
    parts["order of the results"] = _order(result.name for result in op.results)
    for invariant in op.invariants:
        parts[f"invariant '{invariant.summary}'"] = Described("", meaning_of(invariant.expression))
    for kind, name in ((op.operand_segments, "operands"), (op.result_segments, "results")):
        if kind is not SegmentKind.NONE:
            parts[f"segments of the {name}"] = Described(kind.value)
    for builder in op.builders:
        listed = ", ".join(f"{p.name}: {p.annotation}" for p in builder.parameters)
        parts[f"builder '{builder.name}'"] = Described(f"({listed})")
    parts["assembly format"] = _format(op.format_kind, op.format.text if op.format else None)
    if op.semantics is not None:
        for name, text in op.semantics.texts:
            parts[f"computed '{name}'"] = Described(" ".join(text.split()))
        for condition, exclusions in (
            ("poison", op.semantics.poison),
            ("undefined", op.semantics.undefined),
            ("unsupported", op.semantics.unsupported),
            ("required", op.semantics.requires),
        ):
            for each in exclusions:
                parts[f"{condition} '{each.reason}'"] = Described(" ".join(each.text.split()))
        parts["folding of constants"] = Described(op.semantics.folding.value)
    if op.llvm_ir is not None:
        parts["LLVM IR"] = Described(op.llvm_ir.text)
    if op.spirv is not None:
        parts["SPIR-V instruction"] = Described(op.spirv)
    for fold in op.folds:
        rank = ", behind constants" if fold.behind_constants else ""
        parts[f"fold identity '{fold.text}'"] = Described(fold.result_text + rank)
    parts["order of the fold identities"] = _order(fold.text for fold in op.folds)
    flags = (
        "has_verifier",
        "has_region_verifier",
        "has_fold",
        "has_canonicalizer",
        "has_canonicalize_method",
        "skip_default_builders",
    )
    return {
        **_present(parts),
        **_traits(op.traits),
        **_interfaces(op.interfaces),
        **_flags(op, flags),
    }


def _parameterized(definition: TypeDef | AttributeDef, sigil: str) -> Parts:
    parts: dict[str, Described | None] = {}
    if definition.mnemonic is not None:
        parts["mnemonic"] = Described(f"{sigil}{definition.dialect}.{definition.mnemonic}")
    for parameter in definition.parameters:
        parts[f"parameter '{parameter.name}'"] = _parameter(parameter)
    parts["order of the parameters"] = _order(p.name for p in definition.parameters)
    text = definition.format.text if definition.format else None
    parts["assembly format"] = _format(definition.format_kind, text)
    if isinstance(definition, TypeDef) and definition.converts_to is not None:
        parts["type in conversions"] = Described(definition.converts_to)
    for encoding in definition.encodings:
        members = ", ".join(f"{member.kind} {member.name}" for member in encoding.members)
        parts[f"code {encoding.code} in bytecode"] = Described(members or "no members")
    return {
        **_present(parts),
        **_traits(definition.traits),
        **_interfaces(definition.interfaces),
        **_flags(definition, ("has_verifier", "skip_default_builders")),
    }


def _enum(enum: EnumDef) -> Parts:
    kind = "bit enum" if enum.is_bit_enum else "string enum" if enum.is_string else "enum"
    parts = {"kind": Described(f"{kind} of {enum.width} bits")}
    for case in enum.cases:
        parts[f"case '{case.name}'"] = Described(f'{case.value}, "{case.text}"')
    return parts


def _interface(interface: InterfaceDef) -> Parts:
    parts: dict[str, Described | None] = {"bases": _listed(interface.bases)}
    for method in interface.methods:
        listed = ", ".join(f"{p.name}: {p.annotation}" for p in method.parameters)
        default = ", with a default" if method.has_default else ""
        parts[f"method '{method.name}'"] = Described(f"({listed}) -> {method.returns}{default}")
    return {**_present(parts), **_flags(interface, ("has_verifier", "has_region_verifier"))}


def _trait(trait: TraitDef) -> Parts:
    parts: dict[str, Described] = dict(_traits(trait.bases))
    if trait.invariant is not None:
        parts["invariant"] = Described(
            trait.invariant.summary, meaning_of(trait.invariant.expression)
        )
    return {**parts, **_flags(trait, ("has_verifier",))}


def _pattern(pattern: PatternDef) -> Parts:
    text = f"{pattern.source_text} => {', '.join(pattern.result_texts)}"
    return {"rewrite": Described("", meaning_of(pattern), shown=text)}


def _value(value: Operand | Result) -> Described:
    words = {
        Arity.REQUIRED: "",
        Arity.OPTIONAL: "optional ",
        Arity.VARIADIC: "variadic of ",
        Arity.VARIADIC_OF_VARIADIC: "variadic of variadic of ",
    }
    text = f"{words[value.arity]}{value.constraint.summary}{_effects(value)}"
    return Described(text, meaning_of(value.constraint.predicate))


def _effects(value: Operand | Result | AttributeArgument) -> str:
    listed = ", ".join(f"{effect.kind} of {effect.resource}" for effect in value.effects)
    return f" ({listed})" if listed else ""


def _attribute(argument: AttributeArgument | PropertyArgument) -> Described:
    optional = "optional " if argument.optional else ""
    effects = _effects(argument) if isinstance(argument, AttributeArgument) else ""
    text = f"{optional}{argument.constraint.summary}{_default(argument.default)}{effects}"
    return Described(text, meaning_of(argument.constraint.predicate))


def _parameter(parameter: Parameter) -> Described:
    optional = "optional " if parameter.optional else ""
    text = f"{optional}{parameter.cpp_type or parameter.annotation}{_default(parameter.default)}"
    constraint = parameter.constraint
    predicate = None if constraint is None else meaning_of(constraint.predicate)
    return Described(text, (predicate, parameter.width, parameter.signed))


def _default(default: DefaultValue | None) -> str:
    return "" if default is None else f" = {default.text or default.value}"


def _format(kind: FormatKind, text: str | None) -> Described | None:
    if kind is FormatKind.NONE:
        return None
    return Described(" ".join(text.split()) if text is not None else f"({kind.value})")


def _traits(traits: Iterable[TraitUse]) -> dict[str, Described]:
    """Each use by itself: a trait can be used twice with other arguments."""
    return {f"trait {_used(use)}": Described("", meaning_of(use.arguments)) for use in traits}


def _used(use: TraitUse) -> str:
    """The trait with those arguments that are names, numbers and lists of them."""
    shown = [text for text in map(_argument, use.arguments) if text]
    return f"{use.name}<{', '.join(shown)}>" if shown else use.name


def _argument(argument: object) -> str | None:
    if isinstance(argument, tuple):
        shown = [_argument(inner) for inner in argument]
        return f"[{', '.join(filter(None, shown))}]"
    return str(argument) if isinstance(argument, (str, int)) else None


def _interfaces(interfaces: Iterable[InterfaceUse]) -> dict[str, Described]:
    return {
        f"interface {use.name}": Described(
            ", ".join((*use.methods, *(method.name for method in use.declared))),
            meaning_of(use.declared),
        )
        for use in interfaces
    }


def _flags(definition: object, names: Iterable[str]) -> dict[str, Described]:
    """The properties that a definition has or has not, in the words of the spec."""
    return {name: Described("") for name in names if getattr(definition, name)}


def _listed(names: Iterable[str]) -> Described | None:
    listed = ", ".join(names)
    return Described(listed) if listed else None


def _order(names: Iterable[str]) -> Described | None:
    """Nothing where there is one name: no other order is possible."""
    order = tuple(names)
    return Described(", ".join(order), order=order) if len(order) > 1 else None


def _arity(text: str, variadic: bool) -> str:
    return f"variadic of {text}" if variadic else text


def _present(parts: Mapping[str, Described | None]) -> dict[str, Described]:
    return {name: part for name, part in parts.items() if part is not None}
