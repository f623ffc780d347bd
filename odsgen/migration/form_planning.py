"""Decides which pairs of `parse_…` and `print_…` become one class, where it stands and what it is called."""

from __future__ import annotations

import builtins
from dataclasses import dataclass, field
from itertools import chain, count

from odsgen.migration.packages import HookPackage
from odsgen.migration.plan import Form, Half, How, Left, Plan, Said, Statement, Target
from odsgen.migration.purposes import FORM, PARSE, PRINT, Purpose
from odsgen.migration.source import Found
from odsgen.migration.survey import Written

_Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class HalfOfForm:
    """A function that was found as one direction of forms."""

    package: HookPackage
    hook: Written
    chain: tuple[Found, ...]  # from its name to its definition

    @property
    def root(self) -> Found:
        return self.chain[-1]


@dataclass(slots=True, eq=False)
class _Pair:
    """The two directions that one class will have, with what it is for."""

    halves: dict[str, HalfOfForm]
    subjects: dict[tuple[str, Purpose], tuple[Said, HalfOfForm]] = field(default_factory=dict)
    names: list[tuple[str, HalfOfForm]] = field(default_factory=list)  # all, with their directions

    def key(self, direction: str) -> _Key | None:
        half = self.halves.get(direction)
        return None if half is None else half.root.key


def plan_forms(plan: Plan, halves: list[HalfOfForm]) -> None:
    """Add the forms to a plan."""
    pairs = _pairs(halves)
    owners = _owners(pairs)
    forms = {id(pair): _form(plan, pair, owners) for pair in pairs}
    for pair in pairs:
        form = forms[id(pair)]
        _name_it(plan, pair, form)
        plan.of(form.module).forms.append(form)
    for pair in pairs:
        _connect(plan, pair, forms[id(pair)], owners)


def _pairs(halves: list[HalfOfForm]) -> list[_Pair]:
    """Forms whose two functions are the same are one class."""
    of_subjects: dict[tuple[str, Purpose], dict[str, HalfOfForm]] = {}
    for half in halves:
        for purpose in half.hook.purposes:
            subject = (
                half.package.dialect.name,
                Purpose(FORM, purpose.subject, purpose.home),
            )
            of_subjects.setdefault(subject, {})[purpose.half] = half
    pairs: dict[tuple[_Key | None, _Key | None], _Pair] = {}
    for subject, found in of_subjects.items():
        pair = _Pair(found)
        pair = pairs.setdefault((pair.key(PARSE), pair.key(PRINT)), pair)
        first = found.get(PARSE) or found[PRINT]
        pair.subjects[subject] = (Said(first.package, subject[1]), first)
        pair.names += found.items()
    return list(pairs.values())


def _owners(pairs: list[_Pair]) -> dict[_Key, _Pair | None]:
    """The pair to which each function goes; None for one that several need, so that it stays a function."""
    users: dict[_Key, list[_Pair]] = {}
    for pair in pairs:
        for direction in pair.halves:
            key = pair.key(direction)
            assert key is not None
            users.setdefault(key, []).append(pair)
    owners: dict[_Key, _Pair | None] = {}
    for key, of in users.items():
        own = of if len(of) == 1 else [pair for pair in of if _suffix(pair) and _is_together(pair)]
        owners[key] = own[0] if len(own) == 1 else None
    return owners


def _suffix(pair: _Pair) -> str | None:
    """`rescale` of `parse_rescale` and `print_rescale`; None if the two are not called alike."""
    names = [half.root.name.lstrip("_") for half in pair.halves.values()]
    suffixes = {name.partition("_")[2] for name in names}
    return suffixes.pop() if len(suffixes) == 1 else None


def _is_together(pair: _Pair) -> bool:
    """Whether one module defines both directions."""
    return len({half.root.module_name for half in pair.halves.values()}) == 1


def _form(plan: Plan, pair: _Pair, owners: dict[_Key, _Pair | None]) -> Form:
    """The class of a pair, without its name."""
    ours = [
        half
        for direction in (PARSE, PRINT)
        if (half := pair.halves.get(direction)) is not None and _is_moved(plan, pair, half, owners)
    ]
    if ours:
        root = ours[0].root
        assert root.module is not None
        form = Form(root.module, "", {}, root.name)
    else:
        first = pair.halves.get(PARSE) or pair.halves[PRINT]
        form = Form(first.hook.module, "", {}, first.hook.name)
    for direction, half in pair.halves.items():
        form.halves[direction] = _half(plan, pair, half, owners)
    return form


