"""A page of what was found, for people: one file that needs nothing else, and runs no script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from html import escape
from textwrap import shorten

from odsgen.oracle.campaign import Outcome, Totals
from odsgen.wording import counted

_STYLE = """
:root { color-scheme: light dark; --line: #8885; --soft: #8881; --gone: #ff818233; --new: #4ac26b33; }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
html { background: Canvas; color: CanvasText; }
h1 { font-size: 1.4rem; line-height: 1.3; }
h2 { font-size: 1.1rem; margin: 0 0 .3rem; }
p { margin: .3rem 0; }
section { border-top: 1px solid var(--line); padding: 1rem 0; }
nav ol { padding-left: 2.5rem; }
.kind { font-weight: 600; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(28rem, 100%), 1fr)); gap: .5rem 1rem; }
figure { margin: .5rem 0 0; min-width: 0; }
figcaption { font-size: .85rem; opacity: .8; }
pre {
  font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; background: var(--soft); margin: 0; padding: .5rem 0;
  border-radius: .3rem; overflow-x: auto; overflow-wrap: normal;
}
pre span { display: block; width: max-content; min-width: 100%; padding: 0 .7rem; min-height: 1.5em; }
.gone { background: var(--gone); }
.new { background: var(--new); }
"""
#: What the page may load and run: nothing.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
#: Texts of more lines are not compared line by line, which may take long.
_MOST_LINES = 2000


def findings_page(command: str, totals: Totals) -> str:
    """The text of the page."""
    title = escape(command)
    outcomes = [(totals.alike[likeness], each) for likeness, each in totals.distinct.items()]
    compared = f"{counted(totals.programs, 'program')}, {totals.compared} of them compared by"
    parts = [
        "<!doctype html><html lang=en><head><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width, initial-scale=1'>",
        f'<meta http-equiv=Content-Security-Policy content="{_POLICY}">',
        f"<title>{title}</title><style>{_STYLE}</style></head><body>",
        f"<header><h1>What <code>{title}</code> changed</h1>",
        f"<p>{compared} {counted(totals.calls, 'call')}; {counted(len(outcomes), 'finding')}.</p></header>",
    ]
    if len(outcomes) > 1:
        parts += ["<nav aria-label=Findings><ol>", *_list(outcomes), "</ol></nav>"]
    parts.append("<main>")
    for number, (alike, outcome) in enumerate(outcomes, 1):
        parts += _section(number, outcome, alike)
    return "\n".join([*parts, "</main></body></html>"]) + "\n"


def _list(outcomes: Sequence[tuple[int, Outcome]]) -> Iterator[str]:
    for number, (_, outcome) in enumerate(outcomes, 1):
        finding = outcome.finding
        assert finding is not None
        told = shorten(f"{finding.kind.value}: {finding.message}", 120, placeholder=" …")
        yield f"<li><a href='#finding-{number}'>{escape(told)}</a>{_blamed(outcome)}</li>"


def _section(number: int, outcome: Outcome, alike: int) -> Iterator[str]:
    finding = outcome.finding
    assert finding is not None
    others = "" if alike == 1 else f" ({counted(alike, 'program')} like this)"
    yield f"<section id=finding-{number} aria-labelledby=name-{number}>"
    yield f"<h2 id=name-{number}>{number}. {escape(outcome.name)}</h2>"
    yield f"<p><span class=kind>{escape(finding.kind.value)}</span>{_blamed(outcome)}: {escape(finding.message)}{others}</p>"
    if finding.case is not None:
        yield f"<p>Call: <code>{escape(finding.call())}</code></p>"
    before, after = finding.program.rstrip().split("\n"), finding.output.rstrip().split("\n")
    is_changed, is_new = _different(before, after) if finding.output.strip() else (set(), set())
    yield "<div class=sides>"
    yield _figure("The program", before, is_changed, "gone")
    if finding.output.strip():
        yield _figure("What it becomes", after, is_new, "new")
    yield "</div></section>"


def _blamed(outcome: Outcome) -> str:
    names = [each for each in (outcome.blamed, outcome.action) if each]
    return f" by <code>{escape(', '.join(names))}</code>" if names else ""


def _figure(caption: str, lines: Sequence[str], marked: set[int], style: str) -> str:
    """A text, its marked lines in a colour; the keyboard scrolls it."""
    shown = [
        (
            f"<span class={style}>{escape(line)}</span>"
            if at in marked
            else f"<span>{escape(line)}</span>"
        )
        for at, line in enumerate(lines)
    ]
    text = "".join(shown)
    return f"<figure><figcaption>{caption}</figcaption><pre tabindex=0>{text}</pre></figure>"


def _different(before: Sequence[str], after: Sequence[str]) -> tuple[set[int], set[int]]:
    """The numbers of the lines that the other text does not have there."""
    gone, new = set(range(len(before))), set(range(len(after)))
    if len(before) + len(after) > _MOST_LINES:
        return set(), set()
    for block in SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks():
        gone -= set(range(block.a, block.a + block.size))
        new -= set(range(block.b, block.b + block.size))
    return gone, new
