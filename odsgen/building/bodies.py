"""Operations with bodies, filled in a `with`: what is built inside goes to the end of a block."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from odsgen.building.values import AnyBody, AnyValue, only_result, value, values
from odsgen.runtime.base.attribute import Type
from odsgen.runtime.builtin.type_functions import element_type_or_self
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.implicit import begin_insertion, end_insertion
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.value import OpResult, Value

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self


OpT = TypeVar("OpT", bound=Operation, covariant=True)

#: The arguments of a block.
Arguments: TypeAlias = tuple[Value[Any], ...]

#: What a function that fills a body returns.
Returned: TypeAlias = AnyValue | Sequence[AnyValue] | None


class Body(AnyBody, Generic[OpT]):
    """An operation and one of its regions, whose first block a `with` fills.

    >>> with (loop := scf.for_(0, 10, 1, iter_args=[x])) as (i, sum):
    ...     scf.yield_([arith.addi(sum, i)])
    >>> loop.result

    It stands for the value of the operation, where that has one result. As a decorator it fills the block by a function,
    and ends it with what the function returns.
    """

    __slots__ = ("op", "region", "_types", "_end", "_ends_by_itself")

    op: OpT
    region: Region

    def __init__(
        self,
        op: OpT,
        region: Region | None = None,
        types: Sequence[Type] = (),
        *,
        end: type[Operation] | None = None,
        ends_by_itself: bool = True,
    ) -> None:
        """Of the first region, unless another is given.

        ``types`` are those of the arguments of the block, where the region has none yet; ``end`` is the terminator,
        which needs no operands where the block ``ends_by_itself``.
        """
        self.op = op
        self.region = op.regions[0] if region is None else region
        self._types = types
        self._end = end
        self._ends_by_itself = ends_by_itself

    def __repr__(self) -> str:
        return f"<body of {self.op!r}>"

    @property
    def result(self) -> OpResult[Any]:
        """The result of the operation; raises TypeError where it has none, or several."""
        return only_result(self.op)

    @property
    def results(self) -> tuple[OpResult[Any], ...]:
        """The results of the operation."""
        return tuple(self.op.results)

    @property
    def block(self) -> Block:
        """The first block of the region, which is made when it is asked for."""
        blocks = self.region.stored_blocks
        return blocks[0] if blocks else self.region.append(Block(self._types))

    def add_block(self, types: Sequence[Type] = ()) -> Block:
        """Another block at the end of the region, see `inside`."""
        self.block  # noqa: B018  # which is the first
        return self.region.append(Block(types))

    def other(self, region: Region, types: Sequence[Type] = ()) -> Body[OpT]:
        """The body of another region of the operation, such as `loop.op.after`."""
        if region.parent_op is not self.op:
            raise ValueError(f"the region is none of '{self.op.name}'")
        return Body(self.op, region, types, end=self._end, ends_by_itself=self._ends_by_itself)

    if not TYPE_CHECKING:  # a checker says itself that a body is not iterable

        def __iter__(self):
            raise TypeError(
                f"the body of '{self.op.name}' is filled by `with … as (…):`, not by `for`;"
                " its values are in `results`"
            )

    def __enter__(self) -> Arguments:
        """The arguments of the block, at whose end goes what is built."""
        block = self.block
        begin_insertion(block.append)
        return block.arguments

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        try:
            if self._ends_by_itself and kind is None and self._end is not None:
                if self.block.terminator is None:
                    self._finish(())
        finally:
            end_insertion()

    def __call__(self, fill: Callable[..., Returned]) -> Self:
        """Fill the block by a function of its arguments: `@func.func("twice", [i32], [i32])`."""
        with self as arguments:
            try:
                returned = fill(*arguments)
            except TypeError as error:
                if error.__traceback__ is None or error.__traceback__.tb_next is not None:
                    raise  # from within the function
                types = ", ".join(str(argument.type) for argument in arguments)
                raise TypeError(
                    f"the block of '{self.op.name}' has arguments of types ({types}): {error}"
                ) from None
            if returned is not None:
                listed = returned if isinstance(returned, Sequence) else [returned]
                self._finish(values(listed))
        return self

    def _finish(self, returned: Sequence[Value[Any]]) -> None:
        if self._end is None:
            raise TypeError(
                f"the body of '{self.op.name}' has no terminator of its own that takes what is returned:"
                " build one in the body, and return nothing"
            )
        self._end.build_generic(list(returned), result_types=())


def one_block(types: Sequence[Type] = ()) -> Region:
    """A region of one block with arguments of these types."""
    return Region([Block(types)])


def types_of(given: Sequence[Any]) -> list[Type]:
    """The types of values."""
    return [value(each).type for each in given]


def element_types_of(types: Sequence[Type]) -> list[Type]:
    """The types of the elements of vectors, tensors and memrefs; of others, the type itself."""
    return [element_type_or_self(type) for type in types]
