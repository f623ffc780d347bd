"""Fusion of structured operations with what makes their operands."""
