"""Interface methods of the dialect `transform`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen_dialects.transform import ForeachMatchOp


def asm_result_names_foreach_match(op: ForeachMatchOp) -> list[str | None]:
    """`%updated_root, %yielded`, the latter for each of the forwarded results."""
    return ["updated_root", *["yielded"] * (len(op.results) - 1)]
