"""Reads a spec's YAML into a tree whose every key and value knows its place.

The YAML is 1.2 with its core schema: `no`, `on` and `1_000` are strings.  What a spec has no use for is refused where it stands:
duplicate keys, tags, several documents, keys that are not scalars, anchors that contain themselves or that would blow up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

import yaml

from odsgen.places import Place, SpecSource
from odsgen.runtime.support.limits import MEGABYTE, SPEC_DEPTH, SPEC_SIZE, SPEC_VALUES
from odsgen.spec.errors import SpecDiagnostics, SpecErrors, SpecNote, did_you_mean, spec_error
from odsgen.spec.limits import current_limits, hint_of
from odsgen.spec.source import ScalarStyle, SpecText


class SpecMapping(dict[str, object]):
    """A YAML mapping; its keys are SpecTexts."""

    __slots__ = ("source", "start", "value_starts", "size")

    def __init__(self, source: SpecSource, start: int) -> None:
        super().__init__()
        self.source = source
        self.start = start
        self.value_starts: dict[str, int] = {}
        self.size = 1

    @property
    def place(self) -> Place:
        return self.source.place(self.start)

    def key(self, name: str) -> SpecText | None:
        """The key of that name as it is written."""
        for key in self:
            if key == name and isinstance(key, SpecText):
                return key
        return None

    def add_missing(self, other: SpecMapping) -> None:
        """Take over the keys that only the other mapping has."""
        for name, value in other.items():
            if name not in self:
                self[name] = value
                self.value_starts[name] = other.value_starts[name]

    def value_place(self, name: str) -> Place:
        value = self.get(name)
        if isinstance(value, (SpecText, SpecMapping, SpecSequence)):
            return value.place
        return self.source.place(self.value_starts[name])


class SpecSequence(list[object]):
    """A YAML sequence."""

    __slots__ = ("source", "start", "starts", "size")

    def __init__(self, source: SpecSource, start: int) -> None:
        super().__init__()
        self.source = source
        self.start = start
        self.starts: list[int] = []
        self.size = 1

    @property
    def place(self) -> Place:
        return self.source.place(self.start)

    def value_place(self, index: int) -> Place:
        value = self[index]
        if isinstance(value, (SpecText, SpecMapping, SpecSequence)):
            return value.place
        return self.source.place(self.starts[index])


def read_source(path: str | Path) -> SpecSource:
    """The text of a spec file.

    Raises SpecErrors when the file cannot be read, is too large or is not UTF-8.
    """
    file = str(path)
    try:
        with open(path, "rb") as stream:
            data = stream.read(current_limits().size + 1)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise spec_error(f"cannot read '{file}': {reason}", Place(file, 1, 1)) from None
    except ValueError as error:  # a NUL in the path
        raise spec_error(f"cannot read {file!r}: {error}", Place(file, 1, 1)) from None
    return decode_source(data, file)


def decode_source(data: bytes, file: str) -> SpecSource:
    """The text of a spec given as bytes; raises SpecErrors as `read_source`."""
    most = current_limits().size
    if len(data) > most:
        whole, rest = divmod(most, MEGABYTE)
        shown = f"{most} bytes" if rest else f"{whole} MB"
        raise spec_error(f"the spec is larger than {shown}", Place(file, 1, 1), hint_of(SPEC_SIZE))
    try:
        return SpecSource(data.decode("utf-8-sig"), file)
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8-sig")) + 1
        source = SpecSource(data.decode("utf-8-sig", errors="replace"), file)
        raise spec_error(
            f"the spec is not UTF-8: byte 0x{data[error.start]:02x} cannot stand here",
            Place(file, line, column, source),
        ) from None


def load_tree(source: SpecSource) -> SpecMapping:
    """The tree of a spec, whose root must be a mapping.

    Raises SpecErrors with the first syntax error, or with every duplicate key and value that a spec cannot have.
    """
    root, diagnostics = read_tree(source)
    diagnostics.raise_if_any()
    return root


def read_tree(source: SpecSource) -> tuple[SpecMapping, SpecDiagnostics]:
    """The tree of a spec, and every duplicate key and value in it that a spec cannot have.

    Of keys that are written twice the tree has the first, and the mappings under both as one.  Raises SpecErrors
    where nothing can be made of the text.
    """
    _check_characters(source)
    composer = _Composer(source)
    root = composer.compose()
    if not isinstance(root, SpecMapping):
        if root is None and not source.text.strip():
            raise spec_error(
                "the spec is empty: expected at least 'dialect: NAME'", source.place(0)
            )
        raise spec_error(
            f"expected a mapping with the key 'dialect', got {describe(root)}", composer.root_place
        )
    return root, composer.diagnostics


def too_deep(place: Place | None = None) -> SpecErrors:
    """The error of a spec that nests deeper than it may."""
    most = current_limits().depth
    return spec_error(f"a spec nests at most {most} mappings and lists", place, hint_of(SPEC_DEPTH))


def describe(value: object) -> str:
    """A value of the tree in the words of a diagnostic: "the integer 12"."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return f"the boolean {str(value).lower()}"
    if isinstance(value, int):
        return f"the integer {value}" if abs(value) < 10**30 else "an integer"
    if isinstance(value, float):
        return f"the number {value}"
    if isinstance(value, str):
        shown = value if len(value) <= 40 else value[:37] + "…"
        return f"the string {shown!r}"
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    return f"a {type(value).__name__}"


