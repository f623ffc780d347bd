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
        _entry_text(printer, key, handle.blob)
        for handle, key in printer.resource_handles.items()
        if handle.blob is not None
    ]
    groups: list[str] = []
    if blobs:
        groups.append(_group_text("dialect_resources", {"builtin": blobs}))
    external = {
        name: [_entry_text(printer, key, value) for key, value in entries]
        for name, entries in printer.external_resources.items()
        if entries
    }
    if external:
        groups.append(_group_text("external_resources", external))
    return "\n{-#\n" + ",\n".join(groups) + "\n#-}\n" if groups else ""


def _entry_text(printer: AttributePrinter, key: str, value: bool | str | ResourceBlob) -> str:
    if isinstance(value, ResourceBlob):
        text = value.text()
    elif isinstance(value, str):
        text = printer.string_literal(value)
    else:
        text = "true" if value else "false"
    return f"      {printer.keyword_or_string_text(key)}: {text}"


def _group_text(name: str, sections: dict[str, list[str]]) -> str:
    texts = [_braced_text("    ", section, entries) for section, entries in sections.items()]
    return _braced_text("  ", name, texts)


def _braced_text(indent: str, name: str, entries: list[str]) -> str:
    inside = ",\n".join(entries)
    return f"{indent}{name}: {{\n{inside}\n{indent}}}"
