"""The tokens of MLIR's text, as far as colours need them."""

import re

#: Matches a token; the group of its kind has the name of the kind.
TOKEN = re.compile(
    r'(?P<string>"(?:[^"\\]|\\.)*")'
    r"|(?P<comment>//.*)"
    r"|(?P<value>%[\w$.-]+)(?:#\d+)?"
    r"|(?P<block>\^[\w$.-]+)"
    r'|(?P<symbol>@(?:[\w$.-]+|"[^"]*"))'
    r"|(?P<type>![\w$.]+|\b(?:[su]?i\d+|b?f\d+\w*|tf32|index|none|tensor|memref|vector|complex|tuple)\b)"
    r"|(?P<attribute>#[\w$.]+)"
    r"|(?P<number>(?<![\w.])-?\d[\w.]*)"
    r"|(?P<operation>\b[a-z_]\w*(?:\.\w+)+)"
)
