"""Evaluation of the dialect `linalg`."""
