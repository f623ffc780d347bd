"""A program in a notebook: its regions fold, and those that are deep are folded at first."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from odsgen.pictures.page import html_fragment
from odsgen.runtime.printer import print_ir

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def show(op: Operation, *, generic: bool = False, depth: int | None = None) -> None:
    """Show an operation in the output of a notebook's cell, with regions that fold; elsewhere its text is printed.

    Regions more than ``depth`` deep are folded at first: ``show(module, depth=1)`` shows a line for each function.
    An operation that is the value of a cell is shown in the same way, with all regions open.
    """
    text = print_ir(op, generic)
    ipython = sys.modules.get("IPython")
    if ipython is None or ipython.get_ipython() is None:
        print(text.removesuffix("\n"))
        return
    bundle = {"text/plain": text, "text/html": html_fragment(op, generic=generic, depth=depth)}
    ipython.display.display(bundle, raw=True)
