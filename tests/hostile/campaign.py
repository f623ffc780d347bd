"""Mutates programs by the thousand and looks for anything but a diagnostic or a text that reads back.

``make hostile ARGS="--count 100000"``; it ends with a table of the failures by class, each with its smallest input in the
folder of ``--keep``.  Programs: files (``.mlir``), or a corpus (``.jsonl`` or ``.jsonl.xz``) of MLIR's tests.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from tests.fuzz.inputs import Texts, programs_of
from tests.fuzz.runner import Range, failures, run, summary

_HERE = Path(__file__).parent


def main() -> int:
    """Run the command; 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="*", type=Path, help="files, folders, corpora")
    parser.add_argument("--count", type=int, default=10_000, help="how many mutations")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, help="a folder for the smallest text of each class")
    options = parser.parse_args()
    programs = programs_of(options.programs or [_HERE / "cases"])
    if not programs:
        parser.error("there are no programs there")
    inputs = Texts(programs, options.seed)
    outcomes, _ = run(inputs, Range(options.count), options.jobs, options.keep)
    for line in summary(outcomes):
        print(line)
    return int(failures(outcomes) > 0)


if __name__ == "__main__":
    sys.exit(main())
