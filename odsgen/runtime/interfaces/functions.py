"""FunctionOpInterface (MLIR: `FunctionInterfaces.td`): a symbol with a function type, a body, and attributes of its
arguments and results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.runtime.builtin.attributes import DictionaryAttr, TypeAttr
from odsgen.runtime.builtin.types import FunctionType
from odsgen.runtime.interfaces.calls import (
    ARGUMENT_ATTRIBUTES,
    RESULT_ATTRIBUTES,
    CallableOpInterface,
)
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.implicit import inside
from odsgen.runtime.ir.symbol_interfaces import SymbolOpInterface
from odsgen.runtime.registry.context import dialect_loaded_for
from odsgen.runtime.support.on_demand import ModuleOnDemand

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.glue.accessors import Accessor
    from odsgen.runtime.interfaces import signatures
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument
else:
    signatures = ModuleOnDemand("odsgen.runtime.interfaces.signatures")

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
            with inside(block) as arguments:
                body(*arguments)
        return block

    # --- the signature, with the attributes of arguments and results --------------------------------------------------

    set_function_type = signatures.set_function_type
    insert_argument = signatures.insert_argument
    erase_arguments = signatures.erase_arguments
    insert_function_result = signatures.insert_function_result
    erase_function_results = signatures.erase_function_results
    argument_attributes = signatures.argument_attributes
    result_attributes = signatures.result_attributes
    set_argument_attributes = signatures.set_argument_attributes
    set_result_attributes = signatures.set_result_attributes
    set_argument_attribute = signatures.set_argument_attribute
    set_result_attribute = signatures.set_result_attribute
    remove_argument_attribute = signatures.remove_argument_attribute
    remove_result_attribute = signatures.remove_result_attribute


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
