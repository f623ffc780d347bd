"""Brings hooks that were found by their names to decorators, in place."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from odsgen.codegen.atomic import replace_file
from odsgen.migration.import_edits import without_unused
from odsgen.migration.packages import HookPackage, dotted_name
from odsgen.migration.plan import Left, Plan
from odsgen.migration.planning import plan_migration
from odsgen.migration.references import with_references
from odsgen.migration.source import Edit, Module, edited
from odsgen.migration.structure import with_structure
from odsgen.migration.tables import with_table
from odsgen.migration.tidying import tidied


@dataclass(frozen=True, slots=True)
class Migration:
    """Changes of a migration: the new texts of files, those that go, and what is left for the author."""

    written: Mapping[Path, str]
    removed: tuple[Path, ...]
    left: tuple[Left, ...]
    hooks: int  # how many were bound by it

    def write(self) -> None:
        """Put the texts in place."""
        for path, text in self.written.items():
            replace_file(path, text)
        for path in self.removed:
            path.unlink()


def migrate(
    packages: Iterable[HookPackage], others: Iterable[Path] = (), shared: Iterable[Path] = ()
) -> Migration:
    """Plan and make the texts of packages of hooks, and of ``others`` that use them; nothing is written.

    ``shared`` are files beside the packages whose functions may become forms, as those of several dialects have.
    Raises FormatterError, SyntaxError.
    """
    packages = tuple(packages)
    modules = {module.name: module for package in packages for module in package.modules}
    known = {module.path.resolve() for module in modules.values()}
    with_forms = []
    for path, may_have_forms in (*((p, True) for p in shared), *((p, False) for p in others)):
        if path.resolve() not in known:
            known.add(path.resolve())
            module = Module(path, dotted_name(path), path.read_text("utf-8"))
            modules.setdefault(module.name, module)
            if may_have_forms:
                with_forms.append(module.name)
    plan = plan_migration(packages, modules, with_forms)
    texts = {name: with_references(plan, module) for name, module in modules.items()}
    results = dict(texts)
    for name, of_module in plan.of_modules.items():
        if not of_module.is_empty:
            results[name] = with_structure(plan, of_module, texts)
    results = _without_unused(plan, results)
    for package in packages:
        if package.is_folder:
            init = package.modules[0].name
            inner = [results[module.name] for module in package.modules]
            results[init] = with_table(results[init], inner)
    return _migration(plan, results)


def _without_unused(plan: Plan, results: Mapping[str, Module]) -> dict[str, Module]:
    """The modules without imports that their changes made needless."""
    taken: dict[str, set[str]] = {}
    for module in results.values():
        for origin, names in module.imported_from():
            taken.setdefault(origin, set()).update(names)
    found = {}
    for name, after in results.items():
        before = plan.modules[name]
        of_module = plan.of_modules.get(name)
        reexported = set() if of_module is None else of_module.reexported
        if after.text != before.text or reexported:
            after = _without_needless_as(after, reexported)
            kept = taken.get(name, set())
            for _ in range(2):  # the first may leave `TYPE_CHECKING` behind
                after = without_unused(before, after, reexported, kept)
        found[name] = after
    return found


def _without_needless_as(module: Module, names: set[str]) -> Module:
    """`from a import verify_b as verify_b`, by which a hook was found, without `as`."""
    edits = []
    for one in module.imports:
        if one.local in names and one.alias.asname == one.alias.name:
            edits.append(Edit(*module.span(one.alias), one.alias.name))
    return Module(module.path, module.name, edited(module.text, edits)) if edits else module


def _migration(plan: Plan, results: Mapping[str, Module]) -> Migration:
    written: dict[Path, str] = {}
    removed: list[Path] = []
    imported = _imported(results.values())
    for name, after in results.items():
        before = plan.modules[name]
        if name not in imported and _is_reexport(plan, after):
            removed.append(after.path)
            continue
        if after.text == before.text:
            continue
        written[after.path] = tidied(after.path, before.text, after.text)
    hooks = sum(
        len(said)
        for of_module in plan.of_modules.values()
        for said in (
            *of_module.decorated.values(),
            *of_module.wrapped.values(),
            *(statement.said for statement in of_module.statements),
            *(form.said for form in of_module.forms),
        )
    )
    return Migration(written, tuple(removed), tuple(plan.left), hooks)


def _imported(modules: Iterable[Module]) -> set[str]:
    """The dotted names that modules import from."""
    found: set[str] = set()
    for module in modules:
        for origin, names in module.imported_from():
            found.update((origin, *(f"{origin}.{name}" for name in names)))
    return found


def _is_reexport(plan: Plan, module: Module) -> bool:
    """Whether nothing is left in a module of hooks but imports, of other hooks among them."""
    if module.is_init or not any(
        module.path == one.path for p in plan.packages for one in p.modules
    ):
        return False
    inner = {one.name for package in plan.packages for one in package.modules}
    is_empty = all(
        isinstance(statement, (ast.Import, ast.ImportFrom))
        or (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant))
        for statement in module.tree.body
    )
    imports = [one.module for one in plan.modules[module.name].imports]
    return is_empty and any(origin in inner for origin in imports)
