"""`odsgen prove`: verdicts of rewrite patterns, of traits and of two programs, as text or JSON (docs/howto/proving.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

import click
from rich.text import Text

from odsgen.bytecode import parse_file
from odsgen.bytecode.toplevel import program_file
from odsgen.cli.check_command import run_time_dialect
from odsgen.cli.console import console
from odsgen.installation import command_for_extra
from odsgen.ods import DialectDef, SpecDiagnostic, SpecErrors, load_dialect
from odsgen.ods.model import OpDef
from odsgen.proof.programs import compare_all, pairs
from odsgen.proof.proving import Options, prove, subjects
from odsgen.proof.report import Verdict
from odsgen.proof.solver import is_installed
from odsgen.resources import resource_directory
from odsgen.runtime import Context, Operation
from odsgen.runtime.diagnostics import DiagnosticError
from odsgen.runtime.diagnostics.text import diagnostic_text
from odsgen.runtime.support.source import SourceFile
from odsgen.spec.errors import SpecNote

_STYLES = {
    "equal": "green",
    "refined": "green",
    "proved": "green",
    "refuted": "bold red",
    "undecided": "yellow",
    "outside": "dim",
}


def check_solver() -> None:
    """Raise click.ClickException where Z3 is not installed."""
    if not is_installed():
        raise click.ClickException(f"proofs need the solver Z3: {command_for_extra('prove')}")


def parsed_widths(text: str) -> tuple[int, ...]:
    """The widths of `1-64` or `8,16,32`; raises click.BadParameter."""
    found: set[int] = set()
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        bounds = (first, last if dash else first)
        if not all(each.isascii() and each.isdecimal() and len(each) < 4 for each in bounds):
            raise click.BadParameter(f"'{text}' is no list of widths like 1-64 or 8,16,32")
        low, high = int(bounds[0]), int(bounds[1])
        if not 1 <= low <= high <= 512:
            raise click.BadParameter("widths are from 1 to 512, the lesser first")
        found.update(range(low, high + 1))
    return tuple(sorted(found))


def prove_specs(
    specs: Sequence[Path], patterns: Sequence[str], options: Options, as_json: bool
) -> bool:
    """Prove patterns and traits, and tell; whether nothing is refuted."""
    dialects = [load_dialect(path) for path in specs]
    known = {pattern.name for dialect in dialects for pattern in dialect.patterns}
    unknown = [name for name in patterns if name not in known]
    if unknown:
        raise click.ClickException(f"there is no pattern '{unknown[0]}'")
    wanted = [subject for dialect in dialects for subject in subjects(dialect, patterns)]
    return show(prove(wanted, options), as_json)


def compare_programs(
    before: Path, after: Path, specs: Sequence[Path], options: Options, as_json: bool
) -> bool:
    """Compare the functions of two programs, and tell; whether none is refuted."""
    context = Context(dialects=[run_time_dialect(path, load_dialect(path), None) for path in specs])
    modules = [_parsed(path, context) for path in (before, after)]
    found = list(pairs(*modules))
    if not found:
        raise click.ClickException("the programs have no function of one name")
    ops = _operations(modules, specs)
    return show(compare_all(found, ops, options), as_json)


def _parsed(path: Path, context: Context) -> Operation:
    file = program_file(path.read_bytes(), str(path))
    try:
        module = parse_file(file, context)
        module.verify()
    except DiagnosticError as error:
        source = file if isinstance(file, SourceFile) else None
        texts = [diagnostic_text(each, source) for each in error.diagnostics]
        raise click.ClickException("\n".join([f"{path} is not valid", *texts])) from None
    return module


def _operations(modules: Sequence[Operation], specs: Sequence[Path]) -> dict[str, OpDef]:
    """The definitions of the operations of programs: of the specs, and of the bundled ones."""
    names = {op.name.partition(".")[0] for module in modules for op in module.walk()}
    folder = resource_directory("dialect_specs")
    bundled = [folder / f"{name}.yaml" for name in sorted(names)]
    dialects = [load_dialect(path) for path in bundled if path.is_file()]
    dialects += [load_dialect(path) for path in specs]
    return {op.name: op for dialect in dialects for op in dialect.ops}


def show(verdicts: Iterable[Verdict], as_json: bool) -> bool:
    """Tell verdicts as they come; whether nothing is refuted."""
    found = []
    for verdict in verdicts:
        found.append(verdict)
        if not as_json:
            _print(verdict)
    if as_json:
        click.echo(json.dumps([v.json() for v in found], indent=2, ensure_ascii=False))
    else:
        counts = dict.fromkeys(_STYLES, 0)
        for verdict in found:
            counts[verdict.status] += 1
        told = [f"{count} {status}" for status, count in counts.items() if count]
        console().print(", ".join(told) or "nothing to prove")
    return all(verdict.status != "refuted" for verdict in found)


def _print(verdict: Verdict) -> None:
    status, _, rest = str(verdict).partition(" ")
    word = status.rstrip(":")
    line = Text.assemble((word, _STYLES.get(word, "dim")), f" {verdict.name}")
    rest = f"{':' if status.endswith(':') else ''} {rest}".rstrip()
    line.append(rest)
    console().print(line, soft_wrap=True)
    for text in details(verdict):
        console().print(Text(f"    {text}"), soft_wrap=True)


def details(verdict: Verdict) -> list[str]:
    """The lines below that of a refuted claim."""
    if verdict.counter_example is None:
        return []
    place = f"{verdict.place}: " if verdict.place else ""
    run = verdict.run.lines() if verdict.run else ()
    return [f"{place}{verdict.summary}", *verdict.counter_example.lines(), *run]


def refuse_refuted(dialects: Sequence[DialectDef], options: Options) -> None:
    """Raise SpecErrors for the patterns and traits that are refuted."""
    found = [
        _diagnostic(verdict)
        for dialect in dialects
        for verdict in prove(subjects(dialect), options)
        if verdict.status == "refuted"
    ]
    if found:
        raise SpecErrors(found)


def _diagnostic(verdict: Verdict) -> SpecDiagnostic:
    notes = [SpecNote(text, None) for text in details(verdict)[1:]]
    return SpecDiagnostic(
        f"the {verdict.kind} '{verdict.name}' is {verdict}", verdict.place, notes=tuple(notes)
    )
