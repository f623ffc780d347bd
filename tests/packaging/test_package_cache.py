"""The cache of generated packages: a build of the same tree gets the same files, and nothing that others could have written."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tools.package_cache import (
    PackageCache,
    Packages,
    changed_packages,
    key_of,
    read_packages,
)

PACKAGES: Packages = {"arith/__init__.py": "# arith\n", "arith/ops.py": "# ops\n", "ub/ops.py": ""}
KEY = "0" * 64
CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "packages"


@pytest.fixture
def cache(folder: Path) -> PackageCache:
    """A cache with an entry."""
    cache = PackageCache(folder)
    cache.store(KEY, PACKAGES)
    return cache


def test_what_is_stored_is_loaded(cache: PackageCache, folder: Path) -> None:
    assert cache.load(KEY) == PACKAGES
    assert cache.load("1" * 64) is None
    assert [path.name for path in folder.iterdir()] == [KEY]
    assert folder.stat().st_mode & 0o777 == 0o700


def test_half_an_entry_is_none(cache: PackageCache, folder: Path) -> None:
    whole = (folder / KEY).read_bytes()
    for length in (0, 10, 64, len(whole) - 1):
        (folder / KEY).write_bytes(whole[:length])
        assert cache.load(KEY) is None
    (folder / KEY).write_bytes(whole[:-1] + b"\0")
    assert cache.load(KEY) is None


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_an_entry_that_others_can_write_is_none(cache: PackageCache, folder: Path) -> None:
    for path, mode in ((folder, 0o777), (folder, 0o720), (folder / KEY, 0o666)):
        before = path.stat().st_mode & 0o777
        path.chmod(mode)
        assert cache.load(KEY) is None
        path.chmod(before)
        assert cache.load(KEY) == PACKAGES


def test_an_entry_of_another_user_is_none(
    cache: PackageCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = os.geteuid() + 1
    monkeypatch.setattr("os.geteuid", lambda: other)
    assert cache.load(KEY) is None


def test_links_are_no_entries(cache: PackageCache, folder: Path) -> None:
    (folder / KEY).rename(folder / "elsewhere")
    (folder / KEY).symlink_to(folder / "elsewhere")
    assert cache.load(KEY) is None
    (folder / KEY).unlink()
    (folder / "elsewhere").rename(folder / KEY)
    folder.parent.joinpath("link").symlink_to(folder)
    assert PackageCache(folder.parent / "link").load(KEY) is None


@pytest.mark.parametrize("path", ["../arith/ops.py", "/arith/ops.py", "arith/a/ops.py", "ops.py"])
def test_paths_lead_into_packages(cache: PackageCache, path: str) -> None:
    cache.store(KEY, {path: ""})
    assert cache.load(KEY) is None


def test_old_entries_go(cache: PackageCache, folder: Path) -> None:
    for number in range(9):
        key = str(number) * 64
        cache.store(key, PACKAGES)
        os.utime(folder / key, (number, number))
    assert len(list(folder.iterdir())) == 4
    assert cache.load("8" * 64) == PACKAGES


def test_a_folder_that_cannot_be_written_is_no_mistake(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    cache = PackageCache(tmp_path / "file" / "packages")
    cache.store(KEY, PACKAGES)
    assert cache.load(KEY) is None


def test_the_environment_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ODSGEN_CACHE", "off")
    PackageCache.of_user().store(KEY, PACKAGES)
    assert PackageCache.of_user().load(KEY) is None
    monkeypatch.setenv("ODSGEN_CACHE", str(tmp_path / "named"))
    PackageCache.of_user().store(KEY, PACKAGES)
    assert PackageCache(tmp_path / "named").load(KEY) == PACKAGES


@pytest.mark.parametrize(
    "name",
    [
        "odsgen/codegen/generate.py",
        "odsgen/dialects/arith/folds.py",
        "templates/classes.py.j2",
        "dialect_specs/arith.yaml",
    ],
)
def test_the_key_stands_for_content(tmp_path: Path, name: str) -> None:
    for part in ("templates", "dialect_specs", "odsgen/codegen"):
        shutil.copytree(CHECKOUT / part, tmp_path / part)
    before = key_of(tmp_path)
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    text = path.read_text() if path.is_file() else ""
    path.write_text(text + "\n")
    assert key_of(tmp_path) != before
    if text:
        path.write_text(text)
        assert key_of(tmp_path) == before


def test_packages_that_differ(tmp_path: Path) -> None:
    for path, text in PACKAGES.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)
    (tmp_path / "arith" / "hooks.py").write_text("mine")
    assert list(changed_packages(PACKAGES, read_packages(tmp_path))) == []
    (tmp_path / "arith" / "types.py").write_text("# of an earlier spec\n")
    (tmp_path / "ub" / "ops.py").unlink()
    assert list(changed_packages(PACKAGES, read_packages(tmp_path))) == ["arith", "ub"]
