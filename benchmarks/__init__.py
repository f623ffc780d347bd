"""Measures of odsgen beside xDSL and mlir-opt."""
