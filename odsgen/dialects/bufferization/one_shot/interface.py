"""Models: how operations are bufferized (MLIR: `BufferizableOpInterface`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from odsgen.dialects.shared.models import Models
from odsgen.runtime import (
    BaseMemRefType,
    BlockArgument,
    BranchOpInterface,
    DestinationStyleOpInterface,
    OpResult,
    RegionBranchOpInterface,
    TensorType,
    UnrankedTensorType,
    Use,
    as_interface,
)

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Operation, Region, Value


class BufferizationError(Exception):
    """An operation cannot be bufferized; the driver says which, and why where there is a message."""


class Alias(NamedTuple):
    """A value, or the use of one, that may share a buffer with another one."""

    #: `Value` for `aliasing_values`, `Use` for `aliasing_uses`.
    other: Any
    #: Whether both are the whole of the same buffer.
    is_equivalent: bool = True
    #: Whether they share a buffer in every run.
    is_definite: bool = True


def is_tensor(value: Value) -> bool:
    """Whether a value becomes a buffer."""
    return isinstance(value.type, TensorType)


def uses_of_tensors(op: Operation) -> Iterable[Use]:
    """The operands of tensor type."""
    for index, operand in enumerate(op.operands):
        if isinstance(operand.type, TensorType):
            yield Use(op, index)


def used_value(use: Use) -> Value:
    """The value that is used."""
    return use.owner.operands[use.index]


def owner_of(value: Value) -> Operation:
    """The operation that defines a result, or in whose block an argument is (`getOwnerOfValue`)."""
    if isinstance(value, OpResult):
        return value.owner
    parent: Operation | None = value.owner.parent_op
    assert parent is not None
    return parent


class Bufferizable:
    """The model of operations that can be bufferized; a subclass for each kind of them.

    Uses are operands of tensor type.  The defaults are those of MLIR's interface.
    """

    #: Whether regions may have several blocks.
    supports_unstructured_control_flow = False

    def bufferizes_to_allocation(self, value: Value) -> bool:
        """Whether a result may lie in new memory."""
        return False

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        """Whether the elements of an operand are read."""
        return True

    def bufferizes_to_memory_write(self, use: Use, state: AnalysisState) -> bool:
        """Whether the buffer of an operand is written, if it is in place."""
        return False

    def bufferizes_to_elementwise_access(
        self, op: Operation, state: AnalysisState, uses: Sequence[Use]
    ) -> bool:
        """Whether each element is read before the element at the same place is written."""
        return False

    def result_bufferizes_to_memory_write(self, result: OpResult, state: AnalysisState) -> bool:
        """Whether a result has elements that the operation, or one in its regions, has written."""
        aliases = self.aliasing_uses(result, state)
        if not aliases:
            return True
        if any(state.bufferizes_to_memory_write(alias.other) for alias in aliases):
            return True
        op = result.owner

        def is_written_inside(value: Value) -> bool:
            return op.is_ancestor(owner_of(value)) and state.value_bufferizes_to_memory_write(value)

        return any(
            state.find_in_reverse_use_def_chain(
                alias.other, is_written_inside, always_include_leaves=False
            )
            for alias in aliases
        )

    def must_bufferize_in_place(self, use: Use, state: AnalysisState) -> bool:
        """Whether an operand cannot be copied."""
        return isinstance(used_value(use).type, UnrankedTensorType)

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        """The results and block arguments that may share the buffer of an operand in place."""
        return ()

    def aliasing_uses(self, value: Value, state: AnalysisState) -> Sequence[Alias]:
        """The operands in place whose buffer a value may share."""
        return [
            Alias(use, alias.is_equivalent, alias.is_definite)
            for use in uses_of_tensors(owner_of(value))
            for alias in self.aliasing_values(use, state)
            if alias.other is value
        ]

    def resolve_conflicts(
        self, op: Operation, rewriter: PatternRewriter, state: AnalysisState
    ) -> None:
        """Copies operands that are not in place."""
        from odsgen.dialects.bufferization.one_shot.copies import resolve_operand_conflicts

        resolve_operand_conflicts(op, rewriter, state)

    def bufferize(self, op: Any, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        """Replaces the operation by one on buffers; raises VerifyError or BufferizationError."""
        raise BufferizationError

    def is_writable(self, value: Value, state: AnalysisState) -> bool:
        """Whether the buffer of a result or block argument may be written."""
        return isinstance(value, OpResult)

    def is_not_conflicting(self, read: Use, write: Use, state: AnalysisState) -> bool:
        """Whether a read and a write are known not to conflict."""
        return False

    def verify_analysis(self, op: Operation, state: AnalysisState) -> None:
        """Checks the result of the analysis; raises VerifyError."""

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        """The type of the buffer of a result or block argument; `stack` are values that ask for it."""
        return default_buffer_type(value, options, stack)

    def is_repetitive_region(self, op: Operation, index: int) -> bool:
        """Whether a region may run several times."""
        branch = as_interface(op, RegionBranchOpInterface)
        return branch is not None and branch.is_repetitive_region(index)

    def is_parallel_region(self, op: Operation, index: int) -> bool:
        """Whether a region may run several times at once."""
        return False

    def has_tensor_semantics(self, op: Operation) -> bool:
        """Whether there is a tensor to bufferize."""
        return default_has_tensor_semantics(op)


def default_has_tensor_semantics(op: Operation) -> bool:
    """Whether a result, operand or block argument is a tensor."""
    return (
        any(isinstance(type, TensorType) for type in op.result_types)
        or any(isinstance(operand.type, TensorType) for operand in op.operands)
        or any(
            isinstance(argument.type, TensorType)
            for region in op.regions
            for block in region.blocks
            for argument in block.arguments
        )
    )


def default_buffer_type(
    value: Value, options: BufferizationOptions, stack: list[Value]
) -> BaseMemRefType:
    """That of an equivalent operand, or the one for unknown values."""
    from odsgen.dialects.bufferization.one_shot.buffers import (
        buffer_type_of,
        known_memory_space,
        memref_type,
    )
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState

    if isinstance(value, BlockArgument):
        return memref_type(value, options)
    aliases = AnalysisState(options).aliasing_uses(value)
    if aliases and aliases[0].is_equivalent:
        return buffer_type_of(used_value(aliases[0].other), options, stack)
    return memref_type(value, options, memory_space=known_memory_space(value, options))


class DestinationStyle(Bufferizable):
    """The model of operations whose results are written into their inits."""

    def bufferizes_to_memory_write(self, use: Use, state: AnalysisState) -> bool:
        return _destination_style(use.owner).is_dps_init(use.index)

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        style = _destination_style(use.owner)
        return [Alias(style.tied_op_result(use.index))] if style.is_dps_init(use.index) else ()


def _destination_style(op: Operation) -> DestinationStyleOpInterface:
    style = as_interface(op, DestinationStyleOpInterface)
    assert style is not None
    return style


class View(Bufferizable):
    """The model of operations whose result is another view of their first operand."""

    is_equivalent = True

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        return False

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        return [Alias(use.owner.results[0], self.is_equivalent)]


# --- control flow between blocks ----------------------------------------------------------------------------------------


def forwarded_uses(argument: Value) -> list[Use]:
    """The operands that branches pass to a block argument (`getCallerOpOperands`)."""
    assert isinstance(argument, BlockArgument)
    block, found = argument.owner, []
    for user in block.users:
        branch = as_interface(user, BranchOpInterface)
        if branch is None:
            continue
        for number, successor in enumerate(user.successors):
            if successor is block:
                first = first_forwarded(user, branch, number)
                if first is not None:
                    found.append(Use(user, first + argument.index))
    return found


def first_forwarded(op: Operation, branch: BranchOpInterface, successor: int) -> int | None:
    """The number of the first operand that is passed to a successor; None if none is."""
    from odsgen.runtime import successor_operand_numbers

    numbers = successor_operand_numbers(op, branch)[successor]
    return numbers[0] if numbers else None


class RegionYield(Bufferizable):
    """A terminator whose operands are the results of the operation around it."""

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        """The result of that number."""
        parent = use.owner.parent_op
        return () if parent is None else [Alias(parent.results[use.index])]

    def must_bufferize_in_place(self, use: Use, state: AnalysisState) -> bool:
        """Always: nobody could copy behind the region."""
        return True


class UnstructuredControlFlow(Bufferizable):
    """The model of operations whose regions may have several blocks."""

    supports_unstructured_control_flow = True

    def aliasing_uses(self, value: Value, state: AnalysisState) -> Sequence[Alias]:
        return [Alias(use, True, False) for use in forwarded_uses(value)]

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        from odsgen.dialects.bufferization.one_shot.buffers import buffer_type_of, dynamic_memref

        if isinstance(value, OpResult):
            return default_buffer_type(value, options, stack)
        found: BaseMemRefType | None = None
        op = owner_of(value)
        for use in forwarded_uses(value):
            passed = used_value(use)
            if passed in stack:
                continue
            type = buffer_type_of(passed, options, stack)
            if found is None or found is type:
                found = type
                continue
            if found.memory_space is not type.memory_space:
                raise op.op_error(
                    "incoming operands of block argument have inconsistent memory spaces"
                )
            found = dynamic_memref(value.type, found.memory_space)
        if found is None:
            raise op.op_error("could not infer buffer type of block argument")
        return found


class Branch(Bufferizable):
    """The model of operations that branch to blocks."""

    def bufferizes_to_memory_read(self, use: Use, state: AnalysisState) -> bool:
        return False

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        op = use.owner
        branch = as_interface(op, BranchOpInterface)
        assert branch is not None
        found = []
        for number, block in enumerate(op.successors):
            first = first_forwarded(op, branch, number)
            if first is not None and first <= use.index < first + len(block.arguments):
                found.append(Alias(block.arguments[use.index - first], True, False))
        return found

    def bufferize(self, op: Any, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        """Operands are bufferized with the blocks that get them."""


# --- which operations have a model ----------------------------------------------------------------------------------

ModelT = TypeVar("ModelT", bound=Bufferizable)


_MODELS: Models[Bufferizable] = Models("bufferization")


def bufferizes(*op_classes: type[Any]) -> Callable[[type[ModelT]], type[ModelT]]:
    """Makes a model that of some classes of operations.

    >>> @bufferizes(toy.AddOp)
    ... class Add(DestinationStyle): ...
    """

    return _MODELS.register(*op_classes)


def model_of(op: Operation) -> Bufferizable | None:
    """The model of an operation; None if it cannot be bufferized."""
    return _MODELS.of(op)


def is_repetitive(region: Region, options: BufferizationOptions) -> bool:
    """Whether a region may run several times, as far as its operation is bufferized."""
    op = region.parent_op
    if op is None or not options.is_allowed(op):
        return False
    model = model_of(op)
    return model is not None and model.is_repetitive_region(op, region.region_number)


def parallel_region(region: Region | None, options: BufferizationOptions) -> Region | None:
    """The closest region around that may run several times at once."""
    while region is not None:
        op = region.parent_op
        if op is not None and options.is_allowed(op):
            model = model_of(op)
            if model is not None and model.is_parallel_region(op, region.region_number):
                return region
        region = region.parent_region
    return None
