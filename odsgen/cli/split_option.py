"""The option `--split-input-file` of the commands that read programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.cli.options import CommandLine


def split_marker(line: CommandLine) -> str | None:
    """The line that separates the parts of an input; None where it is one part. Raises UsageError for one that cannot be."""
    marker = line.value("split-input-file")
    if marker is None:
        return None
    from odsgen.drivers.split_input import DEFAULT_SPLIT_MARKER, check_split_marker

    marker = marker or DEFAULT_SPLIT_MARKER
    try:
        check_split_marker(marker)
    except ValueError as error:
        raise line.refused_option("split-input-file", str(error)) from None
    return marker
