"""An editor offers the operations of a package to the decorators of its hooks, by pyright's language server."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from odsgen.codegen import generate

SPEC = """
dialect: tank
ops:
  fill: {verifier: true}
  drain: {verifier: true}
"""
ENVIRONMENT = Path(sys.prefix)


class LanguageServer:
    """The server of pyright for a folder."""

    def __init__(self, folder: Path) -> None:
        command = [str(Path(sys.executable).with_name("pyright-langserver")), "--stdio"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
        self._number = 0
        folders = [{"uri": folder.as_uri(), "name": "tank"}]
        self.ask("initialize", processId=None, workspaceFolders=folders, capabilities={})
        self._send({"method": "initialized", "params": {}})

    def _send(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def _received(self) -> Any:
        assert self.process.stdout is not None
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        if not length:
            pytest.skip("pyright cannot run here")
        return json.loads(self.process.stdout.read(length))

    def ask(self, method: str, **params: Any) -> Any:
        """The result of a request; the server's own requests are answered meanwhile."""
        self._number += 1
        self._send({"id": self._number, "method": method, "params": params})
        while True:
            message = self._received()
            if "method" in message and "id" in message:
                answer: Any = [{}] if message["method"] == "workspace/configuration" else None
                self._send({"id": message["id"], "result": answer})
            elif message.get("id") == self._number:
                return message["result"]

    def completions(self, file: Path, text: str) -> set[str]:
        """Names that are offered behind the last character of a text."""
        document = {"uri": file.as_uri(), "languageId": "python", "version": 1, "text": text}
        self._send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        *lines, last = text.split("\n")
        position = {"line": len(lines), "character": len(last)}
        found = self.ask(
            "textDocument/completion", textDocument={"uri": file.as_uri()}, position=position
        )
        return {item["label"] for item in found["items"]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LanguageServer]:
    if not Path(sys.executable).with_name("pyright-langserver").exists():
        pytest.skip("pyright is not installed")
    (tmp_path / "tank.yaml").write_text(SPEC)
    generate([tmp_path / "tank.yaml"], tmp_path)
    config = {"venvPath": str(ENVIRONMENT.parent), "venv": ENVIRONMENT.name}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(config))
    started = LanguageServer(tmp_path)
    yield started
    started.process.kill()
    started.process.wait()


def test_decorators_offer_operations(server: LanguageServer, tmp_path: Path) -> None:
    hooks = tmp_path / "tank" / "hooks.py"
    offered = server.completions(hooks, hooks.read_text() + "\n\n@verifies(")
    assert {"FillOp", "DrainOp"} <= offered
    text = (
        "from odsgen.hooks import verifies\n\n\n@verifies(Fil"  # a class that is not imported yet
    )
    assert "FillOp" in server.completions(tmp_path / "tank" / "others.py", text)
