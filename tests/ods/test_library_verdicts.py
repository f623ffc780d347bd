"""Type constraints have mlir-opt's verdicts: operations that use them upstream are asked about many types."""

from __future__ import annotations

import re

import pytest

from odsgen.ods.resolve.constraints import ConstraintTable
from odsgen.spec.constraint_expression import parse_constraint_expression
from tests.ods.compiled import compiled_predicate
from tests.ods.test_predicates import TYPE_TEXTS, parse_type
from tests.oracle import OracleError, mlir_opt, requires_oracle

# The constraint of the first operand of each operation, and how many operands and results it has.
_FIRST_OPERANDS = {
    "math.absf": ("FloatLike", 1, 1),
    "math.ctlz": ("SignlessIntegerOrIndexLike", 1, 1),
    "index.add": ("Index", 2, 1),
    "complex.re": ("Complex<AnyFloat>", 1, 1),
    "func.call_indirect": ("FunctionType", 1, 0),
    "tensor.cast": ("AnyTensor", 1, 1),
    "tensor.extract": ("AnyRankedTensor", 1, 1),
    "tensor.dim": ("AnyNon0RankedOrUnrankedTensor", 2, 1),
    "memref.load": ("AnyMemRef", 1, 1),
    "memref.cast": ("AnyRankedOrUnrankedMemRef", 1, 1),
    "memref.dim": ("AnyNon0RankedOrUnrankedMemRef", 2, 1),
    "memref.view": ("MemRefRankOf<[I8], [1]>", 2, 1),
    "memref.extract_strided_metadata": ("AnyStridedMemRef", 1, 2),
    "vector.type_cast": ("AnyStaticShapeMemRef", 1, 1),
    "vector.bitcast": ("AnyVectorOfAnyRank", 1, 1),
    "vector.deinterleave": ("AnyVectorOfNonZeroRank", 1, 2),
    "vector.gather": ("TensorOrMemRef<[AnyType]>", 5, 1),
    "arm_sve.sdot": ("ScalableVectorOfLengthAndType<[4, 2], [I32, I64]>", 3, 1),
    "arm_neon.intr.smull": ("VectorOfLengthAndType<[8, 4, 2], [I8, I16, I32]>", 2, 1),
    "x86vector.avx512.mask.rndscale": ("VectorOfLengthAndType<[16, 8], [F32, F64]>", 5, 1),
    "arith.extsi": (
        "AnyTypeOf<[AnySignlessInteger, VectorOfAnyRankOf<[AnySignlessInteger]>, TensorOf<[AnySignlessInteger]>],"
        " 'signless-fixed-width-integer-like'>",
        1,
        1,
    ),
    "arith.index_cast": (
        "AnyTypeOf<[SignlessIntegerOrIndexLike, MemRefOf<[AnySignlessInteger, Index]>],"
        " 'signless-integer-like or memref of signless-integer'>",
        1,
        1,
    ),
    "arith.bitcast": (
        "AnyTypeOf<[SignlessIntegerOrFloatLike, MemRefOf<[AnySignlessInteger, AnyFloat]>],"
        " 'signless-integer-or-float-like or memref of signless-integer or float'>",
        1,
        1,
    ),
    "test.takes_static_memref": ("AnyStaticShapeMemRef", 1, 0),
    "test.nd_tensor_of": ("0DTensorOf<[F32]>", 5, 0),
}

_MORE_TYPES = """
vector<8xi8>
vector<4xi16>
vector<2xi32>
vector<16xf32>
vector<8xf64>
vector<[2]xi64>
vector<[4]xi32>
vector<2x2xi16>
vector<3xindex>
memref<i8>
memref<7xi8>
memref<?xi8>
memref<4x?xi8>
memref<*xi8>
memref<2xindex>
tensor<3xsi32>
tensor<2xvector<2xi32>>
memref<2xf32, strided<[?], offset: ?>>
memref<2x2xf32, affine_map<(d0, d1) -> (d0 * 2 + d1)>>
memref<2x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 + 3)>>
memref<2x2xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>
memref<2xf32, affine_map<(d0) -> (d0 mod 2)>>
memref<2xf32, affine_map<(d0) -> (d0, 0)>>
""".strip().splitlines()

_TYPES = [*(text for text in TYPE_TEXTS if not text.startswith("!")), *_MORE_TYPES]
_LINES = 4  # of one program with its separator


def _program(name: str, type: str, operands: int, results: int) -> str:
    types = [type, *["f32"] * (operands - 1)]
    names = [f"%a{number}" for number in range(operands)]
    declared = ", ".join(f"{n}: {t}" for n, t in zip(names, types, strict=True))
    signature = f"({', '.join(types)}) -> ({', '.join(['f32'] * results)})"
    return (
        f'func.func @f({declared}) {{\n  "{name}"({", ".join(names)}) : {signature}\n  return }}\n'
    )


@requires_oracle
@pytest.mark.parametrize("name", list(_FIRST_OPERANDS))
def test_the_verdict_and_the_summary_are_mlir_opts(name: str):
    text, operands, results = _FIRST_OPERANDS[name]
    programs = [_program(name, type, operands, results) for type in _TYPES]
    errors: dict[int, str] = {}
    try:
        mlir_opt("// -----\n".join(programs), "-split-input-file")
    except OracleError as error:
        for line, message in re.findall(r"<stdin>:(\d+):\d+: error: (.*)", str(error)):
            errors.setdefault((int(line) - 1) // _LINES, message)
    constraint = ConstraintTable().type_constraint(parse_constraint_expression(text))
    test = compiled_predicate(constraint.predicate)
    start = f"'{name}' op operand #0 must be "
    refusals = {n: m for n, m in errors.items() if m.startswith(start)}
    assert 0 < len(refusals) < len(_TYPES)
    assert {m.removeprefix(start).rpartition(", but got")[0] for m in refusals.values()} == {
        constraint.summary
    }
    for number, type in enumerate(_TYPES):
        assert test(parse_type(type)) == (number not in refusals), type
