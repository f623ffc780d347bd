"""The questions that the protocol asks about a document; each kind of document answers those that it knows something of."""

from __future__ import annotations

from collections.abc import Sequence

from lsprotocol import types


class RenameRefused(Exception):
    """A name cannot be given; the message says why."""


class Document:
    """An open text, of which nothing is known."""

    uri: str

    def prepare(self) -> None:
        """Begin with what later questions need, beside other work."""

    # --- the whole ------------------------------------------------------------------------------------------------------

    def diagnostics(self) -> list[types.Diagnostic]:
        """The errors and warnings of the text."""
        return []

    def symbols(self) -> list[types.DocumentSymbol]:
        """The outline."""
        return []

    def formatted(self) -> list[types.TextEdit]:
        """The edit that lays the text out, if it is needed."""
        return []

    def semantic_tokens(self, range: types.Range | None = None) -> list[int]:
        """The meanings of the tokens, all or those in a range, as the protocol encodes them."""
        return []

    def inlay_hints(self, range: types.Range) -> list[types.InlayHint]:
        """Hints that are shown between the characters of a range."""
        return []

    def fixes(
        self, range: types.Range, diagnostics: Sequence[types.Diagnostic]
    ) -> list[types.CodeAction]:
        """Edits that mend diagnostics of a range."""
        return []

    # --- a place --------------------------------------------------------------------------------------------------------

    def hover(self, position: types.Position) -> types.Hover | None:
        """The text about what stands at a position."""
        return None

    def signature(self, position: types.Position) -> types.SignatureHelp | None:
        """How what is being written at a position is spelled, and which part of that it is in."""
        return None

    def definition(self, position: types.Position) -> list[types.Location]:
        """Where that which a position names is defined."""
        return []

    def references(
        self, position: types.Position, include_declaration: bool
    ) -> list[types.Location]:
        """The places that name what a position names."""
        return []

    def highlights(self, position: types.Position) -> list[types.DocumentHighlight]:
        """The same places, to be shown while the cursor stands there."""
        return [types.DocumentHighlight(place.range) for place in self.references(position, True)]

    def completions(self, position: types.Position) -> list[types.CompletionItem]:
        """The completions at a position."""
        return []

    def renamed_range(self, position: types.Position) -> types.Range | None:
        """The range of the name at a position that `renamed` changes; None where there is none."""
        return None

    def renamed(self, position: types.Position, new_name: str) -> list[types.TextEdit]:
        """The edits that give what a position names another name; raises RenameRefused for one that cannot be given."""
        raise RenameRefused("there is nothing here that can get another name")
