"""Predicates as functions: what generated code would test."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib import import_module
from typing import Any

from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import type_value
from odsgen.codegen.predicates import FUNCTION_MODULES
from odsgen.codegen.python.expression_text import expression_text
from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.ods.model import TypeBuilder
from odsgen.ods.model.predicates import Predicate
from tests.predicate_code import predicate_source


def compiled_predicate(predicate: Predicate) -> Callable[[Any], bool]:
    """The function of one argument that generated code has for the predicate."""
    source = predicate_source(predicate, "subject", Imports())
    function: Callable[[Any], bool] = _evaluated(f"lambda subject: {source}")
    return function


def built(builder: TypeBuilder) -> Any:
    """The type that a builder builds."""
    return _evaluated(expression_text(type_value(builder, Imports())))


def _evaluated(source: str) -> Any:
    """The value of an expression over the names that generated code may import."""
    used = {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}
    modules = {**RUNTIME_MODULES, **FUNCTION_MODULES}
    scope = {name: getattr(import_module(modules[name]), name) for name in used & set(modules)}
    return eval(source, scope)
