"""The tutorial to the letter, page after page in one folder: what is written, run and printed, and its types."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tests.coverage.documents import DOCS
from tests.readme.steps import blocks, run_command, run_steps

PAGES = sorted((DOCS / "tutorial").glob("*.md"))


def test_each_page_goes_on_where_the_one_before_ended(tmp_path: Path) -> None:
    assert len(PAGES) == 6
    for page in PAGES:
        run_steps(tmp_path, Path(sys.executable).parent, page)
        programs = [b for b in blocks(page) if b.kind == "python" and b.file is None]
        for program in programs:
            (tmp_path / f"line_{program.line}.py").write_text(program.body)
        files = [f"line_{program.line}.py" for program in programs]
        command = [sys.executable, "-m", "mypy", "--strict", "dialects/fixed", *files]
        checked = run_command(command, tmp_path, {**os.environ, "MYPYPATH": "dialects"})
        assert "Success" in checked, f"{page.name}: {checked}"
