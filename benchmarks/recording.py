"""How much longer `ods-opt --canonicalize` takes when it records: both run in turn, the fastest of each counts.

``python -m benchmarks.recording [--operations 44000] [--rounds 5]``
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.generate_module import foldable_text, half_foldable_text


def main() -> None:
    """Print a line for each program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--operations", type=int, default=44_000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        recording = Path(folder) / "run.jsonl"
        programs = {"a quarter folds": foldable_text, "half folds": half_foldable_text}
        for title, text_of in programs.items():
            program = Path(folder) / "program.mlir"
            program.write_text(text_of(options.operations), encoding="utf-8")
            command = [sys.executable, "-m", "odsgen.cli.ods_opt", "--canonicalize", str(program)]
            plain: list[float] = []
            recorded: list[float] = []
            for _ in range(options.rounds):
                plain.append(_seconds(command))
                recorded.append(_seconds([*command, f"--record={recording}"]))
            print(
                f"{title}: {min(plain):.2f} s, recorded {min(recorded):.2f} s, "
                f"{min(recorded) / min(plain):.2f} times; {recording.stat().st_size:,} bytes"
            )


def _seconds(command: list[str]) -> float:
    """The processor's time that a command takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
