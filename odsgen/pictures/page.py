"""A program as HTML: its text in colours, regions that fold, values that light up where they are defined and used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from importlib import resources
from string import Template
from typing import TYPE_CHECKING

from odsgen.pictures.tokens import TOKEN
from odsgen.runtime.base import callbacks
from odsgen.runtime.printer import print_ir

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

#: What a notebook shows of a program; a page shows all.
_MOST_LINES = 2000

_DEFINITION = re.compile(r"(?::\d+)? =|: |(?::\d+)?(?:, %[\w$.-]+(?::\d+)?)+ = ")


def html_page(
    op: Operation, *, title: str = "", generic: bool = False, control_flow: bool = False
) -> str:
    """A page that needs nothing else: the program's text with folding, search, and values that are followed by a click.

    With ``control_flow``, the graphs of all regions that have several blocks stand above it.
    """
    text = print_ir(op, generic)
    template = Template(_resource("page.html"))
    return template.substitute(
        title=escape(title or op.name),
        style=_resource("program.css"),
        script=_resource("page.js"),
        program=_lines_as_html(text.splitlines()),
        lines=text.count("\n"),
        graphs=_graphs(op) if control_flow else "",
    )


def _graphs(op: Operation) -> str:
    """The control flow of each region in a part that folds."""
    from odsgen.pictures.flow_drawing import MOST_BLOCKS, flow_drawings

    too_large = f"<p>It has more than {MOST_BLOCKS} blocks: the text below shows them.</p>"
    return "".join(
        [
            f"<details class='graph' open><summary>{escape(title)}</summary>{drawing or too_large}</details>"
            for title, drawing in flow_drawings(op)
        ]
    )


def html_fragment(op: Operation, *, generic: bool = False, depth: int | None = None) -> str:
    """The program for a notebook's cell, without scripts; a long one is cut and says so.

    Regions more than ``depth`` deep are folded at first; without it, none is.
    """
    lines = print_ir(op, generic).splitlines()
    note = ""
    if len(lines) > _MOST_LINES:
        note = f"<p>{len(lines) - _MOST_LINES:,} more lines: html_page of odsgen.pictures shows all.</p>"
        del lines[_MOST_LINES:]
    return f"<style>{_resource('program.css')}</style><div class='mlir'>{_lines_as_html(lines, depth)}</div>{note}"


def _resource(name: str) -> str:
    return (resources.files("odsgen.pictures") / name).read_text("utf-8")


def _lines_as_html(lines: list[str], depth: int | None = None) -> str:
    """Each line as a block; one that opens a region folds what follows, to the line that closes it."""
    ends = _ends_of_regions(lines)
    pieces: list[str] = []
    open_until: list[int] = []
    for number, line in enumerate(lines):
        while open_until and open_until[-1] == number:
            open_until.pop()
            pieces.append("</details>")
        shown = "".join(_tokens_as_html(line)) or " "
        end = ends.get(number)
        if end is None:
            pieces.append(f"<div>{shown}</div>")
        else:
            is_open = depth is None or len(open_until) < depth
            pieces.append(f"<details{' open' * is_open}><summary>{shown}</summary>")
            open_until.append(end)
    pieces.append("</details>" * len(open_until))
    return "".join(pieces)


def _ends_of_regions(lines: list[str]) -> dict[int, int]:
    """For each line that ends in a brace: the next one as far to the left that begins with the other brace."""
    ends: dict[int, int] = {}
    waiting: list[tuple[int, int]] = []
    for number, line in enumerate(lines):
        indent = len(line) - len(line.lstrip(" "))
        if line.startswith("}", indent):
            while waiting and waiting[-1][0] > indent:
                waiting.pop()
            if waiting and waiting[-1][0] == indent:
                ends[waiting.pop()[1]] = number
        if line.endswith("{"):
            waiting.append((indent, number))
    return ends


def _tokens_as_html(line: str) -> Iterator[str]:
    end = 0
    for match in TOKEN.finditer(line):
        yield escape(line[end : match.start()])
        end = match.end()
        kind = match.lastgroup
        name = escape(match[0])
        if kind == "value":
            defined = " d" if _DEFINITION.match(line, match.end()) else ""
            yield f'<b class="v{defined}" data-n="{escape(match["value"])}">{name}</b>'
        else:
            yield f'<i class="{kind}">{name}</i>'
    yield escape(line[end:])


callbacks.operation_html = html_fragment
