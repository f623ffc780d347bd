"""The hand-written half of the dialect `memref`."""
