"""Programs made of several dialects: valid, the same for the same number, and each operation in one of them."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

from odsgen.cli.ods_validate import _mixer
from odsgen.dialects.scf.canonicalization.trip_counts import trip_count
from odsgen.oracle.operation_templates import _TEXTS, chosen
from odsgen.runtime import Context, parse
from odsgen_dialects import scf


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


def test_templates_verify_whatever_is_chosen() -> None:
    for line in _TEXTS.strip().splitlines():
        for seed in range(4):
            arguments, _, body = chosen(line.partition(" ")[2], Random(seed)).partition(") ")
            parse(f"func.func @f{arguments}) {{ {body} return }}", Context()).verify()


def test_loops_run_a_known_number_of_times_and_blocks_pass_on_their_arguments() -> None:
    mixer = _mixer(["scf", "cf"], 1, ["scf.for"])
    texts = [mixer.text(number) for number in range(40)]
    loops = [op for text in texts for op in parse(text, Context()).walk(scf.ForOp)]
    assert any(trip_count(op.lower_bound, op.upper_bound, op.step) in range(1, 9) for op in loops)
    assert any(re.search(r"\^bb\d+\(.*\):.*\n    cf\.br", text) for text in texts)


def test_programs_without_values_have_no_branches() -> None:
    """Number 2093 of the campaign of `canonicalize` branched before it had any value."""
    mixer = _mixer(["cf", "arith"], 0, ["cf.assert", "arith.addi"])
    for number in range(300):
        parse(mixer.text(number), Context()).verify()
