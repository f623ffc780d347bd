"""The parser: where it is in a text, what it knows by now, and all that it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime.ir.construction import AwaitedOperation
from odsgen.runtime.parser import operations, ssa, types
from odsgen.runtime.parser.cursor import TokenCursor
from odsgen.runtime.support.on_demand import ModuleOnDemand
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.attributes import DistinctAttr, SymbolRefAttr
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.builtin.resources import DenseResourceElementsHandle, ExternalResources
    from odsgen.runtime.builtin.types import FunctionType
    from odsgen.runtime.ir.operation import Operation, SharedEntries
    from odsgen.runtime.ir.value import BlockArgument, Value
    from odsgen.runtime.parser import (
        affine,
        attributes,
        builtin_types,
        dialect_symbols,
        dimensions,
        elements,
        generic_form,
        locations,
        operation_errors,
        properties,
        resources,
    )
    from odsgen.runtime.registry.context import Context
else:
    affine = ModuleOnDemand("odsgen.runtime.parser.affine")
    attributes = ModuleOnDemand("odsgen.runtime.parser.attributes")
    builtin_types = ModuleOnDemand("odsgen.runtime.parser.builtin_types")
    dialect_symbols = ModuleOnDemand("odsgen.runtime.parser.dialect_symbols")
    dimensions = ModuleOnDemand("odsgen.runtime.parser.dimensions")
    elements = ModuleOnDemand("odsgen.runtime.parser.elements")
    generic_form = ModuleOnDemand("odsgen.runtime.parser.generic_form")
    locations = ModuleOnDemand("odsgen.runtime.parser.locations")
    operation_errors = ModuleOnDemand("odsgen.runtime.parser.operation_errors")
    properties = ModuleOnDemand("odsgen.runtime.parser.properties")
    resources = ModuleOnDemand("odsgen.runtime.parser.resources")


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

    _parse_layout_and_memory_space = builtin_types.parse_layout_and_memory_space

    # Dimensions: 4x?x8
    at_dimension = dimensions.at_dimension
    parse_dimension_list = dimensions.parse_dimension_list
    parse_static_dimension = dimensions.parse_static_dimension
    parse_x_in_dimension_list = dimensions.parse_x_in_dimension_list

    # --- attributes -----------------------------------------------------------------------------------------------------

    parse_attribute = attributes.parse_attribute
    parse_optional_attribute = attributes.parse_optional_attribute
    parse_attr_dict = attributes.parse_attr_dict
    parse_float = attributes.parse_float
    parse_attribute_alias_definition = attributes.parse_attribute_alias_definition
    parse_dense_array_elements = elements.parse_dense_array_elements
    parse_resource_handle = resources.parse_resource_handle
    parse_file_metadata = resources.parse_file_metadata
    _parse_dict_entry = attributes.parse_dict_entry
    _parse_known_dictionary = attributes.parse_known_dictionary

    def parse_optional_attr_dict(self) -> dict[str, Attribute]:
        """``{…}``, or nothing: an empty dict."""
        return self.parse_attr_dict() if self.tokens[self.index] == "{" else {}

    def parse_optional_attr_dict_with_keyword(self) -> dict[str, Attribute]:
        """``attributes {…}``, or nothing: an empty dict."""
        if self.tokens[self.index] != "attributes":
            return {}
        self.index += 1
        return self.parse_attr_dict()

    # Affine maps, sets and expressions
    parse_affine_map = affine.parse_affine_map
    parse_integer_set = affine.parse_integer_set
    parse_affine_map_body = affine.parse_affine_map_body
    parse_integer_set_body = affine.parse_integer_set_body
    parse_affine_expr = affine.parse_affine_expr
    parse_affine_map_of_ssa_ids = affine.parse_affine_map_of_ssa_ids
    parse_affine_expr_of_ssa_ids = affine.parse_affine_expr_of_ssa_ids
    _affine_reader = affine.affine_reader

    # --- types and attributes of dialects ---------------------------------------------------------------------------------

    parse_mnemonic = dialect_symbols.parse_mnemonic
    unknown_mnemonic = dialect_symbols.unknown_mnemonic
    name_offset = dialect_symbols.name_offset
    parse_text = dialect_symbols.parse_text
    _parse_extended_type = dialect_symbols.parse_extended_type
    _parse_extended_attribute = dialect_symbols.parse_extended_attribute

    # --- locations --------------------------------------------------------------------------------------------------------

    parse_location_attr = locations.parse_location_attr
    parse_trailing_location = locations.parse_trailing_location
    _parse_location = locations.parse_location
    _resolve_deferred_locations = locations.resolve_deferred_locations

    def parse_optional_location(self) -> Location | None:
        """``loc(…)``, if it is there."""
        return self._parse_location() if self.tokens[self.index] == "loc" else None

    def resolve_deferred_locations(self) -> None:
        """At the end of the file: locations whose alias was defined after its use."""
        if self._deferred_locations:
            self._resolve_deferred_locations()

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
    parse_generic_operation = generic_form.parse_generic_operation
    parse_generic_operation_after_operands = generic_form.parse_generic_operation_after_operands
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

    take_inherent = properties.take_inherent
    _set_properties = properties.set_properties

    first_result_name = property(operations.first_result_name)
    operation_name_place = property(operations.operation_name_place)

    # Parts of them that another syntax reads in its own way
    _define_results = operations.define_results
    _parse_custom_operation = operations.parse_custom_operation
    _parse_operation_in_generic_form = generic_form.parse_operation_in_generic_form
    _parse_generic_name = generic_form.parse_generic_name
    _parse_after_operands = generic_form.parse_after_operands
    _parse_generic_successor = generic_form.parse_generic_successor
    _parse_operation_type = generic_form.parse_operation_type

    # Regions
    parse_argument = operations.parse_argument
    parse_optional_argument = operations.parse_optional_argument
    parse_argument_list = operations.parse_argument_list
    parse_region = operations.parse_region
    parse_optional_region = operations.parse_optional_region
    _parse_block_body = operations.parse_block_body

    # Errors
    fault = operation_errors.fault
    no_custom_form = operation_errors.no_custom_form
    _unknown_custom_operation = operation_errors.unknown_custom_operation
