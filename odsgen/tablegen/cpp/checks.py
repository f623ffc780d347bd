"""Hand-written checks: what stands in a predicate for the C++ that cannot be translated."""

from __future__ import annotations

import re

from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp.source_text import cpp_source

_WORD = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z0-9]+|[A-Z0-9]+")
_LIBRARY = frozenset(
    "isa cast dyn_cast isa_and_nonnull isa_and_present get getType equal_to static_cast".split()
)
_MAX_WORDS = 6


class Checks:
    """The checks of one dialect: a name for each piece of C++, the same for the same piece."""

    def __init__(self, dialect: str) -> None:
        self.dialect = dialect
        #: Name of the hook → the C++ that it stands for.
        self.cpp_of: dict[str, str] = {}
        self._names: dict[str, str] = {}

    def name_of(self, expression: c.Expression) -> str:
        """The hook that checks the expression."""
        text = cpp_source(expression)
        name = self._names.get(text)
        if name is None:
            wanted = name = f"check_{_snake_case(_subject(expression))}"
            number = 2
            while name in self.cpp_of:
                name, number = f"{wanted}_{number}", number + 1
            self._names[text] = name
            self.cpp_of[name] = text
        return name


def _subject(expression: c.Expression) -> str:
    """The name of the outermost function or method in the expression, those of the library aside; else "condition"."""
    pending: list[c.Expression] = [expression]
    while pending:
        part = pending.pop(0)
        match part:
            case c.Call(function=c.Name() as name, arguments=arguments):
                if name.last.name not in _LIBRARY:
                    return name.last.name
                pending.extend(arguments)
            case c.Call(function=c.Member(object=value, member=member), arguments=arguments):
                if member.name not in _LIBRARY:
                    return member.name
                pending.extend((value, *arguments))
            case c.Call(function=function, arguments=arguments):
                pending.extend((function, *arguments))
            case c.Binary(left=left, right=right):
                pending.extend((left, right))
            case c.Unary(operand=operand):
                pending.append(operand)
            case c.Conditional(condition=condition):
                pending.append(condition)
            case _:
                pass
    return "condition"


def _snake_case(name: str) -> str:
    words = _WORD.findall(name)[:_MAX_WORDS]
    return "_".join(word.lower() for word in words) or "condition"
