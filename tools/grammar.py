"""The words of the grammars of MLIR's text for editors, from the formats of the dialects' specs.

    python -m tools.grammar [--check] [--tree-sitter COMMAND]

Writes `editors/tree-sitter-mlir/words.json` and `src/operations.h`, which the grammar there is made with, and the grammar of
VS Code, `editors/vscode/syntaxes/mlir.tmLanguage.json`. With `--tree-sitter` that command makes the parser in `src` of them, too.
With `--check` nothing is written: ends with 1 if a file is another.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from odsgen.pictures.tokens import BEHIND, KINDS
from odsgen.resources import resource_directory

CHECKOUT = Path(__file__).resolve().parents[1]
EDITORS = CHECKOUT / "editors"

# One letter is seldom a keyword elsewhere.
_KEYWORD = re.compile(r"`([A-Za-z_]{2,})`")
#: A keyword of a form that hooks read: the formats of the specs have none of it.
_OF_HOOKS = (
    "private public nested attributes to step iter_args ins outs else do at from into with dimensions permutation "
    "reduce init in lower upper min max map floordiv ceildiv mod symbol case default parallel"
).split()
_PARAMETRIC_TYPES = ("tensor", "memref", "vector", "complex", "tuple")
_PARAMETRIC_ATTRIBUTES = (
    "affine_map affine_set array dense dense_resource distinct opaque sparse strided"
).split()


@dataclass(slots=True)
class Words:
    """Words that the specs spell, dialect by dialect."""

    keywords: set[str] = field(default_factory=lambda: set(_OF_HOOKS))
    #: Operations by their dialects, without these.
    operations: dict[str, list[str]] = field(default_factory=dict)
    #: Dialects whose operations need no prefix in some regions.
    default_dialects: set[str] = field(default_factory=set)
    #: Operations that end blocks, with their dialects.
    terminators: set[str] = field(default_factory=set)

    @property
    def bare_operations(self) -> list[str]:
        """The names of operations that stand without a dialect somewhere; not those that are keywords of many others."""
        dialects = sorted(self.default_dialects)
        names = {
            name for each in dialects for name in self.operations.get(each, ()) if "." not in name
        }
        return sorted(names - set(_OF_HOOKS))

    @property
    def terminator_names(self) -> list[str]:
        """The terminators, with their dialects and, where they may, without."""
        bare = set(self.bare_operations)
        named = (name.partition(".") for name in self.terminators)
        without = {name for dialect, _, name in named if dialect in self.default_dialects}
        return sorted(self.terminators | (without & bare))


def words_of(specs: Sequence[Path]) -> Words:
    """The words of some specs."""
    words = Words()
    for file in specs:
        spec = yaml.load(file.read_text(encoding="utf-8"), Loader=_loader())
        dialect = spec["dialect"]
        operations: dict[str, Any] = spec.get("ops") or {}
        words.operations[dialect] = sorted(operations)
        terminating = {
            name
            for name, op_class in (spec.get("op_classes") or {}).items()
            if _is_terminator(op_class, ())
        }
        for name, op in operations.items():
            if _is_terminator(op, terminating):
                words.terminators.add(f"{dialect}.{name}")
        for key, value in _entries(spec):
            if key == "assembly_format" and isinstance(value, str):
                words.keywords.update(_KEYWORD.findall(value))
            elif key == "default_dialect":
                words.default_dialects.add(value)
    return words


def _loader() -> Any:
    return getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def _is_terminator(definition: Any, classes: Any) -> bool:
    if not isinstance(definition, dict):
        return False
    traits = definition.get("traits") or ()
    extended = definition.get("extends") or ()
    extended = [extended] if isinstance(extended, str) else extended
    return any(str(t).startswith(("Terminator", "ReturnLike")) for t in traits) or any(
        str(each).partition("<")[0] in classes for each in extended
    )


def _entries(value: Any) -> Iterator[tuple[str, Any]]:
    """The entries of all mappings in a document."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield str(key), inner
            yield from _entries(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _entries(inner)


# --- the files ------------------------------------------------------------------------------------------------------


def tree_sitter_words(words: Words) -> str:
    """`words.json` of the tree-sitter grammar."""
    taken = {*_PARAMETRIC_TYPES, *_PARAMETRIC_ATTRIBUTES, "true", "false", "index", "none"}
    entries = {
        "keywords": sorted(words.keywords - taken),
        "parametric_types": _PARAMETRIC_TYPES,
        "parametric_attributes": _PARAMETRIC_ATTRIBUTES,
    }
    return json.dumps(entries, indent=2) + "\n"


def scanner_names(words: Words) -> str:
    """`operations.h` of the tree-sitter grammar."""
    parts = [
        "// Written by tools/grammar.py from the specs of the dialects. Sorted, for a binary search.\n"
    ]
    for name, counted, values in (
        ("BARE_OPERATIONS", "BARE_OPERATION_COUNT", words.bare_operations),
        ("TERMINATORS", "TERMINATOR_COUNT", words.terminator_names),
    ):
        listed = "".join(f'    "{value}",\n' for value in values)
        parts.append(f"static const char *const {name}[] = {{\n{listed}}};\n")
        parts.append(f"enum {{ {counted} = {len(values)} }};\n")
    return "\n".join(parts)


_SCOPES = {
    "string": "string.quoted.double.mlir",
    "comment": "comment.line.double-slash.mlir",
    "value": "variable.other.mlir",
    "block": "entity.name.label.mlir",
    "symbol": "entity.name.function.mlir",
    "type": "entity.name.type.mlir",
    "attribute": "entity.other.attribute-name.mlir",
    "number": "constant.numeric.mlir",
}


# `4x?xi32`: the sizes are numbers, and what is behind the last `x` is a type.
_SHAPES = (
    {"match": r"(?<=[<x])(?:\d+|\?)(?=x)", "name": "constant.numeric.mlir"},
    {"match": r"(?<=[\d?*]x)(?:[su]?i\d+|b?f\d+\w*|tf32|index)\b", "name": "entity.name.type.mlir"},
)


def text_mate_grammar(words: Words) -> str:
    """The grammar of VS Code: tokens alone, as the other highlighters know them."""
    operations = sorted(words.operations, key=lambda name: (-len(name), name))
    dialects = "|".join(map(re.escape, operations))
    bare = "|".join(sorted(words.bare_operations, key=lambda name: (-len(name), name)))
    keywords = "|".join(sorted(words.keywords, key=lambda name: (-len(name), name)))
    patterns: list[dict[str, Any]] = [*_SHAPES]
    for kind, scope in _SCOPES.items():
        patterns.append({"match": KINDS[kind] + BEHIND.get(kind, ""), "name": scope})
    patterns += [
        {"match": rf"\b(?:{dialects})(?:\.\w+)+", "name": "keyword.operator.operation.mlir"},
        {
            "match": rf"(^\s*|=\s*|\{{\s*)({bare})\b(?!\.|\s*[=,:])",
            "captures": {"2": {"name": "keyword.operator.operation.mlir"}},
        },
        {"match": KINDS["operation"], "name": "support.function.mlir"},
        {
            "match": r"\b(?:true|false|unit|dense|affine_map|affine_set|loc|array|strided)\b",
            "name": "constant.language.mlir",
        },
        {"match": rf"\b(?:{keywords})\b(?!\s*=)", "name": "keyword.control.mlir"},
        {"match": "->", "name": "keyword.operator.arrow.mlir"},
    ]
    grammar = {
        "comment": "Written by tools/grammar.py from the specs of the dialects.",
        "name": "MLIR",
        "scopeName": "source.mlir",
        "fileTypes": ["mlir"],
        "patterns": patterns,
    }
    return json.dumps(grammar, indent=2) + "\n"


_TREE_SITTER = EDITORS / "tree-sitter-mlir"
#: Of the versions of parsers the one that editors of the last years can load.
_ABI = "14"


def made_parser(command: str, words: str) -> dict[Path, str]:
    """The files that the command `tree-sitter` makes of the grammar with some words, by the paths of the files."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        shutil.copy(_TREE_SITTER / "grammar.js", work)
        (work / "words.json").write_text(words, encoding="utf-8")
        subprocess.run([command, "generate", "--abi", _ABI], cwd=work, check=True)
        made = ("grammar.json", "node-types.json", "parser.c", "tree_sitter/parser.h")
        return {
            _TREE_SITTER / "src" / name: (work / "src" / name).read_text(encoding="utf-8")
            for name in made
        }


def files() -> dict[Path, str]:
    """The files by their paths."""
    words = words_of(sorted(resource_directory("dialect_specs").glob("*.yaml")))
    return {
        _TREE_SITTER / "words.json": tree_sitter_words(words),
        _TREE_SITTER / "src" / "operations.h": scanner_names(words),
        EDITORS / "vscode" / "syntaxes" / "mlir.tmLanguage.json": text_mate_grammar(words),
    }


def main() -> None:
    """Write the files, or tell which are not up to date."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--tree-sitter", metavar="COMMAND", help="make the parser, too")
    arguments = parser.parse_args()
    check = arguments.check
    stale = []
    wanted = files()
    if arguments.tree_sitter:
        wanted |= made_parser(arguments.tree_sitter, wanted[_TREE_SITTER / "words.json"])
    for path, text in wanted.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale.append(path)
            if not check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{path.relative_to(CHECKOUT)}: {'not up to date' if check else 'written'}")
    sys.exit(1 if check and stale else 0)


if __name__ == "__main__":
    main()
