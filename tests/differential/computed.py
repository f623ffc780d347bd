"""Operations whose specs say what they compute, with constant operands: folded by odsgen, by mlir-opt, and interpreted.

``python -m tests.differential.computed --count 1000`` says where they differ.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from odsgen.codegen.package_names import package_name
from odsgen.interpreter import POISON, Elements, EvaluationError, Limits, Machine
from odsgen.ods import load_dialect
from odsgen.ods.model import DialectDef, OpDef
from odsgen.ods.model.parts import AttributeArgument, Operand, PropertyArgument
from odsgen.ods.model.semantics import Sort
from odsgen.passes import PassManager
from odsgen.rewriting import constant_value
from odsgen.rewriting.number_constants import is_poison, number_attribute, width_of
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    Block,
    ComplexType,
    Context,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    Operation,
    ShapedType,
    Type,
    TypedAttr,
    VerifyError,
    element_type_or_self,
    parse,
    print_ir,
)
from odsgen.runtime.glue.numbers import ComplexNumber
from odsgen.runtime.parser.single_texts import parse_type
from odsgen_dialects.ub import PoisonAttr
from tests.bundled import PACKAGES, SPECS, all_packages
from tests.oracle import mlir_opt

_INTEGERS = ("i1", "i2", "i7", "i8", "i16", "i31", "i32", "i33", "i63", "i64", "i65", "i128")
_FLOATS = (
    *("f16", "bf16", "f32", "f64", "f80", "f128"),
    *("f8E5M2", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3B11FNUZ", "f8E3M4", "f6E2M3FN", "f4E2M1FN"),
)
_COMPLEX = ("complex<f16>", "complex<f32>", "complex<f64>")
SCALARS = (*_INTEGERS, "index", *_FLOATS, *_COMPLEX)
#: Enough to see most of what can be wrong.
FEW_SCALARS = ("i1", "i7", "i32", "i64", "index", "f16", "f32", "f64", "f8E4M3FN", "complex<f32>")
_SHAPES = ("{}", "{}", "vector<3x{}>", "tensor<2x2x{}>")

#: Dialects that mlir-opt does not know.
NOT_IN_MLIR = ("std", "toy")

#: Operations that bring mlir-opt down if an operand is poison.
CRASHES_WITH_POISON = ("arith.addui_extended",)


#: Dialects of which mlir-opt folds no numbers: tests/semantics hold them against a solver.
NOT_OF_NUMBERS = ("smt",)


#: The bundled specs that say of operations what they compute.
ALL_WITH_SEMANTICS = [
    path for path in SPECS if re.search(r"^    semantics:", path.read_text("utf-8"), flags=re.M)
]
SPECS_WITH_SEMANTICS = [path for path in ALL_WITH_SEMANTICS if path.stem not in NOT_OF_NUMBERS]


@cache
def dialect(spec: Path) -> DialectDef:
    """The dialect, whose package is there."""
    all_packages()
    return load_dialect(spec)


@dataclass(frozen=True)
class Form:
    """An operation with types and attributes."""

    op: OpDef
    name: str
    operands: tuple[Type, ...]
    results: tuple[Type, ...]
    properties: dict[str, Attribute] = field(hash=False)

    def function(self, number: int, constants: Sequence[Attribute]) -> str:
        """The function @f with its number, of these operands."""
        lines = [f"func.func @f{number}() -> ({self._types(self.results)}) {{"]
        for place, (constant, type) in enumerate(zip(constants, self.operands, strict=True)):
            name = "ub.poison" if is_poison(constant) else "arith.constant"
            if isinstance(constant, ArrayAttr):
                name = "complex.constant"
            lines.append(f'  %c{place} = "{name}"() <{{value = {constant}}}> : () -> {type}')
        lines.append(self.operation([f"%c{place}" for place in range(len(self.operands))]))
        names = ", ".join(self.result_names)
        lines += [f"  return {names} : {self._types(self.results)}", "}"]
        return "\n".join(lines)

    @property
    def result_names(self) -> list[str]:
        """The names of the results in the function of the operation."""
        count = len(self.results)
        return [f"%r#{n}" for n in range(count)] if count > 1 else ["%r"]

    def operation(self, operands: Sequence[str]) -> str:
        """The operation on operands of these names."""
        properties = ", ".join(f"{name} = {value}" for name, value in self.properties.items())
        pack = f":{len(self.results)}" if len(self.results) > 1 else ""
        return (
            f'  %r{pack} = "{self.name}"({", ".join(operands)})'
            + (f" <{{{properties}}}>" if properties else "")
            + f" : ({self._types(self.operands)}) -> ({self._types(self.results)})"
        )

    @staticmethod
    def _types(types: Sequence[Type]) -> str:
        return ", ".join(map(str, types))


# --- forms ------------------------------------------------------------------------------------------------------------------


class Forms:
    """All that an operation's types can be."""

    def __init__(self, dialect: DialectDef, op: OpDef, scalars: Sequence[str]) -> None:
        package = f"odsgen_dialects.{package_name(dialect.name, PACKAGES)}"
        self.op = op
        self.package = package
        self.op_class: type[Operation] = getattr(import_module(f"{package}.ops"), op.class_name)
        self.types = list(self._valid_types(scalars))

    def _valid_types(self, scalars: Sequence[str]) -> Iterator[tuple[Type, ...]]:
        semantics = self.op.semantics
        sorts = {} if semantics is None else dict(semantics.inputs)
        wanted = [sorts.get(part.name) for part in self.op.operands]
        wanted += [None] * len(self.op.results)
        seen: set[tuple[Type, ...]] = set()
        texts = [
            types
            for pair in product(scalars, scalars)
            for types in product(dict.fromkeys(pair), repeat=len(wanted))
            if set(types) == set(pair)
        ]
        texts.sort(key=lambda names: len(set(names)))  # what one type tells is told first
        if len(wanted) > 2:  # a condition, or an answer, beside numbers
            texts += [
                tuple("i1" if place == which else scalar for place in range(len(wanted)))
                for scalar in scalars
                for which in range(len(wanted))
            ]
        for shape in dict.fromkeys(_SHAPES):
            refused: set[tuple[int, str]] = set()  # of which place types are known to be wrong
            for names in texts:
                if any(map(_is_no, names, wanted)) or not refused.isdisjoint(enumerate(names)):
                    continue
                if shape.startswith("vector") and not set(_COMPLEX).isdisjoint(names):
                    continue
                types = tuple(_type(shape.format(name)) for name in names)
                if types in seen:
                    continue
                place = self._refused(types)
                if place is None:
                    seen.add(types)
                    yield types
                elif place >= 0:
                    refused.add((place, names[place]))

    def _refused(self, types: Sequence[Type]) -> int | None:
        """The place whose type is wrong, whatever the others are; -1 if all together are wrong."""
        try:
            self._built(types, Random(0)).verify()
        except VerifyError as error:
            found = re.search(r"(operand|result) #(\d+) must be", str(error))
            if found is None:
                return -1
            return int(found[2]) + (len(self.op.operands) if found[1] == "result" else 0)
        except (ValueError, TypeError):
            return -1
        return None

    def _built(self, types: Sequence[Type], random: Random) -> Operation:
        count = len(self.op.operands)
        block = Block(types[:count])
        op = self.op_class.build_generic(block.arguments, result_types=types[count:])
        block.append(op)
        for part in self.op.arguments:
            if isinstance(part, (AttributeArgument, PropertyArgument)):
                self._choose(op, part, random)
        return op

    def _choose(
        self, op: Operation, part: AttributeArgument | PropertyArgument, random: Random
    ) -> None:
        """Sets the attribute to one of its cases, where it has some."""
        enum = part.constraint.enum
        if enum is not None:
            package = f"odsgen_dialects.{enum.dialect or self.package.rpartition('.')[2]}"
            cases = list(getattr(import_module(f"{package}.enums"), enum.name.rpartition(".")[2]))
            if enum.is_bit_enum or getattr(part, "optional", False):
                cases = [case for case in cases if case] if random.random() < 0.3 else []
            if cases:
                setattr(op, part.python_name, random.choice(cases))
        elif self._sort(part.name) is Sort.CONDITION:
            setattr(op, part.python_name, random.random() < 0.3)

    def _sort(self, name: str) -> Sort | None:
        semantics = self.op.semantics
        return None if semantics is None else dict(semantics.inputs).get(name)

    def draw(self, random: Random) -> Form:
        """One of the forms, at random."""
        types = random.choice(self.types)
        op = self._built(types, random)
        names = [p.name for p in self.op.arguments if not isinstance(p, Operand)]
        found = {name: op.property_attribute(name) for name in names}
        properties = {name: value for name, value in found.items() if value is not None}
        count = len(self.op.operands)
        return Form(self.op, op.name, types[:count], types[count:], properties)


