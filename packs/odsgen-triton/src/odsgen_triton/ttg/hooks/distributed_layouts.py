"""Forms of the layouts of tensors over threads."""

from __future__ import annotations

from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, IntegerAttr, Parser, has_interface

from ...fields import Fields, checked_rank, cta_text, linear_text, list_text, parse_dictionary
from ..attributes import (
    AMDMfmaEncodingAttr,
    AMDWmmaEncodingAttr,
    BlockedEncodingAttr,
    GenericLinearEncodingAttr,
    LinearEncodingAttr,
    NvidiaMmaEncodingAttr,
    SliceEncodingAttr,
)
from ..interfaces import DistributedEncodingTrait


def parse_fields(parser: Parser, *known: str) -> Fields:
    """`<{name = value, …}>`; without names, any are known."""
    parser.parse_token("<")
    entries = parse_dictionary(parser)
    parser.parse_token(">")
    return Fields(parser, entries, known or None)


@form(BlockedEncodingAttr)
class BlockedForm:
    def parse(self, parser: Parser) -> BlockedEncodingAttr:
        fields = parse_fields(
            parser, "sizePerThread", "threadsPerWarp", "warpsPerCTA", "order", "CGALayout"
        )
        sizes = fields.integers("sizePerThread", "number of elements per thread")
        return BlockedEncodingAttr.get(
            sizes,
            fields.integers("threadsPerWarp", "number of threads per warp"),
            fields.integers("warpsPerCTA", "number of warps per CTA"),
            fields.integers("order"),
            fields.cta_bases(len(sizes)),
        )

    def print(self, layout: BlockedEncodingAttr, printer: AsmPrinter) -> None:
        printer.emit(
            f"<{{sizePerThread = {list_text(layout.size_per_thread)}, "
            f"threadsPerWarp = {list_text(layout.threads_per_warp)}, "
            f"warpsPerCTA = {list_text(layout.warps_per_cta)}, "
            f"order = {list_text(layout.order)}{cta_text(layout.cga_layout)}}}>"
        )


class LinearForm:
    layout: type[LinearEncodingAttr | GenericLinearEncodingAttr]

    def parse(self, parser: Parser) -> LinearEncodingAttr | GenericLinearEncodingAttr:
        fields = parse_fields(parser)
        bases = [fields.bases(name) for name in ("register", "lane", "warp", "block")]
        checked_rank(parser, bases)
        return self.layout.get(*bases)

    def print(
        self, layout: LinearEncodingAttr | GenericLinearEncodingAttr, printer: AsmPrinter
    ) -> None:
        inputs = [
            ("register", layout.register),
            ("lane", layout.lane),
            ("warp", layout.warp),
            ("block", layout.block),
        ]
        printer.emit(f"<{{{linear_text(inputs)}}}>")


@form(LinearEncodingAttr)
class LinearEncodingForm(LinearForm):
    layout = LinearEncodingAttr


@form(GenericLinearEncodingAttr)
class GenericLinearEncodingForm(LinearForm):
    layout = GenericLinearEncodingAttr


@form(NvidiaMmaEncodingAttr)
class NvidiaMmaForm:
    def parse(self, parser: Parser) -> NvidiaMmaEncodingAttr:
        fields = parse_fields(parser)
        warps = fields.integers("warpsPerCTA")
        return NvidiaMmaEncodingAttr.get(
            fields.integer("versionMajor"),
            fields.integer("versionMinor"),
            warps,
            fields.cta_bases(len(warps)),
            fields.integers("instrShape"),
        )

    def print(self, layout: NvidiaMmaEncodingAttr, printer: AsmPrinter) -> None:
        printer.emit(
            f"<{{versionMajor = {layout.version_major}, versionMinor = {layout.version_minor}, "
            f"warpsPerCTA = {list_text(layout.warps_per_cta)}{cta_text(layout.cga_layout)}, "
            f"instrShape = {list_text(layout.instr_shape)}}}>"
        )


@form(AMDMfmaEncodingAttr)
class AMDMfmaForm:
    def parse(self, parser: Parser) -> AMDMfmaEncodingAttr:
        fields = parse_fields(parser)
        warps = fields.integers("warpsPerCTA")
        shape = fields.integers("instrShape")
        return AMDMfmaEncodingAttr.get(
            fields.integer("version"),
            warps,
            shape,
            fields.boolean("isTransposed"),
            fields.cta_bases(len(warps)),
            fields.integers("tilesPerWarp") or [1] * len(shape),
            fields.integer("elementBitWidth", 32),
        )

    def print(self, layout: AMDMfmaEncodingAttr, printer: AsmPrinter) -> None:
        tiles, width = layout.tiles_per_warp, layout.element_bit_width
        printer.emit(
            f"<{{version = {layout.version}, warpsPerCTA = {list_text(layout.warps_per_cta)}, "
            f"instrShape = {list_text(layout.instr_shape)}, "
            f"isTransposed = {str(layout.is_transposed).lower()}{cta_text(layout.cga_layout)}"
        )
        if any(tile != 1 for tile in tiles):
            printer.emit(f", tilesPerWarp = {list_text(tiles)}")
        if width != 32:
            printer.emit(f", elementBitWidth = {width}")
        printer.emit("}>")


#: The shape of an instruction of WMMA where none is written.
_WMMA_SHAPE = (16, 16, 16)


@form(AMDWmmaEncodingAttr)
class AMDWmmaForm:
    def parse(self, parser: Parser) -> AMDWmmaEncodingAttr:
        fields = parse_fields(parser)
        rank = fields.integer("rank", 2)
        inner = fields.dictionary("ctaLayout")
        # Triton leaves out an input without bases, where it could not read that back.
        registers = inner.bases("register") if "register" in inner.entries else ()
        warps = inner.bases("warp") if "warp" in inner.entries else ()
        checked_rank(parser, [registers, warps], rank)
        return AMDWmmaEncodingAttr.get(
            fields.integer("version"),
            registers,
            warps,
            fields.boolean("isTranspose"),
            fields.cta_bases(rank),
            fields.integers("instrShape", default=_WMMA_SHAPE),
            rank,
        )

    def print(self, layout: AMDWmmaEncodingAttr, printer: AsmPrinter) -> None:
        inputs = [("register", layout.register), ("warp", layout.warp)]
        shape = layout.instr_shape
        shown = "" if shape == _WMMA_SHAPE else f", instrShape = {list_text(shape)}"
        printer.emit(
            f"<{{version = {layout.version}, isTranspose = {str(layout.is_transposed).lower()}, "
            f"ctaLayout = {{{linear_text(pair for pair in inputs if pair[1])}}}"
            f"{cta_text(layout.cga_layout)}{shown}}}>"
        )


@form(SliceEncodingAttr)
class SliceForm:
    def parse(self, parser: Parser) -> SliceEncodingAttr:
        """`<{dim = 1, parent = #blocked}>`"""
        parser.parse_token("<")
        entries = parser.parse_optional_attr_dict()
        parser.parse_token(">")
        dim, parent = entries.get("dim"), entries.get("parent")
        if not isinstance(dim, IntegerAttr) or dim.value < 0:
            raise parser.error("expected an integer type in dim")
        if parent is None or not has_interface(parent, DistributedEncodingTrait):
            raise parser.error("expected a distributed encoding trait")
        return SliceEncodingAttr.get(dim.value, parent)

    def print(self, layout: SliceEncodingAttr, printer: AsmPrinter) -> None:
        parent = printer.attribute_text(layout.parent)
        printer.emit(f"<{{dim = {layout.dim}, parent = {parent}}}>")
