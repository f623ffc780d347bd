"""Parts that the lowerings to `emitc` share."""
