"""Generated verifiers report first of a broken operation what mlir-opt reports first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odsgen.runtime import Context, ParseError, VerifyError, parse
from tests.oracle import OracleError, mlir_opt, requires_oracle

CASES = Path(__file__).with_name("invalid_operations.mlir").read_text().split("// -----\n")


def first_message(text: str) -> str:
    try:
        parse(text, Context()).verify()
    except (ParseError, VerifyError) as error:
        return error.diagnostics[0].message
    return "accepted"


def mlir_message(text: str) -> str:
    try:
        mlir_opt(text)
    except OracleError as error:
        match = re.search(r"error: (.*)", str(error))
        return match[1] if match else str(error)
    return "accepted"


@requires_oracle
@pytest.mark.parametrize("text", CASES, ids=[str(number) for number in range(len(CASES))])
def test_the_first_message(text):
    assert first_message(text) == mlir_message(text)
