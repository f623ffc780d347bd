"""Decides what becomes of each hook that was found by its name."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping

from odsgen.migration.form_planning import HalfOfForm, plan_forms
from odsgen.migration.packages import HookPackage
from odsgen.migration.plan import Left, Plan, Said, Statement, Target
from odsgen.migration.purposes import FORM
from odsgen.migration.source import Found, Module, steps
from odsgen.migration.survey import Written, tell_obsolete, written_hooks

_INLINES, _SERIALIZES = "inlines", "serializes"


def plan_migration(
    packages: Iterable[HookPackage], modules: Mapping[str, Module], shared: Iterable[str] = ()
) -> Plan:
    """Plan the changes; ``modules`` are all whose text may be changed, by dotted name, those of the packages, too.

    ``shared`` are those among the others whose functions may become forms.
    """
    plan = Plan(dict(modules), tuple(packages), frozenset(shared))
    halves: list[HalfOfForm] = []
    for package in plan.packages:
        for hook in written_hooks(package):
            if any(purpose.decorator == FORM for purpose in hook.purposes):
                halves.append(
                    HalfOfForm(package, hook, tuple(steps(modules, hook.module, hook.name)))
                )
            else:
                _plan_hook(plan, package, hook)
        _plan_reexports(plan, package)
    plan_forms(plan, halves)
    tell_obsolete(plan)
    return plan


def _plan_reexports(plan: Plan, package: HookPackage) -> None:
    """Imports of the package's own hooks in its `__init__`, by which they were found there."""
    init, inner = package.modules[0], {module.name for module in package.modules[1:]}
    for one in init.imports:
        if one.module in inner and one.local in package.purposes:
            plan.of(init).reexported.add(one.local)


def _plan_hook(plan: Plan, package: HookPackage, hook: Written) -> None:
    said = [Said(package, purpose) for purpose in hook.purposes]
    chain = list(steps(plan.modules, hook.module, hook.name))
    here = [found for found in chain if found.module is hook.module]
    root, last_here = chain[-1], here[-1]
    decorator = hook.purposes[0].decorator
    if decorator == _INLINES:
        _plan_inliner(plan, hook, said)
    elif decorator == _SERIALIZES:
        _plan_serialization(plan, hook, said)
    elif root.module is hook.module:
        of_module = plan.of(hook.module)
        if root.name in hook.module.functions:
            of_module.decorated.setdefault(root.name, []).extend(said)
        elif root.name in hook.module.assignments:
            made = _first_target(hook.module, root.name)
            of_module.wrapped.setdefault(made, []).extend(said)
            if hook.name in _targets_of(hook.module, root.name):
                return
        else:
            plan.left.append(_left(hook, "it is neither a function nor made by a call"))
            return
        if root.name != hook.name:
            _drop(plan, hook, root)
    elif root.module in package.modules and root.name in root.module.functions:
        plan.of(root.module).decorated.setdefault(root.name, []).extend(said)
        if hook.name in hook.module.assignments:
            _drop(plan, hook, root)
        else:
            plan.of(hook.module).reexported.add(hook.name)
    else:
        _plan_statement(plan, hook, last_here, said, root)


def _targets_of(module: Module, name: str) -> list[str]:
    """All names that the statement assigns that assigns one."""
    statement = module.assignments[name][0]
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _first_target(module: Module, name: str) -> str:
    return _targets_of(module, name)[0]


def _plan_statement(
    plan: Plan, hook: Written, last_here: Found, said: list[Said], root: Found
) -> None:
    """A hook that another module defines: the decorator is applied to it where it was named or imported."""
    of_module = plan.of(hook.module)
    assigned = hook.module.assignments.get(last_here.name)
    text = last_here.name if assigned is None else hook.module.source_of(assigned[1])
    for statement in of_module.statements:
        if statement.hook == text:
            statement.said += said
            break
    else:
        instead_of = hook.name if hook.name in hook.module.assignments else ""
        of_module.statements.append(Statement(text, said, instead_of))
    if hook.name in hook.module.assignments:
        _drop(plan, hook, root if assigned is not None else last_here)
    else:
        of_module.reexported.add(hook.name)


def _drop(plan: Plan, hook: Written, root: Found) -> None:
    """Take away `hook = other`; who uses the name gets the other."""
    plan.of(hook.module).dropped.add(hook.name)
    plan.moved[hook.module.name, hook.name] = Target(*root.key)


def _plan_inliner(plan: Plan, hook: Written, said: list[Said]) -> None:
    """`INLINER = ToyInliner()`: the class has the decorator."""
    of_module = plan.of(hook.module)
    match hook.module.assignments.get(hook.name):
        case (_, ast.Call(func=ast.Name(id=name), args=[], keywords=[])):
            if name in hook.module.classes:
                of_module.decorated.setdefault(name, []).extend(said)
                of_module.dropped.add(hook.name)
            else:
                of_module.statements.append(Statement(name, said, hook.name))
                of_module.dropped.add(hook.name)
        case _:
            plan.left.append(_left(hook, "its class is not called without arguments"))


def _plan_serialization(plan: Plan, hook: Written, said: list[Said]) -> None:
    """`BYTECODE = BytecodeInterface(…)`: the value alone is what counts."""
    of_module = plan.of(hook.module)
    assigned = hook.module.assignments.get(hook.name)
    if assigned is None:
        of_module.statements.append(Statement(hook.name, said))
        of_module.reexported.add(hook.name)
        return
    text = hook.module.source_of(assigned[1])
    of_module.statements.append(Statement(text, said, hook.name))
    of_module.dropped.add(hook.name)


def _left(hook: Written, why: str) -> Left:
    line = next((one.statement.lineno for one in hook.module.imports if one.local == hook.name), 1)
    if hook.name in hook.module.assignments:
        line = hook.module.assignments[hook.name][0].lineno
    return Left(hook.module.path, line, f"'{hook.name}' is left as it is: {why}")
