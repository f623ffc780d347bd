"""The options of passes: how they are declared, read from a pipeline's text and written back (MLIR: Instance Specific
Pass Options)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, overload

if TYPE_CHECKING:
    from odsgen.passes.base import Pass

T = TypeVar("T")

_TRUE = ("", "true", "TRUE", "True", "1")
_FALSE = ("false", "FALSE", "False", "0")


class OptionError(ValueError):
    """A value that an option cannot have, or an option that a pass does not have, in the words of mlir-opt.

    `complaint` is what mlir-opt says of a value by itself, before it refuses the pass.
    """

    def __init__(self, message: str, complaint: str | None = None) -> None:
        self.complaint = complaint
        super().__init__(message)


class Option(Generic[T]):
    """An option of a pass, an attribute of its class; the value is read and set on the pass.

    >>> class Unroll(Pass):
    ...     factor = Option("factor", 4, "How often the body is repeated", read_integer)
    """

    def __init__(
        self,
        name: str,
        default: T,
        summary: str,
        read: Callable[[str | None], T],
        show: Callable[[T], str] = str,
        choices: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.summary = summary
        self.choices = choices
        self._read = read
        self._show = show

    def __set_name__(self, owner: type[Pass], attribute: str) -> None:
        self._attribute = attribute

    @overload
    def __get__(self, instance: None, owner: type[Pass]) -> Self: ...
    @overload
    def __get__(self, instance: Pass, owner: type[Pass]) -> T: ...
    def __get__(self, instance: Pass | None, owner: type[Pass]) -> Self | T:
        if instance is None:
            return self
        value: T = instance.option_values.get(self._attribute, self.default)
        return value

    def __set__(self, instance: Pass, value: T) -> None:
        instance.option_values[self._attribute] = value

    def read_into(self, instance: Pass, text: str | None) -> None:
        """Set the option from its text; raises OptionError."""
        try:
            value = self._read(text)
        except ValueError as error:
            raise OptionError("", f"for the --{self.name} option: {error}") from None
        self.__set__(instance, value)

    def shown(self, instance: Pass) -> str:
        """The option with its value, as a pipeline's text has it; nothing for an empty list."""
        value = self._show(self.__get__(instance, type(instance)))
        if isinstance(self.default, tuple):
            return f"{self.name}={{{value}}}" if value else ""
        return f"{self.name}={_quoted(value)}"


def _quoted(value: str) -> str:
    return f"{{{value}}}" if " " in value else value


# --- the kinds of values ------------------------------------------------------------------------------------------------


def read_flag(text: str | None) -> bool:
    """`true`, `false`, `1`, `0`, or nothing for true."""
    if text is None or text in _TRUE:
        return True
    if text in _FALSE:
        return False
    raise ValueError(f"'{text}' is invalid value for boolean argument! Try 0 or 1")


def read_integer(text: str | None) -> int:
    """A signed number of 64 bits."""
    try:
        value = int(text, 0) if text else int(_required(text))
    except ValueError:
        if text is None:
            raise
        value = 1 << 64
    if not -(1 << 63) <= value < 1 << 63:
        raise ValueError(f"'{text}' value invalid for long argument!")
    return value


def read_unsigned(text: str | None) -> int:
    """An unsigned number of 32 bits."""
    try:
        value = int(text, 0) if text else int(_required(text))
    except ValueError:
        if text is None:
            raise
        value = -1
    if not 0 <= value < 1 << 32:
        raise ValueError(f"'{text}' value invalid for uint argument!")
    return value


def read_text(text: str | None) -> str:
    """Any text."""
    return _required(text)


def read_list(text: str | None) -> tuple[str, ...]:
    """Texts between commas; those in brackets, braces or quotes belong to a text."""
    return tuple(part for part in split_outside(_required(text), ",") if part)


def _required(text: str | None) -> str:
    if text is None:
        raise ValueError("requires a value!")
    return text


def flag(name: str, default: bool, summary: str) -> Option[bool]:
    """An option that holds or not."""
    return Option(name, default, summary, read_flag, lambda value: str(value).lower())


def integer(name: str, default: int, summary: str) -> Option[int]:
    """An option that is a signed number."""
    return Option(name, default, summary, read_integer)


def unsigned(name: str, default: int, summary: str) -> Option[int]:
    """An option that is an unsigned number of 32 bits."""
    return Option(name, default, summary, read_unsigned)


def text(name: str, default: str, summary: str) -> Option[str]:
    """An option that is a text."""
    return Option(name, default, summary, read_text)


def texts(name: str, summary: str) -> Option[tuple[str, ...]]:
    """An option that is a list of texts, empty unless it is given."""
    return Option(name, (), summary, read_list, ",".join)


def choice(name: str, default: str, summary: str, choices: Mapping[str, str]) -> Option[str]:
    """An option that is one of several words."""

    def read(text: str | None) -> str:
        if _required(text) not in choices:
            raise ValueError(f"Cannot find option named '{text}'!")
        return _required(text)

    return Option(name, default, summary, read, choices=choices)


# --- the text of all options of a pass ----------------------------------------------------------------------------------


def declared_options(pass_class: type[Pass]) -> dict[str, Option[Any]]:
    """The options of a pass by name, sorted."""
    found = {
        value.name: value
        for base in reversed(pass_class.__mro__)
        for value in vars(base).values()
        if isinstance(value, Option)
    }
    return dict(sorted(found.items()))


def read_options(instance: Pass, text: str) -> None:
    """Set options of a pass from a text such as `top-down=false max-iterations=10`; raises OptionError."""
    known = declared_options(type(instance))
    for entry in split_outside(text, " "):
        if not entry:
            continue
        name, equals, value = entry.partition("=")
        if name not in known:
            raise OptionError(f"<Pass-Options-Parser>: no such option {name}\n")
        known[name].read_into(instance, _bare(value) if equals else None)


def options_text(instance: Pass) -> str:
    """All options of a pass with their values, in braces; nothing if it has none."""
    known = declared_options(type(instance)).values()
    if not known:
        return ""
    return "{" + " ".join([option.shown(instance) for option in known]) + "}"


def _bare(value: str) -> str:
    pairs = ("{}", "''", '""')
    return value[1:-1] if len(value) > 1 and value[0] + value[-1] in pairs else value


def split_outside(text: str, separator: str) -> Iterator[str]:
    """The parts of a text between separators that stand in no brackets, braces, parentheses or quotes."""
    depth, quote, first = 0, "", 0
    for position, character in enumerate(text):
        if quote:
            quote = "" if character == quote else quote
        elif character in "\"'":
            quote = character
        elif character in "{[(":
            depth += 1
        elif character in "}])":
            depth -= 1
        elif character == separator and depth <= 0:
            yield text[first:position]
            first = position + 1
    yield text[first:]
