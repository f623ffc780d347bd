"""All programs of a corpus through bytecode, beside mlir-opt: how many does each read of the other, how many bytes are equal.

    python -m tests.bytecode.corpus [--corpus FILE] [--text source|custom|generic] [--versions 6,5,…] [--cache FOLDER]

read    odsgen reads mlir-opt's bytes, verifies the program and prints mlir-opt's text
equal   odsgen's bytes, written from the text, are mlir-opt's
again   odsgen's bytes, written from what was read of mlir-opt's, are mlir-opt's
theirs  mlir-opt reads odsgen's bytes and prints the same text (it is asked only where the bytes are not equal)
"""

from __future__ import annotations

import argparse
import hashlib
import json
import lzma
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from odsgen.bytecode import NEWEST_VERSION, OLDEST_VERSION, write_bytecode
from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from odsgen.runtime.registry.dialect_packages import PATH_VARIABLE
from tests.oracle import mlir_opt_path
from tests.test_dialect.package import dialect_folder

LEVELS = ("read", "equal", "again", "theirs")
PRODUCER_END = b"\0"


@dataclass(frozen=True, slots=True)
class Program:
    """One chunk that mlir-opt accepts, and the text that it prints for it."""

    name: str
    text: str
    printed: str
    unregistered: bool


class Oracle:
    """mlir-opt's answers, kept in a folder."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def ask(self, data: bytes, *options: str) -> bytes | None:
        """The output of mlir-opt for an input; None if it refuses it."""
        key = hashlib.sha256(repr(options).encode() + data).hexdigest()
        path = None if self._folder is None else self._folder / key[:2] / key
        if path is not None and path.exists():
            found = path.read_bytes()
            return found[1:] if found[:1] == b"+" else None
        command = [str(mlir_opt_path()), *options]
        try:
            process = subprocess.run(command, input=data, capture_output=True, timeout=120)
            answer = process.stdout if process.returncode == 0 else None
        except subprocess.TimeoutExpired:
            answer = None  # mlir-opt hangs on some of its own tests
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"-" if answer is None else b"+" + answer)
        return answer


def programs(corpus: Path, text: str) -> Iterator[Program]:
    """The accepted chunks of a corpus."""
    opener = lzma.open if corpus.suffix == ".xz" else open
    with opener(corpus, "rt", encoding="utf-8") as file:
        for line in file:
            row = json.loads(line)
            if "custom" in row:
                yield Program(row["id"], row[text], row["custom"], row["unregistered"])


def context(program: Program) -> Context:
    """A context with the dialects of ODSGEN_DIALECT_PATH and MLIR's own test dialect."""
    folders = filter(None, os.environ.get(PATH_VARIABLE, "").split(os.pathsep))
    return Context(program.unregistered, dialect_path=[*folders, dialect_folder()])


def without_producer(data: bytes) -> bytes:
    """Bytecode without the name of its producer."""
    end = data.index(PRODUCER_END, 5)
    return data[:5] + data[end:]


def check(program: Program, version: int, oracle: Oracle) -> dict[str, str]:
    """The failures of a program, by level; the level is empty if mlir-opt itself cannot write or read it."""
    options = ["--allow-unregistered-dialect"] if program.unregistered else []
    text = program.text.encode("utf-8", "surrogateescape")
    expected = oracle.ask(text, *options, "--emit-bytecode", f"--emit-bytecode-version={version}")
    if expected is None:
        return {"": "mlir-opt does not write it"}
    # What mlir-opt itself makes of its bytes: native properties have no place before version 5.
    theirs = oracle.ask(expected, *options)
    if theirs is None:
        return {"": "mlir-opt does not read what it wrote"}
    printed = theirs.decode("utf-8", "surrogateescape").strip()
    failures: dict[str, str] = {}
    try:
        module = parse(expected, context(program), filename="<stdin>")
        module.verify()
        found = print_ir(module).strip()
        if found != printed:
            failures["read"] = first_difference(found, printed)
        again = write_bytecode(module, version=version)
        if without_producer(again) != without_producer(expected):
            failures["again"] = difference(again, expected)
    except (ParseError, VerifyError) as error:
        failures["read"] = failures["again"] = str(error)
    except Exception as error:
        failures["read"] = failures["again"] = f"{type(error).__name__}: {error}"
    try:
        module = parse(program.text, context(program), filename="<stdin>")
        module.verify()
        ours = write_bytecode(module, version=version)
    except (ParseError, VerifyError) as error:
        failures["equal"] = failures["theirs"] = str(error)
        return failures
    except Exception as error:
        failures["equal"] = failures["theirs"] = f"{type(error).__name__}: {error}"
        return failures
    if without_producer(ours) != without_producer(expected):
        failures["equal"] = difference(ours, expected)
        answer = oracle.ask(ours, *options)
        if answer is None:
            failures["theirs"] = "refused"
        elif answer.decode("utf-8", "surrogateescape").strip() != printed:
            failures["theirs"] = first_difference(
                answer.decode("utf-8", "surrogateescape"), printed
            )
    return failures


