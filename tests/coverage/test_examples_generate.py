"""The packages of all examples of docs/ pass mypy --strict, with the hooks that are scaffolded for them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.codegen import generate
from tests.coverage.documents import pages, sections


def test_packages_of_examples_are_typed(tmp_path: Path):
    pytest.importorskip("mypy")
    specs = tmp_path / "specs"
    specs.mkdir()
    for text in _specs():
        name = re.search(r"^dialect: (\w+)", text, re.M)
        assert name is not None
        (specs / f"{name[1]}.yaml").write_text(text, encoding="utf-8")
    packages = tmp_path / "packages"
    files = sorted(specs.glob("*.yaml"))
    assert len(files) > 90
    generate(files, packages)
    (packages / "__init__.py").touch()
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--explicit-package-bases", "packages"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def _specs() -> list[str]:
    """The examples; those of a name that was taken before get another."""
    found: list[str] = []
    taken: set[str] = set()
    for page in pages():
        for section in sections(page):
            for block in section.blocks:
                if block.kind == "yaml":
                    found.append(_renamed(block.text, taken))
    return found


def _renamed(text: str, taken: set[str]) -> str:
    text = re.sub(r"^hooks: .*\n", "", text, flags=re.M)
    match = re.search(r"^dialect: (\w+)", text, re.M)
    assert match is not None
    name = match[1]
    number = 1
    while name in taken:
        number += 1
        name = f"{match[1]}{number}"
    taken.add(name)
    text = re.sub(r"^dialect: \w+", f"dialect: {name}", text, count=1, flags=re.M)
    return re.sub(rf"\b{match[1]}\.(?=\w)", f"{name}.", text)
