"""The bases of all types and attributes (MLIR Language Reference, "Type System" and "Attributes").

Types and attributes are immutable and unique in the process: two equal ones are one object, so they are
compared with ``is`` and hashed by identity. A class keeps this promise with one pattern::

    class PointerType(Type):
        __slots__ = ("pointee",)
        DIALECT_NAME = "toy"
        MNEMONIC = "ptr"
        _interned: ClassVar[dict[Type, PointerType]] = {}

        def __init__(self, pointee: Type) -> None:
            self.pointee: Final = pointee

        @classmethod
        def get(cls, pointee: Type) -> PointerType:
            found = PointerType._interned.get(pointee)
            if found is not None:
                return found
            ...  # check the arguments; raise ValueError
            return PointerType._interned.setdefault(pointee, construct(PointerType, pointee))

``get`` is the only way to an instance: ``PointerType(pointee)`` is refused, and a subclass without a table of its own gets
objects of the class. A hit costs one dict look-up. It raises ``ValueError`` with MLIR's
wording, which the parser reports at the place of the text. ``dict.setdefault`` keeps instances unique when
several threads construct the same one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar

from odsgen.runtime.base import callbacks
from odsgen.runtime.base.interface import refuse_unwritten

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


_set = object.__setattr__


def slot_setter(cls: type, name: str) -> Callable[[object, Any], None]:
    """The function that fills a slot of new objects; what the many constructors use that are called for each operation."""
    setter: Callable[[object, Any], None] = cls.__dict__[name].__set__
    return setter


AttrOrTypeT = TypeVar("AttrOrTypeT", bound="AttrOrType")


def construct(cls: type[AttrOrTypeT], *parameters: Any) -> AttrOrTypeT:
    """A new object: for the ``get`` of the class, which has found none with these parameters in its table."""
    made = _new(cls)
    made.__init__(*parameters)  # type: ignore[misc]
    return made


_new = object.__new__


class AttrOrType:
    """The base of attributes and types: identity, their dialect, their parameters.

    The parameters of a class are its public slots, in the order in which ``get`` takes them.
    """

    __slots__ = ()

    #: Namespace of the dialect that defines the class.
    DIALECT_NAME: ClassVar[str] = "builtin"
    #: The word after ``!dialect.`` or ``#dialect.`` in the text; the builtin ones have no mnemonic.
    MNEMONIC: ClassVar[str] = ""
    #: The implementations of interfaces, by MLIR's names: None for the class itself, else a model (base/interface.py).
    INTERFACES: ClassVar[Mapping[str, Callable[[Any], Any] | None]] = {}
    #: MLIR's names of the native traits of the class.
    TRAITS: ClassVar[frozenset[str]] = frozenset()
    #: The alias that the printer gives to objects of the class, where neither they nor a dialect suggest another one.
    DEFAULT_ALIAS: ClassVar[str | None] = None

    #: The methods of interfaces that its spec declares and nobody has written: they raise MissingMethodError.
    UNWRITTEN_METHODS: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "UNWRITTEN_METHODS" in cls.__dict__:
            refuse_unwritten(cls)

    if not TYPE_CHECKING:  # it would have to be of the signature of each `__init__`

        def __new__(cls, *parameters: object, **named: object) -> Self:
            """Refuse a second object with the same parameters."""
            given = ", ".join([*map(repr, parameters), *(f"{n}={p!r}" for n, p in named.items())])
            raise TypeError(
                f"{cls.__name__}({given}) would make a second {cls.__name__} with the same parameters: use "
                f"{cls.__name__}.get({given}) (a class of its own makes new ones by `construct`)"
            )

    def __setattr__(self, name: str, value: object) -> None:
        """Set a slot while it is empty; raises AttributeError for one that is set: everybody has the same object."""
        if name[0] != "_" and hasattr(self, name):
            raise AttributeError(
                f"'{self}' is immutable: {type(self).__name__}.get(…) gives another one"
            )
        _set(self, name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"'{self}' is immutable")

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from odsgen.runtime.pickling.symbols import reduced

        return reduced(self)

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """A class method and the arguments for which it gives this object, here and in another process."""
        return type(self).get, self.parameters()  # type: ignore[attr-defined]

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        """Read what follows the mnemonic of a dialect's type or attribute; by default, nothing."""
        found: Self = cls.get()  # type: ignore[attr-defined]
        return found

    @classmethod
    def get_checked(cls, *parameters: Any, **named: Any) -> Self:
        """As ``get``, for parameters that may not fit together: raises DiagnosticError with the place ``location``."""
        location = named.pop("location", None)
        try:
            found: Self = cls.get(*parameters, **named)  # type: ignore[attr-defined]
        except (TypeError, ValueError) as reason:
            from odsgen.runtime.diagnostics import Diagnostic, DiagnosticError, Severity

            location = callbacks.unknown_location() if location is None else location
            raise DiagnosticError([Diagnostic(Severity.ERROR, location, str(reason))]) from None
        return found

    def print_parameters(self, printer: AsmPrinter) -> str:
        """The text after the mnemonic of a dialect's type or attribute; by default, nothing."""
        return ""

    def parameters(self) -> tuple[Any, ...]:
        """The values of the parameters, in the order in which ``get`` takes them."""
        slots: tuple[str, ...] = type(self).__slots__
        return tuple(getattr(self, name) for name in slots if not name.startswith("_"))

    def suggested_alias(self) -> str | None:
        """The name of an alias that the printed text should use (OpAsmAttrInterface, OpAsmTypeInterface); by
        default none."""
        return None

    def immediate_subelements(self) -> tuple[Attribute | Type, ...]:
        """The attributes and types that this one holds directly, in the order of its parameters."""
        found: list[Attribute | Type] = []
        for value in self.parameters():
            if isinstance(value, AttrOrType):
                found.append(value)  # type: ignore[arg-type]
            elif isinstance(value, tuple):
                found.extend(entry for entry in value if isinstance(entry, (Attribute, Type)))
        return tuple(found)

    def replace_immediate_subelements(
        self, replace: Callable[[Attribute | Type], Attribute | Type]
    ) -> Self:
        """The same attribute or type with each immediate sub-element mapped by ``replace``."""

        def mapped(value: Any) -> Any:
            if isinstance(value, (Attribute, Type)):
                return replace(value)
            if isinstance(value, tuple):
                return tuple(map(mapped, value))
            return value

        found: Self = type(self).get(*map(mapped, self.parameters()))  # type: ignore[attr-defined]
        return found


