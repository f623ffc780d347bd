"""Every program of a corpus in the language server: it opens, its tokens hover, it has an outline, and nothing fails.

    python -m tests.lsp.corpus [--corpus FILE] [--tokens N] [--only PART_OF_ID]

At N tokens of each program, evenly spread, hover, definition, references, completion and signature are asked for; of the
whole the hints and the kinds of tokens.
"""

from __future__ import annotations

import argparse
import json
import lzma
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pygls.exceptions import JsonRpcException

from odsgen.runtime.registry.dialect_packages import PATH_VARIABLE
from tests.lsp.client import Client
from tests.test_dialect.package import dialect_folder

SERVER = (sys.executable, "-m", "odsgen.cli.ods_lsp_server")
TOKEN = re.compile(r'[%@^#!]?[\w.$-]+(?:#\d+)?|"[^"\n]*"')


def rows(corpus: Path) -> Iterator[dict[str, Any]]:
    """The programs of a corpus, accepted and refused ones."""
    opener = lzma.open if corpus.suffix == ".xz" else open
    with opener(corpus, "rt", encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)


def positions(text: str, count: int) -> list[tuple[int, int]]:
    """Lines and columns of so many tokens, evenly spread."""
    found = [
        (number, len(line[: match.start()].encode("utf-16-le")) // 2)
        for number, line in enumerate(text.split("\n"))
        for match in TOKEN.finditer(line)
    ]
    step = max(1, len(found) // count) if count else 1
    return found[::step][:count]


def sweep(client: Client, name: str, text: str, count: int) -> Iterator[tuple[str, float]]:
    """Ask about one program; yields what was asked and how long the answer took."""
    uri = f"file:///corpus/{name.replace('#', '-')}"
    start = time.perf_counter()
    client.open(uri, text)
    yield "open", time.perf_counter() - start
    start = time.perf_counter()
    client.symbols(uri)
    yield "outline", time.perf_counter() - start
    for line, character in positions(text, count):
        for question in (client.hover, client.definition, client.references):
            start = time.perf_counter()
            question(uri, line, character)
            yield question.__name__, time.perf_counter() - start
    for line, character in positions(text, max(1, count // 8)):
        for asked in (client.completions, client.signature):
            start = time.perf_counter()
            asked(uri, line, character)
            yield asked.__name__, time.perf_counter() - start
    for whole in (client.inlay_hints, client.semantic_tokens):
        start = time.perf_counter()
        whole(uri)
        yield whole.__name__, time.perf_counter() - start
    client.close(uri)


def main() -> None:
    """Run the sweep; ends with 1 if an answer was an error."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--corpus", type=Path, default=Path("../shared/corpus/visible.jsonl.xz"))
    parser.add_argument("--tokens", type=int, default=16)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    failures = 0
    programs = 0
    times: dict[str, list[float]] = {}
    with Client(SERVER, {PATH_VARIABLE: str(dialect_folder())}) as client:
        for row in rows(arguments.corpus):
            if arguments.only not in row["id"]:
                continue
            programs += 1
            try:
                for question, seconds in sweep(client, row["id"], row["source"], arguments.tokens):
                    times.setdefault(question, []).append(seconds)
            except JsonRpcException as error:
                failures += 1
                print(f"{row['id']}: {error}")
    print(f"{programs} programs, {failures} with an error")
    for question, taken in times.items():
        ordered = sorted(taken)
        median, last = ordered[len(ordered) // 2], ordered[-1]
        print(
            f"{question:12} {len(ordered):7} answers, median {median * 1000:6.1f} ms, longest {last * 1000:7.1f} ms"
        )
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
