"""The blocks of `docs/howto/interop.md`, from top to bottom."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path
from typing import Any

import pytest

from tests.coverage.documents import sections

BLOCKS = [block for section in sections("howto/interop.md") for block in section.blocks]


@pytest.mark.parametrize(("kind", "package"), [("python jax", "jax"), ("python xdsl", "xdsl")])
def test_python_prints_what_is_shown(
    kind: str, package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip(package)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    count = 0
    for block, following in zip(BLOCKS, [*BLOCKS[1:], None], strict=True):
        if block.kind == "yaml stablehlo":
            Path("stablehlo.yaml").write_text(block.text, "utf-8")
        if block.kind != kind:
            continue
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(block.text, names)
        shown = following is not None and following.kind == "text"
        assert printed.getvalue() == (following.text if following is not None and shown else "")
        count += 1
    assert count > 0
