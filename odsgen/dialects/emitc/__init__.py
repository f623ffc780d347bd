"""The hand-written half of the dialect `emitc`."""
