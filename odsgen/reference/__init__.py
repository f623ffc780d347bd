"""Reference pages of dialects, in Markdown: `odsgen docs`.

A page says of each definition what the resolved spec says of it; the examples in its descriptions are read and verified
when the page is made.
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.reference.examples import ExampleError, check_example, examples_of, program_of
    from odsgen.reference.pages import index_page, reference_page
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.reference.examples": (
                "ExampleError",
                "check_example",
                "examples_of",
                "program_of",
            ),
            "odsgen.reference.pages": (
                "index_page",
                "reference_page",
            ),
        },
    )

__all__ = [
    "ExampleError",
    "check_example",
    "examples_of",
    "index_page",
    "program_of",
    "reference_page",
]
