"""Inputs of the fuzzer: changed and generated programs, programs that are canonicalized, changed specs and TableGen files."""

from __future__ import annotations

import json
import lzma
import tempfile
import traceback
import warnings
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from random import Random

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.importing import ImportRequest, import_specs
from odsgen.tablegen.tblgen import find_tblgen
from tests.fuzz.passes import EveryPass, check_passes
from tests.fuzz.runner import Failure
from tests.hostile.checks import (
    ACCEPTED,
    NAMELESS,
    REFUSED,
    UNREADABLE,
    Refused,
    check_text,
    guarded,
    printed_by_mlir,
)
from tests.hostile.mutations import mutated
from tests.hostile.single_operations import operations_of
from tests.interpreting.random_functions import random_program
from tests.ods.mutated_specs import HOSTILE as SPECS
from tests.ods.mutated_specs import Unsound, judge
from tests.ods.mutated_specs import mutated as mutated_tokens
from tests.rewriting.random_arithmetic import FunctionWriter

TESTS = Path(__file__).parent.parent
HEADERS = Path("/usr/lib/llvm-22/include")
LONGEST = 6_000  # characters of a program that is mutated: a longer one only takes longer

#: The kinds of forty inputs after one another: most are small, for ten of them take the time of one other.
_KINDS = (
    ("operation",) * 25 + ("text",) * 6 + ("canonicalize",) * 2 + ("passes",) * 4 + ("spec",) * 3
)
_TABLEGEN_EACH = 2000  # they are read by another process, which takes its time


