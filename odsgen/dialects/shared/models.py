"""Models of operations by their classes, for what a dialect says of its operations on demand (MLIR: external models)."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import odsgen.dialects

if TYPE_CHECKING:
    from odsgen.runtime import Operation

ModelT = TypeVar("ModelT")


class Models(Generic[ModelT]):
    """The models by classes of operations.

    Those of a bundled dialect are in a module of its folder, imported when an operation of it is first asked for.
    """

    def __init__(self, module: str) -> None:
        self._module = module
        self._by_class: dict[type[Any], ModelT | None] = {}
        self._asked: set[str] = set()

    def register(self, *op_classes: type[Any]) -> Callable[[Any], Any]:
        """Makes a model that of some classes of operations: a class decorator."""

        def register(model: Any) -> Any:
            self._by_class.update(dict.fromkeys(op_classes, model()))
            return model

        return register

    def of(self, op: Operation) -> ModelT | None:
        """The model of an operation."""
        op_class = op.__class__
        try:
            return self._by_class[op_class]
        except KeyError:
            self._import(op.dialect_name)
            return self._by_class.setdefault(op_class, None)

    def _import(self, dialect: str) -> None:
        if dialect in self._asked or not dialect.isidentifier():
            return
        self._asked.add(dialect)
        package = PathFinder.find_spec(f"odsgen.dialects.{dialect}", odsgen.dialects.__path__)
        if package is None:  # PathFinder does not know the old names of vendors' dialects
            return
        module = f"{package.name}.{self._module}"
        if PathFinder.find_spec(module, package.submodule_search_locations):
            import_module(module)
