"""SSA values and their uses (LangRef: High-Level Structure; Use-def chains)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from odsgen.runtime.base import callbacks
from odsgen.runtime.base.attribute import TypeT_co

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.location_source import LocationSource
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region

    LocationToken = tuple[LocationSource, int]


ValueT = TypeVar("ValueT", bound="Value[Any]")

#: Up to that many operands, a tuple is copied faster than places are looked up (`operand_list`).
MOST_IN_A_TUPLE = 256


class Use:
    """One use of a value: operand number `index` of `owner`."""

    __slots__ = ("owner", "index")

    def __init__(self, owner: Operation, index: int) -> None:
        self.owner = owner
        self.index = index

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Use) and self.owner is other.owner and self.index == other.index

    def __hash__(self) -> int:
        return hash((self.owner, self.index))

    def __repr__(self) -> str:
        return f"Use(owner={self.owner!r}, index={self.index})"


def resolve_location(location: Location | LocationToken | None) -> Location:
    """A location as it is kept (a place in a parsed file is a number until somebody asks) as an attribute."""
    if location is None:
        from odsgen.runtime.builtin.locations import UnknownLoc

        return UnknownLoc.get()
    if isinstance(location, tuple):
        source, index = location
        return source.location(index)
    return location


class Value(Generic[TypeT_co]):
    """A typed value: the result of one operation or the argument of one block.

    To type checkers `Value[IntegerType]` is one whose type is an integer type, and `Value` one of any type.

    A value knows the operations that use it, in the order in which they came to use it: `_users` is None without any,
    the operation itself where one operand of one operation is the value, which most values have, and otherwise a
    dictionary of how many operands of each are.  The operand numbers are found by looking at the operands of the user.
    """

    if TYPE_CHECKING:  # any type may be assigned, which the verifier judges

        @property
        def type(self) -> TypeT_co:
            """The type of the value."""
            ...

        @type.setter
        def type(self, type: Type) -> None: ...

        owner: Any  # the operation or the block that defines the value

        # Within `odsgen.building.operators`, Python's operators build operations of `arith`.
        def __add__(self, other: Value[Any] | float) -> Value[TypeT_co]: ...
        def __radd__(self, other: float) -> Value[TypeT_co]: ...
        def __sub__(self, other: Value[Any] | float) -> Value[TypeT_co]: ...
        def __rsub__(self, other: float) -> Value[TypeT_co]: ...
        def __mul__(self, other: Value[Any] | float) -> Value[TypeT_co]: ...
        def __rmul__(self, other: float) -> Value[TypeT_co]: ...
        def __truediv__(self, other: Value[Any] | float) -> Value[TypeT_co]: ...
        def __rtruediv__(self, other: float) -> Value[TypeT_co]: ...
        def __floordiv__(self, other: Value[Any] | int) -> Value[TypeT_co]: ...
        def __mod__(self, other: Value[Any] | int) -> Value[TypeT_co]: ...
        def __lshift__(self, other: Value[Any] | int) -> Value[TypeT_co]: ...
        def __rshift__(self, other: Value[Any] | int) -> Value[TypeT_co]: ...
        def __and__(self, other: Value[Any] | int) -> Value[TypeT_co]: ...
        def __or__(self, other: Value[Any] | int) -> Value[TypeT_co]: ...
        def __xor__(self, other: Value[Any] | int) -> Value[TypeT_co]: ...
        def __neg__(self) -> Value[TypeT_co]: ...
        def __lt__(self, other: Value[Any] | float) -> Value[Any]: ...
        def __le__(self, other: Value[Any] | float) -> Value[Any]: ...
        def __gt__(self, other: Value[Any] | float) -> Value[Any]: ...
        def __ge__(self, other: Value[Any] | float) -> Value[Any]: ...

        @property
        def stored_users(self) -> object:
            """None where nothing uses the value: `has_uses` without a call.  What else it is, the layout knows."""
            ...

    else:
        __slots__ = ("type", "_users")

        type: Type

    _users: Operation | dict[Operation, int] | None

    @property
    def defining_op(self) -> Operation | None:
        """The operation whose result this is; None for a block argument."""
        return None

    @property
    def parent_block(self) -> Block | None:
        """The block in which the value is defined."""
        raise NotImplementedError

    @property
    def parent_region(self) -> Region | None:
        """The region in which the value is defined."""
        block = self.parent_block
        return block.parent_region if block is not None else None

    @property
    def location(self) -> Location:
        """Where the value was defined."""
        raise NotImplementedError

    @property
    def users(self) -> tuple[Operation, ...]:
        """The operations that use the value, each once."""
        users = self._users
        if users is None:
            return ()
        return tuple(users) if isinstance(users, dict) else (users,)

    @property
    def uses(self) -> Iterator[Use]:
        """Every use of the value."""
        for owner in self.users:
            for index, operand in enumerate(owner._operands):
                if operand is self:
                    yield Use(owner, index)

    @property
    def has_uses(self) -> bool:
        """Whether any operation uses the value."""
        return self._users is not None

    @property
    def user_count(self) -> int:
        """How many operations use the value."""
        users = self._users
        return len(users) if isinstance(users, dict) else int(users is not None)

    @property
    def has_one_use(self) -> bool:
        """Whether exactly one operand of one operation is the value."""
        users = self._users
        if isinstance(users, dict):
            return len(users) == 1 and 1 in users.values()
        return users is not None

    def replace_all_uses_with(self, replacement: Value) -> None:
        """Make every user use `replacement` instead."""
        users = self._users
        if replacement is self or users is None:
            return
        self._users = None
        if not isinstance(users, dict):  # one operand of one operation
            replacement._take_uses(self, users)
            return
        for owner in reversed(users):  # the last use first, as MLIR lists them
            replacement._take_uses(self, owner)

    def replace_single_use(self, replacement: Value) -> Operation | None:
        """Make the user use another value instead, where one operand of one operation is this value: that user."""
        user = self._users
        if user is None or isinstance(user, dict):
            return None
        self._users = None
        replacement._take_uses(self, user)
        return user

    def _take_uses(self, old: Value, user: Any) -> None:
        """Let an operation use this value wherever it uses `old`, which does not count it any more."""
        operands = user._operands
        if len(operands) == 2:  # most often; without a list
            first, second = operands
            if first is not old:
                user._operands = (first, self)
                count = 2 if first is self else 1
            elif second is old or second is self:
                user._operands = (self, self)
                count = 2
            else:
                user._operands = (self, second)
                count = 1
        elif len(operands) > MOST_IN_A_TUPLE:
            self._remove_user(user)
            self._add_user(user, user._operand_list().replace(old, self))
            return
        else:
            operands = tuple([self if operand is old else operand for operand in operands])
            user._operands = operands
            count = operands.count(self)
        users = self._users
        if users is None:
            self._users = user if count == 1 else {user: count}
        elif isinstance(users, dict):
            users.pop(user, None)  # it becomes the last one
            users[user] = count
        else:
            self._users = {user: count} if users is user else {users: 1, user: count}

    def replace_uses_with_if(self, replacement: Value, condition: Callable[[Use], bool]) -> None:
        """Replace those uses for which `condition` holds."""
        for owner in self.users:
            owner.operands = tuple(
                replacement if operand is self and condition(Use(owner, index)) else operand
                for index, operand in enumerate(owner._operands)
            )

    def __reduce__(self) -> tuple[Any, ...]:
        from pickle import PicklingError

        raise PicklingError(
            "a value is part of a program: pickle, or clone, the operation around it"
        )

    def _add_user(self, user: Operation, count: int = 1) -> None:
        """Note that one more operand of an operation, or several, are this value."""
        users = self._users
        if users is None:
            self._users = user if count == 1 else {user: count}
        elif isinstance(users, dict):
            users[user] = users.get(user, 0) + count
        elif users is user:
            self._users = {user: 1 + count}
        else:
            self._users = {users: 1, user: count}

    def _remove_use(self, user: Operation) -> None:
        """Note that one operand less of an operation is this value."""
        users = self._users
        if isinstance(users, dict) and users.get(user, 0) > 1:
            users[user] -= 1
        else:
            self._remove_user(user)

    def _remove_user(self, user: Operation) -> None:
        """Note that no operand of an operation is this value any more."""
        users = self._users
        if users is user:
            self._users = None
        elif isinstance(users, dict):
            users.pop(user, None)
            if not users:
                self._users = None

    def order_users(self, uses: Iterable[Operation]) -> None:
        """Put the users in another order: that of their first one of all uses."""
        self._users = None
        for user in uses:
            self._add_user(user)

    def __str__(self) -> str:
        return callbacks.value_text(self)

    if not TYPE_CHECKING:  # a value is nothing to iterate over; this only says so in words

        def __iter__(self):
            raise TypeError(f"expected several values, in a list, got {self!r}")


if not TYPE_CHECKING:
    Value.stored_users = Value._users


class PlaceholderValue(Value[TypeT_co]):
    """Stands for a value that nobody has defined yet, or for a place where there is one."""

    __slots__ = ()

    def __init__(self, type: Type) -> None:
        self.type = type
        self._users = None


class OpResult(Value[TypeT_co]):
    """Result number `index` of the operation `owner`."""

    # Without a constructor, which would take longer than all the rest: who makes an operation sets these.
    __slots__ = ("owner", "index")
    owner: Operation
    index: int

    def __repr__(self) -> str:
        erased = ", which was erased" if self.owner.is_erased else ""
        return f"<result #{self.index} of '{self.owner.name}'{erased}, of type '{self.type}'>"

    @property
    def defining_op(self) -> Operation:
        """The operation whose result this is."""
        return self.owner

    @property
    def parent_block(self) -> Block | None:
        """The block of the operation."""
        return self.owner._block

    @property
    def location(self) -> Location:
        """The location of the operation."""
        return self.owner.location


def new_result(type: Type, owner: Operation, index: int) -> OpResult:
    """Result number `index` of an operation, unused."""
    result: OpResult = OpResult()
    result.type = type
    result._users = None
    result.owner = owner
    result.index = index
    return result


class BlockArgument(Value[TypeT_co]):
    """Argument number `index` of the block `owner`."""

    __slots__ = ("owner", "_index", "_location")
    owner: Block

    def __init__(
        self,
        type: Type,
        owner: Block,
        index: int,
        location: Location | LocationToken | None = None,
    ) -> None:
        self.type = type
        self._users = None
        self.owner = owner
        self._index = index
        self._location = location

    def __repr__(self) -> str:
        op = self.owner.parent_op
        where = f" in '{op.name}'" if op is not None else ""
        return f"<block argument #{self.index}{where}, of type '{self.type}'>"

    @property
    def index(self) -> int:
        """The number among the arguments of the block."""
        if not self.owner._numbered:
            self.owner._number_arguments()
        return self._index

    @property
    def parent_block(self) -> Block:
        """The block whose argument this is."""
        return self.owner

    @property
    def location(self) -> Location:
        """Where the argument was declared."""
        self._location = location = resolve_location(self._location)
        return location

    @location.setter
    def location(self, location: Location | LocationToken) -> None:
        self._location = location

    if TYPE_CHECKING:  # at run time the slot itself

        @property
        def stored_location(self) -> Location | LocationToken | None:
            """The location as it is kept: of a parsed argument a number, from which `location` is computed."""


if not TYPE_CHECKING:
    BlockArgument.stored_location = BlockArgument._location


def with_several_uses(values: Iterable[ValueT]) -> list[ValueT]:
    """Those values that several operations use, or one several times; also some of which uses were taken away."""
    return [value for value in values if value._users.__class__ is dict]


def checked_operands(name: str, operands: tuple[Value, ...]) -> tuple[Value, ...]:
    """The operands of an operation of that name; raises TypeError for what is no value."""
    for operand in operands:
        if not isinstance(operand, Value):
            index = next(i for i, other in enumerate(operands) if other is operand)
            hint = "; its results are values: .results[0]" if hasattr(operand, "results") else ""
            raise TypeError(f"operand #{index} of '{name}' must be a value, got {operand!r}{hint}")
    return operands
