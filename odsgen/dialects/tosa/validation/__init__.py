"""Checks of `tosa-validate`: types for profiles and extensions, limits of levels, conditions of operations."""
