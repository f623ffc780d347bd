"""Hints for values and keys that have no place in a spec: the words of other notations, and what was probably meant."""

from __future__ import annotations

_Path = tuple[int | str, ...]

#: Words that one brings along from elsewhere, and what they are here.
_OTHER_WORDS = {
    "op": {
        "operands": "operands stand under 'arguments', with attributes and properties",
        "inputs": "operands stand under 'arguments', with attributes and properties",
        "attributes": "attributes stand under 'arguments', with operands and properties",
        "attrs": "attributes stand under 'arguments', with operands and properties",
        "properties": "properties stand under 'arguments', with operands and attributes",
        "outputs": "what an operation gives stands under 'results'",
        "returns": "what an operation gives stands under 'results'",
        "hasFolder": "fold: true",
        "hasVerifier": "verifier: true",
        "hasRegionVerifier": "region_verifier: true",
        "hasCanonicalizer": "canonicalizer: true",
        "parent": "a trait says it: traits: [HasParent<dialect.op>]",
        "base": "'extends' names op classes",
        "inherits": "'extends' names op classes",
    },
    "pattern": {
        "match": "what is matched stands under 'source'",
        "rewrite": "what takes its place stands under 'results'",
        "replace": "what takes its place stands under 'results'",
        "result": "what takes its place stands under 'results'",
        "constraints": "conditions stand under 'where'",
        "conditions": "conditions stand under 'where'",
    },
    "enum": {
        "values": "the names and values stand under 'cases', those that can be combined under 'bits'",
        "type": "the integer that holds a case is 'storage'",
        "width": "the integer that holds a case is 'storage': i32",
    },
    "definition": {
        "format": "the format is the 'assembly_format'",
        "name": "the name is the key under which it stands; in programs it is the 'mnemonic'",
        "params": "they stand under 'parameters'",
        "fields": "they stand under 'parameters'",
    },
}
_SECTIONS = {
    "ops": "op",
    "op_classes": "op",
    "patterns": "pattern",
    "enums": "enum",
    "types": "definition",
    "attributes": "definition",
}


def other_word(path: _Path) -> str | None:
    """The place here of a word of another notation; None for any other unknown key."""
    if len(path) != 3:
        return None
    return _OTHER_WORDS.get(_SECTIONS.get(str(path[0]), ""), {}).get(str(path[2]))


#: An example of a mapping, by its key.
_EXAMPLES = {
    "ops": "ops: {add: {arguments: {lhs: I32, rhs: I32}}}",
    "op_classes": "op_classes: {Binary<T>: {arguments: {lhs: $T, rhs: $T}}}",
    "arguments": "arguments: {lhs: I32, rhs: I32}",
    "results": "results: {sum: I32}",
    "regions": "regions: {body: AnyRegion}",
    "successors": "successors: {then: AnySuccessor}",
    "types": "types: {BoxType: {mnemonic: box}}",
    "attributes": "attributes: {ModeAttr: {mnemonic: mode}}",
    "enums": "enums: {Mode: {cases: [fast, slow]}}",
    "constraints": "constraints: {Even: {type: AnyInteger, predicate: $_self.width % 2 == 0}}",
    "parameters": "parameters: {width: int64}",
    "builders": "builders: {of: {parameters: {value: int}}}",
    "patterns": 'patterns: {Twice: {source: "(not (not $x))", results: "(replaceWithValue $x)"}}',
    "interfaces": "interfaces: {CostInterface: {kind: op, methods: {cost: {returns: int}}}}",
    "traits": "traits: {Small: {predicate: len($_op.operands) < 3}}",
}


def instead_of_mapping(path: _Path, value: object) -> str | None:
    """The usual cause of a value where a mapping stands, or the constraint that it stands for."""
    names = [step for step in path if isinstance(step, str)]
    key = names[-1] if names else ""
    if key.count(">") > key.count("<") or key.count("]") > key.count("["):
        return 'put quotes around an expression that has a comma in it: "Some<A, 1>"'
    if type(value) is int:
        return f"an integer of {value} bits is I{value}, an attribute that holds one I{value}Attr"
    if key == "invariants":
        return '{predicate: "$lhs.type == $rhs.type", message: both have one type}'
    if key in _EXAMPLES:
        return f"each has its name as a key: {_EXAMPLES[key]}"
    if value is None and len(names) > 1 and names[-2] in ("arguments", "results", "parameters"):
        kind = "int" if names[-2] == "parameters" else "I32"
        return f"a type, an attribute or another constraint stands behind the colon: {key}: {kind}"
    return None


def instead_of_string(value: object) -> str | None:
    """The expression that a mapping with one key was meant to be: `{AllTypesMatch: [x, y]}`."""
    if not isinstance(value, dict) or len(value) != 1:
        return None
    ((name, arguments),) = value.items()
    parts = arguments if isinstance(arguments, list) else [arguments]
    if not all(isinstance(part, (str, int)) for part in (name, *parts)):
        return None
    inside = ", ".join(map(str, parts))
    text = f"[{inside}]" if isinstance(arguments, list) else inside
    return f'arguments stand in angle brackets: "{name}<{text}>"'


def instead_of_truth(path: _Path, value: str) -> str | None:
    """The boolean that a word of YAML 1.1 is, or that asks for a hook."""
    if value.lower() in ("yes", "on", "y"):
        return "did you mean 'true'?"
    if value.lower() in ("no", "off", "n"):
        return "did you mean 'false'?"
    hook = _HOOKS.get(str(path[-1])) if path else None
    if hook is not None and len(path) == 3:
        return f"'true' asks for the hook, whose name is {hook.format(path[1])}"
    return None


_HOOKS = {
    "fold": "'fold_{}'",
    "verifier": "'verify_{}'",
    "region_verifier": "'verify_{}_regions'",
    "canonicalizer": "'canonicalization_patterns_{}'",
    "canonicalize_method": "'canonicalize_{}'",
    "infer_return_types": "'infer_{}_return_types'",
}


def instead_of_integer(value: object) -> str | None:
    """The integer that a text in quotes holds."""
    if isinstance(value, str) and value.split(".")[0].isdigit():
        return f"a whole number without quotes: {value.split('.')[0]}"
    return None
