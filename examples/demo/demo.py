"""The whole way once: a spec becomes a package, the package reads a program, and mistakes are shown where they are.

`make demo` runs this. It writes into the folder `build` beside it, or into the one that is named on the command line.
"""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent


def title(text: str) -> None:
    """Begin a part of the demonstration."""
    print(f"\n=== {text}\n", flush=True)


def command(name: str, *arguments: str, fails: bool = False) -> None:
    """Run one of odsgen's commands as a user would, and see that it ends as it should."""
    print(f"$ {name} {' '.join(arguments)}", flush=True)
    program = Path(sys.executable).with_name(name)
    process = subprocess.run([str(program), *arguments], cwd=HERE, stderr=subprocess.STDOUT)
    if (process.returncode != 0) != fails:
        raise SystemExit(f"demo: '{name}' ended with {process.returncode}")
    print(flush=True)


def main() -> None:
    """Run the demonstration."""
    build = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else HERE / "build"
    shutil.rmtree(build, ignore_errors=True)
    build.mkdir(parents=True)
    package = build / "fixed"

    title("1. A spec becomes a Python package")
    command("odsgen", "generate", "fixed.yaml", "-o", str(build))

    title("2. Its hand-written half: what the spec calls `verifier: true`")
    shutil.copy(HERE / "hooks.py", package / "hooks.py")
    print((package / "hooks.py").read_text(encoding="utf-8"))
    command("odsgen", "generate", "fixed.yaml", "-o", str(build), "--check")

    title("3. The package in Python: typed classes, builders and types")
    use_package(build)

    title("4. A program of four dialects, verified and printed in both forms")
    command("ods-opt", "--dialect", str(package), "program.mlir")
    command("ods-opt", "--dialect", str(package), "program.mlir", "--mlir-print-op-generic")

    title("5. Broken programs")
    command("ods-opt", "--dialect", str(package), "--split-input-file", "broken.mlir", fails=True)

    title("6. A broken spec")
    command("odsgen", "check", "broken.yaml", fails=True)

    title("7. One more verifier for an operation of somebody else's dialect")
    verify_from_outside()

    title("8. A dialect that is made while a program runs")
    make_dialect()


def use_package(build: Path) -> None:
    """Import the generated package and build a function with it."""
    sys.path.insert(0, str(build))
    fixed = importlib.import_module("fixed")
    from odsgen_dialects import func

    number = fixed.NumberType.get(8, 8)
    with (function := func.func("sum", [number, number], [number])) as (a, b):
        func.return_([fixed.add(a, b)])
    function.op.verify()
    print(function.op)


def verify_from_outside() -> None:
    """Add a verifier to `arith.divsi` and see it refuse a program."""
    from odsgen.hooks import verifies
    from odsgen.runtime import VerifyError, parse
    from odsgen_dialects import arith

    @verifies(arith.DivSIOp)
    def not_by_itself(op: arith.DivSIOp) -> None:
        if op.lhs is op.rhs:
            raise op.op_error("divides a number by itself")

    arith.DIALECT.add_hooks(__name__)
    program = """
func.func @one(%x: i32) -> i32 {
  %0 = arith.divsi %x, %x : i32
  return %0 : i32
}
"""
    try:
        parse(program).verify()
    except VerifyError as error:
        print(error.diagnostics[0].message)
    else:
        raise SystemExit("demo: the program was not refused")


def make_dialect() -> None:
    """Make a dialect of Python mappings, with a function as its hook, and read programs of it."""
    from odsgen.codegen import load_in_memory
    from odsgen.runtime import Context, VerifyError, parse, print_ir

    def verify_clock(op: Any) -> None:
        if not 0 <= op.hour < 24:
            raise op.op_error("must be an hour of the day")

    clock = {
        "arguments": {"hour": "I64Attr"},
        "assembly_format": "`at` $hour attr-dict",
        "verifier": True,
    }
    time = load_in_memory(
        {"dialect": "time", "ops": {"clock": clock}}, {"verify_clock": verify_clock}
    )
    context = Context(dialects=[time.DIALECT])
    print(print_ir(parse("time.clock at 12", context)))
    try:
        parse("time.clock at 25", context).verify()
    except VerifyError as error:
        print(error.diagnostics[0].message)
    else:
        raise SystemExit("demo: the program was not refused")


if __name__ == "__main__":
    main()
