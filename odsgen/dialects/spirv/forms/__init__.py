"""Custom forms of the dialect `spirv`."""
