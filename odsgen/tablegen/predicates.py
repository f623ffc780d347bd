"""Predicates of records in the language of predicates; what cannot be said in it becomes a hook."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from odsgen.ods.model.names import snake_case
from odsgen.tablegen.class_table import class_table
from odsgen.tablegen.cpp import (
    Checks,
    ClassTable,
    CppError,
    Translation,
    cpp_text,
    predicate_of_record,
    translate_builder_call,
    translate_default,
    translate_predicate,
    translate_type_expression,
)
from odsgen.tablegen.cpp.translation import SelfKind
from odsgen.tablegen.notation import identifier, quoted, sentence, use
from odsgen.tablegen.ownership import Ownership
from odsgen.tablegen.records import Record, Records

if TYPE_CHECKING:
    from odsgen.tablegen.constraints import ConstraintWriter

_SELF_KINDS: dict[str, SelfKind] = {
    "type": "type",
    "attribute": "attribute",
    "property": "property",
    "region": "region",
    "successor": "successor",
}
_ATTRIBUTE_OF_NOTHING = re.compile(r"([\w:]+)::get\(\$_builder\.getContext\(\)\)")
_SHAPE = re.compile(
    r"RankedTensorType::get\(\{([\d, ]*)\}, *\$_builder\.get(?:IntegerType\((\d+)\)|F(\d+)Type\(\))\)"
)
_NUMBER = re.compile(r"-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?")
_INTEGER = re.compile(r"-?\d+")
_QUALIFIED = re.compile(r"\b([a-z_]\w*)\.(?=[A-Z])")


#: A list in braces, maybe behind a class: `{1, 2}`, `ArrayRef<int64_t>{}`, `::llvm::SmallVector<int64_t>()`.
_LIST = re.compile(r"(?:::)?(?:[\w:]+(?:<[\w:\s,*]*>)?\s*)?(?:\{([^{}]*)\}|\(\s*(?:\{\s*\})?\s*\))")


class PredicateTranslator:
    """Translates for one dialect, and counts."""

    def __init__(self, records: Records, ownership: Ownership, overlay: Mapping[str, Any]) -> None:
        self._overlay = overlay
        self._records = records
        self._ownership = ownership
        #: Whether a type or attribute is carried as text; whoever writes them says so.
        self.is_text: Callable[[Record], bool] = lambda record: False
        self._asked: dict[str, bool] = {}
        self._checks = Checks(ownership.dialect_name)
        self._hooks: dict[str, str] = {}
        #: The predicates that stay C++, each with the reason.
        self.untranslated: dict[str, str] = {}

    @property
    def count(self) -> int:
        """How many different predicates there are."""
        return len(self._asked)

    @property
    def hooks(self) -> int:
        """How many hooks stand for what could not be translated."""
        return len(self._hooks) + len(self._checks.cpp_of)

    @property
    def mentions_unknown_class(self) -> bool:
        """Whether a predicate speaks of a C++ class in the dialect's namespace that no record defines."""
        namespace = self._ownership.dialect.text("cppNamespace").removeprefix("::")
        return any(
            f"the class '{namespace}::" in reason or f"'::{namespace}::" in reason
            for reason in self.untranslated.values()
        )

    @property
    def translated(self) -> int:
        return sum(self._asked.values())

    @cached_property
    def _classes(self) -> ClassTable:
        return class_table(self._records, self._ownership, self.is_text, self._overlay)

    # --- conditions -------------------------------------------------------------------------------------------------

    def constraint(self, name: str, predicate: Record, kind: str) -> dict[str, Any]:
        """The key `predicate` of a named constraint, or what says that a hook is wanted."""
        cpp = self.cpp(predicate)
        if cpp in ("true", "(true)"):
            return {}
        translation = self._translate(cpp, _SELF_KINDS[kind], {})
        if translation.predicate is not None:
            if translation.predicate == "True":
                return {}
            return self._with_source({"predicate": translation.predicate}, translation, cpp)
        return {}

    def of_class(self, record: Record) -> dict[str, Any]:
        """The key `predicate` that asks for the C++ class of a type or an attribute."""
        dialect = self._ownership.dialect_of(record)
        namespace = dialect.text("cppNamespace") if dialect is not None else ""
        cpp = f"::llvm::isa<{namespace}::{record.text('cppClassName')}>($_self)"
        kind: SelfKind = "type" if record.is_a("TypeDef") else "attribute"
        translation = self._translate(cpp, kind, {})
        return {} if translation.predicate is None else {"predicate": translation.predicate}

    def inline_property(self, predicate: Record, cpp_type: str) -> str | None:
        """``Pred<'…'>`` over the native value of a property."""
        cpp = self.cpp(predicate)
        translation = self._counted(
            cpp,
            translate_predicate(
                cpp, self_kind="property", self_type=cpp_type, classes=self._classes
            ),
        )
        return None if translation.predicate is None else use("Pred", quoted(translation.predicate))

    @staticmethod
    def _with_source(written: dict[str, Any], translation: Translation, cpp: str) -> dict[str, Any]:
        """The C++ beside a predicate in which hooks stand for parts of it."""
        if not translation.worked:
            written["cpp_predicate"] = sentence(cpp)
        return written

    def inline(self, predicate: Record) -> str | None:
        """``Pred<'…'>`` over a type; None if it cannot be said."""
        translation = self._translate(self.cpp(predicate), "type", {})
        return None if translation.predicate is None else use("Pred", quoted(translation.predicate))

    def invariant(self, record: Record, op: Record | None) -> dict[str, str] | None:
        """A PredOpTrait as an invariant of an operation."""
        predicate = record.record("predicate")
        if predicate is None:
            return None
        cpp = self.cpp(predicate)
        declarations = op.text("extraClassDeclaration") if op is not None else ""
        translation = self._translate(cpp, "op", _symbols(op), declarations)
        message = record.text("summary")
        if translation.predicate is not None:
            return self._with_source(
                {"predicate": translation.predicate, "message": message}, translation, cpp
            )
        return None

    def pattern_condition(self, cpp: str, symbols: Mapping[str, str]) -> str | None:
        """A condition on the symbols of a pattern, whose kinds are given; None if it cannot be said."""
        translation = translate_predicate(
            cpp, self_kind="op", symbols=symbols, classes=self._classes
        )
        return self._counted(cpp, translation).predicate

    def _hook_name(self, wanted: str, cpp: str) -> str:
        """The name of a hook; equal C++ has one hook."""
        hook = self._hooks.get(sentence(cpp))
        if hook is None:
            hook, count = wanted, 2
            while hook in self._hooks.values():
                hook, count = f"{wanted}_{count}", count + 1
            self._hooks[sentence(cpp)] = hook
        return hook

    def transform(self, record: Record, op: Record | None) -> str | None:
        """The transformer of TypesMatchWith as an expression over the type ``$_self``."""
        text = record.text("transformer")
        symbols = _symbols(op)
        cpp_type = "::mlir::Type"
        if record.is_a("RangedTypesMatchWith"):
            cpp_type = "::llvm::ArrayRef<::mlir::Type>"
        elif narrow := symbols.get(record.text("lhs"), "").partition(": ")[2]:
            # C++ has the type of an operand as the class that its constraint says.
            text = text.replace("$_self", f"::llvm::cast<{narrow}>($_self)")
        translation = translate_type_expression(
            text, self_type=cpp_type, symbols=symbols, classes=self._classes
        )
        found = self._counted(text, translation).predicate
        if found is not None:
            return found
        name = f"make_{snake_case(identifier(record.text('rhs')))}_type"
        return f"hook({self._ownership.dialect_name}.{self._hook_name(name, text)}, $_self)"

    # --- values -----------------------------------------------------------------------------------------------------

    def builder_call(self, text: str) -> str | None:
        """The type that ODS's builderCall makes, as MLIR text."""
        return translate_builder_call(text, classes=self._classes).predicate

    def default(self, text: str, base: Record, constraints: ConstraintWriter) -> str | None:
        """The C++ default of an attribute, as constraint expressions have it."""
        if (written := self._attribute_text(text, base)) is not None:
            return quoted(written)
        return translate_default(
            text, cpp_type=base.text("returnType"), classes=self._classes
        ).predicate

    def _attribute_text(self, text: str, base: Record) -> str | None:
        """A default that the spec writes as MLIR does; None where a plain value stands for it."""
        call = base.text("constBuilderCall")
        if text.strip() == "{}":
            call = call.replace(", $0)", ")")
        call = call.replace(", {})", ")")
        if (
            "$0" not in call
            and (match := _ATTRIBUTE_OF_NOTHING.fullmatch(call.strip())) is not None
        ):
            made = self._ownership.definition_of_class(match[1])
            form = None if made is None else _empty_form(made)
            return (
                None if made is None or form is None else self._ownership.symbol_text(made) + form
            )
        if (match := _SHAPE.search(call)) is not None:
            plain = re.sub(r"static_cast<\w+>", "", text)
            if match[3]:
                values = [_float_text(float(number)) for number in _NUMBER.findall(plain)]
            else:
                values = _INTEGER.findall(plain)
            sizes = [size.strip() for size in match[1].split(",") if size.strip()]
            if len(values) != math.prod(int(size) for size in sizes):
                return None
            body = values[0] if len(set(values)) == 1 else _nested(values, [int(s) for s in sizes])
            element = f"f{match[3]}" if match[3] else f"i{match[2]}"
            return f"dense<{body}> : tensor<{'x'.join([*sizes, element])}>"
        return self._wrapped_case(text, base)

    def _wrapped_case(self, text: str, base: Record) -> str | None:
        """A case of an enum in an attribute that is written as `#dialect.mnemonic<case>`."""
        storage = self._ownership.definition_of_class(base.text("storageType"))
        if storage is None or storage.is_a("EnumAttr"):
            return None
        dag = storage.dag("parameters")
        if dag is None or len(dag.arguments) != 1 or not isinstance(dag.arguments[0].value, str):
            return None
        (parameter,) = dag.arguments
        enum = self._ownership.enum_of_class(str(parameter.value))
        if enum is None or storage.text("assemblyFormat").split() != [
            "`<`",
            f"${parameter.name}",
            "`>`",
        ]:
            return None
        symbol = text.rpartition("::")[2]
        for case in enum.records("enumerants"):
            if case.text("symbol") == symbol:
                return f"{self._ownership.symbol_text(storage)}<{case.text('str')}>"
        return None

    def property_default(self, text: str, base: Record) -> str | None:
        """The C++ default of a property."""
        return translate_default(
            text, cpp_type=base.text("interfaceType"), classes=self._classes
        ).predicate

    def parameter_default(self, text: str, kind: str) -> Any:
        """The C++ default of a parameter as YAML; None if it cannot be said."""
        text = text.strip()
        if kind.startswith("list<"):
            return self._list_default(text, kind.removeprefix("list<").removesuffix(">"))
        if kind == "bool":
            return {"true": True, "false": False}.get(text)
        if re.fullmatch(r"u?int\d*", kind):
            return int(text, 0) if re.fullmatch(r"-?(?:\d+|0x[0-9a-fA-F]+)", text) else None
        if kind == "string" and (match := re.fullmatch(r'"([^"\\]*)"', text)) is not None:
            return match[1]
        enum = self._ownership.enum_of_class(text.rpartition("::")[0])
        if enum is not None:
            name = text.rpartition("::")[2]
            if any(case.text("symbol") == name for case in enum.records("enumerants")):
                return name
        return None

    def _list_default(self, text: str, kind: str) -> list[Any] | None:
        """`{1, 2}`, also behind the name of a class; `Class()` and `std::nullopt` are the empty list."""
        if re.fullmatch(r"(?:::)?std::nullopt", text):
            return []
        match = _LIST.fullmatch(text)
        if match is None:
            return None
        elements = [part for part in map(str.strip, (match[1] or "").split(",")) if part]
        found = [self.parameter_default(element, kind) for element in elements]
        return None if None in found else found

    # --- what they share --------------------------------------------------------------------------------------------

    def cpp(self, predicate: Record) -> str:
        """The C++ of a predicate."""
        try:
            return cpp_text(predicate_of_record(predicate.name, self._records.json))
        except CppError as error:
            return f"/* {error.message} */"

    def _translate(
        self, cpp: str, kind: SelfKind, symbols: dict[str, str], declarations: str = ""
    ) -> Translation:
        return self._counted(
            cpp,
            translate_predicate(
                cpp,
                self_kind=kind,
                symbols=symbols,
                classes=self._classes,
                checks=self._checks,
                declarations=declarations,
            ),
        )

    def _counted(self, cpp: str, translation: Translation) -> Translation:
        text = sentence(cpp)
        self._asked[text] = self._asked.get(text, True) and translation.worked
        if not translation.worked:
            self.untranslated.setdefault(text, translation.reason or "")
        for dialect in _QUALIFIED.findall(translation.predicate or ""):
            if dialect != self._ownership.dialect_name:
                self._ownership.imports.setdefault(dialect)
        return translation


