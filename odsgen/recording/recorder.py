"""The recorder: writes each change of a program, with the action that made it, to a file while it happens."""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TextIO, cast

from odsgen import __version__
from odsgen.recording.shadow import Shadow
from odsgen.recording.texts import Texts, places_of
from odsgen.rewriting.actions import ActionHandler, Tracer, tracing
from odsgen.runtime.printer import AsmPrinter, print_ir

if TYPE_CHECKING:
    from os import PathLike

    from odsgen.rewriting.actions import Action
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.support.source import SourceFile

    #: The tag and the name of an action, and its operation.
    _About = tuple[str, str, Operation | None]

#: The version of the format (docs/howto/recording.md).
FORMAT = 1
_PASS = "pass-execution"
#: How the tags of actions begin that make a change last which an earlier one about the same operation wanted.
_COMMITS = "commit-"


class Recorder(ActionHandler):
    """Writes the actions on a program and what each changed: a line of JSON for each (docs/howto/recording.md).

    `source` is the text as which the program was just read: the recording then begins with it, which costs nothing.
    """

    def __init__(
        self,
        root: Operation,
        write: Callable[[str], object],
        *,
        command: Sequence[str] = (),
        source: SourceFile | None = None,
        implicit_module: bool = True,
    ) -> None:
        self._root = root
        self._write = write
        self._texts = texts = Texts()
        #: The operations that have been told of and are to be looked at, those that were said to go apart.
        self.touched: dict[Operation, None] = {}
        self.erased: dict[Operation, None] = {}
        self._replaced: dict[Operation, Sequence[Value]] = {}
        #: How many steps have been written: the changes of one action, each.
        self.steps = 0
        self._passes = 0
        self._open_passes: list[int] = [-1]
        #: The beginnings of the steps of a pass, by tag and name.
        self._heads: dict[tuple[str, str], str] = {}
        #: What is being attempted, where `_Attempts` does it.
        self.attempted: _About | None = None
        context = getattr(root, "parse_context", None)
        self._line(
            {
                "odsgen-recording": FORMAT,
                "version": __version__,
                "command": list(command),
                "allow_unregistered": context is None or context.allow_unregistered,
                "early_syntax": context is not None and context.early_syntax,
                "implicit_module": implicit_module,
            }
        )
        if source is None:
            program, filename = print_ir(root, True, locations=True), "-"
        else:
            line, column = source.origin
            padding = "\n" * (line - 1) + " " * (column - 1)
            program, filename = padding + source.text, source.filename
            texts.places = places_of(root)
        location = AsmPrinter(locations=True).location_text(root.location)
        self._line({"program": program, "file": filename, "location": location})
        self._shadow = Shadow(root, texts)
        if "distinct[" in program:
            texts.number_distinct(self._shadow)

    def _line(self, entries: dict[str, object]) -> None:
        self._write(json.dumps(entries, separators=(",", ":")) + "\n")

    def _write_texts(self) -> None:
        if self._texts.new:
            self._write(self._texts.take_line())

    # --- what happens ---------------------------------------------------------------------------------------------------

    def operation_inserted(self, op: Operation) -> None:
        """It is looked at when the action ends."""
        self.erased.pop(op, None)
        self.touched[op] = None

    def operation_modified(self, op: Operation) -> None:
        """It is looked at when the action ends."""
        self.touched[op] = None

    def operation_replaced(self, op: Operation, values: Sequence[Value]) -> None:
        """Who asks where it has gone is told."""
        self._replaced[op] = tuple(values)

    def operation_erased(self, op: Operation) -> None:
        """It is written when the action ends."""
        self.touched.pop(op, None)
        self.erased[op] = None

    def begin(self, action: Action) -> bool:
        """Changes before it are of the action around this one."""
        if self.touched or self.erased:
            self.end_step(*(self.attempted or _about(action.parent)))
        if action.tag == _PASS:
            op = action.op
            known = None if op is None else self._shadow.ops.get(op)
            number = -1 if known is None else known.number
            name = self._texts.of(action.name)
            self._write_texts()
            self._line({"pass": [self._passes, name, number]})
            self._open_passes.append(self._passes)
            self._heads.clear()
            self._passes += 1
        return True

    def end(self, action: Action, changed: bool) -> None:
        """Write what the action has changed; of a pass also what nobody has told of."""
        if action.tag == _PASS:
            self.end_step(*_about(action), sweep=True)
            outcome = "skipped" if action.is_skipped else "failed" if action.has_failed else "done"
            self._line({"end": [self._open_passes.pop(), outcome]})
            self._heads.clear()
        elif self.touched or self.erased:
            self.end_step(*_about(action))

    def tracer(self) -> Tracer:
        """One that attempts faster what changes nothing."""
        return _Attempts(self)

    def finish(self, *, sweep: bool = True) -> None:
        """Write what was changed outside of all actions, with `sweep` also if nobody has told, and that it is complete."""
        self.end_step(*_about(None), sweep=sweep)
        self._line({"steps": self.steps})

    def end_step(self, tag: str, name: str, op: Operation | None, sweep: bool = False) -> None:
        """Write what has changed since the last one; with `sweep` also what nobody has told of."""
        shadow = self._shadow
        ops, changes = shadow.ops, shadow.changes
        step = self.steps + 1
        about = None if op is None else ops.get(op)
        number, cause = -1, 0
        if about is not None:
            number, cause = about.number, about.cause
            if about.treated and tag.startswith(_COMMITS):
                cause = about.treated
            elif cause > self.steps:  # of a step that turned out to be none
                cause = self.steps
        if self._replaced:
            self._write_replaced(step)
        touched, erased = self.touched, self.erased
        shadow.update(touched, erased, step)
        if sweep:
            shadow.sweep(self._root if op is None else op)
        touched.clear()
        erased.clear()
        if not changes:
            return
        self.steps = step
        if about is not None:
            about.treated = step
        head = self._heads.get((tag, name))
        if head is None:
            texts = self._texts
            head = f'{{"step":[{self._open_passes[-1]},{texts.of(tag)},{texts.of(name)},'
            self._heads[tag, name] = head
        if self._texts.new:
            self._write_texts()
        self._write(f'{head}{number},{cause}],"changes":[{",".join(changes)}]}}\n')
        changes.clear()

    def _write_replaced(self, step: int) -> None:
        shadow = self._shadow
        for op, values in self._replaced.items():
            known = shadow.ops.get(op)
            if known is not None and values:
                known.cause = step
                numbers = str(shadow.value_number(values[0]))
                for value in values[1:]:
                    numbers += f",{shadow.value_number(value)}"
                shadow.changes.append(f'["=",{known.number},[{numbers}]]')
        self._replaced.clear()


