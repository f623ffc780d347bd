"""`ods-validate`: whether a command that transforms programs keeps what they mean."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import zip_longest
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from odsgen.cli.options import CommandLine, Option, OptionKind, OptionParser
from odsgen.cli.streams import complain, leave_with, report, write
from odsgen.cli.tool import run_tool
from odsgen.search_path import leave_start_folder
from odsgen.wording import counted

if TYPE_CHECKING:
    from odsgen.oracle import Campaigns, Command, Outcome, Totals
    from odsgen.oracle.engines import Engine
    from odsgen.validation import ProgramMixer

_TOOL = "ods-validate"
_OPTIONS = (
    Option(
        "engine",
        OptionKind.VALUE,
        "Where the programs are checked (local)",
        choices={
            "dask": "on a Dask cluster, see --scheduler",
            "in-process": "in this process",
            "local": "in --jobs processes of this machine",
        },
    ),
    Option("count", OptionKind.VALUE, "How many programs to generate (1000)", "number"),
    Option("first", OptionKind.VALUE, "The number of the first generated program (0)", "number"),
    Option(
        "generate",
        OptionKind.VALUE,
        "Make programs of the operations of these dialects",
        "dialects",
    ),
    Option("inputs", OptionKind.VALUE, "How many inputs each function is run on (16)", "number"),
    Option("jobs", OptionKind.VALUE, "How many programs to check at once (1)", "number"),
    Option("keep", OptionKind.VALUE, "Write the program of each finding into a folder", "folder"),
    Option("max-steps", OptionKind.VALUE, "Operations that a call may run (200000)", "number"),
    Option("no-reduce", OptionKind.FLAG, "Leave the programs of findings as they are"),
    Option(
        "operations", OptionKind.VALUE, "Generate programs of these operations alone", "operations"
    ),
    Option("page", OptionKind.VALUE, "Write a page of the findings", "file.html"),
    Option("quiet", OptionKind.FLAG, "Do not tell how far it is"),
    Option("report", OptionKind.VALUE, "Write a line of JSON for each program", "file.jsonl"),
    Option("resume", OptionKind.FLAG, "Go on after the programs of the report"),
    Option("scheduler", OptionKind.VALUE, "The Dask scheduler: tcp://host:8786", "address"),
    Option("seed", OptionKind.VALUE, "The seed of programs and inputs (0)", "number"),
    Option("timeout", OptionKind.VALUE, "Seconds that the command may take (20)", "seconds"),
    Option("unreached", OptionKind.FLAG, "List the operations that no compared program had"),
)
_SUFFIXES = (".mlir", ".mlirbc")
_MANY = 1 << 16
_TOLD_EACH = 200
#: So many texts of programs are kept for further commands: more than a command transforms at once.
_KEPT = 256
#: Options that change what is found in a program.
_TELLING = ("generate", "operations", "seed", "inputs", "max-steps", "timeout")


def main() -> None:
    """Run the command and leave the process with its exit code."""
    leave_start_folder()
    leave_with(_TOOL, lambda: run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command with these arguments; return its exit code: 0, 1 where there are findings, 2 for wrong options."""
    starts = [-1, *(place for place, each in enumerate(arguments) if each == "--")]
    own, *commands = (
        tuple(arguments[start + 1 : end]) for start, end in zip_longest(starts, starts[1:])
    )
    return run_tool(
        OptionParser(_TOOL, _OPTIONS, max_positional=_MANY),
        own,
        lambda line: _validate(line, commands),
        "runs programs before and after commands that transform them",
        "<files and folders of programs> -- <command> [-- <command>]...",
        usage_code=2,
    )


def _validate(line: CommandLine, commands: Sequence[Sequence[str]]) -> int:
    engine = _engine(line, commands)
    names, campaigns, mixer = _campaigns(line, commands)
    if line.value("engine") != "dask":
        return _run(line, commands, names, campaigns, mixer, engine)
    from odsgen.batch.engines import TaskError

    try:
        return _run(line, commands, names, campaigns, mixer, engine)
    except TaskError as error:
        complain(f"{_TOOL}: {error}")
        return 2


