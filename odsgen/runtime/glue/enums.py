"""The bases of generated enums (MLIR's docs, "Defining Dialects", "Enums").

A case is a number with the keyword that the textual form spells::

    class Comparison(IntegerEnum, type_name="::mlir::toy::Comparison"):
        EQUAL = 0, "eq"
        LESS = 1, "lt"

``type_name`` is the name that MLIR's diagnostics give the enum; with ``field_summary`` they say that instead, in the
words of the reader that MLIR generates for an enum without an attribute of its own (``I32Enum``, not ``I32EnumAttr``).
"""

from __future__ import annotations

import re
from enum import STRICT, IntEnum, IntFlag
from typing import TYPE_CHECKING, Any, NoReturn, Self, TypeVar

if TYPE_CHECKING:
    from odsgen.runtime.parser import Parser

_TYPE_NAMES: dict[type, str] = {}
_SEPARATORS: dict[type, str] = {}
_PRINTS_GROUPS: dict[type, bool] = {}
_FIELD_SUMMARIES: dict[type, str | None] = {}
_BY_KEYWORD: dict[type, dict[str, Any]] = {}
_TEXTS: dict[type, dict[int, str]] = {}


EnumT = TypeVar("EnumT", bound="IntegerEnum | BitEnum")


def case_of(enum: type[EnumT], value: object) -> EnumT:
    """A case of an enum, of its keyword or its number; raises TypeError or ValueError for anything else."""
    if isinstance(value, enum):
        return value
    if isinstance(value, str):
        found: Any = enum.from_keyword(value)
        if found is None:
            raise _no_case(enum, value)
        case: EnumT = found
        return case
    if type(value) is int:
        return enum(value)
    raise TypeError(f"expected a {enum.__name__}, got {value!r}")


class IntegerEnum(IntEnum):
    """An enum of which a value is one case."""

    _value_: int
    _keyword: str

    def __new__(cls, value: int, keyword: str = "") -> Self:
        case = int.__new__(cls, value)
        case._value_ = value
        case._keyword = keyword
        return case

    @classmethod
    def _missing_(cls, value: object) -> NoReturn:
        raise _no_case(cls, value)

    @property
    def keyword(self) -> str:
        """How the textual form spells the case."""
        return self._keyword

    def __init_subclass__(
        cls, type_name: str = "", field_summary: str | None = None, **kwargs: Any
    ) -> None:
        super().__init_subclass__(**kwargs)
        _TYPE_NAMES[cls] = type_name
        _FIELD_SUMMARIES[cls] = field_summary

    def __str__(self) -> str:
        return self.keyword

    @property
    def field_text(self) -> str:
        """How C++ prints the case: what is no keyword stands in quotes."""
        return self.keyword if is_keyword(self.keyword) else f'"{self.keyword}"'

    @classmethod
    def from_keyword(cls, keyword: str) -> Self | None:
        """The case that is spelled so, or None."""
        found: Self | None = _cases_by_keyword(cls).get(keyword)
        return found

    @classmethod
    def of_keyword(cls, keyword: str) -> Self:
        """The case that is spelled so; raises ValueError if there is none."""
        found = cls.from_keyword(keyword)
        if found is None:
            raise _no_case(cls, keyword)
        return found

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        """Read the keyword of a case; raises ParseError with the list of them."""
        summary = _FIELD_SUMMARIES[cls]
        if summary is not None:
            return cls.parse_field(parser, summary)
        start = parser.index
        case = cls.from_keyword(parser.parse_keyword_or_string())
        if case is None:
            raise parser.custom_error(_expected_one_of(cls), start)
        return case

    @classmethod
    def parse_optional(cls, parser: Parser) -> Self | None:
        """Read the keyword of a case, if a keyword or a string stands there."""
        return cls.parse(parser) if parser.at_identifier() or parser.at_string() else None

    @classmethod
    def parse_field(cls, parser: Parser, summary: str) -> Self:
        """Like ``parse``, where a property is read: the errors call the enum by its summary (EnumAttr.td)."""
        start = parser.index
        keyword = parser.parse_optional_keyword_or_string()
        if keyword is None:
            raise parser.custom_error(f"expected keyword for {summary}")
        case = cls.from_keyword(keyword)
        if case is None:
            raise parser.custom_error(_not_one_of(cls, summary, keyword), start)
        return case

    @classmethod
    def parse_optional_field(cls, parser: Parser, summary: str) -> Self | None:
        """Like ``parse_field``, if a keyword or a string stands there."""
        is_there = parser.at_identifier() or parser.at_string()
        return cls.parse_field(parser, summary) if is_there else None


