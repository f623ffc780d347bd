"""Verifiers of operations of `tti`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import Operation

from ...interface_checks import verify_product
from ..interfaces import DotOpInterface


@verifies(DotOpInterface)
def verify_dot_interface(op: Operation) -> None:
    """DotOpInterface::verify"""
    verify_product(op)
