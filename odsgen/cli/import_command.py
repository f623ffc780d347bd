"""`odsgen import`: TableGen in, specs out."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from odsgen.cli.console import console, errors_shown

if TYPE_CHECKING:
    from odsgen.tablegen.importing import WrittenSpec


include_option = click.option(
    "-I",
    "include",
    multiple=True,
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Where included files are looked for; MLIR's own are found beside llvm-tblgen.",
)


@click.command("import")
@click.argument(
    "inputs",
    nargs=-1,
    required=True,
    metavar="FILE.td|DIR...",
    type=click.Path(path_type=Path),
)
@include_option
@click.option("--tblgen", metavar="PATH", help="The llvm-tblgen to run.")
@click.option(
    "-o",
    "--output",
    metavar="OUT",
    type=click.Path(path_type=Path),
    help="The spec to write, or a folder, in which each dialect has its file. Default: standard output.",
)
@click.option(
    "--dialect",
    "dialects",
    multiple=True,
    metavar="NAME",
    help="Import this dialect alone, of those in the inputs; also several times.",
)
@click.option(
    "--exclude",
    multiple=True,
    metavar="NAME",
    help="Leave this dialect out, of those in the inputs.",
)
@click.option(
    "--overlay",
    "overlays",
    multiple=True,
    metavar="FILE.yaml|DIR",
    type=click.Path(path_type=Path),
    help="Merge this over the import of the dialect that it names: additions made by hand.",
)
@click.option(
    "--jobs",
    default=0,
    metavar="N",
    help="How many processes work at once. Default: as many as there are processors.",
)
@click.option(
    "--force", is_flag=True, help="Write specs again that were changed by hand since their import."
)
@click.option(
    "--keep-going",
    is_flag=True,
    help="Import what can be, of folders with files that llvm-tblgen refuses or that define one name twice.",
)
@click.option(
    "--no-descriptions",
    is_flag=True,
    help="Leave summaries and descriptions out, but those that diagnostics say.",
)
@click.option(
    "--no-bundled-overlays",
    is_flag=True,
    help="Do without the overlays and hooks that packs bring for dialects of other projects.",
)
def import_(
    inputs: tuple[Path, ...],
    include: tuple[Path, ...],
    tblgen: str | None,
    output: Path | None,
    dialects: tuple[str, ...],
    exclude: tuple[str, ...],
    overlays: tuple[Path, ...],
    jobs: int,
    force: bool,
    keep_going: bool,
    no_descriptions: bool,
    no_bundled_overlays: bool,
) -> None:
    """Write the specs of dialects that exist as TableGen (ODS).

    FILES are taken together and have to be the definitions of one dialect, or OUT a folder. In a DIR every .td file is
    looked at, and every dialect imported.
    """
    from odsgen.tablegen.errors import TableGenError
    from odsgen.tablegen.importing import ImportRequest, import_specs
    from odsgen.tablegen.spec_files import refuse_changes_by_hand, write_atomically

    errors = console(stderr=True)
    to_folder = output is not None and (output.is_dir() or output.suffix not in (".yaml", ".yml"))
    request = ImportRequest(
        inputs,
        include,
        tblgen,
        dialects,
        exclude,
        overlays,
        jobs or os.cpu_count() or 1,
        force,
        keep_going,
        prose=not no_descriptions,
        bundled_overlays=not no_bundled_overlays,
    )

    def say(message: str) -> None:
        errors.print(Text(message), soft_wrap=True)

    with errors_shown(TableGenError):
        if output is not None and not to_folder and not force:
            refuse_changes_by_hand(output)
        with _progress(errors) as shown:
            tasks: dict[str, object] = {}

            def progress(what: str, done: int, total: int) -> None:
                kind = "reading" if what == "reading" else "importing"
                if kind not in tasks:
                    tasks[kind] = shown.add_task(kind, total=total)
                shown.update(tasks[kind], completed=done, total=total)  # type: ignore[arg-type]

            beside = output.parent if output is not None and not to_folder else None
            specs = import_specs(request, output if to_folder else None, progress, beside, say)
        if not to_folder and len(specs) > 1:
            names = ", ".join(spec.dialect for spec in specs)
            raise TableGenError(
                f"the inputs define several dialects: {names}; name one with --dialect, "
                "or a folder with -o"
            )
        if output is None:
            click.echo(specs[0].text, nl=False)
        elif not to_folder:
            output.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(output, specs[0].text)
    if not errors.is_terminal:
        errors.width = _WIDE
    errors.print(_summary(specs))
    if taken := [spec.dialect for spec in specs if spec.summary.has_bundled_hooks]:
        say(
            f"odsgen: note: {', '.join(taken)}: with the hooks of packs (--no-bundled-overlays does without)"
        )
    if added := [spec.dialect for spec in specs if spec.summary.is_extension]:
        say(
            f"odsgen: note: {', '.join(added)}: an extension of the bundled dialect, whose package it adds to"
        )
    for spec in specs:
        for name in spec.summary.missing_dialects:
            say(
                f"odsgen: note: '{spec.dialect}' mentions the dialect '{name}', whose spec is not at hand: its types and "
                f"attributes are checked by hooks, and not at all where nobody has written them; import '{name}' too, into the "
                "same folder, and then this one again"
            )
        for note in _grouped(spec.summary.degraded):
            say(f"odsgen: note: '{spec.dialect}': {note}")
        for name, reason in spec.summary.patterns_left.items():
            say(f"odsgen: note: the pattern '{name}' of '{spec.dialect}' is left out: {reason}")


def _grouped(changes: Sequence[str]) -> list[str]:
    """The changes; the same one of many definitions is said once."""
    groups: dict[tuple[str, str], list[str]] = {}
    for change in changes:
        owner, _, what = change.partition("': ")
        section, quote, name = owner.partition(" '")
        groups.setdefault((section, what) if quote else ("", change), []).append(name)
    found: list[str] = []
    for (section, what), names in groups.items():
        if not section:
            found.append(what)
            continue
        shown = ", ".join(f"'{name}'" for name in names[:_NAMED])
        more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
        found.append(f"{section} {shown}{more}: {what}")
    return found


#: So many definitions are named of those to which the same happened.
_NAMED = 3

#: A table that nobody sees on a terminal is not cut to the width of one.
_WIDE = 200


def _progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _summary(specs: list[WrittenSpec]) -> Table:
    """The imports, by dialect."""
    table = Table(box=None, pad_edge=False)
    table.add_column("dialect")
    headings = (
        "ops",
        "types",
        "attributes",
        "enums",
        "formats",
        "custom",
        "as text",
        "predicates",
        "hooks left",
    )
    has_patterns = any(spec.summary.patterns or spec.summary.patterns_left for spec in specs)
    for heading in (*headings, "patterns") if has_patterns else headings:
        table.add_column(heading, justify="right")
    for spec in specs:
        s = spec.summary
        table.add_row(
            spec.dialect + ("" if spec.is_new else " (up to date)"),
            *map(
                str,
                (
                    s.operations,
                    s.types,
                    s.attributes,
                    s.enums,
                    s.declarative_formats,
                    s.custom_formats,
                    s.texts,
                ),
            ),
            f"{s.predicates_translated}/{s.predicates}",
            str(s.hooks),
            *([f"{s.patterns}/{s.patterns + len(s.patterns_left)}"] if has_patterns else []),
        )
    return table
