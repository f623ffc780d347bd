"""The C++ beside the TableGen of a dialect: what mlir-tblgen does not write.

Hooks that are written in Python here are C++ there, which nobody has written yet. A stub refuses: a verifier, a parser and
an inference with an error, what gives a value by ending the process. Folding and canonicalizing may always do nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from odsgen.export.annotations import cpp_type
from odsgen.export.interface_methods import CppMethod, is_known
from odsgen.export.names import ExportNames
from odsgen.export.notes import CppFunction
from odsgen.export.operations import class_methods, expansion_of, interface_mentions
from odsgen.export.problems import Problems, Unsayable
from odsgen.ods.library.interfaces import INTERFACES
from odsgen.ods.model import AttributeDef, BuilderDef, FormatKind, OpDef, TypeDef

_CUSTOM = re.compile(r"\bcustom\s*<\s*(\w+)\s*>")
_DIALECT_HEADERS = {
    "affine": "Affine/IR/AffineOps.h",
    "arith": "Arith/IR/Arith.h",
    "async": "Async/IR/Async.h",
    "bufferization": "Bufferization/IR/Bufferization.h",
    "cf": "ControlFlow/IR/ControlFlowOps.h",
    "complex": "Complex/IR/Complex.h",
    "emitc": "EmitC/IR/EmitC.h",
    "func": "Func/IR/FuncOps.h",
    "gpu": "GPU/IR/GPUDialect.h",
    "index": "Index/IR/IndexDialect.h",
    "linalg": "Linalg/IR/Linalg.h",
    "llvm": "LLVMIR/LLVMDialect.h",
    "math": "Math/IR/Math.h",
    "memref": "MemRef/IR/MemRef.h",
    "quant": "Quant/IR/Quant.h",
    "scf": "SCF/IR/SCF.h",
    "shape": "Shape/IR/Shape.h",
    "sparse_tensor": "SparseTensor/IR/SparseTensor.h",
    "tensor": "Tensor/IR/Tensor.h",
    "tosa": "Tosa/IR/TosaOps.h",
    "ub": "UB/IR/UBOps.h",
    "vector": "Vector/IR/VectorOps.h",
}
_NO_DIRECTIVE = re.compile(r"`[^`]*`")


@dataclass(frozen=True, slots=True)
class Stub:
    """A function of C++ that nobody has written."""

    signature: str
    body: str
    comment: str = ""


@dataclass(frozen=True, slots=True)
class NativeTrait:
    """A trait of the author's own: a class of C++."""

    name: str
    base: str
    of: str
    verifies: bool


@dataclass(frozen=True, slots=True)
class Skeleton:
    """The files of C++ of one dialect, as values."""

    dialect: str
    file: str  # the stem of the files
    dialect_class: str
    namespace: str
    namespaces: tuple[str, ...]
    has_types: bool
    has_attributes: bool
    has_enums: bool
    has_ops: bool
    declarations: tuple[
        str, ...
    ]  # of types and attributes, which may have one another as parameters
    interfaces: tuple[str, ...]  # the kinds that mlir-tblgen makes: op, type, attr
    directives: tuple[str, ...]
    traits: tuple[NativeTrait, ...]
    stubs: tuple[Stub, ...]
    functions: tuple[
        CppFunction, ...
    ] = ()  # of predicates and types that the spec says in another way
    has_enum_file: bool = False  # apart from those of other dialects, which are included
    headers: tuple[str, ...] = ()  # of the dialects that are loaded with it

    @property
    def is_default_parser_missing(self) -> tuple[str, ...]:
        """The kinds of which the dialect has nothing to read: 'Type', 'Attribute'."""
        return tuple(
            kind
            for kind, has in (("Type", self.has_types), ("Attribute", self.has_attributes))
            if not has
        )


def skeleton(names: ExportNames, problems: Problems) -> Skeleton:
    """The C++ of a dialect as values."""
    dialect = names.resolved.dialect
    texts = [op.format.text for op in dialect.ops if op.format is not None] + [
        str(s.assembly_format)
        for s in (*names.spec.types.values(), *names.spec.attributes.values())
        if s.assembly_format
    ]
    directives = dict.fromkeys(
        name for text in texts for name in _CUSTOM.findall(_NO_DIRECTIVE.sub(" ", text))
    )
    definitions: tuple[TypeDef | AttributeDef, ...] = (*dialect.attributes, *dialect.types)
    kinds = {"op": "op", "type": "type", "attribute": "attr"}
    return Skeleton(
        dialect=dialect.name,
        file=dialect.name,
        dialect_class=names.dialect_class,
        namespace=names.namespace,
        namespaces=tuple(part for part in names.namespace.split("::") if part),
        has_types=bool(dialect.types),
        has_attributes=bool(dialect.attributes),
        has_enums=bool(dialect.enums),
        has_ops=bool(dialect.ops),
        declarations=tuple(d.name for d in definitions),
        interfaces=tuple(dict.fromkeys(kinds[i.kind] for i in dialect.interfaces)),
        directives=tuple(directives),
        traits=tuple(_traits(names)),
        stubs=(
            *_of_dialect(names),
            *(stub for d in definitions for stub in _of_definition(names, d, problems)),
            *(stub for op in dialect.ops for stub in _of_operation(names, op, problems)),
        ),
        functions=tuple(names.notes.functions.values()),
        has_enum_file=bool(dialect.enums and names.notes.includes),
        headers=_headers(names, problems),
    )


