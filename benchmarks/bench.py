"""Measure odsgen, xDSL and mlir-opt side by side, on the same input, in one run.

Each tool is a process of its own; every round runs each row once in each, one after the other, so that a slow moment
of the machine hits all of them. The table shows medians.

usage: python -m benchmarks.bench [--xdsl-python PATH] [--bindings-python PATH] [--mlir-opt PATH] [--operations N]
                                  [--rounds N] [--clients [FILE …]]
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import clients, structured
from benchmarks.generate_module import foldable_text, half_foldable_text, module_text

HERE = Path(__file__).resolve().parent
WHOLE = "parse + verify + print"
CANONICALIZE, CANONICALIZE_HALF, CSE = "canonicalize", "canonicalize, half folds", "cse"
PASSES = (CANONICALIZE, CANONICALIZE_HALF, CSE)
ROWS = ("parse", "verify", "print", "walk", "build", *PASSES, "apply a pattern", WHOLE)
START = "start-up of the process"
ONE_FUNCTION = "open bytecode, read one function"
WRITE, READ = "write bytecode", "read bytecode"
#: Text that says as much as bytecode does: each operation with its location.
PRINT_LOCATIONS, PARSE_LOCATIONS = "print with locations", "parse text with locations"
BYTECODE_ROWS = (WRITE, PRINT_LOCATIONS, READ, PARSE_LOCATIONS, ONE_FUNCTION)
ODSGEN, XDSL, MLIR_OPT, BINDINGS = "odsgen", "xDSL", "mlir-opt", "bindings"


class Worker:
    """A process that runs rows on demand."""

    def __init__(self, command: list[str]) -> None:
        self._command = command
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HERE.parent
        )
        self._read()

    def _read(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: '{' '.join(self._command)}' ended; its error is above")
        return line

    def run(self, row: str) -> float:
        """Run a row and return its seconds."""
        assert self._process.stdin is not None
        self._process.stdin.write(row + "\n")
        self._process.stdin.flush()
        return float(self._read())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def process_seconds(command: list[str]) -> float:
    """The seconds of the processor that a whole process takes; Python keeps its bytecode, as that of installed packages is."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(HERE / "build" / "bytecode")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def mlir_opt_times(mlir_opt: str, path: Path, foldable: Path, half: Path) -> dict[str, float]:
    """Seconds by row: the whole process, and mlir-opt's own `--mlir-timing` for the phases that it tells apart.

    Its parser verifies as it goes; `verify` is what switching that off saves.
    """
    times = {f"process: {WHOLE}": process_seconds([mlir_opt, str(path)])}
    phases = []
    for option in ([], ["--mlir-very-unsafe-disable-verifier-on-parsing"]):
        report = subprocess.run(
            [mlir_opt, str(path), "--mlir-timing", "-o", "/dev/null", *option],
            check=True,
            capture_output=True,
            text=True,
        ).stderr
        phases.append(
            {name: float(s) for s, name in re.findall(r"([0-9.]+) \([ 0-9.]+%\)  (\w+)", report)}
        )
    verified, unverified = phases
    times["parse"] = unverified["Parser"]
    times["verify"] = max(verified["Parser"] - unverified["Parser"], 0.0)
    times["print"] = verified["Output"]
    times[WHOLE] = verified["Parser"] + verified["Output"]
    for row, flag, program, shown in (
        (CANONICALIZE, "--canonicalize", foldable, "Canonicalizer"),
        (CANONICALIZE_HALF, "--canonicalize", half, "Canonicalizer"),
        (CSE, "--cse", foldable, "CSE"),
    ):
        report = subprocess.run(
            [mlir_opt, flag, str(program), "--mlir-timing", "-o", "/dev/null"],
            check=True,
            capture_output=True,
            text=True,
        ).stderr
        found = re.search(rf"([0-9.]+) \([ 0-9.]+%\)  {shown}", report)
        if found is not None:
            times[row] = float(found[1])
    return times


def measure(
    arguments: argparse.Namespace, path: Path, operations: int, foldable: Path, half: Path
) -> dict[str, dict[str, float]]:
    """Median seconds by row and tool."""
    samples: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    rows = [str(path), str(operations), str(foldable), str(half)]
    workers = {ODSGEN: Worker([sys.executable, "-m", "benchmarks.odsgen_rows", *rows])}
    if arguments.xdsl_python is not None:
        workers[XDSL] = Worker([arguments.xdsl_python, "-m", "benchmarks.xdsl_rows", *rows])
    if arguments.bindings_python is not None:
        script = str(HERE / "bindings_rows.py")
        workers[BINDINGS] = Worker([arguments.bindings_python, script, *rows])
    ods_opt = [sys.executable, "-m", "odsgen.cli.ods_opt"]
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr)
        for row in ROWS:
            for tool, worker in workers.items():
                if tool != BINDINGS or row == "build":
                    samples[row][tool].append(worker.run(row))
        for row in BYTECODE_ROWS:
            samples[row][ODSGEN].append(workers[ODSGEN].run(row))
        samples[f"process: {WHOLE}"][ODSGEN].append(process_seconds([*ods_opt, str(path)]))
        samples[f"process: {START}"][ODSGEN].append(process_seconds([*ods_opt, "/dev/null"]))
        if arguments.mlir_opt is not None:
            for row, seconds in mlir_opt_times(arguments.mlir_opt, path, foldable, half).items():
                samples[row][MLIR_OPT].append(seconds)
            seconds = process_seconds([arguments.mlir_opt, "/dev/null"])
            samples[f"process: {START}"][MLIR_OPT].append(seconds)
    for worker in workers.values():
        worker.close()
    return {
        row: {tool: statistics.median(seconds) for tool, seconds in by_tool.items()}
        for row, by_tool in samples.items()
    }


