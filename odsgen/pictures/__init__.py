"""Pictures of programs: graphs in Graphviz's language, and pages of HTML for a browser or a notebook."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.pictures.control_flow": "control_flow_dot",
        "odsgen.pictures.graphviz": "GraphvizError svg_of",
        "odsgen.pictures.notebook": "show",
        "odsgen.pictures.op_graph": "OpGraphOptions op_graph_dot",
        "odsgen.pictures.page": "html_fragment html_page",
    },
)
