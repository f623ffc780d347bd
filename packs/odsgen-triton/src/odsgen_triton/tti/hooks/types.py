"""Types that follow from others."""

from __future__ import annotations

from odsgen.hooks import checks

from ...tt.hooks.elements import pointee, with_pointers
from ...tt.hooks.types import make_mask_type

checks("make_result_type")(pointee)
checks("make_ptr_type")(with_pointers)
checks("make_mask_type")(make_mask_type)
