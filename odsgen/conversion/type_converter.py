"""Type converters: from the types of one program to those of another (MLIR: Dialect Conversion, "Type Conversion")."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.runtime.base.attribute import Type

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.builtin.types import FunctionType
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value

    #: One type, several, or none at all in the place of a type; None: another conversion may know.
    Converted = Type | Sequence[Type] | None
    Conversion = Callable[[Any], Converted]
    #: Makes one value of a type of several others; None: another materialization may know how.
    SourceMaterialization = Callable[[Builder, Type, Sequence[Value], Location], Value | None]
    #: Makes values of types of several others; the last argument is the type that the program had at first.
    TargetMaterialization = Callable[
        [Builder, Sequence[Type], Sequence[Value], Location, Type | None], Sequence[Value] | None
    ]

ConversionT = TypeVar("ConversionT", bound="Conversion")


class NotConvertible(Exception):
    """Raised by a conversion: the type has no counterpart, and no other conversion shall be tried."""


class ArgumentRange:
    """New arguments that stand for an old one: `size` of them, from number `first`."""

    __slots__ = ("first", "size")

    def __init__(self, first: int, size: int) -> None:
        self.first = first
        self.size = size


class SignatureConversion:
    """New arguments for those of a block or function.

    An old argument becomes any number of new ones (`add_inputs` with its number), or is a value that there is already
    (`remap_input`), or is dropped.
    """

    __slots__ = ("types", "_mapping")

    def __init__(self, num_inputs: int) -> None:
        #: The types of the new arguments.
        self.types: list[Type] = []
        self._mapping: list[ArgumentRange | tuple[Value, ...] | None] = [None] * num_inputs

    def add_inputs(self, types: Iterable[Type], original: int | None = None) -> None:
        """Append new arguments; they stand for old argument number `original`, if that is given."""
        first = len(self.types)
        self.types += types
        if original is not None:
            self._map(original, ArgumentRange(first, len(self.types) - first))

    def remap_input(self, original: int, values: Sequence[Value]) -> None:
        """Let values that there are already take the place of an old argument."""
        self._map(original, tuple(values))

    def mapping(self, original: int) -> ArgumentRange | tuple[Value, ...] | None:
        """The new arguments, or the values, in the place of an old argument; None: it is dropped."""
        return self._mapping[original]

    def _map(self, original: int, target: ArgumentRange | tuple[Value, ...]) -> None:
        if self._mapping[original] is not None:
            raise ValueError(f"argument #{original} is converted already")
        self._mapping[original] = target


class TypeConverter:
    """Converts types, and knows which operations make values of one type of values of another.

    Conversions are asked in the reverse order of their registration, so that a special one comes after the general one.

    >>> converter = TypeConverter()
    >>> converter.add_conversion(lambda type: type)  # what nobody knows better stays
    >>> converter.add_conversion(lambda type: i64, IndexType)
    """

    def __init__(self) -> None:
        self._conversions: list[tuple[type[Type], Conversion]] = []
        self._source_materializations: list[tuple[type[Type], SourceMaterialization]] = []
        self._target_materializations: list[tuple[type[Type], TargetMaterialization]] = []
        #: Whether an unrealized cast stays where no materialization is known.
        self.leaves_casts = False
        self._known: dict[Type, tuple[Type, ...] | None] = {}

    # --- what it consists of --------------------------------------------------------------------------------------------

    def add_conversion(self, conversion: Conversion, of: type[Type] = Type) -> None:
        """Convert types of a class by a function, before those that were added earlier.

        The function returns a type or several; None, to let another one decide; or raises NotConvertible.
        """
        self._conversions.append((of, conversion))
        self._known.clear()

    def add_source_materialization(
        self, materialize: SourceMaterialization, of: type[Type] = Type
    ) -> None:
        """Make a value of the old type, one of a class, for users that are not converted, of values of the new ones."""
        self._source_materializations.append((of, materialize))

    def add_target_materialization(
        self, materialize: TargetMaterialization, of: type[Type] = Type
    ) -> None:
        """Make values of the new types, for a pattern that expects them, of values of other ones; at first one of a class."""
        self._target_materializations.append((of, materialize))

    # --- types ----------------------------------------------------------------------------------------------------------

    def convert_type_to_many(self, type: Type) -> tuple[Type, ...] | None:
        """The types that take the place of one, none or several of them; None if it cannot be converted."""
        try:
            return self._known[type]
        except KeyError:
            pass
        found: tuple[Type, ...] | None = None
        for of, conversion in reversed(self._conversions):
            if not isinstance(type, of):
                continue
            try:
                converted = conversion(type)
            except NotConvertible:
                break
            if converted is not None:
                found = (converted,) if isinstance(converted, Type) else tuple(converted)
                break
        self._known[type] = found
        return found

    def convert_type(self, type: Type) -> Type | None:
        """The one type that takes the place of another; None if it cannot be converted, or only to several or none."""
        found = self.convert_type_to_many(type)
        return found[0] if found is not None and len(found) == 1 else None

    def convert_types(self, types: Iterable[Type]) -> list[Type] | None:
        """The types that take the place of others, one after the other; None if one of them cannot be converted."""
        result: list[Type] = []
        for type in types:
            found = self.convert_type_to_many(type)
            if found is None:
                return None
            result += found
        return result

    # --- legality -------------------------------------------------------------------------------------------------------

    def is_legal_type(self, type: Type) -> bool:
        """Whether a type converts to itself."""
        found = self.convert_type_to_many(type)
        return found is not None and len(found) == 1 and found[0] is type

    def are_legal_types(self, types: Iterable[Type]) -> bool:
        """Whether each of the types converts to itself."""
        return all(self.is_legal_type(type) for type in types)

    def is_legal(self, op: Operation) -> bool:
        """Whether the types of the operands and results of an operation are legal."""
        return self.are_legal_types(op.operand_types) and self.are_legal_types(op.result_types)

    def is_legal_region(self, region: Region) -> bool:
        """Whether the types of the arguments of all blocks of a region are legal."""
        return all(
            self.are_legal_types([a.type for a in block.arguments]) for block in region.blocks
        )

    def is_signature_legal(self, type: FunctionType) -> bool:
        """Whether the inputs and results of a function type are legal."""
        return self.are_legal_types(type.inputs) and self.are_legal_types(type.results)

    # --- signatures -----------------------------------------------------------------------------------------------------

    def convert_signature(self, types: Sequence[Type]) -> SignatureConversion | None:
        """New arguments for arguments of these types; None if one of them cannot be converted."""
        result = SignatureConversion(len(types))
        for number, type in enumerate(types):
            converted = self.convert_type_to_many(type)
            if converted is None:
                return None
            if converted:
                result.add_inputs(converted, number)
        return result

    def convert_block_signature(self, block: Block) -> SignatureConversion | None:
        """New arguments for those of a block; None if one of them cannot be converted."""
        return self.convert_signature([argument.type for argument in block.arguments])

    # --- materializations -----------------------------------------------------------------------------------------------

    def materialize_source(
        self, builder: Builder, type: Type, values: Sequence[Value], op: Operation
    ) -> Value | None:
        """A value of an old type, made of values of the new ones at the place of `op`; None if nobody knows how."""
        for of, materialize in reversed(self._source_materializations):
            if isinstance(type, of):
                value = materialize(builder, type, values, op.location)
                if value is not None:
                    return value
        return None

    def materialize_target(
        self,
        builder: Builder,
        types: Sequence[Type],
        values: Sequence[Value],
        op: Operation,
        original: Type | None = None,
    ) -> tuple[Value, ...] | None:
        """Values of the new types, made of other ones at the place of `op`; None if nobody knows how."""
        for of, materialize in reversed(self._target_materializations):
            if of is Type or isinstance(original, of):
                found = materialize(builder, types, values, op.location, original)
                if found is not None:
                    return tuple(found)
        return None
