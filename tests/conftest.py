"""Settings of all tests."""

from __future__ import annotations

import gc
import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes says more of the machine than of us: beside much else, it is slow.
settings.register_profile("odsgen", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("odsgen")

# Nine tests run mypy on programs that use odsgen: it keeps what it found out about odsgen itself, for each worker apart.
_WORKER = os.environ.get("PYTEST_XDIST_WORKER", "alone")
_BUILD = Path(__file__).resolve().parents[1] / "build"
os.environ.setdefault("MYPY_CACHE_DIR", str(_BUILD / f"mypy-of-tests-{_WORKER}"))

# A process of the suite holds a million objects that stay: looking through them for garbage as often as Python does
# took a sixth of its time.  The parser asks for a collection itself where much has been read.
gc.set_threshold(50_000, 20, 100)

#: Files of few tests that take long, a half to a minute each.
_LONG = frozenset(
    "test_wheel.py test_current_folder.py test_threads.py test_bench_comparison.py test_arith_patterns.py "
    "test_python_is_typed.py test_hook_packages.py test_random_specs.py test_how_to_add.py test_watch.py "
    "test_patterns_elsewhere.py test_against_mlir.py test_wheels_of_packs.py test_tutorial.py".split()
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put long files first, then those with the most tests: no worker begins a long one when the other is about to end."""
    tests = Counter(item.path for item in items)
    items.sort(key=lambda i: (i.path.name not in _LONG, -tests[i.path], i.path.as_posix()))