def _is_no(name: str, sort: Sort | None) -> bool:
    """Whether values of the type are not of the sort."""
    sorts = {Sort.FLOAT: _FLOATS, Sort.COMPLEX: _COMPLEX, Sort.BITS: (*_INTEGERS, "index")}
    return sort is not None and name not in sorts.get(sort, SCALARS)


@cache
def _type(text: str) -> Type:
    return parse_type(text)


@cache
def forms_of(spec: Path, name: str, scalars: Sequence[str]) -> Forms:
    """The forms of an operation."""
    op = next(op for op in dialect(spec).ops if op.name == name)
    return Forms(dialect(spec), op, scalars)


# --- numbers ----------------------------------------------------------------------------------------------------------------


def edge_values(type: Type) -> list[int]:
    """The bits of numbers at which functions have edges."""
    element = element_type_or_self(type)
    if isinstance(element, FloatType):
        return _float_edges(element)
    width = element.width if isinstance(element, IntegerType) else 64
    half = 1 << width >> 1
    edges = (0, 1, -1, half, half - 1, half + 1, 2, 3, 7, -2, -3, width, width - 1, width + 1)
    return list(dict.fromkeys(edge & ((1 << width) - 1) for edge in edges))


@cache
def _float_edges(type: FloatType) -> list[int]:
    semantics = type.SEMANTICS
    found: list[int] = []
    for number in (0.0, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 1e10, 1e-10, 255.0, 2.0**31, 2.0**63):
        found += [semantics.from_float(number), semantics.from_float(-number)]
    mantissa = semantics.precision - 1
    first_normal = 1 << mantissa
    sign = 1 << (type.WIDTH - 1)
    exponents = (sign - 1) ^ (first_normal - 1)
    for bits in (1, 2, first_normal - 1, first_normal, first_normal + 1, exponents - 1, exponents):
        found += [bits, bits | sign]
    for payload in (1, first_normal >> 1, first_normal >> 1 | 1, first_normal - 1):
        found += [exponents | payload, exponents | payload | sign]
    return list(dict.fromkeys(semantics.canonical(bits) for bits in found))


