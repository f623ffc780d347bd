"""Errors that the verifier finds: those of mlir-opt, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Block, Context, Operation, Region, VerifyError, parse
from odsgen.runtime.ir.operation import UnregisteredOperation
from tests.oracle import OracleError, mlir_opt, requires_oracle
from tests.runtime.diagnostic_cases import (
    DiagnosticCase,
    diagnostics_of,
    oracle_diagnostics,
    read_cases,
)

CASES = read_cases(Path(__file__).parent / "data" / "verifier")

context = Context(allow_unregistered=True)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_diagnostics(case: DiagnosticCase) -> None:
    assert diagnostics_of(case.text) == case.expected


@requires_oracle
def test_mlir_opt_finds_the_same() -> None:
    for case, found in zip(CASES, oracle_diagnostics([case.text for case in CASES]), strict=True):
        assert case.expected == found, case.name


def messages(text: str) -> list[str]:
    """The messages of all errors that the verifier finds in a text."""
    with pytest.raises(VerifyError) as caught:
        parse(text, context).verify()
    return [diagnostic.message for diagnostic in caught.value.diagnostics]


def test_the_first_error_of_each_function_is_reported() -> None:
    text = """
        func.func @f(%a: i32, %b: f32) {
          %0 = "arith.addi"(%b, %b) : (f32, f32) -> f32
          %1 = "arith.addf"(%a, %a) : (i32, i32) -> i32
          return
        }
        func.func @g() -> i32 { return }
    """
    assert messages(text) == [
        "'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'",
        "'func.return' op has 0 operands, but enclosing function (@g) returns 1",
    ]


@requires_oracle
def test_an_operation_of_several_lines_begins_a_line_of_the_message() -> None:
    text = 'func.func @f() {\n  builtin.module {\n    "some.op"() : () -> ()\n  }\n}\n'
    (message,) = messages(text)
    assert message.startswith('block with no terminator, has \n"builtin.module"() ({\n')
    with pytest.raises(OracleError) as caught:
        mlir_opt(text, "-allow-unregistered-dialect")
    assert f"error: {message}\n" in str(caught.value)


def test_what_is_inside_a_wrong_operation_may_rely_on_it() -> None:
    text = """
        "func.func"() <{function_type = () -> i32}> ({ "func.return"() : () -> () }) : () -> ()
    """
    assert messages(text) == ["'func.func' op requires attribute 'sym_name'"]


def test_a_region_with_wrong_operations_need_not_be_complete() -> None:
    text = """
        func.func @f(%a: f32) {
          %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
        ^bb1:
        }
    """
    assert messages(text) == [
        "'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'"
    ]


def test_a_verifier_that_fails_over_what_was_refused_before_says_no_more() -> None:
    module = parse('"a.b"() : () -> ()\nfunc.func @f() -> i32 { return }', context)
    operation_class = type(next(op for op in module.walk() if op.name == "func.return"))
    earlier = operation_class.HOOK_VERIFIERS

    def rely_on_something(op: Operation) -> None:
        raise KeyError("sym_name")

    operation_class.HOOK_VERIFIERS = (rely_on_something,)
    try:
        with pytest.raises(VerifyError):
            module.verify()  # refused before the hook is asked
        sound = parse("func.func @f() { return }", context)
        with pytest.raises(VerifyError, match="this is a fault of the hook"):
            sound.verify()  # a defect of the hook is not hidden
    finally:
        operation_class.HOOK_VERIFIERS = earlier


def test_the_same_value_twice_is_one_error() -> None:
    text = "func.func @f() {\n  %0 = arith.addi %0, %0 : i32\n  return\n}"
    assert messages(text) == ["operand #0 does not dominate this use"]


@pytest.mark.parametrize(
    "body",
    [
        'scf.if %c { "a.use"(%x) : (i32) -> () }\n%x = arith.constant 1 : i32',
        "%r = scf.if %c -> i32 { scf.yield %r : i32 } else { scf.yield %r : i32 }",
        "cf.cond_br %c, ^a, ^b\n^a:\n%x = arith.constant 1 : i32\ncf.br ^b\n^b:\n"
        'scf.if %c { "a.use"(%x) : (i32) -> () }',
    ],
)
def test_what_a_region_does_not_know_from_around_it(body: str) -> None:
    """Values of the blocks around are known only behind their definitions, and in blocks that these dominate."""
    text = f"func.func @f(%c: i1) {{\n{body}\nreturn\n}}"
    assert messages(text) == ["operand #0 does not dominate this use"]


def test_what_a_region_knows_from_around_it() -> None:
    use = 'scf.if %c { scf.if %c { "a.use"(%x, %y) : (i32, i32) -> () } }'
    text = (
        f"func.func @f(%c: i1, %x: i32) {{\n%y = arith.constant 1 : i32\ncf.br ^a\n^a:\n{use}\n"
        f"cf.cond_br %c, ^b, ^c\n^b:\n{use}\ncf.br ^c\n^c:\n{use}\nreturn\n}}"
    )
    module = parse(text, context)
    module.verify()


def test_values_of_nowhere() -> None:
    """Programs built by hand may use values that no text could name."""
    from odsgen.runtime.builtin.types import i32

    stray = UnregisteredOperation("a.def", (), (i32,))
    use = UnregisteredOperation("a.use", (stray.results[0],))
    module_class = context.operation_class("builtin.module")
    assert module_class is not None
    module = module_class(regions=(Region([Block(operations=[use])]),))
    with pytest.raises(VerifyError) as caught:
        module.verify()
    assert caught.value.diagnostics[0].message in (
        "operand #0 does not dominate this use",
        "'a.use' op using value defined outside the region",
    )
