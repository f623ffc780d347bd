"""Recordings as they are read: steps forward and back, and the program at each moment."""

from __future__ import annotations

import gzip
import json
import re
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from odsgen.recording.changes import SHAPES, Program
from odsgen.recording.errors import RecordingError
from odsgen.recording.recorder import FORMAT
from odsgen.recording.shadow import Shadow
from odsgen.recording.texts import Texts
from odsgen.runtime.builtin.locations import Location, UnknownLoc
from odsgen.runtime.diagnostics import DiagnosticError, VerifyError
from odsgen.runtime.parser.toplevel import parse_source
from odsgen.runtime.printer import print_ir
from odsgen.runtime.registry.context import Context
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from odsgen.recording.changes import Undo

_FILE_PLACE = re.compile(r'^loc\("([^"\\]*)"((?::\d+)+)\)$')
#: The longest line, and the most bytes of a recording that was compressed.
_MOST_BYTES = 1 << 32


@dataclass(frozen=True, slots=True)
class PassRun:
    """A pass that ran on an operation, and its steps: those after `first`, up to `last`."""

    number: int
    name: str
    op: int
    first: int
    last: int
    outcome: str  # "done", "failed", "skipped", or "" where the recording breaks off in it
    depth: int


@dataclass(frozen=True, slots=True)
class Step:
    """The changes of one action."""

    number: int
    pass_run: int  # the number of the pass, or -1
    tag: str
    name: str
    op: int  # what it is about, or -1
    cause: int  # the step that gave a reason for it, or 0
    changes: Sequence[Sequence[Any]]
    line: int

    @property
    def title(self) -> str:
        """The action in a few words."""
        return f"{self.tag} {self.name}".strip() or "outside of all passes"

    def ops(self) -> dict[str, set[int]]:
        """The operations that were inserted, removed, moved and changed."""
        made = {change[1] for change in self.changes if change[0] == "o"}
        gone = {change[1] for change in self.changes if change[0] == "x"}
        moved = {change[1] for change in self.changes if change[0] == "-"} - gone - made
        changed = {change[1] for change in self.changes if change[0] in "uvstpal"}
        changed -= made | gone | moved
        return {"inserted": made - gone, "removed": gone - made, "moved": moved, "changed": changed}

    def counts(self) -> dict[str, int]:
        """How many there are of each, but for none."""
        return {kind: len(ops) for kind, ops in self.ops().items() if ops}


@dataclass
class Recording:
    """A recording and the moment at which one looks: 0 is the program before everything, N after step N."""

    path: str
    header: dict[str, Any]
    program: Program
    steps: list[Step]
    passes: list[PassRun]
    #: Why it breaks off; None of one that is complete.
    problem: str | None
    moment: int = 0
    _undo: list[list[Undo]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._initial = dict(self.program.ops)
        self._made: dict[int, Sequence[Any]] = {
            change[1]: change for step in self.steps for change in step.changes if change[0] == "o"
        }

    @classmethod
    def read(cls, path: str | Path, context: Context | None = None) -> Self:
        """Read a file.  Raises RecordingError for what is no recording, OSError for what cannot be read.

        The context knows the dialects; without one, it is that of installed dialects.
        """
        return cls.from_lines(str(path), _lines(str(path)), context)

    @classmethod
    def from_lines(cls, path: str, lines: Iterator[str], context: Context | None = None) -> Self:
        """The same of lines of text."""
        reader = _Reader(path)
        header = reader.entries(next(lines, ""))
        version = header.get("odsgen-recording")
        if version != FORMAT:
            what = (
                'this is no recording: it does not begin with {"odsgen-recording":'
                if version is None
                else f"the recording has the format {version!r}, and this odsgen reads {FORMAT}:"
            )
            raise RecordingError(f"{path}:1: {what} ods-opt --record=FILE writes one")
        program = reader.program(next(lines, ""), header, context)
        reader.read(lines, program)
        return cls(path, header, program, reader.steps, reader.passes, reader.problem)

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self.steps)

    def go_to(self, moment: int) -> None:
        """Go forwards or backwards to a moment.  Raises RecordingError for a step that cannot be done."""
        if not 0 <= moment <= self.last:
            raise RecordingError(f"there is no moment {moment}: they go from 0 to {self.last}")
        while self.moment < moment:
            self._forward(self.steps[self.moment])
        while self.moment > moment:
            for undo in reversed(self._undo.pop()):
                undo()
            self.moment -= 1

    def _forward(self, step: Step) -> None:
        done: list[Undo] = []
        try:
            for change in step.changes:
                done.append(self.program.apply(change))
        except Exception as error:  # whatever a file says that nobody has recorded
            for undo in reversed(done):
                undo()
            raise RecordingError(
                f"{self.path}:{step.line}: step {step.number} cannot be done: {_reason(error)}"
            ) from None
        self._undo.append(done)
        self.moment += 1

    def text(self, *, generic: bool = False, locations: bool = False) -> str:
        """The program at this moment; in the generic form where it does not verify."""
        root = self.program.root
        if not generic:
            try:
                root.verify()
            except VerifyError:
                generic = True
        return print_ir(root, generic, locations)

    def op_name(self, number: int) -> str:
        """The name of an operation that is there at some moment."""
        made, op = self._made.get(number), self._initial.get(number)
        if made is not None and 0 <= made[2] < len(self.program.texts):
            return str(self.program.texts[made[2]])
        return "?" if op is None else op.name

    def location_of(self, number: int) -> Location:
        """Where an operation comes from, as it was when it was first there."""
        made, op = self._made.get(number), self._initial.get(number)
        try:
            if made is not None:
                return self.program.location(made[8])
        except (ValueError, DiagnosticError):
            op = None
        return UnknownLoc.get() if op is None else op.location

    def place(self, number: int) -> str:
        """The same as people write it: `f.mlir:3:8`; empty where nobody knows."""
        location = self.location_of(number)
        text = "" if isinstance(location, UnknownLoc) else str(location)
        return _FILE_PLACE.sub(r"\1\2", text)

    def pass_at(self, moment: int) -> PassRun | None:
        """The pass in which a moment lies: the innermost one whose step led there."""
        step = self.steps[moment - 1] if moment else None
        return None if step is None or step.pass_run < 0 else self.passes[step.pass_run]


