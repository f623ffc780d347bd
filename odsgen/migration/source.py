"""The modules of hooks as text with its syntax tree: what names stand for, and edits by offset."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

INIT = "__init__.py"

_WORD = re.compile(r"[^\W\d]\w*")
_IMPORT = re.compile(
    r"^[ \t]*from[ \t]+(?P<module>[.\w]+)[ \t]+import[ \t]+(?P<names>\([^)]*\)|[^\n(]*)",
    re.MULTILINE,
)


class Edit(NamedTuple):
    """Text in the place of that from one offset to another."""

    start: int
    end: int
    text: str


def edited(text: str, edits: Iterable[Edit]) -> str:
    """The text after edits; insertions at one place stay in their order.

    Where two take lines away, these may overlap, as the blank lines between them do.
    """
    pieces: list[str] = []
    at = 0
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end)):
        pieces += (text[at : max(edit.start, at)], edit.text)
        at = max(edit.end, at)
    return "".join((*pieces, text[at:]))


@dataclass(frozen=True, slots=True)
class Import:
    """One name of a `from … import …`."""

    statement: ast.ImportFrom
    alias: ast.alias
    module: str  # dotted, absolute
    is_for_checkers: bool  # under `if TYPE_CHECKING:`

    @property
    def local(self) -> str:
        return self.alias.asname or self.alias.name


class Module:
    """A module: its text, tree, and the names that its own statements bind."""

    def __init__(self, path: Path, name: str, text: str) -> None:
        self.path = path
        self.name = name
        self.text = text

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, str(self.path))

    @cached_property
    def words(self) -> frozenset[str]:
        """The words of the text: what it may speak of, without a look at its tree."""
        return frozenset(_WORD.findall(self.text))

    def imported_from(self) -> Iterator[tuple[str, list[str]]]:
        """The modules that the text imports from, with the names, wherever it does."""
        for found in _IMPORT.finditer(self.text):
            level = len(found["module"]) - len(found["module"].lstrip("."))
            module = self._absolute(level, found["module"].lstrip("."))
            yield module, [
                name.partition(" as ")[0].strip() for name in found["names"].strip("()").split(",")
            ]

    @property
    def is_init(self) -> bool:
        return self.path.name == INIT

    @property
    def package(self) -> str:
        """The dotted name of the package in which relative imports start."""
        return self.name if self.is_init else self.name.rpartition(".")[0]

    # --- offsets ---------------------------------------------------------------------------------------------------

    @cached_property
    def _lines(self) -> list[tuple[int, str]]:
        found, at = [], 0
        for line in self.text.splitlines(keepends=True):
            found.append((at, line))
            at += len(line)
        return [*found, (at, "")]

    def offset(self, line: int, column: int) -> int:
        """The offset of a place as `ast` has it: lines from 1, columns in bytes of UTF-8."""
        start, text = self._lines[line - 1]
        if not text.isascii():
            column = len(text.encode()[:column].decode())
        return start + column

    def span(self, node: ast.expr | ast.stmt | ast.alias | ast.keyword) -> tuple[int, int]:
        """The offsets between which a node stands; of a function, without its decorators."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        return (
            self.offset(node.lineno, node.col_offset),
            self.offset(node.end_lineno, node.end_col_offset),
        )

    def source_of(self, node: ast.expr | ast.stmt | ast.keyword) -> str:
        """The text of a node."""
        start, end = self.span(node)
        return self.text[start:end]

    def line_start(self, line: int) -> int:
        """The offset of a line; that of the end, of the line behind the last."""
        return self._lines[min(line, len(self._lines)) - 1][0]

    def line_text(self, line: int) -> str:
        """The text of a line, empty outside of the file."""
        return self._lines[line - 1][1] if 0 < line <= len(self._lines) else ""

    def first_line(self, statement: ast.stmt) -> int:
        """The line of a statement, or of the first of its decorators."""
        decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
        return min([statement.lineno, *(d.lineno for d in decorators)])

    def comment_line(self, statement: ast.stmt) -> int:
        """The first of the lines of comments right above a statement; its own without any."""
        line = self.first_line(statement)
        while self.line_text(line - 1).startswith("#") and not _is_heading(
            self.line_text(line - 1)
        ):
            line -= 1
        return line

    def removal(self, statement: ast.stmt, *, comments: bool = False) -> Edit:
        """The edit that takes a statement away with its lines, and with the blank lines that would be too many."""
        assert statement.end_lineno is not None
        first = self.comment_line(statement) if comments else self.first_line(statement)
        last = statement.end_lineno
        blank_before = 0
        while self.line_text(first - 1 - blank_before).strip() == "" and first - blank_before > 1:
            blank_before += 1
        behind = last + 1
        while behind < len(self._lines) and self.line_text(behind).strip() == "":
            behind += 1
        blank_behind = behind - last - 1
        start, end = self.line_start(first), self.line_start(last + 1)
        if behind >= len(self._lines):  # the last of the file
            return Edit(self.line_start(first - blank_before), self.line_start(behind), "")
        if blank_before and blank_behind:
            fewer = min(blank_before, blank_behind)
            return Edit(start, self.line_start(last + 1 + fewer), "")
        return Edit(start, end, "")

    # --- names -----------------------------------------------------------------------------------------------------

    def absolute(self, statement: ast.ImportFrom) -> str:
        """The dotted name of the module that a statement imports from."""
        return self._absolute(statement.level, statement.module or "")

    def _absolute(self, level: int, module: str) -> str:
        if not level:
            return module
        parts = self.package.split(".")
        around = parts[: len(parts) - level + 1]
        return ".".join((*around, *([module] if module else [])))

    def seen_from(self, name: str) -> str:
        """A module of the same outermost package as a relative import says it."""
        mine, other = self.package.split("."), name.split(".")
        common = 0
        while common < min(len(mine), len(other)) and mine[common] == other[common]:
            common += 1
        return "." * (len(mine) - common + 1) + ".".join(other[common:])

    @cached_property
    def statements(self) -> list[tuple[ast.stmt, bool]]:
        """The statements of the module and of its conditions, and whether only type checkers see them."""
        return list(_statements(self.tree.body, False))

    @cached_property
    def imports(self) -> list[Import]:
        """The names that the module imports from others, outside of functions."""
        return [
            Import(statement, alias, self.absolute(statement), for_checkers)
            for statement, for_checkers in self.statements
            if isinstance(statement, ast.ImportFrom)
            for alias in statement.names
        ]

    @cached_property
    def import_of(self) -> dict[str, Import]:
        """The imports by their local names; the first of each."""
        return {one.local: one for one in reversed(self.imports)}

    @cached_property
    def functions(self) -> dict[str, list[ast.FunctionDef]]:
        """The functions of the module by name; more than one where there are overloads."""
        found: dict[str, list[ast.FunctionDef]] = {}
        for statement in self.tree.body:
            if isinstance(statement, ast.FunctionDef):
                found.setdefault(statement.name, []).append(statement)
        return found

    @cached_property
    def assignments(self) -> dict[str, tuple[ast.Assign | ast.AnnAssign, ast.expr]]:
        """The names that are assigned, with the statement and the value."""
        found: dict[str, tuple[ast.Assign | ast.AnnAssign, ast.expr]] = {}
        for statement in self.tree.body:
            match statement:
                case ast.Assign(targets=targets, value=value):
                    for target in targets:
                        if isinstance(target, ast.Name):
                            found[target.id] = (statement, value)
                case ast.AnnAssign(target=ast.Name(id=name), value=value) if value is not None:
                    found[name] = (statement, value)
        return found

    @cached_property
    def classes(self) -> dict[str, ast.ClassDef]:
        """The classes of the module by name."""
        return {s.name: s for s in self.tree.body if isinstance(s, ast.ClassDef)}

    @cached_property
    def bound_names(self) -> frozenset[str]:
        """Every name that the module's own statements bind."""
        found = {*self.functions, *self.assignments, *self.classes}
        for statement, _ in self.statements:
            if isinstance(statement, (ast.Import, ast.ImportFrom)):
                found.update(a.asname or a.name.partition(".")[0] for a in statement.names)
            else:
                found.update(_stored(statement))
        return frozenset(found)


