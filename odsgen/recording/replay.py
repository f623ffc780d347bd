"""The commands of `ods-replay`, by which one goes through a recording."""

from __future__ import annotations

import difflib
import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from odsgen.recording.difference import differences
from odsgen.recording.errors import RecordingError
from odsgen.recording.listing import Listing
from odsgen.reduction import ScriptError, ScriptTester
from odsgen.runtime.diagnostics import VerifyError

if TYPE_CHECKING:
    from odsgen.recording.reading import PassRun, Recording, Step

_SIGNS = {"inserted": "+", "removed": "-", "changed": "!", "moved": ">"}
#: What a list shows at once.
_MOST_LINES = 40


@dataclass(frozen=True, slots=True)
class _Subject:
    """An operation, or an argument of a block that is in one, by their numbers; -1 is none."""

    name: str
    op: int
    value: int = -1
    block: int = -1
    around: int = -1

    def is_touched_by(self, step: Step) -> bool:
        """Whether a step makes, changes, moves or removes it."""
        if self.op < 0:
            return self.is_made_by(step) or self.is_removed_by(step)
        return any(
            change[1] == self.op and change[0] not in ("b", "+b", "-b") for change in step.changes
        )

    def is_made_by(self, step: Step) -> bool:
        """Whether it is new after a step."""
        if self.op >= 0:
            return any(change[0] == "o" and change[1] == self.op for change in step.changes)
        return any(change[0] == "b" and self.value in change[2][::3] for change in step.changes)

    def is_removed_by(self, step: Step) -> bool:
        """Whether it is gone after a step."""
        if self.op >= 0:
            return any(change[0] == "x" and change[1] == self.op for change in step.changes)
        last = [change for change in step.changes if change[0] in ("b", "+b", "-b")]
        last = [change for change in last if change[1] == self.block][-1:]
        return any(
            change[0] == "-b" or (change[0] == "b" and self.value not in change[2][::3])
            for change in last
        ) or any(change[0] == "x" and change[1] == self.around for change in step.changes)


