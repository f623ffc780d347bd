"""`odsgen init`: the project of a dialect of one's own, which passes its own tests."""

from __future__ import annotations

from pathlib import Path

import click

from odsgen import __version__
from odsgen.codegen import generate
from odsgen.codegen.rendering import render
from odsgen.ods import load_dialect_dict
from odsgen.runtime import Context
from odsgen.spec.errors import SpecErrors

#: The files of a project and their templates; MODULE is the name of the package.
_FILES = {
    "pyproject.toml": "pyproject.toml.j2",
    "README.md": "README.md.j2",
    "{name}.yaml": "spec.yaml.j2",
    "src/{module}/hooks.py": "hooks.py.j2",
    "tests/test_{module}.py": "test_dialect.py.j2",
    ".github/workflows/tests.yml": "ci.yml.j2",
}


def write_project(name: str, parent: Path) -> tuple[Path, list[str]]:
    """Write the project of a dialect into a new folder of its name; returns the folder and the files.

    Raises OSError, and click.ClickException for what is no name of a dialect and where the folder has files.
    """
    # What refuses a name in a spec refuses it here.
    try:
        dialect = load_dialect_dict({"dialect": name}, "NAME")
    except SpecErrors as errors:
        first = errors.diagnostics[0]
        advice = f"; {first.hint}" if first.hint else ""
        raise click.ClickException(f"{first.message}{advice}") from None
    if Context().dialect(name) is not None:
        raise click.ClickException(
            f"there is a dialect '{name}' already; take a name that is yours"
        )
    folder = parent / name
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise click.ClickException(f"'{folder}' is there already; nothing was written")
    views = {
        "name": name,
        "module": dialect.python_name,
        "distribution": f"{name.replace('_', '-').replace('.', '-')}-dialect",
        "version": __version__,
    }
    written = []
    for pattern, template in _FILES.items():
        path = folder / pattern.format_map(views)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(render(f"project/{template}", **views), "utf-8")
        written.append(pattern.format_map(views))
    package = folder / "src" / dialect.python_name
    (package / "py.typed").touch()
    generate([folder / f"{name}.yaml"], folder / "src")
    return folder, [*written, f"src/{package.name}/py.typed", f"src/{package.name}/: generated"]
