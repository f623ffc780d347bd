"""No block of the documentation goes by unseen: a test runs, reads or compares it, or the words behind its backticks say that none does."""

from __future__ import annotations

import re

import pytest

from tests.coverage.documents import DOCS, RUN_AS_A_WHOLE, Block, pages, sections

CHECKOUT = DOCS.parent
PAGES = ["../README.md", "../CONTRIBUTING.md", *pages()]

#: What a mark says: no test runs these commands, for they need what a test has not, or never end.
UNRUN = "unrun"

#: Kinds of blocks that tests/coverage/test_examples.py runs, and those that stand behind such blocks.
OF_SECTIONS = {
    *("yaml", "yaml refused", "yaml warned", "yaml overlay", "python"),
    *("python hooks", "mlir", "mlir from", "mlir before", "mlir invalid", "text"),
}
#: What the tests of other pages run beside these.
OF_PAGES = {
    "../README.md": {"yaml", "console", "python", "mlir", "text"},  # tests/readme
    "explanation/architecture.md": {"python changed"},  # test_how_to_add.py, with the diffs
    "howto/batch.md": {"python", "text"},
    "howto/conversion.md": {
        "python",
        "text",
        "console",
    },  # the commands: tests/conversion/test_running.py
    "reference/early-specification.md": {"mlir early", "mlir"},
    "howto/dataflow.md": {"python"},
    "howto/export.md": {"console"},  # test_commands.py
    "howto/importing.md": {"console"},  # tests/tablegen/test_guide.py
    "howto/interop.md": {"yaml stablehlo", "python jax", "python xdsl", "text"},
    "howto/kernels.md": {"python xdsl", "python bindings"},  # tests/interop/test_kernels.py
    "howto/interpreting.md": {"yaml", "console", "python", "python hooks", "mlir"},
    "howto/passes.md": {"python", "text", "console"},
    "howto/proving.md": {"yaml", "console", "mlir"},
    "howto/running-natively.md": {"console", "mlir", "python", "text"},
    "howto/publishing.md": {"yaml", "console", "python", "mlir", "toml", "text"},
    "howto/reducing.md": {"bash", "console", "mlir", "python"},
    "reference/rewriting.md": {"console"},  # test_commands.py
    "howto/translating.md": {"console", "mlir", "python", "text", "cpp", "smt2", "yaml"},
    "howto/toy.md": {
        *("yaml excerpt", "console", "console llvm", "console native", "python", "python native"),
        *("mlir", "text"),
    },
    "howto/tracing.md": {"console", "mlir", "python"},
    "howto/validating.md": {"console", "mlir", "python"},
    **{
        page: {"yaml", "console", "python", "mlir", "text", "toml"}
        for page in pages()
        if page.startswith("tutorial/")  # tests/readme/test_tutorial.py
    },
}
_PLACEHOLDER = re.compile(r"@@\w*@@|\b(?:TODO|FIXME|XXX|TBD)\b|\{\{\s*\w+\s*\}\}")


def blocks(page: str) -> list[Block]:
    return [block for section in sections(page) for block in section.blocks]


def is_checked(page: str, block: Block) -> bool:
    known = set() if page in RUN_AS_A_WHOLE or page.startswith("..") else OF_SECTIONS
    return (
        block.kind in known | OF_PAGES.get(page, set())
        or block.kind.partition(" ")[2] == UNRUN
        or (page == "explanation/architecture.md" and block.kind.startswith("diff "))
    )


@pytest.mark.parametrize("page", PAGES)
def test_every_block_is_checked_or_says_that_it_is_not(page: str) -> None:
    unseen = [f"{page}:{b.line}: {b.kind}" for b in blocks(page) if not is_checked(page, b)]
    assert unseen == []


@pytest.mark.parametrize("page", PAGES)
def test_no_placeholder_is_left(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    assert [match[0] for match in _PLACEHOLDER.finditer(text)] == []


def test_every_block_of_pages_has_a_section() -> None:
    for page in PAGES:
        text = (DOCS / page).read_text("utf-8")
        assert len(blocks(page)) * 2 == len(re.findall(r"^```", text, re.M)), page