def _check_characters(source: SpecSource) -> None:
    """YAML 1.2 §5.1: only printable characters."""
    found = _NOT_PRINTABLE.search(source.text)
    if found:
        code = ord(found.group())
        name = "a NUL byte" if code == 0 else f"the control character U+{code:04X}"
        raise spec_error(f"{name} cannot stand in a spec", source.place(found.start()))


_NOT_PRINTABLE = re.compile(
    "[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|\ufeff"
)


# --- YAML events ---------------------------------------------------------------------------------------------------------


class _Mark(Protocol):
    index: int
    line: int
    column: int


class _Parser(Protocol):
    def get_event(self) -> yaml.Event | None: ...


def _parser(text: str) -> _Parser:
    # libyaml's parser reads ten times faster than the one in Python; both give the same events.
    try:
        from yaml._yaml import CParser
    except ImportError:
        return yaml.SafeLoader(text)
    parser: _Parser = CParser(text)
    return parser


class _Composer:
    """Builds the tree from the events; nesting is bounded, so the recursion is."""

    def __init__(self, source: SpecSource) -> None:
        self.source = source
        self.limits = current_limits()
        self.diagnostics = SpecDiagnostics()
        self.anchors: dict[str, object] = {}
        self.open_anchors: set[str] = set()
        self.values = 0
        self.root_place = source.place(0)
        # libyaml refuses a text without a last line feed in some block scalars' headers; marks stay the same with one
        self.parser = _parser(source.text if source.text.endswith("\n") else source.text + "\n")

    def next(self) -> yaml.Event:
        try:
            event = self.parser.get_event()
        except yaml.MarkedYAMLError as error:
            raise self.syntax_error(error) from None
        except yaml.YAMLError as error:
            raise spec_error(f"this is not YAML: {error}", self.source.place(0)) from None
        assert event is not None
        return event

    def syntax_error(self, error: yaml.MarkedYAMLError) -> Exception:
        problem = error.problem or "it cannot be read"
        mark = error.problem_mark or error.context_mark
        place = self.at(mark.index) if mark is not None else self.source.place(0)
        if (
            "nesting depth" in problem
        ):  # libyaml has a limit of its own, and may look that far ahead
            return too_deep(place)
        notes = []
        if error.context:
            context_place = self.at(error.context_mark.index) if error.context_mark else None
            if context_place != place:
                notes.append(SpecNote(error.context, context_place))
        return spec_error(
            f"this is not YAML: {problem}", place, _syntax_hint(self.source, place), notes
        )

    def at(self, index: int) -> Place:
        return self.source.place(min(index, len(self.source.text)))

    def compose(self) -> object:
        self.next()  # the start of the stream
        event = self.next()
        if isinstance(event, yaml.StreamEndEvent):
            return None
        event = self.next()  # past the start of the document
        self.root_place = self.at(_mark(event).index)
        root = self.value(event, 0)
        self.next()  # the end of the document
        event = self.next()
        if not isinstance(event, yaml.StreamEndEvent):
            raise spec_error("a spec is one YAML document", self.at(_mark(event).index))
        return root

    def value(self, event: yaml.Event, depth: int) -> object:
        kind = type(event)
        if kind is yaml.ScalarEvent:
            assert isinstance(event, yaml.ScalarEvent)
            text = self.scalar_text(event)
            value = self.scalar_value(event, text)
            self.count(1, event)
            if event.anchor is not None:
                self.anchors[event.anchor] = value
            return value
        if depth >= self.limits.depth:
            raise too_deep(self.at(_mark(event).index))
        if isinstance(event, yaml.MappingStartEvent):
            return self.mapping(event, depth + 1)
        if isinstance(event, yaml.SequenceStartEvent):
            return self.sequence(event, depth + 1)
        assert isinstance(event, yaml.AliasEvent)
        return self.alias(event)

    def count(self, values: int, event: yaml.Event) -> None:
        self.values += values
        if self.values > self.limits.values:
            raise spec_error(
                f"a spec has at most {self.limits.values} values, with its anchors expanded",
                self.at(_mark(event).index),
                hint_of(SPEC_VALUES),
            )

    def alias(self, event: yaml.AliasEvent) -> object:
        name = event.anchor or ""
        place = self.at(_mark(event).index)
        if name in self.open_anchors:
            raise spec_error(f"the anchor '{name}' contains itself", place)
        if name not in self.anchors:
            raise spec_error(
                f"no anchor '{name}' has been written before this",
                place,
                did_you_mean(name, self.anchors),
            )
        value = self.anchors[name]
        self.count(value.size if isinstance(value, (SpecMapping, SpecSequence)) else 1, event)
        return value

    def begin(self, event: yaml.MappingStartEvent | yaml.SequenceStartEvent) -> int:
        if event.tag is not None:
            self.refuse_tag(event)
        if event.anchor is not None:
            self.anchors.pop(event.anchor, None)
            self.open_anchors.add(event.anchor)
        self.count(1, event)
        return _mark(event).index

    def finish(
        self,
        event: yaml.MappingStartEvent | yaml.SequenceStartEvent,
        value: SpecMapping | SpecSequence,
    ) -> None:
        if event.anchor is not None:
            self.open_anchors.discard(event.anchor)
            self.anchors[event.anchor] = value

    def refuse_tag(self, event: yaml.Event) -> None:
        self.diagnostics.error(
            "tags have no meaning in a spec",
            self.at(_mark(event).index),
            "write the value without '!'; quotes make a string of anything",
        )

    def sequence(self, event: yaml.SequenceStartEvent, depth: int) -> SpecSequence:
        result = SpecSequence(self.source, self.begin(event))
        while True:
            following = self.next()
            if isinstance(following, yaml.SequenceEndEvent):
                break
            value = self.value(following, depth)
            result.append(value)
            result.starts.append(_mark(following).index)
            result.size += _size(value)
        self.finish(event, result)
        return result

    def mapping(self, event: yaml.MappingStartEvent, depth: int) -> SpecMapping:
        result = SpecMapping(self.source, self.begin(event))
        while True:
            following = self.next()
            if isinstance(following, yaml.MappingEndEvent):
                break
            if isinstance(following, yaml.ScalarEvent):
                # A key is what is written: an enum case may be called `true`, an operation `null`.
                key = self.scalar_text(following)
            else:
                place = self.at(_mark(following).index)
                refused = self.value(following, depth)
                if not isinstance(following, yaml.AliasEvent) or not isinstance(refused, str):
                    self.diagnostics.error(f"a key must be a name, got {describe(refused)}", place)
                key = refused if isinstance(refused, SpecText) else SpecText.of("")
            following = self.next()
            value = self.value(following, depth)
            if key in result:
                first = result.key(key)
                self.diagnostics.error(
                    f"the key '{key}' is written twice",
                    key.place,
                    notes=[SpecNote("it was written here first", first.place if first else None)],
                )
                earlier = result[key]
                if isinstance(earlier, SpecMapping) and isinstance(value, SpecMapping):
                    earlier.add_missing(value)
                continue
            result[key] = value
            result.value_starts[key] = _mark(following).index
            result.size += 1 + _size(value)
        self.finish(event, result)
        return result

    def scalar_text(self, event: yaml.ScalarEvent) -> SpecText:
        start = _mark(event).index
        text = self.source.text
        end = _end_mark(event).index
        if event.tag is not None:
            self.refuse_tag(event)
        while text[start : start + 1] in _PROPERTY_STARTS:  # its anchor and its tag
            found = _PROPERTY.match(text, start)
            if found is None or found.end() == start:
                break
            start = found.end()
        style = _STYLES.get(event.style or "", ScalarStyle.PLAIN)
        return SpecText.scalar(event.value, self.source, start, max(start, end), style)

    def scalar_value(self, event: yaml.ScalarEvent, text: SpecText) -> object:
        if text.style is not ScalarStyle.PLAIN or event.tag is not None:
            return text
        try:
            return plain_value(text)
        except ValueError:  # more digits than Python converts
            self.diagnostics.error("this integer has too many digits", text.place)
            return 0


