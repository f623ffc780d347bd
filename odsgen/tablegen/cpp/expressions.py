"""Expressions of every kind: names, operators, calls, placeholders."""

from __future__ import annotations

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import logic, syntax as c, values as v
from odsgen.tablegen.cpp.classes import ClassTable, CppEnum
from odsgen.tablegen.cpp.equality import compared
from odsgen.tablegen.cpp.functions import FunctionTranslator, all_different_neighbours
from odsgen.tablegen.cpp.parser import parse_expression
from odsgen.tablegen.cpp.symbols import Symbol, Symbols
from odsgen.tablegen.cpp.translator import dotted
from odsgen.tablegen.cpp.values import Translated

_DYNAMIC = frozenset({"kDynamic", "kDynamicSize"})
_ARITHMETIC = frozenset({"+", "-", "*", "&", "|", "^", "<<", ">>"})
_ORDER = frozenset({"<", "<=", ">", ">="})

#: What an operation's accessor gives of an attribute of the class: a member of the attribute, and its C++ type.
_UNWRAPPED = {
    "mlir::IntegerAttr": ("unsigned_value", v.INT),
    "mlir::BoolAttr": ("unsigned_value", v.BOOL),
    "mlir::StringAttr": ("value", v.STRING),
    "mlir::FlatSymbolRefAttr": ("value", v.STRING),
    "mlir::TypeAttr": ("value", v.TYPE),
    "mlir::AffineMapAttr": ("value", v.CppType("mlir::AffineMap")),
    "mlir::DenseI64ArrayAttr": ("values", v.CppType("tuple", v.INT)),
    "mlir::DenseI32ArrayAttr": ("values", v.CppType("tuple", v.INT)),
    "mlir::DenseI16ArrayAttr": ("values", v.CppType("tuple", v.INT)),
    "mlir::DenseI8ArrayAttr": ("values", v.CppType("tuple", v.INT)),
    "mlir::DenseBoolArrayAttr": ("values", v.CppType("tuple", v.BOOL)),
}


