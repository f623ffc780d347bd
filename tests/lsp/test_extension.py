"""The extension of VS Code records pipelines by the language server."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

_NODE = shutil.which("node")
_HARNESS = Path(__file__).with_name("extension_harness.js")
_EXTENSION = Path(__file__).parents[2] / "editors" / "vscode"


@pytest.mark.skipif(_NODE is None, reason="node is not installed")
def test_the_command_lists_steps_and_shows_the_program_after_each() -> None:
    server = [sys.executable, "-m", "odsgen.cli.ods_lsp_server"]
    done = subprocess.run(
        [str(_NODE), str(_HARNESS), *server], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert [item["label"] for item in seen["items"]] == [
        "0  before everything",
        "1  fold arith.addi",
        "2  erase-dead arith.constant",
    ]
    assert seen["items"][2]["description"] == "1 removed, because of step 1"
    before, folded, after = seen["shown"]
    assert "arith.addi" in before and "@other" not in before  # the program with the cursor
    assert "arith.addi" not in folded and "arith.constant" in folded
    assert "arith.constant" not in after
    [error] = seen["errors"]
    assert "nothing" in error
    assert seen["disposed"] and seen["asked"] == "builtin.module(canonicalize)"


def test_each_command_is_registered() -> None:
    package = json.loads((_EXTENSION / "package.json").read_text("utf-8"))
    script = (_EXTENSION / "extension.js").read_text("utf-8")
    for command in package["contributes"]["commands"]:
        assert f'registerCommand("{command["command"]}"' in script
