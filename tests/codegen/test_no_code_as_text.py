"""The generator decides in values: no Python as text but where expressions are written, and finished code is only passed on."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import odsgen.codegen

CODEGEN = Path(odsgen.codegen.__file__).parent
MODULES = {str(path.relative_to(CODEGEN)): path for path in sorted(CODEGEN.rglob("*.py"))}

#: The one module that spells Python.
WRITES_EXPRESSIONS = "python/expression_text.py"

#: Functions that give finished code, or a part of it.
FINISHED = {"expression_text", "string_literal", "render", "format_source"}

#: Modules with regular expressions, and the text that these read: of a spec, of a user, the mark of a file; never code.
READS_TEXT = {
    "attribute_values.py": "the MLIR text of a default",
    "constraint_names.py": "the summary of a constraint",
    "docstrings.py": "the description of a definition",
    "fingerprint.py": "the mark that says from what a file was made",
    "imports.py": "an annotation of a spec; the numbers in names, to sort them",
    "pattern_lowering/names.py": "the name of a symbol of a pattern",
    "views/llvm_ir.py": "the parts in the name of an intrinsic",
    "views/functions.py": "mnemonics, and the names in annotations, which are texts",
}

#: The module that reads Python: what a file of hooks imports, to which `odsgen hooks --add` appends stubs.
READS_HOOKS = ("hook_stubs.py",)


def written_texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The string literals of a module but its docstrings; of an f-string, with a name in place of each value."""
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            pieces = []
            for piece in node.values:
                skipped.add(id(piece))
                is_text = isinstance(piece, ast.Constant)
                pieces.append(str(piece.value) if is_text else "value")  # type: ignore[attr-defined]
            yield node.lineno, "".join(pieces)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in skipped:
                yield node.lineno, node.value


def is_statement(text: str) -> bool:
    """Whether a text is a statement of Python that does something: a call, an assignment, a return, the head of a loop …"""
    for attempt in (text, f"{text} pass", f"{text}\n    pass"):
        try:
            body = ast.parse(attempt).body
        except (SyntaxError, ValueError):
            continue
        return any(_does_something(statement) for statement in body)
    return False


def _does_something(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, (ast.Call, ast.Await, ast.Yield, ast.NamedExpr))
    if isinstance(statement, ast.AnnAssign):
        return statement.value is not None  # `name: word` is how documentation speaks of parameters
    if isinstance(
        statement, ast.Assign
    ):  # `dialect=folder` is data; code has blanks, or more than names
        return not (isinstance(statement.value, ast.Name) and len(statement.targets) == 1)
    return not isinstance(statement, (ast.Pass, ast.Break, ast.Continue))


def statements_as_text(source: str) -> list[str]:
    return [
        f"{number}: {text}"
        for number, text in written_texts(ast.parse(source))
        if any(map(is_statement, (text.strip(), *text.strip().splitlines())))
    ]


def inspections_of_code(source: str) -> list[str]:
    """Where a module looks into finished code: at a call that gives some, or at a name to which that is assigned."""
    tree = ast.parse(source)
    found = []
    for scope in ast.walk(tree):
        if not isinstance(scope, (ast.FunctionDef, ast.Module)):
            continue
        names = {
            target.id
            for node in ast.walk(scope)
            if isinstance(node, ast.Assign) and _gives_code(node.value)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(scope):
            if isinstance(node, ast.Compare):
                looked_at = [node.left, *node.comparators]
            elif isinstance(node, (ast.Attribute, ast.Subscript)):
                looked_at = [node.value]
            else:
                continue
            if any(
                _gives_code(e) or (isinstance(e, ast.Name) and e.id in names) for e in looked_at
            ):
                found.append(f"{node.lineno}: {ast.unparse(node)}")
    return sorted(set(found))


def _gives_code(expression: ast.expr) -> bool:
    if not isinstance(expression, ast.Call):
        return False
    function = expression.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in FINISHED


@pytest.mark.parametrize("module", sorted({*MODULES} - {WRITES_EXPRESSIONS}))
def test_no_statement_is_written_as_text(module: str) -> None:
    assert statements_as_text(MODULES[module].read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("module", MODULES)
def test_finished_code_is_not_looked_into(module: str) -> None:
    source = MODULES[module].read_text(encoding="utf-8")
    if module != WRITES_EXPRESSIONS:
        assert inspections_of_code(source) == []
    imported = {
        alias.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert ("re" in imported) == (module in READS_TEXT)
    assert not imported & {"tokenize", "libcst", "parso", "lib2to3"}
    assert "ast" not in imported or module in READS_HOOKS


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("x = 'return None'", 1),
        ("x = f'{a} = parser.parse_type()'", 1),
        ("x = f'if {a}:'", 1),
        ("x = 'raise parser.error()'", 1),
        ("x = 'one line\\nself.index += 1'", 1),
        ("x = f'from {module} import {name}'", 1),
        ("x = 'list[Type]'", 0),
        ("x = 'self'", 0),
        ("'''return None'''", 0),
        ("x = 'the operand #0 must be a type'", 0),
    ],
)
def test_statements_are_recognized(source: str, count: int) -> None:
    assert len(statements_as_text(source)) == count


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("def f(view): return render(view).replace('a', 'b')", 1),
        ("def f(e):\n    text = expression_text(e)\n    return text == 'None'", 1),
        ("def f(e):\n    text = expression_text(e)\n    return 'self' in text", 1),
        ("def f(e):\n    text = expression_text(e)\n    return text[0]", 1),
        ("def f(e):\n    text = expression_text(e)\n    return g(text)", 0),
    ],
)
def test_inspections_are_recognized(source: str, count: int) -> None:
    assert len(inspections_of_code(source)) >= count
    assert bool(inspections_of_code(source)) == bool(count)
