"""An open module of hooks: from a decorated function or class to the lines of the specs that ask for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from lsprotocol import types
from pygls.uris import to_fs_path

from odsgen.codegen.hook_files import INIT, module_file
from odsgen.lsp.answers import Document
from odsgen.lsp.dialect_specs import DialectSpecs, loaded_spec
from odsgen.lsp.positions import TextPositions, location_of
from odsgen.lsp.spec.hook_functions import HookFunction, Key, functions_in
from odsgen.lsp.spec.hooks import keys_of
from odsgen.lsp.spec.index import SpecIndex
from odsgen.ods import DialectDef
from odsgen.ods.model.hooks.dialect import dialect_hooks
from odsgen.ods.model.hooks.hook import Hook
from odsgen.places import Place, SpecSource

_WORD = re.compile(r"[A-Za-z_][\w.]*")
_HOOKS = re.compile(r"^hooks:[ \t]*[\"']?([\w.]+)", re.MULTILINE)


class HooksDocument(Document):
    """A Python file as it stands in the editor; it is read and never run."""

    def __init__(self, uri: str, text: str, specs: DialectSpecs, encoding: str = "utf-16") -> None:
        self.uri = uri
        self.positions = TextPositions(text, encoding)
        self._specs = specs
        path = to_fs_path(uri)
        self.file = Path(path) if path is not None else None

    def definition(self, position: types.Position) -> list[types.Location]:
        """The lines of specs that ask for the hook whose decorators or name stand at a position."""
        function = self._function_at(position.line + 1)
        if function is None or self.file is None:
            return []
        wanted = set(self._keys_at(function, position))
        found: dict[Place, None] = {}
        for file in specs_of_hooks(self.file, self._specs):
            spec = loaded_spec(file)
            if spec is not None:
                found.update(dict.fromkeys(_asking(spec.dialect, file, wanted)))
        return [location_of(place, self.positions.encoding) for place in found]

    def _function_at(self, line: int) -> HookFunction | None:
        text = self.positions.text
        if "@" not in text:
            return None
        functions = functions_in(text, str(self.file))
        return next((f for f in functions if line in f.lines and f.keys), None)

    def _keys_at(self, function: HookFunction, position: types.Position) -> Iterator[Key]:
        """The keys of a function; those of one target where the position names one."""
        offset = self.positions.offset(position)
        start = self.positions.text.rfind("\n", 0, offset) + 1
        line = self.positions.text[start:].partition("\n")[0]
        words = (m[0] for m in _WORD.finditer(line) if m.start() <= offset - start <= m.end())
        word = next(words, "")
        named = [key for key in function.keys if word and word in (key[1], f"custom<{key[1]}>")]
        yield from named or function.keys


def _asking(dialect: DialectDef, file: Path, wanted: set[Key]) -> Iterator[Place]:
    """The places of a spec that ask for hooks with some key."""
    index: SpecIndex | None = None
    for hook in dialect_hooks(dialect):
        if not wanted.isdisjoint([*hook.keys, *keys_of(dialect, hook)]):
            index = index or SpecIndex(file.read_text(encoding="utf-8"))
            place = _key_place(hook, index, file)
            if place is not None:
                yield place


def _key_place(hook: Hook, index: SpecIndex, file: Path) -> Place | None:
    """The key `fold`, `verifier` … below the definition that a hook is for; else the definition, as the model knows it."""
    place = hook.place
    if place is None:
        key = index.keys.get((hook.kind.key,))
        return None if key is None else SpecSource(index.text, str(file)).place(key.start)
    if place.source is None or place.file != str(file):
        return place
    start = place.source.offset(place.line, place.column)
    for path, scalar in index.keys.items():
        if path[-1] == hook.kind.key and len(path) > 2:
            owner = index.keys.get(path[:2])
            if owner is not None and owner.start == start:
                return place.source.place(scalar.start)
    return place


def specs_of_hooks(file: Path, specs: DialectSpecs) -> Iterator[Path]:
    """The specs whose hooks a Python file may hold: that of the package around it, and those that name its module."""
    for folder in list(file.parents)[:3]:
        spec = specs.file_of_package(folder)
        if spec is not None:
            yield spec
            return
    for spec in specs.candidates(file):
        try:
            named = _HOOKS.search(spec.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        module = None if named is None else module_file(named[1])
        if module is not None and _holds(module, file):
            yield spec


def _holds(module: Path, file: Path) -> bool:
    return module == file or (module.name == INIT and module.parent in file.parents)
