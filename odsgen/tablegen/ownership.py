"""Which dialect a definition belongs to, and how a spec names it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property

from odsgen.ods.library.reserved_names import RUNTIME_CLASSES
from odsgen.ods.model.names import camel_case
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.notation import cpp_class_name, identifier, unqualified
from odsgen.tablegen.records import Record, Records

_ENUM_CLASSES = ("EnumInfo", "EnumAttrInfo")


class Ownership:
    """The definitions of the dialect that is written, and the names by which those of others are imported."""

    def __init__(
        self,
        records: Records,
        dialect: Record,
        available: Collection[str] | None = None,
        spelled: Collection[str] = (),
    ) -> None:
        """``spelled`` are the types and attributes whose mnemonics an overlay says."""
        self._records = records
        self.dialect = dialect
        self._available = available
        self.dialect_name = dialect.text("name")
        self._spelled = frozenset(spelled)
        #: Dialects that the spec has to import, in the order of first mention.
        self.imports: dict[str, None] = {}
        #: Dialects that it would import, if their specs were at hand.
        self.missing: dict[str, None] = {}
        #: Enums of nobody, or of a dialect that is not told by its namespace: they are written into this spec.
        self.adopted_enums: dict[str, Record] = {}

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of the dialect's types, attributes and enums."""
        owned = [*self.types, *self.attributes]
        enums = (
            enum for class_name in _ENUM_CLASSES for enum in self._records.instances(class_name)
        )
        return frozenset(
            [
                *map(definition_name, owned),
                *(self.enum_name(e) for e in enums if e.has("className")),
            ]
        )

    @cached_property
    def types(self) -> list[Record]:
        return self._owned("TypeDef")

    @cached_property
    def attributes(self) -> list[Record]:
        return self._owned("AttrDef")

    def _owned(self, class_name: str) -> list[Record]:
        return [
            record
            for record in self._records.instances(class_name)
            if self.dialect_of(record) is self.dialect and not record.is_anonymous
        ]

    @cached_property
    def enums(self) -> list[Record]:
        """The enums in the dialect's namespace, and those that its attributes wrap."""
        found: dict[str, Record] = {}
        for class_name in _ENUM_CLASSES:
            for record in self._records.instances(class_name):
                if self._dialect_of_namespace(
                    record
                ) is self.dialect and not self._is_wrapped_again(record):
                    found.setdefault(self.enum_name(record), record)
        for attribute in self.attributes:
            enum = attribute.record("enum")
            if enum is not None:
                found.setdefault(self.enum_name(enum), enum)
        return list(found.values())

    @staticmethod
    def _is_wrapped_again(record: Record) -> bool:
        return record.is_a("EnumAttr", "Property")

    @cached_property
    def _dialects_by_namespace(self) -> Mapping[str, Record]:
        return {
            _namespace(record): record
            for record in self._records.instances("Dialect")
            if record.text("name")
        }

    def dialect_of(self, record: Record) -> Record | None:
        """The dialect of an operation, a type, an attribute or an enum."""
        for field in ("opDialect", "dialect"):
            if (dialect := record.record(field)) is not None:
                return dialect
        return self._dialect_of_namespace(record)

    def _dialect_of_namespace(self, record: Record) -> Record | None:
        """The dialect in whose namespace, or below it, C++ has the definition."""
        namespace = _namespace(record)
        while namespace:
            found = self._dialects_by_namespace.get(namespace)
            if found is not None:
                # What MLIR itself has in its namespace is not all of the builtin dialect.
                return None if found.text("name") == "builtin" else found
            namespace = namespace.rpartition("::")[0]
        return None

    def symbol_text(self, record: Record) -> str:
        """``!dialect.mnemonic`` or ``#dialect.mnemonic``."""
        dialect = self.dialect_of(record)
        sigil = "!" if record.is_a("TypeDef") else "#"
        name = dialect.text("name") if dialect is not None else ""
        return f"{sigil}{name}.{record.text('mnemonic')}"

    def enum_name(self, record: Record) -> str:
        return record.text("className") or cpp_class_name(record.name)

    def enum(self, record: Record) -> str:
        """How the spec names an enum."""
        owner = self._dialect_of_namespace(record)
        name = self.enum_name(record)
        if owner is self.dialect or any(enum is record for enum in self.enums):
            return name
        if owner is None or not self.is_at_hand(owner):
            self.adopted_enums.setdefault(name, record)
            return name
        return self._imported(owner, name)

    def enum_of_class(self, cpp_name: str) -> Record | None:
        """The enum of a C++ class."""
        name = unqualified(cpp_name)
        matching = list(
            {
                record.name: record
                for class_name in _ENUM_CLASSES
                for record in self._records.instances(class_name)
                if record.text("className") == name and not record.is_a("Property")
            }.values()
        )
        namespace = cpp_name.strip().rpartition("::")[0].removeprefix("::")
        for record in matching:
            if (
                _namespace(record) == namespace
                or not namespace
                and self.dialect_of(record) is self.dialect
            ):
                return record
        return matching[0] if len(matching) == 1 else None

    def definition_of_class(self, cpp_name: str) -> Record | None:
        """The type or attribute of a C++ class."""
        name = unqualified(cpp_name)
        namespace = cpp_name.strip().rpartition("::")[0].removeprefix("::")
        matching = [
            record
            for class_name in ("TypeDef", "AttrDef")
            for record in self._records.instances(class_name)
            if record.text("cppClassName") == name and not record.is_anonymous
        ]
        for record in matching:
            dialect = self.dialect_of(record)
            if dialect is not None and (
                namespace
                and _namespace(dialect).endswith(namespace)
                or not namespace
                and dialect is self.dialect
            ):
                return record
        # `mlir::IntegerAttr` is MLIR's, whatever attributes of a dialect are called.
        return matching[0] if len(matching) == 1 and namespace != "mlir" else None

    def interface_of_class(self, cpp_name: str) -> Record | None:
        """The interface of types or attributes of a C++ class."""
        name = unqualified(cpp_name)
        namespace = cpp_name.strip().rpartition("::")[0].removeprefix("::")
        for class_name in ("TypeInterface", "AttrInterface"):
            for record in self._records.instances(class_name):
                if record.text("cppInterfaceName") == name and not record.is_anonymous:
                    if _namespace(record).endswith(namespace):
                        return record
        return None

    def base_class_kind(self, cpp_name: str) -> str | None:
        """`Attribute` or `Type` for a C++ class that definitions of this dialect derive from and that none defines."""
        name = unqualified(cpp_name)
        for class_name, kind in (("AttrDef", "Attribute"), ("TypeDef", "Type")):
            for record in self._owned(class_name):
                if unqualified(record.text("cppBaseClassName")) == name:
                    return kind
        return None

    def base_of(self, record: Record) -> str | None:
        """How the spec names a type that constraints narrow; None for one of which values are not known to be."""
        return None if self.is_spelled_by_cpp(record) else self.reference(record)

    def reference(self, record: Record) -> str | None:
        """How the spec names a type, an attribute or an enum; None for another constraint."""
        if record.is_a("TypeDef", "AttrDef"):
            dialect = self.dialect_of(record)
            if dialect is None:
                raise TableGenError(f"'{record.name}' belongs to no dialect")
            name = definition_name(record)
            if dialect is self.dialect:
                return name
            if dialect.text("name") == "builtin" or not self.is_at_hand(dialect):
                return None
            return self._imported(dialect, name)
        if record.is_a(*_ENUM_CLASSES):
            return self.enum(record)
        return None

    def is_at_hand(self, dialect: Record) -> bool:
        """Whether the spec can import a dialect; one that it cannot import is remembered."""
        name = dialect.text("name")
        if dialect is self.dialect or self._available is None or name in self._available:
            return True
        self.missing.setdefault(name)
        return False

    def is_spelled_by_cpp(self, record: Record) -> bool:
        """Whether only C++ reads a type or an attribute: no mnemonic says how it begins."""
        if record.text("mnemonic") or record.is_a("EnumAttr"):
            return False
        dialect = self.dialect_of(record)
        if dialect is None or dialect.text("name") == "builtin":
            return False
        return definition_name(record) not in self._spelled or dialect is not self.dialect

    def _imported(self, dialect: Record, name: str) -> str:
        owner = dialect.text("name")
        self.imports.setdefault(owner)
        return f"{owner}.{name}"


def definition_name(record: Record) -> str:
    """The name of a type or an attribute in its spec; not one by which predicates know a class of MLIR."""
    name = identifier(record.name)
    dialect = record.record("dialect")
    if name in RUNTIME_CLASSES and dialect is not None:
        return f"{camel_case(dialect.text('name'))}{name}"
    return name


def _namespace(record: Record) -> str:
    return record.text("cppNamespace").removeprefix("::")
