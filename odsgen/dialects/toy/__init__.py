"""The hand-written half of the dialect `toy`."""