class ExpressionTranslator(FunctionTranslator):
    """The whole translator; ``self_type`` is the C++ type of ``$_self``, None where there is none."""

    def __init__(
        self, table: ClassTable, symbols: Symbols, self_type: v.CppType | None = None
    ) -> None:
        super().__init__(table, symbols)
        self.self_type = self_type

    def value(self, expression: c.Expression) -> v.Evaluated:
        self._step()
        match expression:
            case c.Integer(value=number):
                return Translated(s.Literal(number), v.INT)
            case c.Float(value=real):
                return Translated(s.Literal(real), v.FLOAT)
            case c.String(value=text):
                return Translated(s.Literal(text), v.STRING)
            case c.Character():
                self.fail("a character")
            case c.Boolean(value=truth):
                return Translated(s.Literal(truth), v.BOOL)
            case c.NullPointer():
                return Translated(s.Literal(None), v.NULL)
            case c.Placeholder():
                return self._placeholder(expression)
            case c.Name():
                return self._name(expression)
            case c.Lambda():
                return v.Closure(expression, dict(self.names))
            case c.Braces():
                return self._braces(expression)
            case c.Subscript():
                return self._subscript(expression)
            case c.Unary():
                return self._unary(expression)
            case c.Binary():
                return self._binary(expression)
            case c.Conditional():
                return self.chosen(
                    self.truth(expression.condition),
                    lambda: self.value(expression.when_true),
                    lambda: self.value(expression.when_false),
                )
            case c.Member():
                return self._member(expression)
            case c.Call():
                return self._call(expression)

    # --- names ----------------------------------------------------------------------------------

    def _placeholder(self, placeholder: c.Placeholder) -> v.Evaluated:
        name = placeholder.name
        if name == "_self":
            if self.self_type is None:
                self.fail("there is no $_self")
            return Translated(s.Placeholder(name), self.self_type)
        if name == "_op":
            return Translated(s.Placeholder(name), v.OPERATION)
        if name in ("_builder", "_ctx", "_ctxt"):
            return v.Special("builder" if name == "_builder" else "context")
        if name in self.symbols.by_name:
            return self.symbol_value(name)
        self.fail(f"'${name}' is no operand, result or attribute")

    def symbol_value(self, name: str, as_attribute: bool = False) -> v.Evaluated:
        symbol = self.symbols.by_name[name]
        syntax = s.Placeholder(name)
        nullable = symbol.arity == "optional"
        if symbol.kind in ("operand", "result"):
            if symbol.arity == "variadic":
                return Translated(syntax, v.CppType("tuple", v.VALUE))
            of_type = self.type_of(symbol.cpp_type) if symbol.cpp_type else v.UNKNOWN
            element = None if of_type in (v.UNKNOWN, v.TYPE) else of_type
            return Translated(syntax, v.CppType(v.VALUE.name, element, nullable))
        if symbol.kind in ("region", "successor"):
            of = v.CppType("mlir::Region" if symbol.kind == "region" else "mlir::Block")
            return Translated(syntax, v.CppType("tuple", of) if symbol.arity else of)
        found = self.type_of(symbol.cpp_type) if symbol.cpp_type else v.UNKNOWN
        if symbol.kind == "property":
            return Translated(syntax, v.CppType(found.name, found.element, nullable))
        return self._attribute(symbol, found, as_attribute)

    def _attribute(self, symbol: Symbol, of: v.CppType, as_attribute: bool) -> v.Evaluated:
        syntax = s.Placeholder(symbol.name)
        nullable = symbol.arity == "optional" or symbol.default != ""
        whole = Translated(syntax, v.CppType(of.name, of.element, nullable))
        if of == v.UNKNOWN:
            whole = Translated(syntax, v.CppType(v.ATTRIBUTE.name, None, nullable))
        if as_attribute:
            return whole
        if of.name == "mlir::UnitAttr":
            return Translated(compared(syntax, "is not", s.Literal(None)), v.BOOL)
        unwrapped = _UNWRAPPED.get(of.name)
        if unwrapped is None and of.name in self.table.classes:
            parameters = self.table.classes[of.name].parameters
            if len(parameters) == 1 and self.type_of(parameters[0][1]).name in self.table.enums:
                unwrapped = (parameters[0][0], self.type_of(parameters[0][1]))
        if unwrapped is None:
            return whole
        member: s.PredicateSyntax = s.Member(syntax, unwrapped[0])
        if unwrapped[1] == v.BOOL and unwrapped[0] == "unsigned_value":
            member = compared(member, "==", s.Literal(1))
        if symbol.default:
            otherwise = self.plain(parse_expression(symbol.default))
            if otherwise.type.name != unwrapped[1].name:
                self.fail(f"the default of '{symbol.name}' is of another type")
            test = compared(syntax, "is not", s.Literal(None))
            return Translated(s.Conditional(test, member, otherwise.syntax), unwrapped[1])
        present = self.as_condition(whole) if nullable else None
        return Translated(member, unwrapped[1], present)

    def _name(self, name: c.Name) -> v.Evaluated:
        if len(name.parts) == 1 and name.last.name in self.names:
            return self.names[name.last.name]
        if name.last.name in _DYNAMIC:
            return Translated(s.Name("DYNAMIC"), v.INT)
        case = v.enum_case(name, self.table)
        if case is not None:
            return self.enum_value(*case)
        if name.qualified in ("std::nullopt", "nullopt", "NULL"):
            return Translated(s.Literal(None), v.NULL)
        if self.table.find_function(name.qualified, 1, name.is_global) is not None:
            return v.Special(f"function {name.qualified}")
        if len(name.parts) > 1:
            owner = c.Name(name.parts[:-1], name.is_global)
            if self.table.find_enum(owner.qualified, owner.is_global) is not None:
                self.fail(f"'{name.last.name}' is no case of '{owner.qualified}'")
        self.fail(f"the name '{name.qualified}' is not known")

    def enum_value(self, enum: CppEnum, case: str) -> v.Evaluated:
        """A case of an enum, as our language calls it."""
        of = v.CppType(enum.cpp_name)
        ours = enum.cases.get(case)
        if not enum.name or ours is None or not ours.isidentifier():
            self.fail(f"'{case}' of '{enum.cpp_name}' has no counterpart")
        return Translated(s.Member(dotted(enum.name), ours), of)

    # --- sequences ------------------------------------------------------------------------------

    def _braces(self, braces: c.Braces) -> v.Evaluated:
        elements = self.evaluated(braces.elements)
        if braces.type is None:
            return v.Listed(elements)
        of = v.type_of_name(braces.type.name, self.table)
        if of is not None and of.name == "tuple":
            return self.sequence(v.Listed(elements))
        if of is not None and len(elements) == 1 and isinstance(elements[0], Translated):
            return self._as_type(elements[0], of)
        self.fail(f"an object of '{braces.type.name.qualified}'")

    def sequence(self, value: v.Evaluated) -> Translated:
        """The value as a sequence."""
        if isinstance(value, v.Listed):
            element, parts = v.UNKNOWN, []
            for part in value.elements:
                if not isinstance(part, Translated):
                    self.fail("a list of what has no counterpart")
                part = self.present(part)
                element = part.type
                parts.append(part.syntax)
            return Translated(s.Display(tuple(parts)), v.CppType("tuple", element))
        if not isinstance(value, Translated):
            self.fail("something that is no sequence")
        value = self.present(value)
        if value.type.name == "tuple":
            return value
        if value.type.name == "mlir::Region":
            of = v.CppType("tuple", v.CppType("mlir::Block"))
            return Translated(s.Member(value.syntax, "blocks"), of)
        if self.table.extends(value.type.name, "mlir::ArrayAttr"):
            of = v.CppType("tuple", v.ATTRIBUTE)
            return Translated(s.Member(value.syntax, "elements"), of)
        self.fail(f"a value of type {value.type} where a sequence is expected")

    def _subscript(self, expression: c.Subscript) -> v.Evaluated:
        value = self.value(expression.object)
        sequence = self.sequence(value)
        index = self.plain(expression.index)
        if index.type != v.INT:
            self.fail("an index that is no integer")
        return Translated(
            s.Subscript(sequence.syntax, index.syntax), sequence.type.element or v.UNKNOWN
        )

    # --- operators ------------------------------------------------------------------------------

    def _unary(self, expression: c.Unary) -> v.Evaluated:
        operator = expression.operator
        if operator == "!":
            return Translated(self.truth(expression), v.BOOL)
        value = self.value(expression.operand)
        if operator == "*":
            if isinstance(value, Translated):
                return self.present(value)
            self.fail("a dereferenced iterator")
        if operator == "&":
            return value
        if not isinstance(value, Translated) or value.type.name not in ("int", "float", "bool"):
            self.fail(f"'{operator}' of something that is no number")
        value = self.present(value)
        if isinstance(value.syntax, s.Literal) and isinstance(value.syntax.value, int):
            number = int(value.syntax.value)
            folded = {"-": -number, "+": number, "~": ~number}[operator]
            return Translated(s.Literal(folded), v.INT)
        if operator == "+":
            return value
        return Translated(s.Unary(operator, value.syntax), value.type)

    def _binary(self, expression: c.Binary) -> v.Evaluated:
        operator = expression.operator
        if operator in ("&&", "||"):
            return Translated(self.truth(expression), v.BOOL)
        left, right = self.value(expression.left), self.value(expression.right)
        if operator in ("==", "!="):
            if isinstance(left, v.Special) or isinstance(right, v.Special):
                same = self._equal_iterators(left, right)
            else:
                same = self.equal(left, right)
            return Translated(same if operator == "==" else logic.negation(same), v.BOOL)
        if not isinstance(left, Translated) or not isinstance(right, Translated):
            self.fail(f"'{operator}' of what has no counterpart")
        left, right = self.present(left), self.present(right)
        if operator in _ORDER:
            return Translated(self._ordered(operator, left, right), v.BOOL)
        return self._arithmetic(operator, left, right)

    def _ordered(self, operator: str, left: Translated, right: Translated) -> s.PredicateSyntax:
        known = ("int", "float", "str", "bool")
        if left.type.name not in known or right.type.name not in known:
            self.fail(f"'{operator}' of values of types {left.type} and {right.type}")
        return compared(left.syntax, operator, right.syntax)

    def _equal_iterators(self, left: v.Evaluated, right: v.Evaluated) -> s.PredicateSyntax:
        match left, right:
            case (
                v.Special(name="adjacent", value=first),
                v.Special(name="end", value=second),
            ) if (
                first is not None and first == second
            ):
                return all_different_neighbours(first)
        self.fail("iterators are compared")

    def _arithmetic(self, operator: str, left: Translated, right: Translated) -> v.Evaluated:
        enum = self.table.enums.get(left.type.name)
        if enum is not None and left.type == right.type and operator in ("|", "&", "^"):
            return Translated(s.Binary(operator, left.syntax, right.syntax), left.type)
        if left.type.name not in ("int", "bool") or right.type.name not in ("int", "bool"):
            if not {left.type.name, right.type.name} <= {"int", "float"}:
                self.fail(f"'{operator}' of values of types {left.type} and {right.type}")
        match left.syntax, right.syntax:
            case s.Literal(value=int(a)), s.Literal(value=int(b)):
                return Translated(s.Literal(self._folded(operator, int(a), int(b))), v.INT)
        of = v.FLOAT if v.FLOAT in (left.type, right.type) else v.INT
        if operator in ("+", "-") and isinstance(right.syntax, s.Literal):
            number = right.syntax.value
            if isinstance(number, int) and number < 0:
                operator = "-" if operator == "+" else "+"
                right = Translated(s.Literal(-number), v.INT)
            if number == 0:
                return left
        if operator in _ARITHMETIC:
            return Translated(s.Binary(operator, left.syntax, right.syntax), of)
        if operator in ("/", "%"):
            return self._divided(operator, left, right)
        self.fail(f"the operator '{operator}'")

    def _divided(self, operator: str, left: Translated, right: Translated) -> v.Evaluated:
        """Integer division: C++ rounds to zero, our language down; both agree on what is not negative."""
        positive = isinstance(right.syntax, s.Literal) and (right.syntax.value or 0) > 0  # type: ignore[operator]
        if v.FLOAT in (left.type, right.type):
            self.fail("a division of floats")
        if not positive:
            self.require(compared(right.syntax, ">", s.Literal(0)))
        if not _is_never_negative(left.syntax):
            self.require(compared(left.syntax, ">=", s.Literal(0)))
        symbol = "//" if operator == "/" else "%"
        return Translated(s.Binary(symbol, left.syntax, right.syntax), v.INT)

    def _folded(self, operator: str, a: int, b: int) -> int:
        match operator:
            case "+":
                return a + b
            case "-":
                return a - b
            case "*":
                return a * b
            case "|":
                return a | b
            case "&":
                return a & b
            case "^":
                return a ^ b
            case "<<" if 0 <= b < 128:
                return a << b
            case ">>" if 0 <= b:
                return a >> min(b, 1 << 20)
            case "/" if b > 0 and a >= 0:
                return a // b
            case "%" if b > 0 and a >= 0:
                return a % b
        self.fail(f"the operator '{operator}' of {a} and {b}")

    # --- members and calls ------------------------------------------------------------------------

    def _member(self, expression: c.Member) -> v.Evaluated:
        value = self.value(expression.object)
        if isinstance(value, v.Special) and value.name == "properties":
            name = expression.member.name
            if name in self.symbols.by_name:
                return self.symbol_value(name, as_attribute=True)
        self.fail(f"the field '{expression.member.name}' is C++ that is not known")

    def _call(self, call: c.Call) -> v.Evaluated:
        function = call.function
        match function:
            case c.Member():
                return self.member_call(function.object, function.member, call.arguments)
            case c.Name() if len(function.parts) == 1 and function.last.name in self.names:
                return self._applied(self.names[function.last.name], call.arguments)
            case c.Name():
                return self.named_call(function, call.arguments)
            case _:
                return self._applied(self.value(function), call.arguments)

    def _applied(self, function: v.Evaluated, arguments: tuple[c.Expression, ...]) -> v.Evaluated:
        values = self.evaluated(arguments)
        if isinstance(function, v.Closure):
            if len(function.lambda_.body) == 1 or not _makes_value(function.lambda_):
                condition = self._tried_condition(function, values)
                if condition is not None:
                    return Translated(condition, v.BOOL)
            return self.apply(function, values)
        if isinstance(function, v.Special) and function.name == "equal_to" and len(values) == 2:
            return Translated(self.equal(*values), v.BOOL)
        self.fail("something that is no function is called")

    def _tried_condition(
        self, function: v.Closure, values: tuple[v.Evaluated, ...]
    ) -> s.PredicateSyntax | None:
        """The result as a condition where the lambda says that it is one."""
        returns = function.lambda_.returns
        if returns is not None and returns.name.qualified == "bool":
            return self.apply_as_condition(function, values)
        return None


def _makes_value(lambda_: c.Lambda) -> bool:
    return lambda_.returns is None or lambda_.returns.name.qualified != "bool"


def _is_never_negative(syntax: s.PredicateSyntax) -> bool:
    match syntax:
        case s.Literal(value=int(number)):
            return number >= 0
        case s.Call(function="len" | "bit_width"):
            return True
        case s.Member(
            name="rank" | "width" | "num_elements" | "num_dynamic_dims" | "unsigned_value"
        ):
            return True
        case s.Binary(operator="+" | "*" | "//" | "%" | "&", left=left, right=right):
            return _is_never_negative(left) and _is_never_negative(right)
    return False
