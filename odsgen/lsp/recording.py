"""Two requests of ours: run a pipeline on an open program and tell each step, and the program as it is after a step."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pygls.exceptions import JsonRpcInvalidParams

from odsgen.drivers.split_input import split_input
from odsgen.lsp.positions import TextPositions
from odsgen.passes import PassFailure, PassManager, PipelineError
from odsgen.recording import Recording, RecordingError, record
from odsgen.recording.difference import differences
from odsgen.recording.listing import Listing
from odsgen.runtime.builtin.locations import FileLineColLoc
from odsgen.runtime.diagnostics import DiagnosticError
from odsgen.runtime.parser.toplevel import parse_source
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from lsprotocol import types

    from odsgen.lsp.server import DialectServer
    from odsgen.runtime.registry.context import Context

#: What is sent at once.
_MOST_STEPS = 10_000


def add_requests(server: DialectServer, make_context: Callable[[], Context]) -> None:
    """Let the server answer `odsgen/record` and `odsgen/moment`."""
    recordings: dict[str, tuple[str, Recording]] = {}

    @server.feature("odsgen/record")
    def record_pipeline(params: Any) -> dict[str, Any]:
        uri, pipeline = str(params.uri), str(params.pipeline)
        text = server.workspace.get_text_document(uri).source
        positions = TextPositions(text, str(server.workspace.position_encoding or "utf-16"))
        source: SourceFile = SourceFile(text, uri)
        chunk = getattr(params, "chunk", 0)
        chunks = split_input(source)[0]
        if not isinstance(chunk, int) or not 0 <= chunk < max(len(chunks), 1):
            raise JsonRpcInvalidParams(f"there is no chunk {chunk}: there are {len(chunks)}")
        recording, failure = _recorded(chunks[chunk] if chunks else source, pipeline, make_context)
        recordings[uri] = text, recording
        return _told(recording, failure, source, positions)

    @server.feature("odsgen/moment")
    def moment(params: Any) -> dict[str, Any]:
        uri, wanted = str(params.uri), params.moment
        text, recording = recordings.get(uri, ("", None))
        if recording is None or text != server.workspace.get_text_document(uri).source:
            raise JsonRpcInvalidParams("the text has changed, or was never recorded: record it")
        if not isinstance(wanted, int):
            raise JsonRpcInvalidParams(f"expected the number of a moment, got {wanted!r}")
        try:
            recording.go_to(wanted)
            changed = list(differences(recording, wanted - 1, wanted)) if wanted else []
        except RecordingError as error:
            raise JsonRpcInvalidParams(str(error)) from None
        listing = Listing(recording.program)
        return {
            "text": "\n".join(listing.lines) + "\n",
            "changes": [
                {
                    "kind": each.kind,
                    "before": each.before,
                    "after": each.after,
                    "line": listing.line_of.get(each.op),
                }
                for each in changed
            ],
        }


def _recorded(
    source: SourceFile, pipeline: str, make_context: Callable[[], Context]
) -> tuple[Recording, str | None]:
    """The recording of a pipeline on a text, and what it failed with."""
    written = io.StringIO()
    failure = None
    try:
        manager = PassManager.parse(pipeline)
        program = parse_source(source, make_context())
        program.verify()
        with record(program, written, command=[pipeline], source=source):
            try:
                manager.run(program)
            except PassFailure as error:
                failure = str(error)
    except (DiagnosticError, PipelineError) as error:
        raise JsonRpcInvalidParams(f"cannot run '{pipeline}': {error}") from None
    written.seek(0)
    return Recording.from_lines(source.filename, iter(written), make_context()), failure


def _told(
    recording: Recording, failure: str | None, source: SourceFile, positions: TextPositions
) -> dict[str, Any]:
    def range_of(op: int) -> types.Range | None:
        """From an operation to the end of its line, if it comes from this text."""
        location = recording.location_of(op)
        if not isinstance(location, FileLineColLoc) or location.filename != source.filename:
            return None
        start = source.offset(location.line, location.column)
        return positions.range(start, source.offset(location.line, 1 << 30))

    return {
        "passes": [
            {"name": run.name, "first": run.first, "last": run.last, "outcome": run.outcome}
            for run in recording.passes
        ],
        "steps": [
            {
                "number": step.number,
                "pass": step.pass_run,
                "title": step.title,
                "cause": step.cause,
                "range": range_of(step.op),
                "counts": step.counts(),
            }
            for step in recording.steps[:_MOST_STEPS]
        ],
        "count": recording.last,
        "failure": failure,
    }
