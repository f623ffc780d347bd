"""The predicates of the dialects that come with MLIR: nearly all are translated, and what they become compiles."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from odsgen.codegen.imports import Imports
from odsgen.ods.library.kinds import ATTRIBUTE, BLOCK, REGION, TYPE, VALUES, Kind
from odsgen.ods.model import AttributeDef, EnumCase, EnumDef, FormatKind, Parameter, TypeDef
from odsgen.ods.resolve.constraints import ConstraintTable
from odsgen.ods.resolve.constraints.binding import bind_predicate
from odsgen.spec.predicate_expression import parse_predicate_expression
from odsgen.spec.predicate_text import predicate_text
from odsgen.tablegen.cpp import BUILTIN_CLASSES, ClassTable, CppClass
from odsgen.tablegen.cpp.parser import parse_type_name
from odsgen.tablegen.cpp.values import CppType, type_of_name
from tests.predicate_code import predicate_source
from tests.tablegen.cpp.upstream import (
    Share,
    Stated,
    dialect_folders,
    records_of,
    stated_predicates,
    tables_of,
)

#: What of a dialect's own predicates is translated at least, where that is not 95 in 100.
_LOWER = {"Bufferization": 0.88, "EmitC": 0.94, "XeGPU": 0.94}

#: Some of the dialects, or all of them where the environment asks for that.
_FOLDERS = dialect_folders()
if not os.environ.get("ODSGEN_ALL_DIALECTS"):
    _FOLDERS = _FOLDERS[::4]

_SELF_KINDS = {"type": TYPE, "attribute": ATTRIBUTE, "region": REGION, "successor": BLOCK}
_PLAIN = {"int": "integer", "bool": "bool", "float": "float", "str": "string"}


@pytest.mark.skipif(not dialect_folders(), reason="needs MLIR's headers and TableGen")
@pytest.mark.parametrize("folder", _FOLDERS, ids=lambda folder: folder.name)
def test_predicates_of_a_dialect(folder: Path):
    records = records_of(folder)
    tables = tables_of(records)
    scopes = {name: _Scope(classes) for name, classes in tables.items()}
    visible, own = Share(), Share()
    for stated in stated_predicates(records, folder):
        found = stated.translated(tables.get(stated.dialect, BUILTIN_CLASSES))
        visible.add(found.worked)
        if not stated.is_own:
            continue
        own.add(found.worked)
        if found.predicate is not None and stated.dialect in scopes:
            scopes[stated.dialect].check(found.predicate, stated)
        else:
            assert found.worked or found.reason
    if visible.all:
        assert visible.translated >= 0.95 * visible.all, str(visible)
    if own.all:
        assert own.translated >= _LOWER.get(folder.name, 0.95) * own.all, str(own)


class _Scope:
    """A spec's scope with the classes of a table."""

    def __init__(self, classes: ClassTable) -> None:
        self.classes = classes
        self.constraints = ConstraintTable()
        for enum in classes.enums.values():
            if enum.name != "Signedness":
                cases = tuple(
                    EnumCase(case, f"{case}_", enum.values[symbol], case)
                    for symbol, case in enum.cases.items()
                )
                self.constraints.define_enum(
                    EnumDef(_python(enum.name), "", 32, False, enum.is_bit_enum, cases), enum.name
                )
        for known in classes.classes.values():
            core = BUILTIN_CLASSES.classes.get(known.cpp_name)
            if core is None or core.is_fallback:
                self._define(known)

    def _define(self, known: CppClass) -> None:
        if not known.name or known.test:
            return
        name = _python(known.name)
        parameters = tuple(self._parameters(known))
        if known.kind == "type":
            of_type = TypeDef(name, None, "", "", "", parameters, FormatKind.NONE, None)
            self.constraints.define_type(of_type, name, known.name)
        elif known.kind == "attribute":
            attribute = AttributeDef(name, None, "", "", "", parameters, FormatKind.NONE, None)
            self.constraints.define_attribute(attribute, name, known.name)

    def _parameters(self, known: CppClass) -> Iterator[Parameter]:
        for method in known.methods.values():
            name = method.text.removeprefix("$_self.")
            if name.isidentifier():
                namespace = known.cpp_name.rpartition("::")[0]
                of = type_of_name(
                    parse_type_name(method.returns).name, self.classes.within(namespace)
                )
                yield self._parameter(name, of)

    def _parameter(self, name: str, of: CppType | None) -> Parameter:
        if of is None:
            return Parameter(name, name, "object", "object")
        if of.name == "tuple":
            return Parameter(
                name, name, "list", "", element=self._parameter(name, of.element or of)
            )
        kind = self._kind(of)
        return Parameter(
            name, name, _PLAIN.get(of.name, ""), "", class_name=kind, optional=of.nullable
        )

    def _kind(self, of: CppType | None) -> str | None:
        if of is None or of.name in _PLAIN:
            return None
        if of.name in self.classes.enums:
            return _python(self.classes.enums[of.name].name)
        known = self.classes.classes.get(of.name)
        if known is None:
            return "object"
        if known.name and known.kind in ("type", "attribute"):
            return _python(known.name) if "." in known.name else known.name
        return {"type": "Type", "attribute": "Attribute"}.get(known.kind, known.name or "object")

    def check(self, predicate: str, stated: Stated) -> None:
        """Read, bind and compile the predicate."""
        syntax = parse_predicate_expression(predicate)
        assert predicate_text(syntax) == predicate
        about = _SELF_KINDS.get(stated.self_kind)
        if stated.self_kind == "property":
            found = type_of_name(parse_type_name(stated.self_type or "int").name, self.classes)
            name = self._kind(found) or (found.name if found is not None else "object")
            about = Kind(name, (), found is not None and found.nullable)
        named = {name: self._symbol(kind) for name, kind in stated.symbols}
        scope = self.constraints._evaluator.predicate_scope(
            about, None, named if stated.self_kind == "op" else None
        )
        source = predicate_source(
            bind_predicate(syntax, scope),
            "subject",
            Imports((), lambda name: ("", _python(name))),
            {name: f"{name}_" for name in named},
        )
        compile(source, predicate, "eval")

    def _symbol(self, text: str) -> Kind:
        words, _, cpp_type = text.partition(":")
        optional = words.startswith("optional")
        if "operand" in words or "result" in words:
            return VALUES if words.startswith("variadic") else Kind("Value", (), optional)
        if "region" in words or "successor" in words:
            return REGION if "region" in words else BLOCK
        of = (
            type_of_name(parse_type_name(cpp_type).name, self.classes) if cpp_type.strip() else None
        )
        return Kind(self._kind(of) or (of.name if of is not None else "Attribute"), (), optional)


def _python(name: str) -> str:
    return name.replace(".", "_")
