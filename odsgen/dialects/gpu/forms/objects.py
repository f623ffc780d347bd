"""Custom forms of the dialect `gpu`: compiled kernels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import attribute_class
from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Parser, StringAttr

if TYPE_CHECKING:
    from odsgen_dialects.gpu import CompilationTarget, KernelMetadataAttr


@form("Object")
class Object:
    def parse(self, parser: Parser) -> tuple[CompilationTarget, StringAttr]:
        """`"bytes"` or `bin = "bytes"`, the compilation target first"""
        from odsgen_dialects.gpu import CompilationTarget as formats

        place = parser.index
        keyword = parser.parse_optional_any_keyword()
        format = formats.of_keyword("fatbin") if keyword is None else formats.from_keyword(keyword)
        if format is None:
            raise parser.error("expected keyword for GPU object format", place)
        if keyword is not None:
            parser.parse_token("=")
        place = parser.index
        object = parser.parse_attribute()
        if not isinstance(object, StringAttr):
            raise parser.error("invalid kind of attribute specified", place)
        return format, object

    def print(
        self, owner: object, printer: AsmPrinter, format: CompilationTarget, object: StringAttr
    ) -> None:
        start = "" if format.keyword == "fatbin" else f"{format.keyword} = "
        printer.emit(start + printer.attribute_text(object))


@form("KernelTable")
class KernelTable:
    def parse(self, parser: Parser) -> list[KernelMetadataAttr]:
        """`[#gpu.kernel_metadata<…>, …]` or nothing; sorted by name"""
        if not parser.parse_optional_token("["):
            return []
        metadata = attribute_class(parser, "gpu", "kernel_metadata")

        def parse_kernel() -> Any:
            if parser.tokens[parser.index][:1] != "#":
                return metadata.parse(parser)
            place = parser.index
            found = parser.parse_attribute()
            if not isinstance(found, metadata):
                raise parser.error("invalid kind of attribute specified", place)
            return found

        kernels = parser.parse_comma_separated_list(parse_kernel)
        parser.parse_token("]")
        return sorted(
            kernels, key=lambda kernel: kernel.name.value.encode("utf-8", "surrogateescape")
        )

    def print(
        self, owner: object, printer: AsmPrinter, kernels: Sequence[KernelMetadataAttr]
    ) -> None:
        texts = [printer.attribute_text(kernel) for kernel in kernels]
        printer.emit(f"[{', '.join(texts)}]" if texts else "")
