"""All steps forwards give what the passes made, byte for byte, and backwards what was there before."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.passes.test_cases import CASES, pipeline_of
from tests.recording.recorded import read, recorded, text_of

_PROGRAMS = [path.read_text("utf-8") for path in CASES]
_PASSES = (
    "canonicalize cse sccp inline symbol-dce loop-invariant-code-motion control-flow-sink mem2reg sroa "
    "lower-affine convert-scf-to-cf convert-arith-to-llvm convert-cf-to-llvm convert-func-to-llvm "
    "affine-loop-unroll scf-for-loop-peeling topological-sort strip-debuginfo remove-dead-values "
    "int-range-optimizations canonicalize{top-down=false} lift-cf-to-scf"
).split()


def check(text: str, pipeline: str, *, is_source: bool = True) -> None:
    before, after, lines = recorded(text, pipeline, is_source=is_source)
    recording = read(lines)
    assert text_of(recording) == before
    texts = [before]
    for moment in range(1, recording.last + 1):
        recording.go_to(moment)
        if moment % 7 == 0 or moment == recording.last:
            texts.append(text_of(recording))
    assert text_of(recording) == after
    for moment in range(recording.last, -1, -1):
        recording.go_to(moment)
        if moment % 7 == 0 or moment == recording.last:
            assert text_of(recording) == texts.pop()
    assert recording.problem is None


#: Has infinities of a format without any, whose text is read as zero, by mlir-opt as well.
UNREADABLE = "complex_of_small_floats"


@pytest.mark.parametrize(
    "path", [path for path in CASES if path.stem != UNREADABLE], ids=lambda path: path.stem
)
def test_cases_of_passes(path: Path) -> None:
    text = path.read_text("utf-8")
    check(text, pipeline_of(text))


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from(_PROGRAMS),
    st.lists(st.sampled_from(_PASSES), min_size=1, max_size=4),
    st.booleans(),
)
def test_any_passes_on_any_program(text: str, passes: list[str], is_source: bool) -> None:
    names = [re.sub(r"^(lift-cf-to-scf|sccp)$", r"any(\1)", name) for name in passes]
    check(
        text,
        f"builtin.module({','.join(names)})".replace("any(", "func.func("),
        is_source=is_source,
    )