def random_number(type: Type, random: Random) -> int:
    """The bits of a number, which is often at an edge."""
    if random.random() < 0.6:
        return random.choice(edge_values(type))
    element = element_type_or_self(type)
    if isinstance(element, FloatType):
        return element.SEMANTICS.canonical(random.getrandbits(element.WIDTH))
    width = element.width if isinstance(element, IntegerType) else 64
    bits = random.getrandbits(random.randint(1, width))
    return bits if random.random() < 0.5 else -bits & ((1 << width) - 1)


def constant(type: Type, random: Random, may_be_poison: bool) -> Attribute:
    """A constant of the type."""
    found: Attribute | None
    if may_be_poison and random.random() < 0.04:
        return PoisonAttr.get()
    if isinstance(type, ComplexType):
        of = type.element_type
        assert isinstance(of, FloatType)
        return ArrayAttr.get([FloatAttr.from_bits(random_number(of, random), of) for _ in range(2)])
    if isinstance(type, ShapedType) and isinstance(type.element_type, ComplexType):
        return PoisonAttr.get()  # constants of them are not known
    if isinstance(type, ShapedType):
        count = 1 if random.random() < 0.4 else type.num_elements
        numbers = [random_number(type, random) for _ in range(count)]
        return DenseIntOrFPElementsAttr.from_bits(type, numbers)
    found = number_attribute(random_number(type, random), type)
    assert found is not None
    return found


def _any_bits(constant: Attribute, holds: Callable[[int], bool]) -> bool:
    if isinstance(constant, DenseIntOrFPElementsAttr):
        return any(map(holds, constant.number_bits()))
    if isinstance(constant, IntegerAttr):
        return holds(constant.unsigned_value)
    return isinstance(constant, FloatAttr) and holds(constant.bits)


