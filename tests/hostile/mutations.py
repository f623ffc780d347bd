"""Changes of programs: broken texts, and texts that are well-formed but are not what any operation expects.

The generic form is taken apart into its pieces, so that operands, attributes, regions, successors and results can go or
come while the rest still fits: what a verifier or printer then meets, nobody has checked before it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

TOKEN = re.compile(r'//[^\n]*|"(?:[^"\\\n]|\\.)*"|->|[<>=]=|[\w.$%#!^@-]*\w|\S')
_GENERIC = re.compile(r'^(%\S+ = )?"\w', re.MULTILINE)
_NUMBER = re.compile(r"(?<![\w%#@^.$-])-?\d+(?![\w.])|(?<=<)\d+(?=x)|(?<=x)\d+(?=x)|\d+(?=x[a-z!])")

NUMBERS = (
    "0 1 -1 2 3 7 31 64 127 128 255 256 65536 16777216 -16777216 2147483647 2147483648 -2147483648 4294967295 4294967296 "
    "9223372036854775807 -9223372036854775808 9223372036854775808 18446744073709551616 1000000000000000000000000000000"
).split()
TYPES = (
    "i1 i8 i32 i64 si4 ui8 i16777215 f16 f32 f64 bf16 index none () tuple<> complex<f32> vector<4xf32> vector<[4]xi32> vector<i1> "
    "vector<4294967295xf32> vector<0xi32> "
    "tensor<*xf32> tensor<?xf32> tensor<2x3xf32> tensor<f32> tensor<0xi8> tensor<?x?xi32> tensor<2147483648xi32> memref<?xf32> "
    "memref<*xi8> memref<2x3xf32> memref<f32,1> memref<4x?xi32,strided<[?,1],offset:?>> !llvm.ptr !llvm.struct<()> "
    "!llvm.array<4294967296xi8> !llvm.void !async.token !spirv.ptr<f32,Function> !pdl.operation !transform.any_op !shape.shape "
    "!emitc.ptr<i32> !quant.uniform<i8:f32,1.0> !gpu.async.token ()->() (i32)->(i32,f32)"
).split()
ATTRIBUTES = (
    'unit|true|0 : i32|1 : i64|-1 : index|4294967296 : i64|1.5 : f32|0x7FC00000 : f32|""|"s"|"a.b"|@s|@s::@t|@""|[]|[1]|[unit]|'
    "[[]]|[[0],[1]]|[@s]|[i32]|[{}]|{}|{a}|dense<0> : tensor<0xi32>|dense<1> : tensor<2147483648xi32>|dense<0> : vector<4294967296xi8>|"
    'dense<[1,2]> : tensor<2xi64>|dense<"s"> : tensor<1x!llvm.ptr>|dense<true> : tensor<i1>|dense<1.0> : tensor<f32>|array<i32>|array<i32: 0>|'
    "array<i32: -1>|array<i32: 1, 1, 1>|array<i32: 2147483647>|array<i64>|array<i64: -1>|array<i64: 0, 0>|"
    "array<i64: 9223372036854775807>|array<i1: true>|array<f32: 1.0>|affine_map<() -> ()>|affine_map<(d0) -> (d0)>|"
    "affine_map<(d0)[s0] -> (d0 + s0, 0)>|affine_map<(d0, d1) -> (d1 floordiv 3)>|affine_set<() : (0 == 0)>|[affine_map<() -> ()>]|"
    "i32|index|none|()->()|(i32)->i32|tensor<*xf32>|memref<?xf32>|vector<4xf32>|loc(unknown)|strided<[1], offset: ?>|"
    "distinct[0]<unit>|dense_resource<r> : tensor<4xi8>|sparse<[0],[1]> : tensor<3xi32>|#llvm.linkage<external>|#arith.fastmath<fast>|"
    "!llvm.func<void (...)>|0 : i1|0 : i16777215"
).split("|")
_NAMES = "operandSegmentSizes resultSegmentSizes sym_name function_type value arg_attrs res_attrs llvm.align".split()
_WORDS = (
    '"s" %x %0 %arg0 ^bb1 @s #m !t foo a.b ( ) { } [ ] < > , : :: = -> - 1 0x1F 1.5 ? * + ... loc dense unit to in step attributes'
).split()

Change = Callable[[str, Random], str]


@dataclass(frozen=True, slots=True)
class Pieces:
    """Where the pieces of one operation in the generic form stand in a text; None for one that is not there."""

    operands: tuple[int, int]
    successors: tuple[int, int] | None
    properties: tuple[int, int] | None
    regions: tuple[int, int] | None
    attributes: tuple[int, int] | None
    inputs: tuple[int, int]
    results: tuple[int, int]
    end: int


_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}


class Text:
    """A text with its tokens and which brackets belong together."""

    def __init__(self, text: str) -> None:
        self.text = text
        found = [match for match in TOKEN.finditer(text) if not match[0].startswith("//")]
        self.tokens = [match[0] for match in found]
        self.spans = [match.span() for match in found]
        self.closing: dict[int, int] = {}
        stack: list[int] = []
        for number, token in enumerate(self.tokens):
            if token in _CLOSING:
                stack.append(number)
            elif token in _CLOSING.values() and stack:
                while stack and _CLOSING[self.tokens[stack[-1]]] != token:
                    stack.pop()
                if stack:
                    self.closing[stack.pop()] = number

    def inside(self, opening: int) -> tuple[int, int]:
        """The span between two brackets."""
        return self.spans[opening][1], self.spans[self.closing[opening]][0]

    def operations(self) -> list[Pieces]:
        """The operations in the generic form."""
        found = []
        for number in range(len(self.tokens) - 2):
            if self.tokens[number][0] == '"' and self.tokens[number + 1] == "(":
                pieces = self._pieces(number + 1)
                if pieces is not None:
                    found.append(pieces)
        return found

    def _pieces(self, place: int) -> Pieces | None:
        optional: dict[str, tuple[int, int]] = {}
        try:
            operands = self.inside(place)
            place = self.closing[place] + 1
            for name, opening in (
                ("successors", "["),
                ("properties", "<"),
                ("regions", "("),
                ("attributes", "{"),
            ):
                if self.tokens[place] == opening:
                    optional[name] = self.inside(place)
                    place = self.closing[place] + 1
            if self.tokens[place] != ":" or self.tokens[place + 1] != "(":
                return None
            place += 1
            inputs = self.inside(place)
            place = self.closing[place] + 1
            if self.tokens[place] != "->":
                return None
            place += 1
            if self.tokens[place] == "(":
                results = self.inside(place)
                end = self.spans[self.closing[place]][1]
            else:
                start = place
                place += 1
                while place < len(self.tokens) and self.tokens[place] == "<":
                    place = self.closing[place] + 1
                results = self.spans[start][0], self.spans[place - 1][1]
                end = results[1]
        except (KeyError, IndexError):
            return None
        return Pieces(
            operands,
            optional.get("successors"),
            optional.get("properties"),
            optional.get("regions"),
            optional.get("attributes"),
            inputs,
            results,
            end,
        )


def split_list(text: str) -> list[str]:
    """The entries of a list with commas, those within brackets and strings left alone."""
    parts, depth, start = [], 0, 0
    for match in TOKEN.finditer(text):
        token = match[0]
        if token in _CLOSING:
            depth += 1
        elif token in _CLOSING.values():
            depth -= 1
        elif token == "," and depth == 0:
            parts.append(text[start : match.start()].strip())
            start = match.end()
    last = text[start:].strip()
    return [*parts, last] if last or parts else []


def replaced(text: str, *changes: tuple[tuple[int, int], str]) -> str:
    """A text with spans replaced, which do not overlap."""
    for (start, end), new in sorted(changes, reverse=True):
        text = text[:start] + new + text[end:]
    return text


# --- changes of tokens --------------------------------------------------------------------------------------------------


def change_token(text: str, chance: Random) -> str:
    """A token deleted, doubled, exchanged with the next, replaced or put in."""
    spans = Text(text).spans
    if len(spans) < 2:
        return text
    number = chance.randrange(len(spans) - 1)
    start, end = spans[number]
    kind = chance.randrange(5)
    if kind == 0:
        return text[:start] + text[end:]
    if kind == 1:
        return f"{text[:end]} {text[start:end]}{text[end:]}"
    if kind == 2:
        after, stop = spans[number + 1]
        return f"{text[:start]}{text[after:stop]} {text[end:after]}{text[start:end]}{text[stop:]}"
    word = chance.choice(_WORDS)
    return f"{text[:start]}{word} {text[end if kind == 3 else start:]}"


def change_number(text: str, chance: Random) -> str:
    """A number made an extreme one."""
    places = [match.span() for match in _NUMBER.finditer(text)]
    return replaced(text, (chance.choice(places), chance.choice(NUMBERS))) if places else text


def change_type_name(text: str, chance: Random) -> str:
    """A type somewhere in the text made another one."""
    places = [
        match.span()
        for match in re.finditer(
            r"(?<![\w%@#.$])(?:[iuf]\d+|index|none|(?:tensor|memref|vector)<[^<>]*>|!\w+\.\w+(?:<[^<>]*>)?)",
            text,
        )
    ]
    return replaced(text, (chance.choice(places), chance.choice(TYPES))) if places else text


def exchange_parts(text: str, other: str, chance: Random) -> str:
    """A piece of another program, from bracket to bracket or of a few tokens, in place of one of this."""
    here, there = Text(text), Text(other)
    if not here.spans or not there.spans:
        return text
    return replaced(text, (_part(here, chance), other[slice(*_part(there, chance))]))


def _part(text: Text, chance: Random) -> tuple[int, int]:
    if text.closing and chance.random() < 0.6:
        opening = chance.choice(list(text.closing))
        return text.inside(opening)
    start = chance.randrange(len(text.spans))
    end = min(start + chance.choice((0, 0, 1, 2, 5)), len(text.spans) - 1)
    return text.spans[start][0], text.spans[end][1]


# --- changes of operations in the generic form --------------------------------------------------------------------------


def _change_entries(entries: list[str], chance: Random) -> list[str]:
    """A dictionary without an entry, with another value, or with one more."""
    kind = chance.randrange(4)
    if not entries:
        kind = 3
    if kind == 0:
        return []
    number = chance.randrange(len(entries)) if entries else 0
    if kind == 1:
        return entries[:number] + entries[number + 1 :]
    if kind == 2:
        name = entries[number].partition("=")[0].strip()
        return [
            *entries[:number],
            f"{name} = {chance.choice(ATTRIBUTES)}",
            *entries[number + 1 :],
        ]
    return [*entries, f"{chance.choice(_NAMES)} = {chance.choice(ATTRIBUTES)}"]


def _change_properties(text: str, op: Pieces, chance: Random) -> str:
    if op.properties is None:
        at = op.operands[1] + 1
        entry = f"{chance.choice(_NAMES)} = {chance.choice(ATTRIBUTES)}"
        return replaced(text, ((at, at), f" <{{{entry}}}>"))
    body = text[slice(*op.properties)].strip()
    if chance.random() < 0.15:
        return replaced(text, ((op.properties[0] - 1, op.properties[1] + 1), ""))
    if body[:1] != "{":
        return replaced(text, (op.properties, chance.choice(ATTRIBUTES)))
    entries = _change_entries(split_list(body[1:-1]), chance)
    return replaced(text, (op.properties, f"{{{', '.join(entries)}}}"))


def _change_attributes(text: str, op: Pieces, chance: Random) -> str:
    if op.attributes is None:
        return _change_properties(text, op, chance)
    entries = _change_entries(split_list(text[slice(*op.attributes)]), chance)
    return replaced(text, (op.attributes, ", ".join(entries)))


def _change_operands(text: str, op: Pieces, chance: Random) -> str:
    operands = split_list(text[slice(*op.operands)])
    types = split_list(text[slice(*op.inputs)])
    if len(operands) != len(types):
        return text
    if operands and chance.random() < 0.6:
        number = chance.randrange(len(operands))
        if chance.random() < 0.3:
            number, stop = 0, len(operands)
        else:
            stop = number + 1
        del operands[number:stop], types[number:stop]
    elif operands:
        number = chance.randrange(len(operands))
        operands.insert(0, operands[number])
        types.insert(0, types[number])
    return replaced(text, (op.operands, ", ".join(operands)), (op.inputs, ", ".join(types)))


def _change_types(text: str, op: Pieces, chance: Random) -> str:
    """The type of a result is another one, one goes or comes."""
    start, end = op.results
    results = split_list(text[start:end])
    kind = chance.randrange(3)
    if results and kind == 0:
        results[chance.randrange(len(results))] = chance.choice(TYPES)
    elif results and kind == 1:
        del results[chance.randrange(len(results))]
    else:
        results.append(chance.choice(TYPES))
    new = ", ".join(results)
    bracketed = text[start - 1 : start] == "(" and text[end : end + 1] == ")"
    return replaced(text, (op.results, new if bracketed else f"({new})"))


def _change_regions(text: str, op: Pieces, chance: Random) -> str:
    if op.regions is None:
        at = op.properties[1] + 1 if op.properties is not None else op.operands[1] + 1
        return replaced(text, ((at, at), chance.choice((" ({})", " ({^bb0:\n})", " ({}, {})"))))
    regions = split_list(text[slice(*op.regions)])
    kind = chance.randrange(5)
    if kind == 0:
        return replaced(text, ((op.regions[0] - 1, op.regions[1] + 1), ""))
    number = chance.randrange(len(regions)) if regions else 0
    if kind == 1 and regions:
        regions[number] = "{}"
    elif kind == 2 and regions:
        del regions[number]
        if not regions:
            return replaced(text, ((op.regions[0] - 1, op.regions[1] + 1), ""))
    elif kind == 3 and regions:
        regions.append(regions[number])
    elif regions:
        body = regions[number]
        header = re.match(r"\{\s*\^\w+\(([^\n]*)\):", body)
        if header is not None:
            arguments = split_list(header[1])
            if arguments and chance.random() < 0.5:
                del arguments[chance.randrange(len(arguments))]
            else:
                arguments.append(f"%added: {chance.choice(TYPES)}")
            regions[number] = replaced(body, (header.span(1), ", ".join(arguments)))
        else:
            regions[number] = f"{{^bb0(%added: {chance.choice(TYPES)}):{body[1:]}"
    return replaced(text, (op.regions, ", ".join(regions)))


def _change_successors(text: str, op: Pieces, chance: Random) -> str:
    if op.successors is None:
        return _change_regions(text, op, chance)
    successors = split_list(text[slice(*op.successors)])
    if not successors:
        return _change_regions(text, op, chance)
    if chance.random() < 0.5 and len(successors) > 1:
        del successors[chance.randrange(len(successors))]
    else:
        successors.append(chance.choice(successors))
    return replaced(text, (op.successors, ", ".join(successors)))


_PARTS = (
    _change_properties,
    _change_properties,
    _change_properties,
    _change_attributes,
    _change_operands,
    _change_operands,
    _change_types,
    _change_regions,
    _change_regions,
    _change_successors,
)


def change_operation(text: str, chance: Random) -> str:
    """One operation in the generic form with other operands, attributes, regions, successors or results."""
    operations = Text(text).operations()
    if not operations:
        return change_token(text, chance)
    return chance.choice(_PARTS)(text, chance.choice(operations), chance)


def rename_operation(text: str, other: str, chance: Random) -> str:
    """An operation in the generic form that has the name of one of another program."""
    names = re.findall(r'"\w+\.[\w.]+"(?=\()', other)
    places = [match.span() for match in re.finditer(r'"\w+\.[\w.]+"(?=\()', text)]
    if not names or not places:
        return exchange_parts(text, other, chance)
    return replaced(text, (chance.choice(places), chance.choice(names)))


def mutated(programs: Sequence[str], number: int, seed: int) -> str:
    """Mutation ``number`` of a list of programs; the same in every run."""
    chance = Random(f"{seed}/{number}")
    text = programs[number % len(programs)]
    # The generic form is there to be changed as such; other texts are also changed token by token.
    first = 5 if _GENERIC.search(text) else 0
    for _ in range(chance.choice((1, 1, 1, 1, 2, 3))):
        kind = chance.randrange(first, 20 + first)
        if kind < 3:
            text = change_token(text, chance)
        elif kind < 5:
            text = change_number(text, chance)
        elif kind < 7:
            text = change_type_name(text, chance)
        elif kind < 8:
            text = exchange_parts(text, chance.choice(programs), chance)
        elif kind < 9:
            text = rename_operation(text, chance.choice(programs), chance)
        else:
            text = change_operation(text, chance)
    return text
