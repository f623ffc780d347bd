"""Names: what ODS writes, and the Python identifiers made of it."""

from __future__ import annotations

import builtins
import keyword
import re

_WORD_BOUNDARY = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
_DIALECT_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
_MNEMONIC = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_$]*(\.[A-Za-z0-9_][A-Za-z0-9_$]*)*\Z")
_OPERATION_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_$-]*(\.[A-Za-z0-9_][A-Za-z0-9_$-]*)*\Z")
_MODULE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*\Z")


def is_name(text: str) -> bool:
    """Whether an operand, attribute, parameter or class can be called so: ASCII letters, digits, underscores."""
    return _NAME.match(text) is not None


LONGEST_DIALECT_NAME = 200
"""A package is a folder, and a folder's name has at most 255 bytes; while it is written, it has a longer one."""


def is_dialect_name(text: str) -> bool:
    """MLIR's namespaces, without the `$` that no Python package can have; `async` is the package `async_`."""
    return len(text) <= LONGEST_DIALECT_NAME and _DIALECT_NAME.match(text) is not None


def is_mnemonic(text: str) -> bool:
    """What can follow `dialect.` in the text of an operation (LangRef, "Identifiers and keywords")."""
    return _MNEMONIC.match(text) is not None


def is_operation_name(text: str) -> bool:
    """What can follow `dialect.` in the quoted name of an operation; not all of it can stand without the quotes."""
    return _OPERATION_NAME.match(text) is not None


def is_alias(text: str) -> bool:
    """Whether a printer can suggest it as the name of an alias (LangRef, "Type aliases")."""
    return re.fullmatch(r"[A-Za-z_][A-Za-z0-9_$]*", text) is not None


def is_module_path(text: str) -> bool:
    return _MODULE.match(text) is not None and not any(map(keyword.iskeyword, text.split(".")))


def snake_case(name: str) -> str:
    """`overflowFlags` → `overflow_flags`."""
    return _WORD_BOUNDARY.sub("_", name).lower()


def camel_case(mnemonic: str) -> str:
    """`generic_call` → `GenericCall`."""
    words = re.split(r"[^A-Za-z0-9]+", mnemonic)
    return "".join(word[:1].upper() + word[1:] for word in words)


def identifier(name: str) -> str:
    """The name, with an underscore behind it where Python has the word for itself (PEP 8): `in` → `in_`."""
    return name + "_" if keyword.iskeyword(name) or name in _SOFT else name


_SOFT = frozenset("""
    bool classmethod cls dict float int object property self staticmethod str super tuple
    """.split())
"""Words that generated classes use for themselves."""


def op_class_name(mnemonic: str) -> str:
    """The class of an operation that does not give its own."""
    return camel_case(mnemonic) + "Op"


def hook_name(mnemonic: str) -> str:
    """What the hooks of an operation end in: `verify_mlir_constant` for `mlir.constant`."""
    return re.sub(r"[^A-Za-z0-9_]", "_", mnemonic)


def definition_hook_name(name: str) -> str:
    """What the hooks of a type or attribute end in: `verify_struct_type` for `StructType`."""
    return snake_case(name)


OPERATION_MEMBERS = frozenset("""
    adaptor add_verifier asm_block_argument_names asm_block_names asm_result_names attribute attributes
    build build_generic canonicalization_patterns clone clone_without_regions dialect_name erase
    external_resources error fold has_trait infer_return_types
    is_ancestor is_before_in_block is_proper_ancestor location might_be_terminator move_after
    move_before name next op_error operand_types operands parent_block parent_of_type parent_op
    parent_region parse previous print properties properties_as_attributes property_attribute
    property_from_attribute property_from_entry regions remove replace_all_uses_with
    replace_uses_of_with replace_with result_types results segment_sizes set_attribute set_operand
    set_property_attribute successors verify verify_invariants verify_regions verify_symbol_uses
    walk
    """.split())
"""What every operation has: an operand or attribute of such a name would hide it."""

PARAMETERIZED_MEMBERS = frozenset("""
    asm_name construction get get_checked immediate_subelements parameters parse print_parameters
    replace_immediate_subelements suggested_alias
    """.split())
"""What every type and attribute has."""

COVERING = {
    "operands": "operands",
    "results": "results",
    "regions": "regions",
    "successors": "successors",
}
"""Names that all parts of one kind have anyway: one variadic of such a name is not hiding anything."""

RUNTIME_CLASSES = frozenset("""
    Any Argument Arity AffineMap AffineMapAttr AffineExpr ArrayAttr AsmPrinter Attribute Block
    BlockArgument BoolAttr Builder CallSiteLoc Callable ClassVar ComplexType Context
    DenseArrayAttr DenseElementsAttr DenseFPElementsAttr DenseIntElementsAttr
    DenseIntOrFPElementsAttr DenseResourceElementsAttr
    DenseStringElementsAttr Diagnostic DiagnosticError Dialect DictionaryAttr DistinctAttr Enum
    FileLineColLoc FileLineColRange Final FlatSymbolRefAttr FloatAttr FloatType FunctionType
    FusedLoc Generic GraphType IndexType InsertionPoint IntEnum IntFlag IntegerAttr IntegerSet
    IntegerSetAttr IntegerType Iterable Iterator Location LocationToken MemRefType Mapping NameLoc
    NoneType OpResult OpaqueAttr OpaqueLoc OpaqueType Operation OperationState ParseError Parser
    Protocol RankedTensorType Region Self Sequence ShapedType Signedness SparseElementsAttr
    StridedLayoutAttr StringAttr Successor SymbolRefAttr SymbolTable TupleType Type TypeAttr
    TypeConstraint Union UnitAttr UnknownLoc UnrankedMemRefType UnrankedTensorType
    UnresolvedOperand Use Value VectorType VerifyError DIALECT AttrConstraint BFloat16Type
    BaseMemRefType ElementsAttr Float128Type Float16Type Float32Type Float4E2M1FNType Float64Type
    Float6E2M3FNType Float6E3M2FNType Float80Type Float8E3M4Type Float8E4M3B11FNUZType
    Float8E4M3FNType Float8E4M3FNUZType Float8E4M3Type Float8E5M2FNUZType Float8E5M2Type
    Float8E8M0FNUType FloatTF32Type HookModule SymbolTableCollection TensorType TypedAttr
    FloatSemantics EffectInstance InvocationBounds RegionKind RegionSuccessor ShapedTypeComponents Speculatability
    SymbolUse DataLayout DataLayoutEntryInterface DataLayoutSpecInterface
    TargetDeviceSpecInterface TargetSystemSpecInterface
    CanonicalizeHook EffectKind PatternRewriter RewritePattern
    """.split())
"""Classes that generated modules use under their own names."""

PYTHON_BUILTINS = frozenset(name for name in dir(builtins) if not name.startswith("_"))


def reserved_class_name(name: str) -> str | None:
    """Why no generated class can have the name, or None."""
    if keyword.iskeyword(name):
        return "a keyword of Python"
    if name in RUNTIME_CLASSES:
        return "a class of the runtime that generated code uses"
    if name in PYTHON_BUILTINS:
        return "a builtin of Python"
    return None