def _run(
    line: CommandLine,
    commands: Sequence[Sequence[str]],
    names: Iterator[str],
    campaigns: Campaigns,
    mixer: ProgramMixer | None,
    engine: Engine,
) -> int:
    from odsgen.oracle import Totals

    totals = [Totals() for _ in commands]
    with _Report(line) as log:
        left = (name for name in names if log.known[name] < len(commands))
        for outcome in campaigns.run(left, engine):
            is_new = totals[outcome.command].add(outcome)
            again = _again(line, commands[outcome.command], outcome.name)
            log.add(_row(outcome, again))
            if is_new:
                write(_finding_text(outcome, again))
                _keep(_numbered(line.value("keep"), outcome.command), outcome)
            done = totals[outcome.command].programs
            if outcome.command == 0 and done % _TOLD_EACH == 0 and not line.flag("quiet"):
                found = counted(sum(len(each.distinct) for each in totals), "finding")
                report(f"{_TOOL}: {counted(done, 'program')}, {found}\n")
    for number, command in enumerate(commands):
        if len(commands) > 1:
            write(f"{shlex.join(command)}: ")
        write(_summary(totals[number], line.number("seed", 0)))
        if mixer is not None and line.flag("unreached"):
            write(_unreached(mixer, totals[number]))
        page = _numbered(line.value("page"), number)
        if page is not None:
            from odsgen.oracle.page import findings_page

            page.write_text(findings_page(" ".join(command), totals[number]), "utf-8", "replace")
    return 1 if any(each.distinct for each in totals) else 0


def _numbered(path: str | None, number: int) -> Path | None:
    """The path for the first command; for the others, the same with a number: `page.2.html`."""
    if path is None or number == 0:
        return None if path is None else Path(path)
    return Path(path).with_suffix(f".{number + 1}{Path(path).suffix}")


def _campaigns(
    line: CommandLine, commands: Sequence[Sequence[str]]
) -> tuple[Iterator[str], Campaigns, ProgramMixer | None]:
    """The names of the programs, what checks them, and what generates them if they are."""
    from odsgen.oracle import LIMITS, Campaign, Campaigns, Validator, split_passes
    from odsgen.passes.pipeline_text import PipelineError

    if not commands or not all(commands):
        raise line.refusal("no command was given: put it at the end, as in -- mlir-opt --cse")
    seed = line.number("seed", 0)

    def validator(command: Command) -> Validator:
        try:
            settings, _ = split_passes(command.arguments[1:])
        except PipelineError as error:
            raise line.refusal(str(error)) from None
        return Validator(
            command,
            reader=command.with_arguments(settings),
            inputs=line.number("inputs", 16),
            seed=seed,
            limits=LIMITS._replace(steps=line.number("max-steps", LIMITS.steps)),
            opaque=lambda name: not command.knows(name),
        )

    seconds = line.number("timeout", 20)
    validators = [validator(_command(line, each, seconds)) for each in commands]
    names, text, mixer = _programs(line, seed)
    text = lru_cache(_KEPT)(text)
    first = Campaign(validators[0], text, not line.flag("no-reduce"))
    return names, Campaigns([first, *map(first.of, validators[1:])]), mixer


def _engine(line: CommandLine, commands: Sequence[Sequence[str]]) -> Engine:
    from odsgen.oracle.engines import dask, in_process, local

    name, jobs = line.value("engine") or "local", line.number("jobs", 0)
    scheduler = line.value("scheduler")
    if scheduler is not None and name != "dask":
        raise line.refusal("--scheduler is for --engine=dask")
    if name == "in-process" and jobs:
        raise line.refusal("--jobs is not for --engine=in-process")
    if name == "dask":
        from odsgen.batch.model import InputError

        try:
            return dask(partial(_campaigns_of, line, tuple(commands)), scheduler, jobs)
        except InputError as error:
            raise line.refusal(str(error)) from None
    return local(jobs) if jobs > 1 else in_process


def _campaigns_of(line: CommandLine, commands: Sequence[Sequence[str]]) -> Campaigns:
    """The same campaigns in a worker."""
    return _campaigns(line, commands)[1]


def _command(line: CommandLine, arguments: Sequence[str], seconds: float) -> Command:
    from odsgen.oracle import Command

    main = None
    if Path(arguments[0]).name == "ods-opt":
        from odsgen.cli import ods_opt

        main = ods_opt.run
    else:
        from shutil import which

        if which(arguments[0]) is None:
            raise line.refusal(f"there is no command '{arguments[0]}'")
    return Command(tuple(arguments), seconds, main)


# --- programs -----------------------------------------------------------------------------------------------------------