def show(medians: dict[str, dict[str, float]], operations: int, rounds: int) -> None:
    """Print the table."""
    table = Table(title=f"{operations:,} operations, median of {rounds} rounds")
    table.add_column("")
    for tool in (ODSGEN, XDSL, MLIR_OPT):
        table.add_column(f"{tool}\nms", justify="right")
        table.add_column("\nµs/op", justify="right")
    table.add_column("xDSL /\nodsgen", justify="right")
    table.add_column("odsgen /\nmlir-opt", justify="right")
    for row, by_tool in medians.items():
        cells = [row]
        for tool in (ODSGEN, XDSL, MLIR_OPT):
            seconds = by_tool.get(tool)
            if seconds is None:
                cells += ["", ""]
            else:
                is_of_few = row == ONE_FUNCTION or row.endswith(START)
                per_operation = "" if is_of_few else f"{seconds / operations * 1e6:.2f}"
                cells += [f"{seconds * 1e3:.{2 if row == ONE_FUNCTION else 1}f}", per_operation]
        cells.append(_ratio(by_tool, XDSL, ODSGEN))
        cells.append(_ratio(by_tool, ODSGEN, MLIR_OPT))
        table.add_row(*cells)
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(table)
    ratios = [
        f"{medians[text][ODSGEN] / medians[bytecode][ODSGEN]:.1f} times as fast {what}"
        for text, bytecode, what in (
            (PARSE_LOCATIONS, READ, "to read"),
            (PRINT_LOCATIONS, WRITE, "to write"),
        )
    ]
    console.print(f"bytecode beside text with the same locations: {', '.join(ratios)}")
    bindings = medians["build"].get(BINDINGS)
    if bindings is not None:
        console.print(
            f"build by MLIR's Python bindings: {bindings / operations * 1e6:.2f} µs/op, "
            f"{bindings / medians['build'][ODSGEN]:.2f} times as long as odsgen"
        )


def _ratio(by_tool: dict[str, float], above: str, below: str) -> str:
    if above not in by_tool or not by_tool.get(below):
        return ""
    return f"{by_tool[above] / by_tool[below]:.1f}"


def check_inputs(arguments: argparse.Namespace, path: Path) -> None:
    """Refuse to measure an input that mlir-opt does not accept, or that odsgen prints otherwise."""
    if arguments.mlir_opt is None:
        return
    expected = subprocess.run(
        [arguments.mlir_opt, str(path)], check=True, capture_output=True, text=True
    ).stdout
    found = subprocess.run(
        [sys.executable, "-m", "odsgen.cli.ods_opt", str(path)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    if expected != found:
        raise SystemExit("bench: ods-opt and mlir-opt print the input differently")


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--xdsl-python", type=os.path.abspath, help="the interpreter of an environment with xDSL"
    )
    parser.add_argument(
        "--bindings-python",
        type=os.path.abspath,
        help="the interpreter of an environment with jaxlib, for MLIR's Python bindings",
    )
    parser.add_argument("--mlir-opt", default=find_mlir_opt())
    parser.add_argument("--operations", type=int, default=44_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--clients", nargs="*", metavar="FILE", help="measure programs of StableHLO instead"
    )
    arguments = parser.parse_args()
    if arguments.clients is not None:
        clients.show(arguments.clients, arguments.rounds)
        return
    path = HERE / "build" / "bench.mlir"
    path.parent.mkdir(exist_ok=True)
    text, operations = module_text(arguments.operations)
    path.write_text(text, encoding="utf-8")
    foldable = HERE / "build" / "foldable.mlir"
    foldable.write_text(foldable_text(arguments.operations), encoding="utf-8")
    half = HERE / "build" / "half_foldable.mlir"
    half.write_text(half_foldable_text(arguments.operations), encoding="utf-8")
    check_inputs(arguments, path)
    show(measure(arguments, path, operations, foldable, half), operations, arguments.rounds)
    print("\n".join(structured.lines(2 * arguments.rounds)))


def find_mlir_opt() -> str | None:
    """The mlir-opt of MLIR 22, where Debian puts it or on the PATH."""
    debian = "/usr/lib/llvm-22/bin/mlir-opt"
    return debian if Path(debian).exists() else shutil.which("mlir-opt")


if __name__ == "__main__":
    main()
