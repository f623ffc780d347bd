"""Programs and what their functions give: `// name arguments => results`, separated by `|`, or `error: message`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odsgen.interpreter import EvaluationError, Limits, Machine, from_text, value_text
from odsgen.interpreter.machine import function_type
from odsgen.passes import PassManager
from odsgen.runtime import Context, parse

FOLDER = Path(__file__).parent / "programs"
LIMITS = Limits(steps=100_000, elements=1_000_000)

CALLS: list[tuple[Path, str, str, str]] = [
    (path, match[1], match[2], match[3])
    for path in sorted(FOLDER.glob("*.mlir"))
    for match in re.finditer(r"^// (\w+) ?(.*?) ?=>[ ]?(.*)$", path.read_text(), re.M)
]


def _outcome(text: str, name: str, arguments: str, pipeline: str = "") -> str:
    module = parse(text, Context())
    module.verify()
    if pipeline:
        PassManager.parse(f"builtin.module({pipeline})").run(module)
    machine = Machine(module, limits=LIMITS)
    try:
        function = machine.function(name)
        type = function_type(function)
        values = [from_text(a, t) for a, t in zip(arguments.split(), type.inputs, strict=True)]
        found = machine.call(function, values)
    except EvaluationError as error:
        return f"error: {error.diagnostics[0].message}"
    return " | ".join(value_text(value, t) for value, t in zip(found, type.results, strict=True))


@pytest.mark.parametrize(
    ("path", "name", "arguments", "expected"),
    CALLS,
    ids=[f"{c[0].stem}-{c[1]}-{c[2]}" for c in CALLS],
)
def test_call(path: Path, name: str, arguments: str, expected: str) -> None:
    text = path.read_text()
    found = _outcome(text, name, arguments)
    if not expected.startswith("error: "):
        assert found == expected
        if "poison" not in expected:
            assert _outcome(text, name, arguments, "canonicalize,cse") == expected
        return
    assert found.startswith("error: ") and expected.removeprefix("error: ") in found
