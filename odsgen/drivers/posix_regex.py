"""POSIX extended regular expressions, as `expected-error-re` takes them.

MLIR hands the regular expressions of its diagnostic verifier to LLVM's POSIX engine, whose language differs from
Python's `re`: no `\\d`, bracket expressions where a backslash stands for itself, `[[:alpha:]]`. A match here follows
all alternatives at once, so no expression can make it slow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

_MAX_REPETITION = 255
_MAX_INSTRUCTIONS = 20_000
_MAX_NESTING = 50

_CLASSES: dict[str, Callable[[str], bool]] = {
    "alnum": str.isalnum,
    "alpha": str.isalpha,
    "blank": lambda c: c in " \t",
    "cntrl": lambda c: ord(c) < 32 or ord(c) == 127,
    "digit": lambda c: c in "0123456789",
    "graph": lambda c: 32 < ord(c) < 127,
    "lower": str.islower,
    "print": lambda c: 32 <= ord(c) < 127,
    "punct": lambda c: 32 < ord(c) < 127 and not c.isalnum(),
    "space": lambda c: c in " \t\n\v\f\r",
    "upper": str.isupper,
    "xdigit": lambda c: c in "0123456789abcdefABCDEF",
}


class InvalidRegex(ValueError):
    """The expression is not one; the text says why, in the words of POSIX's regerror."""


# The tree of an expression.


@dataclass(frozen=True, slots=True)
class Literal:
    text: str


@dataclass(frozen=True, slots=True)
class AnyCharacter:
    pass


@dataclass(frozen=True, slots=True)
class Bracket:
    negated: bool
    ranges: tuple[tuple[str, str], ...]
    classes: tuple[str, ...]

    def contains(self, character: str) -> bool:
        found = any(low <= character <= high for low, high in self.ranges) or any(
            _CLASSES[name](character) for name in self.classes
        )
        return found != self.negated


@dataclass(frozen=True, slots=True)
class Assertion:
    kind: str  # `^`, `$`, `<` (start of a word) or `>` (its end)


@dataclass(frozen=True, slots=True)
class Sequence:
    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Alternatives:
    branches: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Repetition:
    body: Expression
    minimum: int
    maximum: int | None


Expression = Literal | AnyCharacter | Bracket | Assertion | Sequence | Alternatives | Repetition


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.depth = 0

    def peek(self) -> str:
        return self.text[self.position : self.position + 1]

    def alternatives(self, closing: str) -> Expression:
        branches = [self.branch(closing)]
        while self.peek() == "|":
            self.position += 1
            branches.append(self.branch(closing))
        return branches[0] if len(branches) == 1 else Alternatives(tuple(branches))

    def branch(self, closing: str) -> Expression:
        parts: list[Expression] = []
        while (character := self.peek()) and character != "|" and character != closing:
            parts.append(self.repeated())
        if not parts:
            raise InvalidRegex("empty (sub)expression")
        return Sequence(tuple(parts))

    def repeated(self) -> Expression:
        body = self.atom()
        if not self.at_repetition():
            return body
        if body == Assertion("^"):
            raise InvalidRegex("repetition-operator operand invalid")
        operator = self.peek()
        self.position += 1
        if operator == "{":
            minimum, maximum = self.bounds()
        else:
            minimum, maximum = {"*": (0, None), "+": (1, None), "?": (0, 1)}[operator]
        if self.at_repetition():
            raise InvalidRegex("repetition-operator operand invalid")
        return Repetition(body, minimum, maximum)

    def at_repetition(self) -> bool:
        """Whether an operator that repeats is next; a `{` without a digit stands for itself."""
        character = self.peek()
        if character == "{":
            return self.text[self.position + 1 : self.position + 2] in tuple("0123456789")
        return character in ("*", "+", "?")

    def bounds(self) -> tuple[int, int | None]:
        minimum = self.count()
        maximum: int | None = minimum
        if self.peek() == ",":
            self.position += 1
            maximum = self.count() if self.peek() in tuple("0123456789") else None
            if maximum is not None and maximum < minimum:
                raise InvalidRegex("invalid repetition count(s)")
        if self.peek() != "}":
            raise InvalidRegex(
                "invalid repetition count(s)"
                if "}" in self.text[self.position :]
                else "braces not balanced"
            )
        self.position += 1
        return minimum, maximum

    def count(self) -> int:
        start = self.position
        while self.peek() in tuple("0123456789"):
            self.position += 1
        digits = self.text[start : self.position].lstrip("0") or "0"
        if len(digits) > 3 or int(digits) > _MAX_REPETITION:
            raise InvalidRegex("invalid repetition count(s)")
        return int(digits)

    def atom(self) -> Expression:
        character = self.peek()
        if self.at_repetition():
            raise InvalidRegex("repetition-operator operand invalid")
        if self.text.startswith(("[[:<:]]", "[[:>:]]"), self.position):
            self.position += 7
            return Assertion(self.text[self.position - 4])
        self.position += 1
        match character:
            case "(":
                return self.group()
            case ")":
                raise InvalidRegex("parentheses not balanced")
            case "[":
                return self.bracket()
            case ".":
                return AnyCharacter()
            case "^" | "$":
                return Assertion(character)
            case "\\":
                character = self.peek()
                if not character:
                    raise InvalidRegex("trailing backslash (\\)")
                if character in "123456789":
                    raise InvalidRegex("backreferences are not supported")
                self.position += 1
        return Literal(character)

    def group(self) -> Expression:
        self.depth += 1
        if self.depth > _MAX_NESTING:
            raise InvalidRegex("out of memory")
        if not self.peek():
            raise InvalidRegex("parentheses not balanced")
        body: Expression = Sequence(()) if self.peek() == ")" else self.alternatives(")")
        if self.peek() != ")":
            raise InvalidRegex("parentheses not balanced")
        self.position += 1
        self.depth -= 1
        return body

    def bracket(self) -> Expression:
        negated = self.peek() == "^"
        self.position += negated
        ranges: list[tuple[str, str]] = []
        classes: list[str] = []
        if (character := self.peek()) in ("]", "-"):  # stands for itself, and begins no range
            ranges.append((character, character))
            self.position += 1
        while (character := self.peek()) != "]":
            if not character:
                raise InvalidRegex("brackets ([ ]) not balanced")
            if self.text.startswith("[:", self.position):
                name = self.delimited(":]", "invalid character class")
                if name not in _CLASSES:
                    raise InvalidRegex("invalid character class")
                classes.append(name)
                continue
            if character == "-" and self.text[self.position + 1 : self.position + 2] != "]":
                raise InvalidRegex("invalid character range")
            low = high = self.bracket_character()
            rest = self.text[self.position : self.position + 2]
            if len(rest) == 2 and rest[0] == "-" and rest[1] != "]":
                self.position += 1
                high = self.bracket_character()
                if high < low:
                    raise InvalidRegex("invalid character range")
            ranges.append((low, high))
        self.position += 1
        return Bracket(negated, tuple(ranges), tuple(classes))

    def bracket_character(self) -> str:
        for opening, closing in (("[.", ".]"), ("[=", "=]")):
            if self.text.startswith(opening, self.position):
                name = self.delimited(closing, "invalid collating element")
                if len(name) != 1:
                    raise InvalidRegex("invalid collating element")
                return name
        character = self.peek()
        self.position += 1
        return character

    def delimited(self, closing: str, message: str) -> str:
        end = self.text.find(closing, self.position + 2)
        if end < 0:
            raise InvalidRegex(
                message if "]" in self.text[self.position :] else "brackets ([ ]) not balanced"
            )
        name = self.text[self.position + 2 : end]
        self.position = end + 2
        return name


