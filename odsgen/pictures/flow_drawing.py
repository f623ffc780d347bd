"""The control flow of regions drawn as SVG, without another program: what the page of `view-cfg` shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

from odsgen.pictures.control_flow import BlockTexts, region_title
from odsgen.pictures.layers import Box, Layout, layered

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region

#: Larger graphs are not drawn.
MOST_BLOCKS = 400
_CHARACTER, _LINE, _MARGIN = 7.3, 17.0, 10.0
_LONGEST_LINE = 90
_LOOP_GAP = 18.0


def flow_drawings(op: Operation, *, max_lines: int = 12) -> Iterator[tuple[str, str]]:
    """The title and the SVG of each region inside an operation, or of it, that has more than one block.

    Of a region with more than MOST_BLOCKS blocks the title alone, and no text.
    """
    texts = BlockTexts(op, max_lines)
    for inner in op.walk():
        for number, region in enumerate(inner.regions):
            if len(region.blocks) < 2:
                continue
            title = region_title(inner, number)
            is_drawn = len(region.blocks) <= MOST_BLOCKS
            yield title, _drawing(region, title, texts) if is_drawn else ""


def _drawing(region: Region, title: str, texts: BlockTexts) -> str:
    blocks = list(region.blocks)
    numbers = {block: number for number, block in enumerate(blocks)}
    lines = [[_cut(line) for line in texts.lines(block)] for block in blocks]
    sizes = [(_width(each), len(each) * _LINE + 2 * _MARGIN) for each in lines]
    edges, labels = [], []
    for block in blocks:
        successors = block.last.successors if block.last is not None else ()
        for index, successor in enumerate(successors):
            if successor in numbers:
                edges.append((numbers[block], numbers[successor]))
                labels.append(str(index) if len(successors) > 1 else "")
    layout = layered(sizes, edges)
    loops = sum(1 for path in layout.edges if not _goes_down(path))
    width, height = layout.width + (loops + 1) * _LOOP_GAP, layout.height
    shown = "".join(
        [
            *_edges(layout, labels),
            *[_node(box, each) for box, each in zip(layout.nodes, lines, strict=True)],
        ]
    )
    box = f"-12 -12 {width + 24:.0f} {height + 24:.0f}"
    return (
        f'<svg class="cfg" role="img" viewBox="{box}" width="{width + 24:.0f}" height="{height + 24:.0f}">'
        f"<title>{escape(title)}</title>{shown}</svg>"
    )


def _cut(line: str) -> str:
    return line if len(line) <= _LONGEST_LINE else line[: _LONGEST_LINE - 1] + "…"


def _width(lines: list[str]) -> float:
    return max((len(line) for line in lines), default=1) * _CHARACTER + 2 * _MARGIN


def _node(box: Box, lines: list[str]) -> str:
    """A block: its frame, and its lines."""
    rows = "".join(
        [
            f'<tspan x="{box.x + _MARGIN:.1f}" dy="{_LINE}">{escape(line) or " "}</tspan>'
            for line in lines
        ]
    )
    frame = f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" rx="5"/>'
    return f'{frame}<text x="{box.x:.1f}" y="{box.y + _MARGIN - 4:.1f}" xml:space="preserve">{rows}</text>'


def _goes_down(path: Sequence[Box]) -> bool:
    return path[0].row < path[-1].row


def _edges(layout: Layout, labels: list[str]) -> Iterator[str]:
    """The edges: curves from row to row; those that close loops go around at the right."""
    aside = layout.width
    for path, label in zip(layout.edges, labels, strict=True):
        source, target = path[0], path[-1]
        if _goes_down(path):
            points = [(source.middle, source.y + source.height)]
            for box in path[1:-1]:
                points += [(box.middle, box.y), (box.middle, box.y + box.height)]
            points.append((target.middle, target.y))
            drawn = _curve(points)
            place = (target.middle + 6 + 9 * int(label or 0), target.y - 10)
        else:
            aside += _LOOP_GAP
            start, end = source.y + source.height - 8, target.y + 8
            right, left = source.x + source.width, target.x + target.width
            drawn = (
                f"M{right:.1f} {start:.1f}C{aside:.1f} {start:.1f} {aside:.1f} {start:.1f} {aside:.1f} {(start + end) / 2:.1f}"
                f"S{aside:.1f} {end:.1f} {left:.1f} {end:.1f}"
            )
            place = (right + 5, start + 13)
        yield f'<path d="{drawn}"/>{_arrow(path, target)}'
        if label:
            yield f'<text class="edge" x="{place[0]:.1f}" y="{place[1]:.1f}">{label}</text>'


def _curve(points: list[tuple[float, float]]) -> str:
    drawn = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for (x, y), (to_x, to_y) in zip(points, points[1:], strict=False):
        half = (y + to_y) / 2
        drawn += f"C{x:.1f} {half:.1f} {to_x:.1f} {half:.1f} {to_x:.1f} {to_y:.1f}"
    return drawn


def _arrow(path: Sequence[Box], target: Box) -> str:
    """The head of an edge: at the top of what it leads to, or at its side."""
    if _goes_down(path):
        x, y = target.middle, target.y
        return f'<path class="head" d="M{x - 4:.1f} {y - 8:.1f}L{x:.1f} {y:.1f}L{x + 4:.1f} {y - 8:.1f}Z"/>'
    x, y = target.x + target.width, target.y + 8
    return f'<path class="head" d="M{x + 8:.1f} {y - 4:.1f}L{x:.1f} {y:.1f}L{x + 8:.1f} {y + 4:.1f}Z"/>'
