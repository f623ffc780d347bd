"""Brings models from `tosa` or structured operations to `llvm`, and compares with mlir-opt after every step.

usage: python -m tests.differential.model_pipelines MODELS.jsonl[.xz] [--show 1] [--only ID]

A row has `id` and `custom`, the text of a program; rows that mlir-opt does not read are left out. Each step begins with what mlir-opt
made of the one before, so that a difference is told once.
"""

from __future__ import annotations

import argparse
import json
import lzma
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from pathlib import Path

from odsgen.passes import PassManager
from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from tests.oracle import OracleError, mlir_opt

TO_LINALG = (
    "func.func(tosa-infer-shapes)",
    "func.func(tosa-make-broadcastable)",
    "func.func(tosa-optional-decompositions)",
    "func.func(tosa-to-linalg-named)",
    "func.func(tosa-to-linalg)",
    "tosa-to-scf",
    "func.func(tosa-to-tensor)",
    "func.func(tosa-to-arith{include-apply-rescale=true use-32-bit=true})",
)
ON_TENSORS = (
    "canonicalize",
    "cse",
    "linalg-generalize-named-ops",
    "linalg-fuse-elementwise-ops",
    "linalg-fold-unit-extent-dims",
    "canonicalize",
    "cse",
    "convert-tensor-to-linalg",
    "eliminate-empty-tensors",
    "empty-tensor-to-alloc-tensor",
)
TO_LLVM = (
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map}",
    "canonicalize",
    "buffer-deallocation-pipeline",
    "convert-bufferization-to-memref",
    "func.func(buffer-hoisting)",
    "func.func(promote-buffers-to-stack)",
    "convert-linalg-to-loops",
    "canonicalize",
    "func.func(lower-affine)",
    "convert-scf-to-cf",
    "expand-strided-metadata",
    "lower-affine",
    "convert-math-to-llvm",
    "convert-math-to-libm",
    "arith-expand",
    "convert-arith-to-llvm",
    "convert-index-to-llvm",
    "finalize-memref-to-llvm",
    "convert-func-to-llvm",
    "convert-cf-to-llvm",
    "convert-ub-to-llvm",
    "reconcile-unrealized-casts",
    "canonicalize",
)
#: Other ways: slices instead of reshapes, other layouts of buffers, affine or parallel loops.
ELSEWHERE = (
    (
        "linalg-fold-unit-extent-dims{use-rank-reducing-slices=true}",
        "linalg-morph-ops{named-to-category=true}",
        "linalg-fold-into-elementwise",
        "canonicalize",
        "one-shot-bufferize{bufferize-function-boundaries=true allow-return-allocs-from-loops=true}",
        "buffer-results-to-out-params",
        "convert-linalg-to-affine-loops",
        "func.func(affine-loop-invariant-code-motion)",
        "lower-affine",
        "canonicalize",
    ),
    (
        "linalg-fuse-elementwise-ops",
        "linalg-specialize-generic-ops",
        "func.func(linalg-detensorize)",
        "empty-tensor-to-alloc-tensor",
        "one-shot-bufferize{bufferize-function-boundaries=true}",
        "ownership-based-buffer-deallocation",
        "buffer-deallocation-simplification",
        "bufferization-lower-deallocations",
        "convert-linalg-to-parallel-loops",
        "scf-parallel-loop-fusion",
        "convert-scf-to-cf",
    ),
)


def ways_of(text: str) -> Iterator[tuple[str, ...]]:
    """The passes on the ways to `llvm`, for a program of `tosa` or of structured operations."""
    first = TO_LINALG if "tosa." in text else ()
    yield (*first, *ON_TENSORS, *TO_LLVM)
    for other in ELSEWHERE:
        yield (*first, "canonicalize", *other)


def by_mlir_opt(text: str, step: str) -> str | None:
    """The program that mlir-opt makes of one; None if it refuses."""
    try:
        return mlir_opt(text, f"--pass-pipeline=builtin.module({step})")
    except OracleError:
        return None


def by_odsgen(text: str, step: str) -> str:
    """The program that our passes make of one, or why they do not."""
    try:
        module = parse(text, Context())
        PassManager.parse(f"builtin.module({step})").run(module)
    except (ParseError, VerifyError, ValueError) as error:
        return f"{type(error).__name__}: {error}\n"
    return print_ir(module)


def compared(text: str, steps: Sequence[str]) -> Iterator[tuple[str, bool, str, str]]:
    """For each step: its name, whether both are equal, mlir-opt's program and ours; ends where mlir-opt refuses."""
    for step in steps:
        wanted = by_mlir_opt(text, step)
        if wanted is None:
            yield step, True, "", "refused by mlir-opt"
            return
        found = by_odsgen(text, step)
        yield step, found.strip() == wanted.strip(), wanted, found
        text = wanted


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", type=Path)
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    opener = lzma.open if arguments.models.suffix == ".xz" else open
    models = steps = equal = 0
    for line in opener(arguments.models, "rt", encoding="utf-8"):
        row = json.loads(line)
        if not row["id"].startswith(arguments.only) or by_mlir_opt(row["custom"], "cse") is None:
            continue
        models += 1
        for way in ways_of(row["custom"]):
            for step, is_equal, wanted, found in compared(row["custom"], way):
                if not wanted:
                    print(f"{row['id']}: mlir-opt ends at {step}")
                    break
                steps += 1
                equal += is_equal
                if not is_equal:
                    print(f"{row['id']}: {step} differs")
                    if arguments.show:
                        arguments.show -= 1
                        lines = unified_diff(
                            wanted.splitlines(), found.splitlines(), lineterm="", n=1
                        )
                        print("\n".join(list(lines)[:40]))
    print(f"{models} models, {steps} steps, {equal} equal")
    return equal != steps


if __name__ == "__main__":
    raise SystemExit(main())