def _is_moved(plan: Plan, pair: _Pair, half: HalfOfForm, owners: dict[_Key, _Pair | None]) -> bool:
    root = half.root
    return (
        root.module is not None
        and plan.is_of_hooks(root.module)
        and root.name in root.module.functions
        and owners[root.key] is pair
    )


def _half(plan: Plan, pair: _Pair, half: HalfOfForm, owners: dict[_Key, _Pair | None]) -> Half:
    root = half.root
    if root.module is not None and root.name in root.module.functions:
        how = How.MOVE if _is_moved(plan, pair, half, owners) else How.CALL
        return Half(root.module, root.name, how)
    here = [found for found in half.chain if found.module is half.hook.module][-1]
    assigned = half.hook.module.assignments.get(here.name)
    text = here.name if assigned is None else half.hook.module.source_of(assigned[1])
    return Half(half.hook.module, here.name, How.STATIC, text)


# --- names -----------------------------------------------------------------------------------------------------------


def _name_it(plan: Plan, pair: _Pair, form: Form) -> None:
    suffix = _suffix(pair)
    own = [
        said.purpose
        for said, half in pair.subjects.values()
        if half.hook.name == half.root.name or len(pair.subjects) == 1
    ]
    if own and not own[0].home:
        name = own[0].subject
    elif own:
        name = f"{own[0].subject.removesuffix('Op')}Form"
    elif suffix:
        name = f"{''.join(word[:1].upper() + word[1:] for word in suffix.split('_'))}Form"
    else:
        first = next(iter(pair.subjects.values()))[0].purpose
        name = f"{first.subject.removesuffix('Op').removesuffix('Form')}Form"
    taken = set(dir(builtins)) | _taken(plan, pair, form)
    with_form = f"{name.removesuffix('Form')}Form"
    candidates = chain((name, with_form), (f"{with_form}{number}" for number in count(2)))
    form.name = next(c for c in candidates if c.isidentifier() and c not in taken)


def _taken(plan: Plan, pair: _Pair, form: Form) -> set[str]:
    """The names that stand for something else where the class will be known."""
    moved = {half.root.name for half in pair.halves.values()}
    around = {form.module.name: form.module}
    around |= {half.hook.module.name: half.hook.module for half in pair.halves.values()}
    for module in plan.modules.values():
        if moved & module.words and any(
            i.module == form.module.name and i.alias.name in moved for i in module.imports
        ):
            around[module.name] = module
    named = {
        (half.module.name, half.name): other.name
        for other in plan.forms
        for half in other.halves.values()
        if half.how is How.MOVE
    }
    taken: set[str] = set()
    for module in around.values():
        taken |= module.bound_names
        imported = ((one.module, one.alias.name) for one in module.imports)
        taken.update(named[key] for key in imported if key in named)
        if (of_module := plan.of_modules.get(module.name)) is not None:
            taken.update(other.name for other in of_module.forms)
            said = (*of_module.decorated.values(), *of_module.wrapped.values())
            taken.update(one.purpose.subject for many in said for one in many if one.purpose.home)
    taken.update(said.purpose.subject for said, _ in pair.subjects.values() if said.purpose.home)
    return taken


# --- what follows from it --------------------------------------------------------------------------------------------


def _connect(plan: Plan, pair: _Pair, form: Form, owners: dict[_Key, _Pair | None]) -> None:
    """Say where the form is for what, and what becomes of the names of its functions."""
    for direction, half in pair.halves.items():
        if _is_moved(plan, pair, half, owners):
            plan.moved[half.root.key] = Target(form.module.name, form.name, f"().{direction}")
            assert half.root.module is not None
            if half.root.module is not form.module or half.root.name != form.anchor:
                plan.of(half.root.module).taken.add(half.root.name)
    for said, first in pair.subjects.values():
        of_module = plan.of(first.hook.module)
        if first.hook.module is form.module:
            form.said.append(said)
            continue
        for statement in of_module.statements:
            if statement.form is form:
                statement.said.append(said)
                break
        else:
            of_module.statements.append(Statement(form.name, [said], form=form))
    for direction, half in pair.names:
        hook = half.hook
        of_module = plan.of(hook.module)
        if hook.name in hook.module.assignments:
            of_module.dropped.add(hook.name)
            target = Target(form.module.name, form.name, f"().{direction}")
            plan.moved.setdefault((hook.module.name, hook.name), target)
        elif hook.name not in hook.module.functions:
            of_module.reexported.add(hook.name)
    missing = {PARSE, PRINT} - set(pair.halves)
    for direction in missing:
        present = next(iter(pair.halves.values()))
        message = f"'{form.name}' has no `{direction}`: nobody has written it"
        plan.left.append(Left(present.hook.module.path, 1, message))
