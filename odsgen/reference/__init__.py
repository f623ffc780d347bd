"""Reference pages of dialects, in Markdown: `odsgen docs`.

A page says of each definition what the resolved spec says of it; the examples in its descriptions are read and verified
when the page is made.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.reference.examples": "ExampleError check_example examples_of program_of",
        "odsgen.reference.pages": "index_page reference_page",
        "odsgen.reference.playground_links": "playground_link",
    },
)
