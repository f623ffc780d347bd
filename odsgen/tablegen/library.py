"""The library of ODS under its own names, as far as records are recognized by it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from odsgen.ods import RESERVED_NAMES
from odsgen.ods.library.interfaces import INTERFACES, InterfaceDefinition
from odsgen.ods.library.traits import TRAITS, TraitDefinition
from odsgen.tablegen.notation import unqualified, use
from odsgen.tablegen.records import Record

#: The files whose definitions the library repeats; one of the same name elsewhere is another one.
_FILES_OF_MLIR = frozenset(
    "AttrTypeBase BuiltinAttributeInterfaces BuiltinAttributes BuiltinLocationAttributes BuiltinTypeInterfaces BuiltinTypes "
    "CommonAttrConstraints CommonTypeConstraints Constraints EnumAttr OpAsmInterface OpBase Properties RegionKindInterface "
    "SymbolInterfaces TensorEncoding Traits Utils DialectBase BufferizableTypeInterfaces".split()
)


class Library:
    """Constraints, traits, interfaces and effects by name."""

    names = RESERVED_NAMES

    def has(self, record: Record) -> bool:
        """Whether a constraint of this name is the library's."""
        return record.name in RESERVED_NAMES and self._is_of_mlir(record)

    def trait(self, record: Record) -> TraitDefinition | None:
        return TRAITS.get(record.name)

    def trait_class(self, name: str) -> TraitDefinition | None:
        """A trait with parameters, by the name of its class."""
        return TRAITS.get(name)

    def interface(self, record: Record) -> InterfaceDefinition | None:
        """An interface of MLIR, also where a record declares its methods."""
        found = None if record.is_anonymous else INTERFACES.get(record.name)
        if found is not None:
            return found
        if record.text("cppNamespace") not in ("::mlir", "mlir", "::mlir::affine"):
            return None
        return _interfaces_by_mlir_name().get(record.text("cppInterfaceName"))

    def effect(self, record: Record) -> str | None:
        """A decorator of an argument, ``MemRead<…>``; None if it is no effect on memory."""
        kind = record.text("effect").rpartition("::")[2]
        name = {
            "Allocate": "MemAlloc",
            "Free": "MemFree",
            "Read": "MemRead",
            "Write": "MemWrite",
        }.get(kind)
        if name is None:
            return None
        resource = resource_name(record.text("resource"))
        stage = record.integer("stage") or 0
        whole = record.flag("effectOnFullRegion")
        arguments = [resource, str(stage), "FullEffect" if whole else "PartialEffect"]
        for default in ("PartialEffect", "0", "DefaultResource"):
            if arguments and arguments[-1] == default:
                arguments.pop()
            else:
                break
        return use(name, *arguments) if arguments else name

    def _is_of_mlir(self, record: Record) -> bool:
        files = record.files
        return not files or files[0].removesuffix(".td") in _FILES_OF_MLIR


def resource_name(cpp_name: str) -> str:
    """A resource's name without its namespace; the default resource's when there is none."""
    name = unqualified(cpp_name)
    return name or "DefaultResource"


@cache
def _interfaces_by_mlir_name() -> Mapping[str, InterfaceDefinition]:
    return {row.mlir_name: row for row in INTERFACES.values()}
