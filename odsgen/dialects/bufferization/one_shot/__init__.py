"""One-shot bufferization: tensors become buffers (MLIR: docs/Bufferization.md).

Three steps, of which a user of the library may call each:

- *analysis* (`analysis.py`, `conflicts.py`): which operands of tensor type may share the buffer of their value, "in place".
  The answer is an `OneShotState`: alias sets and equivalence classes of tensors, and the operands that are in place.
- *copies* (`copies.py`): operands that are not in place get a `bufferization.alloc_tensor`.
- *rewriting* (`driver.py`, `buffers.py`): each operation gets buffers for its tensors.  `to_buffer` and `to_tensor` stand
  where one is bufferized before the other, and fold at the end.

What an operation has to say is its model, a `Bufferizable` (`interface.py`); those of a dialect are in its `bufferization.py`.
Functions are analyzed callees first (`functions.py`).
"""
