"""A spec as YAML: in the order in which a person would write it, and as they would."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml

#: A mapping or a sequence on one line has at most this many characters, with what stands before it.
_LINE = 110
_SECTIONS = frozenset(
    "enums attributes types constraints interfaces traits op_classes ops native_calls "
    "pattern_constraints patterns".split()
)


class _Dumper(yaml.SafeDumper):
    """PyYAML's, with blocks for long texts, and quotes where YAML 1.2 or 1.1 would read something else."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    if not _is_plain(text):
        return dumper.represent_scalar("tag:yaml.org,2002:str", text, style='"')
    if "\n" in text and not any(line != line.rstrip() for line in text.split("\n")):
        return dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|")
    if _needs_quotes(text):
        return dumper.represent_scalar("tag:yaml.org,2002:str", text, style='"')
    return dumper.represent_scalar("tag:yaml.org,2002:str", text)


def _needs_quotes(text: str) -> bool:
    """In flow style as in block style, so that a line reads the same wherever it is moved."""
    return any(character in text for character in "`<>[]{},") and not text.isidentifier()


def _is_plain(text: str) -> bool:
    """Whether it holds no control characters but tabs, and none that turn what follows around."""
    return all(line.replace("\t", " ").isprintable() for line in text.split("\n"))


def _comment(text: str, indent: int = 0) -> list[str]:
    """The lines of a comment, each in the characters that YAML takes and people see."""
    margin = " " * indent
    return [
        f"{margin}# {line if line.isprintable() else ascii(line)[1:-1]}".rstrip()
        for line in text.splitlines()
    ]


_Dumper.add_representer(str, _text)


def yaml_text(
    spec: Mapping[str, Any],
    comment: str = "",
    notes: Mapping[str | tuple[str, str], str] | None = None,
) -> str:
    """The text of a spec file. Equal specs give equal texts.

    ``notes`` are comments at the heads of sections (``"ops"``) and of definitions (``("ops", "add")``); those of what is not
    there stand at the end.
    """
    notes = dict(notes or {})
    lines = ["# yaml-language-server: $schema=odsgen.schema.json"]
    lines += _comment(comment)
    for key, value in spec.items():
        if key in _SECTIONS:
            lines.append("")
            lines.append(f"{key}:")
            lines += _comment(notes.pop(key, ""), 2)
            for position, (name, definition) in enumerate(value.items()):
                text = _entry({name: definition}, 2)
                note = _comment(notes.pop((key, name), ""), 2)
                if position and ("\n" in text or note or key == "ops"):
                    lines.append("")
                lines += [*note, text]
        else:
            lines += _comment(notes.pop(key, ""))
            lines.append(_entry({key: value}, 0))
    for place, left in notes.items():
        owner = place if isinstance(place, str) else " ".join(place)
        lines += ["", *_comment(owner), *_comment(left)]
    return "\n".join(lines) + "\n"


def _entry(entry: Mapping[str, Any], indent: int) -> str:
    """One key and its value, indented."""
    ((key, value),) = entry.items()
    margin = " " * indent
    name = _scalar(key)
    if isinstance(value, (Mapping, list)):
        if not value:
            return f"{margin}{name}: {{}}" if isinstance(value, Mapping) else f"{margin}{name}: []"
        flow = _flow(value)
        if (
            flow is not None
            and indent + len(name) + 2 + len(flow) <= _LINE
            and _is_flat(value, indent)
        ):
            return f"{margin}{name}: {flow}"
        if isinstance(value, Mapping):
            inner = [_entry({k: v}, indent + 2) for k, v in value.items()]
        else:
            inner = [_element(v, indent + 2) for v in value]
        return "\n".join([f"{margin}{name}:", *inner])
    return f"{margin}{name}: {_scalar(value, indent + 2)}"


def _is_flat(value: Any, indent: int) -> bool:
    """Whether it may stand on one line: no definition of its own inside the sections."""
    if isinstance(value, list):
        return all(not isinstance(part, Mapping) for part in value)
    return indent > 0 and all(not isinstance(part, (Mapping, list)) for part in value.values())


def _element(value: Any, indent: int) -> str:
    margin = " " * indent
    flow = _flow(value)
    if flow is not None and len(flow) + indent + 2 <= _LINE:
        return f"{margin}- {flow}"
    if isinstance(value, Mapping):
        inner = [_entry({k: v}, indent + 2) for k, v in value.items()]
        return f"{margin}- {inner[0].lstrip()}" + "".join(f"\n{line}" for line in inner[1:])
    return f"{margin}- {_scalar(value, indent + 2)}"


def _flow(value: Any) -> str | None:
    """On one line, or None if there is a text of several lines in it."""
    if isinstance(value, str) and "\n" in value:
        return None
    if isinstance(value, Mapping):
        parts = [(k, _flow(v)) for k, v in value.items()]
        if any(part is None for _, part in parts):
            return None
        return "{" + ", ".join(f"{_scalar(k)}: {part}" for k, part in parts) + "}"
    if isinstance(value, list):
        elements = [_flow(part) for part in value]
        if any(part is None for part in elements):
            return None
        return "[" + ", ".join(str(part) for part in elements) + "]"
    return _scalar(value)


def _scalar(value: Any, indent: int = 0) -> str:
    is_plain = not isinstance(value, str) or _is_plain(value)
    if isinstance(value, str) and "\n" in value and is_plain:
        return _block(value, indent)
    text: str = yaml.dump(
        value, Dumper=_Dumper, width=1 << 30, allow_unicode=is_plain, default_flow_style=True
    )
    return text.removesuffix("\n").removesuffix("\n...")


def _block(text: str, indent: int) -> str:
    """A text of several lines, as a literal block."""
    margin = " " * indent
    first = text.split("\n", 1)[0]
    header = f"|{indent and 2}" if first[:1] in (" ", "\t") or not first else "|"
    header += "-" if not text.endswith("\n") else ""
    lines = [f"{margin}{line}" if line else "" for line in text.rstrip("\n").split("\n")]
    return "\n".join([header, *lines])
