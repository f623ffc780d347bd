"""Code that the hooks of several dialects share."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.dialects.shared.atomic_operations": (
            "PointerType is_llvm_pointer verify_atomic_capture_regions verify_atomic_update_regions"
        ),
        "odsgen.dialects.shared.atomic_updates": "simplify_update",
        "odsgen.dialects.shared.attribute_dictionaries": "parse_other_attributes print_attributes",
        "odsgen.dialects.shared.calls": "call_symbol",
        "odsgen.dialects.shared.buffers": "is_allocated is_argument_of_function view_base",
        "odsgen.dialects.shared.combining": "combiner",
        "odsgen.dialects.shared.complex_constants": "number_or_complex_constant",
        "odsgen.dialects.shared.conditions": (
            "chosen_by_case chosen_by_condition invocations_of_chosen verify_case_values"
        ),
        "odsgen.rewriting.number_constants": (
            "Compute all_ones chosen_elements float_bits fold_numbers integer_bits is_poison "
            "number_attribute number_type scalar_bits width_of zero_attribute"
        ),
        "odsgen.dialects.shared.dependent_dialects": "load_dependent_dialects",
        "odsgen.dialects.shared.dialect_classes": "attribute_class operation_class type_class",
        "odsgen.dialects.shared.dimensions": (
            "is_dimension is_index_constant size_of_dimension speculatability_of_dimension"
        ),
        "odsgen.dialects.shared.directives": "SymbolVisibility TypeOrAttr",
        "odsgen.dialects.shared.element_attributes": (
            "element_attribute element_bits elements_of row_major"
        ),
        "odsgen.dialects.shared.enum_attributes": (
            "attribute_of_text keyword_of parse_optional_case"
        ),
        "odsgen.dialects.shared.evaluation": (
            "condition constant each float_operation index_value indices_in known_shape leave "
            "semantics_of splat switched vector_of vectors_of"
        ),
        "odsgen.dialects.shared.implicit_names": "ImplicitSSAName asm_result_names_of_name",
        "odsgen.dialects.shared.index_lists": (
            "DYNAMIC_INDEX DynamicIndexList NO_VALUE index_list_text parse_index_list "
            "parse_signed_integer verify_dynamic_entries verify_index_list"
        ),
        "odsgen.dialects.shared.memory_slots": (
            "erase_promoted_allocation is_deleted keeps_what_is_stored"
        ),
        "odsgen.dialects.shared.mixed_values": (
            "Mixed MixedSlice are_equal as_shape fold_constants known_integer mixed_sizes "
            "mixed_slice split_mixed"
        ),
        "odsgen.dialects.shared.mnemonics": "asm_result_names_of_mnemonic mnemonic_of",
        "odsgen.dialects.shared.parse_errors": "summed_up without_words",
        "odsgen.dialects.shared.patterns": (
            "FunctionPattern Rewrite erase_before_same index_constant patterns_of"
        ),
        "odsgen.dialects.shared.pointer_layouts": "alignment_fits pointers_fit",
        "odsgen.dialects.shared.reassociation": (
            "composed_groups covering_groups fold_reshape_like groups_to_collapse "
            "reassociation_of verify_collapsed_memref_shape verify_collapsed_tensor_shape"
        ),
        "odsgen.dialects.shared.reductions": "identity_constant joining_operation",
        "odsgen.dialects.shared.region_arguments": (
            "add_region name_place parse_assignment_list parse_untyped_argument parse_untyped_arguments "
            "print_assignment_list print_assignments print_body with_type with_types"
        ),
        "odsgen.dialects.shared.regions": "taken_regions",
        "odsgen.dialects.shared.reified_shapes": (
            "Shapes Size apply_map as_sizes shape_of size_of sizes_by_operands sizes_of "
            "sum_of_sizes"
        ),
        "odsgen.dialects.shared.reshape_composition": (
            "collapse collapse_of_collapse collapse_of_expand expand expand_of_collapse "
            "expand_of_expand output_shape"
        ),
        "odsgen.dialects.shared.segments": "operand_segments segment_sizes",
        "odsgen.dialects.shared.shaped_evaluation": (
            "Slice check_shape collapsed_shape index_bits kept_dimensions numbers_with "
            "shape_with slice_of"
        ),
        "odsgen.dialects.shared.shaped_values": "ranked_memref ranked_tensor shaped vector_type",
        "odsgen.dialects.shared.slices": (
            "dropped_dimensions sizes_as_shape slice_operands verify_in_bounds "
            "verify_slice_operands"
        ),
        "odsgen.dialects.shared.static_shapes": (
            "are_compatible_shapes constant_integer raw_shape_text raw_size verify_dynamic_sizes"
        ),
        "odsgen.dialects.shared.structured_loops": "build_for build_parallel",
        "odsgen.dialects.shared.switch_cases": "SwitchCases",
        "odsgen.runtime.glue.numbers": "signed",
    },
)