def _float_text(value: float) -> str:
    """A number as MLIR writes floats: with a point before the exponent."""
    digits, exponent, power = repr(value).partition("e")
    return f"{digits if '.' in digits else digits + '.0'}{exponent}{power}"


def _nested(values: Sequence[str], sizes: Sequence[int]) -> str:
    """The elements as MLIR writes them: a list for each dimension."""
    if not sizes:
        return values[0]
    step = len(values) // sizes[0]
    parts = [
        _nested(values[start : start + step], sizes[1:]) for start in range(0, len(values), step)
    ]
    return f"[{', '.join(parts)}]"


def _empty_form(record: Record) -> str | None:
    """The text after the mnemonic where every parameter is left out; None if some cannot be."""
    dag = record.dag("parameters")
    if dag is None or not dag.arguments:
        return ""
    text = record.text("assemblyFormat")
    for group in (r"\([^()]*\)\s*:\s*\([^()]*\)\?", r"\([^()]*\)\?"):
        text = re.sub(group, " ", text)
    tokens = text.split()
    if not all(re.fullmatch(r"`[^`]*`", token) for token in tokens):
        return None
    return "".join(token[1:-1] for token in tokens)


def _symbols(op: Record | None) -> dict[str, str]:
    """The names of an operation's parts with their kinds."""
    found: dict[str, str] = {}
    for field, kind in (
        ("arguments", "operand"),
        ("results", "result"),
        ("regions", "region"),
        ("successors", "successor"),
    ):
        dag = op.dag(field) if op is not None else None
        for argument in dag.arguments if dag is not None else ():
            record = argument.value
            if isinstance(record, Record) and argument.name:
                found[argument.name] = part_kind(record, kind)
    return found


def part_kind(record: Record, kind: str) -> str:
    """The kind of an operand, result, attribute, …, as the translation of predicates is told."""
    if record.is_a("OpVariable") and (inner := record.record("constraint")) is not None:
        return part_kind(inner, kind)
    if record.is_a("Property"):
        return f"property: {record.text('interfaceType')}"
    if record.is_a("Attr"):
        optional = "optional " if record.flag("isOptional") else ""
        storage = record.text("storageType").strip()
        default = record.text("defaultValue").strip()
        text = f"{optional}attribute: {storage}" if storage else f"{optional}attribute"
        return f"{text} = {default}" if storage and default else text
    if record.is_a("Variadic", "VariadicRegion", "VariadicSuccessor"):
        return f"variadic {kind}"
    if record.is_a("Optional"):
        return f"optional {kind}"
    cpp_type = record.text("cppType").strip()
    if kind in ("operand", "result") and cpp_type not in ("", "::mlir::Type"):
        return f"{kind}: {cpp_type}"
    return kind
