"""A page of what was found, for people: one file that needs nothing else."""

from __future__ import annotations

from html import escape

from odsgen.oracle.campaign import Totals

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
pre { background: #8881; padding: .7rem; overflow-x: auto; border-radius: .3rem; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
:root { color-scheme: light dark; }
"""


def findings_page(command: str, totals: Totals) -> str:
    """The text of the page."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width'>",
        f"<title>{escape(command)}</title><style>{_STYLE}</style>",
        f"<h1>What <code>{escape(command)}</code> changed</h1>",
        f"<p>{totals.programs} programs, {totals.compared} of them compared by {totals.calls} calls; "
        f"{len(totals.distinct)} findings.</p>",
    ]
    for likeness, outcome in totals.distinct.items():
        finding = outcome.finding
        assert finding is not None
        names = [each for each in (outcome.blamed, outcome.action) if each]
        blamed = f" by <code>{escape(', '.join(names))}</code>" if names else ""
        parts.append(
            f"<section><h2>{escape(outcome.name)}: {escape(finding.kind.value)}{blamed}</h2>"
            f"<p>{escape(finding.message)} ({totals.alike[likeness]} programs)</p>"
        )
        if finding.case is not None:
            parts.append(f"<p>Call: <code>{escape(finding.call())}</code></p>")
        parts.append(f"<div class=sides><pre>{escape(finding.program)}</pre>")
        if finding.output:
            parts.append(f"<pre>{escape(finding.output)}</pre>")
        parts.append("</div></section>")
    return "\n".join(parts) + "\n"
