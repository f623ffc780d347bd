"""Optional groups, and the clauses of `oilist`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from odsgen.codegen.format_lowering.directives.lowering import (
    Lowering,
    UnitLowering,
    lowering_of,
    lowers,
    parse_elements,
    print_elements,
)
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod
from odsgen.codegen.format_lowering.typed_operands import operand_of_run, without_white_space
from odsgen.codegen.python.expressions import Name, any_of, negated
from odsgen.codegen.python.steps import If, Step, Steps, with_merged_emits
from odsgen.ods.model import format as f


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of an `oilist`: its keyword, and the steps that read what follows it."""

    keyword: str
    body: Steps

    @property
    def repeated(self) -> str:
        """The error for a second clause of this kind."""
        return f"`{self.keyword}` clause can appear at most once in the expansion of the oilist directive"


@dataclass(frozen=True, slots=True)
class ReadClauses(Step):
    """Read clauses in any order, each at most once, up to what begins none."""

    READS = frozenset({"tokens", "parser", "location"})

    seen: Name
    clauses: tuple[Clause, ...]


def _declare_unread(elements: Iterable[f.FormatElement], method: ParseMethod) -> None:
    """Give what elements read its empty value; what stands in a group was declared with the outermost one."""
    for element in elements:
        lowering_of(element).declare_unread(method)


def _set_unit(unit: f.FormatElement, method: ParseMethod) -> None:
    lowering = lowering_of(unit)
    assert isinstance(lowering, UnitLowering)
    lowering.set_unit(method)


@lowers(f.OptionalGroup)
class GroupLowering(Lowering[f.OptionalGroup]):
    """`(then)?` and `(then) : (else)?`."""

    def declare_unread(self, method: ParseMethod) -> None:
        _declare_unread(self.part.elements, method)

    def parse(self, method: ParseMethod) -> None:
        group = self.part
        if not method.is_in_group:
            self.declare_unread(method)
        with method.groups():
            guard = lowering_of(group.guard)
            condition = guard.parse_guard(method)
            with method.branch() as then_steps:
                rest = without_white_space(group.then_elements)
                operand = operand_of_run(rest)
                if operand is None or not method.is_read_at_once(operand):
                    guard.parse_guarded(method)
                    del rest[0]
                self._parse_branch(rest, not group.inverted, method)
            with method.branch() as else_steps:
                self._parse_branch(group.else_elements, group.inverted, method)
        method.add(If(condition, tuple(then_steps), tuple(else_steps)))

    def _parse_branch(
        self, elements: Iterable[f.FormatElement], has_anchor: bool, method: ParseMethod
    ) -> None:
        group = self.part
        hidden = group.anchor_element if has_anchor and group.elides_anchor else None
        if hidden is not None:
            _set_unit(hidden, method)
        parse_elements((e for e in elements if e is not hidden), method)

    def print(self, method: PrintMethod) -> None:
        group = self.part
        condition = lowering_of(group.anchor_element).presence(method)
        if group.inverted:
            condition = negated(condition)
        then_steps = self._print_branch(group.then_elements, not group.inverted, method)
        else_steps = self._print_branch(group.else_elements, group.inverted, method)
        method.add(If(condition, then_steps, else_steps))

    def _print_branch(
        self, elements: Iterable[f.FormatElement], has_anchor: bool, method: PrintMethod
    ) -> Steps:
        anchor = self.part.anchor_element if has_anchor else None
        hidden = anchor if self.part.elides_anchor else None
        with method.branch(anchor) as steps:
            print_elements((e for e in elements if e is not hidden), method)
        return with_merged_emits(steps)


@lowers(f.OIList)
class OIListLowering(Lowering[f.OIList]):
    """`oilist(a … | b …)`."""

    def declare_unread(self, method: ParseMethod) -> None:
        _declare_unread(self.part.elements, method)

    def parse(self, method: ParseMethod) -> None:
        if not method.is_in_group:
            self.declare_unread(method)
        seen = method.clauses_name()
        with method.groups():
            clauses = tuple(self._parse_clause(clause, method) for clause in self.part.clauses)
        method.add(ReadClauses(seen, clauses))

    def _parse_clause(self, clause: f.OIListClause, method: ParseMethod) -> Clause:
        with method.branch() as steps:
            if clause.unit is not None:
                _set_unit(clause.unit, method)
            else:
                parse_elements(clause.elements, method)
        return Clause(clause.literal.text, tuple(steps))

    def print(self, method: PrintMethod) -> None:
        for clause in self.part.clauses:
            condition = any_of(lowering_of(v).presence(method) for v in clause.variables)
            shown = [e for e in clause.elements if not isinstance(e, (f.Literal, f.Whitespace))]
            with method.branch(shown[0] if len(shown) == 1 else None) as steps:
                print_elements((clause.literal,), method)
                if clause.unit is None:
                    print_elements(clause.elements, method)
            method.add(If(condition, with_merged_emits(steps)))
