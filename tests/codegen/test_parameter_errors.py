"""A parameter that cannot be read is called by its name and by the C++ type that MLIR gives its kind."""

from __future__ import annotations

import re
import subprocess

import pytest

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_dict
from odsgen.runtime import Context, ParseError, parse
from tests.ods.format.tablegen import requires_tablegen, tablegen

# kind here, kind there, a text that is none
KINDS = [
    ("int64", '"int64_t"', "x"),
    ("uint8", '"uint8_t"', "x"),
    ("int", '"int"', "x"),
    ("unsigned", '"unsigned"', "x"),
    ("Type", '"::mlir::Type"', "7"),
    ("Attribute", '"::mlir::Attribute"', ":"),
    ("string", 'StringRefParameter<"">', "7"),
    ("float", '"double"', "x"),
    ("list<int64>", 'ArrayRefParameter<"int64_t">', "x"),
    ("list<Type>", 'ArrayRefParameter<"::mlir::Type">', "7"),
    ("FunctionType", 'TypeParameter<"::mlir::FunctionType", "">', "i32"),
    ("IntegerAttr", 'AttrParameter<"::mlir::IntegerAttr", "">', '"a"'),
    ("Level", "EnumParameter<Level>", "medium"),
    ("OtherType", '"::mlir::t::OtherType"', "<7>"),
]


def said(kind: object, text: str) -> str:
    module = load_in_memory(
        {
            "dialect": "t",
            "enums": {"Level": {"cases": ["low", "high"]}},
            "types": {
                "OtherType": {
                    "mnemonic": "other",
                    "parameters": {"y": "Type"},
                    "assembly_format": "`<` $y `>`",
                },
                "Record": {
                    "class_name": "PythonName",
                    "mnemonic": "record",
                    "parameters": {"x": kind},
                    "assembly_format": "`<` $x `>`",
                },
            },
        }
    )
    context = Context(allow_unregistered=True)
    context.load(module.DIALECT)
    with pytest.raises(ParseError) as caught:
        parse(f'"a.b"() : () -> !t.record<{text}>', context)
    messages = [diagnostic.message for diagnostic in caught.value.diagnostics]
    return next(m for m in messages if m.startswith("failed to parse Record"))


def expected(kinds: list[str]) -> list[str]:
    """The messages in the code that mlir-tblgen writes for parameters of these kinds."""
    found = tablegen()
    assert found is not None
    program, include = found
    records = "".join(
        f'def Record{i} : TypeDef<T, "Record{i}"> {{ let mnemonic = "r{i}"; let parameters = (ins {kind}:$x);'
        ' let assemblyFormat = "`<` $x `>`"; }\n'
        for i, kind in enumerate(kinds)
    )
    text = (
        'include "mlir/IR/AttrTypeBase.td"\ninclude "mlir/IR/EnumAttr.td"\n'
        'def T : Dialect { let name = "t"; let cppNamespace = "::mlir::t"; }\n'
        'def Level : I32Enum<"Level", "", []> { let cppNamespace = "::mlir::t"; }\n' + records
    )
    process = subprocess.run(
        [program, "-gen-typedef-defs", "-I", include, "-"],
        input=text,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return re.findall(r'"(failed to parse Record.*?)"', process.stdout)


@requires_tablegen
def test_every_kind_is_called_as_mlir_tblgen_calls_it():
    messages = expected([there for _, there, _ in KINDS])
    assert [said(here, text) for here, _, text in KINDS] == [
        re.sub(r"Record\d+", "Record", message) for message in messages
    ]


def test_the_record_is_named_by_its_key_and_the_type_by_cpp_type():
    kind = {"kind": "int64", "cpp_type": "::t::Count"}
    assert said(kind, "x") == ("failed to parse Record parameter 'x' which is to be a `::t::Count`")


def test_a_type_without_a_summary():
    """MLIR has an empty text then; here it is the name, unless a spec says otherwise."""

    def summary(**more: object) -> str:
        spec = {
            "dialect": "t",
            "types": {"A": {"mnemonic": "a", **more}},
            "ops": {"o": {"arguments": {"x": "A", "y": "TensorOf<[A]>"}}},
        }
        return ", ".join(o.constraint.summary for o in load_dialect_dict(spec).ops[0].operands)

    assert summary() == "A, tensor of A values"
    assert summary(summary="an a") == "an a, tensor of an a values"
    assert summary(constraint_summary="") == ", tensor of  values"


@pytest.mark.parametrize(
    "enum, expected",
    [
        ({"cases": ["a", "b"]}, "allowed 32-bit signless integer cases: 0, 1"),
        ({"cases": ["a", "b"], "reads_as_field": True}, "allowed i32 cases: 0, 1"),
        ({"cases": ["a"], "storage": "si8"}, "allowed 8-bit signed integer cases: 0"),
    ],
)
def test_an_enum_without_a_summary(enum: dict[str, object], expected: str):
    spec = {
        "dialect": "t",
        "enums": {"E": enum},
        "ops": {"o": {"arguments": {"x": "E"}}},
    }
    [attribute] = load_dialect_dict(spec).ops[0].attributes
    assert attribute.constraint.summary == expected
