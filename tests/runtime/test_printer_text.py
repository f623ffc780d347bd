"""The printed text in all its forms, byte for byte as mlir-opt writes it, and read back.

Beside each program in `data/printer` stands what mlir-opt prints for it: `.custom`, `.generic`, `.locations`,
`.local` (without aliases) and `.generic-locations`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from odsgen.runtime import Context, parse, print_ir
from tests.oracle import mlir_opt, requires_oracle

DATA = Path(__file__).parent / "data" / "printer"
PROGRAMS = sorted(DATA.glob("*.mlir"))

FORMATS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "custom": ({}, []),
    "generic": ({"generic": True}, ["--mlir-print-op-generic"]),
    "locations": ({"locations": True}, ["--mlir-print-debuginfo"]),
    "local": (
        {"locations": True, "local_scope": True},
        ["--mlir-print-debuginfo", "--mlir-print-local-scope"],
    ),
    "generic-locations": (
        {"generic": True, "locations": True},
        ["--mlir-print-debuginfo", "--mlir-print-op-generic"],
    ),
}

context = Context(allow_unregistered=True)


def printed(text: str, form: str) -> str:
    module = parse(text, context)
    module.verify()
    return print_ir(module, **FORMATS[form][0]).rstrip("\n") + "\n"


def expected(path: Path, form: str) -> str:
    return path.with_suffix(f".{form}").read_text(encoding="utf-8")


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_text(path: Path, form: str) -> None:
    assert printed(path.read_text(encoding="utf-8"), form) == expected(path, form)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_what_is_printed_is_read_back(path: Path, form: str) -> None:
    assert printed(expected(path, form), form) == expected(path, form)


@requires_oracle
@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_mlir_opt_writes_the_same(path: Path, form: str) -> None:
    options = ["--allow-unregistered-dialect", *FORMATS[form][1]]
    text = mlir_opt(path.read_text(encoding="utf-8"), *options)
    # The file that it reads has another name there.
    text = text.replace('"<stdin>"', '"-"').rstrip("\n") + "\n"
    assert text == expected(path, form)


def test_an_operation_of_a_program_is_printed_as_part_of_it() -> None:
    module = parse("%0 = arith.constant 1 : i32\n%1 = arith.addi %0, %0 : i32", context)
    constant, sum_ = list(module.regions[0].entry_block)
    assert str(constant) == "%c1_i32 = arith.constant 1 : i32\n"
    assert str(sum_) == "%0 = arith.addi %c1_i32, %c1_i32 : i32\n"


def test_external_resources_stay_with_the_program() -> None:
    text = "module {\n}\n\n{-#\n  external_resources: {\n    tool: {\n      key: true\n    }\n  }\n#-}\n"
    module = parse(text, context)
    assert module.external_resources == {"tool": [("key", True)]}
    assert print_ir(module) == text
    assert print_ir(module, local_scope=True) == "module {\n}\n"
    module.external_resources = {}
    assert print_ir(module) == "module {\n}\n"


def test_what_has_no_custom_form_is_generic():
    (op,) = parse("%0 = arith.constant 1 : i32", context).regions[0].blocks[0]
    del op.properties["value"]
    assert str(op).strip() == '%0 = "arith.constant"() : () -> i32'
