"""Types that follow from others."""

from __future__ import annotations

from odsgen.hooks import checks

from ...tt.hooks.elements import pointee

checks("make_other_type")(pointee)
