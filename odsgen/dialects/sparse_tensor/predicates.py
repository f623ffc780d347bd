"""Predicates of the dialect `sparse_tensor`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.sparse_tensor.encoding import encoding_of_tensor

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type


def check_get_sparse_tensor_encoding(type: Type) -> bool:
    """Whether a tensor is sparse."""
    return encoding_of_tensor(type) is not None


def check_is_slice(type: Type) -> bool:
    """Whether a tensor is a part of another one."""
    encoding = encoding_of_tensor(type)
    return encoding is not None and encoding.is_slice
