"""Custom forms of the dialect `linalg`: index lists."""

from __future__ import annotations

from odsgen.dialects.shared.index_lists import parse_dynamic_index_list as parse_dynamic_index_list
from odsgen.dialects.shared.index_lists import print_dynamic_index_list as print_dynamic_index_list
