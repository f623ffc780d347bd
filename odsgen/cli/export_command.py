"""`odsgen export`: dialects for tools that read TableGen or IRDL."""

from __future__ import annotations

from pathlib import Path

import click

from odsgen.spec.errors import SpecDiagnostic
from odsgen.tablegen.spec_files import write_atomically


def write_tablegen(
    specs: tuple[Path, ...], output: Path
) -> tuple[list[str], list[str], list[SpecDiagnostic]]:
    """Write the TableGen and the C++ of each spec; returns the files, those that were kept, and the warnings.

    Raises SpecErrors, before anything is written, and OSError.
    """
    from odsgen.export import export_tablegen, plugin_files

    exports = [export_tablegen(path) for path in specs]
    names = [export.dialect for export in exports]
    for name in names:
        if names.count(name) > 1:
            raise click.ClickException(f"the dialect '{name}' is exported twice")
    output.mkdir(parents=True, exist_ok=True)
    written, kept = [], []
    for files in (*(export.files for export in exports), plugin_files(exports)):
        for name, text in files.items():
            write_atomically(output / name, text)
            written.append(name)
    for export in exports:
        for name, text in export.once.items():
            if (output / name).exists():
                kept.append(name)
            else:
                write_atomically(output / name, text)
                written.append(name)
    return written, kept, [warning for export in exports for warning in export.warnings]


def write_irdl(specs: tuple[Path, ...], output: Path) -> tuple[SpecDiagnostic, ...]:
    """Write the IRDL of the specs into a file, or to standard output for `-`; returns the warnings.

    Raises SpecErrors and OSError.
    """
    from odsgen.export import export_irdl

    text, warnings = export_irdl(specs)
    if str(output) == "-":
        click.echo(text, nl=False)
    else:
        write_atomically(output, text)
    return warnings
