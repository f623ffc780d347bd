"""Intrinsics by name and by a user's own spec, and what is refused in MLIR's words."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, DiagnosticError, parse
from odsgen.translation.llvm_ir import translate_to_llvm_ir

SPEC = """\
dialect: bits
enums:
  Way: {cases: [any, all]}
ops:
  count: {arguments: {in: AnyInteger}, results: {res: AnyInteger}, llvm_ir: llvm.ctpop}
  leading_zeros:
    arguments: {in: AnyInteger}
    results: {res: AnyInteger}
    llvm_ir: {intrinsic: llvm.ctlz, arguments: [in, 1]}
  half:
    arguments: {lhs: AnyInteger, rhs: AnyInteger, exact: UnitAttr}
    results: {res: AnyInteger}
    llvm_ir: {instruction: udiv, flags: {exact: exact}}
  widen:
    arguments: {in: AnyInteger}
    results: {res: AnyInteger}
    llvm_ir: {instruction: zext}
  less:
    arguments: {lhs: AnyInteger, rhs: AnyInteger, how: StrAttr}
    results: {res: I1}
    llvm_ir: {instruction: icmp, predicate: how}
  vote:
    arguments: {mask: I32, on: I1, way: Way}
    results: {res: I1}
    llvm_ir: "llvm.nvvm.vote.{way}.sync"
"""

PROGRAM = """\
llvm.func @f(%a: i8, %b: i8, %i: i32, %c: i1) {
  %0 = "bits.count"(%a) : (i8) -> i8
  %1 = "bits.leading_zeros"(%0) : (i8) -> i8
  %2 = "bits.half"(%1, %b) <{exact}> : (i8, i8) -> i8
  %3 = "bits.widen"(%2) : (i8) -> i64
  %4 = "bits.less"(%a, %b) <{how = "ult"}> : (i8, i8) -> i1
  %5 = "bits.vote"(%i, %c) <{way = 1 : i32}> : (i32, i1) -> i1
  llvm.return
}
"""


def test_operations_of_a_user_are_what_their_spec_says() -> None:
    context = Context(dialects=[load_in_memory(SPEC).DIALECT])
    text = translate_to_llvm_ir(parse(PROGRAM, context))
    lines = [line.strip() for line in text.splitlines() if line.startswith("  %")]
    assert lines == [
        "%5 = call i8 @llvm.ctpop.i8(i8 %0)",
        "%6 = call i8 @llvm.ctlz.i8(i8 %5, i1 true)",
        "%7 = udiv exact i8 %6, %1",
        "%8 = zext i8 %7 to i64",
        "%9 = icmp ult i8 %0, %1",
        "%10 = call i1 @llvm.nvvm.vote.all.sync(i32 %2, i1 %3)",
    ]
    assert "declare i8 @llvm.ctlz.i8(i8, i1 immarg)" in text


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (
            'llvm.call_intrinsic "llvm.nope"() : () -> ()',
            'could not find LLVM intrinsic: "llvm.nope"',
        ),
        (
            'llvm.call_intrinsic "llvm.assume.i1"(%i) : (i32) -> ()',
            'could not find LLVM intrinsic: "llvm.assume.i1"',
        ),
        (
            '%0 = llvm.call_intrinsic "llvm.round"(%a) : (i8) -> i8',
            'call intrinsic signature i8 (i8) to overloaded intrinsic "llvm.round" does not match any of the overloads',
        ),
        (
            'llvm.call_intrinsic "llvm.ctpop"(%a) : (i8) -> ()',
            'call intrinsic signature void (i8) to overloaded intrinsic "llvm.ctpop" does not match any of the overloads',
        ),
        (
            'llvm.call_intrinsic "llvm.x86.sse41.round.ss"() : () -> ()',
            'intrinsic call returns void but "llvm.x86.sse41.round.ss" actually returns <4 x float>',
        ),
        (
            'llvm.call_intrinsic "llvm.assume"() : () -> ()',
            'intrinsic call has 0 operands but "llvm.assume" expects 1',
        ),
        (
            'llvm.call_intrinsic "llvm.assume"(%i) : (i32) -> ()',
            'intrinsic call operand #0 has type i32 but "llvm.assume" expects i1',
        ),
    ],
)
def test_calls_by_name_are_refused_as_mlir_does(call: str, message: str) -> None:
    module = parse(f"llvm.func @f(%a: i8, %i: i32) {{ {call}\n llvm.return }}", Context())
    with pytest.raises(DiagnosticError) as raised:
        translate_to_llvm_ir(module)
    assert raised.value.diagnostics[0].message == message


def test_attributes_of_kernels_are_refused_as_mlir_does() -> None:
    program = 'llvm.func @f() attributes {rocdl.waves_per_eu = "s"} { llvm.return }'
    with pytest.raises(DiagnosticError) as raised:
        translate_to_llvm_ir(parse(program, Context()))
    assert (
        raised.value.diagnostics[0].message
        == "'llvm.func' op rocdl.waves_per_eu must be an integer"
    )
