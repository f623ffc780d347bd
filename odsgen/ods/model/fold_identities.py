"""Fold identities: conditions under which the results are operands or constants (docs/reference/semantics.md)."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.ods.model.semantics import Read, Semantics, Sort, Term
from odsgen.places import Place


@dataclass(frozen=True, slots=True)
class FoldIdentity:
    """One condition, and the results where it holds."""

    text: str
    place: Place | None
    #: Operands that are one value; operands and results that have one type.
    equal_values: tuple[tuple[str, str], ...]
    equal_types: tuple[tuple[str, str], ...]
    #: The rest of the condition, over operands that are known constants; None where that is all.
    condition: Term | None
    #: The results: a `Read` of the sort VALUE is the operand itself.
    semantics: Semantics
    #: The operands that must be constants, in their order.
    known: tuple[str, ...]
    #: Whether it is tried where constants alone give no result.
    behind_constants: bool = False

    @property
    def result_text(self) -> str:
        """The results as the spec writes them."""
        texts = self.semantics.texts
        return texts[0][1] if len(texts) == 1 else ", ".join(f"{n}: {text}" for n, text in texts)

    @property
    def replacements(self) -> tuple[tuple[str, str], ...]:
        """Results that are an operand, and that operand."""
        return tuple(
            (name, term.name)
            for name, term in self.semantics.results
            if isinstance(term, Read) and term.sort is Sort.VALUE
        )

    @property
    def computed(self) -> tuple[tuple[str, Term], ...]:
        """Results that are constants, and their terms."""
        values = dict(self.replacements)
        return tuple((name, term) for name, term in self.semantics.results if name not in values)

    @property
    def terms(self) -> tuple[Term, ...]:
        """The terms that are computed when it is tried."""
        condition = () if self.condition is None else (self.condition,)
        return (*condition, *(term for _, term in self.computed))
