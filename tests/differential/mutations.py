"""Valid programs, in the custom and in the generic form, with one thing changed that an operation of a dialect says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random

from tests.differential.comparison import Program
from tests.differential.pools import TYPE_TEXTS
from tests.differential.seeds import mention_of
from tests.differential.tokens import change_token, tokens_of

_SCALAR = r"(?:[su]?i\d+|index|b?f\d+\w*|tf32|none)\b"
_BRACKETS = r"<(?:[^<>]|<(?:[^<>]|<(?:[^<>]|<[^<>]*>)*>)*>)*>"
_TYPE = re.compile(
    rf"(?<![\w.#%@!\"])(?:(?:tensor|memref|vector|complex){_BRACKETS}|![\w.]+(?:{_BRACKETS})?|{_SCALAR})"
)
_SHAPE = re.compile(r"(?<=[<x])(?:\d+|\?|\[\d+\])(?=x)")
_ELEMENT = re.compile(rf"(?<=[<x]){_SCALAR}")
_NUMBER = re.compile(r"(?<![\w.%#@^\"?])-?\d+(?![\w.])")
_WORD = re.compile(r"(?<![\w.%#@!^\"])[a-z_][a-z_0-9]*(?![\w.])")
_VALUE = re.compile(r"%[\w.$-]+(?:#\d+)?")
_ENTRY = re.compile(r"[\w.]+ = (?:[^,{}<>\[\]()\"]|\"[^\"]*\"|<[^<>]*>|\[[^\[\]]*\])+(?:, )?")
_NUMBERS = ("0", "1", "2", "3", "4", "7", "-1", "8", "16", "64", "4294967296", "-3")
_ELEMENTS = ("i1", "i8", "i32", "i64", "f16", "bf16", "f32", "f64", "index", "si8", "ui32")
_SIZES = ("1", "2", "3", "4", "8", "?", "0", "[4]", "16")


class Mutator:
    """Changes programs of one dialect: always the same way for the same random numbers."""

    def __init__(self, dialect: str, texts: Sequence[str], random: Random) -> None:
        self._random = random
        self._texts = texts
        self._row = mention_of(dialect)
        self._name = re.compile(rf'(?<![\w.!#<])"?({dialect}\.[\w.]+)')
        self._dialect = dialect
        self._everywhere: list[tuple[str, str]] = []
        rows = [row for text in texts for row in text.splitlines() if self._row.search(row)]
        self._types: list[str] = sorted({t for row in rows for t in _TYPE.findall(row)}) + list(
            TYPE_TEXTS
        )
        self._words: list[str] = sorted({w for row in rows for w in _WORD.findall(row)}) or ["foo"]
        self._changes: tuple[tuple[str, Callable[[str], str | None]], ...] = (
            *(("another type", self._another_type),) * 3,
            *(("another size", self._another(_SHAPE, _SIZES)),) * 3,
            *(("another element type", self._another(_ELEMENT, _ELEMENTS)),) * 3,
            *(("another number", self._another(_NUMBER, _NUMBERS)),) * 4,
            *(("entry dropped", self._another(_ENTRY, ("",))),) * 3,
            *(("another word", self._another_word),) * 2,
            *(("another value", self._another_value),) * 3,
            *(("token", self._token),) * 3,
            ("row dropped", lambda row: ""),
        )

    def programs(self, count: int) -> Iterator[Program]:
        """So many programs, spread over the operations that the texts have."""
        rows = self._rows_by_operation()
        names = sorted(rows)
        made = tries = 0
        while names and made < count and tries < 20 * count:
            tries += 1
            name = names[tries % len(names)]
            text, number = self._random.choice(rows[name])
            what, change = self._random.choice(self._changes)
            mutated = self._mutated(text, number, change)
            if mutated is not None and mutated != text:
                made += 1
                yield Program(mutated, name, what)

    def _rows_by_operation(self) -> dict[str, list[tuple[str, int]]]:
        found: dict[str, list[tuple[str, int]]] = {}
        for text in self._texts:
            for number, row in enumerate(text.splitlines()):
                if self._row.search(row):
                    named = self._name.search(row)
                    found.setdefault(named[1] if named else self._dialect, []).append(
                        (text, number)
                    )
        return found

    def _mutated(self, text: str, number: int, change: Callable[[str], str | None]) -> str | None:
        rows = text.splitlines()
        self._values = sorted(set(_VALUE.findall(text)))
        self._everywhere.clear()
        changed = change(rows[number])
        if changed is None:
            return None
        if self._everywhere:
            old, new = self._everywhere[-1]
            whole = re.compile(rf"(?<![\w.]){re.escape(old)}(?!\w)")
            everywhere = str(whole.sub(lambda _: new, text))
            return everywhere.rstrip() + "\n"
        rows[number] = changed
        return "\n".join(rows).rstrip() + "\n"

    def _another(
        self, pattern: re.Pattern[str], others: Sequence[str]
    ) -> Callable[[str], str | None]:
        """Replaces one of what the pattern finds."""

        def change(row: str) -> str | None:
            found = list(pattern.finditer(row))
            if not found:
                return None
            match = self._random.choice(found)
            new = self._random.choice(others)
            if pattern in (_SHAPE, _ELEMENT) and self._random.random() < 0.6:
                return self._type_everywhere(row, match, new)
            return row[: match.start()] + new + row[match.end() :]

        return change

    def _type_everywhere(self, row: str, match: re.Match[str], new: str) -> str | None:
        """The type around the match changed in the whole program, so that uses still fit."""
        for outer in _TYPE.finditer(row):
            if outer.start() <= match.start() and match.end() <= outer.end():
                old = outer.group()
                start, end = match.start() - outer.start(), match.end() - outer.start()
                self._everywhere.append((old, old[:start] + new + old[end:]))
                return row
        return row[: match.start()] + new + row[match.end() :]

    def _another_type(self, row: str) -> str | None:
        found = list(_TYPE.finditer(row))
        if not found:
            return None
        match = self._random.choice(found)
        new = self._random.choice(self._types)
        if self._random.random() < 0.5:
            self._everywhere.append((match.group(), new))
            return row
        return row[: match.start()] + new + row[match.end() :]

    def _another_word(self, row: str) -> str | None:
        return self._another(_WORD, self._words)(row)

    def _another_value(self, row: str) -> str | None:
        return self._another(_VALUE, self._values)(row) if self._values else None

    def _token(self, row: str) -> str | None:
        tokens = tokens_of(row)
        if not tokens:
            return None
        return change_token(row, tokens, self._random.randrange(len(tokens)), self._random)
