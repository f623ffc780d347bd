"""A layered layout of a directed graph: nodes in rows, edges downwards, those that close a loop aside.

The way of Sugiyama, Tagawa and Toda: break loops, assign rows, put points where an edge crosses a row, order each row by the
middle of the neighbours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

_SWEEPS = 8
#: Pixels between nodes of a row, and between rows.
GAP, ROW_GAP = 28.0, 44.0


@dataclass(slots=True)
class Box:
    """A node, or the point where an edge crosses a row: its size, and where its upper left corner is."""

    width: float
    height: float
    x: float = 0.0
    y: float = 0.0
    row: int = 0
    above: list[Box] = field(default_factory=list)
    below: list[Box] = field(default_factory=list)

    @property
    def middle(self) -> float:
        """The middle from left to right."""
        return self.x + self.width / 2


@dataclass(frozen=True, slots=True)
class Layout:
    """The boxes of the nodes, for each edge the boxes that it passes, and the size of the whole.

    An edge that closes a loop passes nothing: it ends in a row that is not below the one it starts in.
    """

    nodes: Sequence[Box]
    edges: Sequence[Sequence[Box]]
    width: float
    height: float


def layered(sizes: Sequence[tuple[float, float]], edges: Sequence[tuple[int, int]]) -> Layout:
    """Lay out nodes of these widths and heights; the first node is the entry."""
    nodes = [Box(width, height) for width, height in sizes]
    forward = _without_loops(len(nodes), edges)
    _assign_rows(
        nodes, [edge for edge, is_forward in zip(edges, forward, strict=True) if is_forward]
    )
    rows: list[list[Box]] = [[] for _ in range(max((n.row for n in nodes), default=-1) + 1)]
    for node in nodes:
        rows[node.row].append(node)
    paths = [
        _path(nodes[source], nodes[target], rows) if is_forward else [nodes[source], nodes[target]]
        for (source, target), is_forward in zip(edges, forward, strict=True)
    ]
    for sweep in range(_SWEEPS):
        _order(rows, downwards=sweep % 2 == 0)
    width, height = _place(rows)
    return Layout(nodes, paths, width, height)


def _without_loops(count: int, edges: Sequence[tuple[int, int]]) -> list[bool]:
    """For each edge whether it goes forward in a walk in depth; the others close loops."""
    leaving: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for number, (source, target) in enumerate(edges):
        leaving[source].append((number, target))
    forward = [True] * len(edges)
    state = [0] * count  # not seen, on the way, done
    for start in range(count):
        if state[start]:
            continue
        state[start] = 1
        way = [(start, iter(leaving[start]))]
        while way:
            node, rest = way[-1]
            for number, target in rest:
                if state[target] == 1:
                    forward[number] = False
                elif not state[target]:
                    state[target] = 1
                    way.append((target, iter(leaving[target])))
                    break
            else:
                state[node] = 2
                way.pop()
    return forward


def _assign_rows(nodes: Sequence[Box], edges: Sequence[tuple[int, int]]) -> None:
    """Each node stands a row below the lowest that leads to it."""
    leaving: list[list[int]] = [[] for _ in nodes]
    waiting = [0] * len(nodes)
    for source, target in edges:
        leaving[source].append(target)
        waiting[target] += 1
    ready = [number for number, count in enumerate(waiting) if not count]
    while ready:
        node = ready.pop()
        for target in leaving[node]:
            nodes[target].row = max(nodes[target].row, nodes[node].row + 1)
            waiting[target] -= 1
            if not waiting[target]:
                ready.append(target)


def _path(source: Box, target: Box, rows: list[list[Box]]) -> list[Box]:
    """The boxes of an edge, with a point in each row between its ends."""
    path = [source]
    for row in range(source.row + 1, target.row):
        point = Box(8.0, 0.0, row=row)
        rows[row].append(point)
        path.append(point)
    path.append(target)
    for upper, lower in zip(path, path[1:], strict=False):
        upper.below.append(lower)
        lower.above.append(upper)
    return path


def _order(rows: list[list[Box]], downwards: bool) -> None:
    """Sort each row by the mean place of the neighbours in the row before."""
    for row in rows:
        for place, box in enumerate(row):
            box.x = place
    for row in rows if downwards else reversed(rows):
        means = {}
        for box in row:
            neighbours = box.above if downwards else box.below
            means[id(box)] = sum(n.x for n in neighbours) / len(neighbours) if neighbours else box.x
        row.sort(key=lambda box: means[id(box)])
        for place, box in enumerate(row):
            box.x = place


def _place(rows: list[list[Box]]) -> tuple[float, float]:
    """Give all boxes their coordinates, each row in the middle; the size of the whole."""
    widths = [sum(box.width for box in row) + GAP * (len(row) - 1) for row in rows]
    whole = max(widths, default=0.0)
    y = 0.0
    for row, width in zip(rows, widths, strict=True):
        x = (whole - width) / 2
        height = max(box.height for box in row)
        for box in row:
            box.x, box.y = x, y
            if not box.height:
                box.height = height  # an edge that crosses the row
            x += box.width + GAP
        y += height + ROW_GAP
    return whole, max(y - ROW_GAP, 0.0)
