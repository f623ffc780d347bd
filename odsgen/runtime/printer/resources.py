"""The section ``{-# … #-}`` behind a program with the data that it names, as mlir-opt prints it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.resources import ResourceBlob

if TYPE_CHECKING:
    from odsgen.runtime.printer.attributes import AttributePrinter


def file_metadata_text(printer: AttributePrinter) -> str:
    """The section with the blobs of the resources that have been printed, and with the external
    ones; empty if there are none."""
    blobs = [
        entry
        for handle, key in printer.resource_handles.items()
        if handle.blob is not None and (entry := _entry_text(printer, key, handle.blob))
    ]
    groups: list[str] = []
    if blobs:
        groups.append(_group_text("dialect_resources", {"builtin": blobs}))
    external = {
        name: shown
        for name, entries in printer.external_resources.items()
        if (shown := [text for e in entries if (text := _entry_text(printer, *e))])
    }
    if external:
        groups.append(_group_text("external_resources", external))
    if not groups and not any(printer.external_resources.values()):
        if all(handle.blob is None for handle in printer.resource_handles):
            return ""
    return "\n{-#\n" + ",\n".join(groups) + "\n#-}\n"


def _entry_text(printer: AttributePrinter, key: str, value: bool | str | ResourceBlob) -> str:
    """The line of an entry; empty for one that is elided, as longer ones than MLIR's option allows are."""
    if isinstance(value, ResourceBlob):
        text = value.text()
    elif isinstance(value, str):
        text = printer.string_literal(value)
    else:
        text = "true" if value else "false"
    limit = printer.limits and printer.limits.resource_text
    if limit is not None and len(text) > limit:
        return ""
    return f"      {printer.keyword_or_string_text(key)}: {text}"


def _group_text(name: str, sections: dict[str, list[str]]) -> str:
    texts = [_braced_text("    ", section, entries) for section, entries in sections.items()]
    return _braced_text("  ", name, texts)


def _braced_text(indent: str, name: str, entries: list[str]) -> str:
    inside = ",\n".join(entries)
    return f"{indent}{name}: {{\n{inside}\n{indent}}}"
