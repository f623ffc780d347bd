"""The hand-written half of the dialect `ptr`."""
