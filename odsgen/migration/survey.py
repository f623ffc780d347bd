"""Which names of a package were hooks, and which hooks are decorated already."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from odsgen.migration.packages import HookPackage
from odsgen.migration.plan import Left, Plan
from odsgen.migration.purposes import OF_DIALECT, Purpose
from odsgen.migration.source import Module

#: Where the decorators are.
HOOKS = "odsgen.hooks"

#: How the names of hooks began.
_PREFIXES = (
    *("verify_", "parse_", "print_", "fold_", "infer_", "canonicalize_"),
    *("canonicalization_patterns_", "build_", "derive_", "alias_", "match_", "rewrite_"),
)


@dataclass(frozen=True, slots=True)
class Written:
    """A name that was found as a hook, and what it is for."""

    module: Module
    name: str
    purposes: tuple[Purpose, ...]


def written_hooks(package: HookPackage) -> Iterator[Written]:
    """The names that are hooks and that no decorator says so of, in the order of the text."""
    bound = set(_bound_keys(package))
    for name, module in _found(package).items():
        purposes = tuple(p for p in package.purposes[name] if p.key not in bound)
        if purposes:
            yield Written(module, name, purposes)


def _found(package: HookPackage) -> dict[str, Module]:
    """The module in which each hook is found by its name: the generator's own rule of old."""
    init, *others = package.modules
    names = package.purposes
    found = {name: init for name, _ in _names(init) if name in names}
    by_import = {name for name, is_import in _names(init) if is_import and name in names}
    for module in others:
        for name, is_import in _names(module):
            if name in names and not is_import and (name not in found or name in by_import):
                found[name] = module
                by_import.discard(name)
    return found


def _names(module: Module) -> Iterator[tuple[str, bool]]:
    """The names that a module's statements bind, and whether that is for the module's own use."""
    called = _applied(module)
    for statement in module.tree.body:
        match statement:
            case ast.FunctionDef(name=name):
                yield name, False
            case ast.ImportFrom(names=imported):
                for alias in imported:
                    local = alias.asname or alias.name
                    if local not in called:
                        yield local, module.is_init or alias.asname != alias.name
            case ast.Assign(targets=targets):
                yield from ((t.id, False) for t in targets if isinstance(t, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if value is not None:
                yield name, False


# --- hooks that are decorated already --------------------------------------------------------------------------------


def local_decorators(module: Module) -> dict[str, str]:
    """The decorators that a module imports: by the names that they have there, their own."""
    return {one.local: one.alias.name for one in module.imports if one.module == HOOKS}


def _applied(module: Module) -> set[str]:
    """Functions that decorators are applied to as statements: `verifies(ReturnOp)(verify_return)`."""
    decorators = local_decorators(module)
    return {
        argument.id
        for call in ast.walk(module.tree)
        if isinstance(call, ast.Call) and _decorator(call.func, decorators)
        for argument in call.args
        if isinstance(argument, ast.Name)
    }


def _decorator(node: ast.expr, decorators: dict[str, str]) -> str:
    """The decorator of `odsgen.hooks` that an expression is, or is a call of."""
    if isinstance(node, ast.Call):
        node = node.func
    return decorators.get(node.id, "") if isinstance(node, ast.Name) else ""


def _bound_keys(package: HookPackage) -> Iterator[tuple[str, str, str]]:
    """The keys of the purposes that decorators say already."""
    for module in package.modules:
        decorators = local_decorators(module)
        originals = {one.local: one.alias.name for one in module.imports}
        for node in ast.walk(module.tree):
            match node:
                case ast.FunctionDef(decorator_list=on) | ast.ClassDef(decorator_list=on):
                    applied = on
                case ast.Call(func=inner):
                    applied = [inner] if isinstance(inner, ast.Call) else []
                    if isinstance(inner, ast.Name) and decorators.get(inner.id) in OF_DIALECT:
                        yield decorators[inner.id], repr(""), ""
                case _:
                    continue
            for expression in applied:
                kind = _decorator(expression, decorators)
                if kind:
                    yield from _keys(kind, expression, originals)


def _keys(
    kind: str, expression: ast.expr, originals: dict[str, str]
) -> Iterator[tuple[str, str, str]]:
    if not isinstance(expression, ast.Call):
        yield kind, repr(""), ""
        return
    member = ""
    subjects = expression.args
    for keyword in expression.keywords:
        if keyword.arg == "method" and isinstance(keyword.value, ast.Constant):
            member = str(keyword.value.value)
    if kind in ("builds", "derives") and len(subjects) == 2:
        subjects, (_, part) = subjects[:1], subjects
        member = str(part.value) if isinstance(part, ast.Constant) else ""
    for subject in subjects:
        match subject:
            case ast.Constant(value=text):
                yield kind, repr(text), member
            case ast.Name(id=name):
                yield kind, originals.get(name, name), member
            case ast.Attribute(attr=name):
                yield kind, name, member


# --- functions that look like hooks ----------------------------------------------------------------------------------


def tell_obsolete(plan: Plan) -> None:
    """Tell of functions that have the name of a hook, and that nobody declares or speaks of."""
    mentions = Counter(word for module in plan.modules.values() for word in module.words)
    for package in plan.packages:
        for module in package.modules:
            for name, (first, *_) in module.functions.items():
                if not name.startswith(_PREFIXES) or name in package.purposes:
                    continue
                if mentions[name] > 1 or first.decorator_list or _is_used(module, name):
                    continue
                declares = f"the spec of {package.dialect.name} declares no such hook"
                plan.left.append(
                    Left(module.path, first.lineno, f"'{name}' is left as it is: {declares}")
                )


def _is_used(module: Module, name: str) -> bool:
    return any(isinstance(n, ast.Name) and n.id == name for n in ast.walk(module.tree))
