from odsgen.bytecode import parse as parse, write_bytecode as write_bytecode
from odsgen.runtime.affine.expr import (
    AffineBinaryOpExpr as AffineBinaryOpExpr,
    AffineConstantExpr as AffineConstantExpr,
    AffineDimExpr as AffineDimExpr,
    AffineExpr as AffineExpr,
    AffineExprKind as AffineExprKind,
    AffineSymbolExpr as AffineSymbolExpr,
    affine_binary_op_expr as affine_binary_op_expr,
)
from odsgen.runtime.affine.integer_set import IntegerSet as IntegerSet
from odsgen.runtime.affine.map import AffineMap as AffineMap, dim_exprs as dim_exprs
from odsgen.runtime.affine.simplification import (
    Flattener as Flattener,
    bound_of_expr as bound_of_expr,
    simplify_affine_map as simplify_affine_map,
)
from odsgen.runtime.affine.text import affine_expr_text as affine_expr_text
from odsgen.runtime.base.attribute import (
    Attribute as Attribute,
    AttrOrType as AttrOrType,
    Type as Type,
    TypedAttr as TypedAttr,
)
from odsgen.runtime.base.interface import (
    MissingMethodError as MissingMethodError,
    as_interface as as_interface,
    has_interface as has_interface,
)
from odsgen.runtime.builtin.container_attributes import (
    ArrayAttr as ArrayAttr,
    DenseArrayAttr as DenseArrayAttr,
    DictionaryAttr as DictionaryAttr,
    DistinctAttr as DistinctAttr,
)
from odsgen.runtime.builtin.element_storage import scalar_type as scalar_type
from odsgen.runtime.builtin.elements import (
    DenseElementsAttr as DenseElementsAttr,
    DenseIntElementsAttr as DenseIntElementsAttr,
    DenseIntOrFPElementsAttr as DenseIntOrFPElementsAttr,
    DenseStringElementsAttr as DenseStringElementsAttr,
    ElementsAttr as ElementsAttr,
    SparseElementsAttr as SparseElementsAttr,
)
from odsgen.runtime.builtin.float_types import (
    BFloat16Type as BFloat16Type,
    Float4E2M1FNType as Float4E2M1FNType,
    Float6E2M3FNType as Float6E2M3FNType,
    Float6E3M2FNType as Float6E3M2FNType,
    Float8E4M3FNType as Float8E4M3FNType,
    Float8E4M3Type as Float8E4M3Type,
    Float8E5M2Type as Float8E5M2Type,
    Float8E8M0FNUType as Float8E8M0FNUType,
    Float16Type as Float16Type,
    Float32Type as Float32Type,
    Float64Type as Float64Type,
    Float80Type as Float80Type,
    Float128Type as Float128Type,
    FloatTF32Type as FloatTF32Type,
    FloatType as FloatType,
    f16 as f16,
    f32 as f32,
    f64 as f64,
)
from odsgen.runtime.builtin.layout_attributes import (
    AffineMapAttr as AffineMapAttr,
    IntegerSetAttr as IntegerSetAttr,
    StridedLayoutAttr as StridedLayoutAttr,
)
from odsgen.runtime.builtin.locations import Location as Location, UnknownLoc as UnknownLoc
from odsgen.runtime.builtin.opaque import OpaqueAttr as OpaqueAttr, OpaqueType as OpaqueType
from odsgen.runtime.builtin.resources import DenseResourceElementsAttr as DenseResourceElementsAttr
from odsgen.runtime.builtin.scalar_attributes import (
    BoolAttr as BoolAttr,
    FlatSymbolRefAttr as FlatSymbolRefAttr,
    FloatAttr as FloatAttr,
    IntegerAttr as IntegerAttr,
    StringAttr as StringAttr,
    SymbolRefAttr as SymbolRefAttr,
    TypeAttr as TypeAttr,
    UnitAttr as UnitAttr,
    integer_width as integer_width,
)
from odsgen.runtime.builtin.scalar_types import (
    ComplexType as ComplexType,
    FunctionType as FunctionType,
    GraphType as GraphType,
    IndexType as IndexType,
    IntegerType as IntegerType,
    NoneType as NoneType,
    Signedness as Signedness,
    TupleType as TupleType,
    i1 as i1,
    i8 as i8,
    i16 as i16,
    i32 as i32,
    i64 as i64,
    index as index,
    none as none,
)
from odsgen.runtime.builtin.shaped_types import (
    BaseMemRefType as BaseMemRefType,
    MemRefType as MemRefType,
    RankedTensorType as RankedTensorType,
    ShapedType as ShapedType,
    TensorType as TensorType,
    UnrankedMemRefType as UnrankedMemRefType,
    UnrankedTensorType as UnrankedTensorType,
    VectorType as VectorType,
)
from odsgen.runtime.builtin.type_construction import (
    broadcasted_shape as broadcasted_shape,
    signed_value as signed_value,
)
from odsgen.runtime.builtin.type_functions import (
    compatible_dimensions as compatible_dimensions,
    element_type_or_self as element_type_or_self,
    i1_same_shape as i1_same_shape,
)
from odsgen.runtime.builtin.types import (
    DYNAMIC as DYNAMIC,
    DYNAMIC_STRIDE as DYNAMIC_STRIDE,
    INDEX_STORAGE_WIDTH as INDEX_STORAGE_WIDTH,
)
from odsgen.runtime.diagnostics import (
    Diagnostic as Diagnostic,
    DiagnosticError as DiagnosticError,
    ParseError as ParseError,
    Severity as Severity,
    VerifyError as VerifyError,
    render as render,
)
from odsgen.runtime.floats.semantics import FloatSemantics as FloatSemantics
from odsgen.runtime.glue.constraints import TypeConstraint as TypeConstraint
from odsgen.runtime.glue.formats import (
    ensure_block as ensure_block,
    ensure_terminator as ensure_terminator,
    parse_attribute_of as parse_attribute_of,
    parse_colon_type_of as parse_colon_type_of,
    parse_optional_attribute_of as parse_optional_attribute_of,
    parse_stripped_attribute as parse_stripped_attribute,
    parse_type_of as parse_type_of,
    type_of_text as type_of_text,
    with_error_after as with_error_after,
)
from odsgen.runtime.glue.native_numbers import (
    parse_optional_sized_integer as parse_optional_sized_integer,
    parse_sized_integer as parse_sized_integer,
)
from odsgen.runtime.glue.segments import SegmentSizes as SegmentSizes, group_ends as group_ends
from odsgen.runtime.interfaces.calls import (
    CallableOpInterface as CallableOpInterface,
    CallOpInterface as CallOpInterface,
)
from odsgen.runtime.interfaces.control_flow import (
    BranchOpInterface as BranchOpInterface,
    InvocationBounds as InvocationBounds,
    RegionBranchOpInterface as RegionBranchOpInterface,
    RegionSuccessor as RegionSuccessor,
)
from odsgen.runtime.interfaces.data_layout import (
    DataLayoutEntryInterface as DataLayoutEntryInterface,
    DataLayoutSpecInterface as DataLayoutSpecInterface,
    DataLayoutTypeInterface as DataLayoutTypeInterface,
)
from odsgen.runtime.interfaces.data_layout_queries import (
    DataLayout as DataLayout,
    UnknownLayoutError as UnknownLayoutError,
)
from odsgen.runtime.interfaces.effects_of_operations import (
    is_memory_effect_free as is_memory_effect_free,
    is_pure as is_pure,
    memory_effects as memory_effects,
    would_be_trivially_dead as would_be_trivially_dead,
)
from odsgen.runtime.interfaces.function_format import (
    ARGUMENT_ATTRIBUTES as ARGUMENT_ATTRIBUTES,
    FUNCTION_TYPE as FUNCTION_TYPE,
    RESULT_ATTRIBUTES as RESULT_ATTRIBUTES,
    SYMBOL_NAME as SYMBOL_NAME,
    VISIBILITIES as VISIBILITIES,
    VISIBILITY as VISIBILITY,
    add_argument_and_result_attributes as add_argument_and_result_attributes,
    argument_attributes as argument_attributes,
    function_type_of as function_type_of,
    parse_function as parse_function,
    parse_function_arguments as parse_function_arguments,
    parse_function_results as parse_function_results,
    print_function as print_function,
    print_function_signature as print_function_signature,
)
from odsgen.runtime.interfaces.functions import (
    FunctionOpInterface as FunctionOpInterface,
    verify_entry_arguments as verify_entry_arguments,
    verify_signature_attributes as verify_signature_attributes,
)
from odsgen.runtime.interfaces.loops import LoopLikeOpInterface as LoopLikeOpInterface
from odsgen.runtime.interfaces.memory import (
    DestinationStyleOpInterface as DestinationStyleOpInterface,
    ViewLikeOpInterface as ViewLikeOpInterface,
    verify_destination_style as verify_destination_style,
)
from odsgen.runtime.interfaces.memory_slots import (
    DeletionKind as DeletionKind,
    DestructurableMemorySlot as DestructurableMemorySlot,
    MemorySlot as MemorySlot,
)
from odsgen.runtime.interfaces.operand_slots import (
    erasable_operands as erasable_operands,
    erase_operands as erase_operands,
    operand_numbers as operand_numbers,
    successor_operand_numbers as successor_operand_numbers,
)
from odsgen.runtime.interfaces.shape_inference import ShapedTypeComponents as ShapedTypeComponents
from odsgen.runtime.interfaces.side_effects import (
    AUTOMATIC_ALLOCATION_SCOPE_RESOURCE as AUTOMATIC_ALLOCATION_SCOPE_RESOURCE,
    EffectInstance as EffectInstance,
    EffectKind as EffectKind,
    MemoryEffectOpInterface as MemoryEffectOpInterface,
    Speculatability as Speculatability,
)
from odsgen.runtime.ir import traits as traits
from odsgen.runtime.ir.block import Block as Block
from odsgen.runtime.ir.builder import Builder as Builder, InsertionPoint as InsertionPoint
from odsgen.runtime.ir.building import build_operation as build_operation
from odsgen.runtime.ir.clone import CloneMap as CloneMap
from odsgen.runtime.ir.construction import simple_operation as simple_operation
from odsgen.runtime.ir.dominance import DominanceInfo as DominanceInfo
from odsgen.runtime.ir.operation import (
    Operation as Operation,
    UnregisteredOperation as UnregisteredOperation,
)
from odsgen.runtime.ir.operation_state import OperationState as OperationState
from odsgen.runtime.ir.region import Region as Region
from odsgen.runtime.ir.region_kind import RegionKind as RegionKind
from odsgen.runtime.ir.symbol_table import (
    SymbolTable as SymbolTable,
    SymbolTableCollection as SymbolTableCollection,
    is_symbol_table as is_symbol_table,
    lookup_nearest_symbol_from as lookup_nearest_symbol_from,
    lookup_symbol_in as lookup_symbol_in,
    nearest_symbol_table as nearest_symbol_table,
)
from odsgen.runtime.ir.symbol_uses import symbol_uses as symbol_uses
from odsgen.runtime.ir.traits import (
    AffineScope as AffineScope,
    AutomaticAllocationScope as AutomaticAllocationScope,
    ConstantLike as ConstantLike,
    HasRecursiveMemoryEffects as HasRecursiveMemoryEffects,
    IsIsolatedFromAbove as IsIsolatedFromAbove,
    IsTerminator as IsTerminator,
    ReturnLike as ReturnLike,
)
from odsgen.runtime.ir.value import (
    BlockArgument as BlockArgument,
    OpResult as OpResult,
    Use as Use,
    Value as Value,
)
from odsgen.runtime.parser import Parser as Parser, parse_operations as parse_operations
from odsgen.runtime.parser.cursor import Delimiter as Delimiter
from odsgen.runtime.parser.dialect_symbols import UNREGISTERED_ADVICE as UNREGISTERED_ADVICE
from odsgen.runtime.parser.operations import UNNAMED as UNNAMED, Argument as Argument
from odsgen.runtime.parser.ssa import UnresolvedOperand as UnresolvedOperand
from odsgen.runtime.parser.toplevel import parse_attribute as parse_attribute
from odsgen.runtime.printer import AsmPrinter as AsmPrinter, print_ir as print_ir
from odsgen.runtime.printer.names import (
    named_by as named_by,
    sanitize_identifier as sanitize_identifier,
)
from odsgen.runtime.printer.toplevel import (
    generic_op_text as generic_op_text,
    value_text as value_text,
)
from odsgen.runtime.printer.types import dimensions_text as dimensions_text
from odsgen.runtime.registry.context import (
    Context as Context,
    DialectLoadError as DialectLoadError,
    dialect_loaded_for as dialect_loaded_for,
    loaded_dialect as loaded_dialect,
    loaded_dialects as loaded_dialects,
)
from odsgen.runtime.registry.dialect import Dialect as Dialect
from odsgen.runtime.registry.dialect_folders import load_dialect_package as load_dialect_package
from odsgen.runtime.registry.hooks import MissingHookError as MissingHookError
from odsgen.runtime.registry.upgrade import upgrade as upgrade
from odsgen.runtime.support.integer_text import (
    digits_of_integer as digits_of_integer,
    integer_of_digits as integer_of_digits,
)