def _mark(event: yaml.Event) -> _Mark:
    mark = event.start_mark
    assert mark is not None
    return mark


def _end_mark(event: yaml.Event) -> _Mark:
    mark = event.end_mark
    assert mark is not None
    return mark


def _size(value: object) -> int:
    return value.size if isinstance(value, (SpecMapping, SpecSequence)) else 1


_STYLES = {
    "'": ScalarStyle.SINGLE_QUOTED,
    '"': ScalarStyle.DOUBLE_QUOTED,
    "|": ScalarStyle.LITERAL,
    ">": ScalarStyle.FOLDED,
}
_PROPERTY_STARTS = ("&", "!")
_PROPERTY = re.compile(r"[&!]\S*[ \t\r\n]*")


# --- the core schema (YAML 1.2 §10.3) ------------------------------------------------------------------------------------


_CONSTANTS: dict[str, object] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_NUMBER_STARTS = frozenset("+-.0123456789")
_INTEGER = re.compile(r"[-+]?[0-9]+\Z")
_OCTAL = re.compile(r"0o[0-7]+\Z")
_HEXADECIMAL = re.compile(r"0x[0-9a-fA-F]+\Z")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?\Z")
_INFINITY = re.compile(r"([-+]?)\.(inf|Inf|INF)\Z")
_NAN = (".nan", ".NaN", ".NAN")


