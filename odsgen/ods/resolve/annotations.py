"""Annotations that a spec writes (`list[Value]`, `int | None`): checked, for they stand in the generated code."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable

from odsgen.ods.library.reserved_names import RUNTIME_CLASSES
from odsgen.ods.model import EnumDef
from odsgen.spec.errors import SpecDiagnostics, did_you_mean
from odsgen.spec.source import SpecText

MAX_LENGTH = 300

PLAIN = frozenset({"bool", "bytes", "complex", "float", "int", "object", "str"})
GENERIC = frozenset(
    {"Callable", "Iterable", "Iterator", "Mapping", "Sequence", "dict", "frozenset", "list", "set"}
    | {"tuple", "type"}
)
_SPELLINGS = {"string": "str", "boolean": "bool", "integer": "int", "number": "float"}
_NOT_TYPES = frozenset({"Any", "ClassVar", "DIALECT", "Enum", "Final", "Generic", "IntEnum"}) | {
    "IntFlag",
    "Protocol",
    "Self",
    "Union",
}
VALUE_CLASSES = RUNTIME_CLASSES - _NOT_TYPES - GENERIC


def qualified_annotation(annotation: str, dialect: str) -> str:
    """An annotation of a dialect as others write it: its own classes with the dialect before them."""

    def qualified(match: re.Match[str]) -> str:
        name = match.group()
        is_own = "." not in name and name not in _OF_ALL and name not in RUNTIME_CLASSES
        return f"{dialect}.{name}" if is_own else name

    return re.sub(r"[A-Za-z_][A-Za-z_0-9.]*", qualified, annotation)


_OF_ALL = PLAIN | GENERIC | {"None"}


class AnnotationReader:
    """Reads annotations; `find_class` gives the Python class of a type, attribute or enum of the spec, `find_enum` the enum."""

    def __init__(
        self,
        find_class: Callable[[str], str | None],
        class_names: Callable[[], list[str]],
        find_enum: Callable[[str], EnumDef | None],
        errors: SpecDiagnostics,
    ) -> None:
        self.find_class = find_class
        self.class_names = class_names
        self.find_enum = find_enum
        self.errors = errors

    def read(self, text: SpecText) -> str:
        """The annotation as generated code spells it; "object", and a diagnostic, when it is none."""
        problem = self._problem(text)
        if problem is None:
            tree = ast.parse(text.strip(), mode="eval").body
            try:
                return self._spell(tree)
            except _Refused as refused:
                problem = refused.message
                hint = refused.hint
                self.errors.error(problem, text.place_at(refused.offset), hint)
                return "object"
        self.errors.error(problem, text, "an annotation is like int, str, list[Value], Type | None")
        return "object"

    def _problem(self, text: SpecText) -> str | None:
        if len(text) > MAX_LENGTH:
            return f"an annotation has at most {MAX_LENGTH} characters"
        if "\n" in text.strip() or not text.isascii():
            return f"'{text}' is no annotation"
        try:
            ast.parse(text.strip(), mode="eval")
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return f"'{text}' is no annotation"
        return None

    def _spell(self, tree: ast.expr) -> str:
        match tree:
            case ast.Constant(value=None):
                return "None"
            case ast.Name(id=name):
                return self._name(name, tree.col_offset)
            case ast.Attribute(value=ast.Name(id=dialect), attr=name):
                return self._name(f"{dialect}.{name}", tree.col_offset)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self._spell(left)} | {self._spell(right)}"
            case ast.Subscript(value=ast.Name(id=name), slice=arguments) if name in GENERIC:
                parts = arguments.elts if isinstance(arguments, ast.Tuple) else [arguments]
                return f"{name}[{', '.join(self._argument(part, name) for part in parts)}]"
            case _:
                raise _Refused("this is no annotation", tree.col_offset)

    def _argument(self, tree: ast.expr, generic: str) -> str:
        if (
            isinstance(tree, ast.Constant)
            and tree.value is ...
            and generic in ("tuple", "Callable")
        ):
            return "..."
        if isinstance(tree, ast.List) and generic == "Callable":
            return f"[{', '.join(self._spell(part) for part in tree.elts)}]"
        return self._spell(tree)

    def _name(self, name: str, offset: int) -> str:
        if name in PLAIN or name in GENERIC:
            return name
        if name in _SPELLINGS:
            return _SPELLINGS[name]
        found = self.find_class(name)
        if found is not None:
            return found
        if name in VALUE_CLASSES:
            return name
        known = [*PLAIN, *GENERIC, *VALUE_CLASSES, *self.class_names()]
        raise _Refused(f"no type is called '{name}'", offset, did_you_mean(name, known))


class _Refused(Exception):
    def __init__(self, message: str, offset: int, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.hint = hint
