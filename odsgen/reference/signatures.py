"""The functions that build operations, as a page shows them: names, types and defaults."""

from __future__ import annotations

import ast

from odsgen.codegen.package import PackageWriter
from odsgen.codegen.views.functions import function_name
from odsgen.ods.model import DialectDef

_WIDTH = 96


def signatures(dialect: DialectDef) -> dict[str, str]:
    """For the name of each operation that has a function in the package: `arith.addi(lhs: AnyValue, …) -> OpResult`."""
    if not dialect.ops:
        return {}
    text = PackageWriter(dialect, lambda name: name).functions_file()
    written = {
        node.name: node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)
    }
    module = dialect.python_name
    return {
        op.name: _signature(module, written[name])
        for op in dialect.ops
        if (name := function_name(op, dialect)) in written
    }


def _signature(module: str, function: ast.FunctionDef) -> str:
    """A function in a line, or with a line for each parameter where it is too long."""
    returns = f" -> {ast.unparse(function.returns)}" if function.returns is not None else ""
    head = f"{module}.{function.name}"
    parameters = _parameters(function.args)
    line = f"{head}({', '.join(parameters)}){returns}"
    if len(line) <= _WIDTH:
        return line
    return "\n".join([f"{head}(", *[f"    {each}," for each in parameters], f"){returns}"])


def _parameters(arguments: ast.arguments) -> list[str]:
    places = [*arguments.posonlyargs, *arguments.args]
    defaults: list[ast.expr | None] = [None] * (len(places) - len(arguments.defaults))
    defaults += arguments.defaults
    found = [_parameter(each, default) for each, default in zip(places, defaults, strict=True)]
    if arguments.vararg is not None:
        found.append("*" + _parameter(arguments.vararg, None))
    elif arguments.kwonlyargs:
        found.append("*")
    keywords = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    return found + [_parameter(each, default) for each, default in keywords]


def _parameter(argument: ast.arg, default: ast.expr | None) -> str:
    text = ast.unparse(argument)
    return text if default is None else f"{text} = {ast.unparse(default)}"