class Replay:
    """Goes through a recording by commands; each gives the text that it shows, and raises RecordingError if it cannot."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self._commands: dict[str, tuple[Callable[[list[str]], str], str]] = {
            "step": (self._step, "step [N]: N steps forwards"),
            "back": (self._back, "back [N]: N steps backwards"),
            "go": (self._go, "go N|first|last: to the moment after step N; 0 is before everything"),
            "next-pass": (self._next_pass, "next-pass: to the end of the pass that comes next"),
            "passes": (self._passes, "passes: the passes, and what each changed"),
            "steps": (self._steps, "steps [FROM [TO]]: the steps in short"),
            "show": (self._show, "show [N]: what a step did"),
            "print": (self._print, "print [--generic] [--debuginfo] [--numbers]: the program"),
            "why-gone": (self._why_gone, "why-gone %X|#N: the step that removes a value"),
            "who-made": (
                self._who_made,
                "who-made %X|#N: the step that made it, and who changed it",
            ),
            "history": (self._history, "history %X|#N: all steps about an operation"),
            "diff": (self._diff, "diff A [B]: what is different at moment B, or now"),
            "find": (self._find, "find TEXT: steps with that in their pass, pattern or operation"),
            "bisect": (self._bisect, "bisect SCRIPT: the first moment at which a script fails"),
            "help": (self._help, "help: this text"),
        }

    def run(self, command: str) -> str:
        """Run a command and give its text."""
        try:
            words = shlex.split(command, comments=False)
        except ValueError as error:
            raise RecordingError(f"'{command}': {error}") from None
        if not words:
            return ""
        name, *arguments = words
        found = self._commands.get(name)
        if found is None:
            starts = [known for known in self._commands if known.startswith(name)]
            if len(starts) != 1:
                close = starts or difflib.get_close_matches(name, self._commands)
                hint = f": did you mean {' or '.join(close)}?" if close else "; `help` lists them"
                raise RecordingError(f"there is no command '{name}'{hint}")
            found = self._commands[starts[0]]
        return found[0](arguments)

    @property
    def prompt(self) -> str:
        """Where one is."""
        recording = self.recording
        run = recording.pass_at(recording.moment)
        where = "" if run is None else f" {run.name}"
        return f"({recording.moment}/{recording.last}{where}) "

    def _help(self, _: list[str]) -> str:
        return "\n".join(summary for _, summary in self._commands.values())

    # --- moving ---------------------------------------------------------------------------------------------------------

    def _number(self, arguments: Sequence[str], default: int | None = None, at: int = 0) -> int:
        text = arguments[at] if len(arguments) > at else None
        if text is None:
            if default is None:
                raise RecordingError(f"expected a number from 0 to {self.recording.last}")
            return default
        words = {"first": 0, "last": self.recording.last, "now": self.recording.moment}
        if text in words:
            return words[text]
        if not (text.isascii() and text.isdecimal() and len(text) < 10):
            raise RecordingError(f"expected a number from 0 to {self.recording.last}, got '{text}'")
        return int(text)

    def _moved_to(self, moment: int) -> str:
        self.recording.go_to(moment)
        return self._title(self.recording.steps[moment - 1]) if moment else "before everything"

    def _step(self, arguments: list[str]) -> str:
        moment = self.recording.moment + self._number(arguments, 1)
        if self.recording.moment == self.recording.last:
            return self.recording.problem or "this is the end"
        return self._moved_to(min(moment, self.recording.last))

    def _back(self, arguments: list[str]) -> str:
        return self._moved_to(max(self.recording.moment - self._number(arguments, 1), 0))

    def _go(self, arguments: list[str]) -> str:
        return self._moved_to(self._number(arguments))

    def _next_pass(self, _: list[str]) -> str:
        for run in self.recording.passes:
            if run.last > self.recording.moment:
                return self._moved_to(run.last)
        return "no pass changes anything any more"

    # --- showing --------------------------------------------------------------------------------------------------------

    def _title(self, step: Step) -> str:
        recording = self.recording
        run = None if step.pass_run < 0 else recording.passes[step.pass_run]
        parts = [f"step {step.number} of {recording.last}: {step.title}"]
        if step.op >= 0:
            name = recording.op_name(step.op)
            if name != step.name:
                parts.append(f"on {name}")
            place = recording.place(step.op)
            if place:
                parts.append(f"at {place}")
        if run is not None and step.tag != "pass-execution":
            parts.append(f"in {run.name}")
        if step.cause:
            parts.append(f"(because of step {step.cause})")
        return " ".join(parts)

    def _passes(self, _: list[str]) -> str:
        lines = []
        for run in self.recording.passes:
            counts: dict[str, int] = {}
            for step in self.recording.steps[run.first : run.last]:
                for kind, count in step.counts().items():
                    counts[kind] = counts.get(kind, 0) + count
            lines.append(f"{'  ' * run.depth}{self._pass_text(run)}: {counts_text(counts)}")
        if self.recording.problem is not None:
            lines.append(self.recording.problem)
        return "\n".join(lines) or "no passes"

    def _pass_text(self, run: PassRun) -> str:
        outcome = {"": " (breaks off)", "done": ""}.get(run.outcome, f" ({run.outcome})")
        steps = f"steps {run.first + 1} to {run.last}" if run.last > run.first else "no steps"
        return f"{run.name} on {self.recording.op_name(run.op)}{outcome}, {steps}"

    def _steps(self, arguments: list[str]) -> str:
        moment = self.recording.moment
        first = max(self._number(arguments, max(moment - 10, 1)), 1)
        last = min(self._number(arguments, first + _MOST_LINES // 2, 1), self.recording.last)
        return self._listed(self.recording.steps[first - 1 : last])

    def _listed(self, steps: Sequence[Step]) -> str:
        lines = [f"{self._title(step)}: {counts_text(step.counts())}" for step in steps]
        if len(lines) > _MOST_LINES:
            lines[_MOST_LINES:] = [f"… and {len(lines) - _MOST_LINES} more"]
        return "\n".join(lines) or "no steps"

    def _show(self, arguments: list[str]) -> str:
        number = self._number(arguments, self.recording.moment)
        if not 1 <= number <= self.recording.last:
            raise RecordingError(
                f"there is no step {number}: they go from 1 to {self.recording.last}"
            )
        moment = self.recording.moment
        try:
            lines = list(self._differences(number - 1, number))
        finally:
            self.recording.go_to(moment)
        return "\n".join([self._title(self.recording.steps[number - 1]), *lines])

    def _differences(self, first: int, second: int) -> Iterator[str]:
        for each in differences(self.recording, first, second):
            sign = _SIGNS[each.kind]
            if each.kind == "changed" and each.before != each.after:
                yield f"! {each.before}"
                yield f"  {each.after}"
            else:
                yield f"{sign} {each.before if each.kind == 'removed' else each.after}"

    def _diff(self, arguments: list[str]) -> str:
        now = self.recording.moment
        first, second = self._number(arguments), self._number(arguments, now, 1)
        for moment in (first, second):
            if moment > self.recording.last:
                raise RecordingError(
                    f"there is no moment {moment}: the last is {self.recording.last}"
                )
        try:
            return "\n".join(self._differences(first, second)) or "nothing is different"
        finally:
            self.recording.go_to(now)

    def _print(self, arguments: list[str]) -> str:
        known = {"--generic", "--debuginfo", "--numbers"}
        for argument in arguments:
            if argument not in known:
                raise RecordingError(f"print takes {', '.join(sorted(known))}, not '{argument}'")
        generic = "--generic" in arguments
        if "--numbers" not in arguments:
            text = self.recording.text(generic=generic, locations="--debuginfo" in arguments)
            return text.rstrip("\n")
        listing = Listing(self.recording.program, generic)
        width = max((len(str(op)) for op in listing.ops), default=0) + 1
        return "\n".join(
            f"{'' if op < 0 else f'#{op}':>{width}} {line}"
            for op, line in zip(listing.ops, listing.lines, strict=True)
        )

    # --- values ---------------------------------------------------------------------------------------------------------

    def _subject(self, arguments: list[str]) -> _Subject:
        """The operation, or block argument, that a name stands for now."""
        if not arguments:
            raise RecordingError(
                "expected the name of a value, %0, or the number of an operation, #0"
            )
        name = arguments[0]
        recording = self.recording
        if name.startswith("#"):
            number = int(name[1:]) if name[1:].isdecimal() and len(name) < 12 else -1
            if number not in recording.program.ops:
                raise RecordingError(
                    f"there is no operation {name} now; `print --numbers` shows their numbers"
                )
            return _Subject(name, number)
        if not name.startswith("%"):
            name = f"%{name}"
        listing = Listing(recording.program)
        value = listing.value(name)
        if value is None:
            close = difflib.get_close_matches(name, listing.names.values(), 3)
            hint = f": there is {', '.join(close)}" if close else "; `print` shows which there are"
            raise RecordingError(f"there is no value {name} at moment {recording.moment}{hint}")
        program = recording.program
        found = program.values[value]
        owner = found.defining_op
        if owner is not None:
            return _Subject(name, program.op_numbers[owner])
        block = found.parent_block
        number = next(n for n, known in program.blocks.items() if known is block)
        around = None if block is None else block.parent_op
        return _Subject(
            name, -1, value, number, -1 if around is None else program.op_numbers[around]
        )

    def _why_gone(self, arguments: list[str]) -> str:
        recording = self.recording
        subject = self._subject(arguments)
        op, name = subject.op, subject.name
        now = recording.moment
        steps = recording.steps[now:]
        for step in steps:
            if subject.is_removed_by(step):
                lines = [f"{name} is gone after {self._title(step)}"]
                replacements = next(
                    (
                        found
                        for each in steps[: step.number - now][::-1]
                        if (found := _replacements(each, op))
                    ),
                    [],
                )
                if replacements:
                    lines.append(f"in its place: {self._named(step.number, replacements)}")
                lines += self._chain(step)
                return "\n".join(lines)
        try:
            recording.go_to(recording.last)
            listing = Listing(recording.program)
        finally:
            recording.go_to(now)
        last = listing.op_text(op) if op >= 0 else listing.names.get(subject.value)
        return f"{name} is there until the end: {last}"

    def _named(self, moment: int, values: Sequence[int]) -> str:
        """Values as they are printed at a moment, with what defines them."""
        now = self.recording.moment
        try:
            self.recording.go_to(moment)
            listing = Listing(self.recording.program)
            texts = []
            for value in values:
                known = self.recording.program.values.get(value)
                owner = None if known is None else known.defining_op
                text = None
                if owner is not None and owner in self.recording.program.op_numbers:
                    text = listing.op_text(self.recording.program.op_numbers[owner])
                texts.append(text or listing.names.get(value, "a value that is gone"))
            return "; ".join(texts)
        finally:
            self.recording.go_to(now)

    def _chain(self, step: Step) -> list[str]:
        """Why a step came about: the steps that gave the reasons."""
        lines: list[str] = []
        while step.cause and len(lines) < _MOST_LINES:
            step = self.recording.steps[step.cause - 1]
            lines.append(f"  which followed {self._title(step)}")
        return lines

    def _who_made(self, arguments: list[str]) -> str:
        subject = self._subject(arguments)
        op, name = subject.op, subject.name
        steps = self.recording.steps[: self.recording.moment]
        made = [step for step in steps if subject.is_made_by(step)]
        changed = [step for step in steps if step not in made and subject.is_touched_by(step)]
        if made:
            lines = [f"{name} was made by {self._title(made[-1])}", *self._chain(made[-1])]
        else:
            place = "" if op < 0 else self.recording.place(op)
            where = f", at {place}" if place else ""
            lines = [f"{name} was there from the beginning{where}"]
        lines += [f"changed by {self._title(step)}" for step in changed[-_MOST_LINES:]]
        return "\n".join(lines)

    def _history(self, arguments: list[str]) -> str:
        subject = self._subject(arguments)
        found = [step for step in self.recording.steps if subject.is_touched_by(step)]
        return self._listed(found) if found else f"nothing changes {subject.name}"

    # --- searching ------------------------------------------------------------------------------------------------------

    def _find(self, arguments: list[str]) -> str:
        wanted = " ".join(arguments).lower()
        if not wanted:
            raise RecordingError("expected the text to look for")
        return self._listed([s for s in self.recording.steps if wanted in self._title(s).lower()])

    def _bisect(self, arguments: list[str]) -> str:
        if not arguments:
            raise RecordingError("expected the script that fails from some moment on")
        fails = ScriptTester(tuple(arguments))
        recording = self.recording
        now = recording.moment
        tested: dict[int, bool] = {}

        def fails_at(moment: int) -> bool:
            recording.go_to(moment)
            if moment not in tested:
                tested[moment] = fails(recording.text())
            return tested[moment]

        try:
            if fails_at(0):
                return "the script fails on the program as it was before everything"
            if not fails_at(recording.last):
                return "the script does not fail at the end: there is nothing to find"
            right, wrong = 0, recording.last
            while wrong - right > 1:
                middle = self._valid_between(right, wrong)
                if middle is None:
                    break
                if fails_at(middle):
                    wrong = middle
                else:
                    right = middle
        except ScriptError as error:
            raise RecordingError(str(error)) from None
        finally:
            recording.go_to(now)
        lines = [f"the script fails first after {self._title(recording.steps[wrong - 1])}"]
        if wrong - right > 1:
            lines.append(
                f"it was not tried after steps {right + 1} to {wrong - 1}, as nothing verifies there"
            )
        else:
            lines += self._differences(right, wrong)
        recording.go_to(wrong)
        return "\n".join([*lines, f"{len(tested)} programs tested"])

    def _valid_between(self, low: int, high: int) -> int | None:
        """A moment between two, about in the middle, at which the program verifies."""
        middle = (low + high) // 2
        for distance in range(high - low):
            for moment in (middle + distance, middle - distance):
                if low < moment < high:
                    self.recording.go_to(moment)
                    try:
                        self.recording.program.root.verify()
                    except VerifyError:
                        continue
                    return moment
        return None


def counts_text(counts: dict[str, int]) -> str:
    """`2 inserted, 1 removed`."""
    return ", ".join(f"{count} {kind}" for kind, count in counts.items() if count) or "nothing"


def _replacements(step: Step, op: int) -> list[int]:
    return [value for change in step.changes if change[:2] == ["=", op] for value in change[2]]
