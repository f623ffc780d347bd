"""The directives of assembly formats with their meanings (docs/reference/assembly-formats.md)."""

#: Of operations.
OPERATION_DIRECTIVES = {
    "attr-dict": "The attribute dictionary: `{name = value}` with what the format does not show elsewhere.",
    "attr-dict-with-keyword": "The attribute dictionary behind the keyword `attributes`.",
    "custom": '`custom<Name>(…)`: the hook `@form("Name")` reads and writes the arguments.',
    "functional-type": "`functional-type(inputs, results)`: the types of both as a function type.",
    "oilist": "`oilist(`a` $x | `b` $y)`: clauses in any order, each at most once.",
    "operands": "All operands.",
    "prop-dict": "The properties as a dictionary between `<` and `>`.",
    "qualified": "`qualified($x)`: a type or an attribute with its dialect and mnemonic.",
    "ref": "`ref($x)`: hands what was read before to a custom directive.",
    "regions": "All regions.",
    "results": "All results; in `type(results)`.",
    "successors": "All successors.",
    "type": "`type($x)`: the type of an operand or a result.",
}
#: Of types and attributes.
PARAMETER_DIRECTIVES = {
    "custom": OPERATION_DIRECTIVES["custom"],
    "params": "All parameters, separated by commas.",
    "qualified": OPERATION_DIRECTIVES["qualified"],
    "ref": OPERATION_DIRECTIVES["ref"],
    "struct": "`struct(params)`: `name = value` for each parameter, in any order.",
}


def directives_of(section: str) -> dict[str, str]:
    """The directives of the formats in a section of a spec."""
    return OPERATION_DIRECTIVES if section in ("ops", "op_classes") else PARAMETER_DIRECTIVES
