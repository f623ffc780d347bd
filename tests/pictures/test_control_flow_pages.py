"""Control flow drawn on a page: layouts that hold their laws, and every function of a program."""

from __future__ import annotations

from html.parser import HTMLParser

from hypothesis import given
from hypothesis import strategies as st

from odsgen.pictures import html_page
from odsgen.pictures.flow_drawing import MOST_BLOCKS, flow_drawings
from odsgen.pictures.layers import layered
from odsgen.runtime import Context, parse

PROGRAM = """
func.func @loop(%c: i1) {
  cf.br ^head
^head:
  cf.cond_br %c, ^head, ^end
^end:
  return
}
func.func @straight() {
  return
}
func.func @"<script>alert(1)</script>"(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^b:
  "test.x"() {text = "<img src=x onerror=alert(1)>"} : () -> ()
  return
}
"""


@st.composite
def graphs(draw: st.DrawFn) -> tuple[list[tuple[float, float]], list[tuple[int, int]]]:
    count = draw(st.integers(1, 25))
    node = st.integers(0, count - 1)
    size = st.tuples(st.floats(5, 300), st.floats(5, 200))
    sizes = draw(st.lists(size, min_size=count, max_size=count))
    return sizes, draw(st.lists(st.tuples(node, node), max_size=60))


@given(graphs())
def test_boxes_do_not_overlap_and_edges_go_down(
    graph: tuple[list[tuple[float, float]], list[tuple[int, int]]],
) -> None:
    sizes, edges = graph
    layout = layered(sizes, edges)
    assert [(box.width, box.height) for box in layout.nodes] == sizes
    for number, box in enumerate(layout.nodes):
        assert 0 <= box.x and box.x + box.width <= layout.width + 0.01
        assert 0 <= box.y and box.y + box.height <= layout.height + 0.01
        for other in layout.nodes[:number]:
            assert (
                box.x + box.width <= other.x
                or other.x + other.width <= box.x
                or box.y + box.height <= other.y
                or other.y + other.height <= box.y
            )
    forward = []
    for (source, target), path in zip(edges, layout.edges, strict=True):
        assert path[0] is layout.nodes[source] and path[-1] is layout.nodes[target]
        if path[0].row < path[-1].row:
            assert [box.row for box in path] == list(range(path[0].row, path[-1].row + 1))
            forward.append((source, target))
    # Without edges that close loops nothing goes up.
    if all(source < target for source, target in edges):
        assert len(forward) == len(edges)


class _Parts(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)


def test_a_page_has_the_graph_of_every_function() -> None:
    module = parse(PROGRAM, Context(allow_unregistered=True))
    titles = [title for title, _ in flow_drawings(module)]
    assert titles == ["func.func @loop", "func.func @<script>alert(1)</script>"]
    parts = _Parts()
    parts.feed(html_page(module, control_flow=True))
    assert parts.tags.count("svg") == 2
    assert parts.tags.count("rect") == 6
    assert parts.tags.count("script") == 1 and "img" not in parts.tags
    assert html_page(module).count("<svg") == 0


def test_a_graph_that_is_too_large_is_told() -> None:
    blocks = "".join([f"^b{i}:\n  cf.br ^b{i + 1}\n" for i in range(MOST_BLOCKS)])
    text = f"func.func @f() {{\n  cf.br ^b0\n{blocks}^b{MOST_BLOCKS}:\n  return\n}}\n"
    page = html_page(parse(text, Context()), control_flow=True)
    assert f"more than {MOST_BLOCKS} blocks" in page and "<svg" not in page
