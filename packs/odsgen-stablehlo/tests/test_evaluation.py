"""Programs compute what StableHLO's reference interpreter and XLA compute; the programs themselves say what that is."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.interpreter import EvaluationError, Machine
from odsgen.runtime import Context, Operation, parse
from odsgen.runtime.ir.symbol_table import symbol_name

HERE = Path(__file__).parent
PROGRAMS = sorted(HERE.glob("evaluation/*.mlir"))
REFUSED = [
    line.split(" // ")
    for line in (HERE / "refused_evaluations.txt").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_programs_hold_what_they_check(path: Path, context: Context) -> None:
    module = parse(path.read_text("utf-8"), context, filename=path.name)
    module.verify()
    machine = Machine(module)
    functions = [op for op in module.regions[0].blocks[0] if _has_no_arguments(op)]
    assert functions
    for function in functions:
        machine.call(function, [])


def _has_no_arguments(op: Operation) -> bool:
    return bool(symbol_name(op)) and not op.regions[0].blocks[0].arguments


@pytest.mark.parametrize(("lines", "message"), REFUSED)
def test_what_cannot_be_evaluated_is_told(lines: str, message: str, context: Context) -> None:
    body = lines.replace(" ;; ", "\n")
    module = parse(f"func.func @main() {{\n{body}\nreturn\n}}", context)
    module.verify()
    machine = Machine(module)
    with pytest.raises(EvaluationError) as caught:
        machine.call(machine.function("main"), [])
    assert message in str(caught.value)


def test_every_operation_is_evaluated_or_listed(context: Context) -> None:
    listed = (HERE / "operations_without_evaluation.txt").read_text("utf-8").splitlines()
    found = []
    for name in ("check", "chlo", "interpreter", "stablehlo"):
        dialect = context.dialect(name)
        assert dialect is not None
        for op_class in dialect.operations.values():
            if dialect.bound_hooks.find("evaluates", op_class) is None:
                found.append(op_class.OPERATION_NAME)
    assert sorted(found) == [line.split(":")[0] for line in listed]
