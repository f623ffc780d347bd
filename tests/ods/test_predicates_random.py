"""Random predicates, mostly of the right kinds: what is accepted has an answer for every type, and type checkers agree."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from odsgen.codegen.imports import Imports
from odsgen.ods.model.predicates import Predicate
from odsgen.ods.resolve.constraints import ConstraintTable
from odsgen.spec.expression_errors import ExpressionError
from tests.ods.compiled import compiled_predicate
from tests.ods.test_predicates import TYPES
from tests.predicate_code import import_lines, predicate_source

_CLASSES = "ShapedType TensorType VectorType IntegerType TupleType FunctionType MemRefType".split()
_SEQUENCES = "$_self.shape $_self.types $_self.inputs $_self.scalable_dims (1,2) $_self.flattened_types()".split()
_TYPES = "$_self $_self.element_type x I32 F32 $_self.types[0] $_self.inputs[-1]".split()
_NUMBERS = "0 1 2 -1 $_self.rank $_self.width n $_self.num_elements".split()
_TRUTHS = ["True", "isa($_self, ShapedType)", "$_self.is_signless", "$_self.has_rank"]
_CONSTRAINTS = [
    "TensorOf<[AnyFloat]>",
    "AnyInteger",
    "BoolLike",
    "VectorOfLength<[4]>",
    "TupleOf<[I32, F32]>",
    "AnyStridedMemRef",
    "ShapedTypeWithNthDimOfSize<1, [3, 4]>",
]

Maker = Callable[[int], str]


class _Writer:
    """Writes predicates about ``$_self``."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def of(self, depth: int, leaves: Sequence[str], *makers: Maker) -> str:
        if depth <= 0 or self.random.random() < 0.15:
            return self.random.choice(leaves)
        return self.random.choice(makers)(depth - 1)

    def one(self, *choices: str) -> str:
        return self.random.choice(choices)

    def type(self, depth: int) -> str:
        return self.of(
            depth,
            _TYPES,
            lambda d: f"element_type_or_self({self.type(d)})",
            lambda d: f"with_element_type({self.type(d)}, {self.type(d)})",
            lambda d: f"({self.type(d)} if {self.truth(d)} else {self.type(d)})",
            lambda d: f"$_self.types[{self.number(d)}]",
        )

    def number(self, depth: int) -> str:
        return self.of(
            depth,
            _NUMBERS,
            lambda d: f"{self.one('len', 'max', 'sum', 'distinct')}({self.sequence()})",
            lambda d: f"({self.number(d)} {self.one(*'+-*&|^')} {self.number(d)})",
            lambda d: f"({self.number(d)} {self.one('//', '%', '>>', '<<')} {self.random.randint(1, 5)})",
            lambda d: f"{self.sequence()}[{self.number(d)}]",
            lambda d: f"min({self.number(d)}, {self.number(d)})",
            lambda d: f"-{self.number(d)}",
            lambda d: f"rank_of({self.type(d)})",
            lambda d: f"({self.number(d)} if {self.truth(d)} else {self.number(d)})",
        )

    def sequence(self) -> str:
        return self.one(*_SEQUENCES)

    def truth(self, depth: int) -> str:
        compare = ("==", "!=", "<", "<=", ">", ">=")
        return self.of(
            depth,
            _TRUTHS,
            lambda d: f"({self.truth(d)} {self.one('and', 'or')} {self.truth(d)})",
            lambda d: f"not {self.truth(d)}",
            lambda d: f"(isa($_self, {self.one(*_CLASSES)}) and {self.truth(d)})",
            lambda d: f"(isa($_self, {self.one(*_CLASSES)}) and {self.truth(d)})",
            lambda d: f"(not isa($_self, {self.one(*_CLASSES)}) or {self.truth(d)})",
            lambda d: f"{self.number(d)} {self.one(*compare)} {self.number(d)}",
            lambda d: f"{self.type(d)} {self.one('==', '!=')} {self.type(d)}",
            lambda d: f"{self.number(d)} in {self.sequence()}",
            lambda d: f"{self.sequence()} == {self.sequence()}",
            lambda d: f"{self.one('all', 'any')}(isa(x, IntegerType) and x.width > {self.number(d)} for x in $_self.types)",
            lambda d: f"{self.one('all', 'any')}(n < {self.number(d)} for n in $_self.shape)",
            lambda d: f"satisfies({self.type(d)}, {self.one(*_CONSTRAINTS)})",
        )


def _accepted(count: int, seed: int) -> list[tuple[str, Predicate]]:
    """That many predicates that are accepted; what is refused has a place in its text."""
    writer, scope = _Writer(seed), ConstraintTable()
    found: dict[str, Predicate] = {}
    while len(found) < count:
        text = writer.truth(writer.random.randint(2, 6))
        try:
            found[text] = scope.type_predicate(text)
        except ExpressionError as error:
            assert 0 <= error.offset <= len(text)
    return list(found.items())


def test_what_is_accepted_never_fails():
    undecided = 0
    for text, predicate in _accepted(1000, seed=1):
        test = compiled_predicate(predicate)
        answers = {test(type) for type in TYPES}
        assert answers <= {True, False}, text
        undecided += len(answers) == 2
    assert undecided > 250


def test_type_checkers_accept_what_is_accepted(tmp_path: Path):
    imports = Imports()
    functions: list[str] = []
    for number, (text, predicate) in enumerate(_accepted(150, seed=2)):
        source = predicate_source(predicate, "subject", imports)
        functions.append(
            f"def test_{number}(subject: Type) -> bool:  # {text}\n    return {source}\n"
        )
    lines = [*import_lines(imports), "from odsgen.runtime.base.attribute import Type"]
    file = tmp_path / "predicates.py"
    file.write_text("\n".join(lines) + "\n\n\n" + "\n\n".join(functions))
    options = ["--strict", "--no-incremental", "--follow-imports=silent"]
    found = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            *options,
            "--disable-error-code=comparison-overlap",
            str(file),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    if "No module named mypy" in found.stderr:
        pytest.skip("mypy is not installed")
    assert found.returncode == 0, found.stdout
