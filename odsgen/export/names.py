"""The names that a dialect and its definitions have in TableGen and in C++."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property

from odsgen.export.notes import ExportNotes
from odsgen.export.problems import Problems, Unsayable
from odsgen.export.upstream_records import UPSTREAM
from odsgen.ods import RESERVED_NAMES, DialectLoader
from odsgen.ods.library.interfaces import INTERFACES
from odsgen.ods.library.traits import TRAITS
from odsgen.ods.model import AttributeDef, DialectDef, EnumDef, OpDef, TypeDef
from odsgen.ods.model.names import camel_case
from odsgen.ods.resolve.dialect import Resolved
from odsgen.resources import resource_directory
from odsgen.spec.loader import read_source
from odsgen.spec.model import DialectSpec
from odsgen.spec.recovery import read_as_far_as_possible

#: The words of C++ (C++ 17, "Keywords" and "Alternative representations"): no name in generated code can be one.
CPP_WORDS = frozenset("""
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t class compl const
    const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit export extern false
    float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private
    protected public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch
    template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t
    while xor xor_eq
    """.split())

#: The words of TableGen (TableGen Programmer's Reference, "Lexical Analysis"): no record can be called so.
TABLEGEN_WORDS = frozenset("""
    assert bit bits class code dag def dump else false foreach defm defset deftype defvar field if in include int let list
    multiclass string then true
    """.split())

#: The records that MLIR's files define beside what the library of ODS knows.
_RECORDS_OF_MLIR = frozenset("""
    ConstantLikeMatcher HasNoUseOf PredCombinerAnd PredCombinerConcat PredCombinerNot PredCombinerOr PredCombinerSubstLeaves
    StridedLayoutAttr addBenefit either ins location outs region replaceWithValue returnType successor variadic
    """.split())

_DIALECT_CLASSES = {
    "acc": "::mlir::acc::OpenACCDialect",
    "amdgpu": "::mlir::amdgpu::AMDGPUDialect",
    "cf": "::mlir::cf::ControlFlowDialect",
    "dlti": "::mlir::DLTIDialect",
    "emitc": "::mlir::emitc::EmitCDialect",
    "gpu": "::mlir::gpu::GPUDialect",
    "irdl": "::mlir::irdl::IRDLDialect",
    "llvm": "::mlir::LLVM::LLVMDialect",
    "memref": "::mlir::memref::MemRefDialect",
    "ml_program": "::mlir::ml_program::MLProgramDialect",
    "mpi": "::mlir::mpi::MPIDialect",
    "nvgpu": "::mlir::nvgpu::NVGPUDialect",
    "nvvm": "::mlir::NVVM::NVVMDialect",
    "omp": "::mlir::omp::OpenMPDialect",
    "pdl": "::mlir::pdl::PDLDialect",
    "pdl_interp": "::mlir::pdl_interp::PDLInterpDialect",
    "rocdl": "::mlir::ROCDL::ROCDLDialect",
    "scf": "::mlir::scf::SCFDialect",
    "smt": "::mlir::smt::SMTDialect",
    "spirv": "::mlir::spirv::SPIRVDialect",
    "ub": "::mlir::ub::UBDialect",
    "x86vector": "::mlir::x86vector::X86VectorDialect",
    "xegpu": "::mlir::xegpu::XeGPUDialect",
    "xevm": "::mlir::xevm::XeVMDialect",
}
#: What the importer calls the members of a class of TableGen with several arguments: these are no records.
_OF_FAMILY = re.compile(r"_\d+\Z")
_ENCLOSING = re.compile(r"(?:::)?\w+(?:::\w+)*\Z")


@dataclass(frozen=True)
class ExportNames:
    """The names of one dialect."""

    spec: DialectSpec
    resolved: Resolved
    notes: ExportNotes = field(default_factory=ExportNotes)

    @property
    def dialect(self) -> str:
        return self.resolved.dialect.name

    @property
    def prefix(self) -> str:
        """Before the underscore of the names of operations: without it, records of two dialects would meet."""
        return _prefix(self.dialect)

    @property
    def dialect_record(self) -> str:
        return f"{self.prefix}_Dialect"

    @property
    def dialect_class(self) -> str:
        """Without its namespace: mlir-tblgen makes it of the name of the record."""
        return f"{self.prefix}Dialect"

    @property
    def namespace(self) -> str:
        """``::mlir::toy``."""
        return _namespace_of(self.resolved.dialect)

    def qualified(self, name: str) -> str:
        """A class of the dialect with its namespace."""
        return f"{self.namespace}::{name}"

    def record(self, name: str) -> str:
        """The record of a type, an attribute, an enum, a constraint, an interface or a trait that the spec defines."""
        if name not in self.types and name not in self.attributes and self._may_be_upstream(name):
            return f"{self.prefix}_{name}"
        return record_name(name, self.dialect)

    def _may_be_upstream(self, name: str) -> bool:
        """Whether the files of an imported dialect of MLIR may have a record of the name, as MLIR names records."""
        imported = [UPSTREAM[str(d)] for d in self.resolved.imported if str(d) in UPSTREAM]
        if not imported or name.startswith(f"{self.prefix}_"):
            return False
        starts = tuple(p for u in imported if (p := u.prefix.rstrip("_")))
        return name in self.spec.interfaces or name in self.spec.enums or name.startswith(starts)

    def op_record(self, op: OpDef) -> str:
        return f"{self.prefix}_{op.class_name}"

    @cached_property
    def ops(self) -> Mapping[str, OpDef]:
        """The operations by mnemonic."""
        return {op.mnemonic: op for op in self.resolved.dialect.ops}

    @cached_property
    def types(self) -> Mapping[str, TypeDef]:
        """By their names in the spec."""
        return {t.key or t.name: t for t in self.resolved.dialect.types}

    @cached_property
    def attributes(self) -> Mapping[str, AttributeDef]:
        return {a.key or a.name: a for a in self.resolved.dialect.attributes}

    @cached_property
    def class_names(self) -> frozenset[str]:
        """The classes of the types and attributes."""
        dialect = self.resolved.dialect
        return frozenset([t.name for t in dialect.types] + [a.name for a in dialect.attributes])

    @cached_property
    def enums(self) -> Mapping[str, EnumDef]:
        dialect = self.resolved.dialect
        return {str(name): e for name, e in zip(self.spec.enums, dialect.enums, strict=True)}

    def enum_record(self, enum: EnumDef) -> str:
        name = self.record(next(name for name, known in self.enums.items() if known == enum))
        return f"{name}Enum" if name in self.types or name in self.attributes else name

    def enum_class(self, enum: EnumDef) -> str:
        """With its namespace."""
        namespace = enum.cpp_namespace or self.namespace
        return f"{namespace}::{enum.name.rpartition('.')[2]}"

    # --- imported dialects ------------------------------------------------------------------------------------------

    def imported(self, dialect: str) -> Resolved:
        """A dialect that this one imports, or that an import does. Raises Unsayable."""
        pending = list(self.resolved.imported.items())
        while pending:
            name, resolved = pending.pop(0)
            if name == dialect:
                return resolved
            pending += resolved.imported.items()
        if dialect in UPSTREAM and (bundled := bundled_dialect(dialect)) is not None:
            return bundled
        raise Unsayable(
            f"the dialect '{dialect}' is not imported: of its TableGen nothing is known here",
            f"imports: [{dialect}]",
        )

    def imported_record(self, qualified: str) -> str:
        """The record of what an imported dialect defines, `dialect.Name`; its file is included. Raises Unsayable."""
        dialect, _, name = qualified.partition(".")
        resolved = self.imported(dialect)
        self._include(dialect)
        upstream = UPSTREAM.get(dialect)
        if upstream is None:
            return record_name(name, dialect)
        if name not in resolved.scope.own_names() or _OF_FAMILY.search(name):
            raise Unsayable(f"MLIR's TableGen has no record for '{qualified}'")
        return upstream.record(name)

    def imported_operation(self, qualified: str) -> tuple[str, OpDef]:
        """The record of an operation of an imported dialect; its file is included. Raises Unsayable."""
        dialect, _, mnemonic = qualified.partition(".")
        resolved = self.imported(dialect)
        ops = resolved.dialect.ops
        op = next((o for o in ops if mnemonic in (o.mnemonic, o.class_name)), None)
        if op is None:
            raise Unsayable(f"the dialect '{dialect}' has no operation '{mnemonic}'")
        self._include(dialect)
        upstream = UPSTREAM.get(dialect)
        if upstream is not None:
            return upstream.op_record(op.class_name), op
        return f"{_prefix(dialect)}_{op.class_name}", op

    def imported_class(self, qualified: str) -> str | None:
        """The C++ class of a type, an attribute or an operation of an imported dialect."""
        dialect, _, name = qualified.partition(".")
        try:
            found = self.imported(dialect).dialect
        except Unsayable:
            return None
        definitions: tuple[TypeDef | AttributeDef, ...] = (*found.types, *found.attributes)
        for definition in definitions:
            if name in (definition.key, definition.name):
                return f"{_namespace_of(found)}::{definition.name}"
        for op in found.ops:
            if name in (op.mnemonic, op.class_name):
                return f"{_namespace_of(found)}::{op.class_name}"
        return None

    def imported_enum(self, qualified: str) -> tuple[str, EnumDef] | None:
        """An enum of an imported dialect with its C++ class, by its name or that of an attribute of it."""
        dialect, _, name = qualified.partition(".")
        try:
            found = self.imported(dialect).dialect
        except Unsayable:
            return None
        wrapped = next((a.enum for a in found.attributes if a.enum and name == a.key), None)
        enum = wrapped or next((e for e in found.enums if e.name == name), None)
        if enum is None:
            return None
        namespace = enum.cpp_namespace or _namespace_of(found)
        return f"{namespace}::{enum.name.rpartition('.')[2]}", enum

    def _include(self, dialect: str) -> None:
        upstream = UPSTREAM.get(dialect)
        self.notes.include(
            dialect, *(upstream.includes if upstream is not None else (f"{dialect}.td",))
        )

    def own_operation(self, name: str) -> OpDef | None:
        """An operation of this dialect, by its name or its class, with or without the dialect."""
        short = name.removeprefix(f"{self.dialect}.")
        by_class = next((op for op in self.ops.values() if op.class_name == short), None)
        return self.ops.get(short) or by_class


@cache
def bundled_dialect(name: str) -> Resolved | None:
    """One of MLIR's dialects, as odsgen has it."""
    path = resource_directory("dialect_specs") / f"{name}.yaml"
    if not path.is_file():
        return None
    loader = DialectLoader()
    reading = read_as_far_as_possible(read_source(path))
    resolved = loader.resolve(reading.spec, path)
    return None if loader.errors else resolved


