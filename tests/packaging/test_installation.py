"""Commands of pip in messages: they name the place from which this odsgen was installed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from odsgen import installation
from odsgen.installation import Origin

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def active_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "python_command", lambda: "python")


def commands(monkeypatch: pytest.MonkeyPatch, origin: Origin) -> tuple[str, str]:
    """The commands for an extra and for the project of a dialect."""
    monkeypatch.setattr(installation, "origin", lambda: origin)
    return installation.command_for_extra("watch"), installation.command_for_project()


def test_from_an_index(monkeypatch: pytest.MonkeyPatch) -> None:
    assert commands(monkeypatch, Origin()) == (
        "python -m pip install 'odsgen[watch]'",
        "python -m pip install -e '.[dev]'",
    )


def test_from_a_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    assert commands(monkeypatch, Origin(folder="/my tools/odsgen", is_editable=True)) == (
        "python -m pip install -e '/my tools/odsgen[watch]'",
        "python -m pip install -e '/my tools/odsgen[generator]' -e '.[dev]'",
    )


def test_from_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    assert commands(monkeypatch, Origin(folder="/odsgen")) == (
        "python -m pip install '/odsgen[watch]'",
        "python -m pip install '/odsgen[generator]' -e '.[dev]'",
    )


def test_from_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    assert commands(monkeypatch, Origin(url="file:///a/odsgen-1-py3-none-any.whl")) == (
        "python -m pip install 'odsgen[watch] @ file:///a/odsgen-1-py3-none-any.whl'",
        "python -m pip install 'odsgen[generator] @ file:///a/odsgen-1-py3-none-any.whl' -e '.[dev]'",
    )


def test_this_checkout() -> None:
    assert installation.origin() == Origin(folder=str(CHECKOUT), is_editable=True)


def test_recorded_places(tmp_path: Path) -> None:
    folder = tmp_path.as_uri()
    wheel = tmp_path / "odsgen-1-py3-none-any.whl"
    wheel.touch()
    git = {"vcs": "git", "requested_revision": "main", "commit_id": "abc"}
    cases: list[tuple[object, Origin]] = [
        ({"url": folder, "dir_info": {"editable": True}}, Origin(str(tmp_path), True)),
        ({"url": folder, "dir_info": {}}, Origin(str(tmp_path))),
        ({"url": wheel.as_uri(), "archive_info": {}}, Origin(url=wheel.as_uri())),
        ({"url": f"{folder}/gone.whl", "archive_info": {}}, Origin()),
        (
            {"url": "https://x.org/odsgen.git", "vcs_info": git},
            Origin(url="git+https://x.org/odsgen.git@abc"),
        ),
        ({"url": folder, "vcs_info": git}, Origin(url=f"git+{folder}@abc")),
        ({"url": "https://x.org/o.whl", "archive_info": {}}, Origin(url="https://x.org/o.whl")),
        (["no mapping"], Origin()),
        ({"url": "http://[", "archive_info": {}}, Origin()),
    ]
    for recorded, origin in cases:
        assert installation._origin_of(json.dumps(recorded)) == origin
    assert installation._origin_of("{") == Origin()


def _shows_a_command_of_pip(line: str) -> bool:
    """Whether `pip install` stands in a line behind a quote or parenthesis that no comment holds."""
    return "pip install" in line and re.search(r"^[^#]*[\"'(].*\bpip install\b", line) is not None


def test_a_command_of_pip_is_seen() -> None:
    assert _shows_a_command_of_pip('    note = f"get it: {python} -m pip install odsgen"')
    assert not _shows_a_command_of_pip("    # as (pip install) does")
    assert not _shows_a_command_of_pip("    pip installs what is asked for")


def test_no_other_message_shows_a_command_of_pip() -> None:
    shown = [
        str(path.relative_to(CHECKOUT))
        for path in (CHECKOUT / "odsgen").rglob("*.py")
        if path.name != "installation.py"
        and any(map(_shows_a_command_of_pip, path.read_text("utf-8").splitlines()))
    ]
    assert shown == []


def test_python_is_named_by_its_path_where_another_is_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    (tmp_path / "python").write_text("#!/bin/sh\n")
    (tmp_path / "python").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    assert installation.python_command() == "python"
    monkeypatch.setattr("sys.executable", "/other place/bin/python")
    assert installation.python_command() == "'/other place/bin/python'"
