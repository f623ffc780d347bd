"""The programs of `docs/reference/early-specification.md`: the early one is printed as the one after it."""

from __future__ import annotations

import re
from pathlib import Path

from odsgen.runtime import Context, parse, print_ir

_PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "early-specification.md"


def test_page() -> None:
    blocks = re.findall(r"^```(mlir[^\n]*)\n(.*?)^```$", _PAGE.read_text(), re.M | re.S)
    assert [kind for kind, _ in blocks] == ["mlir early", "mlir"]
    module = parse(blocks[0][1], Context(early_syntax=True))
    module.verify()
    assert print_ir(module).strip() == blocks[1][1].strip()


def test_page_names_every_operation() -> None:
    from odsgen_dialects.std import DIALECT

    page = _PAGE.read_text()
    assert [name for name in DIALECT.operations if f"`{name}`" not in page] == []
