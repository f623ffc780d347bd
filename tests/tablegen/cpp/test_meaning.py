"""Translated predicates accept what mlir-opt accepts, for constraints of MLIR's own dialects and many types."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from odsgen.ods.library.kinds import kind
from odsgen.ods.model.predicates import Predicate
from odsgen.ods.resolve.constraints import ConstraintTable
from odsgen.resources import resource_directory
from odsgen.runtime import Context
from odsgen.runtime.base.attribute import Type
from odsgen.runtime.parser import Parser
from odsgen.runtime.support.source import SourceFile
from odsgen.tablegen.class_table import class_table
from odsgen.tablegen.cpp import cpp_text, predicate_of_record, translate_predicate
from odsgen.tablegen.overlay import read_overlay
from odsgen.tablegen.ownership import Ownership
from odsgen.tablegen.records import Record, Records
from tests.ods.compiled import compiled_predicate
from tests.oracle import OracleError, mlir_opt, requires_oracle
from tests.tablegen.cpp.upstream import dialect_folders, records_of

TYPES = """
i1; i4; i7; i8; i16; i32; i64; i128; si8; ui8; si32; ui64; index; none; f16; bf16; f32; f64; f80; f128; tf32; f8E5M2;
f4E2M1FN; complex<f32>; complex<i8>; tuple<>; tuple<i32, f32>; (i32) -> f32; vector<f32>; vector<1xf32>; vector<2xf32>;
vector<4xi8>; vector<4xsi8>; vector<4xindex>; vector<4xf16>; vector<16xi8>; vector<2x2xf32>; vector<[4]xf32>; vector<[4]xi1>;
vector<4x[4]xi32>; vector<[4]x[4]xi32>; vector<3xf64>; vector<4xf8E5M2>; vector<8xbf16>; vector<4xi1>; vector<2x[4]xi1>;
vector<[16]xi1>; vector<1xi1>; vector<[2]x4xi1>; tensor<f32>; tensor<4xf32>; tensor<?xi32>; tensor<0xi8>; tensor<1x1xi32>;
tensor<2x3x4xf16>; tensor<*xf32>; tensor<1xi8>; tensor<?x?xi1>; tensor<4xindex>; tensor<2x2xcomplex<f32>>;
tensor<2xi4>; tensor<2xi16>; tensor<2xi48>; tensor<2xf64>; tensor<2xbf16>; memref<f32>; memref<4xf32>; memref<?xi8>;
memref<*xf32>; memref<4x4xf32, strided<[4, 1]>>; memref<4xf32, 3>; memref<4xindex>
""".replace("\n", " ").strip().split("; ")

#: Operations by the folder of their dialect; the constraint of the first operand is what is tried.
_CASES = [
    ("Arith", '"arith.addi"(%x, %x)'),
    ("Arith", '"arith.addf"(%x, %x)'),
    ("Math", '"math.ctpop"(%x)'),
    ("LLVMIR", '"llvm.shufflevector"(%x, %x) {mask = array<i32: 0>}'),
    ("LLVMIR", '"llvm.intr.sqrt"(%x)'),
    ("LLVMIR", '"llvm.add"(%x, %x)'),
    ("Tosa", '"tosa.abs"(%x)'),
    ("Tosa", '"tosa.logical_not"(%x)'),
    ("Tosa", '"tosa.bitwise_and"(%x, %x)'),
    ("Vector", '"vector.transpose"(%x) {permutation = array<i64>}'),
    ("Vector", '"vector.scalable.extract"(%x) {pos = 0 : i64}'),
    ("ArmSVE", '"arm_sve.convert_from_svbool"(%x)'),
    ("SPIRV", '"spirv.FAdd"(%x, %x)'),
    ("SPIRV", '"spirv.SNegate"(%x)'),
    ("GPU", '"gpu.subgroup_reduce"(%x) {op = #gpu<all_reduce_op add>}'),
]


@cache
def records(folder: Path) -> Records:
    return records_of(folder)


@requires_oracle
@pytest.mark.skipif(not dialect_folders(), reason="needs MLIR's headers and TableGen")
@pytest.mark.parametrize(
    ("dialect", "use"), _CASES, ids=lambda text: text.split('"')[1] if '"' in text else text
)
def test_first_operand(dialect: str, use: str):
    folder = next(folder for folder in dialect_folders() if folder.name == dialect)
    found = records(folder)
    mnemonic = use.split('"')[1]
    [op] = [
        record
        for record in found.instances("Op")
        if (owner := record.record("opDialect")) is not None
        and f"{owner.text('name')}.{record.text('opName')}" == mnemonic
    ]
    arguments = op.dag("arguments")
    assert arguments is not None
    constraint = next(
        inner
        for argument in arguments.arguments
        if (inner := _constraint(argument.value)) is not None
    )
    predicate = constraint.record("predicate")
    assert predicate is not None
    owner = op.record("opDialect")
    assert owner is not None
    translation = translate_predicate(
        cpp_text(predicate_of_record(predicate.name, found.json)),
        self_kind="type",
        classes=class_table(found, Ownership(found, owner), lambda record: False, _overlay(owner)),
    )
    assert translation.predicate is not None, translation.message
    test = compiled_predicate(_bound(translation.predicate))
    accepted = _accepted_by_mlir(use)
    assert {text: bool(test(_type(text))) for text in TYPES} == accepted
    assert set(accepted.values()) == {True, False}, "types of both kinds are among them"


def _overlay(dialect: Record) -> dict[str, Any]:
    path = resource_directory("dialect_specs") / "overlays" / f"{dialect.text('name')}.yaml"
    return read_overlay(path) if path.is_file() else {}


def _constraint(value: object) -> Record | None:
    if not isinstance(value, Record):
        return None
    if value.is_a("OpVariable"):
        return _constraint(value.record("constraint"))
    if value.is_a("Variadic", "Optional"):
        return _constraint(value.record("baseType"))
    return value if value.is_a("TypeConstraint") else None


def _bound(predicate: str) -> Predicate:
    """Types of dialects are none of those that are tried: tests for them are never true."""
    scope = ConstraintTable()
    for name in dict.fromkeys(re.findall(r"\b(?:[a-z_0-9]+\.)?[A-Z]\w+", predicate)):
        if scope.kinds.class_of(name) is None and not scope.knows(name):
            # Of quantized types and of matrices.
            members = {"storage_type": kind("IntegerType"), "element_type": kind("Type")}
            scope._evaluator.kinds = scope.kinds.extended(name, "DistinctAttr", "Type", members)
    return scope.type_predicate(predicate)


@cache
def _type(text: str) -> Type:
    return Parser(SourceFile(text, "type"), Context()).parse_type()


def _accepted_by_mlir(use: str) -> dict[str, bool]:
    """Which types mlir-opt takes as the first operand: of the others it says that the operand must be something else."""
    count = use.count("%x")
    programs = [
        f'%x = "test.source"() : () -> ({text})\n%y = {use} : ({", ".join([text] * count)}) -> ({text})\n'
        for text in TYPES
    ]
    with pytest.raises(OracleError) as caught:
        mlir_opt("// -----\n".join(programs), "-split-input-file", "-allow-unregistered-dialect")
    accepted: dict[str, bool] = dict.fromkeys(TYPES, True)
    errors = re.findall(r"<stdin>:(\d+):\d+: error: (.*)", str(caught.value))
    assert errors
    for line, message in errors:
        if "operand #0 must be" in message:
            accepted[TYPES[(int(line) - 1) // 3]] = False
    return accepted
