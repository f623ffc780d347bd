"""The loop of a benchmark's worker process: it is told which row to run, and answers with the seconds that it took.

Standard library only: xDSL's environment imports it too.
"""

import gc
import sys
import time
from collections.abc import Callable


def timed(action: Callable[[], object]) -> float:
    """The seconds that `action` takes, without garbage left behind by something else."""
    gc.collect()
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def serve(rows: dict[str, Callable[[], float]]) -> None:
    """Answer each row name that comes in on standard input with its seconds, until the input ends."""
    print("ready", flush=True)
    for line in sys.stdin:
        print(rows[line.strip()](), flush=True)
