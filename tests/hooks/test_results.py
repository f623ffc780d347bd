"""The results of hooks are checked, and the message names the hook."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, DiagnosticError, parse, print_ir
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import i32
from odsgen.runtime.registry.hook_errors import WrongHookError
from odsgen.runtime.registry.hook_slots import giving, giving_nothing

SPEC = """
dialect: r
imports: [builtin]
types:
  BoxType: {mnemonic: box, parameters: {size: uint8}, assembly_format: custom}
  PairType: {mnemonic: pair, parameters: {size: uint8}, assembly_format: "`<` custom<Size>($size) `>`"}
ops:
  p:
    arguments: {n: I32Attr}
    assembly_format: "custom<Num>($n) attr-dict"
    verifier: true
  q:
    arguments: {x: AnyInteger}
    results: {y: AnyType}
    infer_return_types: true
    fold: true
    canonicalize_method: true
    assembly_format: "$x attr-dict `:` type($x)"
"""

Hooks = dict[str, Callable[..., Any]]


def good() -> Hooks:
    """Hooks that are as they should be."""

    def box(parser: Any) -> Any:
        from odsgen.runtime.registry.context import loaded_dialect

        parser.parse_token("<")
        size = parser.parse_integer()
        parser.parse_token(">")
        dialect = loaded_dialect("r")
        assert dialect is not None
        found: Any = dialect.types["box"]
        return found.get(size)

    return {
        "parse_box_type": box,
        "print_box_type": lambda type, printer: printer.emit(f"<{type.size}>"),
        "parse_size": lambda parser: parser.parse_integer(),
        "print_size": lambda type, printer, size: printer.emit(str(size)),
        "parse_num": lambda parser: IntegerAttr.get(parser.parse_integer(), i32),
        "print_num": lambda op, printer, n: printer.emit(str(n.value)),
        "verify_p": lambda op: None,
        "infer_q_return_types": lambda operands, properties, regions: [operands[0].type],
        "fold_q": lambda op, operands: None,
        "canonicalize_q": lambda op, rewriter: False,
    }


def context(changed: Mapping[str, Callable[..., Any]]) -> Context:
    return Context(
        allow_unregistered=True, dialects=[load_in_memory(SPEC, {**good(), **changed}).DIALECT]
    )


def test_good_hooks_are_called() -> None:
    text = 'r.p 7\n%0 = "t.x"() {a = !r.box<3>, b = !r.pair<4>} : () -> i32\n%1 = r.q %0 : i32\n'
    module = parse(text, context({}))
    module.verify()
    assert [line.strip() for line in print_ir(module).splitlines()[1:-1]] == text.splitlines()


def _returned_error(op: Any) -> Any:
    return op.op_error("too large")


def _returned_error_sometimes(op: Any) -> Any:
    return op.op_error("too large") if op.n > 3 else None


def _yields(op: Any) -> Any:
    yield op


@pytest.mark.parametrize(
    "hook, text, message",
    [
        (
            {"verify_p": _returned_error},
            "r.p 7",
            "'r.p' op cannot be verified: the hook @verifies(POp) returned a VerifyError instead of raising it: "
            "write `raise op.op_error(…)`",
        ),
        (
            {"verify_p": _returned_error_sometimes},
            "r.p 7",
            "'r.p' op cannot be verified: the hook @verifies(POp) returned a VerifyError instead of raising it: "
            "write `raise op.op_error(…)`",
        ),
        (
            {"verify_p": lambda op: False},
            "r.p 7",
            "'r.p' op cannot be verified: the hook @verifies(POp) returned False, which says nothing; "
            "it refuses by `raise op.op_error(…)`",
        ),
        (
            {"verify_p": _yields},
            "r.p 7",
            "'r.p' op cannot be verified: the hook @verifies(POp) returned a generator, and nobody takes what it returns",
        ),
        (
            {"print_num": lambda op, printer, n: "7"},
            "r.p 7",
            "'r.p' op cannot be printed: the hook @form(\"Num\") returned the str '7' instead of writing it: "
            "write `printer.emit(…)`",
        ),
        (
            {"print_box_type": lambda type, printer: "<3>"},
            '"t.x"() {a = !r.box<3>} : () -> ()',
            "'t.x' op cannot be printed: the hook @form(BoxType) returned the str '<3>' instead of writing it: "
            "write `printer.emit(…)`",
        ),
        (
            {"print_size": lambda type, printer, size: str(size)},
            '"t.x"() {a = !r.pair<3>} : () -> ()',
            "'t.x' op cannot be printed: the hook @form(\"Size\") returned the str '3' instead of writing it: "
            "write `printer.emit(…)`",
        ),
        (
            {"parse_num": lambda parser: parser.parse_integer()},
            "r.p 7",
            "'r.p' op cannot be read: the hook @form(\"Num\") returned the int 7, expected Attribute",
        ),
        (
            {"parse_num": lambda parser: None if parser.parse_integer() else None},
            "r.p 7",
            "'r.p' op cannot be read: the hook @form(\"Num\") returned None, expected Attribute; is a `return` missing?",
        ),
        (
            {"parse_box_type": lambda parser: "box"},
            '"t.x"() {a = !r.box<3>} : () -> ()',
            "'t.x' op cannot be read: the hook @form(BoxType) returned the str 'box', expected BoxType",
        ),
        (
            {"infer_q_return_types": lambda operands, properties, regions: operands[0].type},
            '%0 = "t.x"() : () -> i32\n%1 = r.q %0 : i32',
            "'r.q' op cannot be read: the hook @infers(QOp) returned an IntegerType, "
            "expected Sequence[Type]; put it into a list: return [...]",
        ),
    ],
)  # fmt: skip
def test_wrong_results(hook: Hooks, text: str, message: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        module = parse(text, context(hook))
        module.verify()
        print_ir(module)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.message == message
    assert "this is a fault of the hook" in diagnostic.notes[0].message
    assert __file__ in diagnostic.notes[0].message


def test_folds_and_canonicalizations() -> None:
    text = '%0 = "t.x"() : () -> i32\n%1 = r.q %0 : i32\n'
    for hook, message in (
        (
            {"fold_q": lambda op, operands: op.x},
            "the hook @folds(QOp) returned an OpResult, expected Sequence[Attribute | Value] | None; "
            "put it into a list: return [...]",
        ),
        (
            {"canonicalize_q": lambda op, rewriter: None},
            "the hook @canonicalizes(QOp) returned None, expected bool; is a `return` missing?",
        ),
    ):
        op: Any = list(parse(text, context(hook)).walk())[-1]
        with pytest.raises(WrongHookError) as caught:
            if "fold_q" in hook:
                op.fold([None])
            else:
                from odsgen.rewriting import PatternRewriter

                for pattern in type(op).canonicalization_patterns():
                    pattern.match_and_rewrite(op, PatternRewriter(op))
        assert str(caught.value) == message


def test_a_hook_that_takes_other_arguments() -> None:
    """Type checkers hold how a hook is called; where nobody ran one, the fault has its place."""
    with pytest.raises(DiagnosticError) as caught:
        parse("r.p 7", context({"verify_p": lambda: None})).verify()
    (diagnostic,) = caught.value.diagnostics
    assert "takes 0 positional arguments but 1 was given" in diagnostic.message
    assert "this is a fault of the hook 'test_a_hook_that_takes" in diagnostic.notes[0].message
    assert __file__ in diagnostic.notes[0].message


def test_a_verifier_that_says_it_gives_nothing_is_checked_all_the_same() -> None:
    def verify(op: Any) -> None:
        return op.op_error("too large")  # type: ignore[no-any-return]

    with pytest.raises(DiagnosticError, match="returned a VerifyError instead of raising it"):
        parse("r.p 7", context({"verify_p": verify})).verify()


def test_hooks_that_type_checkers_hold_are_called_as_they_are() -> None:
    """`HOOKS_ARE_TYPED` in a package is for the hooks of all its modules that say what they give."""

    def plain(op: Any) -> None: ...
    def silent(op: Any): ...

    room = ModuleType("r_typed")
    for hook in (plain, silent):
        hook.__module__ = "r_typed.hooks.verifiers"
    assert giving_nothing("@verifies(POp)", plain) is not plain
    sys.modules["r_typed"] = room
    room.__dict__["HOOKS_ARE_TYPED"] = True
    assert giving_nothing("@verifies(POp)", plain) is plain
    assert giving("@folds(POp)", plain, "Sequence[Attribute | Value] | None") is plain
    assert giving_nothing("@verifies(POp)", silent) is not silent


@pytest.mark.parametrize("room", ["odsgen.dialects", "odsgen.vendors"])
def test_bundled_hooks_are_held_by_type_checkers(room: str) -> None:
    assert import_module(room).HOOKS_ARE_TYPED
