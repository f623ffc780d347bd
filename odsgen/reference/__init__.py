"""Reference pages of dialects, in Markdown: `odsgen docs`.

A page says of each definition what the resolved spec says of it; the examples in its descriptions are read and verified
when the page is made.
"""

from odsgen.reference.examples import ExampleError, check_example, examples_of, program_of
from odsgen.reference.pages import index_page, reference_page

__all__ = [
    "ExampleError",
    "check_example",
    "examples_of",
    "index_page",
    "program_of",
    "reference_page",
]
