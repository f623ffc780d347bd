"""The server itself: what the protocol asks is handed to the document that it is about."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer

from odsgen import __version__
from odsgen.lsp import bytecode, recording
from odsgen.lsp.answers import Document, RenameRefused
from odsgen.lsp.dialect_specs import DialectSpecs
from odsgen.lsp.mlir.completion import MOST_ITEMS
from odsgen.lsp.mlir.document import MlirDocument
from odsgen.lsp.token_kinds import TOKEN_MODIFIERS, TOKEN_TYPES, token_edits

if TYPE_CHECKING:
    from odsgen.runtime.printer.limits import PrintLimits
    from odsgen.runtime.registry.context import Context

NAME = "ods-lsp-server"
_TRIGGERS = [*'.%^!#@(,<:[ "/$']
# A text is read for its diagnostics when nothing was typed for as long as its last reading took, at most so many seconds.
_LONGEST_QUIET = 0.5


class DialectServer(LanguageServer):
    """A server for programs and specs; each text is read once, and again after it has changed."""

    def __init__(self, make_context: Callable[[], Context], specs: Sequence[Path] = ()) -> None:
        super().__init__(NAME, __version__)
        self.make_context = make_context
        self.limits: PrintLimits | None = None  # of what is printed from bytecode
        self.specs = DialectSpecs(specs)
        self._documents: dict[str, tuple[int | None, str, Document]] = {}
        self._scheduled: dict[str, asyncio.TimerHandle] = {}
        self._reading_times: dict[str, float] = {}
        self._sent_tokens: dict[str, tuple[str, list[int]]] = {}  # with the number of the answer
        self._answers = count(1)

    def document(self, uri: str) -> Document:
        """The document as it stands now; one that is neither open nor to be read has nothing in it."""
        text_document = self.workspace.get_text_document(uri)
        try:
            text = text_document.source
        except (OSError, TypeError, ValueError):
            return Document()
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
        if language == "python" or uri.endswith(".py"):
            from odsgen.lsp.python.document import HooksDocument

            return HooksDocument(uri, text, self.specs, encoding)
        return MlirDocument(uri, text, self.make_context, encoding, self.specs)

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
        self.document(uri).prepare()

    def publish_soon(self, uri: str) -> None:
        """The same, when nothing is typed for a moment."""
        scheduled = self._scheduled.pop(uri, None)
        if scheduled is not None:
            scheduled.cancel()
        loop = asyncio.get_running_loop()
        quiet = min(self._reading_times.get(uri, 0.0), _LONGEST_QUIET)
        self._scheduled[uri] = loop.call_later(quiet, self.publish, uri)

    def semantic_tokens(self, uri: str) -> types.SemanticTokens:
        """The kinds of all tokens, which the next answer may be told as a difference to."""
        tokens = self.document(uri).semantic_tokens()
        number = str(next(self._answers))
        if uri in self.workspace.text_documents:
            self._sent_tokens[uri] = (number, tokens)
        return types.SemanticTokens(tokens, result_id=number)

    def semantic_tokens_since(
        self, uri: str, number: str
    ) -> types.SemanticTokens | types.SemanticTokensDelta:
        """The same as edits of an earlier answer, if that was the last one."""
        known = self._sent_tokens.get(uri)
        answer = self.semantic_tokens(uri)
        if known is None or known[0] != number:
            return answer
        return types.SemanticTokensDelta(token_edits(known[1], answer.data), answer.result_id)

    def forget(self, uri: str) -> None:
        """Drop a document that was closed, and what is shown about it."""
        self._documents.pop(uri, None)
        self._sent_tokens.pop(uri, None)
        scheduled = self._scheduled.pop(uri, None)
        if scheduled is not None:
            scheduled.cancel()
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))


def make_server(make_context: Callable[[], Context], specs: Sequence[Path] = ()) -> DialectServer:
    """A server whose programs are read in contexts of `make_context`, some of whose dialects are those of specs."""
    server = DialectServer(make_context, specs)
    _add_synchronization(server)
    _add_answers(server)
    _add_shown_answers(server)
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
        try:
            edits = document.renamed(params.position, params.new_name)
        except RenameRefused as refused:
            raise JsonRpcException(str(refused), types.LSPErrorCodes.RequestFailed) from None
        return types.WorkspaceEdit(changes={params.text_document.uri: edits}) if edits else None

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION,
        types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix]),
    )
    def code_action(params: types.CodeActionParams) -> list[types.CodeAction]:
        document = server.document(params.text_document.uri)
        return document.fixes(params.range, params.context.diagnostics)


def _add_shown_answers(server: DialectServer) -> None:
    """Answer what editors ask by themselves: the format of what is written, hints between the characters, colours."""

    @server.feature(
        types.TEXT_DOCUMENT_SIGNATURE_HELP,
        types.SignatureHelpOptions(trigger_characters=[" ", ",", "("], retrigger_characters=[":"]),
    )
    def signature_help(params: types.SignatureHelpParams) -> types.SignatureHelp | None:
        return server.document(params.text_document.uri).signature(params.position)

    @server.feature(types.TEXT_DOCUMENT_INLAY_HINT)
    def inlay_hint(params: types.InlayHintParams) -> list[types.InlayHint]:
        return server.document(params.text_document.uri).inlay_hints(params.range)

    legend = types.SemanticTokensLegend(list(TOKEN_TYPES), list(TOKEN_MODIFIERS))

    @server.feature(
        types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL,
        types.SemanticTokensRegistrationOptions(
            legend=legend, full=types.SemanticTokensFullDelta(delta=True), range=True
        ),
    )
    def semantic_tokens(params: types.SemanticTokensParams) -> types.SemanticTokens:
        return server.semantic_tokens(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL_DELTA)
    def semantic_tokens_delta(
        params: types.SemanticTokensDeltaParams,
    ) -> types.SemanticTokens | types.SemanticTokensDelta:
        return server.semantic_tokens_since(params.text_document.uri, params.previous_result_id)

    @server.feature(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE)
    def semantic_tokens_range(params: types.SemanticTokensRangeParams) -> types.SemanticTokens:
        document = server.document(params.text_document.uri)
        return types.SemanticTokens(document.semantic_tokens(params.range))


def serve(
    make_context: Callable[[], Context],
    log: str = "error",
    specs: Sequence[Path] = (),
    limits: PrintLimits | None = None,
) -> None:
    """Answer what comes on standard input until the client ends."""
    logging.basicConfig(stream=sys.stderr, level=_LOG_LEVELS[log])
    # Hooks that print must not write between the messages.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    server = make_server(make_context, specs)
    server.limits = limits
    server.start_io(sys.stdin.buffer, output)


_LOG_LEVELS = {"error": logging.ERROR, "info": logging.INFO, "verbose": logging.DEBUG}
