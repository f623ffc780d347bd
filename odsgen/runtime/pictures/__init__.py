"""Pictures of programs: graphs in Graphviz's language, and pages of HTML for a browser or a notebook."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.runtime.pictures.control_flow import control_flow_dot
    from odsgen.runtime.pictures.graphviz import GraphvizError, svg_of
    from odsgen.runtime.pictures.op_graph import OpGraphOptions, op_graph_dot
    from odsgen.runtime.pictures.page import html_fragment, html_page
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.runtime.pictures.control_flow": ("control_flow_dot",),
            "odsgen.runtime.pictures.graphviz": (
                "GraphvizError",
                "svg_of",
            ),
            "odsgen.runtime.pictures.op_graph": (
                "OpGraphOptions",
                "op_graph_dot",
            ),
            "odsgen.runtime.pictures.page": (
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
