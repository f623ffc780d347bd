"""The hooks to migrate: a dialect, its modules of hooks, and where its classes are imported from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from odsgen.codegen.hook_files import hooks_path, module_file
from odsgen.migration.purposes import Purpose, class_homes, purposes_of
from odsgen.migration.source import INIT, Module
from odsgen.ods.model import DialectDef
from odsgen.ods.model.op_classes import base_class_names


@dataclass(frozen=True, slots=True)
class HookPackage:
    """The hooks of a dialect: a module or the modules of a folder, as text."""

    dialect: DialectDef
    path: Path  # of the module, or of the package's `__init__.py`
    modules: tuple[Module, ...]
    classes: str  # the dotted name of the generated package; empty where hooks stand inside of it
    purposes: dict[str, tuple[Purpose, ...]] = field(default_factory=dict)

    @property
    def is_folder(self) -> bool:
        return self.path.name == INIT

    def level(self, module: Module) -> int:
        """How many packages a module of hooks is inside of the generated one, counted from 1: of `hooks.py`, 1."""
        if not self.is_folder:
            return 1
        return len(module.path.parent.relative_to(self.path.parent).parts) + 2

    def origin(self, module: Module, purpose: Purpose) -> str:
        """Where a module imports the class from that a hook is for."""
        if not self.classes:
            return "." * self.level(module) + purpose.home.removeprefix(".")
        is_base = purpose.subject in base_class_names(self.dialect).values()
        return f"{self.classes}{purpose.home}" if is_base else self.classes

    def inside(self, module: Module) -> str:
        """The dotted name of the generated package."""
        if self.classes:
            return self.classes
        parts = module.package.split(".")
        return ".".join(parts[: len(parts) - self.level(module) + 1])


def hook_package(dialect: DialectDef, path: Path, folder: Path | None = None) -> HookPackage:
    """Read the hooks of a dialect.  ``folder`` is that of its package, if the hooks are not inside of it."""
    files = [path]
    if path.name == INIT:
        files += sorted(f for f in path.parent.rglob("*.py") if f != path)
    modules = tuple(
        Module(file, _name_of(file, path, folder), file.read_text("utf-8")) for file in files
    )
    classes = "" if folder is None else _classes(dialect, modules, folder)
    return HookPackage(dialect, path, modules, classes, purposes_of(dialect))


def _name_of(file: Path, path: Path, folder: Path | None) -> str:
    """The dotted name of a module of hooks; of those inside of the generated package, with the name of that."""
    if folder is not None:
        return dotted_name(file)
    around = path.parent.parent if path.name == INIT else path.parent
    inner = file.relative_to(around).with_suffix("").parts
    inside = inner[:-1] if file.name == INIT else inner
    return ".".join((dotted_name(around / INIT), *inside))


def _classes(dialect: DialectDef, modules: tuple[Module, ...], folder: Path) -> str:
    """The dotted name of the generated package: as the hooks import from it already, else by its folder."""
    names = {name for name, _ in class_homes(dialect)}
    found = Counter(
        module
        for one in modules
        for imported in one.imports
        if imported.alias.name in names
        for module in [_without_home(imported.module)]
        if module.rpartition(".")[2] == folder.name
    )
    if found:
        return found.most_common(1)[0][0]
    return dotted_name(folder / INIT)


def _without_home(module: str) -> str:
    package, _, last = module.rpartition(".")
    return package if last in ("ops", "types", "attributes", "interfaces", "traits") else module


def hooks_outside(dialect: DialectDef) -> Path | None:
    """The file of the hooks that a spec names; None if it names none, or there is none."""
    found = None if dialect.hooks_module is None else module_file(dialect.hooks_module)
    return found if found is not None and found.suffix == ".py" else None


def hooks_inside(folder: Path) -> Path | None:
    """The file of the hooks in the folder of a generated package, if there are any."""
    return hooks_path(folder)


def dotted_name(file: Path) -> str:
    """The name by which a module is imported, as far as packages around it tell."""
    file = file.resolve()
    parts = [] if file.name == INIT else [file.stem]
    folder = file.parent
    while (folder / INIT).is_file() or (file.name == INIT and folder == file.parent):
        parts.append(folder.name)
        folder = folder.parent
    while parts and not _is_known(parts[-1]) and _is_namespace(folder):
        parts.append(folder.name)
        folder = folder.parent
    return ".".join(reversed(parts))


def _is_known(name: str) -> bool:
    """Whether there is a module of that name outside of packages."""
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def _is_namespace(folder: Path) -> bool:
    """Whether a folder without `__init__` is a package that can be imported by its name."""
    if not folder.name.isidentifier():
        return False
    try:
        found = find_spec(folder.name)
    except (ImportError, ValueError):
        return False
    places = () if found is None else found.submodule_search_locations or ()
    return any(Path(place).resolve() == folder for place in places)


def python_files(roots: Iterator[Path] | tuple[Path, ...]) -> Iterator[Path]:
    """The Python files of folders, and files."""
    for root in roots:
        if root.is_dir():
            yield from sorted(root.rglob("*.py"))
        else:
            yield root
