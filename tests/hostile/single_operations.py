"""Programs of one operation each, cut out of programs in the generic form.

Where an operation uses values that are made outside, operations that nobody knows make them.  What changes one operation has
then little else to read, and nothing else is wrong first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from tests.hostile.mutations import Pieces, Text, split_list

_VALUE = re.compile(r"%[\w.$-]+(?:#\d+)?")
_ALIAS_DEFINITION = re.compile(r"^([#!][\w.$-]+) = (.*)$", re.MULTILINE)
_ALIAS = re.compile(r"[#!][A-Za-z_][\w.$-]*")
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')


def single_operations(program: str) -> Iterator[tuple[str, str]]:
    """The name of each operation of a program in the generic form that can stand alone, and a program with it alone."""
    aliases = dict(_ALIAS_DEFINITION.findall(program))
    text = Text(program)
    operations = text.operations()
    for op in operations:
        name_end = op.operands[0] - 1
        name_start = program.rfind('"', 0, name_end - 1)
        name = program[name_start + 1 : name_end - 1]
        if name == "builtin.module" or op.successors is not None:
            continue
        inner = [other for other in operations if _is_inside(other, op)]
        if any(other.successors is not None for other in inner):
            continue
        alone = _alone(program, name, program[name_start : op.end], op, inner)
        if alone is not None:
            yield name, f"{_used_aliases(alone, aliases)}{alone}"


def _is_inside(inner: Pieces, outer: Pieces) -> bool:
    regions = outer.regions
    return regions is not None and regions[0] <= inner.operands[0] < regions[1]


def _alone(program: str, name: str, body: str, op: Pieces, inner: list[Pieces]) -> str | None:
    """The operation in a module of its own; None if the type of a value that it needs cannot be told."""
    types: dict[str, str] = {}
    for user in (op, *inner):
        operands = split_list(program[slice(*user.operands)])
        inputs = split_list(program[slice(*user.inputs)])
        if len(operands) != len(inputs):
            return None
        types.update(zip(operands, inputs, strict=True))
    defined: set[str] = set()
    for user in inner:
        start = program.rfind("\n", 0, user.operands[0])
        assigned = program[start : user.operands[0]].partition("=")
        if assigned[1]:
            defined.update(part.partition(":")[0].strip() for part in assigned[0].split(","))
    for header in re.findall(r"\^\w+\(([^\n]*)\):", body):
        defined.update(argument.partition(":")[0].strip() for argument in split_list(header))
    used = list(dict.fromkeys(_VALUE.findall(_STRING.sub("", body))))
    lines = []
    renamed: dict[str, str] = {}
    for value in used:
        if value.partition("#")[0] in defined:
            continue
        if value not in types:
            return None
        renamed[value] = f"%v{len(renamed)}"
        lines.append(f'{renamed[value]} = "x.value"() : () -> {_one(types[value])}')
    body = _VALUE.sub(lambda match: renamed.get(match[0], match[0]), body)
    results = split_list(program[slice(*op.results)])
    pack = f":{len(results)}" if len(results) > 1 else ""
    lines.append(f"%r{pack} = {body}" if results else body)
    inside = "\n".join(f"  {line}" for line in lines)
    return f'"x.parent"() ({{\n{inside}\n}}) : () -> ()\n'


def _one(type_text: str) -> str:
    """The text of a type where a list may stand."""
    return f"({type_text})" if "->" in type_text else type_text


def _used_aliases(text: str, aliases: dict[str, str]) -> str:
    wanted: list[str] = []
    stack = [text]
    while stack:
        for name in _ALIAS.findall(stack.pop()):
            if name in aliases and name not in wanted:
                wanted.append(name)
                stack.append(aliases[name])
    return "".join(f"{name} = {body}\n" for name, body in aliases.items() if name in wanted)


#: Characters of a program of one operation.
SHORT = 1_000


def operations_of(programs: Sequence[str]) -> list[str]:
    """Short programs of one operation each, of all programs in the generic form."""
    found = (text for program in programs for _, text in single_operations(program))
    return list(dict.fromkeys(text for text in found if len(text) <= SHORT))
