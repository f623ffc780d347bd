"""docs/howto/conversion.md: its Python runs and prints what the page says."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "conversion.md"


def test_examples_run(capsys):
    names: dict[str, object] = {}
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE.read_text("utf-8"), flags=re.S | re.M)
    assert {kind for kind, _ in blocks} <= {"python", "text", "console", "mlir"}
    assert sum(kind == "python" for kind, _ in blocks) >= 3
    for kind, text in blocks:
        if kind == "python":
            exec(compile(text, str(PAGE), "exec"), names)
        elif kind == "text":
            assert capsys.readouterr().out == text
