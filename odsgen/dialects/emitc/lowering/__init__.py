"""What the lowerings to `emitc` share."""
