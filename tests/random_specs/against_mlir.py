"""Random specs held against real MLIR: what odsgen and mlir-opt with a plugin of the same dialects make of programs.

usage: python -m tests.random_specs.against_mlir [--specs 20] [--seed 0] [--jobs 2] [--show 10]

Needs a C++ compiler and the headers of MLIR; the plugin of twenty specs takes about two minutes.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from tests.differential.oracle_batch import OracleAnswer
from tests.random_specs.campaign import Report, accepted
from tests.random_specs.changes import changed_texts
from tests.random_specs.directives import HOOKS
from tests.random_specs.laws import check_spec
from tests.random_specs.plugin import NO_COMPILER, ask_plugin, build_plugin, compiler
from tests.random_specs.specs import RandomSpec, random_spec
from tests.random_specs.tblgen import refusals


@dataclass(frozen=True, slots=True)
class Program:
    """A program about one operation of a spec."""

    spec: RandomSpec
    op: str
    text: str


@dataclass(frozen=True, slots=True)
class Disagreement:
    """``kind`` is one of crash, accepted, refused, generic, custom, message, line."""

    kind: str
    program: Program
    ours: str
    theirs: str

    @property
    def group(self) -> tuple[str, ...]:
        """Disagreements of one group may have one cause."""
        texts = []
        for kinds, text in (
            (("message", "accepted"), self.theirs),
            (("message", "refused", "crash"), self.ours),
        ):
            last = text.strip().splitlines()[-1] if text.strip() and self.kind in kinds else ""
            texts.append(re.sub(r"'[^']*'|\d+|\"[^\"]*\"", "_", last)[:80])
        return self.kind, *texts

    def __str__(self) -> str:
        spec, name = self.program.spec, self.program.op
        op = next(op for op in spec.ops if op.mnemonic == name)
        return (
            f"{self.kind}: {spec.dialect}.{name}: {op.spec()}\n{self.program.text.rstrip()}\n"
            f"ours:\n{self.ours}\ntheirs:\n{self.theirs}"
        )


def translatable(seeds: Sequence[int]) -> list[RandomSpec]:
    """The specs with those operations that both odsgen and mlir-tblgen accept."""
    specs = [random_spec(seed) for seed in seeds]
    told = refusals(specs)
    kept = []
    for spec in specs:
        if accepted(spec, told, Report()):
            spec.ops = [op for op in spec.ops if (spec.dialect, op.mnemonic) not in told]
            kept.append(spec)
    return kept


def disagreements(
    specs: Sequence[RandomSpec], folder: Path, jobs: int, changes: int
) -> tuple[list[Disagreement], int, dict[str, str]]:
    """All of them, of how many programs, and the dialects whose C++ cannot be compiled."""
    plugin = build_plugin(specs, folder, jobs)
    contexts: dict[str, Context] = {}
    programs: list[Program] = []
    for spec in specs:
        if spec.dialect not in plugin.dialects:
            continue
        dialect = load_in_memory(spec.spec(), HOOKS).DIALECT
        contexts[spec.dialect] = Context(allow_unregistered=True, dialects=[dialect])
        programs += [Program(spec, *program) for program in check_spec(spec).programs]
    found, custom = compared(programs, contexts, plugin.library)
    random = Random(specs[0].seed)
    custom += [
        Program(program.spec, program.op, changed)
        for program in custom
        for changed in changed_texts(random, program.text, changes)
    ]
    again, _ = compared(custom, contexts, plugin.library)
    return found + again, len(programs) + len(custom), plugin.failures


def compared(
    programs: list[Program], contexts: dict[str, Context], library: Path
) -> tuple[list[Disagreement], list[Program]]:
    """Where the answers differ, and the custom texts that mlir-opt printed."""
    texts = [program.text for program in programs]
    found = []
    printed = []
    for program, generic, custom in zip(
        programs,
        ask_plugin(texts, library, generic=True),
        ask_plugin(texts, library, generic=False),
        strict=True,
    ):
        if (
            generic.crashed or custom.crashed
        ):  # an assertion in C++ that a diagnostic stands for here
            continue
        if custom.is_accepted:
            printed.append(Program(program.spec, program.op, f"{custom.text}\n"))
        verdict = _verdict(program, contexts[program.spec.dialect], generic, custom)
        if verdict is not None:
            found.append(Disagreement(verdict[0], program, verdict[1], verdict[2]))
    return found, printed


def _verdict(
    program: Program, context: Context, generic: OracleAnswer, custom: OracleAnswer
) -> tuple[str, str, str] | None:
    theirs = generic.errors[0] if generic.errors else None
    try:
        module = parse(program.text, context, filename="<stdin>")
        module.verify()
        ours = print_ir(module, generic=True), print_ir(module)
    except (ParseError, VerifyError) as error:
        first = error.diagnostics[0]
        line = getattr(first.location, "line", None)
        if theirs is None:
            return "refused", first.message, generic.text
        if first.message != theirs.message:
            return "message", first.message, theirs.message
        if line != theirs.line:
            return "line", f"{line}: {first.message}", f"{theirs.line}"
        return None
    except Exception as error:
        return (
            "crash",
            f"{type(error).__name__}: {error}",
            theirs.message if theirs else generic.text,
        )
    if theirs is not None:
        return "accepted", ours[0], theirs.message
    return unlike_text(ours, generic, custom)


def unlike_text(
    ours: tuple[str, str], generic: OracleAnswer, custom: OracleAnswer
) -> tuple[str, str, str] | None:
    """Which of the two texts of an accepted program differs, and what both sides print."""
    if ours[0].strip() != generic.text.strip():
        return "generic", ours[0], generic.text
    if ours[1].strip() != custom.text.strip():
        return "custom", ours[1], custom.text
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--specs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=20, help="so many specs in one plugin")
    parser.add_argument("--changes", type=int, default=4, help="of each custom text")
    parser.add_argument("--show", type=int, default=10, help="so many groups of disagreements")
    options = parser.parse_args(arguments)
    if compiler() is None:
        print(NO_COMPILER, file=sys.stderr)
        return 2
    found: list[Disagreement] = []
    start, tried, compiled = monotonic(), 0, 0
    for first in range(options.seed, options.seed + options.specs, options.batch):
        last = min(first + options.batch, options.seed + options.specs)
        specs = translatable(range(first, last))
        with tempfile.TemporaryDirectory() as folder:
            more, programs, failures = disagreements(
                specs, Path(folder), options.jobs, options.changes
            )
        found += more
        tried += programs
        compiled += len(specs) - len(failures)
        for name, complaint in failures.items():
            print(
                f"{name} cannot be compiled: {complaint.strip().splitlines()[-3:]}", file=sys.stderr
            )
        print(
            f"{compiled} dialects in mlir-opt, {tried} programs, {len(found)} disagreements,"
            f" {monotonic() - start:.0f} s",
            flush=True,
        )
    groups: dict[tuple[str, ...], list[Disagreement]] = defaultdict(list)
    for disagreement in found:
        groups[disagreement.group].append(disagreement)
    for members in sorted(groups.values(), key=lambda members: -len(members))[: options.show]:
        print(f"\n== {len(members)} × {min(members, key=lambda d: len(d.program.text))}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
