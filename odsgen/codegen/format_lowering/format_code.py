"""What lowering a format gives."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FormatCode:
    """Python source, without indentation of its own."""

    constants: str  # statements of the module, above the class; perhaps empty
    parse: str  # the body of `parse`
    print: str  # the body of `print`, or of `print_parameters`
