"""The server itself: what the protocol asks is handed to the document that it is about."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from odsgen import __version__
from odsgen.lsp import bytecode, recording
from odsgen.lsp.mlir.completion import MOST_ITEMS
from odsgen.lsp.mlir.document import MlirDocument

if TYPE_CHECKING:
    from odsgen.runtime.printer.limits import PrintLimits
    from odsgen.runtime.registry.context import Context

NAME = "ods-lsp-server"
_TRIGGERS = [*'.%^!#@(,<:[ "/$']
# A text is read for its diagnostics when nothing was typed for as long as its last reading took, at most so many seconds.
_LONGEST_QUIET = 0.5


class Document(Protocol):
    """The questions that programs and specs answer alike."""

    def diagnostics(self) -> list[types.Diagnostic]: ...
    def symbols(self) -> list[types.DocumentSymbol]: ...
    def formatted(self) -> list[types.TextEdit]: ...
    def hover(self, position: types.Position) -> types.Hover | None: ...
    def definition(self, position: types.Position) -> list[types.Location]: ...
    def references(
        self, position: types.Position, include_declaration: bool
    ) -> list[types.Location]: ...
    def highlights(self, position: types.Position) -> list[types.DocumentHighlight]: ...
    def completions(self, position: types.Position) -> list[types.CompletionItem]: ...
    def renamed_range(self, position: types.Position) -> types.Range | None: ...
    def renamed(self, position: types.Position, new_name: str) -> list[types.TextEdit]: ...
    def expected_diagnostics(
        self, diagnostics: Sequence[types.Diagnostic]
    ) -> list[types.TextEdit]: ...


class DialectServer(LanguageServer):
    """A server for programs and specs; each text is read once, and again after it has changed."""

    def __init__(self, make_context: Callable[[], Context]) -> None:
        super().__init__(NAME, __version__)
        self.make_context = make_context
        self.limits: PrintLimits | None = None  # of what is printed from bytecode
        self._documents: dict[str, tuple[int | None, str, Document]] = {}
        self._scheduled: dict[str, asyncio.TimerHandle] = {}
        self._reading_times: dict[str, float] = {}

    def document(self, uri: str) -> Document:
        """The document as it stands now."""
        text_document = self.workspace.get_text_document(uri)
        text = text_document.source
        known = self._documents.get(uri)
        if known is not None and known[1] == text:
            return known[2]
        start = perf_counter()
        document = self._read(uri, text, text_document.language_id)
        self._reading_times[uri] = perf_counter() - start
        self._documents[uri] = (text_document.version, text, document)
        return document

    def _read(self, uri: str, text: str, language: str | None) -> Document:
        encoding = str(self.workspace.position_encoding or "utf-16")
        if language == "yaml" or uri.endswith((".yaml", ".yml")):
            from odsgen.lsp.spec.document import SpecDocument

            return SpecDocument(uri, text, encoding)
        return MlirDocument(uri, text, self.make_context, encoding)

    def publish(self, uri: str) -> None:
        """Tell the client what is wrong with a text."""
        self._scheduled.pop(uri, None)
        if uri not in self.workspace.text_documents:
            return
        diagnostics = self.document(uri).diagnostics()
        version = self.workspace.get_text_document(uri).version
        self.text_document_publish_diagnostics(
            types.PublishDiagnosticsParams(uri, diagnostics, version)
        )

    def publish_soon(self, uri: str) -> None:
        """The same, when nothing is typed for a moment."""
        scheduled = self._scheduled.pop(uri, None)
        if scheduled is not None:
            scheduled.cancel()
        loop = asyncio.get_running_loop()
        quiet = min(self._reading_times.get(uri, 0.0), _LONGEST_QUIET)
        self._scheduled[uri] = loop.call_later(quiet, self.publish, uri)

    def forget(self, uri: str) -> None:
        """Drop a document that was closed, and what is shown about it."""
        self._documents.pop(uri, None)
        scheduled = self._scheduled.pop(uri, None)
        if scheduled is not None:
            scheduled.cancel()
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))


def make_server(make_context: Callable[[], Context]) -> DialectServer:
    """A server whose programs are read in contexts of `make_context`."""
    server = DialectServer(make_context)
    _add_synchronization(server)
    _add_answers(server)
    bytecode.add_requests(server, make_context)
    recording.add_requests(server, make_context)
    return server


def _add_synchronization(server: DialectServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    async def did_open(params: types.DidOpenTextDocumentParams) -> None:
        server.publish(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    async def did_change(params: types.DidChangeTextDocumentParams) -> None:
        server.publish_soon(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    async def did_save(params: types.DidSaveTextDocumentParams) -> None:
        server.publish(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    async def did_close(params: types.DidCloseTextDocumentParams) -> None:
        server.forget(params.text_document.uri)


def _add_answers(server: DialectServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hover(params: types.HoverParams) -> types.Hover | None:
        return server.document(params.text_document.uri).hover(params.position)

    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    def definition(params: types.DefinitionParams) -> list[types.Location]:
        return server.document(params.text_document.uri).definition(params.position)

    @server.feature(types.TEXT_DOCUMENT_REFERENCES)
    def references(params: types.ReferenceParams) -> list[types.Location]:
        document = server.document(params.text_document.uri)
        return document.references(params.position, params.context.include_declaration)

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
    def highlights(params: types.DocumentHighlightParams) -> list[types.DocumentHighlight]:
        return server.document(params.text_document.uri).highlights(params.position)

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def symbols(params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        return server.document(params.text_document.uri).symbols()

    @server.feature(types.TEXT_DOCUMENT_FORMATTING)
    def formatting(params: types.DocumentFormattingParams) -> list[types.TextEdit]:
        return server.document(params.text_document.uri).formatted()

    @server.feature(
        types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=_TRIGGERS)
    )
    def completion(params: types.CompletionParams) -> types.CompletionList:
        items = server.document(params.text_document.uri).completions(params.position)
        return types.CompletionList(is_incomplete=len(items) >= MOST_ITEMS, items=items)

    @server.feature(types.TEXT_DOCUMENT_PREPARE_RENAME)
    def prepare_rename(params: types.PrepareRenameParams) -> types.Range | None:
        return server.document(params.text_document.uri).renamed_range(params.position)

    @server.feature(types.TEXT_DOCUMENT_RENAME)
    def rename(params: types.RenameParams) -> types.WorkspaceEdit | None:
        document = server.document(params.text_document.uri)
        edits = document.renamed(params.position, params.new_name)
        return types.WorkspaceEdit(changes={params.text_document.uri: edits}) if edits else None

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION,
        types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix]),
    )
    def code_action(params: types.CodeActionParams) -> list[types.CodeAction]:
        uri = params.text_document.uri
        edits = server.document(uri).expected_diagnostics(params.context.diagnostics)
        if not edits:
            return []
        return [
            types.CodeAction(
                title="Add expected-* diagnostic checks",
                kind=types.CodeActionKind.QuickFix,
                diagnostics=params.context.diagnostics,
                edit=types.WorkspaceEdit(changes={uri: edits}),
            )
        ]


def serve(
    make_context: Callable[[], Context], log: str = "error", limits: PrintLimits | None = None
) -> None:
    """Answer what comes on standard input until the client ends."""
    logging.basicConfig(stream=sys.stderr, level=_LOG_LEVELS[log])
    # Hooks that print must not write between the messages.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    server = make_server(make_context)
    server.limits = limits
    server.start_io(sys.stdin.buffer, output)


_LOG_LEVELS = {"error": logging.ERROR, "info": logging.INFO, "verbose": logging.DEBUG}
