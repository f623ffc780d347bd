"""Fuzzes odsgen (`make fuzz`): programs, specs and TableGen files, changed and generated, against what has to hold for all.

``make fuzz ARGS="--inputs 1000000 --seed 3 --seconds 600 --first 250000"``: input number n of a seed is the same in every
run, so that a campaign can go on where another one ended.  The laws: an input is refused with a diagnostic, or what is printed
of it reads back as the same; what verifies does so when it is canonicalized; a package can be made of a spec that is accepted.
With ``--passes`` each program goes through each pass as it is, and then changed ones through pipelines of up to three.
The smallest input of each kind of failure is in the folder of ``--keep``; when it is mended, it goes to ``tests/fuzz/regressions``.

With ``--guided``, atheris (which has to be installed) chooses the changes by the code that they reach.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.fuzz.inputs import Everything, own_programs, programs_of
from tests.fuzz.passes import EveryPass
from tests.fuzz.runner import Inputs, Range, failures, run, summary


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="*", type=Path, help="files, folders, corpora")
    parser.add_argument("--only", action="store_true", help="without the programs of all tests")
    parser.add_argument(
        "--passes", action="store_true", help="each program through each pass, then pipelines"
    )
    parser.add_argument("--inputs", type=int, default=100_000, help="how many inputs")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="the number of the first input")
    parser.add_argument("--seconds", type=float, help="the most seconds that it may take")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build/fuzz"))
    parser.add_argument("--progress", type=Path, help="a file for how far it has come")
    parser.add_argument("--guided", action="store_true", help="let atheris choose the changes")
    options = parser.parse_args(arguments)
    programs = programs_of(options.programs)
    if not options.only:
        programs = own_programs() + programs
    if not programs:
        parser.error("there are no programs there")
    inputs: Inputs
    if options.passes:
        inputs = EveryPass(programs, options.seed)
        print(f"{len(inputs)} inputs are programs as they are, each through each pass")
    else:
        inputs = Everything(programs, options.seed)
    if options.guided:
        from tests.fuzz.guided import fuzz

        return fuzz(programs, options.seed, options.seconds or 60, options.keep)
    began = time.monotonic()
    numbers = Range(options.inputs, options.first, options.seconds)
    outcomes, left = run(inputs, numbers, options.jobs, options.keep, options.progress)
    for line in summary(outcomes):
        print(line)
    rate = sum(outcomes.values()) / max(time.monotonic() - began, 0.001)
    print(f"{rate:.0f} inputs a second; it goes on with --seed {options.seed} --first {left}")
    return int(failures(outcomes) > 0)


if __name__ == "__main__":
    sys.exit(main())
