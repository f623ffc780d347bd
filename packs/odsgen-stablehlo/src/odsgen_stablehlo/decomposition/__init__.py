"""Decomposition of CHLO into operations of StableHLO."""
