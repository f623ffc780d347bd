"""Fixtures for tests of imports: the headers of an installed MLIR and its llvm-tblgen."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.tblgen import find_tblgen

HEADERS = Path("/usr/lib/llvm-22/include")


@pytest.fixture(scope="session")
def headers() -> Path:
    """The folder of MLIR's headers; a test is skipped where there is none."""
    if not (HEADERS / "mlir" / "IR" / "OpBase.td").is_file():
        pytest.skip("MLIR's TableGen files are not installed: apt-get install libmlir-22-dev")
    return HEADERS


@pytest.fixture(scope="session")
def tblgen() -> Path:
    """llvm-tblgen; a test is skipped where there is none."""
    try:
        return find_tblgen(inputs=(HEADERS / "mlir",))
    except TableGenError:
        pytest.skip("llvm-tblgen is not installed: apt-get install llvm-22")
