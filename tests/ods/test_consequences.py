"""One mistake in a spec is one error: what follows from it is not told."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from odsgen.ods import load_dialect_text
from odsgen.resources import resource_directory
from odsgen.spec import SpecErrors

DOCS = Path(__file__).parents[2] / "docs"
TEXTS: list[str] = [
    text
    for page in sorted(DOCS.rglob("*.md"))
    for text in re.findall(r"^```yaml\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S)
]
TEXTS += [
    (resource_directory("dialect_specs") / f"{name}.yaml").read_text("utf-8")
    for name in ("cf", "func", "toy")
]
TOKEN = re.compile(r"[A-Za-z_$]\w*|[^\w\s]|\d+")

ONE_MISTAKE = {
    "a bracket that is not there": """
dialect: q
types:
  QubitType: {mnemonic: qubit}
  RegisterType: {mnemonic: register}
ops:
  h:
    arguments: {in: "AnyTypeOf<[QubitType, RegisterType>"}
    results: {out: "AnyTypeOf<[QubitType, RegisterType]>"}
    traits: ["AllTypesMatch<[in, out]>"]
    assembly_format: $in attr-dict `:` type($in)
""",
    "the kind of a parameter": """
dialect: q
types:
  RegisterType:
    mnemonic: register
    parameters: {size: unt32, other: int32}
    assembly_format: "`<` $size `,` $other `>`"
ops:
  h:
    arguments: {in: RegisterType}
    invariants: [{predicate: "$in.type.size == 3", message: "the size is three"}]
    assembly_format: $in attr-dict `:` type($in)
""",
    "the name of a constraint that many use": """
dialect: q
constraints:
  Wre: I1
ops:
  h: {arguments: {in: Wire}, assembly_format: $in attr-dict}
  x: {arguments: {in: Wire}, assembly_format: $in attr-dict}
  y: {arguments: {in: Wire}, assembly_format: $in attr-dict}
""",
    "a trait that gives a type": """
dialect: q
ops:
  h:
    arguments: {in: AnyType}
    results: {out: AnyType}
    traits: ["AllTypesMatch<[in, out]"]
    assembly_format: $in attr-dict `:` type($in)
""",
    "a part of an op class": """
dialect: q
op_classes:
  Gate: {arguments: {in: I1}, results: {out: I11x}}
ops:
  h: {extends: Gate, traits: [SameOperandsAndResultType], assembly_format: $in attr-dict}
""",
    "a colon that is not there": """
dialect: q
ops:
  h:
    arguments {in: I1}
    assembly_format: $in attr-dict
""",
    "an operation that patterns name": """
dialect: q
ops:
  a::
    arguments: {in: I1}
    results: {out: I1}
patterns:
  First: {source: "(a (a I1:$x))", results: "(a $x)"}
  Second: {source: "(a (a (a I1:$x)))", results: "(a $x)"}
""",
}

TWO_MISTAKES = """
dialect: q
ops:
  h:
    arguments: {in: I11x}
    assembly_format: $in attr-dict
  y:
    arguments: {in: I1}
    assembly_format: $inn attr-dict
  x:
    arguments: {in: I1}
    results: {out: AnyTpe}
    assembly_format: $in attr-dict
"""


def errors_of(text: str) -> list[str]:
    try:
        load_dialect_text(text, "q.yaml")
    except SpecErrors as errors:
        return [str(diagnostic) for diagnostic in errors.diagnostics]
    return []


@pytest.mark.parametrize("title", ONE_MISTAKE)
def test_one_mistake_is_one_error(title: str) -> None:
    assert len(errors_of(ONE_MISTAKE[title])) == 1, "\n".join(errors_of(ONE_MISTAKE[title]))


def test_mistakes_that_have_nothing_to_do_with_each_other_are_all_told() -> None:
    found = errors_of(TWO_MISTAKES)
    assert len(found) == 3
    assert "'I11x'" in found[0] and "variable" in found[1] and "'AnyTpe'" in found[2]


def test_other_places_of_an_unknown_name_are_notes() -> None:
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(ONE_MISTAKE["the name of a constraint that many use"], "q.yaml")
    [error] = caught.value.diagnostics
    assert error.message == "there is no constraint 'Wire'" and error.line == 6
    assert [note.place.line for note in error.notes if note.place is not None] == [7, 8]


def mistyped(token: str, generator: random.Random) -> str:
    if len(token) > 3 and token[0].isalpha():
        place = generator.randrange(1, len(token))
        return generator.choice(
            [token[:place] + token[place + 1 :], f"{token[:place]}x{token[place:]}"]
        )
    return generator.choice(["", token * 2 if not token[0].isalnum() else f"{token}x"])


def test_a_mistyped_token_is_one_error_but_for_very_few() -> None:
    generator = random.Random(7)
    tried, several = 0, []
    while tried < 400:
        text = generator.choice(TEXTS)
        token = generator.choice(list(TOKEN.finditer(text)))
        changed = f"{text[:token.start()]}{mistyped(token[0], generator)}{text[token.end():]}"
        found = errors_of(changed)
        tried += bool(found)
        if len(found) > 1:
            several.append(found)
    assert len(several) <= 4, several
