"""Graphviz: how its language quotes, and its program `dot`."""

from __future__ import annotations

import re
import shutil
import subprocess

_SPECIAL = re.compile(r'["<>{|}]')


class GraphvizError(RuntimeError):
    """Graphviz is not installed, or it could not draw a graph; the message says what to do."""


def escaped(text: str) -> str:
    """A text inside a label: what ends the label or separates its fields is no longer special."""
    return _SPECIAL.sub(r"\\\g<0>", text)


def svg_of(dot: str, *, timeout: float | None = 120) -> str:
    """A graph drawn as SVG by Graphviz's `dot`; raises GraphvizError."""
    program = shutil.which("dot")
    if program is None:
        raise GraphvizError(
            "an SVG is drawn by Graphviz, and its program 'dot' is not on PATH; install the package 'graphviz' of your "
            "system, or ask for dot or html"
        )
    try:
        done = subprocess.run(
            [program, "-Tsvg"],
            input=dot.encode(),
            capture_output=True,
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise GraphvizError(
            f"Graphviz did not draw the graph within {timeout:g} seconds; a page of HTML has no such limit"
        ) from None
    if done.returncode:
        complaint = done.stderr.decode("utf-8", "replace").strip() or f"exit code {done.returncode}"
        raise GraphvizError(f"Graphviz could not draw the graph: {complaint}")
    return done.stdout.decode()
