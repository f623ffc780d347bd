"""Verifiers of the traits that Triton's dialects share."""

from __future__ import annotations

from odsgen.hooks import verifies

from ...tt.hooks.traits import verify_tensor_layouts
from ..traits import VerifyTensorLayoutsTrait

verifies(VerifyTensorLayoutsTrait)(verify_tensor_layouts)
