"""The questions that every element of a format answers, and the way from an element to its answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod
from odsgen.codegen.format_lowering.typed_operands import RUN, operand_of_run, without_white_space
from odsgen.codegen.python.expressions import Expression, Name
from odsgen.codegen.python.steps import If
from odsgen.ods.model import Operand
from odsgen.ods.model.format import FormatElement, FormatPart, SpacedElement

Part = TypeVar("Part", bound=FormatPart)


class Lowering(Generic[Part]):
    """Lowers one kind of element to steps that read and print it.

    An element of a format needs `parse` and `print`; one that groups may have also `declare_unread` and `presence`, and
    one that may begin a group `parse_guard`.
    """

    def __init__(self, part: Part) -> None:
        self.part = part

    def _not_here(self) -> AssertionError:
        return AssertionError(f"the checks of the format let {self.part} through")

    # --- reading ------------------------------------------------------------------------------------------------------

    def parse(self, method: ParseMethod) -> None:
        """Add the steps that read the element."""
        raise self._not_here()

    def declare_unread(self, method: ParseMethod) -> None:
        """Give what the element reads its empty value, for a text that leaves out the group."""

    def parse_guard(self, method: ParseMethod) -> Expression:
        """The condition that the text goes on with the element, after the steps that it needs."""
        raise self._not_here()

    def parse_guarded(self, method: ParseMethod) -> None:
        """Add the steps that read the element, or what is left of it, where `parse_guard` holds."""
        self.parse(method)

    # --- printing -----------------------------------------------------------------------------------------------------

    def print(self, method: PrintMethod) -> None:
        """Add the steps that print the element; the blank before it is printed already."""
        raise self._not_here()

    def presence(self, method: PrintMethod) -> Expression:
        """The condition under which a group that it anchors is printed: given, not empty, not its default."""
        raise self._not_here()


class ArgumentLowering(Lowering[Part]):
    """Lowers a kind of element that custom directives may take, and hands it to their hooks."""

    def given(self, method: ParseMethod) -> Expression | None:
        """The argument that the hook gets for the element when it parses; None for an element that it returns."""
        return None

    @property
    def local(self) -> Name:
        """The variable that holds what is read."""
        raise self._not_here()

    def reference(self) -> Expression:
        """The expression for `ref` of the element, after it was parsed."""
        return self.local

    def returned(self) -> Name:
        """The variable that takes what the hook returns."""
        return self.local

    def prepare(self, method: ParseMethod) -> None:
        """Add the steps that are needed before the hook parses it."""

    def bind(self, method: ParseMethod) -> None:
        """Bring what the hook has returned into the form in which the rest of `parse` holds it."""

    def bind_given(self, method: ParseMethod) -> None:
        """The same of what was found not to be None."""
        self.bind(method)

    def printed(self, method: PrintMethod) -> Expression:
        """The argument that the hook gets for the element when it prints."""
        raise self._not_here()


class UnitLowering(ArgumentLowering[Part]):
    """How an attribute or property is set that the presence of its group stands for."""

    def set_unit(self, method: ParseMethod) -> None:
        """Add the step that sets it."""
        raise self._not_here()


_LOWERINGS: dict[type[FormatPart], type[Lowering[Any]]] = {}
_Class = TypeVar("_Class", bound=type[Lowering[Any]])


def lowers(part: type[FormatPart]) -> Callable[[_Class], _Class]:
    """The class lowers this kind of element."""

    def registered(lowering: _Class) -> _Class:
        _LOWERINGS[part] = lowering
        return lowering

    return registered


def lowering_of(part: FormatPart) -> Lowering[Any]:
    """How the element is read and printed."""
    return _LOWERINGS[type(part)](part)


def argument_lowering(part: FormatPart) -> ArgumentLowering[Any]:
    """How the argument of a custom directive is handed to its hooks."""
    lowering = lowering_of(part)
    assert isinstance(lowering, ArgumentLowering)
    return lowering


def parse_elements(elements: Iterable[FormatElement], method: ParseMethod) -> None:
    """Add the steps that read the elements, one after another, or typed operands in one run."""
    rest = without_white_space(tuple(elements))
    while rest:
        operand = operand_of_run(rest)
        if operand is not None and method.is_read_at_once(operand):
            _parse_run(rest[:RUN], operand, method)
            del rest[:RUN]
        else:
            lowering_of(rest.pop(0)).parse(method)


def _parse_run(run: Iterable[FormatElement], operand: Operand, method: ParseMethod) -> None:
    lowerings = [lowering_of(element) for element in run]
    if not method.is_in_group:
        for lowering in lowerings:
            lowering.declare_unread(method)
    known = names.known_values(operand)
    method.bind(known, names.PARSER.method("parse_known_operands"))
    with method.branch() as ordinary:
        for lowering in lowerings:
            lowering.parse(method)
    method.add(If(known.is_none(), tuple(ordinary)))


def print_elements(elements: Iterable[FormatElement], method: PrintMethod) -> None:
    """Add the steps that print the elements, one after another."""
    for element in elements:
        if isinstance(element, SpacedElement) and element.space_before:
            method.emit(" ")
        lowering_of(element).print(method)
