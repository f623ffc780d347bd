"""CIRCT's `custom<ImplicitSSAName>($name)`: a name attribute implied by the result name.

`%a = d.wire …` is named "a" and `%0 = d.wire …` has no name; other names are printed: `name "b c"`.
"""

from __future__ import annotations

from odsgen.runtime import AsmPrinter, Operation, Parser, StringAttr


class ImplicitSSAName:
    def parse(self, parser: Parser) -> StringAttr:
        """`name "a"`, or nothing for the name of the result."""
        if parser.parse_optional_keyword("name"):
            return StringAttr.get(parser.parse_string())
        name = parser.first_result_name or ""
        return StringAttr.get("" if name[:1].isdigit() else name)

    def print(self, op: Operation, printer: AsmPrinter, name_argument: StringAttr | None) -> None:
        if name_argument is None:
            return
        shown = printer.operand_text(op.results[0])[1:]
        name = name_argument.value
        if shown != name if name else not shown[:1].isdigit():
            printer.emit(f" name {printer.string_literal(name)}")


def asm_result_names_of_name(op: Operation) -> list[str | None]:
    """The attribute `name` as name of the first result."""
    name = op.properties.get("name")
    found = name.value if isinstance(name, StringAttr) else ""
    return [found or None, *[None] * (len(op.results) - 1)]
