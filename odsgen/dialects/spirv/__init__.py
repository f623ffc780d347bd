"""The hand-written half of the dialect `spirv`."""