def _reason(error: Exception) -> str:
    if isinstance(error, DiagnosticError):
        return error.diagnostics[0].message
    if isinstance(error, ValueError):
        return str(error)
    return f"{type(error).__name__}: {error}"


def _lines(path: str) -> Iterator[str]:
    """The lines of a file, each with its end; the last one of a compressed file that breaks off may be cut."""
    with open(path, "rb") as file:
        is_compressed = file.read(2) == b"\x1f\x8b"
        file.seek(0)
        stream: Any = gzip.GzipFile(fileobj=file) if is_compressed else file
        try:
            while line := stream.readline(_MOST_BYTES):
                yield line.decode("utf-8", "surrogateescape")
        except (EOFError, zlib.error, gzip.BadGzipFile):
            return


class _Reader:
    """Reads the lines of one recording."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.line = 1
        self.steps: list[Step] = []
        self.passes: list[PassRun] = []
        self.problem: str | None = None
        self._texts: list[str] = []

    def fail(self, message: str) -> RecordingError:
        """An error at the line that is being read."""
        return RecordingError(f"{self.path}:{self.line}: {message}")

    def entries(self, line: str) -> dict[str, Any]:
        """The object of a line."""
        try:
            found = json.loads(line)
        except (ValueError, RecursionError) as error:
            if self.line == 1:
                raise self.fail("this is no recording: expected a line of JSON") from None
            raise self.fail(f"expected a line of JSON: {str(error)[:200]}") from None
        if not isinstance(found, dict):
            raise self.fail("expected a JSON object on each line")
        return found

    def program(self, line: str, header: dict[str, Any], context: Context | None) -> Program:
        """The program with which it begins."""
        self.line = 2
        entries = self.entries(line)
        text, file = entries.get("program"), entries.get("file")
        if not isinstance(text, str) or not isinstance(file, str):
            raise self.fail('expected the program: {"program":…,"file":…}')
        context = Context() if context is None else context
        context.allow_unregistered |= header.get("allow_unregistered") is True
        context.early_syntax |= header.get("early_syntax") is True
        implicit_module = header.get("implicit_module") is not False
        try:
            root = parse_source(SourceFile(text, file), context, implicit_module)
        except DiagnosticError as error:
            dialects = [a for a in command_of(header) if a.lstrip("-").startswith("dialect")]
            hint = f"; it was recorded with {' '.join(dialects)}" if dialects else ""
            raise self.fail(
                f"cannot read the program: {error.diagnostics[0].message}{hint}"
            ) from None
        program = Program(root, context)
        program.texts = self._texts
        texts = Texts()
        shadow = Shadow(root, texts)
        if "distinct[" in text:
            texts.number_distinct(shadow)
            known_texts = texts.printer.distinct_numbers.items()
            program.distinct.update((number, attribute) for attribute, number in known_texts)
        for op, known in shadow.ops.items():
            program.ops[known.number] = op
            program.op_numbers[op] = known.number
            program.first_value[known.number] = known.value
            for index, result in enumerate(op.results):
                program.bind(known.value + index, result)
        for argument, number in shadow.arguments.items():
            program.bind(number, argument)
        program.blocks.update({known.number: block for block, known in shadow.blocks.items()})
        program.regions.update({known.number: region for region, known in shadow.regions.items()})
        return program

    def read(self, lines: Iterator[str], program: Program) -> None:
        """The rest; a line that breaks off, or no last one, is a problem to tell of."""
        opened: list[int] = []
        is_complete = False
        for line in lines:
            self.line += 1
            if not line.endswith("\n"):
                break
            entries = self.entries(line)
            if "step" in entries:
                self.steps.append(self._step(entries))
            elif "texts" in entries:
                texts = entries["texts"]
                if not isinstance(texts, list) or not all(isinstance(t, str) for t in texts):
                    raise self.fail("expected a list of texts")
                self._texts += texts
            elif "pass" in entries:
                name, op = self._pass(entries["pass"])
                at = len(self.steps)
                opened.append(len(self.passes))
                run = PassRun(len(self.passes), name, op, at, at, "", len(opened) - 1)
                self.passes.append(run)
            elif "end" in entries:
                ended = entries["end"]
                if not opened or not isinstance(ended, list) or len(ended) != 2:
                    raise self.fail("no pass ends here")
                self._end_pass(opened.pop(), str(ended[1]))
            elif "steps" in entries:
                is_complete = True
            else:
                raise self.fail(f"a line with {', '.join(map(repr, entries))} means nothing here")
        for number in reversed(opened):
            self._end_pass(number, "")
        if not is_complete:
            self.problem = (
                f"{self.path}:{self.line}: the recording breaks off after step {len(self.steps)}"
            )

    def _end_pass(self, number: int, outcome: str) -> None:
        run = self.passes[number]
        self.passes[number] = PassRun(
            run.number, run.name, run.op, run.first, len(self.steps), outcome, run.depth
        )

    def _pass(self, entry: object) -> tuple[str, int]:
        numbers = _numbers(entry, 3)
        if numbers is None:
            raise self.fail("expected three numbers for a pass: its own, its name, its operation")
        number, name, op = numbers
        if number != len(self.passes):
            raise self.fail(f"expected the pass {len(self.passes)}, not {number}")
        return self._text(name), op

    def _text(self, number: int) -> str:
        if not 0 <= number < len(self._texts):
            raise self.fail(f"there is no text {number} yet")
        return self._texts[number]

    def _step(self, entries: dict[str, Any]) -> Step:
        head, changes = _numbers(entries["step"], 5), entries.get("changes")
        if head is None or not isinstance(changes, list):
            raise self.fail("expected five numbers for a step, and its changes")
        run, tag, name, op, cause = head
        number = len(self.steps) + 1
        if not -1 <= run < len(self.passes):
            raise self.fail(f"there is no pass {run} yet")
        if not 0 <= cause < number:
            raise self.fail(f"step {cause} is no cause of step {number}")
        for change in changes:
            self._check_change(change)
        return Step(number, run, self._text(tag), self._text(name), op, cause, changes, self.line)

    def _check_change(self, change: object) -> None:
        if isinstance(change, list) and change and isinstance(change[0], str):
            kind, *parts = change
            shape = SHAPES.get(kind, "?")
            if shape.endswith("*"):
                if _numbers(parts) is not None and len(parts) % 2:
                    return
            elif len(parts) == len(shape) and all(
                type(part) is int if expected == "n" else _numbers(part) is not None
                for part, expected in zip(parts, shape, strict=True)
            ):
                return
        raise self.fail(f"this is no change: {json.dumps(change)[:100]}")


def command_of(header: dict[str, Any]) -> list[str]:
    """The command that was recorded; empty where there was none."""
    command = header.get("command")
    return [str(part) for part in command] if isinstance(command, list) else []


def _numbers(part: object, count: int | None = None) -> list[int] | None:
    """A list of integers, of so many; None of anything else."""
    if not isinstance(part, list) or not all(type(number) is int for number in part):
        return None
    return part if count in (None, len(part)) else None
