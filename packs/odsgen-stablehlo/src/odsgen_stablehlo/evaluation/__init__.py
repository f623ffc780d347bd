"""What the evaluation of StableHLO's dialects shares: arithmetic of element types, tensors, windows, bodies of regions."""
