"""The usual text of an operation is read in one look, and means what reading it element by element gives."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.codegen.format_lowering import operation_format
from odsgen.codegen.format_lowering.straight_end import MOST_TOKENS
from odsgen.runtime import Context, ParseError, parse, print_ir
from odsgen.runtime.ir.construction import make_operation, simple_operation
from odsgen.runtime.ir.operation import Operation, SharedEntries
from odsgen.runtime.parser.lexer import LOOK_AHEAD

_PAIR = {"lhs": "AnyType", "rhs": "AnyType"}
SPEC: dict[str, Any] = {
    "dialect": "st",
    "types": {
        "T": {
            "mnemonic": "t",
            "parameters": {"n": "OptionalParameter<int>"},
            "assembly_format": "(`<` $n^ `>`)?",
        }
    },
    "attributes": {
        "W": {"mnemonic": "w", "parameters": {"n": "int"}, "assembly_format": "`<` $n `>`"}
    },
    "ops": {
        "weighed": {
            "arguments": {**_PAIR, "w": "DefaultValuedAttr<W, '#st.w<1>'>"},
            "results": {"result": "AnyType"},
            "traits": ["SameOperandsAndResultType"],
            "assembly_format": "$lhs `,` $rhs (`by` `` $w^)? attr-dict `:` type($result)",
        },
        "weighed_one": {
            "arguments": {"x": "AnyType", "w": "OptionalAttr<W>"},
            "assembly_format": "$x (`by` `` $w^)? attr-dict `:` type($x)",
        },
        "weighed_cast": {
            "arguments": {"in": "AnyType", "w": "OptionalAttr<W>"},
            "results": {"out": "AnyType"},
            "assembly_format": "$in (`by` `` $w^)? attr-dict `:` type($in) `to` type($out)",
        },
        "load": {
            "arguments": {"m": "AnyMemRef", "i": "Variadic<Index>"},
            "results": {"out": "AnyType"},
            "assembly_format": "$m `[` $i `]` attr-dict `:` type($m) `,` type($out)",
        },
        "store": {
            "arguments": {"x": "AnyType", "m": "AnyMemRef", "i": "Variadic<Index>"},
            "assembly_format": "$x `,` $m `[` $i `]` attr-dict `:` type($m) `,` type($x)",
        },
        "binary": {
            "arguments": _PAIR,
            "results": {"result": "AnyType"},
            "traits": ["SameOperandsAndResultType"],
            "assembly_format": "$lhs `,` $rhs attr-dict `:` type($result)",
        },
        "cast": {
            "arguments": {"in": "AnyType"},
            "results": {"out": "AnyType"},
            "assembly_format": "$in attr-dict `:` type($in) `to` type($out)",
        },
        "flagged": {
            "arguments": {"x": "AnyType", "exact": "UnitAttr"},
            "assembly_format": "$x (`exact` $exact^)? attr-dict `:` type($x)",
        },
        "bare": {
            "arguments": {"lhs": "I32", "rhs": "I32"},
            "results": {"result": "I32"},
            "assembly_format": "$lhs `,` $rhs attr-dict",
        },
        "keyword": {
            "arguments": {"x": "I32"},
            "assembly_format": "$x attr-dict-with-keyword",
        },
        "clauses": {
            "arguments": {"x": "AnyType", "one": "UnitAttr", "two": "OptionalAttr<I32Attr>"},
            "assembly_format": "$x oilist(`one` $one | `two` $two) attr-dict `:` type($x)",
        },
        "memory": {
            "arguments": {"m": "AnyMemRef", "x": "AnyType"},
            "assembly_format": "$x `,` $m attr-dict `:` type($m) `,` type($x)",
        },
        "counted": {
            "arguments": {"n": "I32Attr", "step": "DefaultValuedAttr<I32Attr, 1>", "x": "AnyType"},
            "results": {"result": "AnyType"},
            "assembly_format": "$n `,` $x attr-dict `:` type($x) `->` type($result)",
        },
        "defaults": {
            "arguments": {"x": "AnyType", "step": "DefaultValuedAttr<I32Attr, 1>"},
            "results": {"result": "AnyType"},
            "assembly_format": "$x attr-dict `:` type($x) `->` type($result)",
        },
        "ahead": {
            "arguments": {"x": "AnyType", "step": "DefaultValuedAttr<I32Attr, 1>"},
            "assembly_format": "attr-dict `:` $x `:` type($x)",
        },
        "inside": {
            "arguments": {"x": "AnyType"},
            "assembly_format": "`<` $x `:` type($x) `>` attr-dict",
        },
    },
}

_USUAL = (
    "%v = st.weighed %a , %b : i32",
    "%v = st.weighed %a , %b by < 2 > : i32",
    "%v = st.weighed %s , %s by < 2 > : !st.t",
    "st.weighed_one %a by < 2 > : i32",
    "%v = st.weighed_cast %a by < 2 > : i32 to f32",
    "%v = st.load %m [ %i ] : memref<2xi32> , f32",
    "%v = st.load %m [ ] : memref<2xi32> , !st.t",
    "st.store %a , %m [ %i , %i ] : memref<2xi32> , i32",
    "%v = st.binary %a , %b : i32",
    "%v = st.binary %s , %s : !st.t",
    "%v = st.binary %m , %m : memref<2xi32>",
    "%v = st.cast %a : i32 to f32",
    "%v = st.cast %s : !st.t to !st.t",
    "%v = st.cast %s1 : !st.t<1> to !st.t < 1 >",
    "st.flagged %a : i32",
    "st.flagged %a exact : i32",
    "%v = st.bare %a , %b",
    "st.keyword %a",
    "st.keyword %a attributes { k }",
    "st.clauses %a : i32",
    "st.clauses %a two 3 : i32 one : i32",
    "st.memory %a , %m : memref<2xi32> , i32",
    "st.memory %a , %a : i32 , i32",
    "%v = st.counted 3 : i32 , %a : i32 -> i32",
    "%v = st.counted 3 , %a : i32 -> !st.t",
    "%v = st.defaults %a : i32 -> i32",
    "%v = st.defaults %a { step = 2 : i32 } : i32 -> i32",
    "st.ahead : %a : i32",
    "st.ahead { k , step = 3 : i32 } : %a : i32",
    "st.inside < %a : i32 >",
    "st.inside < %s : !st.t >",
)
_OTHERS = (
    "%a %b %m %s %i %p %p#1 %undefined #1 % , : -> to < > ( ) { } {} {k} {step=4:i32} exact one two by attributes loc "
    'loc("x") i32 f32 index none memref<2xi32> !st.t !st.t<1> !alias !no 1 -1 "s" @s ^b = "" //c\n'
).split(" ")

_HEAD = """\
!alias = i32
"test.region"() ({
^bb0(%a: i32, %b: i32, %m: memref<2xi32>, %s: !st.t, %s1: !st.t<1>, %i: index):
%p:2 = "test.pair"() : () -> (i32, i32)
"""
_TAIL = '\n"test.last"() : () -> ()\n}) : () -> ()\n'


def _context() -> Context:
    return Context(dialects=[load_in_memory(SPEC).DIALECT], allow_unregistered=True)


@pytest.fixture(scope="module")
def contexts() -> tuple[Context, Context]:
    """One that reads in one look where it can, and one that never does."""
    straight = _context()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(operation_format, "straight_end", lambda op, format: None)
        ordinary = _context()
    return straight, ordinary


def _read(text: str, context: Context) -> str:
    try:
        return print_ir(parse(text, context), generic=True, locations=True)
    except ParseError as error:
        return str(error)


def _changed(random: Random) -> str:
    """A statement of which at most three tokens are left out, doubled, replaced, or have another one before them."""
    tokens = random.choice(_USUAL).split(" ")
    for _ in range(random.randint(0, 3)):
        place = random.randrange(len(tokens))
        match random.randint(0, 3):
            case 0:
                del tokens[place]
            case 1:
                tokens.insert(place, tokens[place])
            case 2:
                tokens[place] = random.choice(_OTHERS)
            case _:
                tokens.insert(place, random.choice(_OTHERS))
        if not tokens:
            break
    return " ".join(tokens)


def test_one_look_reads_what_element_by_element_gives(contexts: tuple[Context, Context]):
    straight, ordinary = contexts
    random = Random(16)
    texts = [*_USUAL, *(_changed(random) for _ in range(1000))]
    understood = 0
    for text in texts:
        # Twice, for the second one finds the types that the first one has read.
        program = f"{_HEAD}{text}\n{text.replace('%v', '%w')}{_TAIL}"
        found = _read(program, straight)
        assert found == _read(program, ordinary), text
        understood += "error" not in found
    assert understood > 100


def test_the_end_of_the_text(contexts: tuple[Context, Context]):
    straight, ordinary = contexts
    for text in _USUAL:
        tokens = text.split(" ")
        for count in range(len(tokens) + 1):
            program = _HEAD + " ".join(tokens[:count])
            assert _read(program, straight) == _read(program, ordinary), program


def test_these_operations_are_read_in_one_look(contexts: tuple[Context, Context]):
    straight, ordinary = contexts
    for name in SPEC["ops"]:
        looks = []
        for context in (straight, ordinary):
            op_class: Any = context.operation_class(f"st.{name}")
            looks.append("USUAL_END" in vars(op_class) or hasattr(op_class.parse, "__wrapped__"))
        assert looks == [True, False], name


def test_defaults_are_shared_until_somebody_changes_them(contexts: tuple[Context, Context]):
    text = f"{_HEAD}%v = st.defaults %a : i32 -> i32\n%w = st.defaults %a : i32 -> i32{_TAIL}"
    module = parse(text, contexts[0])
    first, second = (op for op in module.walk() if op.name == "st.defaults")
    assert first._properties is second._properties
    assert isinstance(first._properties, SharedEntries)
    first.properties.clear()
    assert "step" not in first.properties and "step" in second.properties


def test_nobody_looks_further_than_the_tokens_reach():
    assert MOST_TOKENS < LOOK_AHEAD


class _WithDictionary(Operation):
    OPERATION_NAME = "test.with_dictionary"


def test_classes_of_another_layout_are_made_by_their_constructor():
    program = parse('%0 = "a"() : () -> i32', Context(allow_unregistered=True))
    operand = next(op for op in program.walk() if op.results).results[0]
    parts: tuple[Any, ...] = (operand, operand), operand.type, None, None, None
    simple: Any = simple_operation(_WithDictionary, *parts)
    parts = (operand,), (operand.type,), None, None, (), (), None
    other: Any = make_operation(_WithDictionary, *parts)
    for op in (simple, other):
        assert type(op) is _WithDictionary
        assert vars(op) == {}
        assert op.result_types == (operand.type,)
        assert op.results[0].defining_op is op
    assert operand.users == (simple, other)
    assert [use.owner for use in operand.uses] == [simple, simple, other]
