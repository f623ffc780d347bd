"""The comparison of the benchmark's ratios with those that are wanted: `.ci/run` fails by it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from benchmarks import wanted as w
from benchmarks.compare import IMPORTED, ROWS, judge, ratios, show, too_bad
from benchmarks.structured import PAIRS
from benchmarks.structured import ratios as structured_ratios
from benchmarks.wanted import WANTED, Wanted

FASTER = Wanted("faster", wanted=10, today=12, at_least=True)
NOT_YET = Wanted("not yet", wanted=10, today=4, at_least=True)
SMALLER = Wanted("smaller", wanted=3, today=2, at_least=False)
NOT_SMALL = Wanted("not small", wanted=3, today=6, at_least=False)
ALL = (FASTER, NOT_YET, SMALLER, NOT_SMALL)


def test_limits() -> None:
    assert [each.is_reached for each in ALL] == [True, False, True, False]
    assert [each.limit for each in ALL] == [7.5, 3, 4, 8]


@pytest.mark.parametrize(
    ("found", "failed"),
    [
        ({"faster": 7.5, "not yet": 3.0, "smaller": 4.0, "not small": 8.0}, []),
        ({"faster": 7.4, "not yet": 2.9, "smaller": 4.1, "not small": 8.1}, list(ALL)),
        ({"faster": 100.0, "smaller": 0.1}, []),
        ({"faster": 1.0}, [FASTER]),
    ],
)
def test_figures_are_held_against_limits(found: dict[str, float], failed: list[Wanted]) -> None:
    assert too_bad(found, ALL) == failed
    table = show(found, ALL)
    assert table.count("too bad") == len(failed)
    assert table.count("not reached") == 2


def _measured(*answers: dict[str, float]) -> tuple[list[int], object]:
    asked: list[int] = []

    def measured(rounds: int) -> Mapping[str, float]:
        asked.append(rounds)
        return answers[len(asked) - 1]

    return asked, measured


def test_a_bad_figure_is_measured_once_more() -> None:
    asked, measured = _measured({"faster": 5.0, "smaller": 3.5}, {"faster": 9.0, "smaller": 9.0})
    found, failed = judge(measured, 3, ALL)  # type: ignore[arg-type]
    assert asked == [3, 6]
    assert found == {"faster": 9.0, "smaller": 3.5}
    assert not failed
    asked, measured = _measured({"faster": 5.0}, {"faster": 6.0})
    found, failed = judge(measured, 3, ALL)  # type: ignore[arg-type]
    assert failed == [FASTER]
    assert found == {"faster": 6.0}


def test_good_figures_are_measured_once() -> None:
    asked, measured = _measured({"faster": 8.0})
    assert judge(measured, 3, ALL) == ({"faster": 8.0}, [])  # type: ignore[arg-type]
    assert asked == [3]


def test_structured_forms_build_the_same_programs() -> None:
    assert set(structured_ratios(1)) == set(PAIRS)


def test_all_that_is_wanted_is_measured() -> None:
    seconds = {row: {"odsgen": 1.0, "xDSL": 20.0} for row in ROWS} | {
        "bare Python": {"odsgen": 0.02},
        "five lines": {"odsgen": 0.12},
        IMPORTED: {"odsgen": 0.18},
        "runtime": {"odsgen": 0.06},
        "process": {"odsgen": 3.0, "mlir-opt": 1.0},
        "lowered": {"odsgen": 4.0, "mlir-opt": 1.0},
        "ten passes": {"odsgen": 4.0, "mlir-opt": 1.0},
    }
    found = ratios(seconds, 600)
    assert set(found) | set(PAIRS) == {each.name for each in WANTED}
    assert found[w.WHOLE] == 20
    assert found[w.PROCESS] == 3
    assert found[w.SMALL] == pytest.approx(1)
    assert found[w.IMPORT] == pytest.approx(1)
    assert set(w.XDSL_COSTS) == set(ROWS)
    assert all(cost > 0 for cost in w.XDSL_COSTS.values())
    # Without mlir-opt, and without xDSL.
    del seconds["process"]["mlir-opt"]
    for row in ROWS:
        del seconds[row]["xDSL"]
    assert w.PROCESS not in ratios(seconds, 600)
    assert w.WHOLE not in ratios(seconds, 600)
