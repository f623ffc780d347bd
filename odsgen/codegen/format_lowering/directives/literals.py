"""Keywords, punctuation and blanks."""

from __future__ import annotations

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.directives.lowering import ArgumentLowering, Lowering, lowers
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Advance, Evaluate, expect
from odsgen.ods.model.format import Literal, StringArgument, Whitespace


@lowers(Literal)
class LiteralLowering(Lowering[Literal]):
    """A keyword or punctuation."""

    def parse(self, method: ParseMethod) -> None:
        method.add(expect(self.part.text, self.part.is_keyword))

    def parse_guard(self, method: ParseMethod) -> e.Expression:
        return e.compare(names.NEXT_TOKEN, "==", e.Literal(self.part.text))

    def parse_guarded(self, method: ParseMethod) -> None:
        method.add(Advance(names.INDEX, e.Literal(1)))

    def print(self, method: PrintMethod) -> None:
        method.emit(self.part.text)


@lowers(Whitespace)
class WhitespaceLowering(Lowering[Whitespace]):
    """A blank or a new line, for the printer alone."""

    def parse(self, method: ParseMethod) -> None:
        pass

    def print(self, method: PrintMethod) -> None:
        if self.part.text == "\n":
            method.add(Evaluate(names.PRINTER.method("print_newline")))
        elif self.part.text:
            method.emit(self.part.text)


@lowers(StringArgument)
class StringLowering(ArgumentLowering[StringArgument]):
    """A string that the hooks get as it is."""

    def given(self, method: ParseMethod) -> e.Expression:
        return e.Literal(self.part.text)

    def printed(self, method: PrintMethod) -> e.Expression:
        return e.Literal(self.part.text)
