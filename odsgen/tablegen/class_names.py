"""Names for op classes: TableGen's, or ones that say what their operations have in common."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from odsgen.tablegen.notation import cpp_class_name, identifier

_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z][a-z]*|[a-z]+|[0-9]+")
_SUFFIX = "Op"

#: So many arguments or results are named in the name of a class.
_NAMED = 2


class ClassNames:
    """Gives each class a name that nothing else in the spec has."""

    def __init__(self, spec: Mapping[str, Any], superclasses: Mapping[str, Sequence[str]]) -> None:
        self._dialect = _camel(_words(spec["dialect"]))
        self._superclasses = superclasses
        self._taken = {
            name
            for section in ("ops", "types", "attributes", "enums", "interfaces", "traits")
            for key, definition in spec.get(section, {}).items()
            for name in (key, (definition or {}).get("class_name", key))
        }

    def name(self, operations: Sequence[str], family: str, content: Mapping[str, Any]) -> str:
        """That of the class of TableGen whose operations they are, or else one after what they have in common.

        ``content`` is what the class says.
        """
        wanted = [self._of_family(family)] if family else self._after(operations, content)
        return self._free(wanted)

    def _of_family(self, family: str) -> str:
        words = cpp_class_name(family).split("_")
        name = "".join(word[:1].upper() + word[1:] for word in words)
        return f"{self._dialect}{_SUFFIX}" if name in ("", _SUFFIX) else identifier(name)

    def _after(self, operations: Sequence[str], content: Mapping[str, Any]) -> list[str]:
        """After the words that the names of the operations share, and after what stands in the class."""
        words = _common_words([_words(name) for name in operations])
        while words and words[0].isdigit():
            words = words[1:]
        parts = _parts(content)
        if any(len(word) > 1 and not word.isdigit() for word in words):
            name = f"{_camel(words)}{_SUFFIX}"
            return [name, f"{name}{parts}"]
        name = self._of_family(self._family(operations))
        return [f"{name.removesuffix(_SUFFIX)}{_SUFFIX}{parts}"]

    def _family(self, operations: Sequence[str]) -> str:
        """The most special class of TableGen to which all of the operations belong."""
        first, *others = (self._superclasses.get(name, ()) for name in operations)
        common = [name for name in first if all(name in other for other in others)]
        return common[-1] if common else ""

    def _free(self, wanted: Sequence[str]) -> str:
        """The first that nothing else has; of all that are taken, the last with a number."""
        name, count = next((name for name in wanted if name not in self._taken), wanted[-1]), 2
        while name in self._taken:
            name, count = f"{wanted[-1]}{count}", count + 1
        self._taken.add(name)
        return name


def _parts(content: Mapping[str, Any]) -> str:
    """`OfLhsAndRhs`: after the parts that a class has."""
    for kind, link in (("arguments", "Of"), ("results", "To"), ("regions", "With")):
        if names := list(content.get(kind, ()))[:_NAMED]:
            return link + "And".join(_camel(_words(name)) for name in names)
    return ""


def _words(name: str) -> list[str]:
    return _WORDS.findall(name)


def _camel(words: Sequence[str]) -> str:
    return "".join(word[:1].upper() + word[1:] for word in words)


def _common_words(names: Sequence[list[str]]) -> list[str]:
    """The words with which all of the names begin, or else end."""
    start = _common_start(names)
    return start or _common_start([name[::-1] for name in names])[::-1]


def _common_start(names: Sequence[list[str]]) -> list[str]:
    found = []
    for words in zip(*names, strict=False):
        if len(set(words)) > 1:
            break
        found.append(words[0])
    return found
