"""The option `--dialect`: dialects of packages that are not installed, and of specs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.cli.options import CommandLine, Option, OptionKind
from odsgen.cli.streams import complain

if TYPE_CHECKING:
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.registry.dialect import Dialect

DIALECT_OPTION = Option(
    "dialect",
    OptionKind.VALUE,
    "Add the dialect of a generated package that is not installed, or of a spec (may be repeated)",
    "folder",
)


def load_dialects(line: CommandLine, context: Context) -> bool:
    """Load the dialects that a command line gives; False when one was refused, and told why."""
    folders = line.values.get("dialect", ())
    if not folders:
        return True
    from odsgen.runtime.registry.dialect_folders import load_dialect_package

    loaded: dict[str, str] = {}
    for given in folders:
        is_spec = given.endswith((".yaml", ".yml"))
        dialect = _dialect_of_spec(line.tool, given) if is_spec else load_dialect_package(given)
        if dialect is None:
            return False
        first = loaded.setdefault(dialect.name, given)
        if first != given and not dialect.is_extension:
            complain(f"{line.tool}: '{first}' and '{given}' are both the dialect '{dialect.name}'")
            return False
        context.load(dialect)
    return True


def _dialect_of_spec(tool: str, path: str) -> Dialect | None:
    """The dialect of a spec, made in memory; None when the spec was refused, and told why.

    Hooks are those of the package that was generated of it beside it, if there is one.
    """
    from importlib.util import find_spec

    if any(find_spec(module) is None for module in ("pydantic", "yaml", "jinja2")):
        from odsgen.installation import command_for_extra

        complain(
            f"{tool}: --dialect with a spec needs the generator: {command_for_extra('generator')}"
        )
        return None
    from odsgen.codegen.hook_stubs import hooks_beside
    from odsgen.codegen.in_memory import load_in_memory
    from odsgen.ods import load_dialect
    from odsgen.spec.errors import SpecErrors

    try:
        found: Dialect = load_in_memory(load_dialect(path), hooks_beside(path)).DIALECT
        return found
    except SpecErrors as errors:
        complain(errors.render())
        return None
