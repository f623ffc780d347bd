"""Command lines as MLIR's tools take them: options with one dash or two, flags with an optional `=true` or `=false`.

Standard library only and quick to import: `ods-opt` starts with it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from odsgen.runtime.support.limits import Limit

_TRUE = ("", "true", "TRUE", "True", "1")
_FALSE = ("false", "FALSE", "False", "0")


_NEGATIVE_NUMBER = re.compile(r"-(\d|\.\d|inf$|nan$)")


class OptionKind(Enum):
    """The value after the name of an option."""

    FLAG = "flag"  # nothing, or `=true`, `=false`
    VALUE = "value"  # `=value` or the next argument
    OPTIONAL_VALUE = "optional value"  # nothing or `=value`
    SWITCH = "switch"  # nothing at all: `--help`


class Option(NamedTuple):
    """An option; `default` is its value where it is given without one."""

    name: str
    kind: OptionKind
    summary: str
    value_name: str = "value"
    default: str = ""
    choices: Mapping[str, str] | None = None

    @property
    def spelling(self) -> str:
        """The name as the user writes it."""
        return f"-{self.name}" if len(self.name) == 1 else f"--{self.name}"


def limit_option(limit: Limit) -> Option:
    """The option that sets a limit."""
    return Option(limit.option, OptionKind.VALUE, limit.help, limit.unit)


#: Processes that a tool starts have it from the environment.
_TRACEBACK = Option(
    "traceback",
    OptionKind.SWITCH,
    "Show the whole traceback of a fault in a hook, a pattern or a pass",
)

#: Every tool has them.
_OF_ALL_TOOLS = (
    Option("help", OptionKind.SWITCH, "Print this text and exit"),
    Option("h", OptionKind.SWITCH, "The same"),
    Option("version", OptionKind.SWITCH, "Print the version and exit"),
    _TRACEBACK,
)


def size_of(text: str) -> int | None:
    """A size such as 500M or 2G, in bytes; None for a text that is none."""
    found = re.fullmatch(r"(\d{1,15})([KMGT]?)", text, re.ASCII)
    if found is None:
        return None
    return int(found[1]) << {"": 0, "K": 10, "M": 20, "G": 30, "T": 40}[found[2]]


class UsageError(Exception):
    """A command line that makes no sense; one message a line."""

    def __init__(self, messages: Sequence[str]) -> None:
        self.messages = list(messages)
        super().__init__("\n".join(messages))


class CommandLine:
    """The values of a command line."""

    def __init__(self, tool: str) -> None:
        self.tool = tool
        self.flags: dict[str, bool] = {}
        self.values: dict[str, list[str]] = {}
        self.positional: list[str] = []
        #: The options that were found by their names, with their values, in the order in which they are given.
        self.found: list[tuple[str, str]] = []

    def flag(self, name: str, default: bool = False) -> bool:
        """The value of a flag."""
        return self.flags.get(name, default)

    def value(self, name: str) -> str | None:
        """The value of an option, the last one if there are several; None where it is not given."""
        values = self.values.get(name)
        return values[-1] if values else None

    def number(self, name: str, default: int, least: int = 0) -> int:
        """The value of an option that is a number of at least `least`, 0 or 1. Raises UsageError where it is none."""
        text = self.value(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdecimal()) or len(text) > 18 or int(text) < least:
            raise self._is_no(name, text, "number above 0" if least else "number")
        return int(text)

    def seconds(self, name: str, default: float) -> float:
        """The value of an option that is a time. Raises UsageError where it is none."""
        text = self.value(name)
        if text is None:
            return default
        if re.fullmatch(r"\d{1,8}(\.\d{1,6})?", text, re.ASCII) is None:
            raise self._is_no(name, text, "number of seconds")
        return float(text)

    def size(self, name: str, default: int) -> int:
        """The value of an option that is a size, in bytes. Raises UsageError where it is none."""
        text = self.value(name)
        if text is None:
            return default
        size = size_of(text)
        if size is None:
            raise self._is_no(name, text, "size, such as 500M or 2G")
        return size

    def refusal(self, message: str) -> UsageError:
        """The error that says of this command line what is wrong with it."""
        return UsageError([f"{self.tool}: {message}"])

    def refused_option(self, name: str, message: str) -> UsageError:
        """The error that says what is wrong with the value of an option."""
        return self.refusal(f"for the --{name} option: {message}")

    def _is_no(self, name: str, text: str, expected: str) -> UsageError:
        return self.refused_option(name, f"'{text}' is no {expected}")


class OptionParser:
    """The options of a tool."""

    def __init__(
        self,
        tool: str,
        options: Sequence[Option],
        max_positional: int,
        find_option: Callable[[str], Option | None] = lambda name: None,
        takes_numbers: bool = False,
        found_names: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        """``find_option`` is asked for an option that is not among ``options``; ``found_names`` are those that it finds.

        With ``takes_numbers``, a negative number is an argument and no option.
        """
        self.tool = tool
        self._takes_numbers = takes_numbers
        self._find_option = find_option
        self._found_names = found_names
        self._found: dict[str, Option] = {}
        self.options = {option.name: option for option in (*options, *_OF_ALL_TOOLS)}
        self.max_positional = max_positional

    def parse(self, arguments: Sequence[str]) -> CommandLine:
        """Read a command line. Raises UsageError with everything that is wrong with it."""
        line = CommandLine(self.tool)
        errors: list[str] = []
        pending = list(reversed(arguments))
        while pending:
            argument = pending.pop()
            if argument == "--":
                line.positional.extend(reversed(pending))
                break
            is_number = self._takes_numbers and _NEGATIVE_NUMBER.match(argument) is not None
            if not argument.startswith("-") or argument == "-" or is_number:
                line.positional.append(argument)
                continue
            name, equals, value = _without_dashes(argument).partition("=")
            option = self.options.get(name) or self._found.get(name) or self._find_option(name)
            if option is None:
                errors.extend(self._unknown(argument, name))
                continue
            if option.kind is OptionKind.VALUE and not equals:
                if not pending:
                    errors.append(self._about(option, "requires a value!"))
                    continue
                value = pending.pop()
            if name not in self.options:
                self._found[name] = option
                line.found.append((name, value))
            error = self._store(line, option, value, bool(equals))
            if error:
                errors.append(error)
        if len(line.positional) > self.max_positional:
            errors.append(
                f"{self.tool}: Too many positional arguments specified!\n"
                f"Can specify at most {self.max_positional} positional arguments: See: {self.tool} --help"
            )
        if errors:
            raise UsageError(errors)
        if line.flag(_TRACEBACK.name):
            os.environ["ODSGEN_TRACEBACK"] = "1"
        return line

    def _store(self, line: CommandLine, option: Option, value: str, has_value: bool) -> str | None:
        """Keep the value of an option; return what is wrong with it."""
        match option.kind:
            case OptionKind.SWITCH:
                if has_value:
                    return self._about(option, f"does not allow a value! '{value}' specified.")
                line.flags[option.name] = True
            case OptionKind.FLAG:
                if value not in _TRUE + _FALSE:
                    return self._about(
                        option, f"'{value}' is invalid value for boolean argument! Try 0 or 1"
                    )
                line.flags[option.name] = value in _TRUE
            case OptionKind.VALUE | OptionKind.OPTIONAL_VALUE:
                if option.kind is OptionKind.OPTIONAL_VALUE:
                    value = value or option.default
                if option.choices is not None and value not in option.choices:
                    return self._about(option, f"Cannot find option named '{value}'!")
                line.values.setdefault(option.name, []).append(value)
        return None

    def _about(self, option: Option, message: str) -> str:
        return f"{self.tool}: for the {option.spelling} option: {message}"

    def _unknown(self, argument: str, name: str) -> list[str]:
        import difflib  # only here, for it takes a while

        messages = [
            f"{self.tool}: Unknown command line argument '{argument}'.  Try: '{self.tool} --help'"
        ]
        nearest = difflib.get_close_matches(name, [*self.options, *self._found_names()], n=1)
        if nearest:
            known = self.options.get(nearest[0])
            spelling = f"--{nearest[0]}" if known is None else known.spelling
            messages.append(f"{self.tool}: Did you mean '{spelling}'?")
        return messages

    def help(self, overview: str, positional: str) -> str:
        """The text of `--help`."""
        lines = [
            f"OVERVIEW: {overview}",
            "",
            f"USAGE: {self.tool} [options] {positional}",
            "",
            "OPTIONS:",
        ]
        for option in self.options.values():
            spelling = option.spelling
            if option.kind is OptionKind.VALUE:
                spelling += f" <{option.value_name}>"
            elif option.kind is OptionKind.OPTIONAL_VALUE:
                spelling += f"[=<{option.value_name}>]"
            lines.append(f"  {spelling:<36} {option.summary}")
            for choice, meaning in (option.choices or {}).items():
                lines.append(f"    ={choice:<34} {meaning}")
        return "\n".join(lines) + "\n"


def _without_dashes(argument: str) -> str:
    return argument[2:] if argument.startswith("--") else argument[1:]
