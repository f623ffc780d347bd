"""A client of a language server over standard input and output: pygls' own, one request after another."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine, Mapping, Sequence
from types import TracebackType
from typing import Any, TypeVar

from lsprotocol import types
from pygls.lsp.client import LanguageClient

SECONDS = 300.0
"""How long an answer may take before a test gives up; machines that run tests may be slow."""


T = TypeVar("T")


class ServerEnded(Exception):
    """The server ended, or gave no answer in time."""


class Client:
    """Starts a server, and asks it."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None
    ) -> None:
        self._loop = asyncio.new_event_loop()
        self._client = LanguageClient("odsgen tests", "1")
        self._published: dict[str, types.PublishDiagnosticsParams] = {}
        self._arrived = asyncio.Event()
        self._versions: dict[str, int] = {}
        #: That of the server, once it has been asked to end.
        self.exit_code: int | None = None

        @self._client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def published(params: types.PublishDiagnosticsParams) -> None:
            self._published[params.uri] = params
            self._arrived.set()

        env = {**os.environ, **(environment or {})}
        self._loop.run_until_complete(self._client.start_io(*command, env=env))
        self._server: Any = self._client._server
        self._ended = self._loop.create_task(_end_of(self._server))
        capabilities = types.ClientCapabilities(
            text_document=types.TextDocumentClientCapabilities(
                document_symbol=types.DocumentSymbolClientCapabilities(
                    hierarchical_document_symbol_support=True
                ),
                publish_diagnostics=types.PublishDiagnosticsClientCapabilities(
                    related_information=True
                ),
            )
        )
        parameters = types.InitializeParams(capabilities=capabilities, process_id=os.getpid())
        self.capabilities = self._run(self._client.initialize_async(parameters)).capabilities
        self._client.initialized(types.InitializedParams())

    def _run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """The result of a coroutine; raises ServerEnded if the server ends before."""

        async def race() -> T:
            asked = asyncio.ensure_future(coroutine)
            await asyncio.wait(
                {asked, self._ended}, timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED
            )
            if asked.done():
                return asked.result()
            asked.cancel()
            raise ServerEnded("the server ended" if self._ended.done() else "no answer came")

        return self._loop.run_until_complete(race())

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        try:
            if kind is None:
                self._run(self._client.shutdown_async(None))
                self._client.exit(None)
                self.exit_code = self._loop.run_until_complete(
                    asyncio.wait_for(self._ended, SECONDS)
                )
        finally:
            if not self._ended.done():
                self._server.kill()
                self._loop.run_until_complete(self._ended)
            self._loop.run_until_complete(self._client.stop())
            self._loop.close()

    # --- documents ------------------------------------------------------------------------------------------------------

    def open(self, uri: str, text: str, language: str = "mlir") -> list[types.Diagnostic]:
        """Open a text; the diagnostics that the server publishes for it."""
        self._versions[uri] = 1
        document = types.TextDocumentItem(uri, language, 1, text)
        self._client.text_document_did_open(types.DidOpenTextDocumentParams(document))
        return self._diagnostics(uri)

    def change(self, uri: str, text: str) -> list[types.Diagnostic]:
        """Replace a text that is open; the diagnostics of the new one."""
        self._versions[uri] += 1
        document = types.VersionedTextDocumentIdentifier(self._versions[uri], uri)
        changes = [types.TextDocumentContentChangeWholeDocument(text)]
        self._client.text_document_did_change(types.DidChangeTextDocumentParams(document, changes))
        return self._diagnostics(uri)

    def close(self, uri: str) -> None:
        """Close a text."""
        document = types.TextDocumentIdentifier(uri)
        self._client.text_document_did_close(types.DidCloseTextDocumentParams(document))

    def _diagnostics(self, uri: str) -> list[types.Diagnostic]:
        async def wait() -> list[types.Diagnostic]:
            while True:
                published = self._published.get(uri)
                if published is not None and published.version == self._versions[uri]:
                    return list(published.diagnostics)
                self._arrived.clear()
                await self._arrived.wait()

        return self._run(wait())

    # --- requests -------------------------------------------------------------------------------------------------------

    def request(self, method: str, parameters: Any) -> Any:
        """The answer to a request; raises JsonRpcException for an error."""

        async def ask() -> Any:
            return await self._client.protocol.send_request_async(method, parameters)

        return self._run(ask())

    def hover(self, uri: str, line: int, character: int) -> str | None:
        """The text shown at a position."""
        parameters = types.HoverParams(*_at(uri, line, character))
        found = self.request(types.TEXT_DOCUMENT_HOVER, parameters)
        if found is None or not isinstance(found, types.Hover):
            return None
        contents = found.contents
        return contents.value if isinstance(contents, types.MarkupContent) else str(contents)

    def definition(self, uri: str, line: int, character: int) -> list[types.Location]:
        """Where that which a position names is defined."""
        parameters = types.DefinitionParams(*_at(uri, line, character))
        return list(self.request(types.TEXT_DOCUMENT_DEFINITION, parameters) or ())

    def references(
        self, uri: str, line: int, character: int, declaration: bool = True
    ) -> list[types.Location]:
        """The uses of what a position names."""
        context = types.ReferenceContext(include_declaration=declaration)
        document, position = _at(uri, line, character)
        parameters = types.ReferenceParams(context, document, position)
        return list(self.request(types.TEXT_DOCUMENT_REFERENCES, parameters) or ())

    def symbols(self, uri: str) -> list[types.DocumentSymbol]:
        """The outline."""
        parameters = types.DocumentSymbolParams(types.TextDocumentIdentifier(uri))
        return list(self.request(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, parameters) or ())

    def completions(self, uri: str, line: int, character: int) -> list[types.CompletionItem]:
        """The completions at a position."""
        parameters = types.CompletionParams(*_at(uri, line, character))
        found = self.request(types.TEXT_DOCUMENT_COMPLETION, parameters)
        items = found.items if isinstance(found, types.CompletionList) else found or ()
        return list(items)

    def signature(self, uri: str, line: int, character: int) -> types.SignatureHelp | None:
        """The format of what is written at a position."""
        parameters = types.SignatureHelpParams(*_at(uri, line, character))
        found: types.SignatureHelp | None = self.request(
            types.TEXT_DOCUMENT_SIGNATURE_HELP, parameters
        )
        return found

    def inlay_hints(self, uri: str) -> list[types.InlayHint]:
        """The hints between the characters of a document."""
        everything = types.Range(types.Position(0, 0), types.Position(1 << 30, 0))
        parameters = types.InlayHintParams(types.TextDocumentIdentifier(uri), everything)
        return list(self.request(types.TEXT_DOCUMENT_INLAY_HINT, parameters) or ())

    def semantic_tokens(self, uri: str) -> list[int]:
        """The kinds of the tokens of a document, as the protocol encodes them."""
        parameters = types.SemanticTokensParams(types.TextDocumentIdentifier(uri))
        found = self.request(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, parameters)
        return list(found.data) if found is not None else []

    def formatting(self, uri: str) -> list[types.TextEdit]:
        """The edits that lay a document out."""
        options = types.FormattingOptions(tab_size=2, insert_spaces=True)
        document = types.TextDocumentIdentifier(uri)
        parameters = types.DocumentFormattingParams(document, options)
        return list(self.request(types.TEXT_DOCUMENT_FORMATTING, parameters) or ())


async def _end_of(server: Any) -> int:
    return int(await server.wait())


def _at(uri: str, line: int, character: int) -> tuple[types.TextDocumentIdentifier, types.Position]:
    return types.TextDocumentIdentifier(uri), types.Position(line, character)


def span(range: types.Range) -> str:
    """A range as `line:character-line:character`."""
    start, end = range.start, range.end
    return f"{start.line}:{start.character}-{end.line}:{end.character}"
