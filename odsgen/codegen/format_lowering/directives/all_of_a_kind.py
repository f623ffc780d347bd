"""The directives `operands`, `regions` and `successors`."""

from __future__ import annotations

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.directives.lowering import ArgumentLowering, lowers
from odsgen.codegen.format_lowering.directives.regions import (
    annotation_of_list,
    parsed_regions,
    parsed_successors,
    print_regions,
    print_successors,
)
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod
from odsgen.codegen.python.expressions import SELF, Expression, Name, list_of
from odsgen.codegen.views.value_groups import OPERANDS, REGIONS, SUCCESSORS
from odsgen.ods.model.format import All, AllDirective


@lowers(AllDirective)
class AllLowering(ArgumentLowering[AllDirective]):
    """Everything of one kind that the operation has; `results` only tells whose types are meant."""

    @property
    def local(self) -> Name:
        return {
            All.OPERANDS: names.ALL_OPERANDS,
            All.REGIONS: names.ALL_REGIONS,
            All.SUCCESSORS: names.ALL_SUCCESSORS,
        }[self.part.of]

    def parse(self, method: ParseMethod) -> None:
        match self.part.of:
            case All.OPERANDS:
                self._note_place(method)
                method.bind(self.local, names.PARSER.method("parse_operand_list"))
            case All.REGIONS:
                method.bind(self.local, parsed_regions(method))
                method.complete_region(self.local, True)
            case All.SUCCESSORS:
                method.bind(self.local, parsed_successors(method))
            case All.RESULTS:
                raise self._not_here()

    def declare_unread(self, method: ParseMethod) -> None:
        match self.part.of:
            case All.OPERANDS:
                method.bind(self.local, list_of([]), "list[int]")
                self._note_place(method)
            case All.REGIONS:
                method.bind(self.local, list_of([]), annotation_of_list(method, "Region"))
            case All.SUCCESSORS:
                method.bind(self.local, list_of([]), annotation_of_list(method, "Block"))
            case All.RESULTS:
                pass

    def _note_place(self, method: ParseMethod) -> None:
        if method.resolution.counts_all_operands():
            method.bind(names.ALL_OPERANDS_PLACE, names.INDEX)

    def print(self, method: PrintMethod) -> None:
        match self.part.of:
            case All.OPERANDS:
                method.emit(names.PRINTER.method("operands_text", OPERANDS.all_values))
            case All.REGIONS:
                print_regions(method, REGIONS.all_values)
            case All.SUCCESSORS:
                print_successors(method, SUCCESSORS.all_values)
            case All.RESULTS:
                raise self._not_here()

    def printed(self, method: PrintMethod) -> Expression:
        return SELF.member(self.part.of.value)
