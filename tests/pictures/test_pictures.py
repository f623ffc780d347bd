"""Graphs as mlir-opt writes them, pages of HTML, and what a notebook shows."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from odsgen.cli.ods_opt import run
from odsgen.pictures import (
    GraphvizError,
    OpGraphOptions,
    control_flow_dot,
    html_fragment,
    html_page,
    op_graph_dot,
    show,
    svg_of,
)
from odsgen.runtime import Context, Operation, parse, print_ir
from tests.oracle import mlir_opt_path, requires_oracle

HERE = Path(__file__).parent
PROGRAMS = ("branches", "graph")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"print_control_flow_edges": True},
    {"print_attrs": False, "print_result_types": False},
    {"max_label_len": 3, "print_data_flow_edges": False},
)


def program(name: str) -> Operation:
    return parse((HERE / f"{name}.mlir").read_text("utf-8"), Context(allow_unregistered=True))


@pytest.mark.parametrize("name", PROGRAMS)
def test_graph(name: str) -> None:
    assert op_graph_dot(program(name)) == (HERE / f"{name}.dot").read_text("utf-8")


@requires_oracle
@pytest.mark.parametrize("options", OPTIONS, ids=[",".join(each) or "none" for each in OPTIONS])
@pytest.mark.parametrize("name", PROGRAMS)
def test_graph_is_that_of_mlir_opt(name: str, options: dict[str, Any]) -> None:
    written = " ".join([f"{key.replace('_', '-')}={int(value)}" for key, value in options.items()])
    done = subprocess.run(
        [
            str(mlir_opt_path()),
            "--allow-unregistered-dialect",
            f"--pass-pipeline=builtin.module(view-op-graph{{{written}}})",
            str(HERE / f"{name}.mlir"),
            "-o",
            "/dev/null",
        ],
        capture_output=True,
        check=True,
    )
    assert op_graph_dot(program(name), OpGraphOptions(**options)) == done.stderr.decode()


def test_control_flow() -> None:
    function = next(op for op in program("branches").walk() if op.name == "func.func")
    assert control_flow_dot(function) == (HERE / "branches.cfg.dot").read_text("utf-8")


def test_long_block_is_cut() -> None:
    body = "\n".join(['"a.b"() : () -> ()'] * 50)
    module = parse(body, Context(allow_unregistered=True))
    assert control_flow_dot(module, max_lines=5).count("a.b") == 4
    assert "..." in control_flow_dot(module, max_lines=5)


def test_deep_program() -> None:
    depth = 500
    module = parse('"a.b"() ({' * depth + "}) : () -> ()" * depth, Context(allow_unregistered=True))
    assert op_graph_dot(module).count("subgraph") == 2 * depth + 1


class _Reader(HTMLParser):
    """The text of a page's program, with every element closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.lines: list[str] = []
        self.folds = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag in ("meta", "input"):
            return
        self.open.append(tag)
        self.folds += tag == "details"
        if tag in ("div", "summary"):
            self.lines.append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "main" in self.open and self.lines:
            self.lines[-1] += data


@pytest.mark.parametrize("name", PROGRAMS)
def test_page_holds_the_text(name: str) -> None:
    module = program(name)
    reader = _Reader()
    reader.feed(html_page(module, title="<&>"))
    assert not reader.open
    assert "\n".join(reader.lines) == str(module).rstrip("\n")
    assert reader.folds == sum(bool(line.endswith("{")) for line in str(module).splitlines())


def test_page_needs_nothing_else() -> None:
    page = html_page(program("branches"))
    assert not re.search(r"(src|href)=|https?:|@import", page)


def test_notebook() -> None:
    module = program("branches")
    bundle = module._repr_mimebundle_()
    assert bundle == {"text/plain": str(module), "text/html": html_fragment(module)}
    assert "<script" not in bundle["text/html"]


def test_long_program_in_a_notebook() -> None:
    body = "\n".join(['"a.b"() : () -> ()'] * 3000)
    fragment = html_fragment(parse(body, Context(allow_unregistered=True)))
    assert "1,002 more lines" in fragment
    assert fragment.count("a.b") == 1999


def test_show_in_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    module = program("branches")
    shown: list[dict[str, str]] = []
    display = SimpleNamespace(display=lambda bundle, raw: shown.append(bundle))
    shell = SimpleNamespace(get_ipython=object, display=display)
    monkeypatch.setitem(sys.modules, "IPython", shell)
    show(module, depth=1)
    (bundle,) = shown
    assert bundle["text/plain"] == str(module)
    assert bundle["text/html"].count("<details open>") == 1
    assert bundle["text/html"].count("<details>") == html_fragment(module).count("<details") - 1 > 0


def test_show_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    module = program("branches")
    show(module)
    show(module, generic=True)
    assert capsys.readouterr().out == f"{module}{print_ir(module, True)}"


def test_svg_without_graphviz(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(GraphvizError, match="'dot' is not on PATH; install the package 'graphviz'"):
        svg_of("digraph G {}")


@pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz is not installed")
@pytest.mark.parametrize("name", PROGRAMS)
def test_svg(name: str) -> None:
    assert "</svg>" in svg_of(op_graph_dot(program(name)))
    assert "</svg>" in svg_of(control_flow_dot(next(iter(program(name).walk()))))


def test_command(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source, page = str(HERE / "branches.mlir"), tmp_path / "page.html"
    arguments = [source, "--allow-unregistered-dialect", "-o", str(tmp_path / "out.mlir")]
    assert run([*arguments, "--view-op-graph"]) == 0
    assert capfd.readouterr().err == (HERE / "branches.dot").read_text("utf-8")
    pipeline = f"builtin.module(view-cfg{{format=html output={page}}})"
    assert run([*arguments, f"--pass-pipeline={pipeline}"]) == 0
    assert page.read_text("utf-8") == html_page(program("branches"), control_flow=True)
    pipeline = f"builtin.module(view-cfg{{output={tmp_path}/none/x.dot}})"
    assert run([*arguments, f"--pass-pipeline={pipeline}"]) == 1
    assert "cannot write the picture to" in capfd.readouterr().err


TWO = """func.func @first() { return }
func.func @second(%c: i1) { cf.cond_br %c, ^a, ^a
^a: return }
"""


def test_each_function_has_a_file(tmp_path: Path) -> None:
    source, picture = tmp_path / "two.mlir", tmp_path / "cfg.dot"
    source.write_text(TWO + "// -----\nfunc.func @third() { return }\n", "utf-8")
    pipeline = f"--pass-pipeline=builtin.module(func.func(view-cfg{{output={picture}}}))"
    assert run([str(source), "--split-input-file", "-o", str(tmp_path / "out"), pipeline]) == 0
    functions = [
        op
        for text in source.read_text("utf-8").split("// -----\n")
        for op in parse(text, Context()).regions[0].entry_block
    ]
    files = [picture, tmp_path / "cfg-2.dot", tmp_path / "cfg-3.dot"]
    assert [file.read_text("utf-8") for file in files] == list(map(control_flow_dot, functions))
    assert len(list(tmp_path.glob("*.dot"))) == 3


def test_batches_write_no_pictures(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    from odsgen.cli.ods_batch import run as run_batch

    (tmp_path / "two.mlir").write_text(TWO, "utf-8")
    pipeline = f"--pass-pipeline=builtin.module(func.func(view-cfg{{output={tmp_path}/cfg.dot}}))"
    assert run_batch([str(tmp_path / "two.mlir"), "-o", str(tmp_path / "out"), pipeline]) != 0
    assert "the pass 'view-cfg' writes the file" in capfd.readouterr().err
    assert not list(tmp_path.glob("*.dot"))
