"""Types and attributes to make programs of: usual ones of `builtin`, those that constraints name, and those of the dialects.

Whether one satisfies a constraint, its predicate decides; what the predicate names is only where to look first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any, TypeVar

from odsgen.ods.model import (
    AttrConstraint,
    AttributeDef,
    OpDef,
    Parameter,
    PropertyArgument,
    TypeConstraint,
    TypeDef,
)
from odsgen.ods.model.predicates import (
    Constant,
    EnumCaseValue,
    Expression,
    IsType,
    Predicate,
    TypeConstant,
    expressions_of,
)
from odsgen.runtime import Attribute, DiagnosticError, Type
from odsgen.runtime.builtin.attributes import ArrayAttr, StringAttr, TypeAttr
from odsgen.runtime.builtin.types import IntegerType
from odsgen.runtime.parser import Parser
from odsgen.runtime.support.source import SourceFile
from odsgen.validation.known_dialects import KnownDialects, members

SymbolT = TypeVar("SymbolT", Type, Attribute)

_SCALARS = (
    *("i32", "f32", "index", "i1", "i8", "i16", "i64", "i128", "f16", "bf16", "f64", "f80", "f128"),
    *("tf32", "si32", "ui32", "si8", "ui8", "si64", "ui64", "none", "complex<f32>", "complex<f64>"),
    *("f8E5M2", "f8E4M3FN", "f4E2M1FN", "f6E2M3FN", "f8E8M0FNU"),
)
_OTHERS = (
    *("() -> ()", "(i32) -> i32", "(i32, f32) -> (i1, i1)", "tuple<>", "tuple<i32, f32>"),
    *(
        "tensor<*xf32>",
        "tensor<*xi32>",
        "memref<*xf32>",
        "tensor<2x3x4xf32>",
        "tensor<1x2x3x4xf32>",
    ),
    *("memref<2x3xf32, strided<[3, 1], offset: ?>>", "memref<4xf32, 1>", "memref<2x3x4xf32>"),
    *("vector<[4]xf32>", "vector<[4]xi32>", "vector<2x[4]xf32>", "vector<2x3x4xf32>"),
)
#: Shaped types around an element type; `{e}` stands for that.
_SHAPES = (
    *("tensor<{e}>", "tensor<4x{e}>", "tensor<?x{e}>", "tensor<2x3x{e}>", "tensor<?x?x{e}>"),
    *("vector<4x{e}>", "vector<2x3x{e}>", "memref<{e}>", "memref<4x{e}>", "memref<?x{e}>"),
    "memref<2x3x{e}>",
)
_USUAL_ELEMENTS = ("f32", "i32", "i1", "i8", "i64", "f64", "index", "f16")
_SIZED = ("vector<{n}x{e}>", "tensor<{n}x{e}>", "memref<{n}x{e}>")

_ATTRIBUTES = (
    *("unit", "true", "false", "0 : i32", "1 : i32", "-1 : i32", "5 : i32", "0", "1", "2", "-1"),
    *("0 : i8", "1 : i16", "3 : i16", "0 : index", "2 : index", "7 : si32", "7 : ui32", "1 : i128"),
    *("1 : si64", "1 : ui64", "8", "16", "32", "64", "4 : i32", "1.5 : f32", "-2.0", "1.0 : f16"),
    *('""', '"abc"', '"with \\22quotes\\22"', "@symbol", "@outer::@inner", '@"a symbol"'),
    *("i32", "f32", "tensor<4xf32>", "memref<4xf32>", "() -> ()", "(i32) -> i32", "index", "none"),
    *(
        "[]",
        "[1, 2]",
        "[1 : i32, 2 : i32]",
        '["a", "b"]',
        "[true, false]",
        "[@a, @b]",
        "[i32, f32]",
    ),
    *("[1.0 : f32]", "[1.0]", "[{}]", "[[1, 2], [3]]", "[unit]", "[affine_map<(d0) -> (d0)>]"),
    *("{}", "{a = 1 : i32, b}", "array<i1: true, false>", "array<i8: 1, 2>", "array<i16: 1, 2>"),
    *("array<i32: 1, 2>", "array<i64: 1, 2>", "array<f32: 1.0>", "array<f64: 1.0>", "array<i1>"),
    *("array<i32>", "array<i64>", "array<i32: 1, 0>", "array<i64: 0, 1>", "array<i64: 0>"),
    *("dense<1> : tensor<4xi32>", "dense<[1, 2]> : tensor<2xi64>", "dense<1.0> : tensor<2x3xf64>"),
    *("dense<1.0> : tensor<4xf32>", "dense<1> : vector<4xi32>", "dense<true> : tensor<2xi1>"),
    *("dense<1.0> : vector<4xf32>", "dense<1> : tensor<4xindex>", "dense<1.0> : tensor<f64>"),
    *("dense<[1.0, 2.0]> : tensor<2xf64>", "affine_map<() -> ()>", "affine_map<(d0, d1) -> (d0)>"),
    *("affine_map<(d0) -> (d0)>", "affine_set<(d0) : (d0 >= 0)>", "loc(unknown)", 'loc("name")'),
    *("strided<[4, 1], offset: ?>", "#unknown.attribute"),
)

#: The most instances of one type or attribute that a dialect defines.
_INSTANCES = 6
#: How many combinations of parameters are tried for them.
_TRIED = 60


class ValuePool:
    """The types and attributes that programs of some dialects are made of."""

    def __init__(
        self,
        known: KnownDialects,
        random: Random,
        types: Sequence[str] = (),
        attributes: Sequence[str] = (),
    ) -> None:
        """``types`` and ``attributes`` are texts of some that are tried before the usual ones."""
        self.known = known
        self._random = random
        self._by_text: dict[str, Type | Attribute | None] = {}
        shaped = [s.replace("{e}", e) for e in _USUAL_ELEMENTS for s in _SHAPES]
        #: All types, those that are simple first.
        self.types: dict[Type, None] = dict.fromkeys(self._types((*_SCALARS, *shaped, *_OTHERS)))
        #: A few of `builtin` that most operations take.
        self.simple_types = tuple(self.types)[:6]
        self.types = {**dict.fromkeys(self._types(types)), **self.types}
        self.attributes: dict[Attribute, None] = dict.fromkeys(
            self._attributes((*attributes, *_ATTRIBUTES))
        )
        self._of_types: dict[tuple[TypeConstraint, str], tuple[Type, ...]] = {}
        self._of_attributes: dict[tuple[AttrConstraint, str], tuple[Attribute, ...]] = {}
        self._of_properties: dict[tuple[str, str], tuple[Attribute, ...]] = {}
        self._define()

    # --- what satisfies a constraint ------------------------------------------------------------------------------------

    def types_of(self, constraint: TypeConstraint) -> tuple[Type, ...]:
        """The types that satisfy a constraint."""
        key = constraint, constraint.summary
        if key not in self._of_types:
            holds = self.known.test(constraint.predicate)
            pool = (*self._named_types(constraint.predicate), *self.types)
            self._of_types[key] = tuple(dict.fromkeys(filter(holds, pool)))
        return self._of_types[key]

    def attributes_of(self, constraint: AttrConstraint) -> tuple[Attribute, ...]:
        """The attributes that satisfy a constraint."""
        key = constraint, constraint.summary
        if key not in self._of_attributes:
            holds = self.known.test(constraint.predicate)
            pool = (*self._named_attributes(constraint), *self.attributes)
            self._of_attributes[key] = tuple(dict.fromkeys(filter(holds, pool)))
        return self._of_attributes[key]

    def properties_of(self, op: OpDef, argument: PropertyArgument) -> tuple[Attribute, ...]:
        """The attributes that convert to a property of an operation and satisfy its constraint."""
        key = op.name, argument.name
        if key not in self._of_properties:
            op_class = self.known.op_class(op.name)
            holds = self.known.test(argument.constraint.predicate)
            named = self._named_values(argument.constraint.predicate)
            if argument.constraint.enum is not None:
                named = [*named, *(case.value for case in argument.constraint.enum.cases)]
            found = []
            for attribute in (*self._simple_attributes(named), *self.attributes):
                try:
                    native = op_class.property_from_attribute(argument.name, attribute)
                except ValueError:
                    continue
                if native is not None and holds(native):
                    found.append(attribute)
            self._of_properties[key] = tuple(dict.fromkeys(found))
        return self._of_properties[key]

    # --- what predicates name -------------------------------------------------------------------------------------------

    def _named_types(self, predicate: Predicate) -> list[Type]:
        """Types that a predicate names, and shaped ones of those elements and with the sizes that it names."""
        elements: dict[Type, None] = {}
        sizes: dict[int, None] = {}
        for part in expressions_of(predicate):
            match part:
                case IsType() | TypeConstant():
                    made = self._made(TypeConstant(part.builder))
                    if isinstance(made, Type):
                        elements[made] = None
                case Constant(value=int() as number) if 0 < number <= 1 << 12:
                    sizes[number] = None
        elements.update((IntegerType.get(size), None) for size in sizes)
        texts = [str(element) for element in elements]
        shaped = [s.replace("{e}", e) for e in texts for s in _SHAPES]
        sized = [
            s.replace("{n}", "x".join([str(n)] * rank)).replace("{e}", e)
            for e in dict.fromkeys((*texts, *_USUAL_ELEMENTS[:4]))
            for n in sizes
            for rank in (1, 2)
            for s in _SIZED
        ]
        ranked = [
            s.replace("{n}", "x".join(["2"] * n)).replace("{e}", e)
            for e in dict.fromkeys((*texts, *_USUAL_ELEMENTS[:2]))
            for n in sizes
            if n <= 8
            for s in _SIZED
        ]
        return [*elements, *self._types((*shaped, *sized[:600], *ranked[:200]))]

    def _named_values(self, predicate: Predicate) -> list[Any]:
        """Numbers, strings and members of enums that a predicate names, and the numbers around them."""
        found: dict[Any, None] = {}
        for part in expressions_of(predicate):
            match part:
                case Constant(value=bool()):
                    pass
                case Constant(value=int() as number):
                    found.update({number: None, number + 1: None, number - 1: None})
                case Constant(value=str() as text):
                    found[text] = None
                case EnumCaseValue():
                    found[self._made(part)] = None
        return [value for value in found if value is not None]

    def _named_attributes(self, constraint: AttrConstraint) -> Iterator[Attribute]:
        """Attributes that a constraint speaks of."""
        if constraint.constant is not None and constraint.constant.text:
            yield from self._attributes((constraint.constant.text,))
        values = self._named_values(constraint.predicate)
        if constraint.enum is not None:
            values += [case.value for case in constraint.enum.cases]
            values += [case.text for case in constraint.enum.cases]
        types: list[Type] = []
        if constraint.value_type is not None:
            made = self._made(TypeConstant(constraint.value_type))
            types += [made] if isinstance(made, Type) else []
        yield from self._simple_attributes(values, types)
        if constraint.element is not None:
            inner = self.attributes_of(constraint.element)
            yield from (ArrayAttr.get([each]) for each in inner[:4])
            yield ArrayAttr.get(inner[:2])
            for count in (3, 4):
                yield ArrayAttr.get([inner[n % len(inner)] for n in range(count)] if inner else [])
            # Arrays whose elements may not be the same, or must be distinct, in the other order.
            yield ArrayAttr.get(tuple(reversed(inner[:3])))
        for part in self._named_types(constraint.predicate)[:20]:
            yield TypeAttr.get(part)

    def _simple_attributes(
        self, values: Iterable[Any], types: Sequence[Type] = ()
    ) -> Iterator[Attribute]:
        """Attributes that hold given numbers and strings, and numbers of given types."""
        number_types = dict.fromkeys(
            (*types, *(IntegerType.get(width) for width in (32, 64, 8, 16, 1)))
        )
        values = list(values)
        texts = [
            f"{number} : {type}"
            for number in (*(v for v in values if isinstance(v, int)), 0, 1, 2)
            for type in number_types
        ]
        texts += [f"{number} : {type}" for type in types for number in ("0.0", "1.5")]
        yield from self._attributes(texts)
        for value in values:
            if isinstance(value, str):
                yield StringAttr.get(value)

    def _made(self, expression: Expression) -> Any:
        """The value of a constant of a predicate; None where its package is not there."""
        try:
            return self.known.value_of(expression)
        except (LookupError, ValueError, TypeError, ImportError):
            return None

    # --- texts ----------------------------------------------------------------------------------------------------------

    def _types(self, texts: Iterable[str]) -> list[Type]:
        found = (self._parsed(text, Parser.parse_type) for text in texts)
        return [each for each in found if isinstance(each, Type)]

    def _attributes(self, texts: Iterable[str]) -> list[Attribute]:
        found = (self._parsed(text, Parser.parse_attribute) for text in texts)
        return [each for each in found if isinstance(each, Attribute)]

    def _parsed(
        self, text: str, parse: Callable[[Parser], Type | Attribute]
    ) -> Type | Attribute | None:
        key = f"{parse.__name__} {text}"
        if key not in self._by_text:
            parser = Parser(SourceFile(text, "<pool>"), self.known.context.copy())
            try:
                self._by_text[key] = parse(parser)
            except (DiagnosticError, ValueError):
                self._by_text[key] = None
        return self._by_text[key]

    # --- the types and attributes of dialects ---------------------------------------------------------------------------

    def _define(self) -> None:
        """Add instances of what the dialects define; some are parameters of others."""
        pending: list[TypeDef | AttributeDef] = []
        for dialect in self.known.definitions.values():
            if dialect.name != "builtin":
                pending += [*dialect.types, *dialect.attributes]
        for _ in range(3):
            left = []
            for definition in pending:
                found = self._instances(definition)
                for each in found:
                    if isinstance(each, Type):
                        self.types[each] = None
                        self.attributes[TypeAttr.get(each)] = None
                    else:
                        self.attributes[each] = None
                if not found:
                    left.append(definition)
            pending = left

    def _instances(self, definition: TypeDef | AttributeDef) -> list[Any]:
        """Instances of a definition with different parameters."""
        try:
            class_of = self.known.class_of(definition.dialect, definition.name)
        except LookupError:
            return []
        choices = [self._parameter_values(each) for each in definition.parameters]
        found: dict[Any, None] = {}
        for values in self._combinations(choices):
            try:
                made = class_of.get(*values)
                str(made)
            except Exception:  # a verifier, or a hook that is not written
                continue
            found[made] = None
            if len(found) >= _INSTANCES:
                break
        return list(found)

    def _combinations(self, choices: Sequence[Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
        """Some combinations of values, the first of each first."""
        count = 1
        for values in choices:
            count *= len(values)
        if count <= _TRIED:
            yield from product(*choices)
            return
        yield tuple(values[0] for values in choices)
        for _ in range(_TRIED):
            yield tuple(self._random.choice(values) for values in choices)

    def _parameter_values(self, parameter: Parameter) -> list[Any]:
        """Values that a parameter may take, as far as its kind tells."""
        found: list[Any] = self._values_of_kind(parameter)
        if parameter.optional:
            found = [None, *found]
        if parameter.default is not None and parameter.default.value is not None:
            found = [*found, parameter.default.value]
        return found

    def _values_of_kind(self, parameter: Parameter) -> list[Any]:
        constraint = parameter.constraint
        match parameter.kind:
            case "type" | "self_type":
                if isinstance(constraint, TypeConstraint):
                    return list(self.types_of(constraint)[:8])
                return self._narrowed(self._spread(self.types), self.types, parameter)
            case "attribute" | "affine_map" | "integer_set":
                if isinstance(constraint, AttrConstraint):
                    return list(self.attributes_of(constraint)[:8])
                return self._narrowed(self._spread(self.attributes), self.attributes, parameter)
            case "enum" if parameter.enum is not None:
                enum = parameter.enum
                try:
                    return members(self.known.class_of(enum.dialect, enum.name))
                except LookupError:
                    return []
            case "bool":
                return [True, False]
            case "string":
                return ["abc", "with blanks", ""]
            case "float":
                return [1.5, 0.0, -2.0]
            case "list" if parameter.element is not None:
                inner = self._parameter_values(parameter.element)
                pairs = [tuple(self._random.sample(inner, 2)) for _ in inner if len(inner) > 1]
                return [*((each,) for each in inner), *pairs, ()] if inner else []
            case _:
                return [1, 4, 32, 0, 8, 2]

    def _spread(self, pool: Iterable[Any]) -> list[Any]:
        """The first of a pool, and some of the others."""
        ordered = list(pool)
        return [*ordered[:4], *self._random.sample(ordered[4:], min(24, len(ordered) - 4))]

    def _narrowed(
        self, usual: Sequence[Any], pool: Iterable[Any], parameter: Parameter
    ) -> list[Any]:
        """Those of a pool that are of the class that a parameter asks for, if it asks for one."""
        name = parameter.class_name or parameter.annotation
        if name in ("Type", "Attribute"):
            return list(usual)
        fitting = [
            each for each in pool if any(base.__name__ == name for base in type(each).__mro__)
        ]
        return fitting[:8]
