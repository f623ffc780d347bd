"""Programs whose output is what mlir-runner prints."""

import re
from pathlib import Path

import pytest

from odsgen.native import compile

CASES = sorted((Path(__file__).parent / "cases").glob("*.mlir"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
@pytest.mark.parametrize("opt_level", [0, 3])
def test_output_is_that_of_mlir_runner(path: Path, opt_level: int) -> None:
    texts: list[str] = []
    compile(path.read_text(), "go", opt_level=opt_level, write=texts.append)()
    assert re.sub(r"0x[0-9a-f]+", "0x", "".join(texts)) == path.with_suffix(".out").read_text()
