"""The verdicts of proofs that the documentation's site shows: make verdicts.

    python -m tools.verdicts [DIALECT…]

`tools/site/verdicts.json` has them for each bundled dialect, with a digest of what the claims follow from. Proofs are made of the
dialects for which it is another one, or of those that are named; the site shows no verdict whose digest is another one.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from odsgen.ods import load_dialect
from odsgen.ods.model import DialectDef
from odsgen.resources import resource_directory

FILE = Path(__file__).parent / "site" / "verdicts.json"


def digests(dialects: Iterable[DialectDef]) -> dict[str, str]:
    """For each dialect a digest of its patterns and operations, and of the dialects that it needs."""
    known = {dialect.name: dialect for dialect in dialects}
    own = {name: repr(_claims(dialect)) for name, dialect in known.items()}
    found = {}
    for name in known:
        needed, waiting = {name}, [name]
        while waiting:
            dialect = known[waiting.pop()]
            fresh = {*dialect.imports, *dialect.dependencies}.intersection(known) - needed
            needed |= fresh
            waiting += fresh
        text = "\n".join([own[each] for each in sorted(needed)])
        found[name] = hashlib.sha256(text.encode()).hexdigest()[:16]
    return found


def _claims(dialect: DialectDef) -> Any:
    """The claims of a dialect and the meaning that they are proved from, as texts."""
    patterns = [
        (each.name, each.source_text, each.result_texts, each.benefit) for each in dialect.patterns
    ]
    ops = []
    for op in dialect.ops:
        meaning = op.semantics
        excluded = (
            ()
            if meaning is None
            else (*meaning.undefined, *meaning.poison, *meaning.unsupported, *meaning.requires)
        )
        computed = (() if meaning is None else meaning.texts, [each.text for each in excluded])
        folds = [(each.text, each.result_text) for each in op.folds]
        types = [operand.constraint.summary for operand in op.operands]
        types += [result.constraint.summary for result in op.results]
        ops.append((op.name, computed, folds, [use.name for use in op.traits], types))
    return patterns, ops


def current_verdicts(dialects: Sequence[DialectDef]) -> tuple[dict[str, str], list[str]]:
    """The verdicts of claims that have not changed since they were proved, by their names, and the dialects whose ones have."""
    known = _read()
    verdicts: dict[str, str] = {}
    stale = []
    for name, digest in digests(dialects).items():
        entry = known.get(name)
        if entry is not None and entry["digest"] == digest:
            verdicts.update(entry["verdicts"])
        elif entry is not None or _has_claims(next(d for d in dialects if d.name == name)):
            stale.append(name)
    return verdicts, stale


def _has_claims(dialect: DialectDef) -> bool:
    from odsgen.proof.proving import subjects

    return bool(subjects(dialect))


def _read() -> dict[str, Any]:
    return json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}


def main(names: Sequence[str]) -> int:
    """Prove what changed, one dialect after another; each is written when it is done."""
    from odsgen.cli.docs_command import proved

    specs = {path.stem: path for path in sorted(resource_directory("dialect_specs").glob("*.yaml"))}
    dialects = {stem: load_dialect(path) for stem, path in specs.items()}
    now = digests(dialects.values())
    _, stale = current_verdicts(list(dialects.values()))
    for stem, dialect in dialects.items():
        if dialect.name in (names or stale):
            print(f"proving {dialect.name}", flush=True)
            verdicts = dict(sorted(proved((specs[stem],)).items()))
            _write({**_read(), dialect.name: {"digest": now[dialect.name], "verdicts": verdicts}})
    return 0


def _write(found: Mapping[str, Any]) -> None:
    FILE.write_text(json.dumps(dict(sorted(found.items())), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
