"""Makes operations on vectors of structured operations (MLIR: the linalg vectorizer)."""
