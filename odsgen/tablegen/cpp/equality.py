"""Comparisons: also with types that C++ makes on the spot, which here are compared part by part."""

from __future__ import annotations

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import logic, values as v
from odsgen.tablegen.cpp.translator import ConditionTranslator, dotted, template
from odsgen.tablegen.cpp.values import Translated

_SHAPE = template("$_self.shape")
_ELEMENT = template("$_self.element_type")
_SCALABLE = template("$_self.scalable_dims")
_NOT_SCALABLE = template("not $_self.is_scalable")
_NO_ENCODING = template("$_self.encoding is None")


def _of(text: s.PredicateSyntax, value: s.PredicateSyntax) -> s.PredicateSyntax:
    return logic.substituted(text, {"_self": value})


def compared(left: s.PredicateSyntax, operator: str, right: s.PredicateSyntax) -> s.Comparison:
    return s.Comparison(left, ((operator, right),))


class EqualityTranslator(ConditionTranslator):
    """Equality of values and of what lambdas and constructors make."""

    def equal(self, left: v.Evaluated, right: v.Evaluated) -> s.PredicateSyntax:
        """The condition that both are the same."""
        if isinstance(left, Translated) and isinstance(right, Translated):
            return self._plainly_equal(left, right)
        if not isinstance(right, Translated):
            left, right = right, left
        if isinstance(right, v.Listed) and isinstance(left, Translated | v.Listed):
            left, right = right, left
        if isinstance(left, v.Listed):
            return self._plainly_equal(self.sequence(left), self.sequence(right))
        if isinstance(right, Translated):
            match left:
                case v.Built():
                    return self._equals_built(left, right)
                case v.Reshaped():
                    return self._equals_reshaped(left, right)
                case v.Repeated():
                    return self._equals_repeated(left, right)
                case v.Chosen(when_true=when_true, when_false=when_false):
                    return self.choice(
                        left.condition,
                        lambda: self.equal(when_true, right),
                        lambda: self.equal(when_false, right),
                    )
                case _:
                    pass
        self.fail("a comparison of what has no counterpart")

    def _plainly_equal(self, left: Translated, right: Translated) -> s.PredicateSyntax:
        if v.NULL in (left.type, right.type):
            other = right if left.type == v.NULL else left
            if other.type == v.NULL:
                return logic.TRUE
            if other.present is None and other.type in (v.BOOL, v.INT, v.FLOAT, v.STRING):
                self.fail(f"a value of type {other.type} is compared with null")
            return logic.negation(self.as_condition(other))
        if left.syntax == right.syntax:
            self.present(left)
            return logic.TRUE
        if "llvm::APInt" in (left.type.name, right.type.name):
            return self._equal_integers(left, right)
        for side in (left, right):
            if side.present is not None:
                self.require(side.present)
        if left.type == v.BOOL == right.type:
            for one, other in ((left, right), (right, left)):
                if isinstance(other.syntax, s.Literal):
                    return one.syntax if other.syntax.value else logic.negation(one.syntax)
        self._check_comparable(left, right)
        return compared(left.syntax, "==", right.syntax)

    def _check_comparable(self, left: Translated, right: Translated) -> None:
        classes = self.table.classes
        numbers = {"int", "float", "bool"}
        a, b = left.type, right.type
        if v.UNKNOWN in (a, b) or a.name == b.name or (a.name in numbers and b.name in numbers):
            return
        if a.name in classes and b.name in classes:
            roots = {self.table.line(name)[-1] for name in (a.name, b.name)}
            interfaces = [n for n in (a.name, b.name) if classes[n].interface]
            if len(roots) == 1 or interfaces:
                return
        self.fail(f"values of types {a} and {b} are compared")

    def _equal_integers(self, left: Translated, right: Translated) -> s.PredicateSyntax:
        """``attr.getValue().eq(APInt(32, -1))``: the same bits."""
        if left.type.name != "llvm::APInt":
            left, right = right, left
        if right.type.name == "llvm::APInt":
            self.fail("two integers of arbitrary width are compared")
        assert isinstance(right.syntax, s.Literal)
        value = right.syntax.value
        assert isinstance(value, int)
        width = int(right.type.name.rpartition(":")[2]) if ":" in right.type.name else 64
        bits = value & ((1 << width) - 1)
        member = "value" if bits < 1 << (width - 1) else "unsigned_value"
        return compared(s.Member(left.syntax, member), "==", s.Literal(bits))

    def _equals_built(self, built: v.Built, other: Translated) -> s.PredicateSyntax:
        known = self.table.classes[built.cpp_name]
        value = self.present(other).syntax
        parts = [self.class_test(value, known)]
        for name, parameter in built.parameters:
            parts.append(
                self._plainly_equal(Translated(s.Member(value, name), parameter.type), parameter)
            )
        if built.cpp_name == "mlir::VectorType" and len(built.parameters) == 2:
            parts.append(_of(_NOT_SCALABLE, value))
        if built.cpp_name == "mlir::RankedTensorType":
            parts.append(_of(_NO_ENCODING, value))
        return logic.all_of(parts)

    def _equals_reshaped(self, reshaped: v.Reshaped, other: Translated) -> s.PredicateSyntax:
        base, value = reshaped.base.syntax, self.present(other).syntax
        known = self.table.classes[reshaped.base.type.name]
        if known.cpp_name != "mlir::VectorType":
            self.fail(f"a {known.cpp_name} of another shape")
        element = reshaped.element or _of(_ELEMENT, base)
        scalable = reshaped.scalable or _of(_SCALABLE, base)
        return logic.all_of(
            [
                self.class_test(value, known),
                compared(_of(_SHAPE, value), "==", reshaped.shape),
                compared(_of(_ELEMENT, value), "==", element),
                compared(_of(_SCALABLE, value), "==", scalable),
            ]
        )

    def _equals_repeated(self, repeated: v.Repeated, other: Translated) -> s.PredicateSyntax:
        name = self.fresh_name("element")
        self.local_names.discard(name)
        length = compared(s.Call("len", (other.syntax,)), "==", repeated.count.syntax)
        same = compared(s.Name(name), "==", repeated.value.syntax)
        return logic.all_of([length, s.Comprehension("all", same, (name,), other.syntax, None)])

    def present(self, value: Translated) -> Translated:
        """The value, after the condition that it is not null."""
        if value.present is not None:
            self.require(value.present)
        elif value.type.nullable:
            self.require(compared(value.syntax, "is not", s.Literal(None)))
        return Translated(value.syntax, value.type.present)

    def made(self, value: v.Evaluated) -> s.PredicateSyntax:
        """The value itself, also one that C++ makes: what the language constructs."""
        match value:
            case Translated():
                return self.present(value).syntax
            case v.Built(cpp_name="mlir::VectorType", parameters=((_, shape), (_, element))):
                return s.Call("vector_type", (shape.syntax, element.syntax))
            case v.Built(cpp_name="mlir::VectorType", parameters=((_, shape), (_, of), (_, dims))):
                return s.Call("scalable_vector_type", (shape.syntax, of.syntax, dims.syntax))
            case v.Built(cpp_name=cpp_name, parameters=parameters):
                known = self.table.classes[cpp_name]
                if known.name and (known.kind == "type" or not parameters):
                    arguments = tuple(part.syntax for _, part in parameters)
                    return s.MethodCall(dotted(known.name), "get", arguments)
            case v.Reshaped(base=base, shape=shape, element=None, scalable=None):
                return s.Call("with_shape", (base.syntax, shape))
            case v.Reshaped(base=base, shape=shape, element=element, scalable=scalable):
                return s.Call(
                    "scalable_vector_type",
                    (
                        shape,
                        element or _of(_ELEMENT, base.syntax),
                        scalable or _of(_SCALABLE, base.syntax),
                    ),
                )
            case v.Chosen(condition=condition, when_true=when_true, when_false=when_false):
                return s.Conditional(condition, self.made(when_true), self.made(when_false))
            case v.Repeated(count=count, value=repeated):
                return s.Call("repeated", (repeated.syntax, count.syntax))
            case v.Listed():
                return self.sequence(value).syntax
            case _:
                pass
        self.fail("a value that our language cannot make")