def parse_regex(text: str) -> Expression:
    """Return the tree of an expression. Raises InvalidRegex."""
    parser = _Parser(text)
    return parser.alternatives(closing="")


# A compiled expression is a list of instructions: a test of one character, an assertion, or a fork.

_Fork = tuple[int, ...]
_Instruction = Literal | AnyCharacter | Bracket | Assertion | _Fork


class Regex:
    """A compiled expression."""

    def __init__(self, expression: Expression) -> None:
        self._program: list[_Instruction] = []
        self._compile(expression)

    def _add(self, instruction: _Instruction) -> int:
        if len(self._program) >= _MAX_INSTRUCTIONS:
            raise InvalidRegex("out of memory")
        self._program.append(instruction)
        return len(self._program) - 1

    def _compile(self, expression: Expression) -> None:
        match expression:
            case Literal(text):
                for character in text:
                    self._add(Literal(character))
            case Sequence(parts):
                for part in parts:
                    self._compile(part)
            case Alternatives(branches):
                fork = self._add(())
                starts, exits = [], []
                for branch in branches:
                    starts.append(len(self._program))
                    self._compile(branch)
                    exits.append(self._add(()))
                self._program[fork] = tuple(starts)
                for exit_ in exits:
                    self._program[exit_] = (len(self._program),)
            case Repetition(body, minimum, maximum):
                self._compile_repetition(body, minimum, maximum)
            case _:
                self._add(expression)

    def _compile_repetition(self, body: Expression, minimum: int, maximum: int | None) -> None:
        for _ in range(minimum):
            self._compile(body)
        if maximum is None:
            fork = self._add(())
            self._compile(body)
            self._add((fork,))
            self._program[fork] = (fork + 1, len(self._program))
            return
        forks = []
        for _ in range(maximum - minimum):
            forks.append(self._add(()))
            self._compile(body)
        for fork in forks:
            self._program[fork] = (fork + 1, len(self._program))

    def search(self, text: str) -> bool:
        """Whether the expression matches somewhere in the text."""
        program = self._program
        threads: set[int] = set()
        for position in range(len(text) + 1):
            if self._follow(0, text, position, threads):
                return True
            if position == len(text):
                return False
            character = text[position]
            advanced: set[int] = set()
            for index in threads:
                instruction = program[index]
                match instruction:
                    case Literal(expected):
                        matched = expected == character
                    case AnyCharacter():
                        matched = True
                    case Bracket():
                        matched = instruction.contains(character)
                    case _:
                        matched = False
                if matched and self._follow(index + 1, text, position + 1, advanced):
                    return True
            threads = advanced
        return False

    def _follow(self, start: int, text: str, position: int, threads: set[int]) -> bool:
        """Add what is reached from `start` without a character; return whether that is the end."""
        pending = [start]
        while pending:
            index = pending.pop()
            if index == len(self._program):
                return True
            if index in threads:
                continue
            threads.add(index)
            instruction = self._program[index]
            if isinstance(instruction, tuple):
                pending.extend(instruction)
            elif isinstance(instruction, Assertion) and _holds(instruction.kind, text, position):
                pending.append(index + 1)
        return False


def _holds(kind: str, text: str, position: int) -> bool:
    if kind == "^":
        return position == 0
    if kind == "$":
        return position == len(text)
    before = position > 0 and _is_word(text[position - 1])
    after = position < len(text) and _is_word(text[position])
    return (after and not before) if kind == "<" else (before and not after)


def _is_word(character: str) -> bool:
    return character.isalnum() or character == "_"
