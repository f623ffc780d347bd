"""docs/reference/hooks-parser-printer.md has every method of the parser and the printer that a hook may call, and no other."""

from __future__ import annotations

import re

from odsgen.runtime import AsmPrinter, Parser
from tests.coverage.documents import DOCS

#: Those that parse or print whole files, or the parts that only the parser and the printer themselves know when to.
INTERNAL = {
    *("parse_file", "parse_operation", "parse_raw_symbol", "parse_trailing_location"),
    *("parse_attribute_alias_definition", "parse_type_alias_definition", "parse_argument_location"),
    *(
        "parse_dense_array",
        "parse_dense_array_elements",
        "parse_dense_elements",
        "parse_dense_resource",
    ),
    *("parse_sparse_elements", "parse_file_metadata"),
    *("parse_block_arguments", "resolve_deferred_locations", "file_metadata_text"),
}
_OF_HOOKS = re.compile(r"(parse|resolve|print)_\w+|[a-z]\w*_texts?")


def public(of: type) -> set[str]:
    return {name for name in dir(of) if _OF_HOOKS.fullmatch(name)} - INTERNAL


def test_every_method_is_there() -> None:
    text = (DOCS / "reference/hooks-parser-printer.md").read_text("utf-8")
    mentioned = set(re.findall(r"`(\w+)[(`]", text))
    assert sorted((public(Parser) | public(AsmPrinter)) - mentioned) == []


def test_no_other_is() -> None:
    text = (DOCS / "reference/hooks-parser-printer.md").read_text("utf-8")
    tables = re.findall(r"^\| (`[^|]*) \|", text, re.M)
    mentioned = {name for row in tables for name in re.findall(r"`(\w+)[(`]", row)}
    unknown = {name for name in mentioned if not hasattr(Parser, name)}
    unknown = {name for name in unknown if not hasattr(AsmPrinter, name)}
    assert mentioned and unknown == {"emit"}  # which each printer has for itself
