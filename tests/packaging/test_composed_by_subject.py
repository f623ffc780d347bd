"""The parser and the translator of C++ are one class each, which names what the modules of its subjects offer."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from types import FunctionType

import pytest

from odsgen.runtime.interfaces.functions import FunctionOpInterface
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.symbol_table import SymbolTable
from odsgen.runtime.ir.verifier import Verifier
from odsgen.runtime.parser.cursor import TokenCursor
from odsgen.runtime.parser.lexer import TokenPositions
from odsgen.runtime.parser.parser import Parser
from odsgen.runtime.printer.operations import AsmPrinter
from odsgen.runtime.support.on_demand import MethodOnDemand
from odsgen.tablegen.cpp.translator import Translator

#: Modules of the parser that a small program has no use for.
RARE = (
    "affine",
    "attributes",
    "builtin_attributes",
    "builtin_types",
    "dialect_symbols",
    "dimensions",
    "elements",
    "errors",
    "hints",
    "numbers",
    "operation_errors",
    "raw_bodies",
    "resources",
    "token_places",
)
PROGRAM = "func.func @f(%a: i32) -> i32 {\\n  %0 = arith.addi %a, %a : i32\\n  return %0 : i32\\n}"


def test_no_chain_of_subclasses():
    assert Parser.__bases__ == (TokenCursor,)
    assert TokenCursor.__bases__ == Translator.__bases__ == (object,)


@pytest.mark.parametrize("whole", [Parser, Translator])
def test_methods_are_called_as_the_functions_of_their_modules(whole: type):
    room = whole.__module__.rpartition(".")[0]
    for name, function in vars(whole).items():
        if isinstance(function, FunctionType):
            assert function.__module__.rpartition(".")[0] == room
            assert function.__name__.lstrip("_") == name.lstrip("_")


def test_rare_subjects_are_loaded_when_they_are_met():
    script = (
        "import sys\nfrom odsgen.runtime import parse\n"
        f"parse('{PROGRAM}')\nprint(*[name for name in {RARE!r} if 'odsgen.runtime.parser.' + name in sys.modules])"
    )
    found = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert found.stdout.split() == []


#: The classes of which some methods are loaded when they are called.
WITH_METHODS_ON_DEMAND = (
    AsmPrinter,
    Block,
    FunctionOpInterface,
    Parser,
    SymbolTable,
    TokenCursor,
    TokenPositions,
    Verifier,
)


@pytest.mark.parametrize("whole", WITH_METHODS_ON_DEMAND)
def test_methods_on_demand_are_there_and_documented(whole: type):
    for name, method in list(vars(whole).items()):
        if isinstance(method, MethodOnDemand):
            function = getattr(import_module(method.module), method.function)
            assert function.__name__.lstrip("_") == name.lstrip("_")
            assert name[0] == "_" or function.__doc__ is not None
            assert getattr(whole, name) is function
            assert vars(whole)[name] is function  # from its first use on
