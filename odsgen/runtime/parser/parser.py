"""The parser: where it is in a text, what it knows by now, and all that it reads."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

from odsgen.runtime.ir.construction import AwaitedOperation
from odsgen.runtime.parser import attributes, operations, ssa, types
from odsgen.runtime.parser.cursor import Delimiter, TokenCursor
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from odsgen.runtime.affine import AffineExpr, AffineMap, IntegerSet
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.attributes import DistinctAttr, SymbolRefAttr
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.builtin.resources import DenseResourceElementsHandle, ExternalResources
    from odsgen.runtime.builtin.types import FloatType, FunctionType, IntegerType
    from odsgen.runtime.diagnostics import ParseError
    from odsgen.runtime.ir.operation import Operation, SharedEntries
    from odsgen.runtime.ir.value import BlockArgument, LocationToken, Value
    from odsgen.runtime.parser.affine import AffineReader
    from odsgen.runtime.registry.context import Context


class Parser(TokenCursor):
    """The parser of a text: operations in the generic and in the custom form, and all that they are made of.

    It is what the formats of operations, types and attributes are read with. Each subject has a module, whose functions
    are the methods here; modules of rare subjects are loaded when they are needed.
    """

    __slots__ = (
        "attribute_aliases",
        "attribute_type",
        "awaited",
        "body_spellings",
        "bracketed_attributes",
        "distinct_attributes",
        "external_resources",
        "resource_handles",
        "token_types",
        "type_aliases",
        "values",
        "_block_scopes",
        "_custom_forms",
        "_custom_forms_by_default",
        "_default_dialect",
        "_deferred_locations",
        "_defined",
        "_forward_references",
        "_function_types",
        "_isolated",
        "_known_properties",
        "_known_texts",
        "_negative_numbers",
        "_numbers",
        "_operation_start",
        "_replaced_references",
        "_symbols",
    )

    def __init__(self, source: SourceFile | str, context: Context) -> None:
        super().__init__(SourceFile(source) if isinstance(source, str) else source, context)
        # Types
        #: Those that one token says, unless a ``<`` follows: keywords, and what has been seen of integers, compact shaped
        #: types and types of dialects.
        self.token_types: dict[str, Type] = types.KEYWORD_TYPES.copy()
        self.type_aliases: dict[str, Type] = {}  # what ``!name`` stands for
        #: How the bodies of types that are kept as text were first written, by their texts without blanks.
        self.body_spellings: dict[str, str] = {}
        self._function_types: dict[tuple[str, ...], FunctionType] = {}  # by their tokens
        # What longer texts say, by their tokens, and how many levels of nesting they are deep.
        self._known_texts: dict[tuple[str, ...], tuple[Any, int]] = {}

        # Attributes
        self.attribute_aliases: dict[str, Attribute] = {}  # what ``#name`` stands for
        #: While a typed attribute of a dialect is read: the type that stands behind it.
        self.attribute_type: Type | None = None
        #: What the numbers of ``distinct[…]`` mean in this text, and the keys of resources.
        self.distinct_attributes: dict[int, DistinctAttr] = {}
        self.resource_handles: dict[tuple[str, str], DenseResourceElementsHandle] = {}
        self.external_resources: ExternalResources = {}
        #: Attributes of a class that a format wrote without their names, as one word or two in `<…>`, by class and tokens.
        self.bracketed_attributes: dict[tuple[object, ...], Attribute] = {}
        # Numbers that have been read, by their digits and the type that was given or, behind a colon, said by one token.
        self._numbers: dict[Type | str, dict[str, Attribute]] = {}
        self._negative_numbers: dict[Type | str, dict[str, Attribute]] = {}
        self._symbols: dict[str, SymbolRefAttr] = {}  # `@name` by its token

        # Values and blocks
        self.values: dict[str, Value] = {}  # what a name means here: "%x", "%x#1"
        self._defined: list[dict[str, int]] = [{}]  # names defined in each open region, and where
        self._isolated: list[dict[str, Value]] = []  # names of the scopes around isolated regions
        self._block_scopes: list[ssa.BlockScope] = [ssa.BlockScope()]
        self._forward_references: dict[ssa.ForwardReference, None] = {}
        self._replaced_references: list[tuple[ssa.ForwardReference, Value]] = []

        # Operations
        self.awaited = AwaitedOperation()
        self._default_dialect = "builtin"
        self._operation_start = 0
        self._custom_forms: dict[str, operations.CustomForm] = {}
        self._custom_forms_by_default = {"builtin": self._custom_forms}
        # Those of operations in the generic form, by class and what their text says.
        self._known_properties: dict[tuple[type[Operation], Attribute], SharedEntries] = {}
        self._deferred_locations: list[tuple[Operation | BlockArgument, str, int]] = []

    # --- types ----------------------------------------------------------------------------------------------------------

    parse_type = types.parse_type
    parse_optional_type = types.parse_optional_type
    parse_colon_type = types.parse_colon_type
    parse_type_list = types.parse_type_list
    parse_colon_type_list = types.parse_colon_type_list
    parse_optional_colon_type_list = types.parse_optional_colon_type_list
    parse_arrow_type_list = types.parse_arrow_type_list
    parse_optional_arrow_type_list = types.parse_optional_arrow_type_list
    parse_function_type = types.parse_function_type
    parse_type_alias_definition = types.parse_type_alias_definition
    _parse_non_function_type = types.parse_non_function_type

    def _parse_layout_and_memory_space(
        self, is_ranked: bool
    ) -> tuple[Attribute | None, Attribute | None]:
        """The layout and the memory space of a memref, behind its element type."""
        import odsgen.runtime.parser.builtin_types as builtin_types

        return builtin_types.parse_layout_and_memory_space(self, is_ranked)

    # --- dimensions: 4x?x8 ----------------------------------------------------------------------------------------------

    def at_dimension(self) -> bool:
        """Whether a size is here, known or ``?``."""
        import odsgen.runtime.parser.dimensions as dimensions

        return dimensions.at_dimension(self)

    def parse_dimension_list(
        self, allow_dynamic: bool = True, with_trailing_x: bool = True
    ) -> tuple[int, ...]:
        """``4x?x`` or, without the trailing x, ``4x?``; no dimension is a list too."""
        import odsgen.runtime.parser.dimensions as dimensions

        return dimensions.parse_dimension_list(self, allow_dynamic, with_trailing_x)

    def parse_static_dimension(self) -> int:
        """The decimal digits at the front of the token: ``8x16xf32`` and ``0x4`` are cut there."""
        import odsgen.runtime.parser.dimensions as dimensions

        return dimensions.parse_static_dimension(self)

    def parse_x_in_dimension_list(self) -> None:
        """The ``x`` behind a size, which may be the front of a longer token."""
        import odsgen.runtime.parser.dimensions as dimensions

        dimensions.parse_x_in_dimension_list(self)

    # --- attributes -----------------------------------------------------------------------------------------------------

    parse_attribute = attributes.parse_attribute
    parse_optional_attribute = attributes.parse_optional_attribute
    parse_attr_dict = attributes.parse_attr_dict
    parse_optional_attr_dict = attributes.parse_optional_attr_dict
    parse_optional_attr_dict_with_keyword = attributes.parse_optional_attr_dict_with_keyword
    parse_float = attributes.parse_float
    parse_attribute_alias_definition = attributes.parse_attribute_alias_definition
    _parse_dict_entry = attributes.parse_dict_entry

    def parse_dense_array_elements(self, type: IntegerType | FloatType) -> list[int]:
        """One or more elements between commas, as ``DenseArrayAttr.numbers`` has them."""
        import odsgen.runtime.parser.elements as elements

        return elements.parse_dense_array_elements(self, type)

    def parse_resource_handle(self, dialect: str) -> DenseResourceElementsHandle:
        """A key of the dialect's resources: the same handle for the same key in all of the text."""
        import odsgen.runtime.parser.resources as resources

        return resources.parse_resource_handle(self, dialect)

    def parse_file_metadata(self) -> None:
        """``{-# … #-}`` at the top of a file."""
        import odsgen.runtime.parser.resources as resources

        resources.parse_file_metadata(self)

    # --- affine maps, sets and expressions --------------------------------------------------------------------------------

    def _affine_reader(self) -> type[AffineReader]:
        """The class of what reads affine expressions."""
        return _affine_reader()

    def parse_affine_map(self) -> AffineMap:
        """``affine_map<(d0) -> (d0)>``."""
        return self._affine_reader()(self).parse_map()

    def parse_integer_set(self) -> IntegerSet:
        """``affine_set<(d0) : (d0 >= 0)>``."""
        return self._affine_reader()(self).parse_set()

    def parse_affine_map_body(self) -> AffineMap:
        """``(d0) -> (d0)``."""
        return self._affine_reader()(self).parse_map_body()

    def parse_integer_set_body(self) -> IntegerSet:
        """``(d0) : (d0 >= 0)``."""
        return self._affine_reader()(self).parse_set_body()

    def parse_affine_expr(self, exprs: Mapping[str, AffineExpr]) -> AffineExpr:
        """An expression in which the identifiers stand for these expressions."""
        return self._affine_reader()(self, exprs).parse_expr()

    def parse_affine_map_of_ssa_ids(
        self, delimiter: Delimiter = Delimiter.SQUARE
    ) -> tuple[AffineMap, list[int]]:
        """``[%i + 3, %j * symbol(%n)]``: the map and its operands.

        Operands that are dimensions come first, then symbols, each in the order of first mention.
        """
        reader = self._affine_reader()(self, parse_operand=self.parse_operand)
        return reader.parse_map_of_ssa_ids(delimiter)

    def parse_affine_expr_of_ssa_ids(self) -> tuple[AffineExpr, list[int], list[int]]:
        """``%i + symbol(%n)``: the expression, its dimension operands and its symbol operands."""
        reader = self._affine_reader()(self, parse_operand=self.parse_operand)
        return reader.parse_expr(), reader.dim_operands, reader.symbol_operands

    # --- types and attributes of dialects ---------------------------------------------------------------------------------

    def _parse_extended_type(self) -> Type:
        """``!alias``, ``!dialect.mnemonic…`` or ``!dialect<…>``."""
        return _extended_type_parser()(self)

    def _parse_extended_attribute(self, type: Type | None) -> Attribute:
        """``#alias``, ``#dialect.mnemonic…`` or ``#dialect<…>``, with ``: type`` behind the latter."""
        return _extended_attribute_parser()(self, type)

    def parse_mnemonic(self) -> str:
        """The mnemonic of the registered dialect's symbol here; the parser stands behind it, in the
        verbose form ``!dialect<mnemonic …>`` inside the brackets."""
        import odsgen.runtime.parser.dialect_symbols as dialect_symbols

        return dialect_symbols.parse_mnemonic(self)

    def unknown_mnemonic(self, message: str) -> ParseError:
        """The error of the mnemonic that was read last, for a dialect that has its own words for one that it does not know."""
        import odsgen.runtime.parser.dialect_symbols as dialect_symbols

        return dialect_symbols.unknown_mnemonic(self, message)

    def name_offset(self, last: int) -> int:
        """The offset of the mnemonic that a token is, or that it ends with (`AsmParser::getNameLoc`)."""
        import odsgen.runtime.parser.dialect_symbols as dialect_symbols

        return dialect_symbols.name_offset(self, last)

    def parse_text(self) -> str:
        """The text after a mnemonic.

        Of ``!dialect.mnemonic<…>``, nothing or a text between ``<`` and ``>``; of ``!dialect<mnemonic …>``, all that stands
        before the last ``>``; of a type or attribute whose dialect and mnemonic a format leaves out, a text between brackets
        or a single word.
        """
        import odsgen.runtime.parser.dialect_symbols as dialect_symbols

        return dialect_symbols.parse_text(self)

    # --- locations --------------------------------------------------------------------------------------------------------

    def parse_location_attr(self) -> Location:
        """The text inside ``loc(…)``."""
        found: Location = _locations().parse_location_attr(self)
        return found

    def parse_optional_location(self) -> Location | None:
        """``loc(…)``, if it is there."""
        if self.tokens[self.index] != "loc":
            return None
        found: Location = _locations().parse_location(self)
        return found

    def parse_trailing_location(self, owner: Operation | BlockArgument) -> None:
        """``loc(…)`` after an operation or block argument; an alias may be defined further down."""
        _locations().parse_trailing_location(self, owner)

    def resolve_deferred_locations(self) -> None:
        """At the end of the file: locations whose alias was defined after its use."""
        if self._deferred_locations:
            _locations().resolve_deferred_locations(self)

    # --- values and blocks ------------------------------------------------------------------------------------------------

    push_scope = ssa.push_scope
    pop_scope = ssa.pop_scope
    check_forward_references = ssa.check_forward_references
    define_value = ssa.define_value
    parse_operand = ssa.parse_operand
    parse_optional_operand = ssa.parse_optional_operand
    parse_operand_list = ssa.parse_operand_list
    parse_known_operands = ssa.parse_known_operands
    parse_known_operands_of_type = ssa.parse_known_operands_of_type
    resolve_operand = ssa.resolve_operand
    resolve_operands = ssa.resolve_operands
    resolve_operands_of_type = ssa.resolve_operands_of_type
    parse_successor = ssa.parse_successor
    parse_optional_successor = ssa.parse_optional_successor
    parse_successor_and_operands = ssa.parse_successor_and_operands
    define_block = ssa.define_block
    parse_block_arguments = ssa.parse_block_arguments

    # --- operations -------------------------------------------------------------------------------------------------------

    parse_file = operations.parse_file
    parse_operation = operations.parse_operation
    parse_operation_name = operations.parse_operation_name
    parse_generic_operation = operations.parse_generic_operation
    parse_generic_operation_after_operands = operations.parse_generic_operation_after_operands
    create_operation = operations.create_operation

    def parse_inherent(
        self, op_class: type[Operation], properties: dict[str, Any]
    ) -> dict[str, Attribute]:
        """An attribute dictionary, with or without the keyword; what is inherent in it goes to the properties."""
        place = self.index
        if self.tokens[place] == "attributes":
            found = self.parse_optional_attr_dict_with_keyword()
        else:
            found = self.parse_optional_attr_dict()
        if found:
            self.take_inherent(op_class, found, properties, place)
        return found

    def take_inherent(
        self,
        op_class: type[Operation],
        attributes: dict[str, Attribute],
        properties: dict[str, Any],
        place: int | None = None,
    ) -> None:
        """Move the inherent attributes among the entries of an attribute dictionary to the properties.

        With the place of the dictionary, what does not satisfy its constraint is an error; else it is left out, as in
        MLIR is what custom code has read.
        """
        _properties().take_inherent(self, op_class, attributes, properties, place)

    first_result_name = property(operations.first_result_name)
    operation_name_place = property(operations.operation_name_place)

    # Parts of them that another syntax reads in its own way
    _define_results = operations.define_results
    _parse_custom_operation = operations.parse_custom_operation
    _parse_generic_name = operations.parse_generic_name
    _parse_after_operands = operations.parse_after_operands
    _parse_generic_successor = operations.parse_generic_successor
    _parse_operation_type = operations.parse_operation_type

    # Regions
    parse_argument = operations.parse_argument
    parse_optional_argument = operations.parse_optional_argument
    parse_argument_list = operations.parse_argument_list
    parse_region = operations.parse_region
    parse_optional_region = operations.parse_optional_region
    _parse_block_body = operations.parse_block_body

    def fault(self, error: Exception) -> ParseError:
        """The refusal of a text over which a hook failed, at the operation that was being read."""
        from odsgen.runtime.parser import operation_errors

        return operation_errors.fault(self, error)

    def no_custom_form(self, op_class: type[Operation], location: LocationToken) -> ParseError:
        """The refusal of an operation that has no custom form, or none until somebody writes its hooks."""
        from odsgen.runtime.parser import operation_errors

        return operation_errors.no_custom_form(self, op_class, location)


# What is not so rare that each use could look for its module


@cache
def _affine_reader() -> type[AffineReader]:
    from odsgen.runtime.parser.affine import AffineReader

    return AffineReader


@cache
def _extended_type_parser() -> Callable[[Parser], Type]:
    from odsgen.runtime.parser.dialect_symbols import parse_extended_type

    return parse_extended_type


@cache
def _extended_attribute_parser() -> Callable[[Parser, Type | None], Attribute]:
    from odsgen.runtime.parser.dialect_symbols import parse_extended_attribute

    return parse_extended_attribute


@cache
def _locations() -> ModuleType:
    """The module of a subject that many programs do not have."""
    from odsgen.runtime.parser import locations

    return locations


@cache
def _properties() -> ModuleType:
    from odsgen.runtime.parser import properties

    return properties
