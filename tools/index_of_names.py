"""Writes docs/reference/index-of-names.md: every name that a spec can use, from the tables in which they stand.

python -m tools.index_of_names
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from odsgen.ods import load_dialect_dict
from odsgen.ods.format.parser import FormatParser
from odsgen.ods.library.attributes import ATTR_CONSTRAINTS
from odsgen.ods.library.definitions import AttrDefinition, Definition, TypeDefinition
from odsgen.ods.library.effects import EFFECTS
from odsgen.ods.library.interfaces import INTERFACES, InterfaceDefinition
from odsgen.ods.library.patterns import RESULT_CONSTRAINTS
from odsgen.ods.library.properties import PROPERTIES
from odsgen.ods.library.regions import REGIONS, SUCCESSORS
from odsgen.ods.library.runtime_interfaces import INTERFACE_CLASSES
from odsgen.ods.library.traits import TRAITS, TraitDefinition
from odsgen.ods.library.types import TYPE_CONSTRAINTS
from odsgen.ods.resolve.constraints.combinators import COMBINATORS
from odsgen.ods.resolve.parameters import KIND_NAMES
from odsgen.reference.trait_words import WORDS
from odsgen.spec import SpecErrors

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "index-of-names.md"

_HEAD = """# Index of names

Every name of ODS that a spec can use, one line each. The tables that odsgen itself reads wrote this page (`python -m
tools.index_of_names`, and a test holds it to them). A parameter with a default can be left out. What a summary says is what a
diagnostic says: *operand #0 must be* …; `$x` stands for the argument. Names of a spec's own go before these.

