"""docs/howto/publishing.md to the letter: the files are written, the commands run, the wheel is built and used."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tests.coverage.documents import DOCS
from tests.readme.steps import BLOCK, assert_prints, run_command


def test_the_page(tmp_path: Path) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("odsgen", "ods-opt", "pip"):
        found = Path(sys.executable).with_name(name)
        command = f'exec "{found}"' if found.is_file() else f'exec "{sys.executable}" -m {name}'
        (tools / name).write_text(f'#!/bin/sh\n{command} "$@"\n')
    (tools / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    for tool in tools.iterdir():
        tool.chmod(0o755)
    folder = tmp_path / "tides"
    folder.mkdir()
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "ODSGEN"))}
    environment = {
        **kept,
        "PATH": f"{tools}:{os.environ['PATH']}",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    text = (DOCS / "howto/publishing.md").read_text("utf-8")
    for block in BLOCK.finditer(text):
        place = f"publishing.md:{text.count(chr(10), 0, block.start())}"
        if block["file"]:
            path = folder / block["file"]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block["body"], "utf-8")
        elif block["kind"] == "console":
            for part in ("\n" + block["body"]).split("\n$ ")[1:]:
                command, _, shown = part.partition("\n")
                assert_prints(shown, run_command(command, folder, environment), place)
    shutil.rmtree(folder)
