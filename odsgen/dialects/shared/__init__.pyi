from odsgen.dialects.shared.atomic_operations import (
    PointerType as PointerType,
    is_llvm_pointer as is_llvm_pointer,
    verify_atomic_capture_regions as verify_atomic_capture_regions,
    verify_atomic_read as verify_atomic_read,
    verify_atomic_update as verify_atomic_update,
    verify_atomic_update_regions as verify_atomic_update_regions,
    verify_atomic_write as verify_atomic_write,
)
from odsgen.dialects.shared.atomic_updates import simplify_update as simplify_update
from odsgen.dialects.shared.attribute_dictionaries import (
    parse_other_attributes as parse_other_attributes,
)
from odsgen.dialects.shared.calls import (
    all_operands as all_operands,
    call_symbol as call_symbol,
    called_symbol as called_symbol,
)
from odsgen.dialects.shared.complex_constants import (
    number_or_complex_constant as number_or_complex_constant,
)
from odsgen.dialects.shared.conditions import chosen_by_condition as chosen_by_condition
from odsgen.dialects.shared.constant_folding import (
    Compute as Compute,
    all_ones as all_ones,
    chosen_elements as chosen_elements,
    float_bits as float_bits,
    fold_numbers as fold_numbers,
    integer_bits as integer_bits,
    is_poison as is_poison,
    number_attribute as number_attribute,
    number_type as number_type,
    scalar_bits as scalar_bits,
    signed as signed,
    width_of as width_of,
    zero_attribute as zero_attribute,
)
from odsgen.dialects.shared.dialect_classes import (
    attribute_class as attribute_class,
    operation_class as operation_class,
    type_class as type_class,
)
from odsgen.dialects.shared.dimensions import (
    is_dimension as is_dimension,
    is_index_constant as is_index_constant,
    size_of_dimension as size_of_dimension,
    speculatability_of_dimension as speculatability_of_dimension,
)
from odsgen.dialects.shared.directives import (
    SymbolVisibility as SymbolVisibility,
    TypeOrAttr as TypeOrAttr,
)
from odsgen.dialects.shared.element_attributes import (
    element_attribute as element_attribute,
    element_bits as element_bits,
    elements_of as elements_of,
    row_major as row_major,
)
from odsgen.dialects.shared.enum_attributes import (
    attribute_of_text as attribute_of_text,
    keyword_of as keyword_of,
    parse_optional_case as parse_optional_case,
)
from odsgen.dialects.shared.evaluation import (
    charge_width as charge_width,
    condition as condition,
    constant as constant,
    divisor as divisor,
    each as each,
    float_operation as float_operation,
    in_signed_range as in_signed_range,
    index_value as index_value,
    indices_in as indices_in,
    semantics_of as semantics_of,
    signed_operation as signed_operation,
    splat as splat,
    truncated as truncated,
    unsigned_operation as unsigned_operation,
)
from odsgen.dialects.shared.implicit_names import (
    ImplicitSSAName as ImplicitSSAName,
    asm_result_names_of_name as asm_result_names_of_name,
)
from odsgen.dialects.shared.index_lists import (
    DYNAMIC_INDEX as DYNAMIC_INDEX,
    NO_VALUE as NO_VALUE,
    DynamicIndexList as DynamicIndexList,
    index_list_text as index_list_text,
    parse_index_list as parse_index_list,
    parse_signed_integer as parse_signed_integer,
    verify_dynamic_entries as verify_dynamic_entries,
    verify_index_list as verify_index_list,
)
from odsgen.dialects.shared.memory_slots import (
    erase_promoted_allocation as erase_promoted_allocation,
)
from odsgen.dialects.shared.mixed_values import (
    Mixed as Mixed,
    MixedSlice as MixedSlice,
    are_equal as are_equal,
    as_shape as as_shape,
    fold_constants as fold_constants,
    known_integer as known_integer,
    mixed_sizes as mixed_sizes,
    mixed_slice as mixed_slice,
    split_mixed as split_mixed,
)
from odsgen.dialects.shared.mnemonics import mnemonic_of as mnemonic_of
from odsgen.dialects.shared.parse_errors import (
    summed_up as summed_up,
    without_words as without_words,
)
from odsgen.dialects.shared.patterns import (
    FunctionPattern as FunctionPattern,
    Rewrite as Rewrite,
    erase_before_same as erase_before_same,
    index_constant as index_constant,
    patterns_of as patterns_of,
)
from odsgen.dialects.shared.pointer_layouts import (
    alignment_fits as alignment_fits,
    pointers_fit as pointers_fit,
)
from odsgen.dialects.shared.reassociation import (
    composed_groups as composed_groups,
    covering_groups as covering_groups,
    fold_reshape_like as fold_reshape_like,
    groups_to_collapse as groups_to_collapse,
    reassociation_of as reassociation_of,
    verify_collapsed_memref_shape as verify_collapsed_memref_shape,
    verify_collapsed_tensor_shape as verify_collapsed_tensor_shape,
)
from odsgen.dialects.shared.reductions import (
    identity_constant as identity_constant,
    joining_operation as joining_operation,
)
from odsgen.dialects.shared.region_arguments import (
    name_place as name_place,
    parse_assignment_list as parse_assignment_list,
    parse_untyped_argument as parse_untyped_argument,
    parse_untyped_arguments as parse_untyped_arguments,
    print_assignment_list as print_assignment_list,
    print_assignments as print_assignments,
    with_type as with_type,
    with_types as with_types,
)
from odsgen.dialects.shared.reified_shapes import (
    Shapes as Shapes,
    Size as Size,
    apply_map as apply_map,
    as_sizes as as_sizes,
    shape_of as shape_of,
    size_of as size_of,
    sizes_by_operands as sizes_by_operands,
    sizes_of as sizes_of,
    sum_of_sizes as sum_of_sizes,
)
from odsgen.dialects.shared.reshape_composition import (
    collapse as collapse,
    collapse_of_collapse as collapse_of_collapse,
    collapse_of_expand as collapse_of_expand,
    expand as expand,
    expand_of_collapse as expand_of_collapse,
    expand_of_expand as expand_of_expand,
    output_shape as output_shape,
)
from odsgen.dialects.shared.result_names import called as called
from odsgen.dialects.shared.segments import (
    operand_segments as operand_segments,
    segment_sizes as segment_sizes,
)
from odsgen.dialects.shared.shaped_evaluation import (
    Slice as Slice,
    check_shape as check_shape,
    collapsed_shape as collapsed_shape,
    index_bits as index_bits,
    kept_dimensions as kept_dimensions,
    numbers_with as numbers_with,
    shape_with as shape_with,
    slice_of as slice_of,
)
from odsgen.dialects.shared.shaped_values import (
    ranked_memref as ranked_memref,
    ranked_tensor as ranked_tensor,
    shaped as shaped,
    vector_type as vector_type,
)
from odsgen.dialects.shared.slices import (
    dropped_dimensions as dropped_dimensions,
    sizes_as_shape as sizes_as_shape,
    slice_operands as slice_operands,
    verify_in_bounds as verify_in_bounds,
    verify_slice_operands as verify_slice_operands,
)
from odsgen.dialects.shared.static_shapes import (
    are_compatible_shapes as are_compatible_shapes,
    constant_integer as constant_integer,
    raw_shape_text as raw_shape_text,
    raw_size as raw_size,
)
from odsgen.dialects.shared.structured_loops import (
    build_for as build_for,
    build_parallel as build_parallel,
)
from odsgen.dialects.shared.switch_cases import SwitchCases as SwitchCases
