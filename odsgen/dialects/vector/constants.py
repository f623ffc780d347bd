"""Constant materialization of the dialect `vector`."""

from odsgen.dialects.arith.constants import materialize_constant
from odsgen.hooks import materializes_constants

materializes_constants(materialize_constant)
