"""Deallocation of buffers by ownership: who frees a buffer is known, or an `i1` that says it goes along with the buffer."""
