"""The imports of a module of hooks: classes that decorators need at run time, and names that nobody uses any more."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

from odsgen.migration.references import import_text
from odsgen.migration.source import Edit, Import, Module


class ImportEdits:
    """Collects what a module needs to import, and gives the names that it has there."""

    def __init__(self, module: Module, taken: Iterable[str] = ()) -> None:
        self._module = module
        self._added: dict[tuple[str, bool], dict[str, str]] = (
            {}
        )  # (module, for checkers): name -> local name
        self._moved: list[Import] = []  # from `if TYPE_CHECKING:` to run time
        self._taken = {*module.bound_names, *taken}

    def need(self, origin: str, name: str, aka: Iterable[str] = (), alias: str = "") -> str:
        """The local name of a class or function at run time.

        ``aka`` are the dotted names of modules that export the same thing, ``alias`` the name to take if that is taken.
        """
        known = {self._absolute(origin), *aka}
        for one in self._module.imports:
            if one.module in known and one.alias.name == name:
                if one.is_for_checkers and one not in self._moved:
                    self._moved.append(one)
                return one.local
        for (module, for_checkers), names in self._added.items():
            if for_checkers and name in names and self._absolute(module) in known:
                local = names.pop(name)
                self._added.setdefault((origin, False), {})[name] = local
                return local
        added = self._added.setdefault((origin, False), {})
        if name in added:
            return added[name]
        local = name
        if local in self._taken:
            owner = self._imported_module(self._absolute(origin))
            if owner:
                return f"{owner}.{name}"
            local = alias or f"{name}_"
        self._taken.add(local)
        added[name] = local
        return local

    def _imported_module(self, name: str) -> str:
        """The name that a module itself has here at run time, if it is imported."""
        for one in self._module.imports:
            if f"{one.module}.{one.alias.name}" == name and not one.is_for_checkers:
                return one.local
        return ""

    def also(self, origin: str, name: str, local: str, *, for_checkers: bool) -> None:
        """Import a name that moved text uses, unless it is there."""
        if local not in self._taken:
            self._taken.add(local)
            self._added.setdefault((origin, for_checkers), {})[name] = local

    def _absolute(self, origin: str) -> str:
        if not origin.startswith("."):
            return origin
        level = len(origin) - len(origin.lstrip("."))
        return self._module.absolute(ast.ImportFrom(origin.lstrip(".") or None, [], level))

    def edits(self) -> Iterator[Edit]:
        """The edits of the import statements."""
        module = self._module
        for moved in self._moved:
            origin = "." * moved.statement.level + (moved.statement.module or "")
            self._added.setdefault((origin, False), {})[moved.alias.name] = moved.local
        additions: list[str] = []
        for_types: list[str] = []
        for (origin, for_checkers), names in self._added.items():
            texts = [n if n == local else f"{n} as {local}" for n, local in names.items()]
            if not texts:
                continue
            into = self._statement(self._absolute(origin), for_checkers)
            if into is None and not for_checkers:
                additions.append(import_text(origin, texts))
            elif into is None:
                for_types.append(import_text(origin, texts, 4))
            else:
                yield self._extended(into, texts)
        if self._moved:
            yield from without(module, self._moved)
        block = self._block_for_checkers()
        if for_types and block is not None and block.end_lineno is not None:
            at = module.line_start(block.end_lineno + 1)
            yield Edit(at, at, "".join(f"    {text}\n" for text in for_types))
        elif for_types:
            condition = self.need("typing", "TYPE_CHECKING")
            if condition not in module.bound_names:
                additions.append("from typing import TYPE_CHECKING")
            additions.append(f"\nif {condition}:\n    " + "\n    ".join(for_types))
        if additions:
            yield self._insertion(additions)

    def _statement(self, origin: str, for_checkers: bool) -> ast.ImportFrom | None:
        gone = {id(moved.statement) for moved in self._moved}
        for statement, is_for_checkers in self._module.statements:
            if (
                isinstance(statement, ast.ImportFrom)
                and is_for_checkers == for_checkers
                and id(statement) not in gone
                and self._module.absolute(statement) == origin
                and statement.names[0].name != "*"
            ):
                return statement
        return None

    def _block_for_checkers(self) -> ast.If | None:
        """The block of imports for type checkers, unless nothing of it will be left."""
        moved = {id(one.alias) for one in self._moved}
        for statement, _ in self._module.statements:
            if isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING":
                kept = (
                    not isinstance(inner, ast.ImportFrom)
                    or any(id(alias) not in moved for alias in inner.names)
                    for inner in statement.body
                )
                return statement if any(kept) else None
        return None

    def _extended(self, statement: ast.ImportFrom, names: list[str]) -> Edit:
        present = [f"{a.name} as {a.asname}" if a.asname else a.name for a in statement.names]
        module = "." * statement.level + (statement.module or "")
        text = import_text(module, [*present, *names], statement.col_offset)
        return Edit(*self._module.span(statement), text)

    def _insertion(self, additions: list[str]) -> Edit:
        """Behind the last import of the module's head; behind the docstring without any."""
        last: ast.stmt | None = None
        for statement in self._module.tree.body:
            if isinstance(statement, (ast.Import, ast.ImportFrom)):
                last = statement
            elif last is not None or not _is_docstring(statement):
                break
            else:
                last = statement
        text = "\n".join(additions)
        if last is None:
            return Edit(0, 0, f"{text}\n\n\n")
        at = self._module.span(last)[1]
        if isinstance(last, ast.ImportFrom) and last.module != "__future__":
            return Edit(at, at, f"\n{text}")
        if isinstance(last, ast.Import):
            return Edit(at, at, f"\n{text}")
        return Edit(at, at, f"\n\n{text}")


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def without(module: Module, removed: Iterable[Import]) -> Iterator[Edit]:
    """The edits that take names from import statements, and blocks of them away that have none left."""
    of_statements: dict[int, tuple[ast.ImportFrom, list[str]]] = {}
    for one in removed:
        of_statements.setdefault(id(one.statement), (one.statement, []))[1].append(one.local)
    emptied = set()
    for statement, names in of_statements.values():
        if len(names) == len(statement.names):
            emptied.add(id(statement))
    blocks = [
        block
        for block, _ in module.statements
        if isinstance(block, ast.If)
        and not block.orelse
        and all(id(inner) in emptied for inner in block.body)
    ]
    in_blocks = {id(inner) for block in blocks for inner in block.body}
    for block in blocks:
        yield module.removal(block)
    for statement, names in of_statements.values():
        if id(statement) in in_blocks:
            continue
        if id(statement) in emptied:
            yield module.removal(statement)
            continue
        kept = [
            f"{a.name} as {a.asname}" if a.asname else a.name
            for a in statement.names
            if (a.asname or a.name) not in names
        ]
        origin = "." * statement.level + (statement.module or "")
        yield Edit(*module.span(statement), import_text(origin, kept, statement.col_offset))


# --- names that are not used any more --------------------------------------------------------------------------------


def used_names(module: Module) -> set[str]:
    """The names that a module uses, in annotations that are text, too."""
    used: set[str] = set()
    for node in ast.walk(module.tree):
        match node:
            case ast.Name(id=name):
                used.add(name)
            case ast.Constant(value=str(text)) if len(text) < 200:
                used.update(re.findall(r"[A-Za-z_]\w*", text) if _is_expression(text) else ())
    return used


def _is_expression(text: str) -> bool:
    try:
        ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError):
        return False
    return True


def without_unused(
    before: Module, after: Module, reexported: Iterable[str], kept: set[str]
) -> Module:
    """The module without imports that were used before and are not now, and without those of ``reexported``.

    ``kept`` are names that other modules take from it.
    """
    from odsgen.migration.source import edited

    used, were_used = used_names(after), used_names(before)
    known = {one.local for one in before.imports}
    candidates = {*reexported, *were_used} | {
        i.local for i in after.imports if i.local not in known
    }
    removed = [
        one
        for one in after.imports
        if one.local not in used and one.local in candidates and one.local not in kept
    ]
    if not removed:
        return after
    return Module(after.path, after.name, edited(after.text, without(after, removed)))
