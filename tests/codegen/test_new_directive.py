"""A directive is added by its grammar, its element and its lowering: nothing else has to hear of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from odsgen.codegen import load_in_memory
from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.directives import lowering
from odsgen.codegen.format_lowering.directives.lowering import Lowering, lowers
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod
from odsgen.codegen.python.expressions import SELF, Literal, Name, compare
from odsgen.codegen.python.steps import Advance, Assign, refuse
from odsgen.ods.format.op_parser import OpFormatParser
from odsgen.ods.format.parser import ElementPosition, FormatParser
from odsgen.ods.model.format import SpacedElement
from odsgen.runtime import Context, ParseError, parse, print_ir


@dataclass(frozen=True, slots=True, eq=False)
class CountDirective(SpacedElement):
    """`operand-count`: the number of the operands before it, for readers; the wrong number is refused."""

    offset: int

    def group_problem(self, is_anchor: bool) -> str | None:
        return "a number cannot anchor an optional group" if is_anchor else None


class CountLowering(Lowering[CountDirective]):
    """Compares the token with the number of operands."""

    def parse(self, method: ParseMethod) -> None:
        given, count = Name("given_count"), Name("len").call(Name("values_operands"))
        method.add(
            Assign(given.id, names.NEXT_TOKEN),
            Advance(names.INDEX, Literal(1)),
            refuse(
                compare(given, "!=", Name("str").call(count)),
                Literal("has another number of operands"),
            ),
        )

    def print(self, method: PrintMethod) -> None:
        method.emit(Name("str").call(Name("len").call(SELF.member("_operands"))))


@pytest.fixture(autouse=True)
def _directive(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The grammar and the lowering of `operand-count`, for one test."""
    known = OpFormatParser.parse_directive

    def parse_directive(
        self: OpFormatParser, name: str, offset: int, position: ElementPosition
    ) -> object:
        if name == "operand-count":
            return CountDirective(offset)
        return known(self, name, offset, position)

    monkeypatch.setattr(OpFormatParser, "parse_directive", parse_directive)
    monkeypatch.setattr(FormatParser, "directives", {*FormatParser.directives, "operand-count"})
    monkeypatch.setattr(lowering, "_LOWERINGS", dict(lowering._LOWERINGS))
    lowers(CountDirective)(CountLowering)
    yield


@pytest.mark.parametrize(
    ("assembly_format", "text"),
    [
        ("$values `:` operand-count attr-dict", ": 2"),
        ("$values (`:` $exact^ operand-count)? attr-dict", ": 2"),
        ("$values oilist(`:` $exact operand-count | `other` $other) attr-dict", ": unit 2"),
    ],
)
def test_it_is_read_and_printed_wherever_elements_stand(assembly_format: str, text: str):
    spec = {
        "dialect": "mini",
        "ops": {
            "sum": {
                "arguments": {"values": "Variadic<I32>", "exact": "UnitAttr", "other": "UnitAttr"},
                "assembly_format": assembly_format,
            }
        },
    }
    context = Context(dialects=[load_in_memory(spec).DIALECT], allow_unregistered=True)
    values = '%0:2 = "test.values"() : () -> (i32, i32)\n'
    operation = f"mini.sum %0#0, %0#1 {text}"
    assert operation in print_ir(parse(values + operation + "\n", context))
    with pytest.raises(ParseError, match="has another number of operands"):
        parse(values + operation[:-1] + "3" + "\n", context)
