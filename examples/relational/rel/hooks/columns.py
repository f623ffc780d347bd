"""Columns: how they are written, what is refused of them, and how they are looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.hooks import builds, form, verifies
from odsgen.runtime import AsmPrinter, Parser, Type

from ..types import RelationType, RowType

if TYPE_CHECKING:

    from ..attributes import ColumnAttr


@form("Columns")
class Columns:
    def parse(self, parser: Parser) -> tuple[ColumnAttr, ...]:
        """`name: type, …`, or nothing."""
        from ..attributes import ColumnAttr

        columns: list[ColumnAttr] = []
        while (name := parser.parse_optional_keyword_or_string()) is not None:
            parser.parse_token(":")
            place = parser.index
            try:
                columns.append(ColumnAttr.get(name, parser.parse_type()))
            except ValueError as error:
                raise parser.custom_error(str(error), place) from None
            if not parser.parse_optional_token(","):
                break
        return tuple(columns)

    def print(
        self, type: RelationType | RowType, printer: AsmPrinter, columns: tuple[ColumnAttr, ...]
    ) -> None:
        """The same text."""
        texts = [
            f"{printer.keyword_or_string_text(column.name)}: {printer.type_text(column.type)}"
            for column in columns
        ]
        printer.emit(", ".join(texts))


@verifies(RelationType)
def verify_relation_type(columns: tuple[ColumnAttr, ...]) -> None:
    """The names of columns differ; raises ValueError."""
    names = [column.name for column in columns]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"there are two columns '{name}'")


@verifies(RowType)
def verify_row_type(columns: tuple[ColumnAttr, ...]) -> None:
    """The same of rows."""
    verify_relation_type(columns)


@builds(RelationType, "of")
def build_relation_type_of(columns: dict[str, Type]) -> RelationType:
    """The relation with columns of these names and types."""
    from ..attributes import ColumnAttr
    from ..types import RelationType

    return RelationType.get([ColumnAttr.get(name, type) for name, type in columns.items()])


def column_of(type: RelationType | RowType, name: str) -> ColumnAttr:
    """The column of a name; raises ValueError with those that there are."""
    for column in type.columns:
        if column.name == name:
            return column
    names = ", ".join(f"'{column.name}'" for column in type.columns)
    raise ValueError(f"there is no column '{name}', only {names or 'a relation without columns'}")