def record_name(name: str, dialect: str) -> str:
    """The record of a definition of an exported dialect, behind a prefix where MLIR has one of that name."""
    if is_record_of_mlir(name) or name in TABLEGEN_WORDS:
        return f"{_prefix(dialect)}_{name}"
    return name


def _prefix(dialect: str) -> str:
    return camel_case(dialect) or "D"


def _namespace_of(dialect: DialectDef) -> str:
    given = dialect.cpp_namespace
    if given is None:
        name = dialect.name
        return f"::mlir::{name}_" if name in CPP_WORDS else f"::mlir::{name}"
    return given if given.startswith("::") or not given else f"::{given}"


def dialect_class_of(name: str) -> str:
    """The C++ class of a dialect that is not exported: MLIR's name for it, or what MLIR would call it."""
    return _DIALECT_CLASSES.get(name, f"::mlir::{name}::{camel_case(name)}Dialect")


def check_names(names: ExportNames, problems: Problems) -> None:
    """Refuse names that C++ or TableGen has for itself."""
    spec, dialect = names.spec, names.resolved.dialect
    if _ENCLOSING.match(names.namespace) is None:
        problems.error(f"'{names.namespace}' is no namespace of C++", spec.cpp_namespace)
    for op in dialect.ops:
        # A region gives nothing its name: its accessor has `get` before it.
        for part in (*op.arguments, *op.results, *op.successors):
            _refuse_word(part.name, f"a part of the operation '{op.name}'", part.place, problems)
    definitions: tuple[TypeDef | AttributeDef, ...] = (*dialect.types, *dialect.attributes)
    for definition in definitions:
        for parameter in definition.parameters:
            what = f"a parameter of '{definition.key or definition.name}'"
            _refuse_word(parameter.name, what, parameter.place, problems)
    for enum in dialect.enums:
        for case in enum.cases:
            _refuse_word(case.name, f"a case of the enum '{enum.name}'", enum.place, problems)


def is_record_of_mlir(name: str) -> bool:
    """Whether MLIR's own files, which the export includes, have a record of the name."""
    return (
        name in RESERVED_NAMES or name in TRAITS or name in INTERFACES or name in _RECORDS_OF_MLIR
    )


def _refuse_word(name: str, what: str, place: object, problems: Problems) -> None:
    if name in CPP_WORDS:
        problems.error(
            f"'{name}', {what}, is a word of C++: the code that mlir-tblgen makes of it could not be compiled",
            place,  # type: ignore[arg-type]
            "another name can be spelled the same in the text: an enum case has `text`, a format its literals",
        )
