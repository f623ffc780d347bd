"""Pipelines of passes on programs of any size: the cases of tests/passes, whose functions do the same n times."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from odsgen.passes import PassManager
from odsgen.runtime import Context, StringAttr, parse
from odsgen.runtime.ir.clone import CloneMap
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.symbol_table import symbol_name

FOLDER = Path(__file__).parent.parent / "passes" / "cases"

#: The cases whose pipelines refuse a program that does the same twice: scripts that count what they find.
COUNTED = {
    "bufferize_payloads",
    "transform_control",
    "transform_fuse_into_containing_op",
    "transform_hoist_pad",
    "transform_loops",
    "transform_pack_transpose",
    "transform_rewrites",
    "transform_split",
    "transform_vectorize_moves",
}

#: Pipelines of passes of which no case tells, on the programs of cases.
OTHERS: dict[str, tuple[str, ...]] = {
    "affine_data_copies": ("func.func(affine-parallelize)", "func.func(affine-super-vectorize)"),
    "affine_edges": ("func.func(affine-pipeline-data-transfer)",),
    "affine_full_tiles": (
        "func.func(affine-loop-fusion)",
        "func.func(affine-loop-normalize)",
        "func.func(affine-loop-unroll)",
        "func.func(affine-loop-unroll-jam)",
    ),
    "affine_index_operations": ("func.func(affine-loop-coalescing)",),
    "affine_minima": ("convert-scf-to-cf", "convert-scf-to-emitc"),
    "affine_structures": ("loop-invariant-code-motion",),
    "affine_views": ("func.func(affine-scalrep)", "expand-strided-metadata"),
    "arith_wide_integers": (
        "convert-arith-to-llvm",
        "func.func(llvm-request-c-wrappers)",
        "symbol-privatize",
    ),
    "bufferization": ("bufferization-lower-deallocations",),
    "buffer_hoisting": ("convert-cf-to-llvm", "buffer-deallocation-simplification"),
    "canonicalize": ("reconcile-unrealized-casts",),
    "complex": ("convert-math-to-emitc", "convert-math-to-libm"),
    "complex_to_libm": ("convert-complex-to-standard",),
    "ptr": ("convert-complex-to-llvm",),
    "deallocation_pipeline": ("convert-func-to-emitc",),
    "flat_memory": ("func.func(affine-raise-from-memref)",),
    "layerwise_constants": ("func.func(tosa-to-linalg-named)",),
    "loops": ("control-flow-sink", "convert-arith-to-emitc", "convert-to-emitc"),
    "math_classes": ("convert-index-to-llvm",),
    "math_expansion": ("convert-elementwise-to-linalg", "convert-math-to-llvm"),
    "memref": (
        "convert-to-llvm",
        "expand-realloc",
        "memref-expand",
        "normalize-memrefs",
    ),
    "outline_shapes": ("convert-shape-to-std", "convert-ub-to-llvm"),
    "reified_results": ("lower-to-llvm",),
    "scf_loop_bounds": ("composite-fixed-point-pass{pipeline=canonicalize,cse}",),
    "signless_integers": ("func.func(tosa-to-linalg)", "func.func(tosa-infer-shapes)"),
    "sizes_of_results": ("resolve-shaped-type-result-dims",),
    "specialization": ("generate-runtime-verification",),
    "sroa": ("convert-memref-to-emitc",),
    "tosa_constants": ("tosa-to-arith", "tosa-validate"),
    "tosa_narrow_i64": ("func.func(tosa-make-broadcastable)", "tosa-to-tensor"),
    "transform_promote": (
        "convert-linalg-to-affine-loops",
        "convert-linalg-to-loops",
        "convert-linalg-to-parallel-loops",
        "linalg-generalize-named-ops",
        "transform-infer-effects",
    ),
    "unsigned_when_equivalent": (
        "apply-patterns{names=toy}",
        "arith-expand",
        "convert-dialects{dialects=tf}",
        "convert-std",
        "ensure-debug-info-scope-on-llvm-func",
        "print-ir",
        "print-op-stats",
        "snapshot-op-locations",
        "strip-debuginfo",
        "toy-print-to-llvm",
        "toy.func(toy-shape-inference)",
        "toy-to-affine",
        f"view-cfg{{output={os.devnull}}}",
        f"view-op-graph{{output={os.devnull}}}",
    ),
    "vector": ("func.func(lower-vector-mask)", "func.func(lower-vector-multi-reduction)"),
}


def pipelines() -> Iterator[tuple[str, str]]:
    """The cases and the pipelines that run on their programs."""
    for path in sorted(path for path in FOLDER.glob("*.mlir") if path.stem not in COUNTED):
        yield path.stem, path.read_text("utf-8").partition("\n")[0].removeprefix("// ")
    for case, others in OTHERS.items():
        for pipeline in others:
            yield case, f"builtin.module({pipeline})"


def passes_of(pipeline: str) -> set[str]:
    """The names in a pipeline, those of passes and of operations, options left out."""
    return set(re.findall(r"[\w.-]+", re.sub(r"\{[^{}]*\}", "", pipeline)))


def repeated(module: Operation, n: int) -> None:
    """Let each function with one block do n times what it does, and be there n times if it has several."""
    for op in list(module.regions[0].blocks[0]):
        if not op.regions or symbol_name(op) is None or not op.regions[0].blocks:
            continue
        if len(op.regions[0].blocks) == 1:
            _repeat_body(op, n)
        else:
            _repeat_function(op, n)


def _repeat_body(function: Operation, n: int) -> None:
    block = function.regions[0].blocks[0]
    ops = [op for op in block if op.next is not None]
    if not ops or any(symbol_name(op) is not None for op in ops):
        return
    for _ in range(n - 1):
        mapping = CloneMap()
        for op in ops:
            block.insert_before(ops[0], op.clone(mapping))


def _repeat_function(function: Operation, n: int) -> None:
    name = symbol_name(function)
    assert name is not None and function.parent_block is not None
    for number in range(n - 1):
        made = function.clone()
        made.properties["sym_name"] = StringAttr.get(f"{name}_{number}")
        function.parent_block.insert_before(function, made)


def prepared(case: str, pipeline: str) -> Callable[[int], Callable[[], object]]:
    """The pipeline on the program of a case, of any size."""
    text = (FOLDER / f"{case}.mlir").read_text("utf-8").partition("// -----")[0]

    def prepare(n: int) -> Callable[[], object]:
        module = parse(text, Context(allow_unregistered=True))
        repeated(module, n)
        manager = PassManager.parse(pipeline, verify_each=False)
        return lambda: manager.run(module)

    return prepare


def steps() -> Iterator[tuple[str, Callable[[int], Callable[[], object]]]]:
    """The pipelines by name."""
    for case, pipeline in pipelines():
        is_other = pipeline in [f"builtin.module({each})" for each in OTHERS.get(case, ())]
        yield f"passes: {case}{', ' + pipeline if is_other else ''}", prepared(case, pipeline)
