"""Interfaces to the printed text: names of values and blocks, aliases (MLIR: `OpAsmInterface.td`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from odsgen.runtime.base.interface import AttributeInterface, OpInterface, TypeInterface

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.region import Region


class OpAsmOpInterface(OpInterface):
    """An operation that suggests names for its results, blocks and block arguments.

    A name of None leaves the numbering to the printer; `DEFAULT_DIALECT` is the dialect whose operations need no
    prefix in the regions.
    """

    __slots__ = ()

    def asm_result_names(self) -> list[str | None]:
        """A name for each result."""
        return [None] * len(self._op.results)

    def asm_block_argument_names(self, region: Region) -> list[str | None]:
        """A name for each argument of the blocks of a region, one block after the other; an empty one means a number."""
        return [None for block in region.blocks for _ in block.arguments]

    def asm_block_names(self) -> dict[Block, str]:
        """Names for some of the blocks."""
        return {}


class OpAsmTypeInterface(TypeInterface):
    """A type that suggests a name for the values of the type, and an alias for itself."""

    __slots__ = ()

    def asm_name(self) -> str | None:
        """The name that a value of the type would like to have."""
        return None

    def suggested_alias(self) -> str | None:
        """The alias that the type would like to have (MLIR's `getAlias`)."""
        return None


class OpAsmAttrInterface(AttributeInterface):
    """An attribute that suggests an alias for itself."""

    __slots__ = ()

    def suggested_alias(self) -> str | None:
        """The alias that the attribute would like to have (MLIR's `getAlias`)."""
        return None


class OpAsmDialectInterface(Protocol):
    """A dialect that suggests aliases for types and attributes of any dialect, its own among them."""

    def alias(self, symbol: Attribute | Type, /) -> str | None:
        """The alias; None for no suggestion."""
