"""Patterns that are refused, beside what mlir-tblgen says of them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from odsgen.ods import load_dialect_text
from odsgen.spec import SpecErrors

HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = yaml.safe_load((HERE / "refusals.yaml").read_text("utf-8"))
DEFINITIONS = (HERE / "definitions.yaml").read_text("utf-8")
INCLUDES = Path("/usr/lib/llvm-22/include")
TBLGEN = shutil.which("mlir-tblgen-22") or str(INCLUDES.parent / "bin/mlir-tblgen")

requires_tblgen = pytest.mark.skipif(
    not (Path(TBLGEN).exists() and INCLUDES.exists()),
    reason="mlir-tblgen (LLVM 22) is not installed",
)


def split(text: str) -> list[str]:
    """The parts between the commas that are inside of no brackets."""
    parts, depth, current = [], 0, ""
    for character in text:
        depth += (character in "([<{") - (character in ")]>}")
        if character == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += character
    return [*parts, current.strip()] if current.strip() else parts


def here(pattern: str) -> str:
    """A pattern of DRR with the operations as this spec calls them."""
    return re.sub(r"\((A|B|Q|V|Z|Two)(?=[\s:)])", lambda m: f"({m[1].lower()}", pattern)


def keys(case: dict[str, Any]) -> tuple[str, list[str], list[str]]:
    """Source, results and conditions of a case."""
    if "mlir" not in case:
        return case["source"], case["results"], case.get("where", [])
    match = re.fullmatch(r"(Pat|Pattern)<(.*)>", case["mlir"])
    assert match is not None
    source, results, *rest = split(here(match[2]))
    listed = [results] if match[1] == "Pat" else split(results[1:-1])
    return source, listed, split(rest[0][1:-1]) if rest else []


def shown(case: dict[str, Any]) -> str:
    return case.get("mlir") or f"{case['source']} → {case['results']} {case.get('where', '')}"


@pytest.mark.parametrize("case", CASES, ids=shown)
def test_refused(case):
    source, results, where = keys(case)
    pattern = yaml.safe_dump(
        {"patterns": {"Case": {"source": source, "results": results, "where": where}}}, width=10000
    )
    text = DEFINITIONS + pattern
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(text, "t.yaml")
    [diagnostic] = caught.value.diagnostics
    message = case.get("ours") or case["message"]
    assert diagnostic.message == message.removesuffix(" right now").removesuffix(" now")
    place = diagnostic.place
    assert place is not None
    line = text.splitlines()[place.line - 1]
    assert line[place.column - 1 :].replace("''", "'").startswith(case["at"])


@requires_tblgen
@pytest.mark.parametrize("case", [c for c in CASES if "mlir" in c], ids=shown)
def test_mlir_says_so(case, tmp_path):
    text = (HERE / "definitions.td").read_text("utf-8")
    pattern = case["mlir"].replace("'", '"')
    (tmp_path / "case.td").write_text(f"{text}\ndef : {pattern};\n")
    command = [TBLGEN, "-gen-rewriters", "-I", str(INCLUDES), str(tmp_path / "case.td")]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if "message" in case:
        assert run.returncode > 0
        assert case["message"] in run.stderr
    else:
        assert (run.returncode < 0) is case.get("crashes", False)
