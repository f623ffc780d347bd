"""Forms of the layouts of shared memory."""

from __future__ import annotations

from collections.abc import Mapping

from odsgen.hooks import form
from odsgen.runtime import ArrayAttr, AsmPrinter, Attribute, Delimiter, Parser, has_interface

from ...fields import (
    Bases,
    Fields,
    checked_rank,
    cta_text,
    linear_text,
    list_text,
    parse_dictionary,
)
from ...linear import identity, input_order, sizes_of
from ..attributes import (
    AMDRotatingSharedEncodingAttr,
    NVMMASharedEncodingAttr,
    PaddedSharedEncodingAttr,
    PartitionedSharedEncodingAttr,
    SharedLinearEncodingAttr,
    SwizzledSharedEncodingAttr,
)
from ..interfaces import SharedEncodingTrait
from .distributed_layouts import parse_fields

_Swizzled = SwizzledSharedEncodingAttr | AMDRotatingSharedEncodingAttr


class SwizzledForm:
    layout: type[_Swizzled]

    def parse(self, parser: Parser) -> _Swizzled:
        fields = parse_fields(parser, "vec", "perPhase", "maxPhase", "order", "CGALayout")
        order = fields.integers("order")
        return self.layout.get(
            fields.integer("vec"),
            fields.integer("perPhase"),
            fields.integer("maxPhase"),
            order,
            fields.cta_bases(len(order)),
        )

    def print(self, layout: _Swizzled, printer: AsmPrinter) -> None:
        printer.emit(
            f"<{{vec = {layout.vec}, perPhase = {layout.per_phase}, maxPhase = {layout.max_phase}, "
            f"order = {list_text(layout.order)}{cta_text(layout.cga_layout)}}}>"
        )


@form(SwizzledSharedEncodingAttr)
class SwizzledSharedForm(SwizzledForm):
    layout = SwizzledSharedEncodingAttr


@form(AMDRotatingSharedEncodingAttr)
class AMDRotatingSharedForm(SwizzledForm):
    layout = AMDRotatingSharedEncodingAttr


@form(NVMMASharedEncodingAttr)
class NVMMASharedForm:
    def parse(self, parser: Parser) -> NVMMASharedEncodingAttr:
        fields = parse_fields(
            parser,
            "swizzlingByteWidth",
            "transposed",
            "elementBitWidth",
            "fp4Padded",
            "CGALayout",
            "rank",
        )
        rank = fields.integer("rank", self._rank_of(fields.entries.get("CGALayout")))
        return NVMMASharedEncodingAttr.get(
            fields.integer("swizzlingByteWidth"),
            fields.boolean("transposed"),
            fields.integer("elementBitWidth"),
            fields.boolean("fp4Padded"),
            fields.cta_bases(rank),
            rank,
        )

    def _rank_of(self, ctas: Attribute | None) -> int:
        """The length of the first base; two without one."""
        first = ctas[0] if isinstance(ctas, ArrayAttr) and len(ctas) else None
        return len(first) if isinstance(first, ArrayAttr) else 2

    def print(self, layout: NVMMASharedEncodingAttr, printer: AsmPrinter) -> None:
        printer.emit(
            f"<{{swizzlingByteWidth = {layout.swizzling_byte_width}, "
            f"transposed = {str(layout.transposed).lower()}, "
            f"elementBitWidth = {layout.element_bit_width}"
        )
        if layout.fp4_padded:
            printer.emit(", fp4Padded = true")
        if not layout.cga_layout and layout.rank != 2:
            printer.emit(f", rank = {layout.rank}")
        printer.emit(f"{cta_text(layout.cga_layout)}}}>")


