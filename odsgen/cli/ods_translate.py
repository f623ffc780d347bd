"""`ods-translate`: programs in other languages than MLIR's, and back. Takes mlir-translate's options and answers as it does."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from odsgen.cli.dialect_options import DIALECT_OPTION, load_dialects
from odsgen.cli.options import CommandLine, Option, OptionKind, OptionParser, UsageError
from odsgen.cli.split_option import split_marker
from odsgen.cli.streams import leave_with, read_input, report
from odsgen.cli.tool import run_tool, with_output
from odsgen.search_path import leave_start_folder
from odsgen.translation.registry import (
    TRANSLATIONS,
    Translation,
    all_translations,
    known_translation,
)

if TYPE_CHECKING:
    from odsgen.bytecode import BytecodeFile
    from odsgen.drivers.driver import DriverOptions
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.support.source import SourceFile
    from odsgen.translation.driver import Step

_TOOL = "ods-translate"

_OPTIONS = (
    Option(
        "allow-unregistered-dialect",
        OptionKind.FLAG,
        "Allow operations, types and attributes of dialects that are not registered",
    ),
    DIALECT_OPTION,
    Option("error-diagnostics-only", OptionKind.FLAG, "Show no diagnostics but errors"),
    Option("no-hints", OptionKind.FLAG, "Leave out the notes that mlir-translate does not have"),
    Option(
        "no-implicit-module",
        OptionKind.FLAG,
        "Expect exactly one operation at the top level; put no module around it",
    ),
    Option("o", OptionKind.VALUE, "Write to a file, whole or not at all", "file"),
    Option(
        "output-split-marker",
        OptionKind.VALUE,
        "What stands between the chunks of the output",
        "text",
    ),
    Option(
        "split-input-file",
        OptionKind.OPTIONAL_VALUE,
        "Process the chunks between lines of a marker ('// -----') one by one",
        "marker",
    ),
    Option(
        "verify-diagnostics",
        OptionKind.OPTIONAL_VALUE,
        "Check that the diagnostics are those of the expected-* comments",
        default="all",
        choices={
            "all": "Unexpected diagnostics are errors too",
            "only-expected": "Only missing diagnostics are errors",
        },
    ),
)


def _options_of_translations(translations: Iterable[Translation]) -> dict[str, Option]:
    return {
        option.name: Option(
            option.name,
            OptionKind.FLAG if option.is_flag else OptionKind.VALUE,
            option.summary,
            option.value_name or "value",
        )
        for translation in translations
        for option in translation.options
    }


def _translation_option(name: str) -> Option | None:
    """The option for a translation, or one of those of a translation that an installed package adds."""
    translation = known_translation(name)
    if translation is not None:
        return Option(name, OptionKind.SWITCH, translation.summary)
    return _options_of_translations(all_translations().values()).get(name)


def main() -> None:
    """Run the command and leave the process with its exit code."""
    leave_start_folder()
    gc.disable()  # the process reads, writes and ends
    leave_with(_TOOL, lambda: run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command with these arguments; return its exit code, 0 or 1."""
    parser = OptionParser(
        _TOOL,
        (*_OPTIONS, *_options_of_translations(TRANSLATIONS.values()).values()),
        max_positional=1,
        find_option=_translation_option,
        found_names=lambda: tuple(all_translations()),
    )
    overview = "translates programs"
    return run_tool(parser, arguments, _process, overview, more_help=_translations_help)


def _translations_help() -> str:
    lines = ["", "TRANSLATIONS, one after another:"]
    lines += [f"  {f'--{each.name}':<36} {each.summary}" for each in all_translations().values()]
    return "\n".join(lines) + "\n"


def _process(line: CommandLine) -> int:
    found = [known_translation(name) for name, _ in line.found]
    translations = [translation for translation in found if translation is not None]
    if not translations:
        raise UsageError(
            [
                "Translations to perform option: must be specified at least once!",
                f"{_TOOL}: one of {', '.join(f'--{name}' for name in all_translations())}",
            ]
        )
    from odsgen.bytecode.toplevel import program_file
    from odsgen.drivers.driver import DriverOptions
    from odsgen.drivers.verify_diagnostics import VerifyLevel
    from odsgen.runtime.registry.context import Context
    from odsgen.translation.driver import Step

    context = Context(allow_unregistered=line.flag("allow-unregistered-dialect"))
    if not load_dialects(line, context):
        return 1
    marker = split_marker(line)
    path = line.positional[0] if line.positional else "-"
    data = read_input(path)
    if data is None:
        return 1
    level = line.value("verify-diagnostics")
    output_marker = line.value("output-split-marker")
    options = DriverOptions(
        implicit_module=not line.flag("no-implicit-module"),
        split_marker=marker,
        output_split_marker="" if output_marker is None else output_marker,
        verify_diagnostics=None if level is None else VerifyLevel(level),
        hints=not line.flag("no-hints"),
    )
    steps = [Step(translation, _options_of(line, translation)) for translation in translations]
    source = program_file(data, "<stdin>" if path == "-" else path)
    return _run_driver(line, context, options, steps, source)


def _options_of(line: CommandLine, translation: Translation) -> dict[str, bool | str]:
    """The options of a translation that the command line gives, by their keywords."""
    given: dict[str, bool | str] = {}
    for option in translation.options:
        if option.is_flag and option.name in line.flags:
            given[option.keyword] = line.flag(option.name)
        elif (value := line.value(option.name)) is not None:
            given[option.keyword] = value
    return given


def _run_driver(
    line: CommandLine,
    context: Context,
    options: DriverOptions,
    steps: Sequence[Step],
    source: SourceFile | BytecodeFile,
) -> int:
    """Translate the input; write to standard output or to a file, whole or not at all."""
    from odsgen.translation.driver import TranslationDriver

    def translate(write: Callable[[str | bytes], None]) -> bool:
        driver = TranslationDriver(context, options, steps, write, report, errors_only=errors_only)
        return driver.process(source)

    errors_only = line.flag("error-diagnostics-only")
    return with_output(line.value("o"), translate)


if __name__ == "__main__":
    main()
