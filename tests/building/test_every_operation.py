"""One of each bundled operation is built by its function: it verifies, is printed, and mlir-opt reads the text.

The parts come from programs of the tests and from those that are made of the definitions of a dialect; what is built of them
has the text of the operation whose parts they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from odsgen.ods.model import DialectDef
from odsgen.runtime import Context, DiagnosticError, Operation, parse, print_ir
from odsgen.validation import ProgramGenerator
from tests.building.rebuilding import Rebuilding, definition_of
from tests.building.test_structured_operations import NAMED
from tests.building.values import TYPES
from tests.bundled import SPECS, all_packages
from tests.oracle import mlir_opt, mlir_opt_path

HERE = Path(__file__).parent
#: Where programs are; an operation is taken from the first that has it.
PROGRAMS = [
    *sorted(HERE.glob("programs/*.mlir")),
    *(
        path
        for folder in "dialects/upstream dialects/roundtrip translation/programs translation/llvm_ir passes/cases interpreting".split()
        for path in sorted((HERE.parent / folder).rglob("*.mlir"))
        if not {".invalid", ".dies"} & set(path.suffixes)
    ),
]

#: Dialects that mlir-opt does not know, or reads only in part, with the reason: odsgen reads their programs itself.
UNKNOWN_TO_MLIR_OPT = {
    "std": "MLIR has no dialect of this name any more",
    "toy": "it is that of MLIR's tutorial, which mlir-opt is built without",
    "vcix": "mlir-opt is built without it",
}
#: Operations that MLIR prints in a form that it does not read, nor do we.
UNREADABLE = {
    "spirv.INTEL.SubgroupBlockWrite": "the storage class is read and not printed",
}
#: Operations with another builder than a function with the parts for its parameters, and where that is tested.
TESTED_ELSEWHERE = {
    f"linalg.{name}": "test_structured_operations.py" for name in NAMED
}  # fmt: skip


@cache
def chunks() -> tuple[str, ...]:
    """The programs of the tests, one by one."""
    return tuple(
        chunk
        for path in PROGRAMS
        for chunk in path.read_text("utf-8").split("// -----")
        if chunk.strip()
    )


@cache
def _parsed(chunk: str) -> Operation | None:
    """A program of the tests; None of one that shows an error."""
    try:
        module = parse(chunk, Context())
        module.verify()
    except DiagnosticError:
        return None
    return module


def _is_readable(module: Operation) -> bool:
    """Whether the text of a program says all of it, as for some types and empty groups it does not."""
    text = print_ir(module)
    try:
        return print_ir(parse(text, Context())) == text
    except DiagnosticError:
        return False


def imported_by(dialect: DialectDef) -> list[DialectDef]:
    """The dialects whose types and attributes one uses, and those in which its operations stand."""
    found: dict[str, DialectDef] = {}
    pending = ["func", "builtin", *dialect.imports]
    while pending:
        name = pending.pop()
        definition = definition_of(name)
        if name not in found and name != dialect.name and definition is not None:
            found[name] = definition
            pending += definition.imports
    return list(reversed(found.values()))


def programs_with(dialect: DialectDef, missing: set[str]) -> Iterator[Operation]:
    """Programs that have all these operations between them; takes from the set what they have."""
    for chunk in chunks():
        if any(name in chunk for name in missing):
            module = _parsed(chunk)
            names = set() if module is None else {op.name for op in module.walk()}
            if module is not None and not missing.isdisjoint(names):
                missing -= names
                yield module
    generator = ProgramGenerator(
        dialect,
        Context(),
        imported=imported_by(dialect),
        types=TYPES.get(dialect.name, ()),
        plain=True,
    )
    for op in dialect.ops:
        if op.name in missing:
            made = (program.module for program in generator.programs_of(op, 10))
            readable = next((module for module in made if _is_readable(module)), None)
            if readable is not None:
                missing.discard(op.name)
                yield readable


@pytest.mark.parametrize("name", [path.stem for path in SPECS])
def test_each_operation_is_built(name: str) -> None:
    all_packages()
    dialect = definition_of(name)
    assert dialect is not None
    wanted = {op.name for op in dialect.ops} - set(TESTED_ELSEWHERE)
    missing = set(wanted)
    built: set[str] = set()
    read_by_mlir_opt: list[str] = []
    for module in programs_with(dialect, missing):
        rebuilding = Rebuilding()
        again = rebuilding.operation(module)
        again.parse_context = module.parse_context
        again.verify()
        text = print_ir(again)
        assert text == print_ir(module)
        built |= rebuilding.built
        if rebuilding.built.isdisjoint(UNREADABLE):
            assert print_ir(parse(text, Context())) == text
            if UNKNOWN_TO_MLIR_OPT.keys().isdisjoint(n.partition(".")[0] for n in rebuilding.built):
                read_by_mlir_opt.append(text)
    assert not missing and wanted <= built
    if mlir_opt_path() is not None and read_by_mlir_opt:
        mlir_opt("\n// -----\n".join(read_by_mlir_opt), "--split-input-file")


def test_functions_that_are_written_by_hand_are_tested() -> None:
    text = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    for path in SPECS:
        definition = definition_of(path.stem)
        for name in (
            (name for _, names in definition.functions for name in names) if definition else ()
        ):
            is_named = path.stem == "linalg" and name in NAMED
            assert is_named or f"{path.stem}.{name}(" in text, f"{path.stem}.{name}"
