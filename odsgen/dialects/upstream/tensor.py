"""Hooks of the dialect `tensor`."""

from __future__ import annotations

from odsgen.dialects.upstream.index_lists import parse_dynamic_index_list, print_dynamic_index_list

__all__ = ["parse_dynamic_index_list", "print_dynamic_index_list"]
