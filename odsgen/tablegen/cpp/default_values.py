"""Default values of attributes, properties and parameters: C++ in, what a spec writes as a default out."""

from __future__ import annotations

from odsgen.spec import predicate_expression as s
from odsgen.spec.constraint_expression import quoted
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.classes import ClassTable, CppEnum
from odsgen.tablegen.cpp.parser import parse_type_name
from odsgen.tablegen.cpp.symbols import Symbols
from odsgen.tablegen.cpp.translator import Translator
from odsgen.tablegen.cpp.values import Translated, Untranslatable

#: What stands for a null attribute, a null type and ``std::nullopt``.
ABSENT = "None"


def default_text(expression: c.Expression, cpp_type: str, table: ClassTable) -> str:
    """The default as an argument of ``DefaultValuedAttr``; raises Untranslatable."""
    of = v.type_of_name(parse_type_name(cpp_type).name, table) if cpp_type.strip() else None
    return _Defaults(table).text(expression, of)


class _Defaults:
    def __init__(self, table: ClassTable) -> None:
        self.table = table
        self.translator = Translator(table, Symbols({}))

    def text(self, expression: c.Expression, of: v.CppType | None) -> str:
        match expression:
            case c.Braces(type=None, elements=()):
                return self._empty(of)
            case c.Call(function=c.Name() as name, arguments=()) if (
                found := v.type_of_name(name, self.table)
            ) is not None:
                return self._empty(v.CppType(found.name, found.element, True))
            case c.Call(function=c.Name() as name, arguments=()) if name.last.name in (
                "optional",
                "SmallVector",
            ) or name.last.name.endswith("Attr"):
                return "[]" if name.last.name == "SmallVector" else ABSENT
            case c.NullPointer():
                return ABSENT
            case c.Name(parts=(c.NamePart(name="std"), c.NamePart(name="nullopt"))):
                return ABSENT
            case c.Binary(operator="|") | c.Name():
                cases = self._cases(expression, of)
                if cases is not None:
                    return cases
            case c.Braces(elements=elements) | c.Call(
                function=c.Name(), arguments=(c.Braces(type=None, elements=elements),)
            ):
                element = of.element if of is not None else None
                return f"[{', '.join(self.text(part, element) for part in elements)}]"
            case c.Call(
                function=c.Name(parts=(*_, c.NamePart(name="getOperationName")) as parts),
                arguments=(),
            ):
                return self._operation_name(parts)
            case _:
                pass
        return self._literal(self.translator.value(expression), of)

    def _empty(self, of: v.CppType | None) -> str:
        """``{}`` or ``T()``."""
        if of is None:
            raise Untranslatable("an empty value of a class that is not known")
        if of.name == "tuple":
            return "[]"
        if of.name in self.table.enums:
            return self._zero(self.table.enums[of.name])
        plain = {"int": "0", "bool": "false", "str": '""', "float": "0.0"}.get(of.name)
        if plain is not None:
            return plain
        if of.nullable:
            return ABSENT
        if self.table.extends(of.name, "mlir::ArrayAttr"):
            return "[]"
        if self.table.extends(of.name, "mlir::DictionaryAttr"):
            return '"{}"'
        return ABSENT

    def _zero(self, enum: CppEnum) -> str:
        for case, value in enum.values.items():
            if value == 0 and case in enum.cases:
                return _case_text(enum.cases[case])
        raise Untranslatable(f"'{enum.cpp_name}' has no case of value 0")

    def _cases(self, expression: c.Expression, of: v.CppType | None) -> str | None:
        """Cases of an enum, perhaps joined by ``|``; a name alone may be one of the expected enum."""
        names: list[str] = []
        pending: list[c.Expression] = [expression]
        while pending:
            part = pending.pop()
            if isinstance(part, c.Binary) and part.operator == "|":
                pending.extend((part.right, part.left))
                continue
            if not isinstance(part, c.Name):
                return None
            found = v.enum_case(part, self.table)
            expected = self.table.enums.get(of.name) if of is not None else None
            if found is None and expected is not None and part.last.name in expected.values:
                found = expected, part.last.name
            if found is None or found[1] not in found[0].cases:
                return None
            names.append(found[0].cases[found[1]])
        return _case_text(names[0]) if len(names) == 1 else quoted("|".join(names))

    def _operation_name(self, parts: tuple[c.NamePart, ...]) -> str:
        cpp_name = "::".join(part.name for part in parts[:-1])
        found = self.table.find_class(cpp_name, False)
        if found is None or found.kind != "op" or not found.name:
            raise Untranslatable(f"the operation '{cpp_name}' is not known")
        return quoted(found.name)

    def _literal(self, value: v.Evaluated, of: v.CppType | None) -> str:
        match value:
            case v.Built(
                cpp_name="mlir::BoolAttr",
                parameters=((_, Translated(syntax=s.Literal(value=bit))),),
            ):
                value = Translated(s.Literal(bool(bit)), v.BOOL)
            case v.Built(cpp_name=cpp_name, parameters=((_, only),)):
                known = self.table.classes[cpp_name]
                if only.type.name in self.table.enums and known.kind == "attribute":
                    value = only
            case _:
                pass
        match value:
            case Translated(syntax=s.Literal(value=None)):
                return ABSENT
            case Translated(syntax=s.Literal(value=bool(truth))):
                return "true" if truth else "false"
            case Translated(syntax=s.Literal(value=int(number))):
                if of == v.BOOL:
                    return "true" if number else "false"
                return str(number)
            case Translated(syntax=s.Literal(value=float(real))):
                return repr(real)
            case Translated(syntax=s.Literal(value=str(text))):
                return quoted(text)
            case Translated(syntax=s.Member(name=case), type=found) if (
                found.name in self.table.enums
            ):
                return _case_text(case)
            case Translated(syntax=s.Name(name=name), type=found) if self.table.extends(
                found.name, "mlir::Type"
            ):
                return name
        raise Untranslatable("a default that is computed")


def _case_text(case: str) -> str:
    """A case as a name where it is one, else in quotes."""
    return case if case.isidentifier() else quoted(case)
