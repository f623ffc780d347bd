"""Runs a program through odsgen and through mlir-opt with a plugin of the same dialect."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from odsgen.codegen import load_in_memory
from odsgen.rewriting import (
    apply_patterns_greedily,
    canonicalization_patterns,
    dialect_patterns,
)
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.ir.operation import Operation
from odsgen.tablegen.importing import ImportRequest, import_specs
from tests.oracle import mlir_opt_path
from tests.rewriting.plugin import FOLDER

SEPARATOR = "// -----\n"
_FILE = re.compile(r'"(?:<stdin>|within split at [^"]*)":')
_LAST_LOCATION = re.compile(r"\) loc\([^\n]*\)\Z")
_TIMEOUT_SECONDS = 120


@dataclass(frozen=True, slots=True)
class Options:
    """How the greedy driver is run."""

    canonicalize: bool = False
    top_down: bool = False
    max_iterations: int = 10
    fold: bool = True
    cse: bool = True
    simplify: int = 1
    max_rewrites: int = -1

    def pipeline(self, dialect: str) -> str:
        """For mlir-opt."""
        if self.canonicalize:
            levels = ("disabled", "normal", "aggressive")
            return (
                f"builtin.module(canonicalize{{top-down={_bit(self.top_down)} "
                f"max-iterations={self.max_iterations} region-simplify={levels[self.simplify]} "
                f"max-num-rewrites={self.max_rewrites}}})"
            )
        return (
            f"builtin.module(rewrite-{dialect}{{top-down={_bit(self.top_down)} "
            f"max-iterations={self.max_iterations} fold={_bit(self.fold)} cse={_bit(self.cse)} "
            f"simplify={self.simplify} max-rewrites={self.max_rewrites}}})"
        )


def _bit(value: bool) -> str:
    return "true" if value else "false"


def load(name: str) -> ModuleType:
    """The package of the dialect, imported from TableGen, with the hooks beside it."""
    [spec] = import_specs(ImportRequest((FOLDER / f"{name}.td",)))
    hooks: dict[str, Any] = {}
    path = FOLDER / f"{name}.hooks.py"
    exec(compile(path.read_text("utf-8"), str(path), "exec"), hooks)
    module = load_in_memory(
        spec.text.replace("missing_hooks: allowed", "missing_hooks: refused"), hooks
    )
    hooks[name] = module
    return module


def programs(name: str) -> list[str]:
    """The programs of the dialect."""
    return (FOLDER / f"{name}.mlir").read_text("utf-8").split(SEPARATOR)


def mlir_rewritten(texts: Sequence[str], name: str, plugin: Path, options: Options) -> list[str]:
    """The programs as mlir-opt rewrites and prints them, one by one. Raises RuntimeError if it fails."""
    command = [str(mlir_opt_path()), "--split-input-file", "--mlir-disable-threading"]
    command += [f"--load-dialect-plugin={plugin}", f"--load-pass-plugin={plugin}"]
    command += ["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"]
    command += [f"--pass-pipeline={options.pipeline(name)}", "--allow-unregistered-dialect"]
    process = subprocess.run(
        command,
        input=SEPARATOR.join(texts),
        capture_output=True,
        text=True,
        timeout=_TIMEOUT_SECONDS,
        check=False,
    )
    answers = process.stdout.split(SEPARATOR)
    if process.returncode or len(answers) != len(texts):
        raise RuntimeError(process.stderr[:2000])
    return [_normal(_FILE.sub('"-":', answer)) for answer in answers]


def _normal(printed: str) -> str:
    """Without the location of the module, which is that of the whole input."""
    return _LAST_LOCATION.sub(")", printed.strip())


def rewritten(text: str, module: ModuleType, options: Options, line: int = 0) -> str:
    """The program as odsgen rewrites and prints it; it begins after ``line`` lines."""
    top: Operation = parse(
        "\n" * line + text,
        Context(dialects=[module.DIALECT], allow_unregistered=True),
        filename="-",
    )
    top.verify()
    patterns = (
        canonicalization_patterns([module.DIALECT])
        if options.canonicalize
        else dialect_patterns(module.DIALECT)
    )
    apply_patterns_greedily(
        top,
        patterns,
        max_iterations=options.max_iterations,
        max_rewrites=None if options.max_rewrites < 0 else options.max_rewrites,
        top_down=options.top_down,
        fold=options.fold,
        cse_constants=options.cse,
        simplify_regions=options.simplify > 0,
        merge_blocks=options.simplify > 1,
    )
    top.verify()
    return _normal(print_ir(top, generic=True, locations=True, local_scope=True))
