"""Evaluation of the dialect `vector`."""
