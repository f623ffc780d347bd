"""The text of a function as a method of a form."""

from __future__ import annotations

import ast
import io
import re
import tokenize

from odsgen.migration.source import Module

_INDENT = "    "


def method_text(module: Module, functions: list[ast.FunctionDef], name: str) -> str:
    """The function, with its overloads and the comments above it, indented, under another name and with `self`."""
    pieces = []
    for function in functions:
        assert function.end_lineno is not None
        start = module.line_start(module.comment_line(function))
        end = module.line_start(function.end_lineno + 1)
        text = module.text[start:end].rstrip("\n")
        head = re.compile(rf"^(async )?def {re.escape(function.name)}\s*\(", re.MULTILINE)
        pieces.append(indented(head.sub(lambda found: _head(found, name), text, count=1)))
    joined = "\n\n".join(pieces)
    return re.sub(rf"(def {name}\(self), \)", r"\1)", joined)


def _head(found: re.Match[str], name: str) -> str:
    """`def parse(self, `; on a line of its own where the parameters have theirs."""
    text = found.string
    at = found.end()
    prefix = f"{found[1] or ''}def {name}("
    rest = text[at:].lstrip(" ")
    if rest.startswith("\n"):
        return f"{prefix}\n{_INDENT}self,"
    if rest.startswith(")"):
        return f"{prefix}self"
    return f"{prefix}self, "


def indented(text: str) -> str:
    """Text of Python a level deeper; lines inside of strings stay, unless the string is a docstring."""
    inside = _lines_in_strings(text)
    lines = text.split("\n")
    return "\n".join(
        line if not line.strip() or number in inside else f"{_INDENT}{line}"
        for number, line in enumerate(lines, 1)
    )


def _lines_in_strings(text: str) -> set[int]:
    docstrings = {
        (node.body[0].value.lineno, node.body[0].value.col_offset)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, (ast.FunctionDef, ast.ClassDef))
        and isinstance(node.body[0], ast.Expr)
        and isinstance(node.body[0].value, ast.Constant)
    }
    inside: set[int] = set()
    began: list[int] = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        kind = tokenize.tok_name[token.type]
        if kind == "STRING" and token.start not in docstrings:
            inside.update(range(token.start[0] + 1, token.end[0] + 1))
        elif kind == "FSTRING_START":  # since Python 3.12
            began.append(token.start[0])
        elif kind == "FSTRING_END":
            inside.update(range(began.pop() + 1, token.end[0] + 1))
    return inside


def calling_method(module: Module, function: ast.FunctionDef, name: str, callee: str) -> str:
    """A method with the parameters of a function that passes them on to it."""
    given = function.args
    signature = module.text[
        module.offset(function.lineno, function.col_offset) : module.offset(
            function.body[0].lineno, 0
        )
    ]
    signature = signature[signature.index("(") + 1 : signature.rindex(":")]
    passed = [a.arg for a in (*given.posonlyargs, *given.args)]
    passed += [f"*{given.vararg.arg}"] if given.vararg is not None else []
    passed += [f"{a.arg}={a.arg}" for a in given.kwonlyargs]
    passed += [f"**{given.kwarg.arg}"] if given.kwarg is not None else []
    call = f"{callee}({', '.join(passed)})"
    returns = function.returns is None or ast.unparse(function.returns) != "None"
    signature = " ".join(signature.split()).replace(",)", ")").replace(", )", ")")
    head = f"{_INDENT}def {name}(self, {signature}:"
    return f"{head}\n{_INDENT * 2}{'return ' if returns else ''}{call}"
