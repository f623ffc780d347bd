"""The hand-written half of the dialect `x86vector`."""
