"""Programs are read in the custom and in the generic form, and printed as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, ParseError, parse, print_ir

PROGRAMS = sorted(Path(__file__).with_name("programs").glob("*.mlir"))


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_programs_are_printed_as_they_are_read(path: Path, context: Context) -> None:
    text = path.read_text("utf-8")
    module = parse(text, context, filename=path.name)
    module.verify()
    assert print_ir(module) == text
    again = parse(print_ir(module, generic=True), context)
    again.verify()
    assert print_ir(again) == text


@pytest.mark.parametrize("bounds", ["bounds<-1>", "type_extensions<bounds = [-1]>"])
def test_a_bound_that_would_be_printed_as_unknown_is_refused(context: Context, bounds: str) -> None:
    with pytest.raises(ParseError, match=r"expected a size or '\?', not -1"):
        parse(f"func.func private @f(tensor<?xf32, #stablehlo.{bounds}>)", context)


def test_bounds_are_read_in_both_spellings(context: Context) -> None:
    text = "func.func private @f(tensor<?xf32, #stablehlo.type_extensions<bounds = [4]>>)"
    assert "tensor<?xf32, #stablehlo.bounds<4>>" in print_ir(parse(text, context))