def _is_least(constant: Attribute) -> bool:
    """Whether it is the least index of 32 or 64 bits."""
    return _any_bits(constant, lambda bits: bits & 0xFFFFFFFF in (0, 1 << 31))


def _is_nan_constant(constant: Attribute) -> bool:
    if not isinstance(constant, TypedAttr):
        return False
    element = element_type_or_self(constant.type)
    return isinstance(element, FloatType) and _any_bits(constant, element.SEMANTICS.is_nan)


def _is_of_small_format(constant: Attribute) -> bool:
    return isinstance(constant, TypedAttr) and str(element_type_or_self(constant.type)) in (
        "f8E3M4",
        "f6E2M3FN",
    )


def _is_special(part: Attribute) -> bool:
    """Whether it is zero, infinite or NaN."""
    if not isinstance(part, FloatAttr) or not isinstance(part.type, FloatType):
        return False
    semantics = part.type.SEMANTICS
    return semantics.is_zero(part.bits) or not semantics.is_finite(part.bits)


def _has_special_part(constant: Attribute) -> bool:
    return isinstance(constant, ArrayAttr) and any(map(_is_special, constant))


def _has_zero(constant: Attribute) -> bool:
    """Whether an element is zero, or is read as zero: decimals are read as doubles."""
    if not isinstance(constant, TypedAttr):
        return False
    element = element_type_or_self(constant.type)
    if not isinstance(element, FloatType):
        return False
    semantics = element.SEMANTICS
    return _any_bits(
        constant,
        lambda bits: semantics.is_finite(bits) and abs(semantics.to_fraction(bits)) < _LEAST,
    )


#: The least positive double.
_LEAST = Fraction(1, 1 << 1074)
_IDENTITY = "an identity ignores the signs of zeros, and what is not finite"
_OVERFLOWS = "2 to the power of the digits overflows, and with it every number"

#: Operations whose folds, which are mlir-opt's, may differ from what the spec says: why, and for which operands.
KNOWN_DEFECTS: dict[str, tuple[str, Callable[[Attribute], bool]]] = {
    "index.ceildivs": ("the least number, which has no opposite, is negated", _is_least),
    "arith.maxnumf": ("an identity takes the number beside a signaling NaN", _is_nan_constant),
    "arith.minnumf": ("an identity takes the number beside a signaling NaN", _is_nan_constant),
    "complex.add": (_IDENTITY, _has_special_part),
    "complex.mul": (_IDENTITY, _has_special_part),
    "complex.sub": (_IDENTITY, _has_special_part),
    "tosa.add": (_IDENTITY, _has_zero),
    "tosa.sub": (_IDENTITY, _has_zero),
    "math.ceil": (_OVERFLOWS, _is_of_small_format),
    "math.floor": (_OVERFLOWS, _is_of_small_format),
    "math.roundeven": (_OVERFLOWS, _is_of_small_format),
}


# --- comparison -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """An operation with constant operands, alone in a function."""

    name: str
    constants: tuple[Attribute, ...]
    program: str

    @property
    def shows_defect(self) -> bool:
        """Whether its fold is known to differ from what it should be."""
        _, holds = KNOWN_DEFECTS.get(self.name, ("", lambda constant: False))
        return any(map(holds, self.constants))


@dataclass(frozen=True)
class Difference:
    """A function whose results differ."""

    case: Case
    one: str
    other: str

    def __str__(self) -> str:
        return f"{self.case.program}\n--- {self.one}\n--- {self.other}\n"


def cases(spec: Path, count: int, random: Random, scalars: Sequence[str]) -> list[Case]:
    """Functions for each operation of the dialect that has semantics."""
    found: list[Case] = []
    for op in dialect(spec).ops:
        if op.semantics is None:
            continue
        forms = forms_of(spec, op.name, scalars)
        assert forms.types, f"no types of numbers are valid for {op.name}"
        for _ in range(count):
            form = forms.draw(random)
            poison = form.name not in CRASHES_WITH_POISON
            constants = tuple(constant(type, random, poison) for type in form.operands)
            program = form.function(len(found), constants)
            found.append(Case(form.name, constants, program))
    return found


def _functions(text: str) -> list[str]:
    return re.findall(r"^  func\.func .*?^  }$", text, flags=re.S | re.M)


