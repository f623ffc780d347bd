"""Where the hooks are that a spec asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from odsgen.codegen.hook_files import module_file
from odsgen.codegen.hook_stubs import hooks_beside
from odsgen.lsp.spec.hook_functions import HookFunction, Key, hook_functions
from odsgen.lsp.spec.index import Path as KeyPath
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks.dialect import dialect_hooks
from odsgen.ods.model.hooks.hook import Hook
from odsgen.ods.model.hooks.shared import hooks_of_classes
from odsgen.spec.errors import SpecErrors


def hooks_at(dialect: DialectDef, path: KeyPath, word: str) -> Iterator[Hook]:
    """The hooks that the key or value at a path asks for; `word` is what stands at the cursor."""
    steps = [step for step in path if isinstance(step, str)]
    if not steps:
        return
    owner = steps[1] if len(steps) > 2 else ""
    subjects = ("", owner, f"{dialect.name}.{owner}")
    key = steps[-1]
    for hook in dialect_hooks(dialect):
        if hook.kind.is_of_directive:
            if key == "assembly_format" and hook.subject == word:
                yield hook
        elif hook.member:  # the builder, the derived attribute, the method
            is_asked = len(steps) > 2 and hook.kind.key in (steps[2], key)
            if is_asked and hook.subject in subjects and _snake_case(word) in hook.function:
                yield hook
        elif hook.kind.key == key and (not owner or hook.subject in subjects):
            yield hook


def _snake_case(word: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", word).lower().removeprefix("get_")


def functions_of(
    dialect: DialectDef, spec: Path | None, hooks: Sequence[Hook]
) -> list[HookFunction]:
    """The functions and classes that somebody has written for hooks of a dialect."""
    if not hooks:
        return []
    keys = {key for hook in hooks for key in keys_of(dialect, hook)}
    names = {hook.function for hook in hooks}
    files = []
    if dialect.hooks_module is not None:
        files.append(module_file(dialect.hooks_module))
    if spec is not None:
        try:
            files.append(hooks_beside(spec))
        except SpecErrors:
            pass  # the file on disk is another state of the spec
    found = []
    for file in files:
        if file is None or file.suffix != ".py" or not file.is_file():
            continue
        found += [f for f in hook_functions(file) if f.name in names or keys & set(f.keys)]
    return found


def keys_of(dialect: DialectDef, hook: Hook) -> Iterator[Key]:
    """Keys that the decorator of a hook may name: its own class, or an op class."""
    yield hook.key
    of_class = hooks_of_classes(dialect).get(hook.function)
    if of_class is not None:
        yield of_class.key
