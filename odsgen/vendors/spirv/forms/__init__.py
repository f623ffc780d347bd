"""Custom assembly of the dialect `spirv`."""
