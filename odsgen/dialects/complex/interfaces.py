"""Interface methods of the dialect `complex`."""

from __future__ import annotations

from odsgen.dialects.shared.result_names import called

asm_result_names_constant = called("cst")
