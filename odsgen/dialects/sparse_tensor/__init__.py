"""The hand-written half of the dialect `sparse_tensor`."""
