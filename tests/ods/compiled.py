"""Predicates as functions: what generated code would test."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib import import_module
from typing import Any

from odsgen.codegen.imports import Imports
from odsgen.codegen.predicates import FUNCTION_MODULES, predicate_source
from odsgen.codegen.runtime_names import RUNTIME_MODULES
from odsgen.ods.predicates import Predicate


def compiled_predicate(predicate: Predicate) -> Callable[[Any], bool]:
    """The function of one argument that generated code has for the predicate."""
    source = predicate_source(predicate, "subject", Imports())
    used = {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}
    modules = {**RUNTIME_MODULES, **FUNCTION_MODULES}
    scope = {name: getattr(import_module(modules[name]), name) for name in used & set(modules)}
    function: Callable[[Any], bool] = eval(f"lambda subject: {source}", scope)
    return function
