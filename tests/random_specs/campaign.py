"""Writes random specs, generates and loads them, and tries the laws of `laws`.

usage: python -m tests.random_specs.campaign [--specs 500] [--seed 0] [--jobs 2] [--show 10]

Where mlir-tblgen is installed, it is asked whether it accepts the same operations.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import monotonic

from odsgen.ods import load_dialect_dict
from odsgen.spec import SpecErrors
from tests.random_specs.laws import Breach, check_spec
from tests.random_specs.specs import RandomSpec, random_spec
from tests.random_specs.tblgen import Refusals, include_folder, refusals

#: What mlir-tblgen refuses and odsgen need not: limits of its implementation.
_MORE_IS_ALLOWED = re.compile("Properties cannot be used for type inference")

#: What odsgen refuses and mlir-tblgen need not: formats of which a part can never be read.
_LESS_IS_ALLOWED = re.compile("starts two clauses of an oilist")


@dataclass(slots=True)
class Report:
    """The figures of some specs."""

    specs: int = 0
    ops: int = 0
    refused: int = 0  # operations that odsgen and mlir-tblgen refuse
    tried: Counter[str] = field(default_factory=Counter)
    breaches: list[Breach] = field(default_factory=list)

    def add(self, other: Report) -> None:
        self.specs += other.specs
        self.ops += other.ops
        self.refused += other.refused
        self.tried += other.tried
        self.breaches += other.breaches

    def __str__(self) -> str:
        violated = sum(n for kind, n in self.tried.items() if kind != "instances")
        return (
            f"{self.specs} specs with {self.ops} operations, of which {self.refused} are refused; "
            f"{self.tried['instances']} valid programs, {violated} violations; "
            f"{len(self.breaches)} breaches"
        )


def accepted(spec: RandomSpec, told: Refusals | None, report: Report) -> bool:
    """Leave out the operations that are refused; where mlir-tblgen was asked, by both."""
    kept = []
    for op in spec.ops:
        report.ops += 1
        ours = _refusal(spec, op.mnemonic)
        theirs = None if told is None else told.get((spec.dialect, op.mnemonic), "")
        more_is_allowed = theirs is not None and _MORE_IS_ALLOWED.search(theirs)
        less_is_allowed = _LESS_IS_ALLOWED.search(ours)
        allowed = more_is_allowed or less_is_allowed
        if theirs is not None and not allowed and bool(ours) != bool(theirs):
            report.breaches.append(
                Breach(
                    "mlir-tblgen agrees about the spec",
                    spec.dialect,
                    op.mnemonic,
                    str(op.spec()),
                    ours,
                    theirs,
                )
            )
        if ours:
            report.refused += 1
        else:
            kept.append(op)
    spec.ops = kept
    return bool(kept)


def _refusal(spec: RandomSpec, mnemonic: str) -> str:
    """The error of odsgen for one operation of the spec; empty if it accepts the operation."""
    every = spec.ops
    spec.ops = [op for op in every if op.mnemonic == mnemonic]
    try:
        load_dialect_dict(spec.spec())
    except SpecErrors as errors:
        return errors.diagnostics[0].message
    finally:
        spec.ops = every
    return ""


def run(seeds: Iterable[int], tablegen: bool) -> Report:
    """Check the specs of these seeds in this process."""
    report = Report()
    specs = [random_spec(seed) for seed in seeds]
    told = refusals(specs) if tablegen else None
    for spec in specs:
        report.specs += 1
        if not accepted(spec, told, report):
            continue
        outcome = check_spec(spec)
        report.breaches += outcome.breaches
        report.tried += outcome.tried
    return report


def batches(first: int, count: int, size: int = 50) -> Iterator[range]:
    for start in range(first, first + count, size):
        yield range(start, min(start + size, first + count))


def _batch(argument: tuple[range, bool]) -> Report:
    return run(*argument)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--specs", type=int, default=500)
    parser.add_argument(
        "--seed", type=int, default=0, help="of the first spec; the others count on"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--show", type=int, default=10, help="so many groups of breaches")
    options = parser.parse_args(arguments)
    tablegen = include_folder() is not None
    total = Report()
    start = monotonic()
    work = [(batch, tablegen) for batch in batches(options.seed, options.specs)]
    # Types and attributes of a spec live as long as the process does: it takes a few batches only.
    several = 4 * options.jobs
    for begin in range(0, len(work), several):
        with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
            for report in pool.map(_batch, work[begin : begin + several]):
                total.add(report)
        if total.specs < options.specs:
            print(f"{total}, {monotonic() - start:.0f} s", file=sys.stderr, flush=True)
    print(f"{total}; {monotonic() - start:.1f} s")
    groups = Counter(_group(breach) for breach in total.breaches)
    for group, count in groups.most_common(options.show):
        first = min((b for b in total.breaches if _group(b) == group), key=lambda b: len(b.program))
        print(f"\n== {count} × {first}")
    return 1 if total.breaches else 0


def _group(breach: Breach) -> tuple[str, str]:
    law = re.sub(r"(accessor of \w+) .*", r"\1", breach.law)
    last = breach.found.strip().splitlines()[-1] if breach.found.strip() else ""
    return law, re.sub(r"'[^']*'|\d+|\"[^\"]*\"", "_", last)[:60]


if __name__ == "__main__":
    sys.exit(main())
