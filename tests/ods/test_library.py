"""The library's tables: they hold together, they fit the runtime, and what they test never fails."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from odsgen.codegen.imports import Imports
from odsgen.codegen.predicates import FUNCTION_MODULES
from odsgen.ods.library.definitions import Definition, parse_signature
from odsgen.ods.library.interfaces import INTERFACES
from odsgen.ods.library.kinds import FUNCTION_PRECONDITIONS, PRECONDITIONS, kind
from odsgen.ods.library.readable import FUNCTIONS, MEMBERS, METHODS
from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.ods.library.traits import TRAITS, verifier_module
from odsgen.ods.model import TypeConstraint
from odsgen.ods.resolve.constraints import ConstraintTable
from odsgen.ods.resolve.constraints.combinators import COMBINATORS
from odsgen.ods.resolve.constraints.evaluation import LIBRARY
from odsgen.ods.resolve.constraints.values import AttrUse
from odsgen.runtime import Context
from odsgen.runtime.ir import traits as runtime_traits
from odsgen.runtime.parser import Parser
from odsgen.runtime.support.source import SourceFile
from odsgen.spec.constraint_expression import parse_constraint_expression
from tests.ods.compiled import built, compiled_predicate
from tests.ods.test_predicates import TYPES
from tests.predicate_code import import_lines, predicate_source

CONTEXT = Context(allow_unregistered=True)

_ARGUMENTS = {
    "list<Type>": "[F32, I1]",
    "Type": "F32",
    "int": "3",
    "list<int>": "[1, 2]",
    "string": "'s'",
    "Pred": "HasRankPred",
    "Attr": "DenseI32ArrayAttr",
    "Resource": "DefaultResource",
    "name": "x",
}


def _use(row: Definition) -> str:
    required = [q for q in row.parameters if q.default is None]
    if "IntegerAttrBase" in row.name:
        return f"{row.name}<I8, 's'>"
    if not required:
        return row.name
    return f"{row.name}<{', '.join(_ARGUMENTS[f'list<{q.kind}>' if q.is_list else q.kind] for q in required)}>"


USES = [_use(row) for row in LIBRARY.values()]


def _constraints() -> list[tuple[str, Any, str]]:
    """Every use that is about types or attributes, with its predicate."""
    found: list[tuple[str, Any, str]] = []
    for text in USES:
        value = ConstraintTable().evaluate(parse_constraint_expression(text))
        if isinstance(value, TypeConstraint):
            found.append((text, value.predicate, "Type"))
        elif isinstance(value, AttrUse):
            found.append((text, value.constraint.predicate, "Attribute"))
    return found


ATTRIBUTE_TEXTS = """
unit true false 5:i32 -1:i8 7:index 255:ui8 -5:si16 16:i64 0:i64 1.5:f32 0x7FC00000:f32 1.0:f64 "text" "text":i32
@a @a::@b i32 ()->() [] [1:i32,2:i32] [1,2] ["a"] [[1,2],[3]] [true] [i32] [@a] [@a::@b] {} {a=1:i32} [{}]
array<i32> array<i32:1,2> array<i64:2,1> array<i8:3,3> array<i1:true> array<f32:1.0,2.5> array<f64:-1.0>
dense<1>:tensor<2xi32> dense<[1,2]>:tensor<2xi64> dense<1.0>:tensor<1x2xf32> dense<1.0>:vector<2xf64>
dense<true>:tensor<i1> dense<5>:tensor<2xindex> dense<"a">:tensor<2x!x.y> dense<(1,2)>:tensor<complex<i32>>
sparse<[[0]],[1.0]>:tensor<4xf32> affine_map<(d0)->(d0)> affine_set<(d0):(d0>=0)> strided<[1,2]> loc("x":1:2) #x.y
loc(unknown) distinct[0]<unit>
""".split()


def _attribute(text: str) -> Any:
    return Parser(SourceFile(text, "t"), CONTEXT).parse_attribute()


ATTRIBUTES = [_attribute(text) for text in ATTRIBUTE_TEXTS]


@pytest.mark.parametrize(
    ("text", "predicate", "about"),
    _constraints(),
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_constraint_has_an_answer(text: str, predicate: Any, about: str):
    test = compiled_predicate(predicate)
    answers = [test(subject) for subject in (TYPES if about == "Type" else ATTRIBUTES)]
    assert all(answer in (True, False) for answer in answers)


def test_only_any_takes_everything():
    everything = []
    for text, predicate, about in _constraints():
        test = compiled_predicate(predicate)
        if all(test(subject) for subject in (TYPES if about == "Type" else ATTRIBUTES)):
            everything.append(text)
    assert everything == ["AnyType", "AnyAttr"]


def test_the_one_type_of_a_constraint_satisfies_it():
    count = 0
    for text, predicate, about in _constraints():
        if about == "Attribute":
            continue
        constraint = ConstraintTable().type_constraint(parse_constraint_expression(text))
        if constraint.builder is not None:
            count += 1
            assert compiled_predicate(predicate)(built(constraint.builder)), text
    assert count > 40


@pytest.mark.parametrize(
    ("constraint", "satisfied"),
    [
        ("AnyI8Attr", "-1:i8 255:ui8"),
        ("IndexAttr", "7:index"),
        ("BoolAttr", "true false"),
        ("I1Attr", "true false"),
        ("F32Attr", "1.5:f32 0x7FC00000:f32"),
        ("StrAttr", '"text" "text":i32'),
        ("TypedStrAttr<AnyInteger>", '"text":i32'),
        ("TypeAttr", "i32 ()->()"),
        ("TypeAttrOf<FunctionType>", "()->()"),
        ("FlatSymbolRefAttr", "@a"),
        ("SymbolRefAttr", "@a @a::@b"),
        ("DictArrayAttr", "[] [{}]"),
        ("I32ArrayAttr", "[] [1:i32,2:i32]"),
        ("IndexListArrayAttr", "[] [[1,2],[3]]"),
        ("SymbolRefArrayAttr", "[] [@a] [@a::@b]"),
        ("FlatSymbolRefArrayAttr", "[] [@a]"),
        ("DenseI32ArrayAttr", "array<i32> array<i32:1,2>"),
        ("ConfinedAttr<DenseI64ArrayAttr, [DenseArraySorted<DenseI64ArrayAttr>]>", ""),
        ("ConfinedAttr<DenseI8ArrayAttr, [DenseArraySorted<DenseI8ArrayAttr>]>", "array<i8:3,3>"),
        ("ConfinedAttr<DenseI8ArrayAttr, [DenseArrayStrictlySorted<DenseI8ArrayAttr>]>", ""),
        ("ConfinedAttr<I64Attr, [IntPowerOf2]>", "16:i64"),
        ("ConfinedAttr<AnyAttrOf<[AnyI8Attr, SI16Attr]>, [IntNonNegative]>", ""),
        ("ConfinedAttr<ArrayAttr, [IntArrayNthElemEq<1, 2>]>", "[1:i32,2:i32] [1,2]"),
        ("ConfinedAttr<ArrayAttr, [ArrayMinCount<2>]>", "[1:i32,2:i32] [1,2] [[1,2],[3]]"),
        ("AnyIntElementsAttr", "dense<1>:tensor<2xi32> dense<[1,2]>:tensor<2xi64> dense<true>:tensor<i1> dense<5>:tensor<2xindex>"),
        ("I32ElementsAttr", "dense<1>:tensor<2xi32>"),
        ("RankedI64ElementsAttr<[2]>", "dense<[1,2]>:tensor<2xi64>"),
        ("RankedF32ElementsAttr<[1, 2]>", "dense<1.0>:tensor<1x2xf32>"),
        ("F64ElementsAttr", "dense<1.0>:vector<2xf64>"),
        ("StringElementsAttr", 'dense<"a">:tensor<2x!x.y>'),
        ("IndexElementsAttr", "dense<5>:tensor<2xindex>"),
        ("AffineMapAttr", "affine_map<(d0)->(d0)>"),
        ("LocationAttr", 'loc("x":1:2) loc(unknown)'),
        ("MemRefLayoutAttrInterface", "affine_map<(d0)->(d0)> strided<[1,2]>"),
        ("ConstantAttr<I32Attr, 5>", "5:i32"),
        ("ConstantAttr<StrAttr, 'text'>", '"text" "text":i32'),
        ("ConstBoolAttrTrue", "true"),
        ("UnitAttr", "unit"),
    ],
)  # fmt: skip
def test_which_attributes_satisfy_a_constraint(constraint: str, satisfied: str):
    value = ConstraintTable().evaluate(parse_constraint_expression(constraint))
    assert isinstance(value, AttrUse)
    test = compiled_predicate(value.constraint.predicate)
    found = [text for text, a in zip(ATTRIBUTE_TEXTS, ATTRIBUTES, strict=True) if test(a)]
    assert " ".join(found) == satisfied


# --- generated code -----------------------------------------------------------------------------------------------------


def test_type_checkers_accept_the_source_of_every_constraint(tmp_path: Path):
    """As generated code has it: one function each, in a file of its own."""
    imports = Imports()
    functions: list[str] = []
    for number, (text, predicate, about) in enumerate(_constraints()):
        source = predicate_source(predicate, "subject", imports)
        functions.append(
            f"def test_{number}(subject: {about}) -> bool:  # {text}\n    return {source}\n"
        )
    lines = [
        *import_lines(imports),
        "from odsgen.runtime.base.attribute import Attribute, Type",
    ]
    file = tmp_path / "constraints.py"
    file.write_text(
        "from __future__ import annotations\n"
        + "\n".join(lines)
        + "\n\n\n"
        + "\n\n".join(functions)
    )
    found = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--no-incremental",
            "--follow-imports=silent",
            str(file),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    if "No module named mypy" in found.stderr:
        pytest.skip("mypy is not installed")
    assert found.returncode == 0, found.stdout


# --- the tables and the runtime -----------------------------------------------------------------------------------------


def _class(name: str) -> type:
    found: type = getattr(import_module(RUNTIME_MODULES[name]), name)
    return found


def test_members_have_the_kinds_that_the_table_says():
    """Read from every type and attribute above."""
    python_types = {"int": int, "bool": bool, "str": str, "float": float, "tuple": tuple}
    for subject in (*TYPES, *ATTRIBUTES):
        for name, members in MEMBERS.items():
            if name not in {c.__name__ for c in type(subject).__mro__}:
                continue
            for member, text in members.items():
                needed = PRECONDITIONS.get((name, member))
                if needed is not None and not getattr(subject, needed):
                    continue
                value = getattr(subject, member)
                of = kind(text)
                if value is None:
                    assert of.optional, f"{name}.{member} of {subject}"
                    continue
                expected = python_types.get(of.name) or _class(of.name)
                assert isinstance(value, expected), f"{name}.{member} of {subject}"


def test_methods_and_functions_are_there():
    for name, methods in METHODS.items():
        of = {"str": str, "int": int, "float": float, "tuple": tuple}.get(name) or _class(name)
        for method, (arguments, result) in methods.items():
            assert callable(getattr(of, method))
            assert [kind(text) for text in (*arguments, result)]
    for name in (*FUNCTIONS, *FUNCTION_PRECONDITIONS.values()):
        assert name == "type_id" or callable(getattr(import_module(FUNCTION_MODULES[name]), name))


def test_traits_are_classes_and_functions_of_the_runtime():
    for row in TRAITS.values():
        if row.runtime_class and row.kind == "op":
            assert issubclass(
                getattr(runtime_traits, row.runtime_class), runtime_traits.OpTrait
            ), row.name
        for verifier in (row.verifier, row.region_verifier):
            assert not verifier or verifier_module(verifier), row.name
        for name in (*row.includes, *row.requires):
            declared = re.sub(r"DeclareOpInterfaceMethods<(\w+), .*", r"\1", name)
            assert re.split("<", declared)[0] in {**TRAITS, **INTERFACES}, row.name


def test_interfaces_include_known_ones():
    for row in INTERFACES.values():
        assert set(row.bases) <= set(INTERFACES)
        assert not set(row.required) & set(row.optional)


def test_no_name_is_in_two_tables():
    assert not set(LIBRARY) & set(COMBINATORS)
    assert not set(TRAITS) & set(INTERFACES)


@pytest.mark.parametrize(
    "definition",
    [*LIBRARY.values(), *TRAITS.values(), *(d for d, _ in COMBINATORS.values())],
    ids=lambda d: d.name,
)
def test_signatures_can_be_read(definition: Definition):
    name, parameters = parse_signature(definition.signature)
    assert name == definition.name
    for parameter in parameters:
        assert parameter.description
        if parameter.default is not None:
            parse_constraint_expression(parameter.default)
