"""Random operations as specs, with formats that are valid more often than not."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

_OPERANDS = (
    "I32 Index AnyType AnyInteger F32 AnyTensor Optional<AnyType> Variadic<AnyType> Optional<I32> Variadic<Index> "
    "TensorOf<[F32]> AnyTypeOf<[I32,F32]>"
).split()
_ATTRIBUTES = (
    "I32Attr StrAttr UnitAttr AnyAttr OptionalAttr<AnyAttr> OptionalAttr<I64Attr> SymbolNameAttr FlatSymbolRefAttr "
    "TypeAttr APIntAttr ArrayAttr DenseI32ArrayAttr BoolAttr F32Attr ElementsAttr OptionalAttr<StrAttr> "
    "AnyAttrOf<[I32Attr,StrAttr]> I32Prop UnitProp OptionalProp<I32Prop> StringProp ArrayProp<I64Prop>"
).split()
_TYPED = set(
    "I32Attr StrAttr APIntAttr BoolAttr F32Attr OptionalAttr<I64Attr> OptionalAttr<StrAttr>".split()
)
_RESULTS = "I32 AnyType Optional<AnyType> Variadic<AnyType> Index AnyInteger".split()
_TRAITS = (
    "Pure Commutative Terminator SameTypeOperands SameOperandsAndResultType AttrSizedOperandSegments "
    "SameVariadicOperandSize AttrSizedResultSegments SameVariadicResultSize Elementwise Scalarizable IsolatedFromAbove "
    "SameOperandsShape"
).split()
_LITERALS = "`,` `:` `(` `)` `->` `kw` `=` `[` `]` `` ` ` `x`".split(" ")


def operation(random: Random) -> str:
    """A spec with the one operation 'a'."""
    arguments = {
        f"o{i}": random.choice(_OPERANDS) for i in range(random.choice((0, 1, 1, 2, 2, 3)))
    }
    attributes = {f"t{i}": random.choice(_ATTRIBUTES) for i in range(random.choice((0, 0, 1, 2)))}
    results = {f"r{i}": random.choice(_RESULTS) for i in range(random.choice((0, 1, 1, 1, 2)))}
    regions = {
        f"g{i}": random.choice(("AnyRegion", "SizedRegion<1>", "VariadicRegion<AnyRegion>"))
        for i in range(random.choice((0, 0, 0, 1, 2)))
    }
    successors = {
        f"s{i}": random.choice(("AnySuccessor", "VariadicSuccessor<AnySuccessor>"))
        for i in range(random.choice((0, 0, 0, 0, 1, 2)))
    }
    traits = _traits(random, arguments, attributes, results)
    lines = ["ops:", "  a:"]
    for key, parts in (
        ("arguments", {**arguments, **attributes}),
        ("results", results),
        ("regions", regions),
        ("successors", successors),
    ):
        if parts:
            lines.append(f"    {key}:")
            lines += [f"      {name}: {of}" for name, of in parts.items()]
    if traits:
        lines.append("    traits:")
        lines += [f"      - {trait}" for trait in traits]
    if random.random() < 0.9:
        text = _format(random, arguments, attributes, results, regions, successors)
        lines.append(f"    assembly_format: {json.dumps(text)}")
    if lines[-1] == "  a:":
        lines[-1] = "  a: {}"
    return "\n".join(lines) + "\n"


def _is_variable(of: str) -> bool:
    return of.startswith(("Optional", "Variadic<"))


def _traits(
    random: Random, operands: dict[str, str], attributes: dict[str, str], results: dict[str, str]
) -> list[str]:
    traits: list[str] = []
    for kind, parts in (("Operand", operands), ("Result", results)):
        if sum(map(_is_variable, parts.values())) > 1 and random.random() < 0.9:
            traits.append(random.choice((f"AttrSized{kind}Segments", f"SameVariadic{kind}Size")))
    while random.random() < 0.3:
        trait = random.choice(_TRAITS)
        if trait == "SameOperandsAndResultType" and not (operands and results):
            continue  # mlir-tblgen crashes
        if trait not in traits:
            traits.append(trait)
    names = [*operands, *results, *(n for n, of in attributes.items() if of in _TYPED)]
    while len(names) > 1 and random.random() < 0.4:
        pair = random.sample(names, 2)
        if random.random() < 0.6 or any(
            _is_variable(operands.get(n) or results.get(n) or attributes[n]) for n in pair
        ):
            traits.append(f'AllTypesMatch<["{pair[0]}", "{pair[1]}"]>')
        else:
            traits.append(f'TypesMatchWith<"", "{pair[0]}", "{pair[1]}", "$_self">')
    return traits


def _format(
    random: Random,
    operands: dict[str, str],
    attributes: dict[str, str],
    results: dict[str, str],
    regions: dict[str, str],
    successors: dict[str, str],
) -> str:
    pieces: list[str] = []
    for name, of in operands.items():
        typed = f"type(${name})"
        chance = random.random()
        if _is_variable(of) and chance < 0.4:
            pieces.append(f"({_literals(random, 1)} ${name}^ `:` {typed})?")
        elif _is_variable(of) and chance < 0.5:
            pieces.append(f"oilist(`{name}` ${name} `:` {typed} | `other{name}`)")
        elif _is_variable(of) and chance < 0.6:
            pieces.append(f"(${name}^ `:` {typed}) : (`none`)?")
        elif chance < 0.95:
            pieces.append(f"${name}")
            if random.random() < 0.6:
                pieces.append(random.choice((typed, f"qualified({typed})")))
    if operands and random.random() < 0.1:
        pieces = ["operands", "`:` type(operands)"]
    for name, of in attributes.items():
        chance = random.random()
        if chance < 0.3 or ("Optional" in of and chance < 0.6) or "Unit" in of:
            pieces.append(f"({_literals(random, 1)} ${name}^)?")
        elif chance < 0.5:
            pieces.append(f"${name}")
        elif chance < 0.6:
            pieces.append(f"custom<Some>(${name})")
    pieces += [
        random.choice(
            (f"type(${n})", f"(`res` type(${n})^)?" if _is_variable(of) else f"type(${n})")
        )
        for n, of in results.items()
        if random.random() < 0.6
    ]
    if results and operands and random.random() < 0.1:
        pieces.append("functional-type(operands, results)")
    pieces += [f"${n}" for n in (*regions, *successors) if random.random() < 0.95]
    if random.random() < 0.3:
        random.shuffle(pieces)
    if random.random() < 0.97:
        word = random.choice(("attr-dict", "attr-dict-with-keyword"))
        pieces.insert(random.randint(0, len(pieces)), word)
    if random.random() < 0.1:
        pieces.insert(random.randint(0, len(pieces)), "prop-dict")
    with_literals: list[str] = []
    for piece in pieces:
        if random.random() < 0.3:
            with_literals.append(_literals(random, 1))
        with_literals.append(piece)
    return " ".join(with_literals)


def _literals(random: Random, count: int) -> str:
    chosen: Sequence[str] = random.choices(_LITERALS, k=count)
    return " ".join("` `" if literal == "`" else literal for literal in chosen)
