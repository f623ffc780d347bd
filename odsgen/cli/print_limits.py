"""mlir-opt's options for how much of a program is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.cli.options import CommandLine, Option, OptionKind

if TYPE_CHECKING:
    from odsgen.runtime.printer.limits import PrintLimits

_ELEMENTS = "mlir-elide-elementsattrs-if-larger"
_RESOURCES = "mlir-elide-resource-strings-if-larger"
_HEXADECIMAL = "mlir-print-elementsattrs-with-hex-if-larger"
_SKIP_REGIONS = "mlir-print-skip-regions"
_NAMED_LOCATIONS = "mlir-use-nameloc-as-prefix"
_PRETTY_LOCATIONS = "mlir-pretty-debuginfo"
_VERSION = "mlir-version"

VERSION_OPTION = Option(
    _VERSION,
    OptionKind.VALUE,
    "Print as this release of MLIR does where that is known: 22, 23 or 24; all are read",
    "number",
)
PRINT_LIMIT_OPTIONS = (
    Option(_ELEMENTS, OptionKind.VALUE, "Elide attributes of more elements", "number"),
    Option(_RESOURCES, OptionKind.VALUE, "Elide resources whose text is longer", "number"),
    Option(
        _HEXADECIMAL,
        OptionKind.VALUE,
        "Print dense elements as hexadecimal if there are more (100; never with -1)",
        "number",
    ),
    Option(_SKIP_REGIONS, OptionKind.FLAG, "Print {...} instead of regions"),
    Option(_NAMED_LOCATIONS, OptionKind.FLAG, "Name values as their locations do"),
    Option(
        _PRETTY_LOCATIONS,
        OptionKind.FLAG,
        "With --mlir-print-debuginfo: print locations for people, not to be read back",
    ),
    VERSION_OPTION,
)


def print_limits(line: CommandLine) -> PrintLimits | None:
    """The limits that a command line sets; None if it sets none."""
    if not any(o.name in line.values or o.name in line.flags for o in PRINT_LIMIT_OPTIONS):
        return None
    from odsgen.runtime.printer.limits import PrintLimits

    hexadecimal = _number(line, _HEXADECIMAL, "long", -(2**63), 2**63)
    return PrintLimits(
        _number(line, _ELEMENTS, "uint", 0, 2**32),
        100 if hexadecimal is None else None if hexadecimal == -1 else hexadecimal,
        _number(line, _RESOURCES, "uint", 0, 2**32),
        line.flag(_SKIP_REGIONS),
        line.flag(_NAMED_LOCATIONS),
        mlir_version(line),
        line.flag(_PRETTY_LOCATIONS),
    )


def mlir_version(line: CommandLine) -> int:
    """The release of MLIR whose spelling is asked for."""
    from odsgen.runtime.printer.limits import MLIR_VERSION, NEWEST_MLIR_VERSION

    text = line.value(_VERSION)
    known = [str(number) for number in range(MLIR_VERSION, NEWEST_MLIR_VERSION + 1)]
    if text is not None and text not in known:
        raise line.refused_option(_VERSION, f"'{text}' is none of {', '.join(known)}")
    return MLIR_VERSION if text is None else int(text)


def _number(line: CommandLine, name: str, kind: str, least: int, limit: int) -> int | None:
    """The value of an option, a number of a kind of LLVM's command lines."""
    text = line.value(name)
    if text is None:
        return None
    try:
        number = int(text, 0)
    except ValueError:
        number = limit
    if not least <= number < limit:
        raise line.refused_option(name, f"'{text}' value invalid for {kind} argument!")
    return number
