"""FunctionOpInterface (MLIR: `FunctionInterfaces.td`): a symbol with a function type, a body, and attributes of its
arguments and results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.runtime.builtin.attributes import ArrayAttr, DictionaryAttr, TypeAttr
from odsgen.runtime.builtin.types import FunctionType
from odsgen.runtime.interfaces.calls import (
    ARGUMENT_ATTRIBUTES,
    RESULT_ATTRIBUTES,
    CallableOpInterface,
)
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.implicit import fill_block
from odsgen.runtime.ir.symbol_interfaces import SymbolOpInterface
from odsgen.runtime.registry.context import dialect_loaded_for

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.glue.accessors import Accessor
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument

PartT = TypeVar("PartT")

FUNCTION_TYPE = "function_type"

_Attributes = dict[str, "Attribute"]


class FunctionOpInterface(SymbolOpInterface, CallableOpInterface):
    """A function: its type is the attribute `function_type`, its body the first region, empty for a declaration.

    The attributes of arguments and results are the arrays `arg_attrs` and `res_attrs`.
    """

    __slots__ = ()

    if TYPE_CHECKING:  # an operation has an accessor of its own
        function_type: Accessor[Any, Any]
    else:

        @property
        def function_type(self) -> Type:
            """The type of the function."""
            attribute = self._op.stored_properties.get(FUNCTION_TYPE)
            if isinstance(attribute, TypeAttr):
                return attribute.value
            self._missing("function_type")

    def set_function_type_attr(self, type: TypeAttr) -> None:
        """Give the function another type; arguments and their attributes stay as they are."""
        self._op.properties[FUNCTION_TYPE] = type

    def clone_type_with(self, inputs: Sequence[Type], results: Sequence[Type]) -> Type:
        """The type of the function with other arguments and results; raises ValueError where that is not a type.

        By default for the builtin function type alone.
        """
        if not isinstance(self.function_type, FunctionType):
            self._missing("clone_type_with")
        return FunctionType.get(tuple(inputs), tuple(results))

    def verify_body(self) -> None:
        """Check the body; by default, that the entry block takes the arguments of the function."""
        if self.is_external:
            return
        verify_entry_arguments(self._op, self.argument_types)

    def verify_type(self) -> None:
        """Check the type of the function; by default, there is nothing to check."""

    # --- the type -----------------------------------------------------------------------------------------------------

    @property
    def argument_types(self) -> Sequence[Type]:
        """The types of the arguments; by default those of the builtin function type."""
        type = self.function_type
        if not isinstance(type, FunctionType):
            self._missing("argument_types")
        return type.inputs

    @property
    def callable_result_types(self) -> Sequence[Type]:
        """The types of what the function returns; by default those of the builtin function type."""
        type = self.function_type
        if not isinstance(type, FunctionType):
            self._missing("callable_result_types")
        return type.results

    @property
    def num_arguments(self) -> int:
        return len(self.argument_types)

    @property
    def num_function_results(self) -> int:
        return len(self.callable_result_types)

    def set_function_type(self, type: Type) -> None:
        """Give the function another type, and its entry block and attributes as many arguments and results."""
        old_arguments, old_results = self.num_arguments, self.num_function_results
        self.set_function_type_attr(TypeAttr.get(type))
        for name, old, new in (
            (ARGUMENT_ATTRIBUTES, old_arguments, self.num_arguments),
            (RESULT_ATTRIBUTES, old_results, self.num_function_results),
        ):
            if old != new:
                held = self._dictionaries(name, old)
                self._set_dictionaries(name, (held + [{}] * new)[:new])

    # --- the body -----------------------------------------------------------------------------------------------------

    @property
    def function_body(self) -> Region:
        return self._op.regions[0]

    @property
    def callable_region(self) -> Region | None:
        """The body; None for a declaration."""
        return None if self.is_external else self.function_body

    @property
    def is_external(self) -> bool:
        """Whether there is no body."""
        return self.function_body.is_empty

    @property
    def arguments(self) -> Sequence[BlockArgument]:
        """The arguments of the entry block; none for a declaration."""
        return self.function_body.arguments

    def argument(self, index: int) -> BlockArgument:
        return self.arguments[index]

    def erase_body(self) -> None:
        """Make a declaration of the function."""
        self.function_body.erase_blocks()

    def add_entry_block(self, body: Callable[..., object] | None = None) -> Block:
        """Give a declaration a body, of one block with the arguments of the function; raises ValueError if it has one.

        The function `body` fills the block, see `Block.build`.
        """
        if not self.is_external:
            raise ValueError("the function has a body already")
        block = self.function_body.append(Block(list(self.argument_types)))
        if body is not None:
            fill_block(block, body)
        return block

    # --- the signature ------------------------------------------------------------------------------------------------

    def insert_argument(
        self,
        index: int,
        type: Type,
        attributes: _Attributes | None = None,
        location: Location | None = None,
    ) -> None:
        """Take one argument more, which stands at ``index`` then, in the type, the attributes and the entry block."""
        inputs = list(self.argument_types)
        held = self._dictionaries(ARGUMENT_ATTRIBUTES, len(inputs))
        inputs.insert(index, type)
        held.insert(index, dict(attributes or {}))
        self._set_type(inputs, self.callable_result_types)
        self._set_dictionaries(ARGUMENT_ATTRIBUTES, held)
        if not self.is_external:
            self.function_body.entry_block.insert_argument(index, type, location)

    def erase_arguments(self, indices: Iterable[int]) -> None:
        """Take arguments away; raises ValueError if one of them is used."""
        numbers = range(len(self.argument_types))
        erased = {numbers[index] for index in indices}
        inputs = _without(erased, self.argument_types)
        held = _without(erased, self._dictionaries(ARGUMENT_ATTRIBUTES, len(numbers)))
        if not self.is_external:
            self.function_body.entry_block.erase_arguments(erased)
        self._set_type(inputs, self.callable_result_types)
        self._set_dictionaries(ARGUMENT_ATTRIBUTES, held)

    def insert_function_result(
        self, index: int, type: Type, attributes: _Attributes | None = None
    ) -> None:
        """Return one value more; the operations that return must follow."""
        results = list(self.callable_result_types)
        held = self._dictionaries(RESULT_ATTRIBUTES, len(results))
        results.insert(index, type)
        held.insert(index, dict(attributes or {}))
        self._set_type(self.argument_types, results)
        self._set_dictionaries(RESULT_ATTRIBUTES, held)

    def erase_function_results(self, indices: Iterable[int]) -> None:
        """Return fewer values; the operations that return must follow."""
        numbers = range(len(self.callable_result_types))
        erased = {numbers[index] for index in indices}
        results = _without(erased, self.callable_result_types)
        held = _without(erased, self._dictionaries(RESULT_ATTRIBUTES, len(numbers)))
        self._set_type(self.argument_types, results)
        self._set_dictionaries(RESULT_ATTRIBUTES, held)

    def _set_type(self, inputs: Sequence[Type], results: Sequence[Type]) -> None:
        self.set_function_type_attr(TypeAttr.get(self.clone_type_with(inputs, results)))

    # --- attributes of arguments and results --------------------------------------------------------------------------

    def argument_attributes(self, index: int) -> _Attributes:
        """The attributes of an argument, by name."""
        return self._dictionaries(ARGUMENT_ATTRIBUTES, self.num_arguments)[index]

    def result_attributes(self, index: int) -> _Attributes:
        """The attributes of a result, by name."""
        return self._dictionaries(RESULT_ATTRIBUTES, self.num_function_results)[index]

    def set_argument_attributes(self, index: int, attributes: _Attributes) -> None:
        held = self._dictionaries(ARGUMENT_ATTRIBUTES, self.num_arguments)
        held[index] = dict(attributes)
        self._set_dictionaries(ARGUMENT_ATTRIBUTES, held)

    def set_result_attributes(self, index: int, attributes: _Attributes) -> None:
        held = self._dictionaries(RESULT_ATTRIBUTES, self.num_function_results)
        held[index] = dict(attributes)
        self._set_dictionaries(RESULT_ATTRIBUTES, held)

    def set_argument_attribute(self, index: int, name: str, value: Attribute) -> None:
        self.set_argument_attributes(index, {**self.argument_attributes(index), name: value})

    def set_result_attribute(self, index: int, name: str, value: Attribute) -> None:
        self.set_result_attributes(index, {**self.result_attributes(index), name: value})

    def remove_argument_attribute(self, index: int, name: str) -> Attribute | None:
        """Take an attribute of an argument away and return it."""
        attributes = self.argument_attributes(index)
        removed = attributes.pop(name, None)
        self.set_argument_attributes(index, attributes)
        return removed

    def remove_result_attribute(self, index: int, name: str) -> Attribute | None:
        """Take an attribute of a result away and return it."""
        attributes = self.result_attributes(index)
        removed = attributes.pop(name, None)
        self.set_result_attributes(index, attributes)
        return removed

    def _dictionaries(self, name: str, count: int) -> list[_Attributes]:
        array = self._op.stored_properties.get(name)
        held: list[_Attributes] = []
        if isinstance(array, ArrayAttr):
            held = [
                dict(element.entries) if isinstance(element, DictionaryAttr) else {}
                for element in array.elements
            ]
        return held + [{} for _ in range(count - len(held))]

    def _set_dictionaries(self, name: str, dictionaries: Sequence[_Attributes]) -> None:
        if any(dictionaries):
            self._op.properties[name] = ArrayAttr.get(tuple(map(DictionaryAttr.get, dictionaries)))
        else:
            self._op.properties.pop(name, None)


def _without(erased: Set[int], parts: Sequence[PartT]) -> list[PartT]:
    return [part for number, part in enumerate(parts) if number not in erased]


def verify_entry_arguments(op: Operation, inputs: Sequence[Type]) -> None:
    """Check that the entry block of a function takes arguments of these types; raises VerifyError."""
    arguments = op.regions[0].arguments
    if len(arguments) != len(inputs):
        raise op.op_error(
            f"entry block must have {len(inputs)} arguments to match function signature"
        )
    for index, argument in enumerate(arguments):
        expected = inputs[index]
        if argument.type is not expected:
            raise op.op_error(
                f"type of entry block argument #{index}('{argument.type}') must match the type "
                f"of the corresponding argument in function signature('{expected}')"
            )


_SIGNATURE_ATTRIBUTES = frozenset({ARGUMENT_ATTRIBUTES, RESULT_ATTRIBUTES})


def verify_function(op: Operation, function: FunctionOpInterface) -> None:
    """Check what the interface demands of a function; raises VerifyError.

    The attributes of arguments and results must belong to dialects, and the entry block must take the arguments.  Of a
    type that is not the builtin one, and of which the function does not tell its arguments, nothing is known.
    """
    tells_arguments = type(function).argument_types is not FunctionOpInterface.argument_types
    if not tells_arguments and not isinstance(function.function_type, FunctionType):
        return
    function.verify_type()
    if not op.stored_properties.keys().isdisjoint(_SIGNATURE_ATTRIBUTES):
        verify_signature_attributes(op, function.num_arguments, function.num_function_results)
    if len(op.regions) != 1:
        raise op.op_error("expects one region")
    function.verify_body()


def verify_signature_attributes(op: Operation, num_arguments: int, num_results: int) -> None:
    """Check the attributes of the arguments and of the results of a function; raises VerifyError."""
    _verify_attributes(op, ARGUMENT_ATTRIBUTES, "argument", num_arguments)
    _verify_attributes(op, RESULT_ATTRIBUTES, "result", num_results)


def _verify_attributes(op: Operation, name: str, what: str, count: int) -> None:
    array = op.stored_properties.get(name)
    if array is None:
        return
    if len(array.elements) != count:
        raise op.op_error(
            f"expects {what} attribute array to have the same number of elements as the number of "
            f"function {what}s, got {len(array.elements)}, but expected {count}"
        )
    for index, element in enumerate(array.elements):
        if not isinstance(element, DictionaryAttr):
            raise op.op_error(
                f"expects {what} attribute dictionary to be a DictionaryAttr, but got `{element}`"
            )
        for key, attribute in element.entries:
            prefix, dot, rest = key.partition(".")
            if not dot:
                raise op.op_error(f"{what}s may only have dialect attributes")
            dialect = dialect_loaded_for(op, prefix) if rest else None
            if dialect is None:
                continue
            verify = (
                dialect.verify_region_argument_attribute
                if name == ARGUMENT_ATTRIBUTES
                else dialect.verify_region_result_attribute
            )
            if verify is not None:
                verify(op, 0, index, key, attribute)
