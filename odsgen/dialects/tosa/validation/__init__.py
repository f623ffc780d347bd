"""What `tosa-validate` checks: types for profiles and extensions, limits of levels, conditions of operations."""