@form(SharedLinearEncodingAttr)
class SharedLinearForm:
    def parse(self, parser: Parser) -> SharedLinearEncodingAttr:
        """`<{offset = [[0, 1], …], block = […]}, alignment = 16>`, without blocks where there are none"""
        parser.parse_token("<")
        entries = parse_dictionary(parser)
        if "alignment" in entries:
            raise parser.error("alignment must be specified outside of the linear layout braces")
        fields = Fields(parser, {"block": ArrayAttr.get(), **entries})
        for token in (",", "alignment", "="):
            parser.parse_token(token)
        alignment = parser.parse_integer()
        parser.parse_token(">")
        offset, block = fields.bases("offset"), fields.bases("block")
        checked_rank(parser, [offset, block])
        if len(fields.entries) != 2:
            raise parser.error(
                "SharedLinearEncodingAttr must have exactly two attributes: offset and block"
            )
        return SharedLinearEncodingAttr.get(offset, block, alignment)

    def print(self, layout: SharedLinearEncodingAttr, printer: AsmPrinter) -> None:
        inputs = [("offset", layout.offset)]
        if layout.block:
            inputs.append(("block", layout.block))
        printer.emit(f"<{{{linear_text(inputs)}}}, alignment = {layout.layout_alignment}>")


@form(PartitionedSharedEncodingAttr)
class PartitionedSharedForm:
    def parse(self, parser: Parser) -> PartitionedSharedEncodingAttr:
        fields = parse_fields(
            parser, "numPartitions", "numGroups", "partitionDim", "partitionLayout"
        )
        inner = fields.entries.get("partitionLayout")
        if inner is None:
            raise parser.error("missing partitionLayout")
        if not has_interface(inner, SharedEncodingTrait):
            raise parser.error("partitionLayout must be a SharedEncodingTrait")
        return PartitionedSharedEncodingAttr.get(
            fields.integer("numPartitions"),
            fields.integer("numGroups"),
            fields.integer("partitionDim"),
            inner,
        )

    def print(self, layout: PartitionedSharedEncodingAttr, printer: AsmPrinter) -> None:
        inner = printer.attribute_text(layout.partition_layout)
        printer.emit(
            f"<{{numPartitions = {layout.num_partitions}, numGroups = {layout.num_groups}, "
            f"partitionDim = {layout.partition_dim}, partitionLayout = {inner}}}>"
        )


@form(PaddedSharedEncodingAttr)
class PaddedSharedForm:
    def parse(self, parser: Parser) -> PaddedSharedEncodingAttr:
        """`<[128:+4] {order = [1, 0], shape = [16, 32]}>`, or with a linear layout in the braces"""

        def pair() -> tuple[int, int]:
            interval = parser.parse_integer()
            parser.parse_token(":")
            parser.parse_token("+")
            return interval, parser.parse_integer()

        parser.parse_token("<")
        pairs = parser.parse_comma_separated_list(pair, Delimiter.SQUARE)
        entries = parse_dictionary(parser)
        offset, block = self._linear(parser, entries)
        parser.parse_token(">")
        intervals, paddings = [one for one, _ in pairs], [one for _, one in pairs]
        return PaddedSharedEncodingAttr.get(intervals, paddings, offset, block)

    def _linear(self, parser: Parser, entries: Mapping[str, Attribute]) -> tuple[Bases, Bases]:
        is_linear = "offset" in entries or "block" in entries
        for name in entries:
            if name not in (("offset", "block") if is_linear else ("order", "shape")):
                raise parser.error(f'Unexpected attribute "{name}" found')
        fields = Fields(parser, entries)
        if is_linear:
            offset, block = fields.bases("offset"), fields.bases("block")
            checked_rank(parser, [offset, block])
            return offset, block
        order, shape = fields.integers("order"), fields.integers("shape")
        if len(order) != len(shape):
            raise parser.error("Mismatch of shape and order ranks in padded layout")
        if sorted(order) != list(range(len(shape))):
            raise parser.error("order must be a permutation of the dimensions in padded layout")
        return identity(shape, order), ()

    def print(self, layout: PaddedSharedEncodingAttr, printer: AsmPrinter) -> None:
        pairs = zip(layout.intervals, layout.paddings, strict=True)
        printer.emit(f"<[{', '.join(f'{one}:+{other}' for one, other in pairs)}] {{")
        order, shape = input_order(layout.offset), sizes_of(layout.offset)
        if not layout.block and tuple(layout.offset) == identity(shape, order):
            printer.emit(f"order = {list_text(order)}, shape = {list_text(shape)}")
        else:
            printer.emit(linear_text([("offset", layout.offset), ("block", layout.block)]))
        printer.emit("}>")
