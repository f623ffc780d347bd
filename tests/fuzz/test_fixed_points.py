"""Programs that both print alike, in both forms, and read back as they are printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, ParseError, parse, print_ir
from tests.oracle import mlir_opt, requires_oracle

#: An empty list of a clause of acc is printed as `async()`, which neither reads.
ONLY_GENERIC = {"acc_empty_lists"}
PROGRAMS = sorted((Path(__file__).parent / "fixed_points").glob("*.mlir"))


def _printed(text: str, generic: bool) -> str:
    module = parse(text, Context(allow_unregistered=True))
    module.verify()
    return print_ir(module, generic=generic)


@pytest.mark.parametrize("generic", [False, True])
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_fixed_point(path: Path, generic: bool) -> None:
    printed = _printed(path.read_text("utf-8"), generic)
    if path.stem in ONLY_GENERIC and not generic:
        with pytest.raises(ParseError):  # as mlir-opt refuses what it has printed
            _printed(printed, generic)
        return
    assert _printed(printed, generic) == printed


@requires_oracle
@pytest.mark.parametrize("generic", [False, True])
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_as_mlir_opt(path: Path, generic: bool) -> None:
    text = path.read_text("utf-8")
    form = ["--mlir-print-op-generic"] if generic else []
    expected = mlir_opt(text, "--allow-unregistered-dialect", *form)
    assert _printed(text, generic).strip() == expected.strip()
