"""Settings of all tests."""

from __future__ import annotations

import gc
import os
from pathlib import Path

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
