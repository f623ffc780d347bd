"""The programs of corpora in the tree-sitter grammar: how many of those that are MLIR have a tree without an error.

    python -m tests.grammar.corpus [CORPUS ...] [--show N] [--least SHARE] [--operations]

Ends with 1 where fewer than the share (0.99) have one. With `--operations` a tree must have the operations that the parser finds, too.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from tests.grammar.parser import errors, language, tree
from tests.grammar.structure import operations_of_the_parser, operations_of_the_tree
from tests.lsp.corpus import rows

_CORPORA = Path("../shared/corpus")


def main() -> None:
    """Count, corpus by corpus."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("corpora", type=Path, nargs="*", default=[_CORPORA / "visible.jsonl.xz"])
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--least", type=float, default=0.99)
    parser.add_argument("--operations", action="store_true")
    arguments = parser.parse_args()
    language()
    fails = False
    for corpus in arguments.corpora:
        total = clean = size = shown = 0
        start = time.perf_counter()
        for row in rows(corpus):
            if "custom" not in row:
                continue  # refused by mlir-opt
            total += 1
            size += len(row["source"])
            root = tree(row["source"])
            found = next(errors(root), None)
            if found is None and arguments.operations:
                known = operations_of_the_parser(row["source"])
                found = root if known not in (None, operations_of_the_tree(root)) else None
            clean += found is None
            if found is not None and shown < arguments.show:
                shown += 1
                line = row["source"].encode().split(b"\n")[found.start_point[0]].decode()
                print(f"{row['id']}:{found.start_point[0] + 1}:{found.start_point[1] + 1}: {line}")
        seconds = time.perf_counter() - start
        share = clean / total if total else 1.0
        print(
            f"{corpus.name}: {clean} of {total} programs without an error, {share:.2%}; {size / 1e6 / seconds:.1f} MB/s"
        )
        fails |= share < arguments.least
    sys.exit(1 if fails else 0)


if __name__ == "__main__":
    main()
