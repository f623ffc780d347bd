"""The same exchange with mlir-lsp-server and with ours: every answer that MLIR's gives, ours must give.

    python -m tests.lsp.compare [--corpus FILE] [--programs N] [--list]

Of N programs, spread over the dialects of the corpus: open, outline, hover, definition, references and completion at
tokens, then an edit that breaks the program, its diagnostics, and the edit taken back. Printed: how many answers MLIR's
gave, how many of them ours gave, and the median time of both.

An answer of ours may say more: a hover goes on after MLIR's text, more may be completed.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from lsprotocol import types

from odsgen.runtime.registry.dialect_packages import PATH_VARIABLE
from tests.lsp.client import Client, ServerEnded, span
from tests.lsp.corpus import SERVER, positions, rows
from tests.test_dialect.package import dialect_folder

# What MLIR's server offers of its own tests, and an empty keyword.
NOT_OURS = re.compile(r"[!#]?test_dyn|(?:\w+\.)*test_\w+(?:\.\w+)*|")

# What MLIR's server writes for the operands of an operation at the top, which it does not find: no answer.
UNNAMED = "<<UNKNOWN SSA VALUE>>"

Facts = frozenset[str]
"""An answer as what it says, item by item."""


def mlir_lsp_server() -> str | None:
    """MLIR's server, if it is installed."""
    for name in ("mlir-lsp-server-22", "mlir-lsp-server"):
        found = shutil.which(name)
        if found:
            return found
    candidate = Path("/usr/lib/llvm-22/bin/mlir-lsp-server")
    return str(candidate) if candidate.is_file() else None


class Answer(NamedTuple):
    """An answer of one server: as facts, or as a text."""

    kind: str
    place: str
    facts: Facts
    text: str
    seconds: float


@dataclass(slots=True)
class Row:
    """One kind of question in the table."""

    theirs: int = 0  # answers that MLIR's gave
    ours: int = 0  # of them, those that ours gave
    more: int = 0  # answers that only ours gave
    their_times: list[float] = field(default_factory=list)
    our_times: list[float] = field(default_factory=list)
    differences: list[str] = field(default_factory=list)

    def add(self, program: str, theirs: Answer, ours: Answer) -> None:
        """Count the answers to one question."""
        self.their_times.append(theirs.seconds)
        self.our_times.append(ours.seconds)
        if not theirs.facts and (not theirs.text or UNNAMED in theirs.text):
            self.more += bool(ours.facts or ours.text)
            return
        self.theirs += 1
        if theirs.facts <= ours.facts and ours.text.startswith(theirs.text):
            self.ours += 1
            return
        missing = sorted(theirs.facts - ours.facts) or [f"{theirs.text!r}\n    ours {ours.text!r}"]
        extra = sorted(ours.facts - theirs.facts)[:3]
        shown = "\n    ".join([*missing[:3], *(f"ours {fact}" for fact in extra)])
        self.differences.append(f"{program} {theirs.kind} {theirs.place}\n    {shown}")


def outline_facts(symbols: list[types.DocumentSymbol], path: str = "") -> Iterator[str]:
    """Names, kinds and places of an outline."""
    for symbol in symbols:
        own = f"{path}/{symbol.name} {symbol.kind.name} {span(symbol.selection_range)}"
        yield own if symbol.name.startswith("<file-split") else f"{own} {span(symbol.range)}"
        yield from outline_facts(list(symbol.children or ()), f"{path}/{symbol.name}")


def diagnostic_facts(diagnostics: list[types.Diagnostic]) -> Iterator[str]:
    """Places and messages of diagnostics and of their notes."""
    for diagnostic in diagnostics:
        yield f"{span(diagnostic.range)} {diagnostic.severity} {diagnostic.message}"
        for note in diagnostic.related_information or ():
            yield f"  {span(note.location.range)} {note.message}"


def location_facts(locations: list[types.Location]) -> Iterator[str]:
    """Places."""
    for location in locations:
        yield span(location.range)


def completion_facts(items: list[types.CompletionItem]) -> Iterator[str]:
    """The labels that are offered."""
    for item in items:
        if NOT_OURS.fullmatch(item.label) is None:
            yield item.label


