"""Lowering of StableHLO to structured operations on tensors, and to control flow."""
