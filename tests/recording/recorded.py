"""Programs that are recorded in memory."""

from __future__ import annotations

import io

from odsgen.passes import PassFailure, PassManager
from odsgen.recording import Recording, record
from odsgen.recording.recorder import source_of
from odsgen.runtime import Context, Operation, parse, print_ir


def recorded(text: str, pipeline: str, *, is_source: bool = True) -> tuple[str, str, str]:
    """The program as it is first, as the pipeline leaves it, both with locations, and the recording of that."""
    module, same = [
        parse(text, Context(allow_unregistered=True), filename="program.mlir") for _ in range(2)
    ]
    before = print_ir(same, locations=True)
    lines = io.StringIO()
    with record(module, lines, source=source_of(module) if is_source else None):
        try:
            PassManager.parse(pipeline, verify_each=False).run(module)
        except PassFailure:
            pass
    return before, print_ir(module, locations=True), lines.getvalue()


def recorded_by(module: Operation, change) -> str:
    """The recording of what a function does."""
    lines = io.StringIO()
    with record(module, lines):
        change(module)
    return lines.getvalue()


def read(lines: str, path: str = "run.jsonl") -> Recording:
    """The recording of these lines."""
    context = Context(allow_unregistered=True)
    return Recording.from_lines(path, iter(lines.splitlines(keepends=True)), context)


def text_of(recording: Recording) -> str:
    """The program at the moment, with locations."""
    return print_ir(recording.program.root, locations=True)