"""

_COMBINATORS = {
    "AllAttrOf": "an attribute that satisfies all of the constraints",
    "AllOf": "all of them; a predicate may rely on those before it",
    "AllOfType": "a type that satisfies all of the constraints",
    "And": "a predicate: all of them hold",
    "AnyAttrOf": "an attribute that satisfies one of the constraints",
    "AnyTypeOf": "a type that satisfies one of the constraints",
    "Arg": "an argument with a summary and what the operation does to its memory",
    "ArrayProp": "a property: several of one kind",
    "Attr": "an attribute for which a predicate holds",
    "AttrConstraint": "a condition on attributes, for `ConfinedAttr`",
    "BuildableType": "a constraint that one type satisfies, and how that is built",
    "ConfinedAttr": "an attribute that satisfies conditions, too",
    "ConfinedProp": "a property for whose value a predicate holds",
    "ConfinedType": "a type for which predicates hold, too",
    "ConstBoolAttrFalse": "the attribute `false` and no other",
    "ConstBoolAttrTrue": "the attribute `true` and no other",
    "ConstF32Attr": "this 32-bit float and no other",
    "ConstUnitAttr": "the unit attribute",
    "ConstantAttr": "this value and no other",
    "ConstantEnumCase": "this case of an enum and no other",
    "ConstantProp": "a property with this value and no other",
    "ConstantStrAttr": "this string and no other",
    "DefaultValuedAttr": "an attribute with a default: builders may leave it out, formats leave the default out",
    "DefaultValuedEnumAttr": "an enum attribute with a default, given by its case",
    "DefaultValuedOptionalAttr": "an attribute that may be missing; its accessor gives the default then",
    "DefaultValuedOptionalStrAttr": "a string that may be missing; its accessor gives the default then",
    "DefaultValuedProp": "a property with a default",
    "DefaultValuedStrAttr": "a string with a default",
    "EnumAttr": "an integer attribute that holds the cases of an enum, without an attribute of the dialect",
    "EnumProp": "a property that holds a case of an enum",
    "EnumPropWithAttrForm": "a property that holds a case of an enum, and the attribute that stands for it",
    "F": "the float type of so many bits",
    "IntArrayProp": "a property: several integers, held as a dense array",
    "IntProp": "a property that holds an integer of a C++ type",
    "NamedEnumProp": "a property that holds a case of an enum, with a word of its own before it",
    "NamedEnumPropWithAttrForm": "a property that holds a case of an enum, with a word before it, and its attribute",
    "Neg": "a predicate: it does not hold",
    "Optional": "an operand or result that may be missing",
    "OptionalAttr": "an attribute that may be missing",
    "OptionalProp": "a property that may be missing",
    "Or": "a predicate: one of them holds",
    "Pred": "a predicate in the [predicate language](predicates.md)",
    "PromisedAttrInterface": "an attribute of an interface that another module may implement",
    "PromisedTypeInterface": "a type of an interface that another module may implement",
    "Region": "a region for which a predicate holds",
    "Res": "a result with a summary and what the operation does to its memory",
    "Successor": "a successor for which a predicate holds",
    "Type": "a type for which a predicate holds",
    "TypeAlias": "another name, and perhaps summary, of a constraint",
    "TypeConstraint": "a type for which a predicate holds",
    "Variadic": "any number of operands or results",
    "VariadicOfVariadic": "groups of operands; the attribute holds how many each has",
    "VariadicRegion": "any number of regions; only the last may be",
    "VariadicSuccessor": "any number of successors; only the last may be",
    "VectorOf": "vectors of such elements",
}

_DIRECTIVES = {
    "attr-dict": "`{…}`: the attributes that stand nowhere else",
    "attr-dict-with-keyword": "`attributes {…}`: likewise, where something in braces may follow",
    "custom": '`custom<Name>(…)`: what the hook `@form("Name")` reads and prints',
    "functional-type": "`(…) -> …`: the types of two",
    "oilist": "clauses that begin with a keyword, in any order, each at most once",
    "operands": "all operands",
    "params": "of types and attributes: all parameters, between commas",
    "prop-dict": "`<{…}>`: the inherent attributes and properties that stand nowhere else",
    "qualified": "with dialect and mnemonic: `!toy.struct<…>` instead of `<…>`",
    "ref": "in `custom`: hands over what stands elsewhere in the format",
    "regions": "all regions",
    "results": "in `type` and `functional-type`: all results",
    "struct": "of types and attributes: `name = value`, in any order",
    "successors": "all successors",
    "type": "the type, or the types, of an operand or result",
}

_INTERFACE_KINDS = {"op": "Of operations", "type": "Of types", "attribute": "Of attributes"}


def index_of_names() -> str:
    """The text of the page."""
    parts = [_HEAD]
    for title, rows in (
        ("Type constraints", _constraints(TYPE_CONSTRAINTS)),
        ("Attribute constraints", _constraints(ATTR_CONSTRAINTS)),
        ("Properties", _constraints(PROPERTIES)),
        ("Regions and successors", _constraints({**REGIONS, **SUCCESSORS})),
        ("Constraints of constraints", _combinators()),
        ("Traits", map(_trait, TRAITS.values())),
        ("Effects", ((row.signature, _effect(name)) for name, row in EFFECTS.items())),
        ("Interfaces", map(_interface, INTERFACES.values())),
        ("Directives of formats", ((name, _DIRECTIVES[name]) for name in FormatParser.directives)),
        (
            "Conditions of patterns",
            ((name, row.summary) for name, row in RESULT_CONSTRAINTS.items()),
        ),
    ):
        parts.append(f"## {title}\n\n| name | meaning |\n| --- | --- |\n")
        parts.extend(f"| {_code(name)} | {_cell(text)} |\n" for name, text in sorted(rows))
        parts.append("\n")
    kinds = ", ".join(_code(name) for name in sorted(KIND_NAMES))
    parts.append(f"## Kinds of parameters\n\nOf types and attributes: {kinds}.\n")
    return "".join(parts)


def _code(text: str) -> str:
    return "`" + text.replace("|", "\\|") + "`"


def _cell(text: str) -> str:
    return " ".join(text.split()).rstrip(".").replace("|", "\\|")


def _combinators() -> Iterator[tuple[str, str]]:
    for name, (definition, _) in COMBINATORS.items():
        current = re.sub(r"Property$", "Prop", name)  # an older name of ODS
        text = _COMBINATORS[current]
        yield definition.signature, text if current == name else f"the same as `{current}`"


def _constraints(rows: Mapping[str, Definition]) -> Iterator[tuple[str, str]]:
    """The constraints with their summaries, as diagnostics have them where nothing is left open."""
    for name, row in rows.items():
        summary = str(getattr(row, "summary", ""))
        same = str(getattr(row, "same_as", ""))
        if not row.parameters and isinstance(row, TypeDefinition | AttrDefinition):
            summary = _evaluated(name) or summary
        if not summary:
            summary = f"`{same}`"
        yield row.signature, _readable(summary)


def _evaluated(name: str) -> str:
    """The summary of the constraint of that name."""
    spec = {"dialect": "index", "ops": {"o": {"arguments": {"a": name}}}}
    try:
        (op,) = load_dialect_dict(spec).ops
    except SpecErrors:  # one for `ConfinedAttr` and the like: no argument by itself
        return ""
    return "".join(argument.constraint.summary for argument in op.arguments)


def _trait(row: TraitDefinition) -> tuple[str, str]:
    text = WORDS.get(row.name) or row.summary
    kind = "" if row.kind == "op" else f"{_INTERFACE_KINDS[row.kind]}: "
    return row.signature, kind + _readable(text)


def _interface(row: InterfaceDefinition) -> tuple[str, str]:
    found = INTERFACE_CLASSES.get(row.name)
    text = "" if found is None else f"{_first_line(found)} "
    methods = ", ".join(f"`{name}`" for name in row.methods)
    return (
        row.signature,
        f"{_INTERFACE_KINDS[row.kind]}. {text}{'Methods: ' if methods else ''}{methods}",
    )


def _readable(summary: str) -> str:
    """The summary with `$x` where an argument is put in."""
    return re.sub(r"(\{\{)?\{(\$\w+)(?:\|[^}]*)?\}(\}\})?", r"\2", summary)


def _first_line(of: type) -> str:
    return (inspect.getdoc(of) or "").partition("\n\n")[0].replace("``", "`")


def _effect(name: str) -> str:
    if name.endswith(("Resource", "Effect")):
        return "a resource" if name.endswith("Resource") else "how much of a value is touched"
    verb = {"Alloc": "allocates", "Free": "frees", "Read": "reads", "Write": "writes"}
    at = " at a stage of the operation" if name.endswith("At") else ""
    return f"{verb[name.removeprefix('Mem').removesuffix('At')]} memory{at}"


if __name__ == "__main__":
    PAGE.write_text(index_of_names(), "utf-8")
