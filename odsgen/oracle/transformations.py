"""Transformations of programs: commands that read a program and print another one, and functions of Python."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache

from odsgen.drivers.split_input import DEFAULT_SPLIT_MARKER
from odsgen.runtime import Context, DiagnosticError, Operation, parse, print_ir
from odsgen.tracing import Action, first_wrong_action


@dataclass(frozen=True, slots=True)
class Transformed:
    """Outcome of a transformation: a program, or the complaint instead of one."""

    text: str = ""
    #: The first lines of the error output where there is no program.
    complaint: str = ""
    crashed: bool = False
    timed_out: bool = False

    @property
    def succeeded(self) -> bool:
        """Whether there is a program."""
        return not (self.complaint or self.stopped)

    @property
    def stopped(self) -> bool:
        """Whether it ended before it was done."""
        return self.crashed or self.timed_out


@dataclass(frozen=True, slots=True)
class Command:
    """A command that reads a program from its standard input and prints another one, as `mlir-opt` does.

    `main` is what the tool does in Python, with its arguments, where it is one of ours: a copy of this process runs it.
    """

    arguments: tuple[str, ...]
    seconds: float = 20.0
    main: Callable[[Sequence[str]], int] | None = None

    def __call__(self, text: str) -> Transformed:
        """Run it on a program."""
        return self._outcome(*self._run(text))

    def all(self, texts: Sequence[str]) -> list[Transformed]:
        """Run it on several programs, by as few processes as tell the same."""
        if len(texts) < 2 or any("split-input-file" in each for each in self.arguments):
            return [self(text) for text in texts]
        once = replace(self, arguments=(*self.arguments, *_SPLIT))
        code, output, errors = once._run(f"\n{DEFAULT_SPLIT_MARKER}\n".join(texts))
        done = once._outcome(code, output, errors)
        parts = output.decode("utf-8", "surrogateescape").split(f"{DEFAULT_SPLIT_MARKER}\n")
        if len(parts) == len(texts) and (done.succeeded or "" in parts) and not done.stopped:
            # Nothing is printed of a program that is refused; the tool goes on with the next one.
            return [
                Transformed(part) if part or done.succeeded else self(text)
                for text, part in zip(texts, parts, strict=True)
            ]
        half = len(texts) // 2
        return [*self.all(texts[:half]), *self.all(texts[half:])]

    def _run(self, text: str) -> tuple[int, bytes, bytes]:
        """The exit code, negative for a signal, with what it prints to its output and its error output."""
        data = text.encode("utf-8", "surrogateescape")
        if self.main is not None:
            return _forked(self.main, self.arguments[1:], data, self.seconds)
        try:
            done = subprocess.run(
                self.arguments,
                input=data,
                capture_output=True,
                timeout=self.seconds,
                check=False,
                env={**os.environ, **_QUICK_CRASHES},
            )
        except subprocess.TimeoutExpired:
            return -signal.SIGALRM, b"", b""
        return done.returncode, done.stdout, done.stderr

    def knows(self, name: str) -> bool:
        """Whether operations of a name are registered with the tool."""
        return _knows(replace(self, arguments=self.arguments[:1]), name)

    def wrong_action(self, text: str, is_right: Callable[[Transformed], bool]) -> str:
        """The pattern, fold or other action to blame for a wrong result, in words; empty where the tool is not ours."""
        if self.main is None:
            return ""
        main, data = self.main, text.encode("utf-8", "surrogateescape")

        def search(arguments: Sequence[str]) -> int:
            with tempfile.TemporaryFile() as output:
                told = os.dup(1)
                os.dup2(output.fileno(), 1)

                def run() -> Transformed:
                    os.truncate(1, 0)
                    os.lseek(1, 0, os.SEEK_SET)
                    code = main(arguments)
                    sys.stdout.flush()
                    return self._outcome(code, os.pread(1, 1 << 30, 0), b"")

                name = _name_of(first_wrong_action(run, is_right))
                os.write(told, name.encode())
            return 0

        return _forked(search, self.arguments[1:], data, self.seconds * 20)[1].decode()

    def with_arguments(self, arguments: Sequence[str]) -> Command:
        """The same tool with other arguments."""
        return replace(self, arguments=(self.arguments[0], *arguments))

    def _outcome(self, code: int, output: bytes, errors: bytes) -> Transformed:
        if code == -signal.SIGALRM:
            return Transformed(timed_out=True)
        told = errors.decode("utf-8", "replace").strip()
        if code == 0:
            return Transformed(output.decode("utf-8", "surrogateescape"))
        # A shell tells of signals by codes above 128; LLVM's tools print a backtrace.
        crashed = code < 0 or code >= 128 or "Stack dump:" in told or "Traceback (most" in told
        return Transformed(complaint=told[:2000] or f"exit code {code}", crashed=crashed)

    def __str__(self) -> str:
        return " ".join(self.arguments)


@cache
def _knows(tool: Command, name: str) -> bool:
    return "unregistered" not in tool(f'"{name}"() : () -> ()').complaint


#: What keeps LLVM from looking up the symbols of a backtrace, which takes longer than most programs.
_QUICK_CRASHES = {"LLVM_DISABLE_SYMBOLIZATION": "1"}
#: Options of `mlir-opt` with which it transforms one program after the other.
_SPLIT = ("--split-input-file", f"--output-split-marker={DEFAULT_SPLIT_MARKER}")


@dataclass(frozen=True, slots=True)
class InProcess:
    """A function that changes a program in place, or returns another one."""

    function: Callable[[Operation], Operation | None]

    def __call__(self, text: str) -> Transformed:
        """Apply it to a program."""
        module = parse(text, Context(allow_unregistered=True))
        try:
            changed = self.function(module)
            return Transformed(print_ir(module if changed is None else changed))
        except DiagnosticError as error:
            return Transformed(complaint=error.diagnostics[0].message)
        except Exception as error:
            return Transformed(complaint=f"{type(error).__name__}: {error}", crashed=True)

    def wrong_action(self, text: str, is_right: Callable[[Transformed], bool]) -> str:
        """The pattern, fold or other action to blame for a wrong result, in words."""
        return _name_of(first_wrong_action(lambda: self(text), is_right))

    def __str__(self) -> str:
        return getattr(self.function, "__qualname__", repr(self.function))


def _name_of(action: Action | None) -> str:
    if action is None:
        return ""
    around = action.enclosing("apply-pattern") or action
    others = "".join(f" or {each.tag} {each.name}" for each in action.together)
    return f"{around.tag} {around.name}{others}"


def _forked(
    main: Callable[[Sequence[str]], int], arguments: Sequence[str], data: bytes, seconds: float
) -> tuple[int, bytes, bytes]:
    """Run a tool of ours in a copy of this process, which need not start first: its exit code and what it wrote."""
    with (
        tempfile.NamedTemporaryFile(suffix=".mlir") as source,
        tempfile.TemporaryFile() as output,
        tempfile.TemporaryFile() as errors,
    ):
        source.write(data)
        source.flush()
        child = os.fork()
        if child == 0:
            code = 99
            with suppress(BaseException):
                for number, name in enumerate(("stdout", "stderr"), 1):
                    os.dup2((output, errors)[number - 1].fileno(), number)
                    setattr(sys, name, open(number, "w", encoding="utf-8", closefd=False))
                signal.signal(signal.SIGALRM, signal.SIG_DFL)
                signal.setitimer(signal.ITIMER_REAL, seconds)
                code = main([*arguments, source.name])
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        found = []
        for file in (output, errors):
            file.seek(0)
            found.append(file.read())
        return code, found[0], found[1].replace(source.name.encode(), b"<stdin>")