def _about(action: Action | None) -> _About:
    """The tag and the name of an action, and its operation."""
    return ("", "", None) if action is None else (action.tag, action.name, action.op)


class _Attempts(Tracer):
    """Performs actions where nobody but a recorder is told: it skips none, and wants those that change something."""

    IS_QUIET = True

    def __init__(self, recorder: Recorder) -> None:
        super().__init__((recorder,))
        self._recorder = recorder

    def attempt(
        self,
        tag: str,
        name: str,
        op: Operation,
        change: Callable[..., bool],
        *arguments: Any,
    ) -> bool:
        """Make a change of one operation, if there is one to make, without an action around it: a step."""
        recorder = self._recorder
        outer = recorder.attempted
        if recorder.touched or recorder.erased:
            recorder.end_step(*(outer or _about(self.current)))
        recorder.attempted = (tag, name, op)
        try:
            return change(*arguments)
        finally:
            recorder.attempted = outer
            if recorder.touched or recorder.erased:
                recorder.end_step(tag, name, op)


@contextmanager
def record(
    op: Operation,
    file: str | PathLike[str] | TextIO,
    *,
    command: Sequence[str] = (),
    source: SourceFile | None = None,
    implicit_module: bool = True,
    only_passes: bool = False,
) -> Iterator[Recorder]:
    """Within, every change of a program is written to a file, compressed where its name ends in `.gz`.

    With `only_passes` nobody looks in the end for what was changed outside of passes.

    >>> with record(module, "run.jsonl"):
    ...     PassManager.parse("builtin.module(canonicalize,cse)").run(module)

    Raises OSError where the file cannot be written.
    """
    opened = None if isinstance(file, io.TextIOBase) else _open(str(file))
    stream = cast("TextIO", file) if opened is None else opened
    try:
        recorder = Recorder(
            op, stream.write, command=command, source=source, implicit_module=implicit_module
        )
        try:
            with tracing(recorder):
                yield recorder
        except Exception:  # of a pass that failed: what it did is of interest
            recorder.finish()
            raise
        recorder.finish(sweep=not only_passes)
    finally:
        if opened is not None:
            opened.close()


def source_of(op: Operation) -> SourceFile | None:
    """The text of which a program was read, if it is one."""
    return getattr(places_of(op), "source", None)


def _open(path: str) -> TextIO:
    if path.endswith(".gz"):
        # The lowest level: it takes a fifth of the time and twice the space of the usual one.
        return cast("TextIO", gzip.open(path, "wt", 1, encoding="ascii"))
    return open(path, "w", 1 << 20, encoding="ascii")