class Type(AttrOrType):
    """The type of a value (MLIR Language Reference, "Type System")."""

    __slots__ = ()

    #: The name that a value of the type would like to have (OpAsmTypeInterface), where a class suggests one.
    asm_name: Callable[..., str | None] | None = None

    def __str__(self) -> str:
        return callbacks.type_text(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class Attribute(AttrOrType):
    """A constant that is known when a program is compiled (Language Reference, "Attributes")."""

    __slots__ = ()

    def __str__(self) -> str:
        return callbacks.attribute_text(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


if TYPE_CHECKING:
    from typing_extensions import (
        TypeVar as TypeVarWithDefault,  # type checkers know it; `typing` has no defaults in 3.12
    )

    TypeT_co = TypeVarWithDefault("TypeT_co", bound=Type, covariant=True, default=Type)
else:
    TypeT_co = TypeVar("TypeT_co", covariant=True)


class TypedAttr(Attribute, Generic[TypeT_co]):
    """An attribute whose value has a type (MLIR's TypedAttrInterface)."""

    __slots__ = ("type",)
    INTERFACES: ClassVar[Mapping[str, Callable[[Any], Any] | None]] = {"TypedAttr": None}

    def __init__(self, type: TypeT_co) -> None:
        if TYPE_CHECKING:
            self.type: Final = type
        else:
            _set_type(self, type)


_set_type = slot_setter(TypedAttr, "type")
