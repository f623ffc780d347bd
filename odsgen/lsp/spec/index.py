"""The scalars of a spec's YAML with their paths and places, as far as the text can be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml

Path = tuple[str | int, ...]

# Stands for what will be typed at the cursor; no spec has it.
_MARKER = "\ue000"
# What may close the scalar at the cursor: nothing, a quote, or the colon of a key.
_CLOSERS = ("", '"', "'", ":")


@dataclass(frozen=True, slots=True)
class Scalar:
    """A key or a value: `ops.add.arguments.lhs` is the path of both; offsets are those of the text, with quotes."""

    path: Path
    is_key: bool
    start: int
    end: int
    value: str


class SpecIndex:
    """The scalars of a text in their order; of one that is no YAML from some place on, those before it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.scalars = tuple(_scalars(text))
        self.keys: dict[Path, Scalar] = {}
        self.values: dict[Path, Scalar] = {}
        self._children: dict[Path, list[str]] = {}
        for scalar in self.scalars:
            if scalar.is_key:
                if self.keys.setdefault(scalar.path, scalar) is scalar:
                    self._children.setdefault(scalar.path[:-1], []).append(scalar.value)
            else:
                self.values.setdefault(scalar.path, scalar)

    def children(self, *path: str | int) -> list[str]:
        """The keys of the mapping at a path, in their order."""
        return self._children.get(path, [])

    def value(self, *path: str | int) -> str | None:
        """The scalar at a path."""
        scalar = self.values.get(path)
        return None if scalar is None else scalar.value

    def list_at(self, *path: str | int) -> list[str]:
        """The list of scalars at a path, or the one scalar that stands for it."""
        single = self.value(*path)
        if single is not None:
            return [single]
        found: list[str] = []
        while (item := self.value(*path, len(found))) is not None:
            found.append(item)
        return found


@dataclass(frozen=True, slots=True)
class Context:
    """The key or value that is being written at a place: a key of the mapping at `path[:-1]`, or the value at `path`."""

    path: Path
    is_key: bool
    before: str  # the scalar up to the place


def context_at(text: str, offset: int) -> Context | None:
    """The key or value that is being written at an offset, by the text before it; None where that is no YAML."""
    for closer in _CLOSERS:
        for scalar in _scalars(text[:offset] + _MARKER + closer):
            if _MARKER in scalar.value:
                before, _, _ = scalar.value.partition(_MARKER)
                return Context(
                    (*scalar.path[:-1], before) if scalar.is_key else scalar.path,
                    scalar.is_key,
                    before,
                )
    return None


def _events(text: str) -> Iterator[Any]:
    text += "\n"
    try:
        from yaml._yaml import CParser

        parser: Any = CParser(text)
    except ImportError:
        parser = yaml.SafeLoader(text)
    try:
        while True:
            event = parser.get_event()
            if event is None or isinstance(event, yaml.StreamEndEvent):
                return
            yield event
    except yaml.YAMLError:
        return


def _offset(mark: Any) -> int:
    return int(mark.index)


class _Level:
    """A mapping or a sequence that is being read."""

    __slots__ = ("is_mapping", "step", "at_key")

    def __init__(self, is_mapping: bool) -> None:
        self.is_mapping = is_mapping
        self.step: str | int = "" if is_mapping else 0
        self.at_key = is_mapping

    def advance(self) -> None:
        """Go on after a value."""
        if self.is_mapping:
            self.at_key = True
        else:
            assert isinstance(self.step, int)
            self.step += 1


def _scalars(text: str) -> Iterator[Scalar]:
    levels: list[_Level] = []
    for event in _events(text):
        if isinstance(event, yaml.ScalarEvent):
            level = levels[-1] if levels else None
            is_key = level is not None and level.at_key
            if level is not None and is_key:
                level.step = event.value
                level.at_key = False
            path = tuple(inner.step for inner in levels)
            yield Scalar(
                path, is_key, _offset(event.start_mark), _offset(event.end_mark), event.value
            )
            if level is not None and not is_key:
                level.advance()
        elif isinstance(event, (yaml.MappingStartEvent, yaml.SequenceStartEvent)):
            levels.append(_Level(isinstance(event, yaml.MappingStartEvent)))
        elif isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
            levels.pop()
            if levels:
                levels[-1].advance()
        elif isinstance(event, yaml.AliasEvent) and levels:
            levels[-1].advance()
