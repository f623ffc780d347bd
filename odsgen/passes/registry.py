"""The passes and pipelines by name: those of odsgen, and those of installed packages (MLIR: Pass Registration).

A package makes its passes known by the entry-point group `odsgen.passes`: each entry names a module, which is imported on
the first question for a pass that odsgen does not have, and registers them.
"""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

from odsgen.passes.base import Pass
from odsgen.passes.transforms import PASSES

if TYPE_CHECKING:
    from odsgen.passes.manager import OpPassManager

    #: Adds the passes of a pipeline, with the text of its options.
    PipelineBuilder = Callable[[OpPassManager, str], None]

ENTRY_POINT_GROUP = "odsgen.passes"
_TRANSFORMS = "odsgen.passes.transforms"
#: What knows the modules that register the passes of the bundled dialects.
_OF_DIALECTS = ("odsgen.dialects.passes", "odsgen.vendors.passes")

PassT = TypeVar("PassT", bound=Pass)

_passes: dict[str, type[Pass]] = {}
_pipelines: dict[str, tuple[str, PipelineBuilder]] = {}
#: The groups of entry points that have been imported, as a whole.
_loaded: set[str] = set()
#: The threads that load entry points; one of these may ask for a pass meanwhile.
_loading: set[int] = set()


def register_pass(pass_class: type[PassT]) -> type[PassT]:
    """Make a pass known by its ARGUMENT; a class decorator.  Raises ValueError if the name is taken by another one."""
    name = pass_class.ARGUMENT
    if not name or not pass_class.NAME:
        raise ValueError(f"the pass {pass_class.__name__} has no ARGUMENT or no NAME")
    known = _passes.get(name)
    if name in _pipelines or (
        known is not None
        and (known.__module__, known.__qualname__)
        != (pass_class.__module__, pass_class.__qualname__)
    ):
        raise ValueError(f"there is a pass '{name}' already")
    _passes[name] = pass_class
    return pass_class


def register_pipeline(name: str, summary: str, build: PipelineBuilder) -> None:
    """Make several passes known by one name.  Raises ValueError if it is taken."""
    if name in _passes or name in _pipelines:
        raise ValueError(f"there is a pass '{name}' already")
    _pipelines[name] = (summary, build)


def _load_transform(name: str) -> None:
    """Import the module of a pass that comes with odsgen, if there is one."""
    module = PASSES.get(name)
    if module is not None:
        import_module(f"{_TRANSFORMS}.{module}")


def _load_entry_points() -> None:
    """Import what installed packages registered, without a lock that an import could wait for.

    Noted when it is done: another thread that asks meanwhile imports it, too, for which the import system lets it wait.
    """
    thread = get_ident()
    if ENTRY_POINT_GROUP in _loaded or thread in _loading:
        return
    from importlib.metadata import entry_points

    _loading.add(thread)
    try:
        for entry in entry_points(group=ENTRY_POINT_GROUP):
            entry.load()
    finally:
        _loading.discard(thread)
    _loaded.add(ENTRY_POINT_GROUP)


def _passes_of_dialects() -> Iterator[ModuleType]:
    """The modules that know the passes of the bundled dialects; none where the runtime is by itself."""
    for name in _OF_DIALECTS:
        try:
            yield import_module(name)
        except ModuleNotFoundError as error:
            if error.name is None or not name.startswith(error.name):
                raise


def find_pass(name: str) -> type[Pass] | None:
    """The pass of a name."""
    if name not in _passes:
        _load_transform(name)
    if name not in _passes:
        for of_dialects in _passes_of_dialects():
            module = of_dialects.module_of_pass(name)
            if module is not None:
                import_module(module)
    if name not in _passes:
        _load_entry_points()
    return _passes.get(name)


def find_pipeline(name: str) -> PipelineBuilder | None:
    """The registered pipeline of a name."""
    if find_pass(name) is not None:
        return None
    found = _pipelines.get(name)
    return None if found is None else found[1]


def registered_passes() -> dict[str, type[Pass]]:
    """All passes by name, sorted."""
    for name in PASSES:
        _load_transform(name)
    for of_dialects in _passes_of_dialects():
        for module in of_dialects.modules_of_passes():
            import_module(module)
    _load_entry_points()
    return dict(sorted(_passes.copy().items()))


def registered_pipelines() -> dict[str, str]:
    """The summaries of all pipelines by name, sorted."""
    registered_passes()
    return {name: summary for name, (summary, _) in sorted(_pipelines.copy().items())}
