"""Simpler programs of StableHLO: constants are computed, operations that do nothing go."""
