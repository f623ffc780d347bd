"""Hooks of the dialect `sparse_tensor`."""

from __future__ import annotations

from odsgen.dialects.upstream.sparse_tensor.forms import (
    parse_level_range,
    parse_sparse_tensor_encoding_attr,
    parse_sparse_tensor_iter_space,
    parse_sparse_tensor_iterator,
    print_level_range,
    print_sparse_tensor_encoding_attr,
    print_sparse_tensor_iter_space,
    print_sparse_tensor_iterator,
    verify_encoding_sparse_tensor_encoding_attr,
)

__all__ = [
    "parse_level_range",
    "parse_sparse_tensor_encoding_attr",
    "parse_sparse_tensor_iter_space",
    "parse_sparse_tensor_iterator",
    "print_level_range",
    "print_sparse_tensor_encoding_attr",
    "print_sparse_tensor_iter_space",
    "print_sparse_tensor_iterator",
    "verify_encoding_sparse_tensor_encoding_attr",
]
