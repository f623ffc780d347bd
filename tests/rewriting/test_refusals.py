"""Patterns that are refused, beside what mlir-tblgen says of them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from odsgen.ods import load_dialect_text
from odsgen.spec import SpecErrors

HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = yaml.safe_load((HERE / "refusals.yaml").read_text("utf-8"))
DEFINITIONS = (HERE / "definitions.yaml").read_text("utf-8")
INCLUDES = Path("/usr/lib/llvm-22/include")
TBLGEN = shutil.which("mlir-tblgen-22") or str(INCLUDES.parent / "bin/mlir-tblgen")

requires_tblgen = pytest.mark.skipif(
    not (Path(TBLGEN).exists() and INCLUDES.exists()),
    reason="mlir-tblgen (LLVM 22) is not installed",
)


def split(text: str) -> list[str]:
    """The parts between the commas that are inside of no brackets."""
    parts, depth, current = [], 0, ""
    for character in text:
        depth += (character in "([<{") - (character in ")]>}")
        if character == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += character
    return [*parts, current.strip()] if current.strip() else parts


def here(pattern: str) -> str:
    """A pattern of DRR with the operations as this spec calls them."""
    return re.sub(r"\((A|B|Q|V|Z|Two)(?=[\s:)])", lambda m: f"({m[1].lower()}", pattern)


def keys(case: dict[str, Any]) -> tuple[str, list[str], list[str]]:
    """Source, results and conditions of a case."""
    if "mlir" not in case:
        return case["source"], case["results"], case.get("where", [])
    match = re.fullmatch(r"(Pat|Pattern)<(.*)>", case["mlir"])
    assert match is not None
    source, results, *rest = split(here(match[2]))
    listed = [results] if match[1] == "Pat" else split(results[1:-1])
    return source, listed, split(rest[0][1:-1]) if rest else []


def shown(case: dict[str, Any]) -> str:
    return case.get("mlir") or f"{case['source']} → {case['results']} {case.get('where', '')}"


@pytest.mark.parametrize("case", CASES, ids=shown)
def test_refused(case):
    source, results, where = keys(case)
    pattern = yaml.safe_dump(
        {"patterns": {"Case": {"source": source, "results": results, "where": where}}}, width=10000
    )
    text = DEFINITIONS + pattern
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(text, "t.yaml")
    [diagnostic] = caught.value.diagnostics
    message = case.get("ours") or case["message"]
    assert diagnostic.message == message.removesuffix(" right now").removesuffix(" now")
    place = diagnostic.place
    assert place is not None
    line = text.splitlines()[place.line - 1]
    assert line[place.column - 1 :].replace("''", "'").startswith(case["at"])


@requires_tblgen
@pytest.mark.parametrize("case", [c for c in CASES if "mlir" in c], ids=shown)
def test_mlir_says_so(case, tmp_path):
    text = (HERE / "definitions.td").read_text("utf-8")
    pattern = case["mlir"].replace("'", '"')
    (tmp_path / "case.td").write_text(f"{text}\ndef : {pattern};\n")
    command = [TBLGEN, "-gen-rewriters", "-I", str(INCLUDES), str(tmp_path / "case.td")]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if "message" in case:
        assert run.returncode > 0
        assert case["message"] in run.stderr
    elif case.get("crashes"):
        # It reads past the end of a list: it crashes, or writes what happens to stand there.
        assert run.returncode <= 0
    else:
        assert run.returncode == 0


def test_what_is_broken_is_told_once():
    text = """
dialect: t
ops:
  a: {arguments: {x: NoSuchThing}}
  b: {}
native_calls:
  F: {parameters: {x: NoSuchClass}, returns: Value}
pattern_constraints:
  Odd: {parameters: {x: Value}, predicate: $x.typ == 1}
patterns:
  One: {source: "(a $y, $z)", results: "(AOp $u)"}
  Two: {source: "(b)", where: "(Odd $_)", results: "(F $x)"}
  Three: {source: "(b)", results: "(c)"}
