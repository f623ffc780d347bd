"""`buffer-deallocation-pipeline`."""

from __future__ import annotations

from odsgen.dialects.bufferization.deallocation.insertion import OwnershipBasedBufferDeallocation
from odsgen.passes import OpPassManager, Pass, flag, register_pipeline
from odsgen.passes.options import read_options
from odsgen.passes.pipeline_text import add_pass

_NESTED_BEFORE = ("expand-realloc", "emit-deallocs=false"), ("canonicalize", "")
_NESTED_AFTER = ("canonicalize", ""), ("buffer-deallocation-simplification", "")


class _Options(Pass):
    ARGUMENT = "buffer-deallocation-pipeline"

    private_function_dynamic_ownership = flag(
        "private-function-dynamic-ownership",
        False,
        "Allows to add additional results to private functions to return ownership of returned "
        "memrefs to callers. This can avoid spurious buffer clones in the callee.",
    )


def _build(manager: OpPassManager, text: str) -> None:
    options = _Options()
    read_options(options, text)

    def nest(*passes: tuple[str, str]) -> None:
        inner = manager.nest("func.func")
        for name, values in passes:
            add_pass(name, values, inner)

    is_dynamic = str(options.private_function_dynamic_ownership).lower()
    insertion = (
        OwnershipBasedBufferDeallocation.ARGUMENT,
        f"private-function-dynamic-ownership={is_dynamic}",
    )
    nest(*_NESTED_BEFORE, insertion, *_NESTED_AFTER)
    add_pass("bufferization-lower-deallocations", "", manager)
    nest(("cse", ""), ("canonicalize", ""))


register_pipeline(
    "buffer-deallocation-pipeline",
    "The default pipeline for automatically inserting deallocation operations after one-shot "
    "bufferization. Deallocation operations (except `memref.realloc`) may not be present already.",
    _build,
)
