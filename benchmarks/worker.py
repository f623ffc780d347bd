"""The loop of a benchmark's worker process: it is told which row to run, and answers with the seconds that it took.

Standard library only: xDSL's environment imports it too.
"""

import gc
import sys
import time
from collections.abc import Callable


def timed(action: Callable[[], object]) -> float:
    """The seconds of the processor that `action` takes, without garbage left behind by something else.

    Others may use the machine at the same time: they lengthen the time on the clock, and this one little.
    """
    gc.collect()
    start = time.process_time()
    action()
    return time.process_time() - start


def serve(rows: dict[str, Callable[[], float]]) -> None:
    """Answer each row name that comes in on standard input with its seconds, until the input ends."""
    print("ready", flush=True)
    for line in sys.stdin:
        print(rows[line.strip()](), flush=True)