def differences(
    spec: Path, count: int, seed: int, scalars: Sequence[str] = SCALARS
) -> list[Difference]:
    """Where folding is not mlir-opt's, or not what the interpreter says."""
    tried = cases(spec, count, Random(f"{spec.stem}.{seed}"), scalars)
    text = "\n".join(case.program for case in tried)
    module = parse(text, Context(), filename="computed.mlir")
    original = parse(text, Context(), filename="computed.mlir")
    PassManager.parse("builtin.module(canonicalize)").run(module)
    folded = _functions(print_ir(module))
    assert len(folded) == len(tried)
    found: list[Difference] = []
    if spec.stem not in NOT_IN_MLIR:
        expected = _functions(mlir_opt(text, "--canonicalize"))
        assert len(expected) == len(tried)
        for case, want, got in zip(tried, expected, folded, strict=True):
            if want != got:
                found.append(Difference(case, f"mlir-opt:\n{want}", f"odsgen:\n{got}"))
    machine = Machine(original, limits=Limits(steps=1 << 40, elements=1 << 40))
    functions = zip(original.regions[0].blocks[0], module.regions[0].blocks[0], strict=True)
    for case, (written, function) in zip(tried, functions, strict=True):
        folds_to = _constants(function)
        if folds_to is None or case.shows_defect:
            continue
        try:
            values = machine.call(written, [])
        except EvaluationError as error:
            if "nor a hook" in str(error):
                found.append(Difference(case, f"it is not evaluated: {error}", ""))
            continue  # what is undefined may fold to anything
        for value, attribute in zip(values, folds_to, strict=True):
            if not agree(value, attribute):
                found.append(Difference(case, f"its value: {value}", f"but folds to: {attribute}"))
    return found


def _constants(function: Operation) -> list[Attribute] | None:
    """The constants that a function returns, if it does nothing else."""
    ending = function.regions[0].blocks[0].last
    assert ending is not None
    found = [constant_value(value) for value in ending.operands]
    known = [attribute for attribute in found if attribute is not None]
    return known if len(known) == len(found) else None


def agree(value: Any, attribute: Attribute) -> bool:
    """Whether a constant is the value, or more than that: what is poison may be anything."""
    if isinstance(attribute, ArrayAttr):
        parts = value if isinstance(value, ComplexNumber) else [value] * len(attribute)
        return all(map(agree, parts, attribute))
    if isinstance(attribute, (IntegerAttr, FloatAttr)):
        bits = [attribute.unsigned_value if isinstance(attribute, IntegerAttr) else attribute.bits]
        values = [value]
    elif isinstance(attribute, DenseIntOrFPElementsAttr) and isinstance(value, Elements):
        values = list(value.values)
        bits = list(attribute.number_bits()) * (len(values) if attribute.is_splat else 1)
    else:
        return all(each is POISON for each in getattr(value, "values", [value]))
    element = element_type_or_self(attribute.type)
    mask = (1 << width_of(element)) - 1  # NaN is stored as zero where the format has none
    return all(
        one is POISON
        or (one ^ other) & mask == 0
        or (_is_nan(element, one) and _is_nan(element, other))
        for one, other in zip(values, bits, strict=True)
    )


def _is_nan(type: Type, bits: Any) -> bool:
    return isinstance(type, FloatType) and type.SEMANTICS.is_nan(bits)


def main() -> None:
    """Run a campaign."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=1000, help="how many inputs an operation")
    parser.add_argument("--show", type=int, default=3, help="how many differences an operation")
    parser.add_argument("--dialect", action="append", help="only this one; can be repeated")
    arguments = parser.parse_args()
    total = 0
    for spec in SPECS_WITH_SEMANTICS:
        if arguments.dialect and spec.stem not in arguments.dialect:
            continue
        found = differences(spec, arguments.count, arguments.seed)
        total += len(found)
        by_name: dict[str, list[Difference]] = {}
        for each in found:
            by_name.setdefault(each.case.name, []).append(each)
        for name, several in by_name.items():
            print(f"{name}: {len(several)} differences")
            print(*several[: arguments.show], sep="\n")
        ops = sum(op.semantics is not None for op in dialect(spec).ops)
        print(f"{spec.stem}: {arguments.count} inputs for each of {ops} operations", flush=True)
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
