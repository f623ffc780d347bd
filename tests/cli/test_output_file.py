"""An output file is there whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from odsgen.drivers.output_file import OutputFile


def test_kept(tmp_path: Path) -> None:
    path = tmp_path / "out.mlir"
    with OutputFile(str(path)) as output:
        output.write("module \udcff\n")
        assert not path.exists()
        output.keep()
    assert path.read_bytes() == b"module \xff\n"
    assert [p.name for p in tmp_path.iterdir()] == ["out.mlir"]


def test_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "out.mlir"
    path.write_text("old")
    with OutputFile(str(path)) as output:
        output.write("half of the new")
    assert path.read_text() == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["out.mlir"]


def test_mode_and_link_stay(tmp_path: Path) -> None:
    path, link = tmp_path / "out.mlir", tmp_path / "link.mlir"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    with OutputFile(str(link)) as output:
        output.write("new")
        output.keep()
    assert link.is_symlink()
    assert path.read_text() == "new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_new_file_has_the_usual_mode(tmp_path: Path) -> None:
    ordinary, path = tmp_path / "ordinary", tmp_path / "out.mlir"
    ordinary.touch()
    with OutputFile(str(path)) as output:
        output.keep()
    assert path.stat().st_mode == ordinary.stat().st_mode


def test_device_is_written_directly() -> None:
    with OutputFile(os.devnull) as output:
        output.write("text")
        output.keep()
    assert not Path(os.devnull).is_file()


@pytest.mark.parametrize(
    ("name", "error"), [("missing/out", FileNotFoundError), ("", IsADirectoryError)]
)
def test_place_that_cannot_be_written(tmp_path: Path, name: str, error: type[OSError]) -> None:
    with pytest.raises(error):
        OutputFile(str(tmp_path / name))
