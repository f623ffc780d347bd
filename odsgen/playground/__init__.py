"""The playground's answers: a spec, its hooks and a program as a page shows them while they are typed.

The page itself is in `playground/`; `make playground` puts both together.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.playground.requests": "answer",
        "odsgen.playground.session": "Session",
    },
)
