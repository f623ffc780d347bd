"""Smaller programs that an edit makes of another one, and how large programs are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from odsgen.reduction.edits import Edit
from odsgen.reduction.types import size_of_numbers, size_of_types
from odsgen.runtime import ConstantLike, DiagnosticError, Operation, Value, print_ir
from odsgen.runtime.registry.context import context_of


class Candidate(NamedTuple):
    """A program that verifies, its text, and how large it is."""

    module: Operation
    text: str
    measure: tuple[int, ...]

    @classmethod
    def of(cls, module: Operation) -> Candidate:
        """A program as a candidate; raises VerifyError if it is not valid."""
        module.verify()
        text = print_ir(module)
        return cls(module, text, measure(module, text))

    def edited(self, edit: Edit, start: int = 0, size: int | None = None) -> Candidate | None:
        """The program after an edit at so many places from one on; itself where there is nothing to edit.

        None unless it is valid then, and smaller.
        """
        module = copied(self.module)
        places = edit.places(module)[start:][:size]
        try:
            made = [edit.make(place) for place in reversed(places)]
            if not any(made):
                return self
            found = Candidate.of(module)
        except (DiagnosticError, ValueError, TypeError):
            return None  # what an edit leaves need be no program of the dialect
        return found if found.measure < self.measure else None


class Together(NamedTuple):
    """Makes several edits everywhere at once, those whose programs are valid and smaller."""

    edits: Sequence[Edit]
    share: float = 1  # it has one place

    def places(self, module: Operation) -> Sequence[Operation]:
        return [module]

    def make(self, place: Operation) -> bool:
        found = before = Candidate.of(place)
        for edit in self.edits:
            found = found.edited(edit) or found
        if found is before:
            return False
        place.attributes = found.module.attributes
        for region, made in zip(place.regions, copied(found.module).regions, strict=True):
            region.take_body(made)
        return True


def copied(module: Operation) -> Operation:
    """A copy that belongs to the same context, whose dialects say what verifies."""
    copy = module.clone()
    context = context_of(module)
    if context is not None:
        copy.parse_context = context
    return copy


def measure(module: Operation, text: str) -> tuple[int, ...]:
    """How large a program is; each edit that is kept makes it smaller, so that the search ends."""
    operations = blocks = attributes = reach = 0
    order: dict[Value, int] = {}
    for op in module.walk():
        operations += 1 if op.has_trait(ConstantLike) else 2
        attributes += len(op.attributes) + len(op.properties)
        reach += sum(order.get(operand, 0) for operand in op.operands)
        for result in op.results:
            order[result] = len(order)
        for region in op.regions:
            for block in region.blocks:
                blocks += 2
                operations += 2 * len(block.arguments)
                for argument in block.arguments:
                    order[argument] = len(order)
    sizes = size_of_types(module), size_of_numbers(module)
    return operations, blocks, attributes, reach, *sizes, len(text)
