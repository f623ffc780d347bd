"""Programs made of several dialects: valid, the same for the same number, and each operation in one of them."""

from __future__ import annotations

from collections import Counter

from odsgen.cli.ods_validate import _mixer
from odsgen.runtime import Context, parse


def test_programs_of_arith_and_index() -> None:
    mixer = _mixer(["arith", "index"], 0)
    count = len(mixer.operations)
    texts = [mixer.text(number) for number in range(count)]
    assert (
        texts[5] == _mixer(["arith", "index"], 0).text(5) != _mixer(["arith", "index"], 1).text(5)
    )
    seen: Counter[str] = Counter()
    for text in texts:
        module = parse(text, Context())
        module.verify()
        seen.update({op.name for op in module.walk()})
    assert {op.name for op in mixer.operations} <= seen.keys()


def test_operations_that_cannot_be_run_are_left_out() -> None:
    mixer = _mixer(["memref"], 0)
    assert "memref.dma_start" in mixer.left_out
    assert "memref.store" in {op.name for op in mixer.operations}
