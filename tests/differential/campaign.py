"""Holds odsgen against mlir-opt with programs of every bundled dialect.

Some are made from the definitions of the dialect, some are valid programs with one thing changed: the examples of the
specs and of the tests, and those of a corpus if one is given.

usage: python -m tests.differential.campaign [--dialect arith …] [--seed 1] [--programs 1000] [--show 3]
           [--corpus FILE.jsonl.xz] [--document docs/reference/upstream.md]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random

from odsgen.ods import load_dialect
from tests.bundled import CHECKOUT
from tests.bundled import SPECS as BUNDLED
from tests.differential.agreement_table import Row, write_rows
from tests.differential.comparison import Disagreement, Program, disagreements
from tests.differential.instances import generic_programs
from tests.differential.mutations import Mutator
from tests.differential.oracle_batch import ask
from tests.differential.seeds import seeds
from tests.differential.tokens import changed_programs
from tests.test_dialect.package import SPEC as TEST_DIALECT

SPECS = {**{path.stem: path for path in BUNDLED}, "test": TEST_DIALECT}
#: Dialects that mlir-opt does not have.
ELSEWHERE = frozenset({"std", "tf", "toy", "vcix"})
#: Disagreements about more than whether a program is accepted, and if not, why.
_SMALL_KINDS = frozenset({"generic", "custom", "line", "column"})
_BATCH = 1000
_SHOWN_LINES = 3


@dataclass(slots=True)
class Outcome:
    """The figures of one dialect."""

    dialect: str
    tried: Counter[str] = field(default_factory=Counter)
    found: list[Disagreement] = field(default_factory=list)

    @property
    def share(self) -> float:
        """Of the programs: those about which there is no disagreement."""
        return self._share(len(self.found))

    @property
    def verdicts(self) -> float:
        """Of the programs: those that both accept, or refuse with the same message."""
        return self._share(sum(d.kind not in _SMALL_KINDS for d in self.found))

    def _share(self, disagreements: int) -> float:
        total = self.tried.total()
        return 1 - disagreements / total if total else 1.0


def run(
    dialect_name: str,
    *,
    seed: int,
    programs: int,
    instances: int = 6,
    variations: int = 12,
    tokens: int = 2,
    op_names: Sequence[str] = (),
    unregistered: bool = True,
    corpus: Path | None = None,
) -> Outcome:
    """Instances, their variations, the custom texts of the accepted ones with tokens changed, and mutated valid programs.

    About so many programs in all, spread over the operations.
    """
    dialect = load_dialect(SPECS[dialect_name])
    random = Random(seed)
    ops = [op for op in dialect.ops if not op_names or op.name in op_names]
    outcome = Outcome(dialect_name)
    has_seeds = not op_names and dialect_name != "test"
    texts = _valid(seeds(dialect_name, corpus), unregistered) if has_seeds else []
    mutated = 0 if not texts else programs // 2 if ops else programs
    generic = (programs - mutated) * 2 // 3
    if ops:  # every operation has its turn
        variations = max(1, min(variations, generic // len(ops) - 1))
    made = generic_programs(dialect, ops, random, instances, variations)
    accepted: list[str] = []
    _try(islice(made, generic), "generic", outcome, accepted, unregistered)
    if tokens:
        changed = changed_programs(list(dict.fromkeys(accepted)), dialect_name, random, tokens)
        left = programs - mutated - outcome.tried.total()
        _try(islice(changed, left), "tokens", outcome, [], unregistered)
    mutator = Mutator(dialect_name, texts, random)
    left = programs - outcome.tried.total()
    _try(mutator.programs(left), "mutated", outcome, [], unregistered)
    return outcome


def _valid(texts: Sequence[str], unregistered: bool) -> list[str]:
    """The texts that mlir-opt accepts: as they are, and in the generic form."""
    answers = ask(texts, generic=True, unregistered=unregistered)
    pairs = [
        (text, answer.text)
        for text, answer in zip(texts, answers, strict=True)
        if answer.is_accepted
    ]
    return [text for pair in pairs for text in pair]


def _try(
    programs: Iterable[Program],
    kind: str,
    outcome: Outcome,
    accepted: list[str],
    unregistered: bool,
) -> None:
    made = iter(programs)
    while batch := list(islice(made, _BATCH)):
        found, printed = disagreements(batch, unregistered=unregistered)
        accepted.extend(printed)
        outcome.found.extend(found)
        outcome.tried[kind] += len(batch)


def report(outcome: Outcome, show: int, kinds: Sequence[str] = ()) -> None:
    """Prints the groups of disagreements, the largest first."""
    by_kind = Counter(d.kind for d in outcome.found)
    print(
        f"{outcome.dialect}: {outcome.tried.total()} programs ({dict(outcome.tried)}), verdict and message "
        f"{outcome.verdicts:.2%}, text and place too {outcome.share:.2%}; {dict(by_kind)}",
        flush=True,
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
        ours, theirs = _difference(first.ours, first.theirs)
        print(f"   ours:   {ours}\n   theirs: {theirs}")


def _difference(ours: str, theirs: str) -> tuple[str, str]:
    """The first line that differs, and those behind it as far as they are few."""
    left, right = ours.splitlines(), theirs.splitlines()
    number = 0
    while number < min(len(left), len(right)) - 1 and left[number] == right[number]:
        number += 1
    rows = slice(number, number + _SHOWN_LINES)
    return "\n".join(left[rows]), "\n".join(right[rows])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dialect", action="append", choices=tuple(SPECS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--programs", type=int, default=1000, help="of each dialect")
    parser.add_argument("--instances", type=int, default=6, help="of each operation, at most")
    parser.add_argument("--variations", type=int, default=12, help="of each instance, at most")
    parser.add_argument("--tokens", type=int, default=2, help="changes of each custom text")
    parser.add_argument("--corpus", type=Path, help="more valid programs to start from")
    parser.add_argument("--op", action="append", default=[])
    parser.add_argument("--kind", action="append", default=[])
    parser.add_argument("--registered-only", action="store_true", help="refuse unknown operations")
    parser.add_argument("--show", type=int, default=10, help="so many groups of disagreements")
    parser.add_argument(
        "--document", type=Path, help="the Markdown file whose table of agreement gets the figures"
    )
    options = parser.parse_args(arguments)
    outcomes = []
    for name in options.dialect or [name for name in SPECS if name not in ELSEWHERE]:
        outcome = run(
            name,
            seed=options.seed,
            programs=options.programs,
            instances=options.instances,
            variations=options.variations,
            tokens=options.tokens,
            op_names=options.op,
            unregistered=not options.registered_only,
            corpus=options.corpus,
        )
        report(outcome, options.show, options.kind)
        outcomes.append(outcome)
    if options.document:
        rows = [
            Row(o.dialect, o.tried.total(), options.seed, o.verdicts, o.share)
            for o in outcomes
            if o.dialect != "test"
        ]
        write_rows(CHECKOUT / options.document, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
