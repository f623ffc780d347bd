"""Coverage guidance by atheris: changes that reach new code of the runtime are changed further."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from tests.fuzz.runner import FAILURE, Failure, keep_failure

#: The code whose coverage guides: what reads, verifies and prints.
_INSTRUMENTED = (
    "odsgen.runtime.parser",
    "odsgen.runtime.printer",
    "odsgen.runtime.ir",
    "odsgen.runtime.affine",
)


def fuzz(programs: Sequence[str], seed: int, seconds: float, keep: Path) -> int:
    """Fuzz programs for so many seconds; 1 if anything failed, 0 with a remark where atheris is not installed."""
    if find_spec("atheris") is None:
        print("atheris is not installed: pip install atheris")
        return 0
    keep.mkdir(parents=True, exist_ok=True)
    given = keep / "programs.json"
    given.write_text(json.dumps(list(programs)))
    before = set(keep.glob("*.mlir"))
    # A process of its own, in which nothing has been imported yet: imports are what atheris instruments.
    command = [
        sys.executable,
        "-m",
        "tests.fuzz.guided",
        str(given),
        str(seed),
        str(int(seconds)),
        str(keep),
    ]
    process = subprocess.run(command, check=False)
    found = set(keep.glob("*.mlir")) - before
    print(f"guided by coverage for {seconds:.0f} s: {len(found)} kinds of failures")
    return int(bool(found) or process.returncode != 0)


def _guided(programs: list[str], seed: int, seconds: int, keep: str) -> None:
    atheris: Any = import_module("atheris")

    with atheris.instrument_imports(include=list(_INSTRUMENTED)):
        from odsgen.runtime import Context
        from tests.hostile.checks import check_text
        from tests.hostile.mutations import mutated
    contexts: Any = Context(True)
    known: set[str] = set()

    def one(data: bytes) -> None:
        text = data.decode("utf-8", errors="replace")
        try:
            check_text(text, contexts)
        except Failure as failure:
            if failure.kind not in known:
                known.add(failure.kind)
                keep_failure(Path(keep), f"{FAILURE} {failure.kind}", text, failure.detail, ".mlir")

    def change(data: bytes, most: int, number: int) -> bytes:
        chance = Random(number)
        text = data.decode("utf-8", errors="replace")
        if not text.strip() or chance.random() < 0.1:
            text = chance.choice(programs)
        return mutated((text, chance.choice(programs)), 0, number).encode()[:most]

    folder = Path(keep) / "corpus"
    folder.mkdir(parents=True, exist_ok=True)
    arguments = [
        sys.argv[0],
        f"-seed={seed + 1}",
        f"-max_total_time={seconds}",
        "-max_len=8000",
        "-timeout=20",
        "-print_final_stats=1",
        str(folder),
    ]
    atheris.Setup(arguments, one, custom_mutator=change)
    atheris.Fuzz()


if __name__ == "__main__":
    _guided(
        json.loads(Path(sys.argv[1]).read_text()), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    )
