"""Which dialects are loaded is a matter of the context: what was read in others does not change an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.cli.ods_opt import run
from odsgen.runtime import Context, VerifyError, parse
from odsgen.runtime.registry.context import dialect_loaded_for
from tests.bundled import all_packages

#: Read first, in another context or chunk: each mentions dialects that the programs below ask for.
_OTHERS = """func.func private @other() attributes {llvm.emit_c_interface}
%0 = arith.constant 1 : i32
%1 = math.absi %0 : i32
"""
#: A program and the message that it is refused with, if it is.
_PROGRAMS = {
    "identifier of a dialect that is not loaded": (
        'module attributes {dlti.dl_spec = #dlti.dl_spec<"math.x" = 1 : i32>} {}\n',
        "",
    ),
    "identifier of a loaded dialect": (
        'module attributes {dlti.dl_spec = #dlti.dl_spec<"math.x" = 1 : i32>, math.y} {}\n',
        "the 'math' dialect does not support identifier data layout entries",
    ),
    "operation that a pattern creates, of a dialect that is not loaded": (
        'pdl.pattern : benefit(1) {\n  %0 = operation "a.b"\n  rewrite %0 {\n    %1 = type\n'
        '    %2 = operation "math.absi" -> (%1 : !pdl.type)\n  }\n}\n',
        "",
    ),
    "attribute of a dialect": (
        "module attributes {llvm.data_layout = 3 : i32} {}\n",
        "'builtin.module' op expected 'llvm.data_layout' to be a string attributes",
    ),
}


@pytest.fixture(autouse=True, scope="module")
def _packages() -> None:
    all_packages()


@pytest.fixture(params=_PROGRAMS)
def program(request: pytest.FixtureRequest) -> tuple[str, str]:
    return _PROGRAMS[request.param]


def _message(text: str, context: Context) -> str:
    try:
        parse(text, context).verify()
    except VerifyError as error:
        return error.diagnostics[0].message
    return ""


def test_the_answer_does_not_depend_on_other_contexts(program: tuple[str, str]) -> None:
    text, message = program
    assert _message(_OTHERS, Context()) == ""
    assert _message(text, Context()) == message


def test_a_copy_loads_for_itself(program: tuple[str, str]) -> None:
    text, message = program
    context = Context()
    assert _message(_OTHERS, context.copy()) == ""
    assert context.loaded_dialect("math") is None
    assert _message(text, context.copy()) == message


def test_a_copy_has_what_was_loaded_before() -> None:
    context = Context(allow_unregistered=True)
    parse(_OTHERS, context)
    copied = context.copy()
    assert copied.allow_unregistered
    assert copied.dialects() == context.dialects()
    assert copied.operation_class("math.absi") is context.operation_class("math.absi")


def test_chunks_of_an_input_do_not_change_each_other(
    program: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, message = program
    path = tmp_path / "chunks.mlir"
    path.write_text(f"{_OTHERS}// -----\n{text}")
    code = run([str(path), "--split-input-file"])
    errors = capsys.readouterr().err
    assert code == (1 if message else 0)
    assert message in errors
    assert ("error:" in errors) == bool(message)


def test_an_operation_of_no_context_asks_the_process() -> None:
    module = parse(_OTHERS, Context())
    empty = parse("module {}", Context())
    assert dialect_loaded_for(module, "math") is not None
    assert dialect_loaded_for(empty, "math") is None
    function = module.regions[0].blocks[0].operations[0]
    function.remove()
    assert dialect_loaded_for(function, "math") is not None
