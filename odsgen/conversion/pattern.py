"""Conversion patterns (MLIR: Dialect Conversion, "Conversion Patterns")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from odsgen.rewriting.pattern import root_by_argument
from odsgen.runtime.ir.operation import Operation

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from odsgen.conversion.rewriter import ConversionRewriter
    from odsgen.conversion.type_converter import TypeConverter
    from odsgen.runtime.base.attribute import Type

OpT = TypeVar("OpT", bound=Operation)


class ConversionPattern(Generic[OpT]):
    """Replaces an operation by ones that the target allows; a subclass defines `match_and_rewrite`.

    >>> class ConvertReturn(ConversionPattern[func.ReturnOp]):
    ...     def match_and_rewrite(self, op, adaptor, rewriter):
    ...         rewriter.replace_op_with_new(op, llvm.ReturnOp.build(adaptor.operands))
    ...         return True

    The root follows from the class of the operation; or `root` names it.
    """

    #: The name of the operations that the pattern is tried on; None: any operation.
    root: str | None = None
    #: Of several patterns the one of the greatest benefit is tried first.
    benefit: int = 1
    #: Whether the pattern may be applied to what it has made itself.
    has_bounded_recursion: bool = False
    #: Whether an operand may have become several values, or none: each is a tuple in the adaptor then.
    one_to_many: bool = False
    #: The class of legal operations that has the same operands, attributes and successors, if there is one: the fast
    #: way for what most operations need, which must do what `match_and_rewrite` does.
    counterpart: type[Operation] | None = None

    def __init__(self, type_converter: TypeConverter | None = None) -> None:
        #: Says which types the operands have to have; None: those that they have come to have.
        self.type_converter = type_converter

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        name = root_by_argument(cls, ConversionPattern)
        if name is not None:
            cls.root = name

    @property
    def name(self) -> str:
        """The name by which the pattern is shown."""
        return type(self).__name__

    def match_and_rewrite(self, op: OpT, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Replace `op` by means of `rewriter`; return False if the pattern does not match.

        `adaptor` has the operands under the names of the accessors of `op` as they are after conversion; those of `op`
        itself are as they were.  All changes of a pattern that returns False are undone.
        """
        raise NotImplementedError(f"the pattern '{self.name}' does not define match_and_rewrite")

    def has_counterpart(self, op: OpT, operand_types: Sequence[Type]) -> bool:
        """Whether the counterpart may take these converted operands; asked once for equal types of operands and result."""
        return True

    def counterpart_properties(self, op: OpT) -> Mapping[str, Any] | None:
        """The properties of the counterpart; None: rewrite the operation. Asked once for equal types and properties."""
        return op.stored_properties

    def __repr__(self) -> str:
        return f"<conversion pattern {self.name} on {self.root or 'any operation'}, benefit {self.benefit}>"
