"""Imports every dialect of an installed MLIR, generates and loads the packages, and writes docs/reference/upstream.md.

    python -m tools.import_upstream [--include DIR] [--build DIR] [--jobs N] [--document FILE]

What has not changed since the last run is not done again.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from odsgen.codegen import generate
from odsgen.codegen.missing_hooks import with_hooks
from odsgen.codegen.package_names import package_name
from odsgen.ods import load_dialect
from odsgen.ods.model import FormatKind
from odsgen.resources import resource_directory
from odsgen.spec import SpecErrors
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.importing import ImportRequest, WrittenSpec, import_specs

ROOT = Path(__file__).resolve().parent.parent
STATE = "state"
AGREEMENT_HEADING = "## Agreement with mlir-opt"
#: The dialects whose specs we write by hand; they are imported too, into folders of their own.
BUNDLED = ("arith", "cf", "func")


@dataclass(frozen=True)
class Row:
    """The outcome of the import of one dialect."""

    spec: WrittenSpec
    operations: int  # in the generated package
    working: int  # declarative formats that read and print
    hooked: int  # custom formats whose hooks are written
    loads: bool


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argument_parser("import_upstream")
    parser.add_argument("--build", type=Path, default=ROOT / "build" / "upstream")
    parser.add_argument(
        "--document", type=Path, default=ROOT / "docs" / "reference" / "upstream.md"
    )
    options = arguments_with_headers(parser, arguments)
    if options is None:
        return 1
    started = time.monotonic()
    known = _recorded(options)
    if known is not None:
        print(f"nothing has changed, {time.monotonic() - started:.0f} s")
        return 0
    try:
        rows = run(options.include, options.build, options.jobs)
    except (SpecErrors, TableGenError) as error:
        print(error, file=sys.stderr)
        return 1
    options.document.parent.mkdir(parents=True, exist_ok=True)
    old = options.document.read_text(encoding="utf-8") if options.document.is_file() else ""
    text = document(rows) + _agreement(old)
    if old != text:
        options.document.write_text(text, encoding="utf-8")
    failed = [row.spec.dialect for row in rows if not row.loads]
    if not failed:
        (options.build / STATE).write_text(_state(options), encoding="utf-8")
    print(
        f"{len(rows)} dialects, {sum(row.operations for row in rows)} operations, {time.monotonic() - started:.0f} s"
    )
    if failed:
        print(f"packages that do not load: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def argument_parser(program: str) -> argparse.ArgumentParser:
    """The arguments of every tool that imports MLIR's dialects."""
    parser = argparse.ArgumentParser(prog=program)
    parser.add_argument("--include", type=Path, default=installed_headers())
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser


def arguments_with_headers(
    parser: argparse.ArgumentParser, arguments: Sequence[str] | None
) -> argparse.Namespace | None:
    """The arguments, if MLIR's headers are there; else None, once it is said what to install."""
    options = parser.parse_args(arguments)
    if options.include is not None and (options.include / "mlir" / "Dialect").is_dir():
        return options
    message = "no MLIR headers: apt-get install libmlir-22-dev llvm-22, or --include DIR"
    print(f"{parser.prog}: {message}", file=sys.stderr)
    return None


def _recorded(options: argparse.Namespace) -> str | None:
    """The state that the last run left, if nothing has changed since."""
    try:
        recorded = (options.build / STATE).read_text(encoding="utf-8")
    except OSError:
        return None
    return recorded if recorded == _state(options) else None


