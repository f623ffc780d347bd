"""How things of TableGen and C++ are spelled in a spec."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable

_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def quoted(text: str) -> str:
    """A string inside a constraint expression."""
    if "'" not in text and "\\" not in text:
        return f"'{text}'"
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def use(name: str, *arguments: str) -> str:
    """``Name<a, b>``."""
    return f"{name}<{', '.join(arguments)}>"


def sequence(parts: Iterable[str]) -> str:
    return f"[{', '.join(parts)}]"


def paragraph(text: str) -> str:
    """A description without the indentation of the file that it stands in."""
    lines = textwrap.dedent(text.strip("\n").rstrip()).splitlines()
    return "\n".join(line.rstrip() for line in lines).strip("\n")


def sentence(text: str) -> str:
    """A summary: one line."""
    return " ".join(text.split())


def cpp_class_name(record_name: str) -> str:
    """The C++ class of an operation: the name of its record without the prefix before the first underscore."""
    prefix, underscore, name = record_name.partition("_")
    return name if underscore and prefix and name else record_name


def unqualified(cpp_name: str) -> str:
    """``FooOp`` of ``::mlir::bar::FooOp``."""
    return cpp_name.strip().rpartition("::")[2].strip()


def is_identifier(text: str) -> bool:
    return _WORD.fullmatch(text) is not None


def identifier(text: str) -> str:
    """An identifier that is as near to the text as possible."""
    made = re.sub(r"\W+", "_", text).strip("_")
    return made if is_identifier(made) else f"_{made}"
