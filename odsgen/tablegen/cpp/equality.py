"""Comparisons: also with types that C++ makes on the spot, which here are compared part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import logic
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.logic import compared, template
from odsgen.tablegen.cpp.values import Translated

if TYPE_CHECKING:
    from odsgen.tablegen.cpp.translator import Translator

_NOT_SCALABLE = template("not $_self.is_scalable")
_NO_ENCODING = template("$_self.encoding is None")


def _of(text: s.PredicateSyntax, value: s.PredicateSyntax) -> s.PredicateSyntax:
    return logic.substituted(text, {"_self": value})


def equal(translator: Translator, left: v.Evaluated, right: v.Evaluated) -> s.PredicateSyntax:
    """The condition that both are the same."""
    if isinstance(left, Translated) and isinstance(right, Translated):
        return _plainly_equal(translator, left, right)
    if not isinstance(right, Translated):
        left, right = right, left
    if isinstance(right, v.Listed) and isinstance(left, Translated | v.Listed):
        left, right = right, left
    if isinstance(left, v.Listed):
        return _plainly_equal(translator, translator.sequence(left), translator.sequence(right))
    if isinstance(right, Translated):
        match left:
            case v.Built():
                return _equals_built(translator, left, right)
            case v.Reshaped():
                return _equals_reshaped(translator, left, right)
            case v.Repeated():
                return _equals_repeated(translator, left, right)
            case v.Chosen(when_true=when_true, when_false=when_false):
                return translator.choice(
                    left.condition,
                    lambda: translator.equal(when_true, right),
                    lambda: translator.equal(when_false, right),
                )
            case _:
                pass
    translator.fail("a comparison of what has no counterpart")


def _plainly_equal(
    translator: Translator, left: Translated, right: Translated
) -> s.PredicateSyntax:
    if v.NULL in (left.type, right.type):
        other = right if left.type == v.NULL else left
        if other.type == v.NULL:
            return logic.TRUE
        if other.present is None and other.type in (v.BOOL, v.INT, v.FLOAT, v.STRING):
            translator.fail(f"a value of type {other.type} is compared with null")
        return logic.negation(translator.as_condition(other))
    if left.syntax == right.syntax:
        translator.present(left)
        return logic.TRUE
    if "llvm::APInt" in (left.type.name, right.type.name):
        return _equal_integers(translator, left, right)
    for side in (left, right):
        if side.present is not None:
            translator.require(side.present)
    if left.type == v.BOOL == right.type:
        for one, other in ((left, right), (right, left)):
            if isinstance(other.syntax, s.Literal):
                return one.syntax if other.syntax.value else logic.negation(one.syntax)
    check_comparable(translator, left, right)
    return compared(left.syntax, "==", right.syntax)


def check_comparable(translator: Translator, left: Translated, right: Translated) -> None:
    classes = translator.table.classes
    numbers = {"int", "float", "bool"}
    a, b = left.type, right.type
    if v.UNKNOWN in (a, b) or a.name == b.name or (a.name in numbers and b.name in numbers):
        return
    if a.name in classes and b.name in classes:
        roots = {translator.table.line(name)[-1] for name in (a.name, b.name)}
        interfaces = [n for n in (a.name, b.name) if classes[n].interface]
        if len(roots) == 1 or interfaces:
            return
    translator.fail(f"values of types {a} and {b} are compared")


def _equal_integers(
    translator: Translator, left: Translated, right: Translated
) -> s.PredicateSyntax:
    """``attr.getValue().eq(APInt(32, -1))``: the same bits."""
    if left.type.name != "llvm::APInt":
        left, right = right, left
    if right.type.name == "llvm::APInt":
        translator.fail("two integers of arbitrary width are compared")
    assert isinstance(right.syntax, s.Literal)
    value = right.syntax.value
    assert isinstance(value, int)
    width = int(right.type.name.rpartition(":")[2]) if ":" in right.type.name else 64
    bits = value & ((1 << width) - 1)
    member = "value" if bits < 1 << (width - 1) else "unsigned_value"
    return compared(s.Member(left.syntax, member), "==", s.Literal(bits))


def _equals_built(translator: Translator, built: v.Built, other: Translated) -> s.PredicateSyntax:
    known = translator.table.classes[built.cpp_name]
    value = translator.present(other).syntax
    parts = [translator.class_test(value, known)]
    for name, parameter in built.parameters:
        parts.append(
            _plainly_equal(translator, Translated(s.Member(value, name), parameter.type), parameter)
        )
    if built.cpp_name == "mlir::VectorType" and len(built.parameters) == 2:
        parts.append(_of(_NOT_SCALABLE, value))
    if built.cpp_name == "mlir::RankedTensorType":
        parts.append(_of(_NO_ENCODING, value))
    return logic.all_of(parts)


def _equals_reshaped(
    translator: Translator, reshaped: v.Reshaped, other: Translated
) -> s.PredicateSyntax:
    base, value = reshaped.base.syntax, translator.present(other).syntax
    known = translator.table.classes[reshaped.base.type.name]
    if known.cpp_name != "mlir::VectorType":
        translator.fail(f"a {known.cpp_name} of another shape")
    element = reshaped.element or s.Member(base, "element_type")
    scalable = reshaped.scalable or s.Member(base, "scalable_dims")
    return logic.all_of(
        [
            translator.class_test(value, known),
            compared(s.Member(value, "shape"), "==", reshaped.shape),
            compared(s.Member(value, "element_type"), "==", element),
            compared(s.Member(value, "scalable_dims"), "==", scalable),
        ]
    )


def _equals_repeated(
    translator: Translator, repeated: v.Repeated, other: Translated
) -> s.PredicateSyntax:
    name = translator.fresh_name("element")
    translator.local_names.discard(name)
    length = compared(s.Call("len", (other.syntax,)), "==", repeated.count.syntax)
    same = compared(s.Name(name), "==", repeated.value.syntax)
    return logic.all_of([length, s.Comprehension("all", same, (name,), other.syntax, None)])
