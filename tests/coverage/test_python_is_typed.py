"""All Python of docs/ passes mypy --strict: the packages of the examples, hooks as pasted into them, and what uses both.

One run of mypy checks all pages.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.codegen import generate
from tests.coverage.documents import RUN_AS_A_WHOLE, Section, pages, sections


def test_python_of_all_pages_is_typed(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    root = tmp_path / "docs"
    root.mkdir()
    count = 0
    for page in pages():
        if page.startswith("tutorial/"):
            continue  # tests/readme/test_tutorial.py checks them where they ran
        if page in RUN_AS_A_WHOLE:
            count += _write_page(page, root)
            continue
        for number, section in enumerate(sections(page)):
            count += _write_section(section, root / f"{_module(page)}_{number}")
    assert count > 40
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--explicit-package-bases", "."],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


#: A block that is a file of the package before it.
_OF_THE_PACKAGE = re.compile(r"^from \.ops import", re.M)


def is_annotated(hooks: str) -> bool:
    """Whether all functions of a block say what they take and return."""
    return all("->" in line for line in re.findall(r"^ *def [^:]*(?:\([^)]*\))?.*:$", hooks, re.M))


def test_hooks_have_annotations() -> None:
    without = [
        f"{page}:{block.line}"
        for page in pages()
        for section in sections(page)
        for block in section.blocks
        if block.kind == "python hooks" and not is_annotated(block.text)
    ]
    assert without == []


def test_hooks_are_decorated() -> None:
    found = [
        f"{page}:{block.line}"
        for page in pages()
        for section in sections(page)
        for block in section.blocks
        if block.kind == "python hooks" and "from odsgen.hooks import" not in block.text
    ]
    assert found == []


def _module(page: str) -> str:
    return page.removesuffix(".md").replace("-", "_").replace("/", "_")


def _write_section(section: Section, folder: Path) -> int:
    """The packages of a section with their hooks, and a module for each block that uses them; how many blocks."""
    specs: list[Path] = []
    names: list[str] = []
    written = 0
    for block in section.blocks:
        if block.kind == "yaml":
            found = re.search(r"^dialect: (\w+)", block.text, re.M)
            assert found is not None, f"{section.page}:{block.line}: an example is a whole spec"
            names.append(found[1])
            specs.append(folder / f"{found[1]}.yaml")
            folder.mkdir(exist_ok=True)
            specs[-1].write_text(re.sub(r"^hooks: .*\n", "", block.text, flags=re.M), "utf-8")
        elif block.kind == "python hooks":
            hooks = folder / names[-1] / "hooks.py"
            hooks.parent.mkdir(parents=True, exist_ok=True)
            hooks.write_text("\n" * block.line + block.text, "utf-8")
            written += 1
        elif block.kind == "python":
            folder.mkdir(exist_ok=True)
            used = [name for name in names if re.search(rf"\b{name}\b", block.text)]
            imports = "".join(f"import {folder.name}.{name} as {name}; " for name in used)
            text = f"{imports}\n" + "\n" * (block.line - 1) + block.text
            (folder / f"at_line_{block.line}.py").write_text(text, "utf-8")
            written += 1
    if specs:
        generate(list(dict.fromkeys(specs)), folder)
    if folder.is_dir():
        (folder / "__init__.py").touch()
    return written


def _write_page(page: str, root: Path) -> int:
    """The Python of a page that is read from top to bottom, as one module; hooks apart, with the package of the spec before."""
    blocks = [block for section in sections(page) for block in section.blocks]
    programs = [b.text for b in blocks if b.kind == "python" and not _OF_THE_PACKAGE.search(b.text)]
    folder = root / _module(page)
    folder.mkdir()
    (folder / "__init__.py").touch()
    before = None
    imports = ""
    for block in blocks:
        if _OF_THE_PACKAGE.search(block.text) and before is not None:
            name = re.search(r"^dialect: (\w+)", before.text, re.M)
            assert name is not None
            package = folder / name[1]
            package.mkdir()
            (package / "hooks.py").write_text(block.text, "utf-8")
            spec = folder / f"{name[1]}.yaml"
            spec.write_text(before.text, "utf-8")
            generate([spec], folder)
            imports += f"import {folder.name}.{name[1]} as {name[1]}\n"
        before = block if block.kind == "yaml" else before
    (folder / "program.py").write_text(imports + "".join(programs), "utf-8")
    return len(programs)
