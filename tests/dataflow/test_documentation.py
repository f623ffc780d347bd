"""docs/howto/dataflow.md: its Python runs."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "dataflow.md"


def test_examples_run():
    names: dict[str, object] = {"__name__": "page"}
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), flags=re.S | re.M)
    assert len(blocks) == 4
    for text in blocks:
        exec(compile(text, str(PAGE), "exec"), names)
