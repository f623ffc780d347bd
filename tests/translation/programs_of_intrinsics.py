"""A program for each operation whose spec says that it is an intrinsic or an instruction, with several choices of its types."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import NamedTuple

from odsgen.llvm_intrinsics.table import Intrinsic, find_intrinsic
from odsgen.llvm_intrinsics.types import struct_fields, vector_parts
from odsgen.ods import load_dialect
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
    OpDef,
    Operand,
    PropertyArgument,
    PropertyConstraint,
    SegmentKind,
)
from odsgen.runtime import Context, DiagnosticError, parse

#: The types that are tried where an intrinsic is overloaded, by what it asks for.
CANDIDATES = {
    "I": "i32|<4 x i32>|i64|i16|i8|i1|<vscale x 4 x i1>|<2 x i32>|<16 x i8>|<vscale x 4 x i32>|<vscale x 16 x i8>|<4 x i1>|<8 x i16>|<2 x i64>",
    "F": "float|<4 x float>|double|half|bfloat|<8 x half>|<8 x bfloat>|<vscale x 4 x float>|<2 x float>|<16 x float>",
    "V": "<4 x i32>|<4 x float>|<vscale x 4 x i32>|<vscale x 16 x i8>|<8 x i16>|<16 x i8>|<2 x i64>|<8 x half>"
    "|<vscale x 4 x float>|<vscale x 2 x double>|<vscale x 8 x half>|<vscale x 8 x bfloat>|<vscale x 8 x i16>"
    "|<vscale x 2 x i64>|<vscale x 1 x i128>|<8 x float>|<16 x half>|<16 x float>|<8 x i32>|<2 x i32>|<6 x i32>"
    "|<4 x half>|<4 x i64>|<4 x double>|<4 x ptr>|<vscale x 4 x i1>|<4 x i1>|<4 x bfloat>|<8 x bfloat>|<16 x bfloat>|<8 x i8>|<4 x i16>|<16 x i32>|<3 x i32>",
    "P": "ptr|ptr addrspace(1)|ptr addrspace(3)|ptr addrspace(5)|ptr addrspace(7)|ptr addrspace(8)",
    "A": "i32|float|<4 x i32>|<2 x float>|<4 x float>|i64|i16|<2 x half>|<8 x half>|<2 x i32>|<8 x i16>|<3 x i32>|ptr|i1|<vscale x 4 x i1>"
    "|<16 x float>|<6 x i32>",
    "*": "<4 x ptr>",
}

_MLIR_TYPES = {
    "half": "f16",
    "bfloat": "bf16",
    "float": "f32",
    "double": "f64",
    "fp128": "f128",
    "x86_fp80": "f80",
    "ppc_fp128": "!llvm.ppc_fp128",
    "token": "!llvm.token",
    "metadata": "!llvm.metadata",
    "x86_amx": "!llvm.x86_amx",
}

#: So many programs are made for one intrinsic, of so many ways to choose its types.
MOST = 24
TRIED = 1000

#: Numbers in names of intrinsics.
NUMBERS = ("1", "2", "4", "8", "16", "32")


class Shown(NamedTuple):
    """An argument of a call: its type, and whether it has to be a constant."""

    type: str
    is_constant: bool = False


def mlir_type(text: str) -> str:
    """A type of LLVM IR in the text of MLIR."""
    if (word := _MLIR_TYPES.get(text)) is not None:
        return word
    if (vector := vector_parts(text)) is not None:
        count = f"[{vector[1]}]" if vector[0] else str(vector[1])
        return f"vector<{count}x{mlir_type(vector[2])}>"
    if text.startswith("ptr"):
        space = text.partition("(")[2].rstrip(")")
        return f"!llvm.ptr<{space}>" if space else "!llvm.ptr"
    if (fields := struct_fields(text)) is not None:
        return f"!llvm.struct<({', '.join(map(mlir_type, fields))})>"
    if text.startswith("target("):
        return f"!llvm.target<{text[7:-1]}>"
    return text


def operations(path: Path) -> Iterator[OpDef]:
    """The operations of a spec that become an intrinsic or an instruction."""
    for op in load_dialect(path).ops:
        if op.llvm_ir is not None:
            yield op


def programs(op: OpDef) -> Iterator[str]:
    """Programs with the operation that our verifier takes, with types that are alike first."""
    said = op.llvm_ir
    assert said is not None
    if said.intrinsic is None:
        yield from islice(filter(_is_valid, _of_instruction(op)), MOST)
        return
    words = _words(op)
    for chosen in product(*(choices.items() for choices in words.values())):
        keys = {name: key for name, (key, _) in zip(words, chosen, strict=True)}
        parts = {name: word for name, (_, word) in zip(words, chosen, strict=True)}
        intrinsic = find_intrinsic(said.intrinsic.format_map(parts))
        if intrinsic is not None:
            yield from islice(filter(_is_valid, _of_intrinsic(op, intrinsic, keys)), MOST)


def _words(op: OpDef) -> dict[str, dict[str, str]]:
    """By part of the name the words that it may be, by their keys: of an enum, its cases."""
    said = op.llvm_ir
    assert said is not None
    assert said.intrinsic is not None
    found = {}
    listed = {name: dict(words) for name, words in said.words}
    for name in re.findall(r"\{(\w+)\}", said.intrinsic):
        argument = next((each for each in op.arguments if each.name == name), None)
        enum = getattr(argument and argument.constraint, "enum", None)
        if name in listed:
            found[name] = listed[name]
        elif enum is not None:
            found[name] = {case.text: case.text for case in enum.cases}
        else:
            found[name] = {number: number for number in NUMBERS}
    return found


def _is_valid(text: str) -> bool:
    try:
        parse(text, Context()).verify()
    except DiagnosticError:
        return False
    return True


def _of_intrinsic(op: OpDef, intrinsic: Intrinsic, keys: dict[str, str]) -> Iterator[str]:
    signs = (*intrinsic.result_types, *intrinsic.parameter_types)
    overloaded = [CANDIDATES[sign[0]].split("|") for sign in signs if sign[0] in CANDIDATES]
    seen = set()
    for types in _chosen(overloaded):
        try:
            result, parameters, _ = intrinsic.signature(types)
        except ValueError:
            continue
        shown = [
            Shown(text, intrinsic.has_immediate(place)) for place, text in enumerate(parameters)
        ]
        types_of = _types_of_arguments(op, shown)
        for number in (0, 24, 128):
            text = _program(op, types_of, result, keys, number)
            if text not in seen:
                seen.add(text)
                yield text


def _types_of_arguments(op: OpDef, parameters: Sequence[Shown]) -> dict[str, list[Shown]]:
    """The types of each argument: an operand that is several has all that are left."""
    said = op.llvm_ir
    assert said is not None
    left = list(parameters)
    several = {operand.name for operand in op.operands if operand.arity is Arity.VARIADIC}
    found = {}
    for place, name in enumerate(said.arguments):
        count = len(left) - (len(said.arguments) - place - 1) if name in several else 1
        found[str(name)], left = left[:count], left[count:]
    return found


def _chosen(choices: Sequence[Sequence[str]]) -> Iterator[tuple[str, ...]]:
    """Some of the ways to choose: those with types that are alike, and others, the same in each run."""
    ways = sorted(product(*choices), key=lambda each: _distance(each, choices))
    first = ways[: MOST // 2]
    yield from first
    others = ways[len(first) :]
    yield from Random(len(ways)).sample(others, min(len(others), TRIED))


def _distance(types: Sequence[str], choices: Sequence[Sequence[str]]) -> int:
    """First those whose types are alike, then those that stand before others."""
    places = [choice.index(each) for each, choice in zip(types, choices, strict=True)]
    return sum(places) + 3 * len(set(types))


_TYPES = "i32 f32 i64 f64 i8 vector<4xi32> vector<4xf32> i1 f16 !llvm.ptr !llvm.ptr<3>".split()


def _of_instruction(op: OpDef) -> Iterator[str]:
    for types in product(_TYPES, repeat=min(len(op.operands), 2)):
        operands = {
            operand.name: [Shown(types[min(place, len(types) - 1)])]
            for place, operand in enumerate(op.operands)
        }
        results = dict.fromkeys((*types, "i1")) if len(types) > 1 else _TYPES
        for result in results if op.results else ["void"]:
            yield _program(op, operands, result, {}, 0)


def _program(
    op: OpDef,
    types: dict[str, list[Shown]],
    result: str,
    keys: dict[str, str],
    number: int,
) -> str:
    """A function with the operation; operands that have to be constants are, with the number that attributes have, too."""
    parameters: list[str] = []
    constants: list[str] = []
    values, names = [], []
    for operand in op.operands:
        for shown in types.get(operand.name, ()):
            written = mlir_type(shown.type)
            names.append(written)
            if shown.is_constant:
                values.append(f"%c{len(constants)}")
                value = "false" if written == "i1" else f"{number} : {written}"
                constants.append(f"  {values[-1]} = llvm.mlir.constant({value}) : {written}\n")
            else:
                values.append(f"%{len(parameters)}")
                parameters.append(f"{values[-1]}: {written}")
    pairs = _attributes(op, keys, types, number)
    inside = ", ".join(f"{name} = {value}" if value else name for name, value in pairs)
    properties = f" <{{{inside}}}>" if inside else ""
    results = mlir_type(result) if op.results and result != "void" else "()"
    head = "%r = " if results != "()" else ""
    end = "" if op.trait("Terminator") else "  llvm.unreachable\n"
    return (
        f"llvm.func @f({', '.join(parameters)}) {{\n{''.join(constants)}"
        f'  {head}"{op.name}"({", ".join(values)}){properties} : ({", ".join(names)}) -> {results}\n'
        f"{end}}}\n"
    )


def _attributes(
    op: OpDef, keys: dict[str, str], types: dict[str, list[Shown]], number: int
) -> Iterator[tuple[str, str]]:
    for argument in op.arguments:
        if isinstance(argument, Operand):
            continue
        key = keys.get(argument.name)
        if key == "present":
            is_unit = (
                isinstance(argument, AttributeArgument)
                and argument.constraint.kind is AttributeKind.UNIT
            )
            yield argument.name, "" if is_unit else "true"
        elif key in (None, "else") and (argument.optional or argument.default is not None):
            continue
        elif key != "absent":
            value = _value(op, argument, key, _first(types, argument.name), number)
            if value is not None:
                yield argument.name, value
    if op.operand_segments is SegmentKind.ATTRIBUTE:
        sizes = ", ".join(str(len(types.get(operand.name, ()))) for operand in op.operands)
        yield "operandSegmentSizes", f"array<i32: {sizes}>"


def _first(types: dict[str, list[Shown]], name: str) -> str:
    return types[name][0].type if name in types else "i32"


def _value(
    op: OpDef,
    argument: AttributeArgument | PropertyArgument,
    key: str | None,
    type: str,
    number: int,
) -> str | None:
    """The text of a value of the attribute: the case that is asked for, else a number that is small."""
    constraint = argument.constraint
    if isinstance(constraint, PropertyConstraint) or constraint.kind is AttributeKind.UNIT:
        return None
    if argument.name == "op_bundle_sizes":
        return "array<i32>"
    if constraint.kind is AttributeKind.BOOL:
        return "false"
    if key is not None and constraint.kind is AttributeKind.INTEGER:
        return f"{key} : i32"
    if key is not None and constraint.enum is None:
        return key
    if constraint.enum is not None:
        cases = [case for case in constraint.enum.cases if key in (None, case.text)]
        case = cases[0] if cases else constraint.enum.cases[1]
        if constraint.attribute_def is None:
            return f"{case.value} : i64"
        package = import_module(f"odsgen_dialects.{op.name.partition('.')[0]}")
        enum = getattr(package, constraint.enum.name)
        return str(getattr(package, constraint.attribute_def.name).get(enum(case.value)))
    if constraint.kind is AttributeKind.TYPE or "TypeAttr" in (constraint.name or ""):
        return "f8E8M0FNU"
    if constraint.kind is AttributeKind.FLOAT:
        return "0.5 : f64"
    builder = constraint.value_type
    width = str(builder.arguments[0]) if builder is not None else type[1:]
    return "false" if width == "1" else f"{number} : i{width}"
