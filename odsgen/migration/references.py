"""Uses of functions that became methods, and of names that are no more, in all modules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from odsgen.migration.plan import How, Plan, Target
from odsgen.migration.source import Edit, Module, edited, module_of, steps

#: A function, as comments and docstrings mention it.
_MENTION = re.compile(r"`(?P<owner>(?:[\w.]+\.)?)(?P<name>[A-Za-z_]\w*)(?P<call>(?:\(\))?)`")


def with_references(plan: Plan, module: Module) -> Module:
    """The module with what stands now in the place of names that are no more."""
    if module.words.isdisjoint(plan.moved_names):
        return module
    edits = list(_References(plan, module).edits())
    return Module(module.path, module.name, edited(module.text, edits)) if edits else module


class _References:
    """Walks through a module, with the names that its functions bind."""

    def __init__(self, plan: Plan, module: Module) -> None:
        self._plan = plan
        self._module = module
        self._inside: str = ""  # the form whose method the function becomes in which the walk is
        self._methods = {
            half.name: form.name
            for form in plan.forms
            for half in form.halves.values()
            if half.how is How.MOVE and half.module is module
        }

    def edits(self) -> Iterator[Edit]:
        code = list(self._walk(self._module.tree, ()))
        yield from code
        if not self._plan.is_of_hooks(self._module):
            return
        taken = [(edit.start, edit.end) for edit in code]
        for edit in self._mentions():
            if not any(start < edit.end and edit.start < end for start, end in taken):
                yield edit

    # --- code ------------------------------------------------------------------------------------------------------

    def _walk(self, node: ast.AST, scopes: tuple[dict[str, Target | None], ...]) -> Iterator[Edit]:
        match node:
            case ast.ImportFrom():
                yield from self._import(node)
                return
            case ast.Name(id=name, ctx=ast.Load()):
                target = self._target_of(name, scopes)
                if target is not None:
                    yield Edit(*self._module.span(node), self._text(target))
                return
            case ast.Attribute(value=ast.Name(id=owner), attr=name, ctx=ast.Load()):
                inner = module_of(self._plan.modules, self._module, owner)
                target = None if inner is None else self._moved(inner, name)
                if target is not None and not any(owner in scope for scope in scopes):
                    assert inner is not None
                    if target.module == inner.name:
                        start, end = self._module.span(node)
                        yield Edit(start + len(owner) + 1, end, f"{target.name}{target.call}")
                        return
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
                if not scopes and isinstance(node, ast.FunctionDef):
                    self._inside = self._methods.get(node.name, "")
                scopes = (*scopes, self._bound_in(node))
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                bound = {
                    name.id: None
                    for generator in node.generators
                    for name in ast.walk(generator.target)
                    if isinstance(name, ast.Name)
                }
                scopes = (*scopes, dict(bound))
        for child in ast.iter_child_nodes(node):
            yield from self._walk(child, scopes)
        if len(scopes) == 1 and isinstance(node, ast.FunctionDef):
            self._inside = ""

    def _bound_in(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
    ) -> dict[str, Target | None]:
        """The names of a function, with what becomes of those that it imports."""
        given = function.args
        every = (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg)
        bound: dict[str, Target | None] = {a.arg: None for a in every if a is not None}
        body = [] if isinstance(function, ast.Lambda) else function.body
        for statement in body:
            for node in ast.walk(statement):
                match node:
                    case ast.Name(id=name, ctx=ast.Store()):
                        bound[name] = None
                    case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                        bound[name] = None
                    case ast.ImportFrom(names=aliases):
                        origin = self._plan.modules.get(self._module.absolute(node))
                        for alias in aliases:
                            found = None if origin is None else self._moved(origin, alias.name)
                            bound[alias.asname or alias.name] = found
        return bound

    def _target_of(self, name: str, scopes: tuple[dict[str, Target | None], ...]) -> Target | None:
        for scope in reversed(scopes):
            if name in scope:
                return scope[name]
        return self._moved(self._module, name)

    def _moved(self, module: Module, name: str) -> Target | None:
        """Replacement of a name, if it is no more."""
        target = None
        for found in steps(self._plan.modules, module, name):
            target = self._plan.moved.get(found.key)
            if target is not None:
                break
        while target is not None and not target.call:  # an alias of what is no more itself
            further = self._plan.moved.get((target.module, target.name))
            if further is None:
                break
            target = further
        return target

    def _text(self, target: Target) -> str:
        if target.call and target.name == self._inside and target.module == self._module.name:
            return f"self.{target.call.removeprefix('().')}"
        return f"{self._local(target)}{target.call}"

    def _local(self, target: Target) -> str:
        for one in self._module.imports:
            if (one.module, one.alias.name) == (target.module, target.name):
                return one.local
        return target.name

    # --- imports ---------------------------------------------------------------------------------------------------

    def _import(self, statement: ast.ImportFrom) -> Iterator[Edit]:
        origin = self._plan.modules.get(self._module.absolute(statement))
        if origin is None:
            return
        kept: list[str] = []
        others: dict[str, list[str]] = {}
        for alias in statement.names:
            target = self._moved(origin, alias.name)
            if target is None:
                kept.append(f"{alias.name} as {alias.asname}" if alias.asname else alias.name)
            elif target.module == origin.name:
                kept.append(target.name)
            elif target.module != self._module.name:
                others.setdefault(target.module, []).append(target.name)
        if kept == [f"{a.name} as {a.asname}" if a.asname else a.name for a in statement.names]:
            return
        module = "." * statement.level + (statement.module or "")
        texts = [import_text(module, kept, statement.col_offset)] if kept else []
        for name, names in others.items():
            near = self._plan.origin(self._module, name)
            texts.append(import_text(near, names, statement.col_offset))
        start, end = self._module.span(statement)
        if texts:
            yield Edit(start, end, f"\n{' ' * statement.col_offset}".join(texts))
        elif statement.col_offset:
            yield Edit(start, end, "pass")
        else:
            yield self._module.removal(statement)

    # --- comments and docstrings -----------------------------------------------------------------------------------

    def _mentions(self) -> Iterator[Edit]:
        inside = [
            (*self._module.span(definition), form)
            for name, form in self._methods.items()
            for definition in self._module.functions[name]
        ]
        everywhere: dict[str, set[Target]] = {}
        for (_, moved), now in self._plan.moved.items():
            everywhere.setdefault(moved, set()).add(now)
        for mention in _MENTION.finditer(self._module.text):
            name = mention["name"]
            target = self._moved(self._module, name) if name in everywhere else None
            if target is None:
                known = everywhere.get(name, set())
                target = next(iter(known)) if len(known) == 1 and not mention["owner"] else None
            if target is None:
                continue
            form = next((f for s, e, f in inside if s <= mention.start() < e), "")
            method = target.call.removeprefix("().")
            text = f"{target.name}.{method}" if method else target.name
            if method and form == target.name:
                text = method
            yield Edit(mention.start(), mention.end(), f"`{text}{mention['call']}`")


def import_text(module: str, names: list[str], indent: int = 0) -> str:
    """`from module import names`, over several lines where it is long."""
    names = sorted(dict.fromkeys(names), key=_order)
    line = f"from {module} import {', '.join(names)}"
    if indent + len(line) <= 100:
        return line
    inner = " " * (indent + 4)
    return f"from {module} import (\n{inner}" + f",\n{inner}".join(names) + f",\n{' ' * indent})"


def _order(name: str) -> tuple[int, str]:
    """The order of isort: constants, classes, functions."""
    plain = name.partition(" ")[0]
    if plain.isupper() and len(plain) > 1:
        return 0, name
    return (1 if plain[:1].isupper() else 2), name
