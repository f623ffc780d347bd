"""`lower-to-llvm`: the lowerings to `llvm` in the order that a program needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from odsgen.dialects.math.to_arith import float_tests_to_arith
from odsgen.dialects.memref.alloca_scopes import inline_alloca_scopes
from odsgen.dialects.memref.strided_metadata import views_to_descriptors
from odsgen.dialects.vector.lowering.rows import vectors_to_rows
from odsgen.passes import OpPassManager, Pass, flag, register_pass, unsigned
from odsgen.passes.pipeline_text import parse_passes
from odsgen.runtime import Operation, TensorType, UnregisteredOperation
from odsgen_dialects.builtin import ModuleOp
from odsgen_dialects.func import FuncOp

_MODULE = "builtin.module"
#: What is of these dialects, casts and functions, is left because of others.
_CARRIERS = frozenset({"builtin", "func"})


class _Step(NamedTuple):
    """A pass by its name, or rewrites of MLIR that are no pass by themselves, and the dialect whose operations they lower."""

    run: str | Callable[[Operation], None]
    dialect: str


#: In this order what a pass leaves is lowered by one after it.
_STEPS = (
    _Step("convert-std", "std"),
    _Step("convert-linalg-to-loops", "linalg"),
    _Step("lower-affine", "affine"),
    _Step(vectors_to_rows, "vector"),
    _Step(views_to_descriptors, "memref"),
    _Step(inline_alloca_scopes, "memref"),
    _Step("convert-scf-to-cf", "scf"),
    _Step("convert-vector-to-llvm", "vector"),
    _Step("finalize-memref-to-llvm", "memref"),
    _Step("convert-complex-to-llvm", "complex"),
    _Step(float_tests_to_arith, "math"),
    _Step("convert-math-to-llvm", "math"),
    _Step("convert-math-to-libm", "math"),
    _Step("convert-arith-to-llvm", "arith"),
    _Step("convert-index-to-llvm", "index"),
    _Step("convert-ub-to-llvm", "ub"),
    _Step("convert-cf-to-llvm", "cf"),
    _Step("convert-func-to-llvm", "func"),
)
#: Steps with the width of indices for an option.
_WITH_INDICES = frozenset(
    f"convert-{dialect}-to-llvm" for dialect in ("arith", "cf", "func", "index", "ub")
) | {"finalize-memref-to-llvm"}
_OPTIONS = {
    "convert-vector-to-llvm": ("force-32bit-vector-indices=false",),
    "one-shot-bufferize": ("bufferize-function-boundaries", "allow-return-allocs-from-loops"),
}
#: What LLVM IR has an equal of: nothing of these dialects is to be lowered.
_TARGETS = frozenset(
    "acc amx arm_neon arm_sme arm_sve llvm nvvm omp rocdl vcix x86vector xevm".split()
)
#: A program whose operations are fewer kinds after each round needs no more.
_MOST_ROUNDS = 16

_ADVICE = {
    "bufferization": "no pass of odsgen lowers it yet: mlir-opt has passes that do",
    "toy": "lower the Toy dialect first: inline, toy-shape-inference, toy-to-affine, toy-print-to-llvm",
}


@register_pass
class LowerToLLVM(Pass):
    """Lowers any mix of dialects to `llvm`; tells which operation is left if it cannot."""

    ARGUMENT = "lower-to-llvm"
    NAME = "LowerToLLVM"
    SUMMARY = "Lower all dialects to the LLVM dialect, by the passes that the program needs"
    OPERATION = _MODULE

    index_bitwidth = unsigned(
        "index-bitwidth", 0, "Bitwidth of the index type, 0 to use size of machine word"
    )
    use_bare_pointers = flag(
        "use-bare-ptr-memref-call-conv",
        False,
        "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types",
    )

    def run_on_operation(self, op: Operation) -> None:
        """Run passes until nothing is left, or they change nothing."""
        if _has_tensors(op):
            self._run("one-shot-bufferize", op)
            if self.failed:
                return
        left = left_to_lower(op)
        for _ in range(_MOST_ROUNDS):
            if not left:
                return
            before = left
            for step in _STEPS:
                if all(_dialect_of(name) != step.dialect for name in left):
                    continue
                if isinstance(step.run, str):
                    self._run(step.run, op)
                else:
                    step.run(op)
                if self.failed:
                    return
                left = left_to_lower(op)
            self._run("reconcile-unrealized-casts", op)
            left = left_to_lower(op)
            if left == before:
                break
        if left:
            self._tell(op, left)

    def _run(self, name: str, op: Operation) -> None:
        options = list(_OPTIONS.get(name, ()))
        if name in _WITH_INDICES and self.index_bitwidth:
            options.append(f"index-bitwidth={self.index_bitwidth}")
        if name == "convert-func-to-llvm" and self.use_bare_pointers:
            options.append("use-bare-ptr-memref-call-conv=true")
        manager = OpPassManager(_MODULE)
        parse_passes(f"{name}{{{' '.join(options)}}}", manager)
        self.run_pipeline(manager, op)

    def _tell(self, op: Operation, left: Counter[str]) -> None:
        """Report the first operation that is left."""
        others = {name for name in left if _dialect_of(name) not in _CARRIERS}
        wanted = others or set(left)
        first = next(inner for inner in op.walk() if inner.name in wanted)
        error = first.op_error("is left: no pass of odsgen lowers it to the llvm dialect")
        diagnostic = error.diagnostics[0]
        advice = _ADVICE.get(_dialect_of(first.name))
        if isinstance(first, UnregisteredOperation):
            advice = "its dialect is not registered"
        if advice is not None:
            diagnostic.attach_hint(advice)
        if len(wanted) > 1:
            listed = ", ".join(f"{left[name]} {name}" for name in sorted(wanted))
            diagnostic.attach_hint(f"all that is left: {listed}")
        self.signal_failure(error)


def _has_tensors(op: Operation) -> bool:
    """Whether a function, operand or result inside has a tensor to bufferize."""
    return any(
        isinstance(type, TensorType)
        for inner in op.walk()
        for type in (
            *inner.result_types,
            *inner.operand_types,
            *(inner.function_type.inputs if isinstance(inner, FuncOp) else ()),
        )
    )


def _dialect_of(name: str) -> str:
    return name.partition(".")[0]


def left_to_lower(op: Operation) -> Counter[str]:
    """The operations inside that LLVM IR has no equal of, counted by name."""
    return Counter(
        inner.name
        for inner in op.walk()
        if _dialect_of(inner.name) not in _TARGETS and not isinstance(inner, ModuleOp)
    )
