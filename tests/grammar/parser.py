"""The tree-sitter grammar of the checkout, compiled by the machine's C compiler."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tree_sitter import Language, Node, Parser

GRAMMAR = Path(__file__).resolve().parents[2] / "editors" / "tree-sitter-mlir"
COMPILER = shutil.which("cc")


@cache
def language() -> Language:
    """The compiled grammar."""
    assert COMPILER is not None
    source = GRAMMAR / "src"
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "mlir.so"
        files = [str(source / "parser.c"), str(source / "scanner.c")]
        command = [COMPILER, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-I", str(source)]
        subprocess.run([*command, *files, "-o", str(library)], check=True, timeout=120)
        made = ctypes.CDLL(str(library)).tree_sitter_mlir
        made.restype = ctypes.c_void_p
        with warnings.catch_warnings():  # a pointer as a number is enough
            warnings.simplefilter("ignore", DeprecationWarning)
            return Language(made())


def tree(text: str) -> Node:
    """The root of a text's tree."""
    return Parser(language()).parse(text.encode()).root_node


def errors(node: Node) -> Iterator[Node]:
    """The nodes of a tree that stand for what is no MLIR, or what is missing."""
    if not node.has_error:
        return
    if node.is_error or node.is_missing:
        yield node
    for child in node.children:
        yield from errors(child)
