"""The form of generated code: ruff's, in which black changes nothing."""

from __future__ import annotations

from pathlib import Path

import black
import pytest
from black.mode import TargetVersion

from odsgen.codegen.formatting import format_files, format_source
from odsgen.codegen.generate import dialect_files
from odsgen.ods import load_dialect

SPECS = Path(__file__).parents[1] / "test_dialect" / "test.yaml"


def test_each_file_keeps_its_name():
    files = format_files({"a.py": "x=1", "b.py": "y = 'é'\n\n\n\n\n\nz=2"})
    assert files == {"a.py": "x = 1\n", "b.py": 'y = "é"\n\n\nz = 2\n'}


def test_no_settings_around_count(tmp_path, monkeypatch):
    (tmp_path / "ruff.toml").write_text("line-length = 20\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    source = 'name = "a text of more than twenty characters"\n'
    assert format_source(source) == source


def test_code_that_does_not_parse_is_a_defect_of_the_generator():
    with pytest.raises(AssertionError, match="the generator wrote Python that does not parse"):
        format_source("def (")


def test_black_agrees():
    """On MLIR's test dialect, the spec with the most kinds of everything."""
    files = format_files(dialect_files(load_dialect(SPECS), lambda name: f"..{name}"))
    mode = black.Mode(line_length=100, target_versions={TargetVersion.PY311})
    for name in ("__init__.py", "attributes.py", "types.py"):
        assert black.format_str(files[name], mode=mode) == files[name], name
    head, *classes = files["ops.py"].split("\n\n\nclass ")
    for text in (head + "\n", *(f"class {text.rstrip()}\n" for text in classes[::50])):
        assert black.format_str(text, mode=mode) == text
