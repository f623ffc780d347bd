"""Verifiers of the traits that Triton's dialects share."""

from __future__ import annotations

from odsgen.hooks import verifies

from ...tt.hooks import traits as shared
from ..traits import (
    SameLoadStoreOperandsAndResultEncoding,
    SameLoadStoreOperandsAndResultShape,
    SameLoadStoreOperandsEncoding,
    SameLoadStoreOperandsShape,
    SameOperandsAndResultEncoding,
    SameOperandsEncoding,
)

verifies(SameLoadStoreOperandsShape)(shared.verify_same_operands_shape)
verifies(SameLoadStoreOperandsAndResultShape)(shared.verify_same_operands_and_result_shape)
verifies(SameOperandsEncoding, SameLoadStoreOperandsEncoding)(shared.verify_same_operands_encoding)
verifies(SameOperandsAndResultEncoding, SameLoadStoreOperandsAndResultEncoding)(
    shared.verify_same_operands_and_result_encoding
)
