"""The key `llvm_ir`: what it says is in the package, and what cannot be is told where it stands."""

from importlib import import_module
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_text
from odsgen.ods.difference import dialect_changes
from odsgen.spec import SpecErrors

SPEC = """\
dialect: bits
enums:
  Way: {cases: [up, down]}
ops:
  count: {arguments: {in: AnyInteger}, results: {res: AnyInteger}, llvm_ir: llvm.ctpop}
  zeros:
    arguments: {in: AnyInteger, poison: BoolAttr}
    results: {res: AnyInteger}
    llvm_ir: llvm.ctlz
  half:
    arguments: {lhs: I32, rhs: I32, exact: UnitAttr}
    results: {res: I32}
    llvm_ir: {instruction: udiv, flags: {exact: exact}}
  wait:
    arguments: {way: Way}
    llvm_ir:
      intrinsic: "llvm.nvvm.tcgen05.wait.{way}"
      words: {way: {up: ld, else: st}}
  widen:
    arguments: {in: AnyFloat, case: StrAttr}
    results: {res: AnyFloat}
    llvm_ir: {intrinsic: llvm.experimental.constrained.fpext, arguments: [in, "fpexcept.{case}"]}
"""


def operation(llvm_ir: str) -> str:
    """A spec with one operation."""
    return (
        "dialect: bits\nops:\n  o:\n    arguments: {in: I32, wide: I64, flag: BoolAttr}\n"
        f"    results: {{res: I32}}\n    llvm_ir: {llvm_ir}\n"
    )


def test_the_package_has_what_operations_become() -> None:
    module = load_in_memory(SPEC)
    table: Any = import_module(f"{module.__name__}.llvm_ir").LLVM_IR
    assert table == {
        "CountOp": {"intrinsic": "llvm.ctpop"},
        "ZerosOp": {"intrinsic": "llvm.ctlz", "arguments": ("in_", "poison")},
        "HalfOp": {"instruction": "udiv", "flags": {"exact": "exact"}},
        "WaitOp": {
            "intrinsic": "llvm.nvvm.tcgen05.wait.{way}",
            "words": {"way": {"up": "ld", "else": "st"}},
        },
        "WidenOp": {
            "intrinsic": "llvm.experimental.constrained.fpext",
            "arguments": ("in_", "fpexcept.{case}"),
        },
    }


@pytest.mark.parametrize(
    ("llvm_ir", "message"),
    [
        ("llvm.ctlz", "'llvm.ctlz' takes 2 arguments and gets 3"),
        ("{intrinsic: llvm.ctpopp, arguments: [in]}", "LLVM has no intrinsic 'llvm.ctpopp'"),
        ("{intrinsic: llvm.ctpop.i32, arguments: [in]}", "LLVM has no intrinsic 'llvm.ctpop.i32'"),
        ("{intrinsic: llvm.ctpop, arguments: [im]}", "the operation has no argument 'im'"),
        ("{intrinsic: llvm.ctpop, arguments: [1.5]}", "an argument is 1.5"),
        ("{intrinsic: llvm.trap, arguments: []}", "'llvm.trap' has no result"),
        (
            "{intrinsic: llvm.nvvm.prmt, arguments: [wide, 0, 0]}",
            "argument 0 of 'llvm.nvvm.prmt' has the type 'i32', and 'wide' 'i64'",
        ),
        ('{intrinsic: "llvm.x86.{kind}", arguments: []}', "the operation has no part 'kind'"),
        (
            "{intrinsic: llvm.ctpop, arguments: [in], words: {flag: {present: a}}}",
            "the name has no '{flag}'",
        ),
        ("{instruction: ad}", "'ad' is no instruction that 'llvm_ir' knows"),
        ("{instruction: add}", "'add' takes 2 arguments and gets 3"),
        (
            "{instruction: add, arguments: [in, in], flags: {exact: flag}}",
            "'add' has no flag 'exact'",
        ),
        (
            "{instruction: udiv, arguments: [in, in], flags: {exact: wide}}",
            "'wide' is an operand",
        ),
        ("{instruction: icmp, arguments: [in, in]}", "'icmp' needs 'predicate'"),
        ("{instruction: unreachable, arguments: []}", "'unreachable' has no result"),
        ("{arguments: [in]}", "llvm_ir has one of the keys 'intrinsic' and 'instruction'"),
        ("{instruction: add, range: flag}", "'range' belongs to an intrinsic"),
        ("{intrinsic: llvm.ctpop, predicate: flag}", "'predicate' belongs to an instruction"),
    ],
)
def test_what_cannot_be_is_told(llvm_ir: str, message: str) -> None:
    with pytest.raises(SpecErrors) as raised:
        load_dialect_text(operation(llvm_ir))
    assert message in [diagnostic.message for diagnostic in raised.value.diagnostics]
    assert all(diagnostic.line == 6 for diagnostic in raised.value.diagnostics)


def test_another_intrinsic_is_a_difference() -> None:
    old, new = (
        load_dialect_text(operation(f"{{intrinsic: {name}, arguments: [in]}}"))
        for name in ("llvm.ctpop", "llvm.bitreverse")
    )
    (change,) = dialect_changes(old, new)
    assert "LLVM IR" in str(change)