def corpus_programs(path: Path) -> list[str]:
    """The texts of a corpus, as they were written and as mlir-opt prints them."""
    opener = lzma.open if path.suffix == ".xz" else open
    programs: list[str] = []
    with opener(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            texts = [row.get(form) for form in ("source", "generic", "generic", "custom")]
            programs += [text for text in texts if text and len(text) <= LONGEST]
    return programs


def programs_of(paths: Sequence[Path]) -> list[str]:
    """The programs of files, folders and corpora."""
    programs: list[str] = []
    for path in paths:
        if ".jsonl" in path.name:
            programs += corpus_programs(path)
        elif path.is_dir():
            programs += [file.read_text("utf-8") for file in sorted(path.glob("*.mlir"))]
        else:
            programs.append(path.read_text("utf-8"))
    return programs


def own_programs() -> list[str]:
    """The programs of odsgen's own tests."""
    texts = [path.read_text("utf-8", errors="replace") for path in sorted(TESTS.rglob("*.mlir"))]
    parts = [part for text in texts for part in text.split("// -----")]
    return [part for part in parts if part.strip() and len(part) <= LONGEST]


def generated_program(chance: Random) -> str:
    """Functions of arith, cf, scf and func, by their grammar."""
    if chance.random() < 0.5:
        return random_program(chance).text
    return FunctionWriter(chance.randrange(1 << 30), chance.random() < 0.5).program(3)


class Texts:
    """Changed programs: each is refused with a diagnostic, or reads back as it is printed."""

    def __init__(self, programs: Sequence[str], seed: int) -> None:
        self._programs = programs
        self._seed = seed

    def text(self, number: int) -> str:
        """The program, changed."""
        return mutated(self._programs, number, self._seed)

    def suffix(self, number: int) -> str:
        """That of programs."""
        return ".mlir"

    @cached_property
    def _contexts(self) -> dict[bool, Context]:
        return {unregistered: Context(unregistered) for unregistered in (False, True)}

    def context(self, number: int) -> Context:
        """One that knows only registered operations for a quarter of the programs."""
        return self._contexts[number // len(self._programs) % 4 != 3]

    def check(self, number: int, text: str) -> str:
        """Whether it was accepted."""
        return check_text(text, self.context(number))


class Everything(Texts):
    """Inputs of all kinds, by their numbers."""

    def __init__(self, programs: Sequence[str], seed: int) -> None:
        super().__init__(programs, seed)
        self._operations = operations_of(programs)
        self._every_pass = EveryPass(programs, seed, self._operations)
        self._specs = [path.read_text("utf-8") for path in sorted(SPECS.glob("*.yaml"))]
        self._specs += [
            path.read_text("utf-8")
            for path in sorted((TESTS / "random_specs" / "regressions").glob("*.yaml"))
        ]
        cases = TESTS / "tablegen" / "cases"
        self._tablegen = [path.read_text("utf-8") for path in sorted(cases.glob("*.td"))]
        try:
            self._tblgen = str(find_tblgen(inputs=(HEADERS / "mlir",)))
        except TableGenError:
            self._tblgen = ""

    def kind(self, number: int) -> str:
        """The kind of an input."""
        if self._tblgen and number % _TABLEGEN_EACH == _TABLEGEN_EACH - 1:
            return "tablegen"
        return _KINDS[number % len(_KINDS)]

    def suffix(self, number: int) -> str:
        """That of the kind."""
        return {"spec": ".yaml", "tablegen": ".td"}.get(self.kind(number), ".mlir")

    def text(self, number: int) -> str:
        """The input."""
        chance = Random(f"{self._seed}/{number}/kind")
        match self.kind(number):
            case "operation":
                return mutated(self._operations, number, self._seed)
            case "passes":
                return self._every_pass.changed(number)
            case "spec":
                return mutated_tokens(chance.choice(self._specs), chance)
            case "tablegen":
                return mutated_tokens(chance.choice(self._tablegen), chance)
            case "canonicalize" if chance.random() < 0.3:
                return generated_program(chance)
            case "canonicalize" if chance.random() < 0.5:
                return mutated((generated_program(chance),), number, self._seed)
            case _:
                return super().text(number)

    def check(self, number: int, text: str) -> str:
        """The outcome, by kind."""
        kind = self.kind(number)
        checks: dict[str, Callable[[], str]] = {
            "operation": lambda: check_text(text, self.context(number)),
            "text": lambda: check_text(text, self.context(number)),
            "canonicalize": lambda: check_canonicalized(text, self.context(number)),
            "passes": lambda: check_passes(text, self.context(number)),
            "spec": lambda: check_spec(text),
            "tablegen": lambda: check_tablegen(text, self._tblgen),
        }
        return f"{kind}: {checks[kind]()}"


def check_canonicalized(text: str, context: Context) -> str:
    """A program that verifies is canonicalized, verifies still, and reads back; raises Failure."""
    outcome = check_text(text, context)
    if outcome != ACCEPTED:
        return outcome
    module = parse(text, context, filename="mutated.mlir")
    module.verify()
    before = print_ir(module, generic=True)
    manager = PassManager.parse("any(canonicalize)", verify_each=False)
    try:
        guarded("canonicalize", lambda: manager.run(module))
    except Refused:
        return "not canonicalized"
    if "spirv.mlir.loop" in before:
        return "loses blocks of a loop that are never reached, as in MLIR"
    try:
        guarded("verify canonicalized", module.verify)
    except Refused:
        raise Failure("what is canonicalized does not verify", before) from None
    printed = print_ir(module)
    after = UNREADABLE if NAMELESS in printed else check_text(printed, context)
    if after not in (ACCEPTED, UNREADABLE):
        if printed == printed_by_mlir(text, False, "--canonicalize"):
            return UNREADABLE
        raise Failure("what is canonicalized does not read back", before)
    return ACCEPTED


def check_spec(text: str) -> str:
    """A spec is refused with places, or a package is made of it; raises Failure."""
    try:
        return judge(text)
    except Unsound as unsound:
        raise Failure(f"spec: {_place(unsound.__cause__ or unsound)}", str(unsound)) from None


def check_tablegen(text: str, tblgen: str) -> str:
    """A TableGen file is refused with a message, or specs are made of it; raises Failure."""
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        source = Path(folder) / "mutated.td"
        source.write_bytes(text.encode("utf-8", "surrogatepass"))
        request = ImportRequest((source,), (TESTS / "tablegen" / "cases", HEADERS), tblgen)
        try:
            import_specs(request, Path(folder) / "specs")
        except TableGenError as error:
            if not str(error):
                raise Failure("tablegen: refused without a message", "") from None
            return REFUSED
        except Exception as error:
            raise Failure(f"tablegen: {_place(error)}", traceback.format_exc(limit=-8)) from None
        return "imported"


def _place(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"
