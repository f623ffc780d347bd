"""MLIR's own tests, as far as they use builtin, func, arith and cf: how many odsgen reads and prints as mlir-opt does.

A third of them use operations of MLIR's test dialect too.

The corpus and the tool that runs it are no part of the project. They are found in the folder that the environment
variable ODSGEN_CONFORMANCE names, or in `shared` beside the checkout.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.test_dialect.package import dialect_folder

CHECKOUT = Path(__file__).resolve().parents[2]

# What has been reached, in percent of the chunks; it may only grow. (Of one chunk, mlir-opt refuses its own custom form.)
FIGURES = {
    ("custom", "pass"): 99.7,
    ("generic", "pass"): 100.0,
    ("source", "pass"): 100.0,
    ("invalid", "refused"): 100.0,
    ("invalid", "pass"): 100.0,
}


def conformance_folder() -> Path | None:
    """The folder with the tool and the corpus, if it is there."""
    named = os.environ.get("ODSGEN_CONFORMANCE")
    folder = Path(named) if named else CHECKOUT.parent / "shared"
    has_tool = (folder / "tools" / "conformance.py").is_file()
    return folder if has_tool and corpus_of(folder).is_file() else None


def corpus_of(folder: Path) -> Path:
    """MLIR's own tests; beside them are programs of others."""
    return folder / "corpus" / "visible.jsonl.xz"


@pytest.fixture(scope="module")
def totals() -> dict[str, dict[str, Any]]:
    """The counts of each level."""
    folder = conformance_folder()
    if folder is None:
        pytest.skip("no conformance corpus: set ODSGEN_CONFORMANCE to its folder")
    tool = folder / "tools" / "conformance.py"
    process = subprocess.run(
        [sys.executable, str(tool), str(corpus_of(folder)), "--json"],
        env={**os.environ, "ODSGEN_DIALECT_PATH": str(dialect_folder())},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert process.returncode == 0, process.stderr
    found: dict[str, dict[str, Any]] = json.loads(process.stdout.splitlines()[-1])
    return found


# One worker of pytest-xdist runs the whole table, so that the corpus is run once.


@pytest.mark.parametrize(("level", "count"), FIGURES)
def test_figure_is_held(totals: dict[str, dict[str, Any]], level: str, count: str) -> None:
    counts = totals[level]
    assert counts["chunks"] > 0
    reached = 100 * counts.get(count, 0) / counts["chunks"]
    assert reached >= FIGURES[level, count], counts


@pytest.mark.parametrize("level", ["custom", "generic", "source", "invalid"])
def test_nothing_crashes_or_hangs(totals: dict[str, dict[str, Any]], level: str) -> None:
    counts = totals[level]
    assert (counts.get("crash", 0), counts.get("timeout", 0)) == (0, 0), counts