def first_difference(found: str, wanted: str) -> str:
    """The first lines that differ."""
    ours, theirs = found.split("\n"), wanted.split("\n")
    for a, b in zip(ours, theirs, strict=False):
        if a != b:
            return f"{a.strip()!r} instead of {b.strip()!r}"
    return f"{len(ours)} lines instead of {len(theirs)}"


def difference(found: bytes, wanted: bytes) -> str:
    """The sections that differ."""
    ours, theirs = sections(found), sections(wanted)
    names = [name for name in theirs if ours.get(name) != theirs[name]]
    return "sections " + ", ".join(names)


def sections(data: bytes) -> dict[str, bytes]:
    """The sections of a file by their names."""
    from odsgen.bytecode.byte_cursor import ByteCursor

    cursor = ByteCursor(data)
    cursor.skip(4)
    cursor.read_varint()
    cursor.read_null_terminated()
    found: dict[str, bytes] = {}
    while cursor.remaining:
        section, start, end = cursor.read_section()
        found[section.name] = data[start:end]
    return found


def default_corpus() -> Path:
    """The corpus in the folder that the conformance tests use."""
    from tests.conformance.test_conformance import conformance_folder

    folder = conformance_folder()
    if folder is None:
        sys.exit("no corpus: set ODSGEN_CONFORMANCE to its folder, or give --corpus")
    return folder / "corpus" / "visible.jsonl.xz"


def main() -> None:
    """Run the comparison and print the table; the exit code is 1 if a figure is below its bound."""
    parser = argparse.ArgumentParser(description="Bytecode beside mlir-opt on a corpus.")
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("--text", default="source", choices=("source", "custom", "generic"))
    parser.add_argument(
        "--versions", default=",".join(map(str, range(NEWEST_VERSION, OLDEST_VERSION - 1, -1)))
    )
    parser.add_argument("--cache", type=Path, help="a folder for mlir-opt's answers")
    parser.add_argument("--stride", type=int, default=1, help="take each N-th program only")
    parser.add_argument("--id", help="programs whose name contains this")
    parser.add_argument(
        "--show", type=int, default=0, help="print the first N failures of each level"
    )
    arguments = parser.parse_args()
    if mlir_opt_path() is None:
        sys.exit("mlir-opt (LLVM 22) is not installed; set MLIR_OPT to its path")
    oracle = Oracle(arguments.cache)
    chosen = list(programs(arguments.corpus or default_corpus(), arguments.text))
    chosen = [p for p in chosen if not arguments.id or arguments.id in p.name][:: arguments.stride]
    for version in map(int, arguments.versions.split(",")):
        run(chosen, version, oracle, arguments.show)


def run(chosen: list[Program], version: int, oracle: Oracle, show: int) -> Counter[str]:
    """Check all programs in one version and print what was found."""
    failed: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    written = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        # mlir-opt takes most of the time, in processes of its own.
        for program, failures in zip(
            chosen, pool.map(lambda p: check(p, version, oracle), chosen), strict=True
        ):
            if "" in failures:
                failed[failures[""]] += 1
                continue
            written += 1
            for level, reason in failures.items():
                failed[level] += 1
                shown[level] += 1
                if shown[level] <= show:
                    print(f"  {level} {program.name}: {reason[:300]}")
    texts = [
        f"{level} {written - failed[level]}/{written} "
        f"{100 * (written - failed[level]) / max(written, 1):.2f}%"
        for level in LEVELS
    ]
    others: list[Any] = [
        f"{reason}: {count}" for reason, count in failed.items() if reason not in LEVELS
    ]
    print(f"version {version}: " + ", ".join(texts + others), flush=True)
    return failed


if __name__ == "__main__":
    main()
