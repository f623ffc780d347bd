"""An exception that a hook did not mean to raise becomes a diagnostic that names the hook, at the place of the operation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from odsgen.dialects.arith import folds
from odsgen.drivers.driver import Driver, DriverOptions
from odsgen.dynamic import define_operation
from odsgen.passes import Pass, PassManager
from odsgen.runtime import (
    Context,
    Dialect,
    Operation,
    OperationState,
    ParseError,
    Parser,
    VerifyError,
    parse,
    print_ir,
)
from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.diagnostics import Diagnostic
from odsgen.runtime.ir.hook_faults import fault_diagnostic
from odsgen.runtime.support.source import SourceFile
from odsgen_dialects import arith


def fails(*arguments: Any) -> Any:
    return dict[str, int]()["absent"]


def reads(parser: Parser, state: OperationState[Any]) -> None:
    pass


def refuses(*arguments: Any) -> Any:
    raise ValueError("this cannot be")


def unpacks(*arguments: Any) -> Any:
    first, second = list[int]()
    return first + second


def context(**hooks: Callable[..., Any]) -> Context:
    dialect = Dialect("faulty", extensible=True)
    define_operation(dialect, "op", **hooks)  # type: ignore[arg-type]
    return Context(allow_unregistered=True, dialects=[dialect])


def only(error: ParseError | VerifyError) -> tuple[str, int | None, str]:
    """The message and line of the one diagnostic, and its note without the folder."""
    (diagnostic,) = error.diagnostics
    (note,) = diagnostic.notes
    head, _, file = note.message.partition(" (")
    return diagnostic.message, diagnostic.location.line, f"{head} ({file.rpartition('/')[2]}"


FAULT = (
    f"this is a fault of the hook 'fails' (test_hook_faults.py:{fails.__code__.co_firstlineno + 1})"
)


def test_a_verifier() -> None:
    module = parse('"a.b"() ({\n  "faulty.op"() : () -> ()\n}) : () -> ()', context(verify=fails))
    with pytest.raises(VerifyError) as caught:
        module.verify()
    assert only(caught.value) == (
        "'faulty.op' op cannot be verified: KeyError: 'absent'",
        2,
        FAULT,
    )


def test_a_verifier_of_regions() -> None:
    module = parse('"faulty.op"() ({}) : () -> ()', context(verify_regions=fails))
    with pytest.raises(VerifyError) as caught:
        module.verify()
    assert only(caught.value)[2] == FAULT


@pytest.mark.parametrize("earlier", ["", '"a.b"() : () -> ()\n'])
def test_a_parser(earlier: str) -> None:
    text = f"{earlier}\n  faulty.op"
    with pytest.raises(ParseError) as caught:
        parse(text, context(parse=fails))
    line = text.count("\n") + 1
    assert only(caught.value) == ("'faulty.op' op cannot be read: KeyError: 'absent'", line, FAULT)


def test_a_value_error_that_is_raised_is_the_message() -> None:
    """Also of the second operation of a kind, which is read on another way."""
    calls: list[int] = []

    def parse_op(parser: Parser, state: OperationState[Any]) -> None:
        calls.append(1)
        if len(calls) == 2:
            refuses()

    with pytest.raises(ParseError) as caught:
        parse("faulty.op\nfaulty.op", context(parse=parse_op))
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.message, diagnostic.location.line) == ("this cannot be", 2)
    with pytest.raises(ParseError) as caught:
        parse("faulty.op", context(parse=unpacks))
    assert "fault of the hook 'unpacks'" in only(caught.value)[2]


def test_a_printer_of_a_program_that_verifies() -> None:
    module = parse("\nfaulty.op", context(parse=reads, print=fails))
    with pytest.raises(VerifyError) as caught:
        print_ir(module)
    assert only(caught.value) == (
        "'faulty.op' op cannot be printed: KeyError: 'absent'",
        2,
        FAULT,
    )


def test_a_printer_of_a_program_that_does_not_verify() -> None:
    """It is shown in the generic form, as by mlir-opt."""

    def verify(op: Operation) -> None:
        raise op.op_error("is wrong")

    module = parse("faulty.op", context(parse=reads, print=fails, verify=verify))
    assert print_ir(module) == print_ir(module, generic=True)


class FailingPass(Pass):
    """A pass of a package, in which something is wrong."""

    ARGUMENT = "fail"
    NAME = "Fail"

    def run_on_operation(self, op: Operation) -> None:
        fails(op)


def test_the_driver_says_it() -> None:
    def transform(op: Operation, report: Callable[[Diagnostic], None]) -> None:
        manager = PassManager()
        manager.add(FailingPass())
        manager.run(op, report)

    for options, hooks in (
        (DriverOptions(), {"parse": reads, "print": fails}),
        (DriverOptions(transform=transform), {"parse": reads}),
    ):
        reports: list[str] = []
        written: list[str | bytes] = []
        driver = Driver(context(**hooks), options, written.append, reports.append)
        assert not driver.process(SourceFile("faulty.op", "f.mlir"))
        assert FAULT.partition(" (")[0] in "".join(reports)
        assert not written


def test_the_interpreter_itself_is_not_a_hook() -> None:
    def stops(op: Operation) -> None:
        raise KeyboardInterrupt

    module = parse('"faulty.op"() : () -> ()', context(verify=stops))
    with pytest.raises(KeyboardInterrupt):
        module.verify()


def blamed(function: Callable[[], Any]) -> str:
    """The function and line that are named for the error that the call raises."""
    with pytest.raises(Exception) as caught:
        function()
    diagnostic = fault_diagnostic(caught.value, "changed", UnknownLoc.get())
    return diagnostic.notes[0].message.removeprefix("this is a fault of the hook ")


def test_a_wrong_call_of_a_bundled_dialect_is_the_callers_fault() -> None:
    """Neither the generated builder nor a hook of the bundled dialect is to blame."""

    def builds() -> None:
        arith.ConstantOp.build("seven")  # type: ignore[arg-type]

    def asks_a_bundled_hook() -> None:
        folds.fold_addi(None, [None, None])

    for function in (builds, asks_a_bundled_hook):
        line = function.__code__.co_firstlineno + 1
        assert blamed(function).endswith(f"{function.__name__}' ({__file__}:{line})")


def test_a_bundled_hook_is_blamed_where_nobody_else_is() -> None:
    with pytest.raises(Exception) as caught:
        folds.fold_addi(None, [None, None])
    assert caught.value.__traceback__ is not None
    caught.value.__traceback__ = caught.value.__traceback__.tb_next  # from the guard inwards
    (note,) = fault_diagnostic(caught.value, "folded", UnknownLoc.get()).notes
    assert "odsgen/dialects/arith/" in note.message


def test_tracebacks_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    module = parse('"faulty.op"() : () -> ()', context(verify=fails))
    for value, shown in (("", False), ("0", False), ("1", True)):
        monkeypatch.setenv("ODSGEN_TRACEBACK", value)
        with pytest.raises(VerifyError) as caught:
            module.verify()
        traceback = "".join(note.message for note in caught.value.diagnostics[0].notes[1:])
        assert ("Traceback" in traceback) is shown
        assert ("in fails" in traceback) is shown
