"""Definitions made at run time, adaptors, collective builders, and upgrades of old programs."""

from __future__ import annotations

import pytest

from odsgen.dynamic import define_attribute, define_operation, define_type
from odsgen.runtime import Context, DiagnosticError, ParseError, VerifyError, parse, print_ir
from odsgen.runtime.builtin.attributes import IntegerAttr, StringAttr, TypeAttr
from odsgen.runtime.builtin.types import i32
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.traits import IsTerminator
from odsgen.runtime.registry.dialect import Dialect
from odsgen.runtime.registry.upgrade import upgrade
from odsgen_dialects import arith

NSW = arith.IntegerOverflowFlags.nsw


def check(op):
    if op.operands:
        raise op.op_error("takes no operands")


def two(params):
    if len(params) != 2:
        raise ValueError(f"expected 2 parameters, but had {len(params)}")


@pytest.fixture
def dialect():
    return Dialect("dyn", extensible=True)


def test_an_operation(dialect):
    op_class = define_operation(dialect, "stop.now", verify=check, traits=[IsTerminator])
    assert op_class.OPERATION_NAME == "dyn.stop.now" and op_class.has_trait(IsTerminator)
    context = Context(dialects=[dialect])
    text = 'func.func @f(%arg0: i32) {\n  "dyn.stop.now"() : () -> ()\n}'
    module = parse(text, context)
    module.verify()
    assert '"dyn.stop.now"() : () -> ()' in print_ir(module)
    broken = parse(text.replace("()", "(%arg0)", 1).replace(": ()", ": (i32)"), context)
    with pytest.raises(VerifyError, match="'dyn.stop.now' op takes no operands"):
        broken.verify()


def test_an_operation_that_is_defined_after_the_dialect_was_used(dialect):
    context = Context(dialects=[dialect])
    with pytest.raises(DiagnosticError):
        parse('"dyn.late"() : () -> ()', context).verify()
    define_operation(dialect, "late")
    parse('"dyn.late"() : () -> ()', context).verify()


def test_a_custom_form(dialect):
    def read(parser, state):
        parser.parse_keyword("now")
        state.add_attributes(parser.parse_optional_attr_dict())

    def write(op, printer):
        printer.emit(" now")
        printer.print_optional_attr_dict(op.attributes)

    define_operation(dialect, "go", parse=read, print=write)
    define_operation(dialect, "bare")
    context = Context(dialects=[dialect])
    assert "dyn.go now {a}" in print_ir(parse("dyn.go now {a}", context))
    with pytest.raises(ParseError, match="expected 'now'"):
        parse("dyn.go later", context)
    with pytest.raises(ParseError, match="dynamic operation do not define any parser function"):
        parse("dyn.bare", context)


def test_types_and_attributes(dialect):
    pair_type = define_type(dialect, "pair", verify=two)
    pair_attr = define_attribute(dialect, "pair", verify=two)
    context = Context(dialects=[dialect])
    text = 'module attributes {a = #dyn.pair<1 : i32, "x">, t = !dyn.pair<i32, f32>} {\n}\n'
    module = parse(text, context)
    assert print_ir(module) == text
    expected = pair_attr.get([IntegerAttr.get(1, i32), StringAttr.get("x")])
    assert module.attributes["a"] is expected
    with pytest.raises(ValueError, match="expected 2 parameters, but had 0"):
        pair_type.get()
    with pytest.raises(ParseError, match="expected 2 parameters, but had 1"):
        parse("module attributes {t = !dyn.pair<i32>} {}", context)


def test_parameters_with_a_form_of_their_own(dialect):
    def read(parser):
        parser.parse_token("<")
        word = parser.parse_keyword()
        parser.parse_token(">")
        return [StringAttr.get(word)]

    def write(printer, params):
        return f"<{params[0].value}>"

    word = define_type(dialect, "word", parse=read, print=write)
    text = "module attributes {t = !dyn.word<hello>} {\n}\n"
    module = parse(text, Context(dialects=[dialect]))
    assert print_ir(module) == text
    assert module.attributes["t"] is TypeAttr.get(word.get([StringAttr.get("hello")]))


