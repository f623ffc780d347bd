"""docs/reference/index-of-names.md is what the tables say."""

from __future__ import annotations

from tools.index_of_names import PAGE, index_of_names


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == index_of_names(), "run `python -m tools.index_of_names`"
