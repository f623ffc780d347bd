"""The pages that commands write, each made of a small program or spec."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from odsgen.cli.commands import cli
from odsgen.oracle import Campaign, Totals, Transformed, Validator
from odsgen.oracle.page import findings_page
from odsgen.pictures import html_fragment, html_page
from odsgen.recording.page import recording_page
from odsgen.runtime import Context, parse
from tests.recording.recorded import read, recorded

TESTS = Path(__file__).parents[2]
_PROGRAM = """\
func.func @main(%x: i32, %c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %y = arith.addi %x, %zero : i32
  %half = arith.divsi %y, %two : i32
  cf.cond_br %c, ^then, ^end(%half : i32)
^then:
  %again = arith.divsi %y, %two : i32
  %sum = scf.if %c -> (i32) {
    scf.yield %again : i32
  } else {
    %twice = arith.addi %half, %again : i32
    scf.yield %twice : i32
  }
  cf.br ^end(%sum : i32)
^end(%r: i32):
  return %r : i32
}
"""
#: The files by what the page is.
MADE = {
    "recording": "recording.html",
    "findings": "findings.html",
    "control-flow": "control-flow.html",
    "notebook": "notebook.html",
    "tablegen-site": "site/comb.html",
}


def make_pages(folder: Path) -> None:
    """Write the pages of `MADE`, and the site that the last one belongs to."""
    module = parse(_PROGRAM, Context())
    recording = read(recorded(_PROGRAM, "builtin.module(canonicalize,cse)")[2])
    cell = html_fragment(module, depth=1)
    texts = {
        "recording": recording_page(recording),
        "findings": findings_page("ods-opt --arith-expand", _findings()),
        "control-flow": html_page(module, title="program.mlir", control_flow=True),
        # What is around a cell is the notebook's.
        "notebook": "<!doctype html><html lang='en'><meta charset='utf-8'><title>A notebook</title>"
        "<meta name='viewport' content='width=device-width'><meta name='color-scheme' content='light dark'>"
        "<style>body { background: Canvas; color: CanvasText; font-family: system-ui, sans-serif; }</style>"
        f"<body><main><h1>A cell</h1>{cell}</main></body></html>",
    }
    for name, text in texts.items():
        (folder / MADE[name]).write_text(text, "utf-8")
    definitions = str(TESTS / "tablegen" / "guide" / "Comb.td")
    arguments = [definitions, "-o", str(folder / "pages"), "--site", str(folder / "site")]
    result = CliRunner().invoke(cli, ["docs", *arguments])
    assert result.exit_code == 0, result.output


def _findings() -> Totals:
    """Those of a tool that takes one operation for another."""
    validator = Validator(lambda text: Transformed(text.replace("addi", "subi")))
    programs = {
        name: f"func.func @f(%a: i8, %b: i8) -> i8 {{\n  %0 = arith.addi %a, %b : i8\n"
        f"  %1 = arith.{name} %0, %b : i8\n  return %1 : i8\n}}\n"
        for name in ("muli", "xori")
    }
    totals = Totals()
    campaign = Campaign(validator, programs.__getitem__, reduces=False)
    for outcome in campaign.run(list(programs)):
        totals.add(outcome)
    return totals