def exchange(client: Client, uri: str, text: str, tokens: int) -> Iterator[Answer]:
    """Questions about one program: the kind, the place, the answer as facts and as a text, and its time."""

    def timed(ask: Callable[[], Any]) -> tuple[Any, float]:
        start = time.perf_counter()
        answer = ask()
        return answer, time.perf_counter() - start

    found, seconds = timed(lambda: client.open(uri, text))
    yield Answer("open", "", frozenset(diagnostic_facts(found)), "", seconds)
    found, seconds = timed(lambda: client.symbols(uri))
    yield Answer("outline", "", frozenset(outline_facts(found)), "", seconds)
    for line, character in positions(text, tokens):
        place = f"{line}:{character}"
        hover, seconds = timed(partial(client.hover, uri, line, character))
        yield Answer("hover", place, frozenset(), hover or "", seconds)
        found, seconds = timed(partial(client.definition, uri, line, character))
        yield Answer("definition", place, frozenset(location_facts(found)), "", seconds)
        found, seconds = timed(partial(client.references, uri, line, character))
        yield Answer("references", place, frozenset(location_facts(found)), "", seconds)
    for line, character in positions(text, max(1, tokens // 2)):
        found, seconds = timed(partial(client.completions, uri, line, character))
        yield Answer(
            "completion", f"{line}:{character}", frozenset(completion_facts(found)), "", seconds
        )
    broken = text[: text.rfind("}")] + text[text.rfind("}") + 1 :]
    found, seconds = timed(lambda: client.change(uri, broken))
    yield Answer("edit", "", frozenset(diagnostic_facts(found)), "", seconds)
    found, seconds = timed(lambda: client.change(uri, text))
    yield Answer("edit", "back", frozenset(diagnostic_facts(found)), "", seconds)
    client.close(uri)


def chosen(corpus: Path, count: int) -> list[dict[str, Any]]:
    """Programs of many sizes and dialects: the longest of each folder, in turn, and refused ones among them."""
    by_folder: dict[str, list[dict[str, Any]]] = {}
    for row in rows(corpus):
        if 300 < len(row["source"]) < 20_000:
            by_folder.setdefault(row["id"].rpartition("/")[0], []).append(row)
    folders = sorted(by_folder)
    step = max(1, len(folders) // count)
    picked = []
    for number, folder in enumerate(folders[::step][:count]):
        candidates = by_folder[folder]
        refused = [row for row in candidates if "custom" not in row]
        candidates = refused if refused and number % 4 == 3 else candidates
        picked.append(max(candidates, key=lambda row: (len(row["source"]), row["id"])))
    return picked


def compare(programs: list[dict[str, Any]], server: str, tokens: int) -> dict[str, Row]:
    """Hold the exchanges against each other."""
    table: dict[str, Row] = {}
    environment = {PATH_VARIABLE: str(dialect_folder())}
    with Client(SERVER, environment) as ours:
        for program in programs:
            uri = f"file:///corpus/{program['id'].replace('#', '-')}"
            text = program["source"]
            try:
                # A server for each program: MLIR's ends on some of them.
                with Client([server]) as client:
                    theirs = list(exchange(client, uri, text, tokens))
            except ServerEnded as error:
                print(f"{program['id']}: mlir-lsp-server: {error}")
                continue
            answers = zip(theirs, exchange(ours, uri, text, tokens), strict=True)
            for their_answer, our_answer in answers:
                row = table.setdefault(their_answer.kind, Row())
                row.add(program["id"], their_answer, our_answer)
    return table


def main() -> None:
    """Print the table; ends with 1 if ours lacked an answer."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--corpus", type=Path, default=Path("../shared/corpus/visible.jsonl.xz"))
    parser.add_argument("--programs", type=int, default=20)
    parser.add_argument("--tokens", type=int, default=60)
    parser.add_argument("--list", action="store_true", help="print each answer that ours lacks")
    arguments = parser.parse_args()
    server = mlir_lsp_server()
    if server is None:
        sys.exit("mlir-lsp-server of MLIR 22 is not installed")
    table = compare(chosen(arguments.corpus, arguments.programs), server, arguments.tokens)
    print(
        f"{'':12}{'MLIR answers':>14}{'ours the same':>15}{'ours alone':>12}{'MLIR ms':>10}{'ours ms':>10}"
    )
    for kind, row in table.items():
        medians = [sorted(t)[len(t) // 2] * 1000 for t in (row.their_times, row.our_times)]
        print(
            f"{kind:12}{row.theirs:14}{row.ours:15}{row.more:12}{medians[0]:10.1f}{medians[1]:10.1f}"
        )
    if arguments.list:
        for row in table.values():
            print("\n".join(row.differences))
    lacking = Counter({kind: row.theirs - row.ours for kind, row in table.items()})
    sys.exit(1 if lacking.total() else 0)


if __name__ == "__main__":
    main()