def test_what_cannot_be_defined(dialect):
    with pytest.raises(ValueError, match="the dialect 'arith' is not extensible"):
        define_operation(arith.DIALECT, "more")
    with pytest.raises(ValueError, match="the dialect 'arith' is not extensible"):
        define_type(arith.DIALECT, "more")
    with pytest.raises(ValueError, match="the dialect 'arith' is not extensible"):
        define_attribute(arith.DIALECT, "more")
    define_operation(dialect, "once")
    define_type(dialect, "once")
    with pytest.raises(ValueError, match="the dialect 'dyn' has an operation 'dyn.once' already"):
        define_operation(dialect, "once")
    with pytest.raises(ValueError, match="the dialect 'dyn' has 'once' already"):
        define_type(dialect, "once")


# --- upgrades ---------------------------------------------------------------------------------------------------------


def test_upgrades(dialect):
    dialect.version = 3
    calls = []
    dialect.upgrade_from_version = lambda top, version: calls.append((top, version))
    top = parse("module {}", Context(dialects=[dialect]))
    upgrade(top, {"dyn": 3})
    assert not calls
    upgrade(top, {"dyn": 1})
    assert calls == [(top, 1)]
    with pytest.raises(ValueError, match="version 4 of the dialect 'dyn', which is newer than"):
        upgrade(top, {"dyn": 4})
    with pytest.raises(ValueError, match="the dialect 'nowhere' is not loaded"):
        upgrade(top, {"nowhere": 1})


# --- adaptors and collective builders ---------------------------------------------------------------------------------


def test_an_adaptor_names_values():
    lhs, rhs = Block([i32, i32]).arguments
    adaptor = arith.AddIOp.adaptor([lhs, rhs])
    assert (adaptor.lhs, adaptor.rhs) == (lhs, rhs)
    assert adaptor.overflow_flags is arith.IntegerOverflowFlags.none
    assert not lhs.has_uses
    with pytest.raises(AttributeError, match="an adaptor has no results"):
        _ = adaptor.result
    with pytest.raises(TypeError, match="an adaptor cannot be changed"):
        adaptor.lhs = rhs
    with pytest.raises(TypeError):
        adaptor.overflow_flags = arith.IntegerOverflowFlags.nsw
    with pytest.raises(TypeError):
        adaptor.verify()


def test_parts_that_are_not_told_apart():
    lhs, rhs = Block([i32, i32]).arguments
    op = arith.AddIOp.build_generic(
        [lhs, rhs], {"overflowFlags": arith.IntegerOverflowFlagsAttr.get(NSW), "x.y": one()}
    )
    op.verify()
    assert op.result.type is i32
    assert op.overflow_flags == arith.IntegerOverflowFlags.nsw and list(op.attributes) == ["x.y"]
    given = arith.AddIOp.build_generic([lhs, rhs], result_types=[i32])
    assert given.result.type is i32
    with pytest.raises(ValueError, match="the types of the results of 'arith.extui' must be given"):
        arith.ExtUIOp.build_generic([lhs])
    with pytest.raises(ValueError, match="cannot be inferred: operands or attributes are missing"):
        arith.AddIOp.build_generic([])
    with pytest.raises(ValueError, match="Invalid attribute `overflowFlags`"):
        arith.AddIOp.build_generic([lhs, rhs], {"overflowFlags": one()})


def one():
    return IntegerAttr.get(1, i32)


@pytest.mark.parametrize("name", ["", "a b", "1x", "a..b", "x-y"])
def test_names_that_cannot_be_written(name: str) -> None:
    dialect = Dialect("mine", extensible=True)
    for define in (define_operation, define_type, define_attribute):
        with pytest.raises(ValueError, match=f"'{name}' cannot be a name in the dialect 'mine'"):
            define(dialect, name)


def test_parameters_are_attributes() -> None:
    box = define_type(Dialect("mine", extensible=True), "box")
    with pytest.raises(TypeError, match="the parameters of 'box' are attributes, got 3"):
        box.get([3])  # type: ignore[list-item]


@pytest.mark.parametrize("name", ["a.b", "a b", "", "1a"])
def test_names_of_dialects(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be the name of a dialect"):
        Dialect(name)
