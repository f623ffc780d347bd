"""Extensions: packages that add operations, types and attributes to a dialect of another package (`DialectExtension`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from odsgen.runtime.registry.bindings import Binding, BoundHooks
from odsgen.runtime.registry.dialect import Dialect
from odsgen.runtime.registry.dialect_packages import DialectLoadError

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation


#: The dialects with their extensions, so that contexts that find the same share them.
_joined: dict[tuple[Dialect, ...], ExtendedDialect] = {}


class DialectExtension(Dialect):
    """Adds the definitions of a package to a dialect.  A generated package of an extension has one as ``DIALECT``.

    A context that loads it knows the dialect with what is added; the dialect itself stays as it is.
    """

    __slots__ = ("extended",)

    is_extension = True

    def __init__(
        self,
        extended: Dialect,
        operations: Iterable[type[Operation]] = (),
        types: Iterable[type[Type]] = (),
        attributes: Iterable[type[Attribute]] = (),
        dependencies: Iterable[str] = (),
        **settings: Any,
    ) -> None:
        """``extended`` is the dialect for which the package was generated; ``settings`` are those of its hooks (Dialect)."""
        self.extended = extended
        super().__init__(extended.name, operations, types, attributes, dependencies, **settings)

    def joined(self, find: Callable[[], Dialect | None]) -> Dialect:
        """The dialect that ``find`` gives, or else the one that is extended, with what this adds to it.

        Raises DialectLoadError where it is another dialect of that name, or has a definition of a name already.
        """
        base = find() or self.extended
        extensions = base.extensions if isinstance(base, ExtendedDialect) else ()
        known = base.extended if isinstance(base, ExtendedDialect) else base
        if known is not self.extended:
            raise DialectLoadError(
                f"an extension of the dialect '{self.name}' is for another dialect of that name than the one that is loaded"
            )
        if self in extensions:
            return base
        key = (known, *extensions, self)
        found = _joined.get(key)
        if found is None:
            found = _joined.setdefault(key, ExtendedDialect(known, (*extensions, self)))
        return found


class ExtendedDialect(Dialect):
    """A dialect with what extensions add to it."""

    __slots__ = ("extended", "extensions")

    def __init__(self, extended: Dialect, extensions: tuple[DialectExtension, ...]) -> None:
        """Raises DialectLoadError for two definitions of one name."""
        extended.check_hooks()  # those of the dialect itself become attributes of it
        for slot in Dialect.__slots__:
            setattr(self, slot, getattr(extended, slot))
        self.extended = extended
        self.extensions = extensions
        parts = (extended, *extensions)
        self.operations = dict(extended.operations)
        self.types = dict(extended.types)
        self.attributes = dict(extended.attributes)
        try:
            for extension in extensions:
                self._add(extension)
        except ValueError as error:
            raise DialectLoadError(f"two definitions of one name: {error}") from None
        self.dependencies = tuple(dict.fromkeys(d for part in parts for d in part.dependencies))
        self.unchecked = tuple(dict.fromkeys(hook for part in parts for hook in part.unchecked))
        self.type_conversions = tuple(c for part in parts for c in part.type_conversions)
        self.bound_hooks = _JoinedHooks(parts, self.classes)

    def _add(self, extension: DialectExtension) -> None:
        for operation in extension.operations.values():
            self.add_operation(operation)
        for type_class in extension.types.values():
            self.add_type(type_class)
        for attribute_class in extension.attributes.values():
            self.add_attribute(attribute_class)

    def check_hooks(self) -> None:
        """Look for the hooks of the dialect and of its extensions, as each of them does."""
        for part in (self.extended, *self.extensions):
            part.check_hooks()


class _JoinedHooks(BoundHooks):
    """The hooks of a dialect and of its extensions: those for a class are of the package that defines it."""

    def __init__(
        self, parts: tuple[Dialect, ...], classes: Callable[[], Mapping[str, type]]
    ) -> None:
        self._parts = parts
        super().__init__([m for part in parts for m in part.bound_hooks.modules], classes=classes)
        for part in parts:
            self._declared |= part.bound_hooks.declared
            self.directives |= part.bound_hooks.directives

    def find(self, kind: str, of: type | str, part: str = "") -> Any:
        """The hook for a class of one of the packages; for a name, the first that there is."""
        for each in self._parts:
            if isinstance(of, str) or _may_define(each, of):
                hook = each.bound_hooks.find(kind, of, part)
                if hook is not None:
                    return hook
        return None

    def add(self, module: str) -> Iterator[Binding]:
        """Take the hooks of another module for what the dialect and its extensions define."""
        found = list(self._parts[0].bound_hooks.add(module))
        for part in self._parts[1:]:
            list(part.bound_hooks.add(module))
        return iter(found)

    def modules_with_names(self) -> Iterator[ModuleType]:
        """The modules whose hooks may be functions found by their names."""
        for part in self._parts:
            yield from part.bound_hooks.modules_with_names()


def _may_define(dialect: Dialect, of: type) -> bool:
    """Whether a class is of a dialect or extension: two extensions may have operations of one class name."""
    name = getattr(of, "OPERATION_NAME", "")
    return not name or dialect.operations.get(name) is of
