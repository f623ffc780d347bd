"""Command lines in the manner of MLIR's tools."""

import pytest

from odsgen.cli.options import Option, OptionKind, OptionParser, UsageError

PARSER = OptionParser(
    "tool",
    [
        Option("print-generic", OptionKind.FLAG, ""),
        Option("o", OptionKind.VALUE, ""),
        Option("marker", OptionKind.VALUE, ""),
        Option("split", OptionKind.OPTIONAL_VALUE, "", default="---"),
        Option(
            "level", OptionKind.OPTIONAL_VALUE, "", default="all", choices={"all": "", "few": ""}
        ),
        Option("version", OptionKind.SWITCH, ""),
    ],
    max_positional=1,
)


@pytest.mark.parametrize("spelling", ["-print-generic", "--print-generic", "--print-generic=1"])
def test_flag(spelling: str) -> None:
    assert PARSER.parse([spelling]).flag("print-generic") is True


def test_flag_set_to_false() -> None:
    assert PARSER.parse(["--print-generic=false"]).flag("print-generic", default=True) is False
    assert PARSER.parse([]).flag("print-generic", default=True) is True


@pytest.mark.parametrize("arguments", [["-o", "x"], ["-o=x"], ["--o=x"], ["-o", "y", "-o", "x"]])
def test_value(arguments: list[str]) -> None:
    assert PARSER.parse(arguments).value("o") == "x"


def test_optional_value() -> None:
    assert PARSER.parse(["--split", "file"]).value("split") == "---"
    assert PARSER.parse(["--split="]).value("split") == "---"
    assert PARSER.parse(["--split=###"]).value("split") == "###"
    assert PARSER.parse(["file"]).value("split") is None


def test_positional() -> None:
    assert PARSER.parse(["-"]).positional == ["-"]
    assert PARSER.parse(["--", "-o"]).positional == ["-o"]


@pytest.mark.parametrize(
    ("arguments", "messages"),
    [
        (
            ["--prnt-generic"],
            [
                "tool: Unknown command line argument '--prnt-generic'.  Try: 'tool --help'",
                "tool: Did you mean '--print-generic'?",
            ],
        ),
        (["-o"], ["tool: for the -o option: requires a value!"]),
        (["--marker"], ["tool: for the --marker option: requires a value!"]),
        (
            ["--print-generic=maybe"],
            [
                "tool: for the --print-generic option: "
                "'maybe' is invalid value for boolean argument! Try 0 or 1"
            ],
        ),
        (["--level=x"], ["tool: for the --level option: Cannot find option named 'x'!"]),
        (
            ["--version=1"],
            ["tool: for the --version option: does not allow a value! '1' specified."],
        ),
        (
            ["a", "b"],
            [
                "tool: Too many positional arguments specified!\n"
                "Can specify at most 1 positional arguments: See: tool --help"
            ],
        ),
    ],
)
def test_errors(arguments: list[str], messages: list[str]) -> None:
    with pytest.raises(UsageError) as error:
        PARSER.parse(arguments)
    assert error.value.messages == messages


def test_all_errors_are_reported() -> None:
    with pytest.raises(UsageError) as error:
        PARSER.parse(["--version=1", "--level=x", "a", "b"])
    assert len(error.value.messages) == 3
