"""`ods-lsp-server`, which is also `odsgen lsp`: the language server. Takes the command line of mlir-lsp-server."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from odsgen.cli.dialect_options import DIALECT_OPTION, load_dialects
from odsgen.cli.options import CommandLine, Option, OptionKind, OptionParser
from odsgen.cli.print_limits import VERSION_OPTION, print_limits
from odsgen.cli.streams import complain
from odsgen.cli.tool import run_tool
from odsgen.installation import command_for_extra
from odsgen.search_path import leave_start_folder

if TYPE_CHECKING:
    from odsgen.runtime.registry.context import Context

_COMMAND = "ods-lsp-server"

_OPTIONS = (
    DIALECT_OPTION,
    Option(
        "log",
        OptionKind.VALUE,
        "How much to write to standard error",
        choices={
            "error": "errors alone",
            "info": "what is done, too",
            "verbose": "each message, too",
        },
    ),
    Option(
        "pretty", OptionKind.FLAG, "Taken for the sake of mlir-lsp-server's users: changes nothing"
    ),
    VERSION_OPTION,
    Option("stdio", OptionKind.SWITCH, "Talk over standard input and output, as always"),
)


def main() -> None:
    """Run the command and leave the process with its exit code."""
    leave_start_folder()
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str], tool: str = _COMMAND) -> int:
    """Run the command with these arguments; return its exit code, 0 or 1."""
    parser = OptionParser(tool, _OPTIONS, max_positional=0)
    return run_tool(parser, arguments, _serve, "answers what editors ask about MLIR and specs", "")


def _serve(line: CommandLine) -> int:
    if any(find_spec(module) is None for module in ("pygls", "lsprotocol")):
        complain(
            f"{line.tool}: a package that it needs is not installed: pygls; get it with\n"
            f"    {command_for_extra('lsp')}"
        )
        return 1
    from odsgen.lsp.server import serve
    from odsgen.runtime.registry.context import Context

    # As in mlir-lsp-server, dialects that nobody knows are allowed.
    context = Context(allow_unregistered=True)
    if not load_dialects(line, context):
        return 1

    def make_context() -> Context:
        return context.copy()

    given = line.values.get("dialect", ())
    specs = [Path(each).resolve() for each in given if each.endswith((".yaml", ".yml"))]
    serve(make_context, line.value("log") or "error", specs, print_limits(line))
    return 0


if __name__ == "__main__":
    main()