def _state(options: argparse.Namespace) -> str:
    """Stands for what goes in and what has come out: sources, headers, specs, packages and the document."""
    import odsgen

    digest = hashlib.sha256()
    roots = (
        Path(__file__),
        Path(odsgen.__file__).parent,
        resource_directory("templates"),
        resource_directory("dialect_specs"),
        options.include / "mlir",
        options.build,
        options.document,
    )
    for root in roots:
        paths = [root] if root.is_file() else sorted(root.rglob("*"))
        for path in paths:
            if path.suffix in (".py", ".j2", ".td", ".yaml", ".md"):
                status = path.stat()
                digest.update(f"{path} {status.st_size} {status.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def upstream_request(include: Path, jobs: int) -> ImportRequest:
    """Asks for every dialect that MLIR defines and we don't, without the prose of its definitions."""
    return ImportRequest(
        (include / "mlir" / "Dialect",),
        (include,),
        exclude=BUNDLED,
        overlays=(resource_directory("dialect_specs") / "overlays",),
        jobs=jobs,
        force=True,
        prose=False,
        unknown_types=False,  # those that C++ alone defines stand in the overlays
        keep_going=True,  # TransformOps.td and TuneExtensionOps.td both have an AlternativesOp
    )


def run(include: Path, build: Path, jobs: int) -> list[Row]:
    """Import, generate, load; the dialects in the order of their names."""
    dialects = include / "mlir" / "Dialect"
    step = _Steps()
    specs = import_specs(upstream_request(include, jobs), build / "specs")
    folders = tuple(dialects / name for name in ("Arith", "ControlFlow", "Func"))
    bundled = import_specs(
        ImportRequest(folders, (include,), dialects=BUNDLED, jobs=jobs, force=True),
        build / "bundled" / "specs",
    )
    step("imported")
    for written, folder in ((specs, build), (bundled, build / "bundled")):
        paths = [folder / "specs" / f"{spec.dialect}.yaml" for spec in written]
        generate(paths, folder / "packages", jobs=jobs)
    step("generated")
    loaded = _load_all(build / "packages") | _load_all(build / "bundled" / "packages")
    step("loaded")
    rows = []
    for written, folder in ((specs, build), (bundled, build / "bundled")):
        for spec in written:
            rows.append(_row(spec, folder, loaded))
    step("counted")
    return sorted(rows, key=lambda row: row.spec.dialect)


def _row(spec: WrittenSpec, folder: Path, loaded: set[str]) -> Row:
    dialect = load_dialect(folder / "specs" / f"{spec.dialect}.yaml")
    package = package_name(dialect.name, folder / "packages")
    kept = with_hooks(dialect)
    working = sum(
        1 for op in kept.ops if op.format_kind in (FormatKind.DECLARATIVE, FormatKind.FUNCTION)
    )
    hooked = sum(1 for op in kept.ops if op.format_kind is FormatKind.CUSTOM)
    return Row(spec, len(dialect.ops), working, hooked, package in loaded)


def _load_all(packages: Path) -> set[str]:
    """The packages that can be imported, by the names of their folders; in a process of its own."""
    program = (
        "import sys, warnings; from pathlib import Path\n"
        "from odsgen.runtime.registry.dialect_folders import load_dialect_package\n"
        "warnings.simplefilter('ignore')\n"
        "for path in sorted(Path(sys.argv[1]).glob('*/__init__.py')):\n"
        "    try:\n"
        "        load_dialect_package(path.parent).check_hooks(); print(path.parent.name)\n"
        "    except Exception as error:\n"
        "        print(f'{path.parent.name}: {error}', file=sys.stderr)\n"
    )
    environment = {**os.environ, "ODSGEN_DIALECT_PATH": str(packages)}
    found = subprocess.run(
        [sys.executable, "-c", program, str(packages)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    return set(found.stdout.split())


def _agreement(text: str) -> str:
    """The last section of the document, which `make differential` writes."""
    _, heading, section = text.partition(AGREEMENT_HEADING)
    return f"\n{heading}{section}" if heading else ""


def document(rows: Sequence[Row]) -> str:
    """The text of docs/reference/upstream.md."""
    lines = [
        "# Upstream dialects",
        "",
        "Written by `make import-upstream`: every dialect under `mlir/Dialect` of the installed MLIR, imported from TableGen,",
        "generated and loaded.",
        "",
        "- *formats* are the declarative ones: how many read and print now, of all that there are. All of them compile; what one",
        "  may lack is a hook, for a `custom<…>` directive or for the inference of types.",
        "- *custom* are formats that MLIR writes in C++: how many a hook module of ours reads and prints, of all that there are.",
        "- *predicates* are the distinct ones of constraints and invariants that the library of ODS does not have: how many are",
        "  translated from C++ as a whole. Of the others, a part is left to a hook. Of all 1,952 distinct `CPred`s in MLIR's",
        "  headers, 1,922 are translated (`python -m tests.tablegen.cpp.upstream` counts them, by dialect).",
        "",
        "| dialect | ops | types | attributes | enums | formats | custom | predicates |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for row in rows:
        lines.append(_line(row.spec.dialect, [row]))
    lines.append(_line(f"{len(rows)} dialects", rows))
    lines += ["", *_TEST_DIALECT]
    return "\n".join(lines) + "\n"


#: Measured by hand, for the files are not in a package: those of llvm-toolchain-19 and llvm-toolchain-22 of Debian.
_TEST_DIALECT = (
    "## MLIR's own test dialect",
    "",
    "`TestOps.td`, `TestOpsSyntax.td`, `TestTypeDefs.td`, `TestAttrDefs.td` and `TestEnumDefs.td` of MLIR's",
    "`test/lib/Dialect/Test` are imported, generated and loaded without an error, as they are:",
    "",
    "| release | ops | types | attributes | formats that compile | patterns |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    "| 19 | 413 | 35 | 35 | 145 / 145 | 70 / 73 |",
    "| 22 | 471 | 43 | 47 | 178 / 178 | 76 / 79 |",
    "",
    "Without a single hook written, of the programs of MLIR's tests `IR/*.mlir` and `mlir-tblgen/*.mlir` in our corpus that",
    "use the dialect, 79 of 102 read, verify and print in the generic form and 73 in the custom form as `mlir-opt` prints them.",
    "Of 130 that `mlir-opt` refuses, 114 are refused, 106 of them with its message. What fails needs C++: forms and types that",
    "hooks have to read, and operations that the dialect accepts without a definition.",
)


def _line(name: str, rows: Sequence[Row]) -> str:
    def total(count: Callable[[Row], int]) -> int:
        return sum(count(row) for row in rows)

    declarative = total(lambda row: row.spec.summary.declarative_formats)
    cells: Iterable[object] = (
        name,
        total(lambda row: row.operations),
        total(lambda row: row.spec.summary.types),
        total(lambda row: row.spec.summary.attributes),
        total(lambda row: row.spec.summary.enums),
        f"{total(lambda row: row.working)} / {declarative}",
        f"{total(lambda row: row.hooked)} / {total(lambda row: row.spec.summary.custom_formats)}",
        f"{total(lambda row: row.spec.summary.predicates_translated)} / {total(lambda row: row.spec.summary.predicates)}",
    )
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def installed_headers() -> Path | None:
    """The include folder of the newest MLIR that Debian's packages have installed."""
    found = sorted(Path("/usr/lib").glob("llvm-*/include/mlir/Dialect"), reverse=True)
    return found[0].parent.parent if found else None


class _Steps:
    """Says how long each step took."""

    def __init__(self) -> None:
        self._since = time.monotonic()

    def __call__(self, what: str) -> None:
        now = time.monotonic()
        print(f"{what}: {now - self._since:.1f} s", file=sys.stderr, flush=True)
        self._since = now


if __name__ == "__main__":
    sys.exit(main())
