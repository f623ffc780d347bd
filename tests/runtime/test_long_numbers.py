"""Numbers of more digits than Python converts at once, through every entry."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from odsgen.batch import Settings, records
from odsgen.bytecode import BytecodeFile, parse_file, write_bytecode
from odsgen.cli.ods_run import run as ods_run
from odsgen.interpreter import from_text, value_text
from odsgen.passes import PassManager
from odsgen.runtime import Context, DiagnosticError, parse, print_ir
from odsgen.runtime.builtin.types import IntegerType
from odsgen.runtime.support.integer_text import (
    digits_of_integer,
    integer_of_digits,
    integer_of_literal,
)
from tests.oracle import OracleError, mlir_opt, requires_oracle

_LEAST = sys.int_info.str_digits_check_threshold  # the lowest limit that Python takes
_PROGRAMS = (Path(__file__).parent / "long_numbers.mlir").read_text().split("// -----\n")
_VALID = 15  # those behind have no room for the number


def _programs(digits: int) -> list[str]:
    number = random.Random(digits).choice("123456789") + "7" * (digits - 1)
    return [text.replace("@N@", number).replace("@W@", str(4 * digits)) for text in _PROGRAMS]


@pytest.fixture(autouse=True)
def _lowest_limit() -> Iterator[None]:
    """With Python's lowest limit short numbers show what goes wrong with long ones."""
    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(_LEAST)
    yield
    sys.set_int_max_str_digits(before)


@pytest.mark.parametrize("digits", [1, 19, 599, 600, 601, 4300, 5000, 20_000, 100_000])
def test_conversions_are_inverse(digits: int) -> None:
    chance = random.Random(digits)
    text = chance.choice("123456789") + "".join(chance.choices("0123456789", k=digits - 1))
    value = integer_of_digits(text)
    assert digits_of_integer(value) == text
    assert digits_of_integer(-value) == f"-{text}"
    assert integer_of_literal(f"-{text}") == -value
    assert integer_of_literal(hex(value)) == value
    assert integer_of_digits("000" + text) == value


def _text(program: str, pipeline: str | None = None, generic: bool = False) -> str:
    """The text that is printed, or the first error."""
    try:
        module = parse(program, Context(allow_unregistered=True))
        module.verify()
        if pipeline is not None:
            PassManager.parse(pipeline).run(module)
        return print_ir(module, generic=generic)
    except DiagnosticError as error:
        return f"error: {error.diagnostics[0].message}\n"


@requires_oracle
@pytest.mark.parametrize(
    "argument, pipeline",
    [
        ("--mlir-print-local-scope", None),
        ("--mlir-print-op-generic", None),
        ("--canonicalize", "builtin.module(canonicalize)"),
    ],
)
def test_programs_become_what_mlir_opt_makes_of_them(argument: str, pipeline: str | None) -> None:
    programs = _programs(_LEAST + 60)[:_VALID]
    answers = mlir_opt("// -----\n".join(programs), "--split-input-file", argument)
    is_generic = argument == "--mlir-print-op-generic"
    for program, answer in zip(programs, answers.split("// -----\n"), strict=True):
        assert _text(program, pipeline, is_generic).strip() == answer.strip()


@requires_oracle
@pytest.mark.parametrize("number", range(_VALID, len(_PROGRAMS)))
def test_numbers_without_room_are_refused_as_by_mlir_opt(number: int) -> None:
    program = _programs(_LEAST + 60)[number]
    try:
        expected = mlir_opt(program, "--allow-unregistered-dialect")
    except OracleError as error:
        expected = "error: " + str(error).splitlines()[0].partition("error: ")[2]
    assert _text(program).strip() == expected.strip()


@pytest.mark.parametrize("digits", [5000, 100_000])
@pytest.mark.parametrize("number", range(_VALID))
def test_long_numbers_are_read_printed_and_written_as_bytecode(number: int, digits: int) -> None:
    program = _programs(digits)[number]
    module = parse(program, Context())
    module.verify()
    text = print_ir(module)
    generic = print_ir(module, generic=True)
    assert print_ir(parse(text, Context())) == text
    assert print_ir(parse(generic, Context())) == text
    again = parse_file(BytecodeFile(write_bytecode(module), "-"), Context())
    assert print_ir(again) == text


def test_running_takes_and_gives_long_numbers(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    program = tmp_path / "wide.mlir"
    program.write_text(
        "func.func @main(%a: i80000, %b: tensor<2xi80000>) -> (i80000, tensor<2xi80000>) {\n"
        "  %c = arith.addi %a, %a : i80000\n"
        "  return %c, %b : i80000, tensor<2xi80000>\n}\n"
    )
    ones = "1" * 20_000
    assert ods_run([str(program), ones, f"[{ones}, -{ones}]"]) == 0
    sys.stdout.flush()
    twos = "2" * 20_000
    assert capfdbinary.readouterr().out.decode() == f"{twos}\n[{ones}, -{ones}]\n"
    type = IntegerType.get(80_000)
    assert value_text(from_text(f"-{ones}", type), type) == f"-{ones}"


def test_tables_may_have_long_numbers_beside_programs(tmp_path: Path) -> None:
    table = tmp_path / "programs.jsonl"
    row = json.dumps({"text": "func.func private @f()", "other": 7})
    table.write_text(row.replace("7}", "7" * 5000 + "}") + "\n")
    [record] = records([str(table)], Settings())
    assert record.status.value == "ok"
