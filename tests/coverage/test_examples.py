"""The examples of docs/ run, section by section.

A section's blocks belong together: a ``yaml`` block is a spec, which is loaded and its package made; the ``python hooks``
block after it has its hooks; ``mlir`` blocks are read with the dialects above, verified, and printed as they stand;
``python`` blocks run with those dialects as modules under their names. ``mlir invalid`` is refused with the errors of
the ``text`` block after it. ``mlir from`` is printed as the ``mlir`` block after it, ``mlir before`` once the patterns of
the dialects above were applied. A ``yaml refused`` block is ``shop.yaml``, of which the ``text`` block after it has the errors, ``yaml warned`` one of which it has the warnings.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

import pytest

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_dict, load_dialect_text
from odsgen.ods.resolve.format_warnings import unreadable_formats
from odsgen.rewriting import apply_patterns_greedily, dialect_patterns
from odsgen.runtime import Context, DiagnosticError, parse, print_ir
from odsgen.spec import SpecErrors
from odsgen.spec.loader import decode_source
from odsgen.tablegen.overlay import merged, overlay_of
from tests.coverage.documents import DOCS, RUN_AS_A_WHOLE, Block, Section, pages, sections

_KINDS = {
    "bash",
    "yaml",
    "yaml refused",
    "yaml warned",
    "yaml overlay",
    "python",
    "python hooks",
    "python changed",
    "python xdsl",
    "python bindings",
    "mlir",
    "mlir from",
    "mlir before",
    "mlir invalid",
    "text",
    "tablegen",
    "console",
    "console unrun",
    "",
}

SECTIONS = [s for page in pages() if page not in RUN_AS_A_WHOLE for s in sections(page) if s.blocks]


def test_blocks_are_of_known_kinds():
    for section in SECTIONS:
        for block in section.blocks:
            is_known = block.kind in _KINDS or block.kind.startswith("diff ")
            assert is_known, f"{section.page}:{block.line}: {block.kind}"


def test_hooks_stand_behind_their_spec():
    for section in SECTIONS:
        for before, block in zip((None, *section.blocks), section.blocks, strict=False):
            if block.kind == "python hooks":
                assert before is not None and before.kind == "yaml", f"{section.page}:{block.line}"


@pytest.mark.parametrize("section", SECTIONS, ids=lambda s: f"{s.page}#{s.anchor}")
def test_example(section: Section):
    _Runner(section).run()


class _Runner:
    def __init__(self, section: Section) -> None:
        self.section = section
        self.modules: dict[str, ModuleType] = {}

    def run(self) -> None:
        blocks = self.section.blocks
        for index, block in enumerate(blocks):
            following = blocks[index + 1] if index + 1 < len(blocks) else None
            self.place = f"{self.section.page}:{block.line}"
            if block.kind == "yaml":
                self._load(block, following)
            elif block.kind == "yaml overlay":
                overlay = overlay_of(decode_source(block.text.encode(), "overlay.yaml"))
                spec = merged({"dialect": overlay["dialect"]}, overlay)
                load_dialect_dict({**spec, "ops": {}})
            elif block.kind == "yaml refused":
                assert following is not None and following.kind == "text", self.place
                with pytest.raises(SpecErrors) as caught:
                    load_dialect_text(block.text, "shop.yaml")
                assert caught.value.render() + "\n" == following.text, self.place
            elif block.kind == "yaml warned":
                assert following is not None and following.kind == "text", self.place
                found = unreadable_formats(load_dialect_text(block.text, "shop.yaml"))
                assert "\n".join(d.render() for d in found) + "\n" == following.text, self.place
            elif block.kind == "python":
                self._execute(block)
            elif block.kind == "mlir":
                assert self._printed(block) == block.text, self.place
            elif block.kind == "mlir from":
                assert following is not None and following.kind == "mlir", self.place
                assert self._printed(block) == following.text, self.place
            elif block.kind == "mlir before":
                assert following is not None and following.kind == "mlir", self.place
                assert self._printed(block, rewritten=True) == following.text, self.place
            elif block.kind == "mlir invalid":
                assert following is not None and following.kind == "text", self.place
                assert self._errors(block) == following.text, self.place

    def _load(self, block: Block, following: Block | None) -> None:
        name = re.search(r"^dialect: (\w+)", block.text, re.M)
        assert name is not None, f"{self.place}: an example is a whole spec"
        text = re.sub(r"^hooks: .*\n", "", block.text, flags=re.M)
        if following is None or following.kind != "python hooks":
            self.modules[name[1]] = load_in_memory(text)
            return
        with TemporaryDirectory() as folder:  # as pasted into hooks.py
            hooks = Path(folder) / "hooks.py"
            hooks.write_text("\n" * following.line + following.text, "utf-8")
            self.modules[name[1]] = load_in_memory(text, hooks)

    def _execute(self, block: Block) -> None:
        code = compile("\n" * block.line + block.text, str(DOCS / self.section.page), "exec")
        exec(code, {"__name__": "example", **self.modules})

    def _context(self) -> Context:
        return Context(dialects=[module.DIALECT for module in self.modules.values()])

    def _printed(self, block: Block, rewritten: bool = False) -> str:
        top = parse(block.text, self._context(), filename="example.mlir")
        top.verify()
        if rewritten:
            dialects = [module.DIALECT for module in self.modules.values()]
            patterns = [p for dialect in dialects for p in dialect_patterns(dialect)]
            assert apply_patterns_greedily(top, patterns).converged, self.place
            top.verify()
        printed = print_ir(top)
        if top.name == "builtin.module" and not block.text.startswith("module"):
            printed = textwrap.dedent("\n".join(printed.splitlines()[1:-1])) + "\n"
        return printed

    def _errors(self, block: Block) -> str:
        with pytest.raises(DiagnosticError) as caught:
            parse(block.text, self._context(), filename="example.mlir").verify()
        lines = []
        for diagnostic in caught.value.diagnostics:
            lines.append(f"{diagnostic.severity.name.lower()}: {diagnostic.message}\n")
            lines += [f"note: {note.message}\n" for note in diagnostic.notes]
        return "".join(line for line in lines if "see current operation" not in line)
