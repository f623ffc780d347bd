from odsgen.pictures.control_flow import control_flow_dot as control_flow_dot
from odsgen.pictures.graphviz import GraphvizError as GraphvizError
from odsgen.pictures.graphviz import svg_of as svg_of
from odsgen.pictures.notebook import show as show
from odsgen.pictures.op_graph import OpGraphOptions as OpGraphOptions
from odsgen.pictures.op_graph import op_graph_dot as op_graph_dot
from odsgen.pictures.page import html_fragment as html_fragment
from odsgen.pictures.page import html_page as html_page
