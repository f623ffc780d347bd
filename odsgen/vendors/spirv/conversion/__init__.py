"""Conversions to `spirv`, for the target environment of a program."""