class BitEnum(IntFlag, boundary=STRICT):
    """An enum of which a value is a set of bits; some cases may name several bits, one may name none."""

    _value_: int

    def __new__(cls, value: int, keyword: str = "") -> Self:
        case = int.__new__(cls, value)
        case._value_ = value
        if keyword:
            _BY_KEYWORD.setdefault(cls, {})[keyword] = case
        return case

    def __init_subclass__(
        cls,
        type_name: str = "",
        separator: str = "|",
        print_groups: bool = False,
        field_summary: str | None = None,
        **kwargs: Any,
    ) -> None:
        """``separator`` joins keywords when printed; with ``print_groups`` a case of several bits stands for them."""
        super().__init_subclass__(**kwargs)
        _TYPE_NAMES[cls] = type_name
        _SEPARATORS[cls] = separator
        _PRINTS_GROUPS[cls] = print_groups
        _FIELD_SUMMARIES[cls] = field_summary

    @property
    def keyword(self) -> str:
        """How the textual form spells the value, e.g. ``nsw, nuw``."""
        cls = type(self)
        texts = _TEXTS.get(cls)
        if texts is None:
            texts = _TEXTS[cls] = {}
        text = texts.get(self._value_)
        if text is None:
            text = texts[self._value_] = _bits_text(cls, self._value_)
        return text

    def __str__(self) -> str:
        return self.keyword

    @property
    def field_text(self) -> str:
        """How C++ prints the value; several bits of an enum that is an attribute in ODS stand in quotes."""
        cls = type(self)
        if _FIELD_SUMMARIES[cls] is not None:
            return self.keyword
        cases = _cases_by_keyword(cls)
        is_plain = self._value_.bit_count() < 2 and all(map(is_keyword, cases))
        if not is_plain:
            is_plain = any(c._value_ == self._value_ and is_keyword(k) for k, c in cases.items())
        return self.keyword if is_plain else f'"{self.keyword}"'

    @classmethod
    def from_keyword(cls, keyword: str) -> Self | None:
        """The value of one keyword, or of several joined by the separator; None if one of them is unknown."""
        cases = _cases_by_keyword(cls)
        found: Self | None = cases.get(keyword)
        if found is not None:
            return found
        bits = 0
        for part in keyword.split(_SEPARATORS[cls].strip()):
            case = cases.get(part.strip())
            if case is None or not case._value_:
                return None
            bits |= case._value_
        return cls(bits)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        """Read one or more keywords between separators; raises ParseError with the list of them."""
        summary = _FIELD_SUMMARIES[cls]
        if summary is not None:
            return cls.parse_field(parser, summary)
        separator = _SEPARATORS[cls].strip()
        bits = 0
        start = parser.index
        while True:
            case = cls.from_keyword(parser.parse_keyword_or_string())
            if case is None:
                raise parser.custom_error(_expected_one_of(cls), start)
            bits |= case._value_
            if not parser.parse_optional_token(separator):
                return cls(bits)

    @classmethod
    def parse_optional(cls, parser: Parser) -> Self | None:
        """Read keywords, if a keyword or a string stands there."""
        return cls.parse(parser) if parser.at_identifier() or parser.at_string() else None

    @classmethod
    def parse_field(cls, parser: Parser, summary: str) -> Self:
        """Like ``parse``, where a property is read: the errors call the enum by its summary.

        The bits of an enum that is an attribute in ODS stand together in one string (printBitEnumQuoted).
        """
        if _FIELD_SUMMARIES[cls] is None:
            start = parser.index
            text = parser.parse_optional_keyword_or_string()
            if text is None:
                raise parser.custom_error(f"expected keyword for {summary}")
            found = cls.from_keyword(text)
            if found is None:
                raise parser.custom_error(_not_one_of(cls, summary, text), start)
            parser.separated_bits = cls.separated_bits(parser, start)
            return found
        return cls._parse_keywords(parser, summary, "")

    @classmethod
    def separated_bits(cls, parser: Parser, start: int) -> tuple[int, str] | None:
        """The hint for bits that go on behind the one that was read, without quotes around all of them."""
        separator = _SEPARATORS[cls].strip()
        tokens = parser.tokens
        index = parser.index
        words = [tokens[start]]
        while tokens[index] == separator and cls.from_keyword(tokens[index + 1]) is not None:
            words.append(tokens[index + 1])
            index += 2
        if len(words) == 1 or words[0][:1] == '"':
            return None
        text = _SEPARATORS[cls].join(words)
        return parser.index, f'several bits of an enum stand together in quotes: "{text}"'

    @classmethod
    def parse_optional_field(cls, parser: Parser, summary: str) -> Self | None:
        """Like ``parse_field``, if a keyword stands there, or a string that may be one."""
        if _FIELD_SUMMARIES[cls] is None:
            is_there = parser.at_identifier() or parser.at_string()
            return cls.parse_field(parser, summary) if is_there else None
        if not parser.at_identifier():
            return None
        return cls._parse_keywords(parser, summary, f" after '{_SEPARATORS[cls].strip()}'")

    @classmethod
    def _parse_keywords(cls, parser: Parser, summary: str, place: str) -> Self:
        separator = _SEPARATORS[cls].strip()
        bits = 0
        while True:
            start = parser.index
            if not parser.at_identifier():
                raise parser.custom_error(f"expected keyword for {summary}{place}")
            keyword = parser.parse_keyword()
            case = cls.from_keyword(keyword)
            if case is None:
                raise parser.custom_error(_not_one_of(cls, summary, keyword), start)
            bits |= case._value_
            if not parser.parse_optional_token(separator):
                return cls(bits)


