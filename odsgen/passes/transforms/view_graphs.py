"""`view-op-graph` and `view-cfg`: pictures of a program, for people."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from odsgen.passes.base import Pass
from odsgen.passes.options import choice, flag, text, unsigned
from odsgen.passes.registry import register_pass
from odsgen.runtime.diagnostics import Diagnostic, Severity

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

_FORMATS = {
    "dot": "Graphviz's language",
    "svg": "drawn by Graphviz, which must be installed",
    "html": "a page with the program's text, folding and search; of view-cfg with the graphs, too",
}


class _Picture(Pass):
    """A pass that changes nothing and writes a picture to a file, or to the standard error."""

    RUNS_IN_WORKERS = False  # pictures come in the order of the program
    #: Whether a page has the graphs of regions, too.
    SHOWS_CONTROL_FLOW: ClassVar[bool] = False

    format = choice("format", "dot", "How the picture is written", _FORMATS)
    output = text(
        "output", "-", "The file to write, or the first of several; - for the standard error"
    )

    def output_file(self) -> str | None:
        """The file, where it is not the standard error."""
        return None if self.output == "-" else self.output

    def show(self, op: Operation, dot: Callable[[], str]) -> None:
        """Write the picture of an operation."""
        from odsgen.pictures import GraphvizError, html_page, svg_of

        self.mark_all_analyses_preserved()
        try:
            if self.format == "html":
                picture = html_page(op, control_flow=self.SHOWS_CONTROL_FLOW)
            else:
                picture = svg_of(dot()) if self.format == "svg" else dot()
            self._write(picture)
        except GraphvizError as error:
            self.signal_failure([Diagnostic(Severity.ERROR, op.location, str(error))])
        except OSError as error:
            complaint = f"cannot write the picture to '{error.filename}': {error.strerror}"
            self.signal_failure([Diagnostic(Severity.ERROR, op.location, complaint)])

    def _write(self, picture: str) -> None:
        if self.output == "-":
            sys.stderr.write(picture)
            return
        with open(self._file(), "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write(picture)

    def _file(self) -> str:
        """The file of a picture: `cfg.dot`, then `cfg-2.dot` …, as a file of Graphviz, SVG or HTML holds one."""
        number = self.files_written[self.output] = self.files_written.get(self.output, 0) + 1
        if number == 1:
            return self.output
        stem, suffix = os.path.splitext(self.output)
        return f"{stem}-{number}{suffix}"


@register_pass
class ViewOpGraph(_Picture):
    """Writes the graph of an operation: operations as nodes, regions as clusters, uses of values as edges."""

    ARGUMENT = "view-op-graph"
    NAME = "ViewOpGraphPass"
    SUMMARY = "Print Graphviz visualization of an operation"

    max_label_len = unsigned("max-label-len", 20, "Limit attribute/type length to number of chars")
    print_attrs = flag("print-attrs", True, "Print attributes of operations")
    print_control_flow_edges = flag("print-control-flow-edges", False, "Print control flow edges")
    print_data_flow_edges = flag("print-data-flow-edges", True, "Print data flow edges")
    print_result_types = flag("print-result-types", True, "Print result types of operations")

    def run_on_operation(self, op: Operation) -> None:
        """Write the graph of the operation."""
        from odsgen.pictures import OpGraphOptions, op_graph_dot

        options = OpGraphOptions(
            max_label_len=self.max_label_len,
            print_attrs=self.print_attrs,
            print_control_flow_edges=self.print_control_flow_edges,
            print_data_flow_edges=self.print_data_flow_edges,
            print_result_types=self.print_result_types,
        )
        self.show(op, lambda: op_graph_dot(op, options))


@register_pass
class ViewControlFlow(_Picture):
    """Writes the blocks of an operation's regions and the branches between them."""

    ARGUMENT = "view-cfg"
    NAME = "ViewCFGPass"
    SUMMARY = "Print the control flow of an operation for Graphviz"
    SHOWS_CONTROL_FLOW = True

    def run_on_operation(self, op: Operation) -> None:
        """Write the control flow of the operation."""
        from odsgen.pictures import control_flow_dot

        self.show(op, lambda: control_flow_dot(op))
