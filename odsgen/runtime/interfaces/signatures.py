"""Changing the signatures of functions: arguments, results, and their attributes (MLIR: `FunctionInterfaces.td`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import TYPE_CHECKING, TypeVar

from odsgen.runtime.builtin.attributes import ArrayAttr, DictionaryAttr, TypeAttr
from odsgen.runtime.interfaces.calls import ARGUMENT_ATTRIBUTES, RESULT_ATTRIBUTES

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.interfaces.functions import FunctionOpInterface

    _Attributes = dict[str, Attribute]

PartT = TypeVar("PartT")


def _without(erased: Set[int], parts: Sequence[PartT]) -> list[PartT]:
    return [part for number, part in enumerate(parts) if number not in erased]


def set_function_type(function: FunctionOpInterface, type: Type) -> None:
    """Give the function another type, and its entry block and attributes as many arguments and results."""
    old_arguments, old_results = function.num_arguments, function.num_function_results
    function.set_function_type_attr(TypeAttr.get(type))
    for name, old, new in (
        (ARGUMENT_ATTRIBUTES, old_arguments, function.num_arguments),
        (RESULT_ATTRIBUTES, old_results, function.num_function_results),
    ):
        if old != new:
            held = _dictionaries(function, name, old)
            _set_dictionaries(function, name, (held + [{}] * new)[:new])


def insert_argument(
    function: FunctionOpInterface,
    index: int,
    type: Type,
    attributes: _Attributes | None = None,
    location: Location | None = None,
) -> None:
    """Take one argument more, which stands at ``index`` then, in the type, the attributes and the entry block."""
    inputs = list(function.argument_types)
    held = _dictionaries(function, ARGUMENT_ATTRIBUTES, len(inputs))
    inputs.insert(index, type)
    held.insert(index, dict(attributes or {}))
    _set_type(function, inputs, function.callable_result_types)
    _set_dictionaries(function, ARGUMENT_ATTRIBUTES, held)
    if not function.is_external:
        function.function_body.entry_block.insert_argument(index, type, location)


def erase_arguments(function: FunctionOpInterface, indices: Iterable[int]) -> None:
    """Take arguments away; raises ValueError if one of them is used."""
    numbers = range(len(function.argument_types))
    erased = {numbers[index] for index in indices}
    inputs = _without(erased, function.argument_types)
    held = _without(erased, _dictionaries(function, ARGUMENT_ATTRIBUTES, len(numbers)))
    if not function.is_external:
        function.function_body.entry_block.erase_arguments(erased)
    _set_type(function, inputs, function.callable_result_types)
    _set_dictionaries(function, ARGUMENT_ATTRIBUTES, held)


def insert_function_result(
    function: FunctionOpInterface, index: int, type: Type, attributes: _Attributes | None = None
) -> None:
    """Return one value more; the operations that return must follow."""
    results = list(function.callable_result_types)
    held = _dictionaries(function, RESULT_ATTRIBUTES, len(results))
    results.insert(index, type)
    held.insert(index, dict(attributes or {}))
    _set_type(function, function.argument_types, results)
    _set_dictionaries(function, RESULT_ATTRIBUTES, held)


def erase_function_results(function: FunctionOpInterface, indices: Iterable[int]) -> None:
    """Return fewer values; the operations that return must follow."""
    numbers = range(len(function.callable_result_types))
    erased = {numbers[index] for index in indices}
    results = _without(erased, function.callable_result_types)
    held = _without(erased, _dictionaries(function, RESULT_ATTRIBUTES, len(numbers)))
    _set_type(function, function.argument_types, results)
    _set_dictionaries(function, RESULT_ATTRIBUTES, held)


def _set_type(
    function: FunctionOpInterface, inputs: Sequence[Type], results: Sequence[Type]
) -> None:
    function.set_function_type_attr(TypeAttr.get(function.clone_type_with(inputs, results)))


def argument_attributes(function: FunctionOpInterface, index: int) -> _Attributes:
    """The attributes of an argument, by name."""
    return _dictionaries(function, ARGUMENT_ATTRIBUTES, function.num_arguments)[index]


def result_attributes(function: FunctionOpInterface, index: int) -> _Attributes:
    """The attributes of a result, by name."""
    return _dictionaries(function, RESULT_ATTRIBUTES, function.num_function_results)[index]


def set_argument_attributes(
    function: FunctionOpInterface, index: int, attributes: _Attributes
) -> None:
    """Give an argument these attributes instead of its own."""
    held = _dictionaries(function, ARGUMENT_ATTRIBUTES, function.num_arguments)
    held[index] = dict(attributes)
    _set_dictionaries(function, ARGUMENT_ATTRIBUTES, held)


def set_result_attributes(
    function: FunctionOpInterface, index: int, attributes: _Attributes
) -> None:
    """Give a result these attributes instead of its own."""
    held = _dictionaries(function, RESULT_ATTRIBUTES, function.num_function_results)
    held[index] = dict(attributes)
    _set_dictionaries(function, RESULT_ATTRIBUTES, held)


def set_argument_attribute(
    function: FunctionOpInterface, index: int, name: str, value: Attribute
) -> None:
    """Set one attribute of an argument."""
    function.set_argument_attributes(index, {**function.argument_attributes(index), name: value})


def set_result_attribute(
    function: FunctionOpInterface, index: int, name: str, value: Attribute
) -> None:
    """Set one attribute of a result."""
    function.set_result_attributes(index, {**function.result_attributes(index), name: value})


def remove_argument_attribute(
    function: FunctionOpInterface, index: int, name: str
) -> Attribute | None:
    """Take an attribute of an argument away and return it."""
    attributes = function.argument_attributes(index)
    removed = attributes.pop(name, None)
    function.set_argument_attributes(index, attributes)
    return removed


def remove_result_attribute(
    function: FunctionOpInterface, index: int, name: str
) -> Attribute | None:
    """Take an attribute of a result away and return it."""
    attributes = function.result_attributes(index)
    removed = attributes.pop(name, None)
    function.set_result_attributes(index, attributes)
    return removed


def _dictionaries(function: FunctionOpInterface, name: str, count: int) -> list[_Attributes]:
    array = function._op.stored_properties.get(name)
    held: list[_Attributes] = []
    if isinstance(array, ArrayAttr):
        held = [
            dict(element.entries) if isinstance(element, DictionaryAttr) else {}
            for element in array.elements
        ]
    return held + [{} for _ in range(count - len(held))]


def _set_dictionaries(
    function: FunctionOpInterface, name: str, dictionaries: Sequence[_Attributes]
) -> None:
    if any(dictionaries):
        function._op.properties[name] = ArrayAttr.get(tuple(map(DictionaryAttr.get, dictionaries)))
    else:
        function._op.properties.pop(name, None)
