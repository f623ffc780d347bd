"""Regions and successors."""

from __future__ import annotations

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.directives.lowering import ArgumentLowering, lowers
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Emit, Evaluate, ForEach, If, Steps
from odsgen.ods.model.format import RegionVariable, SuccessorVariable


def annotation_of_list(method: ParseMethod, class_name: str) -> str:
    """The annotation `list[C]` with a class of the runtime."""
    return f"list[{method.context.imports.runtime_type_only(class_name)}]"


def parsed_regions(method: ParseMethod) -> e.Expression:
    """Any number of regions."""
    return method.form("parse_regions").call(names.PARSER)


def parsed_successors(method: ParseMethod) -> e.Expression:
    """Any number of successors."""
    return method.form("parse_successors").call(names.PARSER)


def print_region(method: PrintMethod, region: e.Expression) -> Evaluate:
    """The step that prints a region, without a terminator that the traits put there when it is read."""
    if method.op.trait("SingleBlockImplicitTerminator") is None:
        return Evaluate(names.PRINTER.method("print_region", region))
    keeps = method.form("keeps_terminator").call(region)
    return Evaluate(names.PRINTER.method("print_region", region, print_block_terminators=keeps))


def print_regions(method: PrintMethod, regions: e.Expression) -> None:
    """Add the steps that print regions with commas between them."""
    comma: Steps = (If(e.Name("number"), (Emit((", ",)),)),)
    numbered = e.Name("enumerate").call(regions)
    body = (*comma, print_region(method, e.Name("region")))
    method.add(ForEach(("number", "region"), numbered, body))


def print_successors(method: PrintMethod, successors: e.Expression) -> None:
    """Add the step that prints successors with commas between them."""
    text = names.PRINTER.method("successor_text", e.Name("block"))
    texts = e.Comprehension(text, ("block",), successors)
    method.emit(e.Literal(", ").method("join", texts))


@lowers(RegionVariable)
class RegionLowering(ArgumentLowering[RegionVariable]):
    """The region, or the regions, of one definition."""

    @property
    def local(self) -> e.Name:
        return names.region_name(self.part.region)

    def parse(self, method: ParseMethod) -> None:
        variadic = self.part.region.variadic
        one = names.PARSER.method("parse_region")
        method.bind(self.local, parsed_regions(method) if variadic else one)
        method.complete_region(self.local, variadic)

    def declare_unread(self, method: ParseMethod) -> None:
        region_class = method.context.imports.runtime_name("Region")
        if self.part.region.variadic:
            method.bind(self.local, e.list_of([]), f"list[{region_class.id}]")
        else:
            method.bind(self.local, region_class.call())

    def parse_guard(self, method: ParseMethod) -> e.Expression:
        if self.part.region.variadic:
            self.parse(method)
            return self.local
        region_class = method.context.imports.runtime_name("Region")
        found = names.PARSER.method("parse_optional_region")
        method.bind(self.local, e.Or((found, region_class.call())))
        return self.local.member("blocks")

    def parse_guarded(self, method: ParseMethod) -> None:
        if not self.part.region.variadic:
            method.complete_region(self.local, False)

    def print(self, method: PrintMethod) -> None:
        group = method.groups.regions[self.part.region.index]
        if self.part.region.variadic:
            print_regions(method, group.values)
        else:
            method.add(print_region(method, group.value))

    def presence(self, method: PrintMethod) -> e.Expression:
        group = method.groups.regions[self.part.region.index]
        return group.values if self.part.region.variadic else group.value.member("blocks")

    def printed(self, method: PrintMethod) -> e.Expression:
        return e.SELF.member(self.part.region.python_name)


@lowers(SuccessorVariable)
class SuccessorLowering(ArgumentLowering[SuccessorVariable]):
    """The successor, or the successors, of one definition."""

    @property
    def local(self) -> e.Name:
        return names.successor_name(self.part.successor)

    def parse(self, method: ParseMethod) -> None:
        one = names.PARSER.method("parse_successor")
        value = parsed_successors(method) if self.part.successor.variadic else one
        method.bind(self.local, value)

    def declare_unread(self, method: ParseMethod) -> None:
        if self.part.successor.variadic:
            method.bind(self.local, e.list_of([]), annotation_of_list(method, "Block"))
            return
        annotation = method.context.imports.runtime_type_only("Block")
        method.bind(self.local, e.NONE, f"{annotation} | None")
        method.required.declare(self.local, f"the successor '{self.part.successor.name}'")

    def print(self, method: PrintMethod) -> None:
        group = method.groups.successors[self.part.successor.index]
        if self.part.successor.variadic:
            print_successors(method, group.values)
        else:
            method.emit(names.PRINTER.method("successor_text", group.value))

    def printed(self, method: PrintMethod) -> e.Expression:
        return e.SELF.member(self.part.successor.python_name)
