"""Kinds of types in predicates of the dialect `seq`."""

from odsgen.hooks import checks
from odsgen_circt.hooks.hw.predicates import is_hw_integer

checks("check_is_hw_integer_type")(is_hw_integer)