def _programs(
    line: CommandLine, seed: int
) -> tuple[Iterator[str], Callable[[str], str], ProgramMixer | None]:
    """The names of the programs, what gives the text of one, and what generates them if they are."""
    dialects = line.value("generate")
    if dialects is not None:
        if line.positional:
            raise line.refusal("programs are generated, or those of files: not both")
        operations = line.value("operations")
        wanted = operations.split(",") if operations else ()
        try:
            mixer = _mixer(dialects.split(","), seed, wanted)
        except ValueError as error:
            raise line.refusal(str(error)) from None
        first = line.number("first", 0)
        numbers = range(first, first + line.number("count", 1000))
        return map(str, numbers), lambda name: mixer.text(int(name)), mixer
    if not line.positional:
        raise line.refusal("no programs were given: name files or folders, or --generate=DIALECTS")
    chunks = {name: place for path in line.positional for name, place in _named(line, path)}
    return iter(chunks), lambda name: _chunks(chunks[name][0])[chunks[name][1]], None


def _named(line: CommandLine, path: str) -> Iterator[tuple[str, tuple[Path, int]]]:
    """The programs of a file or folder with their names; `file.mlir#3`, the name of a program, is that one."""
    name, _, wanted = path.rpartition("#")
    is_one = wanted.isdecimal() and not Path(path).exists()
    for file in _files(line, name if is_one else path):
        count = len(_chunks(file))
        if is_one and int(wanted) >= count:
            raise line.refusal(f"there is no program {wanted} in '{file}'")
        for number in [int(wanted)] if is_one else range(count):
            yield f"{file}#{number}", (file, number)


def _files(line: CommandLine, path: str) -> list[Path]:
    found = Path(path)
    if found.is_dir():
        return sorted(each for each in found.rglob("*") if each.suffix in _SUFFIXES)
    if not found.is_file():
        raise line.refusal(f"there is no file or folder '{path}'")
    return [found]


def _chunks(file: Path) -> list[str]:
    """The programs of a file, which stand between lines `// -----`."""
    from odsgen.drivers.split_input import DEFAULT_SPLIT_MARKER

    if file.suffix == ".mlirbc":
        from odsgen.bytecode import parse_file
        from odsgen.bytecode.toplevel import program_file
        from odsgen.runtime import Context, print_ir

        return [print_ir(parse_file(program_file(file.read_bytes(), str(file)), Context()))]
    text = file.read_text("utf-8", "surrogateescape")
    return [each for each in text.split(DEFAULT_SPLIT_MARKER) if each.strip()]


def _mixer(names: Sequence[str], seed: int, operations: Sequence[str] = ()) -> ProgramMixer:
    """Makes programs of dialects, or of some of their operations; raises ValueError where there are none."""
    from odsgen.interpreter.machine import can_be_evaluated
    from odsgen.ods import load_dialect
    from odsgen.resources import resource_directory
    from odsgen.runtime import Context
    from odsgen.validation import ProgramMixer

    def spec(name: str) -> Path:
        if name.endswith((".yaml", ".yml")):
            return Path(name)
        return resource_directory("dialect_specs") / f"{name}.yaml"

    missing = [name for name in names if not spec(name).is_file()]
    if missing:
        raise ValueError(f"there is no spec of the dialect '{missing[0]}'")
    others = [name for name in ("builtin", "func", "arith") if name not in names]
    from odsgen.oracle.operation_templates import templates

    specials = dict(templates())
    if "linalg" in names:
        from odsgen.oracle.structured_programs import named_operations

        specials.update(named_operations())
    mixer = ProgramMixer(
        [load_dialect(spec(name)) for name in names],
        Context(),
        imported=[load_dialect(spec(name)) for name in others],
        seed=seed,
        runs=can_be_evaluated,
        specials=specials,
    )
    if operations:
        known = {op.name for op in mixer.operations}
        unknown = [name for name in operations if name not in known]
        if unknown:
            raise ValueError(f"'{unknown[0]}' is no operation of them that can be run")
        mixer.operations = [op for op in mixer.operations if op.name in operations]
    if not mixer.operations:
        raise ValueError(f"no operation of {', '.join(names)} can be run")
    return mixer


# --- reports ------------------------------------------------------------------------------------------------------------


