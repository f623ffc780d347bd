"""Wrong patterns and folds are found by generated programs, named, and reduced to a few operations."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from odsgen.cli.ods_validate import _mixer
from odsgen.oracle import LIMITS, Campaign, InProcess, Outcome, Validator
from odsgen.passes import PassManager
from odsgen.runtime import Context, parse
from tests.validating.wrong_rewrites import MUTATIONS, Mutation, mutated

#: `make validate-night` tries all of them.
_ALL = "ODSGEN_VALIDATE_ALL" in os.environ
_QUICK = ("other operand", "swapped select", "load moved over a store", "other region")
#: So many programs may be needed for one.
_PROGRAMS = 5000
#: The operations of a reduced program, with the module, its function and the return.
_LARGEST = 14


def first_finding(mutation: Mutation) -> Outcome | None:
    """The first finding among generated programs."""
    manager = PassManager.parse(f"builtin.module({mutation.passes})")
    operations = mutation.operations.split(",")
    dialects = dict.fromkeys(name.partition(".")[0] for name in operations)
    mixer = _mixer(list(dialects), 1, operations)
    validator = Validator(InProcess(manager.run), limits=LIMITS._replace(steps=5000))
    campaign = Campaign(validator, lambda name: mixer.text(int(name)))
    found: Iterator[Outcome] = campaign.run(map(str, range(_PROGRAMS)))
    with mutated(mutation):
        return next((outcome for outcome in found if outcome.finding is not None), None)


def complaint(mutation: Mutation) -> str:
    """The part that the validator does not find, name or reduce; empty where it does all."""
    outcome = first_finding(mutation)
    if outcome is None or outcome.finding is None:
        return f"{mutation.kind}: not found"
    if not outcome.action.startswith(mutation.blamed):
        return f"{mutation.kind}: blames {outcome.action!r}, not {mutation.blamed}"
    size = len(list(parse(outcome.finding.program, Context()).walk()))
    return f"{mutation.kind}: {size} operations are left" if size > _LARGEST else ""


@pytest.mark.parametrize(
    "mutation", [m for m in MUTATIONS if m.kind in _QUICK], ids=lambda m: m.kind
)
def test_wrong_rewrite_is_found_named_and_reduced(mutation: Mutation) -> None:
    assert not complaint(mutation)


@pytest.mark.skipif(not _ALL, reason="make validate-night tries all wrong patterns and folds")
def test_all_but_few_wrong_rewrites_are_found_named_and_reduced() -> None:
    complaints = [told for told in map(complaint, MUTATIONS) if told]
    assert len(complaints) <= len(MUTATIONS) // 15, complaints


def test_changes_are_undone() -> None:
    for mutation in MUTATIONS:
        with mutated(mutation):
            pass
