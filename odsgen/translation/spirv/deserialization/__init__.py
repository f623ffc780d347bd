"""From words to the dialect `spirv`."""
