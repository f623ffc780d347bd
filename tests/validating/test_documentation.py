"""The commands of docs/howto/validating.md, reducing.md and tracing.md print what is shown."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.cli import ods_opt, ods_reduce, ods_validate
from tests.oracle import mlir_opt_path, requires_oracle

_DOCS = Path(__file__).resolve().parents[2] / "docs" / "howto"
_FILE = re.compile(r"^<!-- file: (\S+) -->\n```\w+\n(.*?)^```$", re.M | re.S)
_CONSOLE = re.compile(r"^```console\n\$ (ods-\w+) (.*?)\n(.*?)^```$", re.M | re.S)
_PYTHON = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
_PAGES = {
    name: (_DOCS / name).read_text("utf-8")
    for name in ("validating.md", "reducing.md", "tracing.md")
}


@pytest.mark.parametrize(
    ("page", "tool", "arguments", "output"),
    [(page, *found) for page, text in _PAGES.items() for found in _CONSOLE.findall(text)],
)
@requires_oracle
def test_command(
    page: str,
    tool: str,
    arguments: str,
    output: str,
    tmp_path: Path,
) -> None:
    for name, text in _FILE.findall(_PAGES[page]):
        (tmp_path / name).write_text(text, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    words = [
        str(mlir_opt_path()) if word == "mlir-opt" else word for word in shlex.split(arguments)
    ]
    # In a process of its own: patterns of dialects that others have loaded are tried, too.
    module = f"odsgen.cli.{tool.replace('-', '_')}"
    done = subprocess.run(
        [sys.executable, "-m", module, *words], capture_output=True, text=True, cwd=tmp_path
    )
    assert done.stdout.replace(str(mlir_opt_path()), "mlir-opt") == output, done.stderr
    assert done.returncode == int("changed by" in output)


@pytest.mark.parametrize(
    "code", [code for text in _PAGES.values() for code in _PYTHON.findall(text)]
)
def test_example(code: str) -> None:
    exec(code, {})


@pytest.mark.parametrize("page", _PAGES)
def test_options_are_those_of_the_commands(page: str) -> None:
    of = {"validating.md": ods_validate, "reducing.md": ods_reduce, "tracing.md": ods_opt}[page]
    known = {option.spelling for option in of._OPTIONS}
    text = _PAGES[page].partition("\n## What it found")[0]  # after which passes are named
    told = set(re.findall(r"`(--[a-z-]+)", text)) - {"--pass-pipeline"}
    assert told <= known
