"""The error of the small languages that live in strings of a spec."""

from __future__ import annotations

from odsgen.places import Place
from odsgen.spec.errors import SpecDiagnostic
from odsgen.spec.source import SpecText


class ExpressionError(Exception):
    """Something is wrong in a constraint expression or a predicate.

    ``offset`` counts characters from the start of ``text``, the string in which the expression stands; ``hint``
    says what was probably meant.
    """

    def __init__(self, message: str, text: str, offset: int, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.text = text
        self.offset = offset
        self.hint = hint

    @property
    def place(self) -> Place | None:
        """Where it stands in the spec; None for a text that came from nowhere."""
        return self.text.place_at(self.offset) if isinstance(self.text, SpecText) else None

    @property
    def diagnostic(self) -> SpecDiagnostic:
        """The error as a diagnostic of the spec."""
        return SpecDiagnostic(self.message, self.place, self.hint)
