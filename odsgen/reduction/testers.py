"""Scripts that tell whether a program is interesting (MLIR: `mlir-reduce`, the option `test`)."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass


class ScriptError(Exception):
    """A script cannot be run."""


@dataclass(frozen=True, slots=True)
class ScriptTester:
    """Runs a script on a file with the program, its last argument; interesting is where it ends with another code than 0.

    That is mlir-reduce's rule; llvm-reduce's is the other one (`zero_is_interesting`).  A script that takes longer than its
    time finds nothing interesting.
    """

    command: Sequence[str]
    zero_is_interesting: bool = False
    seconds: float | None = None

    def __call__(self, text: str) -> bool:
        """Whether the script finds a program interesting; raises ScriptError if it cannot be run."""
        with tempfile.NamedTemporaryFile(suffix=".mlir", prefix="ods-reduce-") as file:
            file.write(text.encode("utf-8", "surrogateescape"))
            file.flush()
            try:
                done = subprocess.run(
                    [*self.command, file.name],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    timeout=self.seconds,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                return False
            except OSError as error:
                name = self.command[0]
                reason = error.strerror or str(error)
                if os.path.exists(name) and not shutil.which(name):
                    reason += "; make it executable"
                raise ScriptError(f"cannot run the test '{name}': {reason}") from None
        return (done.returncode == 0) == self.zero_is_interesting
