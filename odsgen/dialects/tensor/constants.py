"""Constant materialization of the dialect `tensor`."""

from odsgen.dialects.shared import number_or_complex_constant
from odsgen.hooks import materializes_constants

materializes_constants(number_or_complex_constant)
