"""`ods-replay`: goes through a recording of `ods-opt --record`, forwards and backwards, and answers who changed what."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.cli.dialect_options import DIALECT_OPTION, load_dialects
from odsgen.cli.options import CommandLine, Option, OptionKind, OptionParser
from odsgen.cli.streams import complain, leave_with, write
from odsgen.cli.tool import run_tool
from odsgen.search_path import leave_start_folder

if TYPE_CHECKING:
    from odsgen.recording import Recording
    from odsgen.recording.replay import Replay

_TOOL = "ods-replay"
_OPTIONS = (
    Option(
        "allow-unregistered-dialect",
        OptionKind.FLAG,
        "Allow operations of dialects that are not registered (as the recorded command did)",
    ),
    Option(
        "c", OptionKind.VALUE, "Run commands, between semicolons, instead of asking", "commands"
    ),
    DIALECT_OPTION,
    Option("page", OptionKind.VALUE, "Write the recording as a page of HTML", "file"),
)


def main() -> None:
    """Run the command and leave the process with its exit code."""
    leave_start_folder()
    leave_with(_TOOL, lambda: run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command with these arguments; return its exit code, 0 or 1."""
    parser = OptionParser(_TOOL, _OPTIONS, max_positional=1)
    overview = "goes through a recording of passes"
    return run_tool(parser, arguments, _process, overview, "<recording>")


def _process(line: CommandLine) -> int:
    from odsgen.recording import Recording, RecordingError
    from odsgen.recording.replay import Replay
    from odsgen.runtime.registry.context import Context

    if not line.positional:
        raise line.refusal("expected a recording: ods-opt … --record=FILE writes one")
    path = line.positional[0]
    context = Context(allow_unregistered=line.flag("allow-unregistered-dialect"))
    if not load_dialects(line, context):
        return 1
    try:
        recording = Recording.read(path, context)
    except RecordingError as error:
        complain(f"{_TOOL}: {error}")
        return 1
    except OSError as error:
        complain(f"{_TOOL}: cannot read '{path}': {error.strerror}")
        return 1
    if recording.problem is not None:
        complain(f"{_TOOL}: {recording.problem}")
    page = line.value("page")
    if page is not None and not _write_page(recording, page):
        return 1
    replay = Replay(recording)
    commands = line.value("c")
    if commands is not None:
        return _run_all(replay, commands.split(";"))
    return 0 if page is not None else _ask(replay)


def _write_page(recording: Recording, path: str) -> bool:
    from odsgen.drivers.output_file import OutputFile
    from odsgen.recording import RecordingError
    from odsgen.recording.page import recording_page

    try:
        text = recording_page(recording)
        if path == "-":
            write(text)
            return True
        with OutputFile(path) as output:
            output.write(text)
            output.keep()
    except RecordingError as error:
        complain(f"{_TOOL}: {error}")
        return False
    except OSError as error:
        complain(f"{_TOOL}: cannot write '{path}': {error.strerror}")
        return False
    return True


def _run_all(replay: Replay, commands: Sequence[str]) -> int:
    from odsgen.recording import RecordingError

    for command in commands:
        try:
            text = replay.run(command)
        except RecordingError as error:
            complain(f"{_TOOL}: {error}")
            return 1
        if text:
            write(text + "\n")
    return 0


def _ask(replay: Replay) -> int:
    """Read commands until the input ends."""
    from odsgen.recording import RecordingError

    is_asked = sys.stdin.isatty()
    if is_asked:
        import readline  # noqa: F401  # lines that can be edited

        print(f"{replay.recording.last} steps; `help` lists the commands, `quit` ends")
    while True:
        try:
            command = input(replay.prompt) if is_asked else sys.stdin.readline()
        except EOFError:
            print()
            return 0
        if command.strip() in ("quit", "exit", "q") or (not is_asked and not command):
            return 0
        try:
            text = replay.run(command)
        except RecordingError as error:
            sys.stdout.flush()
            complain(str(error))
            continue
        if text:
            write(text + "\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