def _headers(names: ExportNames, problems: Problems) -> tuple[str, ...]:
    """The headers of the dialects whose classes the code names."""
    found: dict[str, None] = {}
    for name in (*names.spec.dependencies, *names.notes.dialects):
        header = _DIALECT_HEADERS.get(str(name))
        if header is not None:
            found.setdefault(f"mlir/Dialect/{header}")
        elif f"{name}.td" in names.notes.includes:
            found.setdefault(f"{name}.h")
        elif name != "builtin":
            problems.warning(
                f"the header of the dialect '{name}' is not known here: '{names.dialect}.h' has to include it",
                name,
            )
    traits = (str(t) for op in names.resolved.dialect.ops for t in expansion_of(names, op).traits)
    if any("func.func" in trait for trait in traits):
        found.setdefault(f"mlir/Dialect/{_DIALECT_HEADERS['func']}")
    return tuple(found)


def _fatal(what: str) -> str:
    return f'::llvm::report_fatal_error("{what} is not written");'


# --- the dialect ----------------------------------------------------------------------------------------------------


def _of_dialect(names: ExportNames) -> Iterator[Stub]:
    dialect, of = names.resolved.dialect, names.dialect_class
    name = dialect.name
    if dialect.has_constant_materializer:
        yield Stub(
            f"::mlir::Operation *{of}::materializeConstant(::mlir::OpBuilder &builder, ::mlir::Attribute value, "
            "::mlir::Type type, ::mlir::Location location)",
            "return nullptr;",
            "Nothing folds to a constant while this gives none.",
        )
    if dialect.has_canonicalizer:
        yield Stub(
            f"void {of}::getCanonicalizationPatterns(::mlir::RewritePatternSet &patterns) const",
            "(void)patterns;",
            "No patterns yet.",
        )
    for has, method, middle in (
        (dialect.has_operation_attribute_verifier, "verifyOperationAttribute", ""),
        (
            dialect.has_region_argument_attribute_verifier,
            "verifyRegionArgAttribute",
            "unsigned region, unsigned argument, ",
        ),
        (
            dialect.has_region_result_attribute_verifier,
            "verifyRegionResultAttribute",
            "unsigned region, unsigned result, ",
        ),
    ):
        if has:
            yield Stub(
                f"::llvm::LogicalResult {of}::{method}(::mlir::Operation *op, {middle}::mlir::NamedAttribute attribute)",
                f"return op->emitError(\"the verifier of discardable attributes of '{name}' is not written\");",
            )


def _traits(names: ExportNames) -> Iterator[NativeTrait]:
    bases = {
        "op": ("::mlir::OpTrait::TraitBase", "::mlir::Operation *"),
        "type": ("::mlir::TypeTrait::TraitBase", ""),
        "attribute": ("::mlir::AttributeTrait::TraitBase", ""),
    }
    for name, spec in names.spec.traits.items():
        if spec.verifier or not (spec.extends or spec.predicate):
            base, of = bases[spec.kind]
            yield NativeTrait(str(name), base, of, spec.verifier)


# --- types and attributes -------------------------------------------------------------------------------------------


def _of_definition(
    names: ExportNames, definition: TypeDef | AttributeDef, problems: Problems
) -> Iterator[Stub]:
    of = definition.name
    what = "type" if isinstance(definition, TypeDef) else "attribute"
    base = "::mlir::Type" if what == "type" else "::mlir::Attribute"
    if definition.has_verifier:
        parameters = [
            f"{_parameter_type(names, p)} {p.name}"
            for p in definition.parameters
            if p.kind != "self_type" or isinstance(definition, AttributeDef)
        ]
        listed = "".join(f", {parameter}" for parameter in parameters)
        yield Stub(
            f"::llvm::LogicalResult {of}::verify(::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError{listed})",
            f"return emitError() << \"the verifier of the {what} '{definition.dialect}.{definition.mnemonic}' is not written\";",
        )
    if definition.format_kind in (FormatKind.CUSTOM, FormatKind.TEXT):
        more = "" if what == "type" else ", ::mlir::Type type"
        yield Stub(
            f"{base} {of}::parse(::mlir::AsmParser &parser{more})",
            f"parser.emitError(parser.getCurrentLocation(), \"the parser of the {what} '{of}' is not written\");\n  return {{}};",
        )
        yield Stub(
            f"void {of}::print(::mlir::AsmPrinter &printer) const",
            _fatal(f"the printer of the {what} '{of}'"),
        )
    get = f"{of} {of}::get(::mlir::MLIRContext *context"
    yield from _of_builders(definition.builders, get, of, names)
    for use in definition.interfaces:
        if use.methods:
            problems.warning(
                f"the methods of '{use.name}' that '{definition.key}' implements are left to you: the C++ is not compiled"
                " without them",
                use.place,
            )


