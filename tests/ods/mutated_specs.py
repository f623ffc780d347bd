"""Specs changed at random: each is refused with places, or its package is made; `odsgen check` accepts nothing else.

usage: python -m tests.ods.mutated_specs [--count N] [--seed N] [FILE.yaml ...]
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from odsgen.codegen.generate import dialect_files
from odsgen.codegen.hooks_scaffold import hooks_scaffold
from odsgen.ods import load_dialect_text
from odsgen.spec import SpecErrors

HOSTILE = Path(__file__).parent / "hostile"
TOKEN = re.compile(r"[A-Za-z_$]\w*|[^\w\s]|\d+")
#: What the parts of a spec are made of, and what they should better not be made of.
PIECES = [
    "dialect", "summary", "description", "imports", "ops", "types", "attributes", "enums", "constraints", "op_classes",
    "arguments", "results", "regions", "successors", "traits", "assembly_format", "mnemonic", "parameters", "class_name",
    "verifier", "builders", "hooks", "version", "extends", "interfaces", "builtin", "custom", "true", "null", "I32", "F64",
    "AnyType", "Variadic<AnyType>", "Optional<I32>", "OptionalAttr<I32Attr>", "Pure", "SameTypeOperands", "StrAttr",
    "DefaultValuedAttr<A, '#x.m<1>'>", "$x", "`<`", "`>`", "attr-dict", "type($x)", "list<Type>", "string", "int", "1x",
    "a(b", "a.b", "a-b", "import", "class", "None", "self", "os", "math", "async", "__init__", "_", "x" * 300, "é", "名",
    '"""', "'''", '""', "\\", "\\N{DIGIT ONE}", "\u202e", "\u2066", "\u2028", "\x85", "\u00ad", "\f", "\0", "\ud800", "\r",
    "\t", "\n", "\n  ", "\n    ", " # ", "{", "}", "[", "]", "[]", "{}", ":", ": ", ",", "- ", "|", ">", "&a ", "*a ", "!x ",
    "? ", "---\n", "...\n", "%", "@", "`", "'", '"', "1", "-1", "0x10", "1e999", ".nan", "99999999999999999999",
    "{{ x }}", "{% raw %}", "${x}", "#{x}", "eval(1)",
]  # fmt: skip


class Unsound(Exception):
    """A spec that was accepted and of which no package can be made, or that ended in something that is no diagnostic."""


def mutated(text: str, generator: random.Random) -> str:
    """The text with up to eight tokens put in, taken out, exchanged or written twice."""
    for _ in range(generator.choice([1, 1, 1, 2, 3, 8])):
        spans = [match.span() for match in TOKEN.finditer(text)] or [(0, 0)]
        start, end = generator.choice(spans)
        match generator.randrange(7):
            case 0 | 1:
                text = text[:start] + generator.choice(PIECES) + text[end:]
            case 2 | 3:
                text = text[:start] + generator.choice(PIECES) + text[start:]
            case 4:
                text = text[:start] + text[end:]
            case 5:
                first, last = generator.choice(spans)
                text = text[:start] + text[first:last] + text[end:]
            case _:
                lines = text.split("\n")
                line = generator.randrange(len(lines))
                lines.insert(line, lines[generator.randrange(len(lines))])
                text = "\n".join(lines)
    return text


def judge(text: str) -> str:
    """`refused` or `generated`; raises Unsound for anything else."""
    try:
        dialect = load_dialect_text(text, "mutated.yaml")
    except SpecErrors as errors:
        if not errors.diagnostics or not errors.render():
            raise Unsound("refused without a diagnostic") from None
        return "refused"
    except Exception as error:
        raise Unsound(f"check: {type(error).__name__}: {error}") from error
    try:
        files = dialect_files(dialect, lambda name: f"..{name}")
        files["hooks.py"] = hooks_scaffold(dialect, lambda name: f"..{name}")
        for name, source in files.items():
            compile(source.encode(), name, "exec", dont_inherit=True)
            if any(not c.isprintable() and c != "\n" for c in source):
                raise Unsound(f"{name} has characters that cannot be seen")
    except Unsound:
        raise
    except Exception as error:
        raise Unsound(f"generate: {type(error).__name__}: {error}") from error
    return "generated"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the campaign; write each kind of failure once, with the spec."""
    parser = argparse.ArgumentParser(
        description="Change specs at random, and check and generate them."
    )
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("files", nargs="*", type=Path, default=sorted(HOSTILE.glob("*.yaml")))
    options = parser.parse_args(arguments)
    texts = [path.read_text("utf-8") for path in options.files]
    generator = random.Random(options.seed)
    verdicts: Counter[str] = Counter()
    failures: dict[str, str] = {}
    for _ in range(options.count):
        text = mutated(generator.choice(texts), generator)
        try:
            verdicts[judge(text)] += 1
        except Unsound as unsound:
            verdicts["unsound"] += 1
            cause = unsound.__cause__
            last = traceback.extract_tb(cause.__traceback__)[-1] if cause else None
            kind = f"{type(cause).__name__} {last.filename}:{last.lineno}" if last else str(unsound)
            if kind not in failures or len(text) < len(failures[kind]):
                failures[kind] = f"{unsound}\n{text}"
    for kind, report in failures.items():
        print(f"--- {kind}\n{report}\n")
    print(", ".join(f"{verdict} {count}" for verdict, count in verdicts.items()))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
