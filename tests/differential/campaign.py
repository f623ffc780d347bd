"""Holds odsgen against mlir-opt with programs made from the definitions of a dialect.

usage: python -m tests.differential.campaign [--dialect arith …] [--seed 1] [--instances 5] [--show 3]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random

from odsgen.ods import load_dialect
from tests.bundled import SPECS as BUNDLED
from tests.differential.comparison import Disagreement, Program, disagreements
from tests.differential.instances import generic_programs
from tests.differential.tokens import changed_numbers, changed_programs
from tests.test_dialect.package import SPEC as TEST_DIALECT

SPECS = {**{path.stem: path for path in BUNDLED}, "test": TEST_DIALECT}
_BATCH = 2000


@dataclass(slots=True)
class Outcome:
    """The figures of one dialect."""

    dialect: str
    tried: Counter[str] = field(default_factory=Counter)
    found: list[Disagreement] = field(default_factory=list)

    @property
    def share(self) -> float:
        """Of the programs: those about which there is no disagreement."""
        total = self.tried.total()
        return 1 - len(self.found) / total if total else 1.0


def run(
    dialect_name: str,
    *,
    seed: int,
    instances: int,
    variations: int,
    tokens: int,
    op_names: Sequence[str] = (),
    unregistered: bool = True,
) -> Outcome:
    """Instances, their variations, and the custom texts of the accepted ones with tokens changed."""
    dialect = load_dialect(SPECS[dialect_name])
    random = Random(seed)
    ops = [op for op in dialect.ops if not op_names or op.name in op_names]
    outcome = Outcome(dialect_name)
    programs = generic_programs(dialect, ops, random, instances, variations)
    accepted: list[str] = []
    while batch := list(islice(programs, _BATCH)):
        _try(batch, outcome, accepted, unregistered)
    if tokens:
        changed = changed_programs(list(dict.fromkeys(accepted)), dialect_name, random, tokens)
        while batch := list(islice(changed, _BATCH)):
            _try(batch, outcome, [], unregistered)
    return outcome


def run_on_programs(
    dialect_name: str, texts: Sequence[str], *, seed: int, tokens: int, unregistered: bool = True
) -> Outcome:
    """Programs that are given, and each with a token changed."""
    random = Random(seed)
    outcome = Outcome(dialect_name)
    programs = [Program(f"{text.strip()}\n", dialect_name, "as given") for text in texts]
    for program in tuple(programs):
        programs += changed_numbers(program.text, random, tokens - tokens // 3)
        programs += changed_programs([program.text], dialect_name, random, tokens // 3)
    for start in range(0, len(programs), _BATCH):
        _try(programs[start : start + _BATCH], outcome, [], unregistered)
    return outcome


def _try(batch: list[Program], outcome: Outcome, accepted: list[str], unregistered: bool) -> None:
    found, printed = disagreements(batch, unregistered=unregistered)
    accepted.extend(printed)
    outcome.found.extend(found)
    for program in batch:
        outcome.tried["tokens" if program.variation.startswith("token") else "generic"] += 1


def report(outcome: Outcome, show: int, kinds: Sequence[str] = ()) -> None:
    """Prints the groups of disagreements, the largest first."""
    by_kind = Counter(d.kind for d in outcome.found)
    print(
        f"{outcome.dialect}: {outcome.tried.total()} programs ({dict(outcome.tried)}), "
        f"{outcome.share:.2%} agree; {dict(by_kind)}"
    )
    groups: dict[tuple[str, str], list[Disagreement]] = defaultdict(list)
    for disagreement in outcome.found:
        if not kinds or disagreement.kind in kinds:
            groups[disagreement.group].append(disagreement)
    for (kind, pattern), members in sorted(groups.items(), key=lambda g: -len(g[1]))[:show]:
        subjects = Counter(d.program.subject for d in members)
        print(f"== {len(members)} × {kind}: {pattern}  {dict(subjects.most_common(6))}")
        first = min(members, key=lambda d: len(d.program.text))
        print(f"-- {first.program.variation}\n{first.program.text.rstrip()}")
        print(f"   ours:   {first.ours}\n   theirs: {first.theirs}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dialect", action="append", choices=tuple(SPECS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--instances", type=int, default=6, help="of each operation")
    parser.add_argument("--variations", type=int, default=12, help="of each instance, at most")
    parser.add_argument("--tokens", type=int, default=6, help="changes of each custom text")
    parser.add_argument(
        "--programs",
        type=Path,
        help="change tokens of the programs of this file, split at // -----",
    )
    parser.add_argument("--op", action="append", default=[])
    parser.add_argument("--kind", action="append", default=[])
    parser.add_argument("--registered-only", action="store_true", help="refuse unknown operations")
    parser.add_argument("--show", type=int, default=10, help="so many groups of disagreements")
    options = parser.parse_args(arguments)
    for name in options.dialect or SPECS:
        if options.programs is not None:
            texts = options.programs.read_text(encoding="utf-8").split("// -----\n")
            outcome = run_on_programs(
                name,
                texts,
                seed=options.seed,
                tokens=options.tokens,
                unregistered=not options.registered_only,
            )
            report(outcome, options.show, options.kind)
            continue
        outcome = run(
            name,
            seed=options.seed,
            instances=options.instances,
            variations=options.variations,
            tokens=options.tokens,
            op_names=options.op,
            unregistered=not options.registered_only,
        )
        report(outcome, options.show, options.kind)
    return 0


if __name__ == "__main__":
    sys.exit(main())