def _parameter_type(names: ExportNames, parameter: object) -> str:
    from odsgen.export.definitions import parameter_type

    return parameter_type(names, parameter)  # type: ignore[arg-type]


# --- operations -----------------------------------------------------------------------------------------------------


def _of_operation(names: ExportNames, op: OpDef, problems: Problems) -> Iterator[Stub]:
    of = op.class_name
    if op.has_verifier or op.checks_by_itself:
        yield Stub(
            f"::llvm::LogicalResult {of}::verify()",
            'return emitOpError("has a verifier that is not written");',
        )
    if op.has_region_verifier:
        yield Stub(
            f"::llvm::LogicalResult {of}::verifyRegions()",
            'return emitOpError("has a verifier of its regions that is not written");',
        )
    if op.has_fold:
        yield _fold(op)
    if op.has_canonicalizer:
        yield Stub(
            f"void {of}::getCanonicalizationPatterns(::mlir::RewritePatternSet &patterns, ::mlir::MLIRContext *context)",
            "(void)patterns;\n  (void)context;",
            "No patterns yet.",
        )
    if op.has_canonicalize_method:
        yield Stub(
            f"::llvm::LogicalResult {of}::canonicalize({of} op, ::mlir::PatternRewriter &rewriter)",
            "(void)op;\n  (void)rewriter;\n  return ::llvm::failure();",
            "Changes nothing yet.",
        )
    if op.format_kind in (FormatKind.CUSTOM, FormatKind.FUNCTION):
        yield Stub(
            f"::mlir::ParseResult {of}::parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &result)",
            f"return parser.emitError(parser.getNameLoc(), \"the parser of '{op.name}' is not written\");",
        )
        yield Stub(
            f"void {of}::print(::mlir::OpAsmPrinter &printer)",
            "printer.printGenericOp(getOperation(), /*printOpName=*/false);",
            "Not its own form, which nobody has written.",
        )
    build = f"void {of}::build(::mlir::OpBuilder &builder, ::mlir::OperationState &state"
    yield from _of_builders(op.builders, build, op.name, names)
    yield from _of_interfaces(names, op, problems)


def _fold(op: OpDef) -> Stub:
    of = op.class_name
    if len(op.results) == 1 and op.results[0].arity.value == "required":
        return Stub(
            f"::mlir::OpFoldResult {of}::fold(FoldAdaptor adaptor)",
            "(void)adaptor;\n  return {};",
            "Nothing is folded yet.",
        )
    return Stub(
        f"::llvm::LogicalResult {of}::fold(FoldAdaptor adaptor, ::llvm::SmallVectorImpl<::mlir::OpFoldResult> &results)",
        "(void)adaptor;\n  (void)results;\n  return ::llvm::failure();",
        "Nothing is folded yet.",
    )


def _of_builders(
    builders: Iterable[BuilderDef], begin: str, owner: str, names: ExportNames
) -> Iterator[Stub]:
    """The stubs of builders, whose signatures begin alike."""
    for builder in builders:
        try:
            listed = "".join(
                f", {cpp_type(p.annotation, names)} {p.name}" for p in builder.parameters
            )
        except Unsayable:
            continue  # it is not in the TableGen
        yield Stub(f"{begin}{listed})", _fatal(f"the builder '{builder.name}' of '{owner}'"))


def _of_interfaces(names: ExportNames, op: OpDef, problems: Problems) -> Iterator[Stub]:
    written: set[str] = set()
    expansion = expansion_of(names, op)
    mentions = interface_mentions(expansion)
    if expansion.flag("infer_return_types"):
        mentions.setdefault("InferTypeOpInterface", ("inferReturnTypes",))
    for interface, listed in mentions.items():
        if interface == "InferTypeOpInterface" and not listed:
            continue  # a trait has the method
        if interface in INTERFACES and not is_known(interface):
            problems.warning(
                f"the methods of '{interface}' are left to you: without them, the C++ of '{op.name}' is not compiled",
                op.place,
            )
        for method in class_methods(names, op, interface, listed):
            if method.name not in written:
                written.add(method.name)
                yield _method(op, method)


def _method(op: OpDef, method: CppMethod) -> Stub:
    signature = f"{method.returns} {op.class_name}::{method.name}({method.parameters})"
    told = f"'{method.name}' of '{op.name}'"
    if method.body:
        return Stub(signature, method.body)
    if method.name == "inferReturnTypes":
        return Stub(
            signature,
            f"return ::mlir::emitOptionalError(location, \"the inference of the types of '{op.name}' is not written\");",
        )
    if method.returns == "::llvm::LogicalResult" and not method.is_static:
        return Stub(
            signature, f"return emitOpError(\"has a method '{method.name}' that is not written\");"
        )
    return Stub(signature, _fatal(told))
