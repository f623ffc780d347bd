"""Lowering of transfers and prints of vectors to loops of `scf`."""