def plain_value(text: str) -> object:
    """The meaning of a plain scalar in the core schema; the text itself when it is a string.

    Raises ValueError for an integer that has more digits than Python converts.
    """
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if text[0] not in _NUMBER_STARTS:
        return text
    if _INTEGER.match(text):
        return int(text)
    if _OCTAL.match(text):
        return int(text[2:], 8)
    if _HEXADECIMAL.match(text):
        return int(text[2:], 16)
    if _FLOAT.match(text):
        return float(text)
    infinity = _INFINITY.match(text)
    if infinity:
        return float(infinity.group(1) + "inf")
    if text in _NAN:
        return float("nan")
    return text


def _syntax_hint(source: SpecSource, place: Place) -> str | None:
    """The usual cause of a syntax error at such a place."""
    line = source.line_text(place.line)
    rest = line[place.column - 1 :]
    if "\t" in line[: len(line) - len(line.lstrip())]:
        return "indent with blanks: YAML allows no tabs there"
    if not rest and place.line >= source.text.count("\n"):
        return "something that was opened above is not closed: a quote, '{' or '['"
    if rest[:1] in ("`", "@", "%"):
        return f"a plain string cannot begin with '{rest[0]}': put quotes around it"
    if re.search(r"<[^\"'<>]*[,\[]", line):
        return "put quotes around an expression that has a comma or brackets in it"
    if _is_between_levels(source, place.line):
        return "the line is indented by more or less than the one before that it belongs to"
    if "$" in line and ("<" in line or "`" in line) or "`" in line:
        return "put quotes around a format or an expression that has ':', ',', '[' or '`' in it"
    if rest.startswith(":") or ": " in rest:
        return "put quotes around a string that has ': ' in it"
    return None


def _is_between_levels(source: SpecSource, number: int) -> bool:
    """Whether a line is less indented than the one before, and no line above begins where it does."""

    def depth(text: str) -> int:
        return len(text) - len(text.lstrip(" "))

    own = depth(source.line_text(number))
    before = [source.line_text(n) for n in range(number - 1, 0, -1)]
    for text in before:
        if text.strip() and depth(text) <= own:
            return depth(text) < own and bool(before[0].strip()) and depth(before[0]) > own
    return False


def path_place(root: SpecMapping, path: Iterable[int | str], key: bool = False) -> Place:
    """The place of the value that a path of keys and indices leads to, or, with `key`, of its last key."""
    value: object = root
    place = root.place
    steps = list(path)
    for position, step in enumerate(steps):
        last = position == len(steps) - 1
        if isinstance(value, SpecMapping) and isinstance(step, str) and step in value:
            written = value.key(step)
            place = value.value_place(step)
            if written is not None and (
                (last and key) or isinstance(value[step], SpecMapping) or value[step] is None
            ):
                place = written.place
            value = value[step]
        elif isinstance(value, SpecSequence) and isinstance(step, int) and step < len(value):
            place = value.value_place(step)
            value = value[step]
        else:
            break
    return place
