"""Verifiers of the dialect `amdgpu`."""
