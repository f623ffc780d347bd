"""The memory that a parsed program takes, by operation.

usage: python -m benchmarks.memory [--operations N]
"""

import argparse
import gc
from pathlib import Path

from benchmarks.generate_module import module_text
from odsgen.runtime import Context, parse


def resident_bytes() -> int:
    """The memory of this process (Linux)."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def main() -> None:
    """Parse and print the bytes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--operations", type=int, default=1_000_000)
    text, operations = module_text(parser.parse_args().operations)
    before = resident_bytes()
    module = parse(text, Context())
    gc.collect()
    kept = resident_bytes() - before
    print(f"{operations:,} operations under {module.name}: {kept / operations:.0f} bytes each")


if __name__ == "__main__":
    main()
