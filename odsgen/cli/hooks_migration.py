"""`odsgen hooks SPEC --migrate`."""

from __future__ import annotations

from pathlib import Path

from odsgen.cli.console import say
from odsgen.codegen import OutputError
from odsgen.codegen.package_names import package_name
from odsgen.migration import HookPackage, hook_package, migrate
from odsgen.migration.packages import hooks_inside, hooks_outside
from odsgen.ods import load_dialect
from odsgen.ods.model import DialectDef


def migrate_hooks(spec: Path, output: Path) -> None:
    """Bring the hooks of a spec to decorators, and say what changed; raises SpecErrors, OutputError, FormatterError."""
    dialect = load_dialect(spec)
    try:
        migration = migrate(_packages(dialect, output / package_name(dialect.name, output)))
    except (SyntaxError, ValueError, OSError) as error:
        where = getattr(error, "filename", None) or "the hooks"
        raise OutputError(f"{where} cannot be read as Python: {error}") from None
    migration.write()
    for path in migration.written:
        say("migrated", "green", str(path))
    for path in migration.removed:
        say("removed", "green", f"{path}: nothing but imports was left")
    for left in migration.left:
        say("left", "yellow", f"{left.path}:{left.line}: {left.message}")
    if not migration.written and not migration.removed:
        say("nothing to migrate", "dim", f"in the hooks of {dialect.name}")


def _packages(dialect: DialectDef, folder: Path) -> list[HookPackage]:
    """The hooks that a spec names, and those inside of the generated package."""
    found = []
    outside, inside = hooks_outside(dialect), hooks_inside(folder)
    if outside is not None:
        found.append(hook_package(dialect, outside, folder))
    if inside is not None:
        found.append(hook_package(dialect, inside))
    if not found:
        missing = dialect.hooks_module or f"{folder}/hooks.py"
        raise OutputError(f"there are no hooks to migrate: no {missing}")
    return found
