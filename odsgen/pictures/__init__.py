"""Pictures of programs: graphs in Graphviz's language, and pages of HTML for a browser or a notebook."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.pictures.control_flow import control_flow_dot
    from odsgen.pictures.graphviz import GraphvizError, svg_of
    from odsgen.pictures.op_graph import OpGraphOptions, op_graph_dot
    from odsgen.pictures.page import html_fragment, html_page
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.pictures.control_flow": ("control_flow_dot",),
            "odsgen.pictures.graphviz": (
                "GraphvizError",
                "svg_of",
            ),
            "odsgen.pictures.op_graph": (
                "OpGraphOptions",
                "op_graph_dot",
            ),
            "odsgen.pictures.page": (
                "html_fragment",
                "html_page",
            ),
        },
    )

__all__ = [
    "GraphvizError",
    "OpGraphOptions",
    "control_flow_dot",
    "html_fragment",
    "html_page",
    "op_graph_dot",
    "svg_of",
]
