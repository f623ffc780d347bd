"""The tokens of MLIR's text, as far as colours need them."""

import re

#: The kinds of tokens with their patterns, in the order in which they are tried; tools/grammar.py writes them for editors.
KINDS = {
    "string": r'"(?:[^"\\]|\\.)*"',
    "comment": r"//.*",
    "value": r"%[\w$.-]+",
    "block": r"\^[\w$.-]+",
    "symbol": r'@(?:[\w$.-]+|"[^"]*")',
    "type": r"![\w$.]+|\b(?:[su]?i\d+|b?f\d+\w*|tf32|index|none|tensor|memref|vector|complex|tuple)\b",
    "attribute": r"#[\w$.]+",
    "number": r"(?<![\w.])-?\d[\w.]*",
    "operation": r"\b[a-z_]\w*(?:\.\w+)+",
}
#: What belongs to a token and to no kind: the number of a result.
BEHIND = {"value": r"(?:#\d+)?"}

#: Matches a token; the group of its kind has the name of the kind.
TOKEN = re.compile(
    "|".join(f"(?P<{kind}>{pattern}){BEHIND.get(kind, '')}" for kind, pattern in KINDS.items())
)
