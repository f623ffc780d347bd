"""Programs of one operation with exactly one thing changed: what a verifier has to tell from what is valid."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

from tests.hostile.mutations import ATTRIBUTES, TYPES, Pieces, Text, replaced, split_list

_SCALARS = ("i1", "i8", "i32", "i64", "index", "f16", "f32", "f64", "si8", "ui32", "complex<f32>")
_SCALAR = re.compile(
    r"(?<![\w.!#@%$])(?:[su]?i\d+|index|b?f\d+\w*|none)\b|(?<=x)(?:[su]?i\d+|index|b?f\d+\w*)\b"
)
_SIZE = re.compile(r"(?<=[<x])(?:\d+|\?|\[\d+\])(?=x)")
_NUMBER = re.compile(r"(?<![\w.%#@^\"?])-?\d+(?![\w.])")
_SIZES = ("1", "2", "3", "4", "8", "?", "0", "[4]", "16")
_INTEGERS = ("0", "1", "2", "3", "4", "5", "7", "8", "-1", "16", "32", "64", "-9223372036854775808")
_SHAPED = re.compile(r"(tensor|memref|vector)<((?:(?:\d+|\?|\[\d+\])x)*)([^<>x,]+|[^,]*>)(.*)>\Z")


def single_changes(name: str, text: str, chance: Random) -> Iterator[tuple[str, str]]:
    """Each kind of change at each place of the operation, with random values, and a word for it."""
    marker = f'"{name}"('
    op = next(
        (
            pieces
            for pieces in Text(text).operations()
            if text.startswith(marker, pieces.operands[0] - len(marker))
        ),
        None,
    )
    if op is None:
        return
    operands = split_list(text[slice(*op.operands)])
    inputs = split_list(text[slice(*op.inputs)])
    results = split_list(text[slice(*op.results)])
    yield from _changed_operands(text, op, operands, inputs, chance)
    yield from _changed_results(text, op, inputs, results, chance)
    yield from _changed_properties(text, op, chance)
    yield from _changed_regions(text, op, chance)


def _with_values(
    text: str, op: Pieces, operands: Sequence[str], inputs: Sequence[str], kind: tuple[int, str]
) -> str:
    """An operand of another type: a new value is made for it."""
    number, new = kind
    start = text.rindex("\n", 0, op.operands[0]) + 1
    made = f'  %new = "x.value"() : () -> {_one(new)}\n'
    return replaced(
        text,
        ((start, start), made),
        (op.operands, ", ".join((*operands[:number], "%new", *operands[number + 1 :]))),
        (op.inputs, ", ".join((*inputs[:number], new, *inputs[number + 1 :]))),
    )


def _one(type_text: str) -> str:
    return f"({type_text})" if "->" in type_text else type_text


def _changed_operands(
    text: str, op: Pieces, operands: list[str], inputs: list[str], chance: Random
) -> Iterator[tuple[str, str]]:
    if len(operands) != len(inputs):
        return

    def joined(values: Sequence[str], types: Sequence[str]) -> str:
        return replaced(text, (op.operands, ", ".join(values)), (op.inputs, ", ".join(types)))

    for number in range(len(operands)):
        less = operands[:number] + operands[number + 1 :]
        yield "operand dropped", joined(less, inputs[:number] + inputs[number + 1 :])
        more = [*operands[:number], operands[number], *operands[number:]]
        yield "operand doubled", joined(more, [*inputs[: number + 1], *inputs[number:]])
        for new in _other_types(inputs[number], chance):
            yield "operand type", _with_values(text, op, operands, inputs, (number, new))
    if len(operands) > 1:
        order = list(range(len(operands)))
        chance.shuffle(order)
        yield "operands exchanged", joined([operands[n] for n in order], [inputs[n] for n in order])
    new = chance.choice(TYPES)
    yield "operand added", _with_values(text, op, operands, inputs, (len(operands), new))


def _changed_results(
    text: str, op: Pieces, inputs: list[str], results: list[str], chance: Random
) -> Iterator[tuple[str, str]]:
    start, end = op.results
    bracketed = text[start - 1 : start] == "(" and text[end : end + 1] == ")"
    span = (start - 1, end + 1) if bracketed else op.results
    assigned = re.search(r"%r(?::\d+)? = \"", text)

    def typed(types: Sequence[str]) -> str:
        changed = replaced(text, (span, f"({', '.join(types)})"))
        if assigned is None:
            return changed
        pack = f"%r:{len(types)} = " if len(types) > 1 else "%r = " if types else ""
        return changed[: assigned.start()] + pack + changed[assigned.end() - 1 :]

    for number in range(len(results)):
        yield "result dropped", typed(results[:number] + results[number + 1 :])
        for new in _other_types(results[number], chance):
            yield "result type", typed([*results[:number], new, *results[number + 1 :]])
        if inputs:
            other = chance.choice(inputs)
            yield "operand's type", typed([*results[:number], other, *results[number + 1 :]])
    yield "result added", typed([*results, chance.choice(_SCALARS)])


def _changed_properties(text: str, op: Pieces, chance: Random) -> Iterator[tuple[str, str]]:
    for span in (op.properties, op.attributes):
        if span is None:
            continue
        body = text[slice(*span)].strip()
        is_braced = body.startswith("{")
        entries = split_list(body[1:-1] if is_braced else body)

        def entered(
            new: Sequence[str], span: tuple[int, int] = span, is_braced: bool = is_braced
        ) -> str:
            joined = ", ".join(new)
            return replaced(text, (span, f"{{{joined}}}" if is_braced else joined))

        for number, entry in enumerate(entries):
            others = entries[:number], entries[number + 1 :]
            yield "property dropped", entered([*others[0], *others[1]])
            name, _, value = (part.strip() for part in entry.partition("="))
            for new in _other_values(value, chance):
                yield "property", entered([*others[0], f"{name} = {new}", *others[1]])
    if op.properties is None:
        return
    body = text[slice(*op.properties)].strip()
    if body.startswith("{"):
        inherent = body[1:-1]
        if op.attributes is None:
            yield "property as attribute", (
                replaced(text, ((op.properties[0] - 2, op.properties[1] + 1), f" {{{inherent}}}"))
                if op.regions is None
                else text
            )


def _changed_regions(text: str, op: Pieces, chance: Random) -> Iterator[tuple[str, str]]:
    if op.regions is None:
        return
    regions = split_list(text[slice(*op.regions)])
    for number, region in enumerate(regions):
        others = regions[:number], regions[number + 1 :]

        def made(*new: str, others: tuple[list[str], list[str]] = others) -> str:
            return replaced(text, (op.regions or (0, 0), ", ".join((*others[0], *new, *others[1]))))

        yield "region dropped", made()
        yield "region empty", made("{}")
        yield "block empty", made("{^bb0:\n}")
        yield "region doubled", made(region, region)
        rows = region.splitlines()
        if len(rows) > 2:
            kept = rows[: len(rows) - 2] + rows[-1:]
            yield "terminator dropped", made("\n".join(kept))
        header = re.match(r"\{\s*\^\w+\(([^\n]*)\):", region)
        if header is None:
            yield "argument added", made(f"{{^bb0(%added: {chance.choice(TYPES)}):{region[1:]}")
            continue
        arguments = split_list(header[1])
        for place, argument in enumerate(arguments):
            value, _, type_text = argument.partition(":")
            for new in _other_types(type_text.strip(), chance):
                changed = [*arguments[:place], f"{value}: {new}", *arguments[place + 1 :]]
                yield "argument type", made(replaced(region, (header.span(1), ", ".join(changed))))
        more = [*arguments, f"%added: {chance.choice(_SCALARS)}"]
        yield "argument added", made(replaced(region, (header.span(1), ", ".join(more))))


def _other_types(type_text: str, chance: Random) -> Iterator[str]:
    """A few neighbours of a type, and any other one."""
    yield chance.choice(TYPES)
    for pattern, choices in ((_SCALAR, _SCALARS), (_SIZE, _SIZES), (_NUMBER, _INTEGERS)):
        found = list(pattern.finditer(type_text))
        if found:
            match = chance.choice(found)
            new = chance.choice(choices)
            if new != match[0]:
                yield replaced(type_text, (match.span(), new))
    shaped = _SHAPED.match(type_text)
    if shaped is not None:
        kind, sizes, element, rest = shaped.groups()
        yield chance.choice(
            (
                f"{kind}<{sizes}{chance.choice(_SIZES)}x{element}{rest}>",
                f"{kind}<{sizes.partition('x')[2]}{element}{rest}>",
                f"{chance.choice(('tensor', 'memref', 'vector'))}<{sizes}{element}>",
                f"{chance.choice(('tensor', 'memref'))}<*x{element}>",
                element,
            )
        )
    elif chance.random() < 0.5:
        yield f"{chance.choice(('tensor', 'memref', 'vector'))}<4x{type_text}>"


def _other_values(value: str, chance: Random) -> Iterator[str]:
    """A few neighbours of an attribute, and any other one."""
    yield chance.choice(ATTRIBUTES)
    if not value:
        return
    found = list(_NUMBER.finditer(value))
    if found:
        match = chance.choice(found)
        new = chance.choice(_INTEGERS)
        if new != match[0]:
            yield replaced(value, (match.span(), new))
    scalars = list(_SCALAR.finditer(value))
    if scalars:
        yield replaced(value, (chance.choice(scalars).span(), chance.choice(_SCALARS)))
    bracket = re.match(r"(\[|array<\w+:?|\{)(.*)([\]>}])\Z", value, re.DOTALL)
    if bracket is not None:
        entries = split_list(bracket[2])
        opening = bracket[1]
        if entries:
            dropped = entries[:-1]
            head = opening if dropped else opening.rstrip(":")
            yield f"{head}{', '.join(dropped)}{bracket[3]}"
            chosen = chance.choice(entries)
            yield f"{opening}{', '.join((*entries, chosen))}{bracket[3]}"
    symbol = re.fullmatch(r"#[\w.]+<(.*)>", value, re.DOTALL)
    if symbol is not None and (words := list(re.finditer(r"\b[a-z_]\w*", symbol[1]))):
        match = chance.choice(words)
        start = value.index("<") + 1
        yield replaced(value, ((start + match.start(), start + match.end()), "foo"))
