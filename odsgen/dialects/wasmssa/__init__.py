"""The hand-written half of the dialect `wasmssa`."""
