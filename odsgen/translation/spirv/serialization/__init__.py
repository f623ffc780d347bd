"""From the dialect `spirv` to words."""
