"""Conversions that specs declare: `patterns` with operations of other dialects, and `converts_to` of types.

A declarative pattern is written as if there were one type for each value.  Here the operations that it makes get the
operands as they are by now, and results of the types that take the places of those it gives them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.conversion.driver import apply_partial_conversion
from odsgen.conversion.pattern import ConversionPattern
from odsgen.conversion.rewriter import ConversionRewriter
from odsgen.conversion.target import ConversionTarget
from odsgen.conversion.type_converter import TypeConverter
from odsgen.rewriting.dialect_patterns import dialect_patterns
from odsgen.runtime.base.interface import MissingMethodError, as_interface, has_interface
from odsgen.runtime.builtin.attributes import TypeAttr
from odsgen.runtime.interfaces.functions import FunctionOpInterface
from odsgen.runtime.parser import parse_type

if TYPE_CHECKING:
    from odsgen.rewriting.pattern import RewritePattern
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.registry.dialect import Dialect

    OpT = TypeVar("OpT", bound=Operation)


def type_converter_of(dialects: Sequence[Dialect]) -> TypeConverter:
    """The converter of the types of some dialects; other types stay.  Raises ParseError for a type that there is not."""
    converter = TypeConverter()
    converter.add_conversion(lambda type: type)
    for dialect in dialects:
        for type_class, text in dialect.type_conversions:
            converter.add_conversion(_to(parse_type(text)), type_class)
    return converter


def _to(target: Type) -> Any:
    return lambda type: target


def declared_patterns(
    dialects: Sequence[Dialect], converter: TypeConverter
) -> list[ConversionPattern[Any]]:
    """The declarative patterns of some dialects, for values of the types that a converter says."""
    return [
        DeclaredPattern(pattern, converter)
        for dialect in dialects
        for pattern in dialect_patterns(dialect)
    ]


def convert_dialects(op: Operation, dialects: Sequence[Dialect]) -> None:
    """Convert all inside an operation that is of some dialects, or of their types, as their specs declare.

    Functions, and operations of other dialects, get the new types.  Raises ConversionError where something is left.
    """
    converter = type_converter_of(dialects)
    names = frozenset(dialect.name for dialect in dialects)
    target = ConversionTarget()
    target.add_illegal_dialect(*sorted(names))
    target.mark_unknown_op_dynamically_legal(lambda found: _is_legal(found, converter))
    patterns = [
        *declared_patterns(dialects, converter),
        FunctionTypes(converter),
        OperationTypes(converter),
    ]
    apply_partial_conversion(op, target, patterns)


def _is_legal(op: Operation, converter: TypeConverter) -> bool:
    if not converter.is_legal(op):
        return False
    function = as_interface(op, FunctionOpInterface)
    if function is not None:
        try:
            types = (*function.argument_types, *function.callable_result_types)
        except MissingMethodError:  # nobody has written it yet
            return True
        if not converter.are_legal_types(types):
            return False
    return all(converter.is_legal_region(region) for region in op.regions)


class DeclaredPattern(ConversionPattern[Any]):
    """A declarative pattern whose new operations have converted types."""

    def __init__(self, pattern: RewritePattern, converter: TypeConverter) -> None:
        super().__init__(converter)
        self.root = pattern.root
        self.benefit = pattern.benefit
        self._pattern = pattern

    @property
    def name(self) -> str:
        """The name of the pattern."""
        return self._pattern.name

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Apply the pattern, unless a type cannot be converted."""
        converting = _ConvertingRewriter(rewriter.insertion_point, rewriter.log)
        converting.type_converter = self.type_converter
        return self._pattern.match_and_rewrite(op, converting) and not converting.has_failed


class _ConvertingRewriter(ConversionRewriter):
    """Gives what is inserted converted operands and types of results."""

    has_failed = False

    def insert(self, op: OpT) -> OpT:
        converter = self.type_converter
        assert converter is not None
        operands = self.remapped_values(op.operands)
        types = [converter.convert_type(result.type) for result in op.results]
        if operands is None or any(len(group) != 1 for group in operands) or None in types:
            self.has_failed = True
            return super().insert(op)
        op.operands = [group[0] for group in operands]
        for result, type in zip(op.results, types, strict=True):
            assert type is not None
            result.type = type
        return super().insert(op)


class _TypesOnly(ConversionPattern[Any]):
    """Changes nothing but types, of operations of a class or of all."""

    def __init__(self, converter: TypeConverter, root: type[Operation] | None = None) -> None:
        super().__init__(converter)
        self.root = None if root is None else root.OPERATION_NAME


class FunctionTypes(_TypesOnly):
    """A function takes and returns values of converted types."""

    def match_and_rewrite(self, op: Operation, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Change the type of the function, and the arguments of its blocks."""
        function = as_interface(op, FunctionOpInterface)
        converter = self.type_converter
        if function is None or converter is None:
            return False
        inputs = function.argument_types
        signature = converter.convert_signature(inputs)
        results = converter.convert_types(function.callable_result_types)
        if signature is None or results is None:
            return False
        try:
            type = function.clone_type_with(signature.types, results)
        except (MissingMethodError, ValueError):
            return False
        if not function.is_external:
            entry = rewriter.convert_region_types(function.function_body, converter, signature)
            if entry is None:
                return False
        with rewriter.modifying(op):
            function.set_function_type_attr(TypeAttr.get(type))
        return True


class OperationTypes(_TypesOnly):
    """An operation that does not mind the types of its values gets converted ones: calls, branches, returns, casts …"""

    def match_and_rewrite(self, op: Operation, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Put one with converted types in its place."""
        converter = self.type_converter
        if converter is None or has_interface(op, FunctionOpInterface) or _is_legal(op, converter):
            return False
        types = [converter.convert_type(result.type) for result in op.results]
        if None in types:
            return False
        made = op.clone_without_regions()
        made.operands = list(adaptor.operands)
        for result, type in zip(made.results, types, strict=True):
            assert type is not None
            result.type = type
        rewriter.insert(made)
        for old, new in zip(op.regions, made.regions, strict=True):
            rewriter.inline_region_before(old, new)
            if not new.is_empty and rewriter.convert_region_types(new, converter) is None:
                return False
        rewriter.replace_op(op, made)
        return True
