"""Settings of all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# How long an example takes says more of the machine than of us: beside much else, it is slow.
settings.register_profile("odsgen", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("odsgen")
