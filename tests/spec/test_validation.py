"""The shape of specs: every key and value that has no place in the language, where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from odsgen.resources import resource_directory
from odsgen.spec import SpecErrors, SpecSource, SpecText
from odsgen.spec.loader import load_tree, read_source
from odsgen.spec.model import DialectSpec
from odsgen.spec.schema import json_schema
from odsgen.spec.validation import read_spec


def spec(text: str) -> DialectSpec:
    return read_spec(SpecSource(text, "x.yaml"))


def errors(text: str) -> list[str]:
    with pytest.raises(SpecErrors) as caught:
        spec(text)
    found = []
    for diagnostic in caught.value.diagnostics:
        hint = f" ({diagnostic.hint})" if diagnostic.hint else ""
        found.append(f"{diagnostic.line}:{diagnostic.column}: {diagnostic.message}{hint}")
    return found


def test_texts_keep_their_places():
    found = spec("dialect: t\nops:\n  add:\n    arguments: {lhs: F32}\n")
    [name] = found.ops
    assert isinstance(name, SpecText) and str(name.place) == "x.yaml:3:3"
    constraint = found.ops[name].arguments[SpecText.of("lhs")].constraint
    assert str(constraint.place) == "x.yaml:4:22"


def test_short_forms():
    found = spec(
        "dialect: t\nimports: arith\nops:\n  a:\n    extends: B\n    arguments: {x: F32, y: {constraint: I32}}\n"
        "    interfaces: [I, {name: J, methods: [m]}]\n"
        "enums: {E: {cases: [a, b]}, F: {cases: {a: 1, b: bee, c: , d: {value: 4}}}}\n"
        "constraints: {C: F32}\n"
    )
    op = found.ops[SpecText.of("a")]
    assert found.imports == ["arith"] and op.extends == ["B"]
    assert [a.constraint for a in op.arguments.values()] == ["F32", "I32"]
    assert [(i.name, i.methods) for i in op.interfaces] == [("I", []), ("J", ["m"])]
    cases = found.enums[SpecText.of("F")].cases
    assert cases is not None
    assert [(c.value, c.text) for c in cases.values()] == [
        (1, None),
        (None, "bee"),
        (None, None),
        (4, None),
    ]
    assert found.constraints[SpecText.of("C")].type == "F32"


@pytest.mark.parametrize(
    "text, expected",
    [
        ("summary: x", ["1:1: the key 'dialect' is missing (dialect: my_dialect)"]),
        ("dialect: t\nop: {}", ["2:1: unknown key 'op' (did you mean 'ops'?)"]),
        (
            "dialect: t\nops: {a: {argumets: {}, zzz: 1}}",
            [
                "2:11: unknown key 'argumets' in 'ops.a' (did you mean 'arguments'?)",
                "2:25: unknown key 'zzz' in 'ops.a' (the keys here are extends, summary, description,"
                " arguments, results, regions, successors, traits, interfaces, methods,"
                " invariants, derived_attributes, assembly_format, builders, skip_default_builders, verifier,"
                " region_verifier, fold, canonicalizer, canonicalize_method, infer_return_types,"
                " semantics, folds, default_dialect, allow, class_name, llvm_ir, spirv)",
            ],
        ),
        ("dialect: 7", ["1:10: expected a string for 'dialect', got the integer 7 (quotes make a string of it)"]),
        ("dialect:", ["1:1: expected a string for 'dialect', got nothing"]),
        ("dialect: t\nversion: 1.5", ["2:10: expected an integer for 'version', got the number 1.5"]),
        ("dialect: t\nversion: true", ["2:10: expected an integer for 'version', got the boolean true"]),
        ("dialect: t\nversion: '1'", ["2:10: expected an integer for 'version', got the string '1' (a whole number without quotes: 1)"]),
        ("dialect: t\nextensible: yes", ["2:13: expected true or false for 'extensible', got the string 'yes' (did you mean 'true'?)"]),
        ("dialect: t\nextensible: 1", ["2:13: expected true or false for 'extensible', got the integer 1"]),
        ("dialect: t\nops: []", ["2:6: expected a mapping for 'ops', got a list (each has its name as a key: ops: {add: {arguments: {lhs: I32, rhs: I32}}})"]),
        ("dialect: t\nops:\n  a:\n", ["3:3: expected a mapping for 'a', got nothing"]),
        ("dialect: t\nops: {a: {interfaces: Pure}}", ["2:23: expected a list for 'interfaces', got the string 'Pure'"]),
        ("dialect: t\nops: {a: {traits: [1, {}]}}", ["2:20: expected a string for 'traits', got the integer 1 (quotes make a string of it)", "2:23: expected a string for 'traits', got a mapping"]),
        ("dialect: t\nops: {a: {arguments: {x: [F32]}}}", ["2:26: expected a mapping for 'x', got a list"]),
        ("dialect: t\nops: {a: {invariants: [{predicate: x}]}}", ["2:24: an invariant has one of the keys 'message', 'op_error' and 'error'"]),
        ("dialect: t\ninterfaces: {I: {kind: typ}}", ["2:24: expected one of op, type, attribute for 'kind', got the string 'typ' (did you mean 'type'?)"]),
        ("dialect: t\nenums: {E: {cases: [a, a]}}", ["2:20: the case 'a' is written twice in [a, a]"]),
        ("dialect: t\nenums: {E: {cases: {a: true}}}", ["2:24: expected a mapping for 'a', got the boolean true"]),
    ],
)  # fmt: skip
def test_refused(text, expected):
    assert errors(text) == expected


# --- the JSON Schema -------------------------------------------------------------------------------


def allowed(schema: Mapping[str, Any], value: object, definitions: Mapping[str, Any]) -> str | None:
    """Why the value is not what the schema says, for the part of JSON Schema that ours uses; None when it is."""
    if "$ref" in schema:
        return allowed(definitions[schema["$ref"].rpartition("/")[2]], value, definitions)
    if "anyOf" in schema:
        reasons = [allowed(choice, value, definitions) for choice in schema["anyOf"]]
        return None if None in reasons else "; ".join(filter(None, reasons))
    if "enum" in schema:
        return None if value in schema["enum"] else f"{value!r} is not one of {schema['enum']}"
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not any(isinstance(value, _TYPES[kind]) for kind in kinds):
        return f"{value!r:.40} is no {kinds}"
    if isinstance(value, dict):
        for name in schema.get("required", ()):
            if name not in value:
                return f"no {name}"
        for key, inner in value.items():
            below = schema.get("properties", {}).get(key, schema.get("additionalProperties", True))
            if below is False:
                return f"unknown key {key}"
            reason = None if below is True else allowed(below, inner, definitions)
            if reason:
                return f"{key}: {reason}"
    if isinstance(value, list) and "items" in schema:
        reasons = [allowed(schema["items"], inner, definitions) for inner in value]
        return next(filter(None, reasons), None)
    return None


_TYPES: dict[str, type | tuple[type, ...]] = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
    "array": list,
    "object": dict,
}


@pytest.mark.parametrize(
    "path", sorted(resource_directory("dialect_specs").glob("*.yaml")), ids=lambda p: p.stem
)
def test_bundled_specs_are_what_the_schema_says(path):
    schema = json_schema()
    assert allowed(schema, load_tree(read_source(path)), schema["$defs"]) is None


def test_the_schema_refuses_what_the_models_refuse():
    schema = json_schema()
    for text in ("summary: x", "dialect: t\nop: {}", "dialect: t\nops: {a: {traits: 1}}"):
        tree = load_tree(SpecSource(text, "x"))
        assert allowed(schema, tree, schema["$defs"]) is not None
        assert errors(text)


def test_every_reference_of_the_schema_is_defined():
    schema = json_schema()

    def references(value: object) -> Iterator[str]:
        if isinstance(value, dict):
            if "$ref" in value:
                yield value["$ref"]
            for inner in value.values():
                yield from references(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from references(inner)

    assert {r.rpartition("/")[2] for r in references(schema)} <= set(schema["$defs"])
    assert schema["additionalProperties"] is False and schema["required"] == ["dialect"]


def test_text_with_a_comma_between_braces() -> None:
    assert errors("dialect: a\nops:\n  f: {summary: this, and that}\n") == [
        "3:22: unknown key 'and that' in 'ops.f' (put quotes around a text that has a comma in it: "
        "between braces a comma begins another key)"
    ]
