"""The sizes of the groups of operands or results, kept as a property (ODS: AttrSizedOperandSegments)."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import DenseArrayAttr
from odsgen.runtime.builtin.types import i32
from odsgen.runtime.glue.properties import PropertyKind

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


@lru_cache(maxsize=64)
def group_ends(sizes: DenseArrayAttr) -> tuple[int, ...]:
    """Where groups of these sizes end that follow each other, with the start of the first."""
    return tuple(accumulate(map(int, sizes.values), initial=0))


class SegmentSizes(PropertyKind):
    """`operandSegmentSizes` and `resultSegmentSizes`: as many sizes as there are groups; an attribute already."""

    def __init__(self, count: int) -> None:
        self.count = count

    def parse_optional(self, parser: Parser) -> tuple[Any] | None:
        attribute = parser.parse_optional_attribute()
        return None if attribute is None else (self.from_attribute(attribute),)

    def text(self, printer: AsmPrinter, value: Any) -> str:
        return printer.attribute_text(value)

    def to_attribute(self, value: Any) -> Attribute:
        found: Attribute = value
        return found

    def from_attribute(self, attribute: Attribute) -> DenseArrayAttr:
        if not isinstance(attribute, DenseArrayAttr) or attribute.element_type is not i32:
            raise ValueError("expected DenseI32ArrayAttr for key `value`")
        if len(attribute.values) != self.count:
            raise ValueError(
                f"size mismatch in attribute conversion: {len(attribute.values)} vs {self.count}"
            )
        return attribute
