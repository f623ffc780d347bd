"""Interface methods of the dialect `complex`."""

from __future__ import annotations

from odsgen.dialects.shared import called
from odsgen.hooks import implements
from odsgen_dialects.complex import ConstantOp

implements(ConstantOp, method="asm_result_names")(called("cst"))
