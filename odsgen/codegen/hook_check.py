"""Whether the hooks that an author has written are those that the spec asks for: missing ones, misspelt ones, wrong parameters.

The modules are read, not run, so that a package that could not be imported is told of, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path

from odsgen.codegen.hook_sources import (
    HookFunction,
    hook_functions,
    hook_sources,
    hooks_path,
    module_file,
)
from odsgen.codegen.hook_summary import grouped, shortened
from odsgen.ods import SpecDiagnostic, SpecNote
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import Hook, asked_hooks, callable_hooks

#: How the names of hooks begin; a function of another name is the author's own affair.
_PREFIXES = (
    *("verify_", "parse_", "print_", "fold_", "infer_", "canonicalize_"),
    *("canonicalization_patterns_", "build_", "derive_", "alias_", "match_", "rewrite_"),
)


def hook_problems(dialect: DialectDef, directory: Path) -> tuple[SpecDiagnostic, ...]:
    """The mistakes in the hooks of a dialect whose package is ``directory``; obsolete ones are warnings."""
    named = dialect.hooks_module
    file = hooks_path(directory) if named is None else module_file(named)
    if file is None or file.suffix != ".py":
        # The first one is written anew; a module that a spec names need not be on the path of the generator.
        return ()
    written = hook_sources(dialect, directory).written
    functions = {function.name: function for function in hook_functions(file)}
    hooks = {hook.function: hook for hook in asked_hooks(dialect, written)}
    misspelt: dict[str, str] = {}
    missing: list[Hook] = []
    problems: list[SpecDiagnostic] = []
    unknown = [name for name in functions if name not in hooks and name.startswith(_PREFIXES)]
    for name, hook in hooks.items():
        if name not in written and not dialect.allows_missing_hooks:
            near = next(iter(get_close_matches(name, unknown, n=1)), None)
            if near is None:
                missing.append(hook)
            else:
                misspelt[near] = name
                problems.append(_missing(hook, file, near, functions))
        elif name in functions:
            problems.extend(_wrong_signature(hook, functions[name]))
    problems = [*_all_missing(missing, file, directory, functions), *problems]
    known = callable_hooks(dialect)
    for name in unknown:
        function = functions[name]
        if name not in known and name not in misspelt and named is None and not function.is_used:
            problems.append(_obsolete(dialect, function))
    return tuple(problems)


#: Of more hooks that are missing there is one error.
_MISSING_ONE_BY_ONE = 3


def _all_missing(
    hooks: Sequence[Hook], file: Path, directory: Path, functions: Mapping[str, HookFunction]
) -> list[SpecDiagnostic]:
    """An error for each hook that is not defined, or one for many."""
    if len(hooks) <= _MISSING_ONE_BY_ONE:
        return [_missing(hook, file, None, functions) for hook in hooks]
    counts = ", ".join(
        f"{group.count} such as {shortened(group.names)}" for group in grouped(hooks)
    )
    places = [hook.place for hook in hooks if hook.place is not None]
    first = min(places, key=lambda place: (place.line, place.column), default=None)
    spec = "SPEC" if first is None else first.file
    return [
        SpecDiagnostic(
            f"{len(hooks)} hooks that the spec asks for are not defined in {file}: {counts}",
            first,
            f"`odsgen check {spec} --hooks -o {directory.parent}` lists all with what they do, "
            f"`odsgen hooks {spec} --add` appends stubs of them",
        )
    ]


def _missing(
    hook: Hook, file: Path, near: str | None, functions: Mapping[str, HookFunction]
) -> SpecDiagnostic:
    place = hook.place
    notes = []
    if near is not None:
        notes.append(SpecNote(f"is this '{hook.function}'?", functions[near].place))
    return SpecDiagnostic(
        f"the hook '{hook.function}', which {hook.meaning}, is not defined in {file}",
        place,
        f"`odsgen hooks {place.file if place else 'SPEC'} --add` appends it: def {hook.function}{hook.declaration}: ...",
        tuple(notes),
    )


def _wrong_signature(hook: Hook, function: HookFunction) -> Iterator[SpecDiagnostic]:
    names = list(function.parameters)
    asked = [p for p in hook.parameters if not p.is_keyword and not p.takes_rest]
    fewest = sum(not p.is_optional for p in asked)
    needed = len(names) - function.defaults
    wanted = {p.name for p in hook.parameters if p.is_keyword}
    order = [p.name for p in asked]
    problem = None
    if needed > fewest or (len(names) < len(asked) and not function.takes_rest):
        problem = f"is called with {len(asked)} argument{'' if len(asked) == 1 else 's'}"
    elif sorted(order) == sorted(names) and order != names:
        problem = "takes its arguments in another order"
    elif any(
        role in order and role in names and order.index(role) != names.index(role)
        for role in ("op", "parser", "printer", "rewriter", "state")
    ):
        problem = "takes its arguments in another order"
    elif not function.takes_keywords and wanted - function.keywords - set(names):
        problem = f"does not take '{min(wanted - function.keywords - set(names))}', which it is given by name"
    if problem is not None:
        yield SpecDiagnostic(
            f"the hook '{hook.function}', which {hook.meaning}, {problem}",
            function.place,
            f"declare it as def {hook.function}{hook.declaration}",
        )


def _obsolete(dialect: DialectDef, function: HookFunction) -> SpecDiagnostic:
    name = function.name
    return SpecDiagnostic(
        f"nobody calls '{name}': the spec of {dialect.name} declares no such hook",
        function.place,
        "delete it, or give it a name that begins with an underscore if it is a helper",
        severity="warning",
        name="unused-hook",
    )
