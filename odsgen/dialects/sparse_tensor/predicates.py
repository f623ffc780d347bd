"""Predicates of the dialect `sparse_tensor`."""

from __future__ import annotations

from odsgen.dialects.sparse_tensor.encoding import encoding_of_tensor
from odsgen.hooks import checks
from odsgen.runtime import Type


@checks("check_get_sparse_tensor_encoding")
def check_get_sparse_tensor_encoding(type: Type) -> bool:
    """Whether the tensor is sparse."""
    return encoding_of_tensor(type) is not None


@checks("check_is_slice")
def check_is_slice(type: Type) -> bool:
    """Whether the tensor is a slice."""
    encoding = encoding_of_tensor(type)
    return encoding is not None and encoding.is_slice
