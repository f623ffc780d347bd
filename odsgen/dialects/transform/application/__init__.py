"""Hooks that apply transforms to their payload, by subject."""