"""
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(text, "t.yaml")
    assert [d.message for d in caught.value.diagnostics] == [
        "there is no constraint 'NoSuchThing'",
        "no type is called 'NoSuchClass'",
        "a value of kind Value has no 'typ'",
        "there is no operation or native call 'c'",
    ]


@pytest.mark.parametrize(
    "text, message",
    [
        ("native_calls: {a: {}}", "'a' is an operation and a native call"),
        (
            "native_calls: {either: {}}",
            "'either' cannot name a native call: the language has it already",
        ),
        ("native_calls: {1x: {}}", "'1x' cannot name a native call: it is no Python identifier"),
        ("native_calls: {f: {parameters: {x: $_me}}}", "'$_me' is no parameter here"),
        (
            "native_calls: {f: {parameters: {x: Value..., y: Value}}}",
            "nothing can follow 'x', which takes all that remain",
        ),
        (
            "native_calls: {f: {parameters: {x: $_self}}}",
            "$_self is the operation that a native call looks at, and 'f' is no matcher",
        ),
        (
            "native_calls: {f: {matcher: true, parameters: {op: $_self, x: Value}}}",
            "the native call 'f' matches: its arguments in a pattern are what it returns, and 'x' is none of "
            "$_self and $_builder",
        ),
        (
            "native_calls: {fG: {}, f_g: {}}",
            "the hook 'rewrite_f_g' is the native call 'f_g' in result patterns, "
            "but the hook of that name is the native call 'fG' in result patterns",
        ),
        (
            "pattern_constraints: {F32: {parameters: {x: Value}}}",
            "'F32' is a constraint on types or attributes already",
        ),
        (
            "pattern_constraints: {HasOneUse: {}}",
            "'HasOneUse' cannot name a pattern constraint: the language has it already",
        ),
        ("pattern_constraints: {Odd: {}}", "the pattern constraint 'Odd' has no parameters"),
        (
            "patterns: {class: {source: (a), results: []}}",
            "'class' cannot name a pattern: it is no Python identifier",
        ),
        (
            "patterns: {Value: {source: (a), results: []}}",
            "'Value' cannot name a pattern: it is a class of the runtime that generated code uses",
        ),
        (
            "patterns: {PATTERNS: {source: (a), results: []}}",
            "'PATTERNS' cannot name a pattern: it is a name of the generated module",
        ),
        (
            "patterns: {P: {source: (a), results: [], benefit: -2}}",
            "the benefit of 'P' is -1: expected 0 to 65534",
        ),
        (
            "patterns: {P: {source: (a), results: [], benefit: 65534}}",
            "the benefit of 'P' is 65535: expected 0 to 65534",
        ),
        (
            "native_calls: {F: {returns: [Value, Value]}}\n"
            "patterns: {P: {source: (a), results: '(F:$x__2)'}}",
            "the native call 'F' returns 2 values, but '$x__2' names number 2",
        ),
        (
            f"patterns: {{P: {{source: '{'(a ' * 40}', results: []}}}}",
            "a pattern may nest at most 32 parentheses deep",
        ),
        (
            f"patterns: {{P: {{source: '(a {', '.join(['$x'] * 2001)})', results: []}}}}",
            "a pattern may have at most 2000 parts",
        ),
    ],
)
def test_definitions_that_are_refused(text, message):
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(f"dialect: t\nops: {{a: {{}}}}\n{text}\n", "t.yaml")
    assert [diagnostic.message for diagnostic in caught.value.diagnostics] == [message]
    assert caught.value.diagnostics[0].place is not None


def test_successors_that_must_be_there_cannot_be_made():
    spec = """
dialect: s
ops:
  go: {successors: {to: AnySuccessor}, traits: [Terminator]}
  leap: {successors: {to: VariadicSuccessor<AnySuccessor>}, traits: [Terminator]}
  stop: {traits: [Terminator]}
patterns:
  Fine: {source: "(go)", results: "(leap)"}
  Wrong: {source: "(stop)", results: "(go)"}
"""
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(spec)
    [found] = caught.value.diagnostics
    assert found.message == "a pattern cannot make 's.go': it has successors"
    assert found.line == 9
