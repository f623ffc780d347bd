"""Asking whether an operation, type or attribute implements an interface, and implementing one from outside.

What a class implements stands in its table ``INTERFACES``, by the name of the interface, so that a query costs one
dictionary look-up.  The value is None where the class has the methods itself, else the *model* that has them for it
(MLIR: Interfaces, "External Models for Attribute, Operation, and Type Interfaces").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NoReturn, Protocol, TypeVar, cast

InterfaceT = TypeVar("InterfaceT")
SubjectT = TypeVar("SubjectT")

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, AttrOrType, Type
    from odsgen.runtime.ir.operation import Operation

    InterfaceT_co = TypeVar("InterfaceT_co", covariant=True)

    class ProtocolClass(Protocol[InterfaceT_co]):
        """The class of a protocol, which to mypy is no `type[InterfaceT]`."""

        @property
        def __name__(self) -> str: ...

        def __call__(self, *args: Any, **kwargs: Any) -> InterfaceT_co: ...


class MissingMethodError(NotImplementedError):
    """An interface is implemented by name, and nothing implements this method of it."""


class UnwrittenMethodError(MissingMethodError, AttributeError):
    """A definition declares a method and nobody has written its hook; `hasattr` says that it is not there."""


class PromisedInterfaceError(LookupError):
    """An interface was promised for an operation, type or attribute, and its model was never attached."""


class UnwrittenMethod:
    """Stands in a class for a method that its definition declares and whose hook nobody has written.

    What is asked of an object raises, so that the default of the interface does not answer in place of the hook.
    """

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, subject: object, owner: type[Any]) -> UnwrittenMethod:
        if subject is None:
            return self
        raise _nobody_wrote(self.name, owner)

    def __call__(self, *arguments: Any, **named: Any) -> NoReturn:
        """A static method, or the method of a class: these are asked for without an object."""
        raise _nobody_wrote(self.name, None)


def _nobody_wrote(name: str, owner: type[Any] | None) -> UnwrittenMethodError:
    of = "" if owner is None else f" of '{owner.__name__}'"
    return UnwrittenMethodError(
        f"the method '{name}'{of} is declared, and nobody has written the hook that implements it"
    )


def refuse_unwritten(definition: type[Operation | AttrOrType]) -> None:
    """Let the methods that a class lists as ``UNWRITTEN_METHODS`` raise MissingMethodError."""
    own = vars(definition)
    for name in own.get("UNWRITTEN_METHODS", ()):
        if name not in own:
            setattr(definition, name, UnwrittenMethod(name))


def inherited_interfaces(definition: type[Operation]) -> dict[str, Any]:
    """The table of the interfaces that a class extends, and that its base classes implement."""
    found: dict[str, Any] = {}
    for base in definition.__bases__:
        known = getattr(base, "INTERFACES", None)
        if known is None:  # an interface, or something else
            known = dict.fromkeys(
                each.__name__
                for each in base.__mro__
                if issubclass(each, OpInterface) and each is not OpInterface
            )
        found.update(known)
    return found


class Interface:
    """The base of the interfaces of MLIR: a class that adds methods to operations, types or attributes."""

    __slots__ = ()

    def _missing(self, method: str) -> NoReturn:
        owner = type(self).__name__
        raise MissingMethodError(f"'{owner}' does not implement '{method}'")


class OpInterface(Interface):
    """An interface of operations; the methods work on ``_op``."""

    __slots__ = ()

    @property
    def _op(self) -> Operation:
        return cast("Operation", self)


class TypeInterface(Interface):
    """An interface of types."""

    __slots__ = ()

    @property
    def _type(self) -> Type:
        return cast("Type", self)


class AttributeInterface(Interface):
    """An interface of attributes."""

    __slots__ = ()

    @property
    def _attribute(self) -> Attribute:
        return cast("Attribute", self)


class ExternalModel(Generic[SubjectT]):
    """An implementation of an interface that stands beside the class that it is for::

        class AddCost(ExternalModel[arith.AddIOp]):
            def cost(self, iterations: int = 1) -> int:
                return iterations * len(self.subject.operands)

        attach_interface(arith.AddIOp, CostInterface, AddCost)

    For an interface of MLIR the model extends it too, and has its default implementations.
    """

    __slots__ = ("subject",)

    def __init__(self, subject: SubjectT) -> None:
        self.subject = subject

    @property
    def _op(self) -> Any:
        return self.subject

    @property
    def _type(self) -> Any:
        return self.subject

    @property
    def _attribute(self) -> Any:
        return self.subject


def as_interface(
    subject: Operation | Type | Attribute, interface: type[InterfaceT] | ProtocolClass[InterfaceT]
) -> InterfaceT | None:
    """The object with the methods of an interface for the subject: itself or a model; None if it has none.

    >>> cost = as_interface(op, CostInterface)
    >>> if cost is not None: cost.cost(3)

    Raises PromisedInterfaceError for an interface that was promised and has no model yet.
    """
    try:
        model = subject.INTERFACES[interface.__name__]
    except KeyError:
        return None
    return cast(InterfaceT, subject if model is None else model(subject))


def has_interface(
    subject: Operation | Type | Attribute | type[Operation | Type | Attribute],
    interface: type[Any],
) -> bool:
    """Whether an operation, type or attribute, or the class of some, implements an interface or promises to."""
    return interface.__name__ in subject.INTERFACES


def attach_interface(
    definition: type[Operation | Type | Attribute],
    interface: type[Any],
    model: type[ExternalModel[Any]],
) -> None:
    """Make a class implement an interface by a model; it takes the place of one that was attached or promised before.

    Raises ValueError if the class implements the interface itself, or the model lacks a method that has no default.
    """
    name = interface.__name__
    known = definition.INTERFACES
    if name in known and known[name] is None:
        raise ValueError(f"'{definition.__name__}' implements the interface '{name}' itself")
    missing = [method for method in _declared_methods(interface) if not hasattr(model, method)]
    if missing:
        raise ValueError(
            f"the model '{model.__name__}' does not implement {', '.join(map(repr, missing))} of the "
            f"interface '{name}'"
        )
    names = [name, *(base.__name__ for base in _base_interfaces(interface))]
    added = {each: model for each in names if known.get(each, model) is not None}
    definition.INTERFACES = {**known, **added}


def promise_interface(definition: type[Operation | Type | Attribute], interface: type[Any]) -> None:
    """Say that a model of the interface will be attached: a query before that raises PromisedInterfaceError.

    (MLIR: `declarePromisedInterface`.)  What is implemented already stays.
    """
    name = interface.__name__
    if name in definition.INTERFACES:
        return

    def refuse(subject: Any) -> NoReturn:
        raise PromisedInterfaceError(
            f"the interface '{name}' was promised for '{definition.__name__}', "
            "but no model of it has been attached"
        )

    definition.INTERFACES = {**definition.INTERFACES, name: refuse}


def _base_interfaces(interface: type[Any]) -> list[type[Any]]:
    return [
        base
        for base in interface.__mro__[1:]
        if base.__module__ not in ("builtins", "typing", __name__)
        and (issubclass(base, Interface) or getattr(base, "_is_protocol", False))
    ]


def _declared_methods(interface: type[Any]) -> list[str]:
    if not getattr(interface, "_is_protocol", False):
        return []
    return [
        name
        for base in (interface, *_base_interfaces(interface))
        for name in vars(base)
        if not name.startswith("_")
    ]
