"""docs/howto/passes.md: its Python runs and prints what the page says."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from odsgen.cli.ods_opt import run

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "passes.md"


def test_examples_run(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("program.mlir").write_text("func.func @f() {\n  return\n}\n", "utf-8")
    names: dict[str, object] = {}
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE.read_text("utf-8"), flags=re.S | re.M)
    assert [kind for kind, _ in blocks] == ["python", "text", "console", "python"]
    for kind, text in blocks:
        if kind == "python":
            exec(compile(text, str(PAGE), "exec"), names)
        elif kind == "console":
            for command in text.splitlines():
                assert run(shlex.split(command.removeprefix("$ ods-opt "))) == 0
            assert {"program.html", "f.dot"} <= {path.name for path in tmp_path.iterdir()}
        else:
            assert capsys.readouterr().out == text
