"""The examples of "How to add" in docs/explanation/architecture.md are whole commits: applied to a copy of the tree, their programs run.

A block ``diff path`` inserts its lines with ``+`` among those without, which stand in the file in this order; a new file has only
such lines.  ``python changed`` runs in the changed copy.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.coverage.documents import DOCS, Section, sections

CHECKOUT = DOCS.parent
SECTIONS = {
    section.title: section
    for section in sections("explanation/architecture.md")
    if any(block.kind == "python changed" for block in section.blocks)
}
#: How many files each may take.
MOST_FILES = {
    "A constraint": 1,
    "A trait": 2,
    "A directive of assembly formats": 4,
    "A pass": 2,  # with the line that registers it
    "A hook of a bundled dialect": 3,
    "A dialect": 1,
}


def changed(text: str, diff: str) -> str:
    """A file's text with the lines of a diff put in and left out; raises AssertionError where its other lines are not found."""
    lines = diff.splitlines()
    known = [line[1:] for line in lines if not line.startswith("+")]
    assert all(
        line[:1] in (" ", "+", "-") for line in lines
    ), "a line of a diff begins with a blank, + or -"
    old = "".join(f"{line}\n" for line in known)
    if known:
        assert text.count(old) == 1, f"these lines do not stand once in the file:\n{old}"
    else:
        assert not text, "a file that is there needs lines that say where to insert"
    return text.replace(
        old, "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-")), 1
    )


def apply(section: Section, copy: Path) -> set[str]:
    """The files that the diffs of a section change in a copy of the tree."""
    paths = set()
    for block in section.blocks:
        kind, _, name = block.kind.partition(" ")
        if kind == "diff":
            path = copy / name
            text = path.read_text("utf-8") if path.exists() else ""
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(changed(text, block.text), "utf-8")
            paths.add(name)
    return paths


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what a commit can change."""
    for name in ("odsgen", "templates", "dialect_specs"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(CHECKOUT / name, tmp_path / name, ignore=ignored)
    (tmp_path / "generated").symlink_to(CHECKOUT / "generated")
    return tmp_path


@pytest.mark.parametrize("title", MOST_FILES)
def test_example_is_a_whole_commit(title: str, copy: Path) -> None:
    section = SECTIONS[title]
    assert 1 <= len(apply(section, copy)) <= MOST_FILES[title]
    [program] = [block.text for block in section.blocks if block.kind == "python changed"]
    environment = {**os.environ, "PYTHONPATH": f"{copy}{os.pathsep}{copy / 'generated'}"}
    process = subprocess.run(
        [sys.executable, "-c", program],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert process.returncode == 0, process.stderr


@pytest.mark.parametrize("title", MOST_FILES)
def test_without_the_commit_the_program_fails(title: str, copy: Path) -> None:
    [program] = [b.text for b in SECTIONS[title].blocks if b.kind == "python changed"]
    environment = {**os.environ, "PYTHONPATH": f"{copy}{os.pathsep}{copy / 'generated'}"}
    process = subprocess.run(
        [sys.executable, "-c", program], cwd=copy, env=environment, capture_output=True
    )
    assert process.returncode != 0


def test_every_example_is_counted() -> None:
    assert set(SECTIONS) == set(MOST_FILES)