class _Report:
    """The lines of JSON, one for each program and command, and how many an earlier run has written of each program."""

    def __init__(self, line: CommandLine) -> None:
        path, resumes = line.value("report"), line.flag("resume")
        self.known: Counter[str] = Counter()
        self._file: IO[str] | None = None
        if path is None:
            if resumes:
                raise line.refusal("--resume needs the --report of the run to go on with")
            return
        if resumes and os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                for row in file:
                    try:
                        self.known[json.loads(row)["program"]] += 1
                    except (ValueError, LookupError):
                        continue  # the last line of a run that was stopped
        self._file = open(path, "a" if resumes else "w", encoding="utf-8")

    def add(self, row: dict[str, Any]) -> None:
        """Write the line of a program."""
        if self._file is not None:
            self._file.write(json.dumps(row) + "\n")
            self._file.flush()

    def __enter__(self) -> _Report:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()


def _again(line: CommandLine, command: Sequence[str], name: str) -> str:
    """The command line that checks one program again."""
    options = [f"--{each}={line.value(each)}" for each in _TELLING if line.value(each) is not None]
    of_program = [name] if line.value("generate") is None else [f"--first={name}", "--count=1"]
    return shlex.join([_TOOL, *options, *of_program, "--", *command])


def _row(outcome: Outcome, again: str) -> dict[str, Any]:
    verdict = outcome.verdict
    row: dict[str, Any] = {
        "program": outcome.name,
        "compared": verdict.compared,
        "undefined": verdict.undefined,
        "functions": verdict.functions,
        "compared_functions": verdict.compared_functions,
        "not_compared": verdict.reasons,
    }
    if outcome.command:
        row["command"] = outcome.command
    if outcome.invalid:
        row["invalid"] = outcome.invalid
    finding = outcome.reduced or verdict.finding
    if finding is not None:
        row["finding"] = {
            "kind": finding.kind.value,
            "message": finding.message,
            "blamed": outcome.blamed,
            "action": outcome.action,
            "call": finding.call(),
            "reproduce": again,
            "program": finding.program,
            "output": finding.output,
        }
    return row


def _finding_text(outcome: Outcome, again: str) -> str:
    finding = outcome.finding
    assert finding is not None
    blamed = f" by {outcome.blamed}" if outcome.blamed else ""
    blamed += f" ({outcome.action})" if outcome.action else ""
    lines = [f"{outcome.name}: {finding.kind.value}{blamed}: {finding.message}"]
    if finding.case is not None:
        lines.append(f"  call: {finding.call()}")
    lines += [f"  | {line}" for line in finding.program.strip().splitlines()]
    if finding.output:
        lines.append("  becomes")
        lines += [f"  | {line}" for line in finding.output.strip().splitlines()]
    lines.append(f"  reproduce: {again}")
    return "\n".join(lines) + "\n"


def _summary(totals: Totals, seed: int) -> str:
    found = ", ".join(f"{count} {kind}" for kind, count in sorted(totals.findings.items()))
    lines = [
        f"{counted(totals.programs, 'program')}, {totals.compared} of them compared by "
        f"{counted(totals.calls, 'call')} ({totals.undefined} undefined), seed {seed}: {found or 'no findings'}"
    ]
    if totals.functions > totals.programs:
        lines.append(f"  {totals.compared_functions} of {totals.functions} functions compared")
    if totals.alike.total() > len(totals.distinct):
        lines.append(f"  {len(totals.distinct)} of them are not like others")
    if totals.invalid:
        lines.append(f"  {totals.invalid} are not valid themselves")
    lines += [f"  {count} not compared: {why}" for why, count in totals.reasons.most_common(10)]
    return "\n".join(lines) + "\n"


def _unreached(mixer: ProgramMixer, totals: Totals) -> str:
    missing = [op.name for op in mixer.operations if not totals.operations[op.name]]
    lines = [f"  {totals.operations[op.name]:6} {op.name}" for op in mixer.operations]
    lines.append(f"{len(missing)} operations were never compared: {', '.join(missing) or 'none'}")
    if mixer.left_out:
        lines.append(f"{len(mixer.left_out)} cannot be run: {', '.join(mixer.left_out)}")
    return "\n".join(lines) + "\n"


def _keep(folder: Path | None, outcome: Outcome) -> None:
    finding = outcome.finding
    if folder is None or finding is None:
        return
    folder.mkdir(parents=True, exist_ok=True)
    name = "".join(c if c.isalnum() or c in "-." else "_" for c in Path(outcome.name).name)
    head = f"// {finding.kind.value}: {finding.message}\n// call: {finding.call()}\n"
    (folder / f"{name}.mlir").write_text(head + finding.program, encoding="utf-8")


if __name__ == "__main__":
    main()
