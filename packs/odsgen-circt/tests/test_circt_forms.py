"""Programs are read in the custom and in the generic form, and printed as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, parse, print_ir

PROGRAMS = sorted(Path(__file__).with_name("programs").glob("*.mlir"))


@pytest.mark.filterwarnings("ignore::UserWarning")  # of checks that nobody has written
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_programs_are_printed_as_they_are_read(path: Path, context: Context) -> None:
    text = path.read_text("utf-8")
    module = parse(text, context, filename=path.name)
    module.verify()
    assert print_ir(module) == text
    again = parse(print_ir(module, generic=True), context)
    again.verify()
    assert print_ir(again) == text


@pytest.mark.filterwarnings("ignore::UserWarning")  # of checks that nobody has written
def test_empty_comment_of_a_module_is_not_printed(context: Context) -> None:
    module = parse('hw.module.extern @a() attributes {comment = ""}', context)
    assert print_ir(module) == "module {\n  hw.module.extern @a()\n}\n"
    assert 'comment = ""' in print_ir(module, generic=True)
