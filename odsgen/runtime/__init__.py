"""The core that generated dialects plug into: IR, parser, verifier, printer, bytecode.

Nothing but the standard library is needed.  A program in three lines::

    module = parse(text, Context(), filename="x.mlir")
    module.verify()
    print(print_ir(module))
"""

from odsgen.exports import exporter
from odsgen.moved import find_moved_modules

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.bytecode": "write_bytecode",
        "odsgen.runtime.affine.expr": (
            "AffineBinaryOpExpr AffineConstantExpr AffineDimExpr AffineExpr AffineExprKind "
            "AffineSymbolExpr affine_binary_op_expr"
        ),
        "odsgen.runtime.affine.integer_set": "IntegerSet",
        "odsgen.runtime.affine.map": "AffineMap dim_exprs",
        "odsgen.runtime.affine.simplification": "Flattener bound_of_expr simplify_affine_map",
        "odsgen.runtime.affine.text": "affine_expr_text",
        "odsgen.runtime.base.attribute": "AttrOrType Attribute Type TypedAttr",
        "odsgen.runtime.base.interface": "MissingMethodError as_interface has_interface",
        "odsgen.runtime.builtin.container_attributes": (
            "ArrayAttr DenseArrayAttr DictionaryAttr DistinctAttr"
        ),
        "odsgen.runtime.builtin.element_storage": "scalar_type",
        "odsgen.runtime.builtin.elements": (
            "DenseElementsAttr DenseIntElementsAttr DenseIntOrFPElementsAttr "
            "DenseStringElementsAttr ElementsAttr SparseElementsAttr"
        ),
        "odsgen.runtime.builtin.float_types": (
            "BFloat16Type FLOAT_TYPES Float128Type Float16Type Float32Type Float4E2M1FNType Float64Type "
            "Float6E2M3FNType Float6E3M2FNType Float80Type Float8E4M3FNType Float8E4M3Type "
            "Float8E5M2Type Float8E8M0FNUType FloatTF32Type FloatType f16 f32 f64"
        ),
        "odsgen.runtime.builtin.layout_attributes": (
            "AffineMapAttr IntegerSetAttr StridedLayoutAttr"
        ),
        "odsgen.runtime.builtin.locations": "Location UnknownLoc",
        "odsgen.runtime.builtin.opaque": "OpaqueAttr OpaqueType",
        "odsgen.runtime.builtin.resources": "DenseResourceElementsAttr",
        "odsgen.runtime.builtin.scalar_attributes": (
            "BoolAttr FlatSymbolRefAttr FloatAttr IntegerAttr StringAttr SymbolRefAttr TypeAttr "
            "UnitAttr integer_width"
        ),
        "odsgen.runtime.builtin.scalar_types": (
            "ComplexType FunctionType GraphType IndexType IntegerType NoneType Signedness "
            "TupleType i1 i16 i32 i64 i8 index none"
        ),
        "odsgen.runtime.builtin.shaped_types": (
            "BaseMemRefType MemRefType RankedTensorType ShapedType TensorType UnrankedMemRefType "
            "UnrankedTensorType VectorType"
        ),
        "odsgen.runtime.builtin.type_construction": "broadcasted_shape signed_value",
        "odsgen.runtime.builtin.type_functions": (
            "compatible_dimensions element_type_or_self i1_same_shape"
        ),
        "odsgen.runtime.builtin.types": "DYNAMIC DYNAMIC_STRIDE INDEX_STORAGE_WIDTH",
        "odsgen.runtime.diagnostics": (
            "Diagnostic DiagnosticError ParseError Severity VerifyError render"
        ),
        "odsgen.runtime.floats.semantics": "FloatSemantics",
        "odsgen.runtime.glue.constraints": "TypeConstraint",
        "odsgen.runtime.glue.formats": (
            "ensure_block ensure_terminator parse_attribute_of parse_colon_type_of "
            "parse_optional_attribute_of parse_stripped_attribute parse_type_of type_of_text "
            "with_error_after"
        ),
        "odsgen.runtime.glue.native_numbers": "parse_optional_sized_integer parse_sized_integer",
        "odsgen.runtime.glue.segments": "SegmentSizes group_ends",
        "odsgen.runtime.interfaces.calls": "CallOpInterface CallableOpInterface",
        "odsgen.runtime.interfaces.control_flow": (
            "BranchOpInterface InvocationBounds RegionBranchOpInterface RegionSuccessor"
        ),
        "odsgen.runtime.interfaces.data_layout": (
            "DataLayoutEntryInterface DataLayoutSpecInterface DataLayoutTypeInterface"
        ),
        "odsgen.runtime.interfaces.data_layout_queries": "DataLayout UnknownLayoutError",
        "odsgen.runtime.interfaces.effects_of_operations": (
            "is_memory_effect_free is_pure memory_effects would_be_trivially_dead"
        ),
        "odsgen.runtime.interfaces.function_format": (
            "ARGUMENT_ATTRIBUTES FUNCTION_TYPE FunctionForm RESULT_ATTRIBUTES SYMBOL_NAME "
            "VISIBILITIES VISIBILITY add_argument_and_result_attributes argument_attributes function_type_of "
            "parse_function parse_function_arguments parse_function_results print_function "
            "print_function_signature"
        ),
        "odsgen.runtime.interfaces.functions": (
            "FunctionOpInterface verify_entry_arguments verify_signature_attributes"
        ),
        "odsgen.runtime.interfaces.loops": "LoopLikeOpInterface",
        "odsgen.runtime.interfaces.memory": (
            "DestinationStyleOpInterface ViewLikeOpInterface verify_destination_style"
        ),
        "odsgen.runtime.interfaces.memory_slots": (
            "DeletionKind DestructurableMemorySlot MemorySlot"
        ),
        "odsgen.runtime.interfaces.operand_slots": (
            "erasable_operands erase_operands operand_numbers successor_operand_numbers"
        ),
        "odsgen.runtime.interfaces.shape_inference": "ShapedTypeComponents",
        "odsgen.runtime.interfaces.side_effects": (
            "AUTOMATIC_ALLOCATION_SCOPE_RESOURCE EffectInstance EffectKind "
            "MemoryEffectOpInterface Speculatability"
        ),
        "odsgen.runtime.ir": "traits",
        "odsgen.runtime.ir.block": "Block",
        "odsgen.runtime.ir.builder": "Builder InsertionPoint",
        "odsgen.runtime.ir.building": "build_operation",
        "odsgen.runtime.ir.clone": "CloneMap",
        "odsgen.runtime.ir.construction": "simple_operation",
        "odsgen.runtime.ir.dominance": "DominanceInfo",
        "odsgen.runtime.ir.operation": "Operation UnregisteredOperation",
        "odsgen.runtime.ir.operation_state": "OperationState",
        "odsgen.runtime.ir.region": "Region",
        "odsgen.runtime.ir.region_kind": "RegionKind",
        "odsgen.runtime.ir.symbol_table": (
            "SymbolTable SymbolTableCollection is_symbol_table lookup_nearest_symbol_from "
            "lookup_symbol_in nearest_symbol_table"
        ),
        "odsgen.runtime.ir.symbol_uses": "symbol_uses",
        "odsgen.runtime.ir.traits": (
            "AffineScope AutomaticAllocationScope ConstantLike Elementwise HasRecursiveMemoryEffects "
            "IsIsolatedFromAbove IsTerminator ReturnLike"
        ),
        "odsgen.runtime.ir.value": "BlockArgument OpResult Use Value",
        "odsgen.runtime.parser": "Parser parse_operations",
        "odsgen.runtime.parser.cursor": "Delimiter",
        "odsgen.runtime.parser.dialect_symbols": "UNREGISTERED_ADVICE",
        "odsgen.runtime.parser.operations": "Argument UNNAMED",
        "odsgen.runtime.parser.ssa": "UnresolvedOperand",
        "odsgen.runtime.parser.single_texts": "parse_attribute",
        "odsgen.runtime.parser.toplevel": "parse",
        "odsgen.runtime.printer": "AsmPrinter print_ir",
        "odsgen.runtime.printer.names": "named_by sanitize_identifier",
        "odsgen.runtime.printer.parts": "value_text",
        "odsgen.runtime.printer.toplevel": "generic_op_text",
        "odsgen.runtime.printer.types": "dimensions_text",
        "odsgen.runtime.registry.context": (
            "Context DialectLoadError dialect_loaded_for loaded_dialect loaded_dialects"
        ),
        "odsgen.runtime.registry.dialect": "Dialect",
        "odsgen.runtime.registry.dialect_folders": "load_dialect_package",
        "odsgen.runtime.registry.hook_errors": "MissingHookError",
        "odsgen.runtime.registry.upgrade": "upgrade",
        "odsgen.runtime.support.integer_text": "digits_of_integer integer_of_digits",
    },
)

find_moved_modules()
