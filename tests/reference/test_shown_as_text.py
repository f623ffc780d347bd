"""Texts that anybody may have written are no HTML on a site, and their links run nothing."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

markdown = pytest.importorskip("markdown")

EXTENSIONS = ["tables", "toc", "odsgen.reference.shown_as_text"]
#: What elements and attributes Markdown itself makes.
HARMLESS = {"alt", "class", "href", "id", "src", "style", "title", "start"}
PIECES = (
    "<script>", "</script>", "alert(1)", "<img src=x onerror=alert(1)>", "[a](", ")", "javascript:", "JAVA", "script:",
    "&#106;", "&colon;", "&Tab;", "\n", "\n\n", "`", "```\n", "<a id=\"x\"></a>\n", "### x\n", "|", "---|---\n", "![", "](", "*",
    "{: onclick=alert(1) }", "[r]: javascript:alert(1)\n", "[r]", "<", ">", "\"", "\\", "\x01", "\u2028", "data:text/html,", "<!--", "-->",
    "<javascript:alert(1)>", "&", "#", "x", " ", "    ", "- ", "> ",
)  # fmt: skip


class _Checked(HTMLParser):
    """Fails for what could run."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "iframe", "object", "embed", "style", "svg", "form", "base")
        for name, value in attrs:
            assert name in HARMLESS, (tag, name)
            if name in ("href", "src"):
                address = "".join(c for c in value or "" if c > " ").lower()
                scheme = address.partition(":")[0] if ":" in address else ""
                is_scheme = scheme.replace("+", "").replace("-", "").replace(".", "").isalnum()
                assert not is_scheme or scheme in ("http", "https", "mailto"), value


@given(st.lists(st.sampled_from(PIECES), max_size=25).map("".join))
def test_nothing_can_run(text: str) -> None:
    checked = _Checked()
    checked.feed(markdown.markdown(text, extensions=EXTENSIONS))
    checked.close()


@pytest.mark.parametrize(
    "text, shown",
    [
        ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
        ("[a](javascript:alert(1))", "<p><a>a</a></p>"),
        ("[a](java&#x0a;script:alert(1))", "<p><a>a</a></p>"),
        ("[a](&#106;avascript:alert(1))", "<p><a>a</a></p>"),
        ("[a](javascript&colon;alert(1))", "<p><a>a</a></p>"),
        ("![a](data:text/html,x)", '<p><img alt="a" /></p>'),
        ("[a](page.md#x:y)", '<p><a href="page.md#x:y">a</a></p>'),
        ("[a](http://x:80/?y)", '<p><a href="http://x:80/?y">a</a></p>'),
        ("a `Variadic<T>` of <T>", "<p>a <code>Variadic&lt;T&gt;</code> of &lt;T&gt;</p>"),
        ('<a id="x"></a>\n### y', '<div id="x"></div>\n<h3 id="y">y</h3>'),
        ('<a id="x" onclick="y"></a>', '<p>&lt;a id="x" onclick="y"&gt;&lt;/a&gt;</p>'),
    ],
)
def test_texts(text: str, shown: str) -> None:
    assert markdown.markdown(text, extensions=EXTENSIONS) == shown
