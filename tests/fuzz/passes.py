"""Programs of all dialects through every pass, alone and in pipelines.

An input is a program whose first line has the pipeline, as `ods-opt` would be given it: what fails can be run again as it is.
The law: a pass refuses a program with a diagnostic, or what it leaves verifies and is printed. A fault of a hook, an
exception, a stack or a memory that is used up and a time-out are failures.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random

from odsgen.passes import PassManager, registered_passes
from odsgen.passes.options import declared_options
from odsgen.runtime import Context, parse, print_ir
from tests.fuzz.runner import Failure
from tests.hostile.checks import REFUSED, Refused, guarded
from tests.hostile.mutations import mutated
from tests.hostile.single_operations import operations_of
from tests.oracle import OracleError, mlir_opt

_PIPELINE = "// --pass-pipeline="
REFUSED_BY_A_PASS = "refused by a pass"
TRANSFORMED = "transformed"
INVALID_AS_IN_MLIR = "made invalid, as mlir-opt does"

#: Options that write files, or need a text of their own to do anything.
_GIVEN = {
    "apply-patterns": ("apply-patterns{names=toy}",),
    "composite-fixed-point-pass": (
        "composite-fixed-point-pass{pipeline=canonicalize,cse}",
        "composite-fixed-point-pass{pipeline=any(sccp),symbol-dce max-iterations=2}",
    ),
    "convert-dialects": ("convert-dialects{dialects=tf}",),
    "inline": ("inline", "inline{inlining-threshold=2}", "inline{default-pipeline=}"),
    "symbol-privatize": ("symbol-privatize", "symbol-privatize{exclude=f}"),
    "view-cfg": (
        f"view-cfg{{output={os.devnull}}}",
        f"view-cfg{{format=html output={os.devnull}}}",
    ),
    "view-op-graph": (
        f"view-op-graph{{output={os.devnull} print-control-flow-edges=true}}",
        f"view-op-graph{{format=html output={os.devnull}}}",
    ),
}
_NUMBERS = {"index-bitwidth": (32, 64), "max-iterations": (1,), "max-num-rewrites": (0, 3)}
_NESTED = ("func.func", "any", "gpu.module", "llvm.func", "builtin.module")


def _spellings(name: str) -> tuple[str, ...]:
    """A pass as pipelines have it: without options, and with each value of each option."""
    if name in _GIVEN:
        return _GIVEN[name]
    found = registered_passes()[name]
    texts = [name]
    for option in declared_options(found).values():
        values: Sequence[object] = _NUMBERS.get(option.name, ())
        if option.choices:
            values = tuple(option.choices)
        elif isinstance(option.default, bool):
            values = (str(not option.default).lower(),)
        texts += [f"{name}{{{option.name}={value}}}" for value in values]
    if found.OPERATION not in (None, "builtin.module"):
        texts = [f"{found.OPERATION}({text})" for text in texts]
    return tuple(texts)


def spellings() -> dict[str, tuple[str, ...]]:
    """All passes that there are, each with its spellings."""
    return {name: _spellings(name) for name in registered_passes()}


def random_pipeline(passes: dict[str, tuple[str, ...]], chance: Random) -> str:
    """One to three passes, some of them on operations inside."""
    texts = []
    for name in chance.choices(list(passes), k=chance.choice((1, 1, 2, 2, 3))):
        text = chance.choice(passes[name])
        if chance.random() < 0.15 and registered_passes()[name].OPERATION is None:
            text = f"{chance.choice(_NESTED)}({text})"
        texts.append(text)
    return f"builtin.module({','.join(texts)})"


def with_pipeline(pipeline: str, program: str) -> str:
    """The input of a program and a pipeline."""
    return f"{_PIPELINE}{pipeline}\n{program}"


def has_pipeline(text: str) -> bool:
    """Whether the first line of a text is a pipeline."""
    return text.startswith(_PIPELINE)


def _mlir_opt_refuses(text: str, pipeline: str) -> bool:
    """Whether mlir-opt refuses the program too, or what it makes of it; not where it does not know a pass."""
    try:
        mlir_opt(text, "--allow-unregistered-dialect", f"--pass-pipeline={pipeline}")
    except OracleError as error:
        return "does not refer to a registered pass" not in str(error)
    return False


def check_passes(text: str, context: Context) -> str:
    """Run the pipeline of the first line over the program; the outcome, or raises Failure."""
    head = text.partition("\n")[0]
    whole = PassManager.parse(head.removeprefix(_PIPELINE))
    try:
        module = guarded("parse", lambda: parse(text, context, filename="mutated.mlir"))
        guarded("verify", module.verify)
    except Refused:
        return REFUSED
    done: list[str] = []
    for entry in whole.merged_entries():
        # One by one, for what is left invalid is not what the next pass is for.
        single = PassManager(whole.anchor, verify_each=False)
        single.entries.append(entry)
        done.append(single.pipeline_text().removeprefix(f"{whole.anchor}(").removesuffix(")"))
        try:
            guarded("passes", lambda manager=single: manager.run(module))  # type: ignore[misc]
        except Refused:
            return REFUSED_BY_A_PASS
        try:
            guarded("verify transformed", module.verify)
        except Refused:
            if _mlir_opt_refuses(text, f"{whole.anchor}({','.join(done)})"):
                return INVALID_AS_IN_MLIR
            raise Failure(f"made invalid by {done[-1]}", print_ir(module, generic=True)) from None
    try:
        guarded("print transformed", lambda: print_ir(module))
        guarded("print transformed, generic", lambda: print_ir(module, generic=True))
    except Refused:
        raise Failure("print transformed: refused", "") from None
    return TRANSFORMED


class EveryPass:
    """Every program through every pass as it is, and then changed programs through pipelines."""

    def __init__(
        self, programs: Sequence[str], seed: int, operations: Sequence[str] | None = None
    ) -> None:
        """``operations`` are programs of one operation each, of the others if they are not given."""
        self._programs = programs
        self._seed = seed
        self._operations = operations_of(programs) if operations is None else operations
        self._passes = spellings()
        self._single = [texts[0] for texts in self._passes.values()]
        self._context = Context(allow_unregistered=True)

    def __len__(self) -> int:
        """The number of inputs until programs are changed."""
        return len(self._programs) * len(self._single)

    def text(self, number: int) -> str:
        """A program and its pipeline."""
        if number < len(self):
            place, run = divmod(number, len(self._single))
            return with_pipeline(f"builtin.module({self._single[run]})", self._programs[place])
        return self.changed(number)

    def changed(self, number: int) -> str:
        """A program, most often changed, with a random pipeline."""
        chance = Random(f"{self._seed}/{number}/passes")
        kind = chance.random()
        if kind < 0.2:
            program = chance.choice(self._programs)
        elif kind < 0.6:
            program = mutated(self._programs, number, self._seed)
        else:
            program = mutated(self._operations, number, self._seed)
        return with_pipeline(random_pipeline(self._passes, chance), program)

    def suffix(self, number: int) -> str:
        """That of programs."""
        return ".mlir"

    def check(self, number: int, text: str) -> str:
        """The outcome."""
        return check_passes(text, self._context)