def _is_heading(line: str) -> bool:
    return line.startswith(("# ---", "# ==="))


def _statements(body: list[ast.stmt], for_checkers: bool) -> Iterator[tuple[ast.stmt, bool]]:
    for statement in body:
        yield statement, for_checkers
        match statement:
            case ast.If(test=test, body=inner, orelse=others):
                checks = ast.unparse(test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")
                yield from _statements(inner, for_checkers or checks)
                yield from _statements(others, for_checkers)
            case ast.Try(body=inner, handlers=handlers, orelse=others, finalbody=last):
                for part in (inner, *(h.body for h in handlers), others, last):
                    yield from _statements(part, for_checkers)


def _stored(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement assigns, outside of functions and classes."""
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield statement.name
        return
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


class Found(NamedTuple):
    """Where a name leads: the module that defines it, or is not ours; the name there."""

    module: Module | None
    module_name: str
    name: str

    @property
    def key(self) -> tuple[str, str]:
        return self.module_name, self.name


def steps(modules: Mapping[str, Module], module: Module, name: str) -> Iterator[Found]:
    """From a name to what it stands for: through aliases `a = b` and imports, the definition last."""
    seen: set[tuple[str, str]] = set()
    at: Module | None = module
    while at is not None and (at.name, name) not in seen:
        seen.add((at.name, name))
        yield Found(at, at.name, name)
        if name in at.functions or name in at.classes:
            return
        if name in at.assignments:
            value = at.assignments[name][1]
            match value:
                case ast.Name(id=other):
                    name = other
                    continue
                case ast.Attribute(value=ast.Name(id=owner), attr=other):
                    inner = module_of(modules, at, owner)
                    if inner is not None:
                        at, name = inner, other
                        continue
            return
        imported = at.import_of.get(name)
        if imported is None:
            return
        name = imported.alias.name
        at = modules.get(imported.module)
        if at is None:
            yield Found(None, imported.module, name)


def module_of(modules: Mapping[str, Module], module: Module, name: str) -> Module | None:
    """The module that a name stands for in another one: `from package import module`."""
    one = module.import_of.get(name)
    if one is not None:
        return modules.get(f"{one.module}.{one.alias.name}")
    for statement, _ in module.statements:
        if isinstance(statement, ast.Import):
            for alias in statement.names:
                if alias.asname == name:
                    return modules.get(alias.name)
    return None
