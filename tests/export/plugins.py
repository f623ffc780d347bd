"""Exported dialects in mlir-opt: a plugin built by the exported CMakeLists.txt, and what it makes of programs.

usage: python -m tests.export.plugins [--specs 6] [--seed 0] [--jobs 1] [--show 10]

The dialect of `tests/export/cases/shapes.yaml` and random ones become one plugin. Their programs have to be accepted or
refused as by odsgen, in the same words, and printed the same. Needs CMake, a C++ compiler and the headers of MLIR.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from odsgen.cli.export_command import write_tablegen
from odsgen.codegen import load_in_memory
from odsgen.runtime import Context
from odsgen.tablegen.yaml_text import yaml_text
from tests.random_specs.against_mlir import Disagreement, Program, compared, translatable
from tests.random_specs.directives import CPP, HOOKS
from tests.random_specs.laws import check_spec
from tests.random_specs.parameter_directives import PARAMETER_CPP
from tests.random_specs.plugin import NO_COMPILER, compiler
from tests.random_specs.specs import RandomSpec

CASES = Path(__file__).parent / "cases"


class BuildError(Exception):
    """The output of CMake or of the compiler."""


def built(specs: Sequence[Path], folder: Path, hooks: str = "", jobs: int = 1) -> Path:
    """The plugin of some specs; ``hooks`` is C++ that takes the place of the stubs of `custom<…>` in all of them."""
    for spec in specs if hooks else ():
        # What is there is not written again.
        file = folder / f"{spec.stem}_hooks.h"
        file.write_text(f'#pragma once\n#include "{spec.stem}.h"\n{hooks}', "utf-8")
    write_tablegen(tuple(specs), folder)
    build = folder / "build"
    configure = ["cmake", "-S", str(folder), "-B", str(build), "-DCMAKE_CXX_FLAGS=-O0 -w"]
    if shutil.which("ninja"):
        configure += ["-G", "Ninja"]
    for command in (configure, ["cmake", "--build", str(build), "-j", str(jobs)]):
        process = subprocess.run(command, capture_output=True, text=True, check=False)
        if process.returncode:
            raise BuildError(f"{process.stdout[-4000:]}\n{process.stderr[-2000:]}")
    [library] = build.glob("*.so")
    return library


def disagreements(
    specs: Sequence[RandomSpec], folder: Path, jobs: int
) -> tuple[list[Disagreement], int]:
    """All between odsgen and mlir-opt with the exported plugin, of how many programs."""
    files = []
    for spec in specs:
        file = folder / f"{spec.dialect}.yaml"
        file.write_text(yaml_text(spec.spec()), "utf-8")
        files.append(file)
    out = folder / "plugin"
    out.mkdir()
    library = built(files, out, CPP + PARAMETER_CPP, jobs)
    contexts: dict[str, Context] = {}
    programs: list[Program] = []
    for spec in specs:
        dialect = load_in_memory(spec.spec(), HOOKS).DIALECT
        contexts[spec.dialect] = Context(allow_unregistered=True, dialects=[dialect])
        programs += [Program(spec, *program) for program in check_spec(spec).programs]
    found, _ = compared(programs, contexts, library)
    return found, len(programs)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--specs", type=int, default=6)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--show", type=int, default=10)
    options = parser.parse_args(arguments)
    if compiler() is None or shutil.which("cmake") is None:
        print(f"{NO_COMPILER} cmake", file=sys.stderr)
        return 2
    specs = translatable(range(options.seed, options.seed + options.specs))
    with tempfile.TemporaryDirectory() as folder:
        found, tried = disagreements(specs, Path(folder), options.jobs)
    print(
        f"{len(specs)} exported dialects in mlir-opt, {tried} programs, {len(found)} disagreements"
    )
    for disagreement in found[: options.show]:
        print(f"\n{disagreement}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