_KEYWORD = re.compile(r"[A-Za-z_][\w$.]*\Z", re.ASCII)


def is_keyword(text: str) -> bool:
    """Whether the lexer takes the text for a bare identifier."""
    return _KEYWORD.match(text) is not None


def type_name_of(enum: type) -> str:
    """The name that MLIR's diagnostics give an enum."""
    return _TYPE_NAMES[enum]


def _cases_by_keyword(cls: Any) -> dict[str, Any]:
    cases = _BY_KEYWORD.get(cls)
    if cases is None:
        cases = _BY_KEYWORD[cls] = {case.keyword: case for case in cls}
    return cases


def _no_case(cls: type, value: object) -> ValueError:
    cases = ", ".join(_cases_by_keyword(cls))
    return ValueError(f"'{value}' is no case of {cls.__name__}: there are {cases}")


def _expected_one_of(cls: type) -> str:
    return f"expected {_TYPE_NAMES[cls]} to be one of: {', '.join(_cases_by_keyword(cls))}"


def _not_one_of(cls: type, summary: str, keyword: str) -> str:
    # What is no identifier MLIR lists twice, in quotes and without.
    shown = [k if is_keyword(k) else f'"{k}"{k}' for k in _cases_by_keyword(cls)]
    return f"expected one of [{', '.join(shown)}] for {summary}, got: {keyword}"


def _bits_text(cls: type, value: int) -> str:
    """The keywords of ``value``: groups before single bits, each in the order of declaration."""
    cases = [(case._value_, keyword) for keyword, case in _cases_by_keyword(cls).items()]
    if value == 0:
        return next((keyword for bits, keyword in cases if bits == 0), "")
    keywords = []
    rest = value
    if _PRINTS_GROUPS[cls]:
        groups = [(bits, keyword) for bits, keyword in cases if bits.bit_count() > 1]
        for bits, keyword in reversed(groups):
            if bits & rest == bits:
                keywords.append(keyword)
                rest &= ~bits
        cases = [(bits, keyword) for bits, keyword in cases if bits.bit_count() == 1]
    keywords += [keyword for bits, keyword in cases if bits and bits & rest == bits]
    return _SEPARATORS[cls].join(keywords)
