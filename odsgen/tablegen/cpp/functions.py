"""Free functions: LLVM's casts, the algorithms over ranges, constructors of types, the functions of the tables."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import logic, syntax as c, values as v
from odsgen.tablegen.cpp.classes import CppClass, declared_functions, is_called
from odsgen.tablegen.cpp.equality import compared
from odsgen.tablegen.cpp.members import MemberTranslator
from odsgen.tablegen.cpp.values import Translated

_Arguments = tuple[c.Expression, ...]

_CASTS = frozenset({"cast", "cast_or_null", "cast_if_present"})
_DYNAMIC_CASTS = frozenset({"dyn_cast", "dyn_cast_or_null", "dyn_cast_if_present"})
_TESTS = frozenset({"isa", "isa_and_nonnull", "isa_and_present"})
_CONVERSIONS = frozenset({"static_cast", "const_cast", "reinterpret_cast"})
_LIBRARIES = frozenset({"", "llvm", "std", "mlir", "ranges"})


class FunctionTranslator(MemberTranslator):
    """Binds calls of functions and constructors."""

    def named_call(self, name: c.Name, arguments: _Arguments) -> v.Evaluated:
        last = name.last
        namespace = "::".join(part.name for part in name.parts[:-1])
        in_library = set(namespace.split("::")) <= _LIBRARIES
        if in_library and last.arguments is not None:
            if last.name in _TESTS:
                return Translated(self._isa(last, arguments), v.BOOL)
            if last.name in _CASTS | _DYNAMIC_CASTS:
                return self._cast(last, arguments)
            if last.name in _CONVERSIONS and len(arguments) == 1:
                return self._converted(last, arguments[0])
        if in_library and (found := _ALGORITHMS.get(last.name)) is not None:
            return found(self, arguments)
        if last.name == "get" and len(name.parts) > 1:
            return self._constructed(c.Name(name.parts[:-1], name.is_global), arguments)
        if last.name in ("begin", "end") and in_library and len(arguments) == 1:
            return v.Special(last.name, self.sequence(self.value(arguments[0])))
        known = self.table.find_function(name.qualified, len(arguments), name.is_global)
        if known is not None:
            return self._known_function(
                known.parameters, known.text, known.returns, known.classes, arguments
            )
        source = self.table.declared_function(name.qualified, len(arguments), name.is_global)
        if source is not None:
            return self.inlined(source.lambda_, self.evaluated(arguments))
        of = v.type_of_name(name, self.table)
        if of is not None:
            return self._conversion(name, of, arguments)
        if last.name == "Builder" and len(name.parts) > 1 and len(arguments) == 1:
            base = self.plain(arguments[0])
            return v.Reshaped(base, s.Member(base.syntax, "shape"))
        if len(name.parts) == 1:
            return self._own_method(name, arguments)
        self.fail(f"the function '{name.qualified}' is C++ that is not known")

    # --- casts ----------------------------------------------------------------------------------

    def _classes(self, part: c.NamePart) -> list[CppClass]:
        found = []
        for argument in part.arguments or ():
            if not isinstance(argument, c.TypeName):
                self.fail(f"'{part.name}' of what is no class")
            found.append(self.known_class(argument.name))
        return found

    def _isa(self, part: c.NamePart, arguments: _Arguments) -> s.PredicateSyntax:
        classes = self._classes(part)
        if len(arguments) != 1:
            self.fail(f"'{part.name}' of {len(arguments)} values")
        value = self.value(arguments[0])
        if isinstance(value, v.Built):
            ours = [self.table.extends(value.cpp_name, known.cpp_name) for known in classes]
            return s.Literal(any(ours))
        if not isinstance(value, Translated):
            self.fail("a class is asked of something that has no counterpart")
        for known in classes:
            self.check_possible(value, known)
        test = logic.any_of(self.class_test(value.syntax, known) for known in classes)
        if part.name == "isa":
            self.present(value)
            return test
        return logic.all_of([self.as_condition(value), test])

    def check_possible(self, value: Translated, known: CppClass) -> None:
        """Refuse what C++ may answer by an interface and our language only by a class that the value cannot have."""
        of = self.table.classes.get(value.type.name)
        if of is None or not of.name or not known.name or known.test or of.test:
            return
        roots = ("mlir::Type", "mlir::Attribute", "mlir::Value")
        if known.cpp_name in roots or of.cpp_name in roots:
            return
        if not (
            self.table.extends(of.cpp_name, known.cpp_name)
            or self.table.extends(known.cpp_name, of.cpp_name)
        ):
            self.fail(f"a '{of.cpp_name}' is no '{known.cpp_name}' here")

    def _cast(self, part: c.NamePart, arguments: _Arguments) -> v.Evaluated:
        classes = self._classes(part)
        if len(classes) != 1 or len(arguments) != 1:
            self.fail(f"'{part.name}' to several classes")
        [known] = classes
        value = self.value(arguments[0])
        if isinstance(value, v.Reshaped | v.Built | v.Chosen):
            return value
        if not isinstance(value, Translated):
            self.fail("a cast of something that has no counterpart")
        of = v.CppType(known.cpp_name)
        self.check_possible(value, known)
        test = self.class_test(value.syntax, known)
        is_certain = not value.type.nullable and self.table.extends(value.type.name, known.cpp_name)
        if is_certain and known.interface and value.present is None:
            return value  # what is known of it already says more
        if part.name in _DYNAMIC_CASTS:
            if not part.name.endswith("dyn_cast"):
                test = logic.all_of([self.as_condition(value), test])
            return Translated(value.syntax, of, None if is_certain else test)
        if part.name != "cast":  # null stays null
            if value.present is not None or value.type.nullable:
                absent = logic.negation(self.as_condition(value))
                self.require(logic.any_of([absent, test]))
                return Translated(value.syntax, of, self.as_condition(value))
            self.require(test)
            return Translated(value.syntax, of)
        if value.present is not None:
            self.require(value.present)
        if not is_certain:
            self.require(test)
        return Translated(value.syntax, of)

    def _converted(self, part: c.NamePart, argument: c.Expression) -> v.Evaluated:
        """``static_cast<int64_t>(x)``."""
        [target] = part.arguments or (None,)
        of = v.type_of_name(target.name, self.table) if isinstance(target, c.TypeName) else None
        value = self.value(argument)
        if of is None or not isinstance(value, Translated):
            self.fail(f"'{part.name}' to a class that is not known")
        if (
            isinstance(target, c.TypeName)
            and (width := _UNSIGNED.get(target.name.last.name)) is not None
            and isinstance(value.syntax, s.Literal)
            and isinstance(value.syntax.value, int)
        ):
            return Translated(s.Literal(value.syntax.value % (1 << width)), v.INT)
        return self._as_type(value, of)

    def _as_type(self, value: Translated, of: v.CppType) -> Translated:
        if of == v.BOOL:  # of what may be null: whether it is there
            return Translated(self.as_condition(value), v.BOOL)
        value = self.present(value)
        if of == v.INT and value.type.name in self.table.enums:
            return Translated(s.Member(value.syntax, "value"), v.INT)
        numbers = ("int", "bool")
        if of.name == value.type.name or (of.name in numbers and value.type.name in numbers):
            return Translated(value.syntax, of)
        if of.name in self.table.classes and self.table.extends(value.type.name, of.name):
            return Translated(value.syntax, of)
        if of == v.FLOAT and value.type == v.INT:
            return Translated(value.syntax, v.FLOAT)
        self.fail(f"a conversion of {value.type} to {of}")

    def _conversion(self, name: c.Name, of: v.CppType, arguments: _Arguments) -> v.Evaluated:
        """``int64_t(x)``, ``ArrayRef<int64_t>({1, 2})``, ``VectorType(builder)``, ``APInt(32, 1)``."""
        if of.name == "llvm::APInt" and len(arguments) in (2, 3):
            width, value = (self.value(argument) for argument in arguments[:2])
            match width, value:
                case (
                    Translated(syntax=s.Literal(value=int(bits))),
                    Translated(syntax=s.Literal(value=int())) as constant,
                ) if (
                    0 < bits <= 1 << 24
                ):
                    return Translated(constant.syntax, v.CppType(f"APInt:{bits}"))
            self.fail("an integer of a computed width")
        if of.name == "tuple":
            if len(arguments) == 2 and name.last.name in ("SmallVector", "vector"):
                count, value = map(self.plain, arguments)
                return v.Repeated(count, value)
            if len(arguments) == 1:
                return self.sequence(self.value(arguments[0]))
            if not arguments:
                return Translated(s.Display(()), of)
        if len(arguments) == 1:
            given = self.value(arguments[0])
            if isinstance(given, v.Reshaped | v.Built | v.Chosen):
                return given
            if isinstance(given, Translated):
                return self._as_type(given, of)
        self.fail(f"the constructor of '{name.qualified}'")

    # --- constructed types ----------------------------------------------------------------------

    def _constructed(self, name: c.Name, arguments: _Arguments) -> v.Evaluated:
        """``T::get(…)``: the class with its parameters; the context is none."""
        known = self.known_class(name)
        values = [self.value(argument) for argument in arguments]
        values = [value for value in values if not _is_context(value)]
        if known.cpp_name == "mlir::IntegerType" and len(values) == 1:
            return self._integer_type(values[0])
        if known.name in _CONSTANTS and not values:
            return Translated(s.Name(_CONSTANTS[known.name]), v.CppType(known.cpp_name))
        expected = known.parameters
        if known.cpp_name == "mlir::VectorType" and len(values) == 3:
            expected = (*expected, ("scalable_dims", "ArrayRef<bool>"))
        if not known.name or len(values) != len(expected):
            self.fail(f"'{known.cpp_name}::get' with {len(values)} arguments is not known")
        parameters = []
        for value, (parameter, cpp_type) in zip(values, expected, strict=True):
            if isinstance(value, v.Listed):
                value = self.sequence(value)
            if isinstance(value, v.Built):
                self.fail("a type that is made of a type that is made")
            if not isinstance(value, Translated):
                self.fail(f"'{known.cpp_name}::get' of something that has no counterpart")
            of = self.type_of(cpp_type)
            parameters.append(
                (parameter, Translated(value.syntax, of if of != v.UNKNOWN else value.type))
            )
        return v.Built(known.cpp_name, tuple(parameters))

    def _integer_type(self, width: v.Evaluated) -> v.Evaluated:
        of = v.CppType("mlir::IntegerType")
        if not isinstance(width, Translated):
            self.fail("an integer type of a width that has no counterpart")
        if isinstance(width.syntax, s.Literal) and width.syntax.value in (1, 8, 16, 32, 64):
            return Translated(s.Name(f"I{width.syntax.value}"), of)
        return Translated(s.Call("integer_type", (width.syntax,)), of)

    def _integer_of_builder(self, arguments: _Arguments) -> v.Evaluated:
        """``getIntegerType(width)``, ``getIntegerType(width, isSigned)``."""
        width = self.value(arguments[0])
        if len(arguments) == 1:
            return self._integer_type(width)
        signed = self.plain(arguments[1]).syntax
        if (
            not isinstance(signed, s.Literal)
            or not isinstance(width, Translated)
            or not isinstance(width.syntax, s.Literal)
        ):
            self.fail("an integer type of a computed width or sign")
        of = v.CppType("mlir::IntegerType")
        name = f"{'SI' if signed.value else 'UI'}{width.syntax.value}"
        if width.syntax.value in (1, 8, 16, 32, 64):
            return Translated(s.Name(name), of)
        kind = "SIGNED" if signed.value else "UNSIGNED"
        sign = Translated(s.Member(s.Name("Signedness"), kind), v.UNKNOWN)
        return v.Built("mlir::IntegerType", (("width", width), ("signedness", sign)))

    def builder_call(self, member: c.NamePart, arguments: _Arguments) -> v.Evaluated:
        """``$_builder.getI32Type()`` and its like."""
        name = member.name
        if name == "getContext":
            return v.Special("context")
        if not arguments and name.startswith("get") and name.endswith("Type"):
            constant = _BUILDER_TYPES.get(name[3:-4])
            if constant is not None:
                return Translated(s.Name(constant), v.TYPE)
        if name == "getIntegerType" and arguments:
            return self._integer_of_builder(arguments)
        if name == "getType" and member.arguments is not None and len(member.arguments) == 1:
            [of] = member.arguments
            if isinstance(of, c.TypeName):
                return self._constructed(of.name, arguments)
        if name == "getUnitAttr" and not arguments:
            return v.Built("mlir::UnitAttr", ())
        if name == "getBoolAttr" and len(arguments) == 1:
            value = self.plain(arguments[0])
            return v.Built("mlir::BoolAttr", (("unsigned_value", self._as_int(value)),))
        if name == "getStringAttr" and len(arguments) == 1:
            return v.Built("mlir::StringAttr", (("value", self.plain(arguments[0])),))
        if name in (
            "getI32IntegerAttr",
            "getI64IntegerAttr",
            "getI16IntegerAttr",
            "getI8IntegerAttr",
        ):
            number = self.plain(arguments[0])
            width = Translated(s.Name(name[3:].removesuffix("IntegerAttr")), v.TYPE)
            return v.Built("mlir::IntegerAttr", (("value", number), ("type", width)))
        self.fail(f"'{name}' of a builder is not known")

    def _as_int(self, value: Translated) -> Translated:
        if isinstance(value.syntax, s.Literal) and isinstance(value.syntax.value, bool):
            return Translated(s.Literal(int(value.syntax.value)), v.INT)
        self.fail("an attribute of a computed truth value")

    # --- functions of the tables, accessors -------------------------------------------------------

    def _known_function(
        self,
        parameters: tuple[str, ...],
        text: str,
        returns: str,
        classes: tuple[str, ...],
        arguments: _Arguments,
    ) -> v.Evaluated:
        given: dict[str, s.PredicateSyntax] = {}
        for position, (parameter, argument) in enumerate(zip(parameters, arguments, strict=True)):
            value = self.plain(argument)
            wanted = classes[position] if classes else ""
            if wanted == "mlir::Type" and value.type.name == v.VALUE.name:
                value = self.type_of_value(value)
            given[parameter] = value.syntax
        return self.from_template(text, given, returns)

    def _own_method(self, name: c.Name, arguments: _Arguments) -> v.Evaluated:
        """A call without an object: of ``this`` inside a method, else of the operation."""
        if "this" in self.names:
            return self.member_call(c.Name((c.NamePart("this"),)), name.last, arguments)
        for function in declared_functions(self.symbols.declarations):
            if is_called(function, name.last.name, len(arguments)):
                return self.inlined(function.lambda_, self.evaluated(arguments))
        if arguments:
            self.fail(f"the function '{name.qualified}' is C++ that is not known")
        return self._accessor(name.last.name)

    def _accessor(self, name: str) -> v.Evaluated:
        """``getLhs()``: an operand, result or attribute of the operation."""
        symbol = self.symbols.by_accessor.get(name)
        if symbol is not None:
            return self.symbol_value(symbol.name)
        symbol = self.symbols.by_accessor.get(name.removesuffix("Attr"))
        if symbol is not None and name.endswith("Attr"):
            return self.symbol_value(symbol.name, as_attribute=True)
        if name in ("getProperties", "getContext"):
            return v.Special("properties" if name == "getProperties" else "context")
        self.fail(f"the method '{name}' of the operation is C++ that is not known")

    def symbol_value(self, name: str, as_attribute: bool = False) -> v.Evaluated:
        raise NotImplementedError

    # --- algorithms -----------------------------------------------------------------------------

    def _argument_sequence(self, arguments: _Arguments, count: int, function: str) -> Translated:
        if len(arguments) != count:
            self.fail(f"'{function}' of {len(arguments)} arguments")
        return self.sequence(self.value(arguments[0]))

    def _all_of(self, arguments: _Arguments) -> v.Evaluated:
        return Translated(self._quantified("all", arguments), v.BOOL)

    def _any_of(self, arguments: _Arguments) -> v.Evaluated:
        return Translated(self._quantified("any", arguments), v.BOOL)

    def _none_of(self, arguments: _Arguments) -> v.Evaluated:
        return Translated(logic.negation(self._quantified("any", arguments)), v.BOOL)

    def _quantified(self, function: str, arguments: _Arguments) -> s.PredicateSyntax:
        sequence = self._argument_sequence(arguments, 2, f"{function}_of")
        tested = self.value(arguments[1])
        wanted = "element"
        if isinstance(tested, v.Closure) and len(tested.lambda_.parameters) == 1:
            wanted = tested.lambda_.parameters[0].name or wanted
        name = self.fresh_name(wanted)
        element = Translated(s.Name(name), sequence.type.element or v.UNKNOWN)

        def test() -> s.PredicateSyntax:
            if isinstance(tested, v.Closure):
                typed = self._declared(element, tested.lambda_.parameters)
                return self.apply_as_condition(tested, (typed,))
            if isinstance(tested, v.Special) and tested.name.startswith("function "):
                function_name = c.Name(tuple(c.NamePart(p) for p in tested.name[9:].split("::")))
                self.names["element of the range"] = element
                argument = c.Name((c.NamePart("element of the range"),))
                return self.as_condition(self.named_call(function_name, (argument,)))
            self.fail(f"'{function}_of' with something that is no lambda")

        guards, condition = self.scoped(test)
        self.local_names.discard(name)
        body = logic.all_of([*guards, condition])
        return s.Comprehension(function, body, (name,), sequence.syntax, None)

    def _declared(
        self, element: Translated, parameters: tuple[c.LambdaParameter, ...]
    ) -> Translated:
        """The element with the type that the lambda declares for it."""
        if element.type != v.UNKNOWN or len(parameters) != 1:
            return element
        of = v.type_of_name(parameters[0].type.name, self.table)
        return element if of is None else Translated(element.syntax, of)

    def _is_contained(self, arguments: _Arguments) -> v.Evaluated:
        sequence = self._argument_sequence(arguments, 2, "is_contained")
        value = self.plain(arguments[1])
        element = sequence.type.element or v.UNKNOWN
        if v.UNKNOWN not in (element, value.type):
            self._check_comparable(Translated(value.syntax, element), value)
        return Translated(compared(value.syntax, "in", sequence.syntax), v.BOOL)

    def _equal(self, arguments: _Arguments) -> v.Evaluated:
        if len(arguments) != 2:
            self.fail(f"'equal' of {len(arguments)} arguments")
        left, right = (self.sequence(self.value(argument)) for argument in arguments)
        return Translated(self.equal(left, right), v.BOOL)

    def _all_equal(self, arguments: _Arguments) -> v.Evaluated:
        sequence = self._argument_sequence(arguments, 1, "all_equal")
        distinct = s.Call("distinct", (sequence.syntax,))
        return Translated(compared(distinct, "<=", s.Literal(1)), v.BOOL)

    def _is_sorted(self, arguments: _Arguments) -> v.Evaluated:
        sequence = self._argument_sequence(arguments, 1, "is_sorted")
        return Translated(_pairwise(sequence, "<="), v.BOOL)

    def _adjacent_find(self, arguments: _Arguments) -> v.Evaluated:
        if len(arguments) == 2:
            first = self.value(arguments[0])
            if isinstance(first, v.Special) and first.name == "begin" and first.value is not None:
                return v.Special("adjacent", first.value)
        self.fail("'adjacent_find' of a part of a sequence")

    def _count(self, arguments: _Arguments) -> v.Evaluated:
        sequence = self._argument_sequence(arguments, 2, "count")
        value = self.plain(arguments[1])
        return Translated(s.MethodCall(sequence.syntax, "count", (value.syntax,)), v.INT)

    def _number_of(self, operator: str) -> Callable[[_Arguments], v.Evaluated]:
        def length(arguments: _Arguments) -> v.Evaluated:
            sequence = self._argument_sequence(arguments, 2, "hasNItems")
            number = self.plain(arguments[1])
            of = compared(s.Call("len", (sequence.syntax,)), operator, number.syntax)
            return Translated(of, v.BOOL)

        return length

    def _has_single_element(self, arguments: _Arguments) -> v.Evaluated:
        sequence = self._argument_sequence(arguments, 1, "hasSingleElement")
        return Translated(compared(s.Call("len", (sequence.syntax,)), "==", s.Literal(1)), v.BOOL)

    def _equal_to(self, arguments: _Arguments) -> v.Evaluated:
        if arguments:
            self.fail("'equal_to' with arguments")
        return v.Special("equal_to")


def _pairwise(sequence: Translated, operator: str) -> s.PredicateSyntax:
    pairs = s.Call("pairwise", (sequence.syntax,))
    return s.Comprehension(
        "all", compared(s.Name("a"), operator, s.Name("b")), ("a", "b"), pairs, None
    )


def all_different_neighbours(sequence: Translated) -> s.PredicateSyntax:
    """``std::adjacent_find(begin, end) == end``."""
    return _pairwise(sequence, "!=")


def _is_context(value: v.Evaluated) -> bool:
    if isinstance(value, v.Special):
        return value.name == "context"
    return isinstance(value, Translated) and value.type.name == "mlir::MLIRContext"


_UNSIGNED = {
    "uint8_t": 8,
    "uint16_t": 16,
    "uint32_t": 32,
    "unsigned": 32,
    "uint64_t": 64,
    "size_t": 64,
}

_CONSTANTS = {
    "IndexType": "Index",
    "NoneType": "NoneType",
    "BFloat16Type": "BF16",
    "Float16Type": "F16",
    "FloatTF32Type": "TF32",
    "Float32Type": "F32",
    "Float64Type": "F64",
    "Float80Type": "F80",
    "Float128Type": "F128",
    **{
        f"{name}Type": name.replace("Float", "F")
        for name in (
            "Float8E5M2 Float8E4M3 Float8E4M3FN Float8E5M2FNUZ Float8E4M3FNUZ Float8E4M3B11FNUZ Float8E3M4 "
            "Float4E2M1FN Float6E2M3FN Float6E3M2FN Float8E8M0FNU"
        ).split()
    },
}

_BUILDER_TYPES = {
    "Index": "Index",
    "None": "NoneType",
    **{name: name for name in "BF16 F16 TF32 F32 F64 F80 F128 I1 I8 I16 I32 I64".split()},
}

_ALGORITHMS: dict[str, Callable[[FunctionTranslator, _Arguments], v.Evaluated]] = {
    "all_of": FunctionTranslator._all_of,
    "any_of": FunctionTranslator._any_of,
    "none_of": FunctionTranslator._none_of,
    "is_contained": FunctionTranslator._is_contained,
    "equal": FunctionTranslator._equal,
    "all_equal": FunctionTranslator._all_equal,
    "is_sorted": FunctionTranslator._is_sorted,
    "adjacent_find": FunctionTranslator._adjacent_find,
    "count": FunctionTranslator._count,
    "hasNItems": lambda self, arguments: self._number_of("==")(arguments),
    "hasNItemsOrMore": lambda self, arguments: self._number_of(">=")(arguments),
    "hasNItemsOrLess": lambda self, arguments: self._number_of("<=")(arguments),
    "hasSingleElement": FunctionTranslator._has_single_element,
    "equal_to": FunctionTranslator._equal_to,
}
