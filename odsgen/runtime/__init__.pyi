from odsgen.bytecode import write_bytecode as write_bytecode
from odsgen.runtime.affine.expr import AffineBinaryOpExpr as AffineBinaryOpExpr
from odsgen.runtime.affine.expr import AffineConstantExpr as AffineConstantExpr
from odsgen.runtime.affine.expr import AffineDimExpr as AffineDimExpr
from odsgen.runtime.affine.expr import AffineExpr as AffineExpr
from odsgen.runtime.affine.expr import AffineExprKind as AffineExprKind
from odsgen.runtime.affine.expr import AffineSymbolExpr as AffineSymbolExpr
from odsgen.runtime.affine.expr import affine_binary_op_expr as affine_binary_op_expr
from odsgen.runtime.affine.integer_set import IntegerSet as IntegerSet
from odsgen.runtime.affine.map import AffineMap as AffineMap
from odsgen.runtime.affine.map import dim_exprs as dim_exprs
from odsgen.runtime.affine.simplification import Flattener as Flattener
from odsgen.runtime.affine.simplification import bound_of_expr as bound_of_expr
from odsgen.runtime.affine.simplification import simplify_affine_map as simplify_affine_map
from odsgen.runtime.affine.text import affine_expr_text as affine_expr_text
from odsgen.runtime.base.attribute import Attribute as Attribute
from odsgen.runtime.base.attribute import AttrOrType as AttrOrType
from odsgen.runtime.base.attribute import Type as Type
from odsgen.runtime.base.attribute import TypedAttr as TypedAttr
from odsgen.runtime.base.interface import MissingMethodError as MissingMethodError
from odsgen.runtime.base.interface import as_interface as as_interface
from odsgen.runtime.base.interface import has_interface as has_interface
from odsgen.runtime.builtin.container_attributes import ArrayAttr as ArrayAttr
from odsgen.runtime.builtin.container_attributes import DenseArrayAttr as DenseArrayAttr
from odsgen.runtime.builtin.container_attributes import DictionaryAttr as DictionaryAttr
from odsgen.runtime.builtin.container_attributes import DistinctAttr as DistinctAttr
from odsgen.runtime.builtin.element_storage import scalar_type as scalar_type
from odsgen.runtime.builtin.elements import DenseElementsAttr as DenseElementsAttr
from odsgen.runtime.builtin.elements import DenseIntElementsAttr as DenseIntElementsAttr
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr as DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.elements import DenseStringElementsAttr as DenseStringElementsAttr
from odsgen.runtime.builtin.elements import ElementsAttr as ElementsAttr
from odsgen.runtime.builtin.elements import SparseElementsAttr as SparseElementsAttr
from odsgen.runtime.builtin.float_types import FLOAT_TYPES as FLOAT_TYPES
from odsgen.runtime.builtin.float_types import BFloat16Type as BFloat16Type
from odsgen.runtime.builtin.float_types import Float4E2M1FNType as Float4E2M1FNType
from odsgen.runtime.builtin.float_types import Float6E2M3FNType as Float6E2M3FNType
from odsgen.runtime.builtin.float_types import Float6E3M2FNType as Float6E3M2FNType
from odsgen.runtime.builtin.float_types import Float8E4M3FNType as Float8E4M3FNType
from odsgen.runtime.builtin.float_types import Float8E4M3Type as Float8E4M3Type
from odsgen.runtime.builtin.float_types import Float8E5M2Type as Float8E5M2Type
from odsgen.runtime.builtin.float_types import Float8E8M0FNUType as Float8E8M0FNUType
from odsgen.runtime.builtin.float_types import Float16Type as Float16Type
from odsgen.runtime.builtin.float_types import Float32Type as Float32Type
from odsgen.runtime.builtin.float_types import Float64Type as Float64Type
from odsgen.runtime.builtin.float_types import Float80Type as Float80Type
from odsgen.runtime.builtin.float_types import Float128Type as Float128Type
from odsgen.runtime.builtin.float_types import FloatTF32Type as FloatTF32Type
from odsgen.runtime.builtin.float_types import FloatType as FloatType
from odsgen.runtime.builtin.float_types import f16 as f16
from odsgen.runtime.builtin.float_types import f32 as f32
from odsgen.runtime.builtin.float_types import f64 as f64
from odsgen.runtime.builtin.layout_attributes import AffineMapAttr as AffineMapAttr
from odsgen.runtime.builtin.layout_attributes import IntegerSetAttr as IntegerSetAttr
from odsgen.runtime.builtin.layout_attributes import StridedLayoutAttr as StridedLayoutAttr
from odsgen.runtime.builtin.locations import Location as Location
from odsgen.runtime.builtin.locations import UnknownLoc as UnknownLoc
from odsgen.runtime.builtin.opaque import OpaqueAttr as OpaqueAttr
from odsgen.runtime.builtin.opaque import OpaqueType as OpaqueType
from odsgen.runtime.builtin.resources import DenseResourceElementsAttr as DenseResourceElementsAttr
from odsgen.runtime.builtin.scalar_attributes import BoolAttr as BoolAttr
from odsgen.runtime.builtin.scalar_attributes import FlatSymbolRefAttr as FlatSymbolRefAttr
from odsgen.runtime.builtin.scalar_attributes import FloatAttr as FloatAttr
from odsgen.runtime.builtin.scalar_attributes import IntegerAttr as IntegerAttr
from odsgen.runtime.builtin.scalar_attributes import StringAttr as StringAttr
from odsgen.runtime.builtin.scalar_attributes import SymbolRefAttr as SymbolRefAttr
from odsgen.runtime.builtin.scalar_attributes import TypeAttr as TypeAttr
from odsgen.runtime.builtin.scalar_attributes import UnitAttr as UnitAttr
from odsgen.runtime.builtin.scalar_attributes import integer_width as integer_width
from odsgen.runtime.builtin.scalar_types import ComplexType as ComplexType
from odsgen.runtime.builtin.scalar_types import FunctionType as FunctionType
from odsgen.runtime.builtin.scalar_types import GraphType as GraphType
from odsgen.runtime.builtin.scalar_types import IndexType as IndexType
from odsgen.runtime.builtin.scalar_types import IntegerType as IntegerType
from odsgen.runtime.builtin.scalar_types import NoneType as NoneType
from odsgen.runtime.builtin.scalar_types import Signedness as Signedness
from odsgen.runtime.builtin.scalar_types import TupleType as TupleType
from odsgen.runtime.builtin.scalar_types import i1 as i1
from odsgen.runtime.builtin.scalar_types import i8 as i8
from odsgen.runtime.builtin.scalar_types import i16 as i16
from odsgen.runtime.builtin.scalar_types import i32 as i32
from odsgen.runtime.builtin.scalar_types import i64 as i64
from odsgen.runtime.builtin.scalar_types import index as index
from odsgen.runtime.builtin.scalar_types import none as none
from odsgen.runtime.builtin.shaped_types import BaseMemRefType as BaseMemRefType
from odsgen.runtime.builtin.shaped_types import MemRefType as MemRefType
from odsgen.runtime.builtin.shaped_types import RankedTensorType as RankedTensorType
from odsgen.runtime.builtin.shaped_types import ShapedType as ShapedType
from odsgen.runtime.builtin.shaped_types import TensorType as TensorType
from odsgen.runtime.builtin.shaped_types import UnrankedMemRefType as UnrankedMemRefType
from odsgen.runtime.builtin.shaped_types import UnrankedTensorType as UnrankedTensorType
from odsgen.runtime.builtin.shaped_types import VectorType as VectorType
from odsgen.runtime.builtin.type_construction import broadcasted_shape as broadcasted_shape
from odsgen.runtime.builtin.type_construction import signed_value as signed_value
from odsgen.runtime.builtin.type_functions import compatible_dimensions as compatible_dimensions
from odsgen.runtime.builtin.type_functions import element_type_or_self as element_type_or_self
from odsgen.runtime.builtin.type_functions import i1_same_shape as i1_same_shape
from odsgen.runtime.builtin.types import DYNAMIC as DYNAMIC
from odsgen.runtime.builtin.types import DYNAMIC_STRIDE as DYNAMIC_STRIDE
from odsgen.runtime.builtin.types import INDEX_STORAGE_WIDTH as INDEX_STORAGE_WIDTH
from odsgen.runtime.diagnostics import Diagnostic as Diagnostic
from odsgen.runtime.diagnostics import DiagnosticError as DiagnosticError
from odsgen.runtime.diagnostics import ParseError as ParseError
from odsgen.runtime.diagnostics import Severity as Severity
from odsgen.runtime.diagnostics import VerifyError as VerifyError
from odsgen.runtime.diagnostics import render as render
from odsgen.runtime.floats.semantics import FloatSemantics as FloatSemantics
from odsgen.runtime.glue.constraints import TypeConstraint as TypeConstraint
from odsgen.runtime.glue.formats import ensure_block as ensure_block
from odsgen.runtime.glue.formats import ensure_terminator as ensure_terminator
from odsgen.runtime.glue.formats import parse_attribute_of as parse_attribute_of
from odsgen.runtime.glue.formats import parse_colon_type_of as parse_colon_type_of
from odsgen.runtime.glue.formats import parse_optional_attribute_of as parse_optional_attribute_of
from odsgen.runtime.glue.formats import parse_stripped_attribute as parse_stripped_attribute
from odsgen.runtime.glue.formats import parse_type_of as parse_type_of
from odsgen.runtime.glue.formats import type_of_text as type_of_text
from odsgen.runtime.glue.formats import with_error_after as with_error_after
from odsgen.runtime.glue.native_numbers import (
    parse_optional_sized_integer as parse_optional_sized_integer,
)
from odsgen.runtime.glue.native_numbers import parse_sized_integer as parse_sized_integer
from odsgen.runtime.glue.segments import SegmentSizes as SegmentSizes
from odsgen.runtime.glue.segments import group_ends as group_ends
from odsgen.runtime.interfaces.calls import CallableOpInterface as CallableOpInterface
from odsgen.runtime.interfaces.calls import CallOpInterface as CallOpInterface
from odsgen.runtime.interfaces.control_flow import BranchOpInterface as BranchOpInterface
from odsgen.runtime.interfaces.control_flow import InvocationBounds as InvocationBounds
from odsgen.runtime.interfaces.control_flow import (
    RegionBranchOpInterface as RegionBranchOpInterface,
)
from odsgen.runtime.interfaces.control_flow import RegionSuccessor as RegionSuccessor
from odsgen.runtime.interfaces.data_layout import (
    DataLayoutEntryInterface as DataLayoutEntryInterface,
)
from odsgen.runtime.interfaces.data_layout import DataLayoutSpecInterface as DataLayoutSpecInterface
from odsgen.runtime.interfaces.data_layout import DataLayoutTypeInterface as DataLayoutTypeInterface
from odsgen.runtime.interfaces.data_layout_queries import DataLayout as DataLayout
from odsgen.runtime.interfaces.data_layout_queries import UnknownLayoutError as UnknownLayoutError
from odsgen.runtime.interfaces.effects_of_operations import (
    is_memory_effect_free as is_memory_effect_free,
)
from odsgen.runtime.interfaces.effects_of_operations import is_pure as is_pure
from odsgen.runtime.interfaces.effects_of_operations import memory_effects as memory_effects
from odsgen.runtime.interfaces.effects_of_operations import (
    would_be_trivially_dead as would_be_trivially_dead,
)
from odsgen.runtime.interfaces.function_format import ARGUMENT_ATTRIBUTES as ARGUMENT_ATTRIBUTES
from odsgen.runtime.interfaces.function_format import FUNCTION_TYPE as FUNCTION_TYPE
from odsgen.runtime.interfaces.function_format import RESULT_ATTRIBUTES as RESULT_ATTRIBUTES
from odsgen.runtime.interfaces.function_format import SYMBOL_NAME as SYMBOL_NAME
from odsgen.runtime.interfaces.function_format import VISIBILITIES as VISIBILITIES
from odsgen.runtime.interfaces.function_format import VISIBILITY as VISIBILITY
from odsgen.runtime.interfaces.function_format import FunctionForm as FunctionForm
from odsgen.runtime.interfaces.function_format import (
    add_argument_and_result_attributes as add_argument_and_result_attributes,
)
from odsgen.runtime.interfaces.function_format import argument_attributes as argument_attributes
from odsgen.runtime.interfaces.function_format import function_type_of as function_type_of
from odsgen.runtime.interfaces.function_format import parse_function as parse_function
from odsgen.runtime.interfaces.function_format import (
    parse_function_arguments as parse_function_arguments,
)
from odsgen.runtime.interfaces.function_format import (
    parse_function_results as parse_function_results,
)
from odsgen.runtime.interfaces.function_format import print_function as print_function
from odsgen.runtime.interfaces.function_format import (
    print_function_signature as print_function_signature,
)
from odsgen.runtime.interfaces.functions import FunctionOpInterface as FunctionOpInterface
from odsgen.runtime.interfaces.functions import verify_entry_arguments as verify_entry_arguments
from odsgen.runtime.interfaces.functions import (
    verify_signature_attributes as verify_signature_attributes,
)
from odsgen.runtime.interfaces.loops import LoopLikeOpInterface as LoopLikeOpInterface
from odsgen.runtime.interfaces.memory import (
    DestinationStyleOpInterface as DestinationStyleOpInterface,
)
from odsgen.runtime.interfaces.memory import ViewLikeOpInterface as ViewLikeOpInterface
from odsgen.runtime.interfaces.memory import verify_destination_style as verify_destination_style
from odsgen.runtime.interfaces.memory_slots import DeletionKind as DeletionKind
from odsgen.runtime.interfaces.memory_slots import (
    DestructurableMemorySlot as DestructurableMemorySlot,
)
from odsgen.runtime.interfaces.memory_slots import MemorySlot as MemorySlot
from odsgen.runtime.interfaces.operand_slots import erasable_operands as erasable_operands
from odsgen.runtime.interfaces.operand_slots import erase_operands as erase_operands
from odsgen.runtime.interfaces.operand_slots import operand_numbers as operand_numbers
from odsgen.runtime.interfaces.operand_slots import (
    successor_operand_numbers as successor_operand_numbers,
)
from odsgen.runtime.interfaces.shape_inference import ShapedTypeComponents as ShapedTypeComponents
from odsgen.runtime.interfaces.side_effects import (
    AUTOMATIC_ALLOCATION_SCOPE_RESOURCE as AUTOMATIC_ALLOCATION_SCOPE_RESOURCE,
)
from odsgen.runtime.interfaces.side_effects import EffectInstance as EffectInstance
from odsgen.runtime.interfaces.side_effects import EffectKind as EffectKind
from odsgen.runtime.interfaces.side_effects import (
    MemoryEffectOpInterface as MemoryEffectOpInterface,
)
from odsgen.runtime.interfaces.side_effects import Speculatability as Speculatability
from odsgen.runtime.ir import traits as traits
from odsgen.runtime.ir.block import Block as Block
from odsgen.runtime.ir.builder import Builder as Builder
from odsgen.runtime.ir.builder import InsertionPoint as InsertionPoint
from odsgen.runtime.ir.building import build_operation as build_operation
from odsgen.runtime.ir.clone import CloneMap as CloneMap
from odsgen.runtime.ir.construction import simple_operation as simple_operation
from odsgen.runtime.ir.dominance import DominanceInfo as DominanceInfo
from odsgen.runtime.ir.operation import Operation as Operation
from odsgen.runtime.ir.operation import UnregisteredOperation as UnregisteredOperation
from odsgen.runtime.ir.operation_state import OperationState as OperationState
from odsgen.runtime.ir.region import Region as Region
from odsgen.runtime.ir.region_kind import RegionKind as RegionKind
from odsgen.runtime.ir.symbol_table import SymbolTable as SymbolTable
from odsgen.runtime.ir.symbol_table import SymbolTableCollection as SymbolTableCollection
from odsgen.runtime.ir.symbol_table import is_symbol_table as is_symbol_table
from odsgen.runtime.ir.symbol_table import lookup_nearest_symbol_from as lookup_nearest_symbol_from
from odsgen.runtime.ir.symbol_table import lookup_symbol_in as lookup_symbol_in
from odsgen.runtime.ir.symbol_table import nearest_symbol_table as nearest_symbol_table
from odsgen.runtime.ir.symbol_uses import symbol_uses as symbol_uses
from odsgen.runtime.ir.traits import AffineScope as AffineScope
from odsgen.runtime.ir.traits import AutomaticAllocationScope as AutomaticAllocationScope
from odsgen.runtime.ir.traits import ConstantLike as ConstantLike
from odsgen.runtime.ir.traits import Elementwise as Elementwise
from odsgen.runtime.ir.traits import HasRecursiveMemoryEffects as HasRecursiveMemoryEffects
from odsgen.runtime.ir.traits import IsIsolatedFromAbove as IsIsolatedFromAbove
from odsgen.runtime.ir.traits import IsTerminator as IsTerminator
from odsgen.runtime.ir.traits import ReturnLike as ReturnLike
from odsgen.runtime.ir.value import BlockArgument as BlockArgument
from odsgen.runtime.ir.value import OpResult as OpResult
from odsgen.runtime.ir.value import Use as Use
from odsgen.runtime.ir.value import Value as Value
from odsgen.runtime.parser import Parser as Parser
from odsgen.runtime.parser import parse_operations as parse_operations
from odsgen.runtime.parser.cursor import Delimiter as Delimiter
from odsgen.runtime.parser.dialect_symbols import UNREGISTERED_ADVICE as UNREGISTERED_ADVICE
from odsgen.runtime.parser.operations import UNNAMED as UNNAMED
from odsgen.runtime.parser.operations import Argument as Argument
from odsgen.runtime.parser.single_texts import parse_attribute as parse_attribute
from odsgen.runtime.parser.ssa import UnresolvedOperand as UnresolvedOperand
from odsgen.runtime.parser.toplevel import parse as parse
from odsgen.runtime.printer import AsmPrinter as AsmPrinter
from odsgen.runtime.printer import print_ir as print_ir
from odsgen.runtime.printer.names import named_by as named_by
from odsgen.runtime.printer.names import sanitize_identifier as sanitize_identifier
from odsgen.runtime.printer.parts import value_text as value_text
from odsgen.runtime.printer.toplevel import generic_op_text as generic_op_text
from odsgen.runtime.printer.types import dimensions_text as dimensions_text
from odsgen.runtime.registry.context import Context as Context
from odsgen.runtime.registry.context import DialectLoadError as DialectLoadError
from odsgen.runtime.registry.context import dialect_loaded_for as dialect_loaded_for
from odsgen.runtime.registry.context import loaded_dialect as loaded_dialect
from odsgen.runtime.registry.context import loaded_dialects as loaded_dialects
from odsgen.runtime.registry.dialect import Dialect as Dialect
from odsgen.runtime.registry.dialect_folders import load_dialect_package as load_dialect_package
from odsgen.runtime.registry.hook_errors import MissingHookError as MissingHookError
from odsgen.runtime.registry.upgrade import upgrade as upgrade
from odsgen.runtime.support.integer_text import digits_of_integer as digits_of_integer
from odsgen.runtime.support.integer_text import integer_of_digits as integer_of_digits
