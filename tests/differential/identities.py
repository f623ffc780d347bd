"""Every fold identity of the bundled specs, tried on constants that satisfy it and others, and held against mlir-opt.

``python -m tests.differential.identities`` says where they differ, and which are never seen to fold.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from odsgen.codegen.package_names import package_name
from odsgen.ods.model import OpDef
from odsgen.ods.model.fold_identities import FoldIdentity
from odsgen.ods.model.parts import AttributeArgument, PropertyArgument
from odsgen.ods.model.semantics import IsCase, subterms
from odsgen.passes import PassManager
from odsgen.rewriting.number_constants import number_attribute
from odsgen.runtime import (
    Context,
    DenseIntOrFPElementsAttr,
    FloatType,
    IntegerType,
    ShapedType,
    Type,
    VerifyError,
    element_type_or_self,
    parse,
    print_ir,
)
from odsgen.runtime.parser.single_texts import parse_type
from tests.bundled import PACKAGES, SPECS
from tests.differential.computed import (
    CRASHES_WITH_POISON,
    NOT_IN_MLIR,
    dialect,
    forms_of,
)
from tests.oracle import mlir_opt

#: The bundled specs with fold identities that mlir-opt has, too.
SPECS_WITH_IDENTITIES = [
    path
    for path in SPECS
    if path.stem not in NOT_IN_MLIR and re.search(r"^    folds:", path.read_text("utf-8"), re.M)
]

_SCALARS = ("i1", "i8", "index", "f32")

#: Operations of which a pattern of mlir-opt makes something invalid of an index.
_BREAKS_OF_INDEX = ("arith.mulsi_extended",)
_POINTER = "!ptr.ptr<#ptr.generic_space>"

#: Types of operations whose operands are no numbers: of operands, then of results; and their properties.
_FORMS = {
    "complex.bitcast": (("complex<f32>",), ("complex<f32>",), ""),
    "ptr.ptr_add": ((_POINTER, "i64"), (_POINTER,), ""),
    "shape.max": (("!shape.size", "!shape.size"), ("!shape.size",), ""),
    "shape.min": (("!shape.size", "!shape.size"), ("!shape.size",), ""),
    "sparse_tensor.convert": (("tensor<4xf32>",), ("tensor<4xf32>",), ""),
    "tosa.pad": (("tensor<2x2xi8>", "!tosa.shape<4>", "tensor<1xi8>"), ("tensor<2x2xi8>",), ""),
    "tosa.tile": (("tensor<2x2xi8>", "!tosa.shape<2>"), ("tensor<2x2xi8>",), ""),
    "vector.insert_strided_slice": (
        ("vector<4xf32>", "vector<4xf32>"),
        ("vector<4xf32>",),
        "offsets = [0], strides = [1]",
    ),
}


@dataclass(frozen=True)
class Trial:
    """An operation, of whose operands some are constants and some are one value, alone in a function."""

    identity: FoldIdentity
    name: str
    program: str


def trials(spec: Path) -> list[Trial]:
    """Functions for each fold identity of a dialect."""
    found: list[Trial] = []
    for op in dialect(spec).ops:
        for identity in op.folds:
            every = list(_programs(spec, op, identity))
            if op.name in _FORMS:  # a shape has to be that of the result
                every = list(filter(_is_valid, every))
            assert every, f"no program for {op.name}: {identity.text}"
            for text in every:
                found.append(Trial(identity, op.name, text.replace("@f", f"@f{len(found)}")))
    return found


def _programs(spec: Path, op: OpDef, identity: FoldIdentity) -> Iterator[str]:
    for operands, results, properties in _forms(spec, op, identity):
        choices = [
            _constants(op, type) if part.name in identity.known else [""]
            for part, type in zip(op.operands, operands, strict=True)
        ]
        for constants in product(*choices):
            yield _function(op, identity, operands, results, properties, constants)


def _is_valid(program: str) -> bool:
    try:
        parse(program, Context()).verify()
    except VerifyError:
        return False
    return True


def _forms(
    spec: Path, op: OpDef, identity: FoldIdentity
) -> Iterator[tuple[Sequence[str], Sequence[str], str]]:
    """Types and properties, with each case that the identity asks for."""
    if op.name in _FORMS:
        yield _FORMS[op.name]
        return
    forms = forms_of(spec, op.name, _SCALARS)
    if not forms.types:
        forms = forms_of(spec, op.name, ("i32",))
    has_vectors = any("vector" in str(type) for types in forms.types for type in types)
    for types in forms.types:
        texts = [str(type) for type in types]
        joined = " ".join(texts)
        if has_vectors and "tensor" in joined:
            continue  # as vectors
        if "xindex" in joined:
            continue  # as vectors of other integers
        if "index" in joined and op.name in _BREAKS_OF_INDEX:
            continue
        count = len(op.operands)
        for properties in _properties(spec, op, identity, forms, types):
            yield texts[:count], texts[count:], properties


def _properties(
    spec: Path, op: OpDef, identity: FoldIdentity, forms: Any, types: Sequence[Type]
) -> Iterator[str]:
    """The attributes of the operation: those of one draw, with each case of the enums that identities tell apart."""
    cases: dict[str, list[Any]] = {}
    package = f"odsgen_dialects.{package_name(dialect(spec).name, PACKAGES)}"
    for term in identity.terms:
        for part in subterms(term):
            if isinstance(part, IsCase):
                enum = _enum(op, part.attribute)
                cases[part.attribute] = list(getattr(import_module(f"{package}.enums"), enum))
    names = {part.name: part.python_name for part in op.arguments}
    for chosen in product(*cases.values()):
        made = forms._built(types, Random(0))
        for name, case in zip(cases, chosen, strict=True):
            setattr(made, names[name], case)
        given = {name: made.property_attribute(name) for name in names}
        yield ", ".join(f"{name} = {value}" for name, value in given.items() if value is not None)


def _enum(op: OpDef, name: str) -> str:
    part = next(part for part in op.arguments if part.name == name)
    assert isinstance(part, (AttributeArgument, PropertyArgument))
    assert part.constraint.enum is not None
    return part.constraint.enum.name


def _constants(op: OpDef, text: str) -> list[str]:
    """Operations that give a constant of a type: numbers at edges, elements that differ, poison."""
    shape = re.fullmatch(r"!tosa\.shape<(\d+)>", text)
    if shape is not None:
        values = [f"dense<{n}> : tensor<{shape[1]}xindex>" for n in (0, 1, 2)]
        return [f'"tosa.const_shape"() <{{values = {value}}}>' for value in values]
    type = parse_type(text)
    numbers = _numbers(element_type_or_self(type))
    attributes = [number_attribute(bits, type) for bits in numbers]
    if isinstance(type, ShapedType):
        several = numbers[:2]
        numbers = [several[n % 2] for n in range(type.num_elements)]
        attributes.append(DenseIntOrFPElementsAttr.from_bits(type, numbers))
    found = [f'"arith.constant"() <{{value = {attribute}}}>' for attribute in attributes]
    if op.name not in CRASHES_WITH_POISON:
        found.append('"ub.poison"() <{value = #ub.poison}>')
    return found


def _numbers(type: Type) -> list[int]:
    """The bits of what identities ask for, and of a number that none asks for."""
    if isinstance(type, FloatType):
        semantics = type.SEMANTICS
        inf = semantics.from_float(float("inf"))
        signs = [1 << (type.WIDTH - 1), 0]
        return [
            *signs,
            semantics.from_float(1.0),
            inf,
            inf | signs[0],
            semantics.nan(),
            semantics.from_float(2.0),
        ]
    width = type.width if isinstance(type, IntegerType) else 64
    half = 1 << width >> 1
    return sorted({bits & ((1 << width) - 1) for bits in (0, 1, -1, half, half - 1, 2)})


def _function(
    op: OpDef,
    identity: FoldIdentity,
    operands: Sequence[str],
    results: Sequence[str],
    properties: str,
    constants: Sequence[str],
) -> str:
    """A function that does the operation; what the identity wants to be one value is one."""
    values = {part.name: f"%a{number}" for number, part in enumerate(op.operands)}
    lines = [
        f"  {value} = {constant} : () -> {type}"
        for value, constant, type in zip(values.values(), constants, operands, strict=True)
        if constant
    ]
    arguments = [
        f"{value}: {type}"
        for value, constant, type in zip(values.values(), constants, operands, strict=True)
        if not constant
    ]
    for one, other in identity.equal_values:
        values[other] = values[one]
    pack = f":{len(results)}" if len(results) > 1 else ""
    names = [f"%r#{n}" if pack else "%r" for n in range(len(results))]
    written = f" <{{{properties}}}>" if properties else ""
    given, gives = ", ".join(operands), ", ".join(results)
    lines.append(
        f'  %r{pack} = "{op.name}"({", ".join(values.values())}){written} : ({given}) -> ({gives})'
    )
    lines.append(f"  return {', '.join(names)} : {gives}")
    body = "\n".join(lines)
    return f"func.func @f({', '.join(arguments)}) -> ({gives}) {{\n{body}\n}}"


@dataclass(frozen=True)
class Outcome:
    """The differences that were found of the identities of a dialect."""

    count: int
    #: Programs with both results.
    differences: list[str]
    #: Identities of which no program folds.
    idle: list[str]


def outcome(spec: Path) -> Outcome:
    """Canonicalizes all programs of a dialect, and compares."""
    tried = trials(spec)
    text = "\n".join(trial.program for trial in tried)
    module = parse(text, Context(), filename="identities.mlir")
    PassManager.parse("builtin.module(canonicalize)").run(module)
    folded, expected = _functions(print_ir(module)), _functions(mlir_opt(text, "--canonicalize"))
    assert len(folded) == len(expected) == len(tried)
    seen: dict[FoldIdentity, bool] = {}
    differences = []
    for trial, got, want in zip(tried, folded, expected, strict=True):
        seen[trial.identity] = seen.get(trial.identity, False) or not re.search(
            rf"= {re.escape(trial.name)}\b", got
        )
        if got != want:
            differences.append(f"{trial.program}\n--- mlir-opt\n{want}\n--- odsgen\n{got}")
    names = {trial.identity: f"{trial.name}: {trial.identity.text}" for trial in tried}
    idle = [names[identity] for identity, folds in seen.items() if not folds]
    return Outcome(len(tried), differences, idle)


def _functions(text: str) -> list[str]:
    return re.findall(r"^  func\.func .*?^  }$", text, flags=re.S | re.M)


def main() -> None:
    """Try all programs of all identities."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--show", type=int, default=3, help="how many differences a dialect")
    parser.add_argument("--dialect", action="append", help="only this one; can be repeated")
    arguments = parser.parse_args()
    is_well = True
    for spec in SPECS_WITH_IDENTITIES:
        if arguments.dialect and spec.stem not in arguments.dialect:
            continue
        found = outcome(spec)
        for text in (
            *found.differences[: arguments.show],
            *map("never folds: {}".format, found.idle),
        ):
            print(text)
        identities = sum(len(op.folds) for op in dialect(spec).ops)
        print(
            f"{spec.stem}: {found.count} programs of {identities} identities,"
            f" {len(found.differences)} differences",
            flush=True,
        )
        is_well = is_well and not found.differences and not found.idle
    sys.exit(0 if is_well else 1)


if __name__ == "__main__":
    main()
