from odsgen.dialects.shared.atomic_operations import PointerType as PointerType
from odsgen.dialects.shared.atomic_operations import (
    is_llvm_pointer as is_llvm_pointer,
)
from odsgen.dialects.shared.atomic_operations import (
    verify_atomic_capture_regions as verify_atomic_capture_regions,
)
from odsgen.dialects.shared.atomic_operations import (
    verify_atomic_update_regions as verify_atomic_update_regions,
)
from odsgen.dialects.shared.atomic_updates import simplify_update as simplify_update
from odsgen.dialects.shared.attribute_dictionaries import (
    parse_other_attributes as parse_other_attributes,
)
from odsgen.dialects.shared.attribute_dictionaries import print_attributes as print_attributes
from odsgen.dialects.shared.buffers import is_allocated as is_allocated
from odsgen.dialects.shared.buffers import is_argument_of_function as is_argument_of_function
from odsgen.dialects.shared.buffers import view_base as view_base
from odsgen.dialects.shared.calls import call_symbol as call_symbol
from odsgen.dialects.shared.combining import combiner as combiner
from odsgen.dialects.shared.complex_constants import (
    number_or_complex_constant as number_or_complex_constant,
)
from odsgen.dialects.shared.conditions import chosen_by_case as chosen_by_case
from odsgen.dialects.shared.conditions import chosen_by_condition as chosen_by_condition
from odsgen.dialects.shared.conditions import invocations_of_chosen as invocations_of_chosen
from odsgen.dialects.shared.conditions import verify_case_values as verify_case_values
from odsgen.dialects.shared.dependent_dialects import (
    load_dependent_dialects as load_dependent_dialects,
)
from odsgen.dialects.shared.dialect_classes import attribute_class as attribute_class
from odsgen.dialects.shared.dialect_classes import operation_class as operation_class
from odsgen.dialects.shared.dialect_classes import type_class as type_class
from odsgen.dialects.shared.dimensions import is_dimension as is_dimension
from odsgen.dialects.shared.dimensions import is_index_constant as is_index_constant
from odsgen.dialects.shared.dimensions import size_of_dimension as size_of_dimension
from odsgen.dialects.shared.dimensions import (
    speculatability_of_dimension as speculatability_of_dimension,
)
from odsgen.dialects.shared.directives import SymbolVisibility as SymbolVisibility
from odsgen.dialects.shared.directives import TypeOrAttr as TypeOrAttr
from odsgen.dialects.shared.element_attributes import element_attribute as element_attribute
from odsgen.dialects.shared.element_attributes import element_bits as element_bits
from odsgen.dialects.shared.element_attributes import elements_of as elements_of
from odsgen.dialects.shared.element_attributes import row_major as row_major
from odsgen.dialects.shared.enum_attributes import attribute_of_text as attribute_of_text
from odsgen.dialects.shared.enum_attributes import keyword_of as keyword_of
from odsgen.dialects.shared.enum_attributes import parse_optional_case as parse_optional_case
from odsgen.dialects.shared.evaluation import condition as condition
from odsgen.dialects.shared.evaluation import constant as constant
from odsgen.dialects.shared.evaluation import each as each
from odsgen.dialects.shared.evaluation import float_operation as float_operation
from odsgen.dialects.shared.evaluation import index_value as index_value
from odsgen.dialects.shared.evaluation import indices_in as indices_in
from odsgen.dialects.shared.evaluation import known_shape as known_shape
from odsgen.dialects.shared.evaluation import leave as leave
from odsgen.dialects.shared.evaluation import semantics_of as semantics_of
from odsgen.dialects.shared.evaluation import splat as splat
from odsgen.dialects.shared.evaluation import switched as switched
from odsgen.dialects.shared.evaluation import vector_of as vector_of
from odsgen.dialects.shared.evaluation import vectors_of as vectors_of
from odsgen.dialects.shared.implicit_names import ImplicitSSAName as ImplicitSSAName
from odsgen.dialects.shared.implicit_names import (
    asm_result_names_of_name as asm_result_names_of_name,
)
from odsgen.dialects.shared.index_lists import DYNAMIC_INDEX as DYNAMIC_INDEX
from odsgen.dialects.shared.index_lists import NO_VALUE as NO_VALUE
from odsgen.dialects.shared.index_lists import DynamicIndexList as DynamicIndexList
from odsgen.dialects.shared.index_lists import index_list_text as index_list_text
from odsgen.dialects.shared.index_lists import parse_index_list as parse_index_list
from odsgen.dialects.shared.index_lists import parse_signed_integer as parse_signed_integer
from odsgen.dialects.shared.index_lists import verify_dynamic_entries as verify_dynamic_entries
from odsgen.dialects.shared.index_lists import verify_index_list as verify_index_list
from odsgen.dialects.shared.memory_slots import (
    erase_promoted_allocation as erase_promoted_allocation,
)
from odsgen.dialects.shared.memory_slots import is_deleted as is_deleted
from odsgen.dialects.shared.memory_slots import keeps_what_is_stored as keeps_what_is_stored
from odsgen.dialects.shared.mixed_values import Mixed as Mixed
from odsgen.dialects.shared.mixed_values import MixedSlice as MixedSlice
from odsgen.dialects.shared.mixed_values import are_equal as are_equal
from odsgen.dialects.shared.mixed_values import as_shape as as_shape
from odsgen.dialects.shared.mixed_values import fold_constants as fold_constants
from odsgen.dialects.shared.mixed_values import known_integer as known_integer
from odsgen.dialects.shared.mixed_values import mixed_sizes as mixed_sizes
from odsgen.dialects.shared.mixed_values import mixed_slice as mixed_slice
from odsgen.dialects.shared.mixed_values import split_mixed as split_mixed
from odsgen.dialects.shared.mnemonics import (
    asm_result_names_of_mnemonic as asm_result_names_of_mnemonic,
)
from odsgen.dialects.shared.mnemonics import mnemonic_of as mnemonic_of
from odsgen.dialects.shared.parse_errors import summed_up as summed_up
from odsgen.dialects.shared.parse_errors import without_words as without_words
from odsgen.dialects.shared.patterns import Rewrite as Rewrite
from odsgen.dialects.shared.patterns import erase_before_same as erase_before_same
from odsgen.dialects.shared.patterns import index_constant as index_constant
from odsgen.dialects.shared.patterns import patterns_of as patterns_of
from odsgen.dialects.shared.pointer_layouts import alignment_fits as alignment_fits
from odsgen.dialects.shared.pointer_layouts import pointers_fit as pointers_fit
from odsgen.dialects.shared.reassociation import composed_groups as composed_groups
from odsgen.dialects.shared.reassociation import covering_groups as covering_groups
from odsgen.dialects.shared.reassociation import fold_reshape_like as fold_reshape_like
from odsgen.dialects.shared.reassociation import groups_to_collapse as groups_to_collapse
from odsgen.dialects.shared.reassociation import reassociation_of as reassociation_of
from odsgen.dialects.shared.reassociation import (
    verify_collapsed_memref_shape as verify_collapsed_memref_shape,
)
from odsgen.dialects.shared.reassociation import (
    verify_collapsed_tensor_shape as verify_collapsed_tensor_shape,
)
from odsgen.dialects.shared.reductions import identity_constant as identity_constant
from odsgen.dialects.shared.reductions import joining_operation as joining_operation
from odsgen.dialects.shared.region_arguments import add_region as add_region
from odsgen.dialects.shared.region_arguments import name_place as name_place
from odsgen.dialects.shared.region_arguments import parse_assignment_list as parse_assignment_list
from odsgen.dialects.shared.region_arguments import parse_untyped_argument as parse_untyped_argument
from odsgen.dialects.shared.region_arguments import (
    parse_untyped_arguments as parse_untyped_arguments,
)
from odsgen.dialects.shared.region_arguments import print_assignment_list as print_assignment_list
from odsgen.dialects.shared.region_arguments import print_assignments as print_assignments
from odsgen.dialects.shared.region_arguments import print_body as print_body
from odsgen.dialects.shared.region_arguments import with_type as with_type
from odsgen.dialects.shared.region_arguments import with_types as with_types
from odsgen.dialects.shared.regions import taken_regions as taken_regions
from odsgen.dialects.shared.reified_shapes import Shapes as Shapes
from odsgen.dialects.shared.reified_shapes import Size as Size
from odsgen.dialects.shared.reified_shapes import apply_map as apply_map
from odsgen.dialects.shared.reified_shapes import as_sizes as as_sizes
from odsgen.dialects.shared.reified_shapes import shape_of as shape_of
from odsgen.dialects.shared.reified_shapes import size_of as size_of
from odsgen.dialects.shared.reified_shapes import sizes_by_operands as sizes_by_operands
from odsgen.dialects.shared.reified_shapes import sizes_of as sizes_of
from odsgen.dialects.shared.reified_shapes import sum_of_sizes as sum_of_sizes
from odsgen.dialects.shared.reshape_composition import collapse as collapse
from odsgen.dialects.shared.reshape_composition import collapse_of_collapse as collapse_of_collapse
from odsgen.dialects.shared.reshape_composition import collapse_of_expand as collapse_of_expand
from odsgen.dialects.shared.reshape_composition import expand as expand
from odsgen.dialects.shared.reshape_composition import expand_of_collapse as expand_of_collapse
from odsgen.dialects.shared.reshape_composition import expand_of_expand as expand_of_expand
from odsgen.dialects.shared.reshape_composition import output_shape as output_shape
from odsgen.dialects.shared.segments import operand_segments as operand_segments
from odsgen.dialects.shared.segments import segment_sizes as segment_sizes
from odsgen.dialects.shared.shaped_evaluation import Slice as Slice
from odsgen.dialects.shared.shaped_evaluation import check_shape as check_shape
from odsgen.dialects.shared.shaped_evaluation import collapsed_shape as collapsed_shape
from odsgen.dialects.shared.shaped_evaluation import index_bits as index_bits
from odsgen.dialects.shared.shaped_evaluation import kept_dimensions as kept_dimensions
from odsgen.dialects.shared.shaped_evaluation import numbers_with as numbers_with
from odsgen.dialects.shared.shaped_evaluation import shape_with as shape_with
from odsgen.dialects.shared.shaped_evaluation import slice_of as slice_of
from odsgen.dialects.shared.shaped_values import ranked_memref as ranked_memref
from odsgen.dialects.shared.shaped_values import ranked_tensor as ranked_tensor
from odsgen.dialects.shared.shaped_values import shaped as shaped
from odsgen.dialects.shared.shaped_values import vector_type as vector_type
from odsgen.dialects.shared.slices import dropped_dimensions as dropped_dimensions
from odsgen.dialects.shared.slices import sizes_as_shape as sizes_as_shape
from odsgen.dialects.shared.slices import slice_operands as slice_operands
from odsgen.dialects.shared.slices import verify_in_bounds as verify_in_bounds
from odsgen.dialects.shared.slices import verify_slice_operands as verify_slice_operands
from odsgen.dialects.shared.static_shapes import are_compatible_shapes as are_compatible_shapes
from odsgen.dialects.shared.static_shapes import constant_integer as constant_integer
from odsgen.dialects.shared.static_shapes import raw_shape_text as raw_shape_text
from odsgen.dialects.shared.static_shapes import raw_size as raw_size
from odsgen.dialects.shared.static_shapes import verify_dynamic_sizes as verify_dynamic_sizes
from odsgen.dialects.shared.structured_loops import build_for as build_for
from odsgen.dialects.shared.structured_loops import build_parallel as build_parallel
from odsgen.dialects.shared.switch_cases import SwitchCases as SwitchCases
from odsgen.rewriting.number_constants import Compute as Compute
from odsgen.rewriting.number_constants import all_ones as all_ones
from odsgen.rewriting.number_constants import chosen_elements as chosen_elements
from odsgen.rewriting.number_constants import float_bits as float_bits
from odsgen.rewriting.number_constants import fold_numbers as fold_numbers
from odsgen.rewriting.number_constants import integer_bits as integer_bits
from odsgen.rewriting.number_constants import is_poison as is_poison
from odsgen.rewriting.number_constants import number_attribute as number_attribute
from odsgen.rewriting.number_constants import number_type as number_type
from odsgen.rewriting.number_constants import scalar_bits as scalar_bits
from odsgen.rewriting.number_constants import width_of as width_of
from odsgen.rewriting.number_constants import zero_attribute as zero_attribute
from odsgen.rewriting.pattern import FunctionPattern as FunctionPattern
from odsgen.runtime.glue.numbers import signed as signed
