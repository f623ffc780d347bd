"""The hand-written half of the dialect `ml_program`."""
