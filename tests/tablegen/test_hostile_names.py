"""TableGen files of strangers: what they say is written into the folder that was asked for, or refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

from odsgen.cli.commands import cli
from odsgen.ods import load_dialect_text
from odsgen.tablegen.yaml_text import yaml_text

DIALECT = """include "mlir/IR/OpBase.td"
def Evil_Dialect : Dialect {{
  let name = "{}";
}}
def Evil_Op : Op<Evil_Dialect, "o">;
"""


@pytest.mark.parametrize(
    "name", ["../../evil", "{folder}/evil", "a/b", "..", "", "x\\ny", "a" * 300]
)
@pytest.mark.parametrize("whole_folder", [False, True], ids=["file", "folder"])
def test_the_name_of_a_dialect_leads_nowhere(
    headers: Path, tblgen: Path, tmp_path: Path, name: str, whole_folder: bool
) -> None:
    inputs = tmp_path / "in" / "td"
    inputs.mkdir(parents=True)
    (inputs / "evil.td").write_text(DIALECT.format(name.format(folder=tmp_path)))
    before = sorted(tmp_path.rglob("*"))
    output = tmp_path / "in" / "out"
    result = CliRunner().invoke(
        cli,
        [
            "import",
            str(inputs if whole_folder else inputs / "evil.td"),
            "-I",
            str(headers),
            "-o",
            str(output),
        ],
    )
    assert result.exit_code == 1
    assert "evil.td:2: " in result.output and "cannot be the name of a dialect" in result.output
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize(
    "character", ["\u202e", "\u2066", "\x1b", "\x07", "\x85", "\u2028", "\ufeff", "\x00"]
)
def test_what_cannot_be_seen_is_escaped_in_a_spec(character: str) -> None:
    text = f"a{character}b"
    written = yaml_text(
        {
            "dialect": "d",
            "summary": text,
            "description": f"{text}\n{text}",
            "ops": {"o": {"summary": text}},
        },
        text,
        {"ops": text, "types": text},
    )
    assert written.replace("\n", "").isprintable()
    assert yaml.safe_load(written)["description"] == f"{text}\n{text}"
    assert load_dialect_text(written).summary == text
