"""Python's limit of recursion stays as the program has set it, and deep programs are read, checked and printed under it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextvars import ContextVar

import pytest

from odsgen.runtime import Context, Operation, ParseError, VerifyError, parse, print_ir
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.attributes import ArrayAttr, DictionaryAttr, StringAttr
from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.builtin.nested_locations import NameLoc
from odsgen.runtime.builtin.types import FunctionType, TupleType, i32
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import UnregisteredOperation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.subelements import replace_subelements
from odsgen.runtime.parser import MAX_NESTING
from odsgen.runtime.support.interpreter import on_new_stack
from odsgen_dialects.builtin import ModuleOp

DEPTH = MAX_NESTING - 2
CALLERS = (0, 500, 850)


def nested(opening: str, middle: str, closing: str) -> str:
    return opening * DEPTH + middle + closing * DEPTH


TEXTS = {
    "generic": nested('"a.b"() ({\n', "", "}) : () -> ()\n"),
    "modules": nested("module {\n", "", "}\n"),
    "functions": nested("func.func @f() {\n", "", "return\n}\n"),
    "tuples": '"a.b"() : () -> ' + nested("tuple<", "i32", ">"),
    "functions of functions": '"a.b"() : () -> (' + nested("() -> (", "i32", ")") + ")",
    "arrays": '"a.b"() {x = ' + nested("[", "1", "]") + "} : () -> ()",
    "dictionaries": '"a.b"() {x = ' + nested("{a = ", "1", "}") + "} : () -> ()",
    "locations": '"a.b"() : () -> () loc(' + nested('callsite("a" at ', '"x"', ")") + ")",
}


def called_from(depth: int, function: Callable[[], str]) -> str:
    """The result of a function that is called ``depth`` calls further down."""
    return called_from(depth - 1, function) if depth else function()


def read_and_print(text: str) -> str:
    module = parse(text, Context(allow_unregistered=True))
    try:
        module.verify()
    except VerifyError:
        pass  # that functions are inside each other, for one
    copy = module.clone()
    printed = print_ir(copy) + print_ir(copy, generic=True, locations=True)
    copy.erase()
    return printed


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_text_at_the_limit_of_nesting_wherever_the_caller_stands(text: str) -> None:
    limit = sys.getrecursionlimit()
    # A test has some fifty calls above it already.
    printed = [
        called_from(min(depth, limit - 150), lambda: read_and_print(text)) for depth in CALLERS
    ]
    assert printed == printed[:1] * len(CALLERS)
    assert sys.getrecursionlimit() == limit


def test_what_nests_too_deeply_is_refused_wherever_the_caller_stands() -> None:
    def message() -> str:
        with pytest.raises(ParseError) as caught:
            parse("module {" * 10_000)
        return caught.value.diagnostics[0].message

    for depth in CALLERS:
        assert (
            called_from(depth, message)
            == f"nesting is deeper than the limit of {MAX_NESTING} levels"
        )


def test_code_that_recurses_after_a_parse_meets_python_s_own_limit() -> None:
    code = (
        "import sys\n"
        "from odsgen.runtime import parse, print_ir\n"
        "limit = sys.getrecursionlimit()\n"
        "module = parse('module {' * 500 + '}' * 500)\n"
        "module.verify(); print_ir(module)\n"
        "assert sys.getrecursionlimit() == limit == 1000\n"
        "def endless(): return all(endless() for _ in range(1))\n"
        "try: endless()\n"
        "except RecursionError: print('refused')\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (run.returncode, run.stdout, run.stderr) == (0, "refused\n", "")


# --- what was built ---------------------------------------------------------------------------------------------------

LEVELS = 3000


def unknown(region: Region) -> Operation:
    return UnregisteredOperation("a.b", (), (), None, {}, (), (region,), UnknownLoc.get())


def module(region: Region) -> Operation:
    return ModuleOp((), (), None, None, (), (region,), UnknownLoc.get())


@pytest.mark.parametrize("wrap", [unknown, module])
def test_operations_that_were_built_into_each_other(wrap: Callable[[Region], Operation]) -> None:
    op = wrap(Region([Block()]))
    for _ in range(LEVELS):
        op = wrap(Region([Block(operations=[op])]))
    op.verify()
    assert print_ir(op).count("\n") > LEVELS
    assert len(list(op.clone().walk(post_order=True))) == LEVELS + 1
    op.erase()


@pytest.mark.parametrize(
    ("inner", "wrap"),
    [
        (i32, lambda inner: TupleType.get((inner,))),
        (i32, lambda inner: FunctionType.get((), (inner,))),
        (StringAttr.get("x"), lambda inner: ArrayAttr.get((inner,))),
        (StringAttr.get("x"), lambda inner: DictionaryAttr.get({"a": inner})),
        (UnknownLoc.get(), lambda inner: NameLoc.get("a", inner)),
    ],
    ids=["tuple", "function", "array", "dictionary", "location"],
)
def test_types_and_attributes_that_were_built_into_each_other(
    inner: Type | Attribute, wrap: Callable[..., Type | Attribute]
) -> None:
    for _ in range(LEVELS):
        inner = wrap(inner)
    assert len(str(inner)) > LEVELS
    assert replace_subelements(inner, lambda symbol: None) is inner


# --- another stack ----------------------------------------------------------------------------------------------------


def test_a_new_stack_raises_what_the_function_raises_and_knows_the_context_variables() -> None:
    variable = ContextVar("variable", default="unset")
    variable.set("set")
    assert on_new_stack(variable.get) == "set"
    with pytest.raises(KeyError, match="missing"):
        on_new_stack({}.__getitem__, "missing")
    with pytest.raises(SystemExit):
        on_new_stack(sys.exit, 3)


def test_without_threads_the_rest_of_the_stack_has_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr("threading.Thread.start", refuse)
    assert "tuple<tuple<i32>>" in read_and_print('"a.b"() : () -> tuple<tuple<i32>>')
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(1000)  # whatever other tests need
    try:
        with pytest.raises(ParseError, match="nesting is too deep"):
            parse(TEXTS["modules"])
    finally:
        sys.setrecursionlimit(limit)
