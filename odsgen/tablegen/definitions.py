"""Types and attributes: from TypeDef and AttrDef records to the `types` and `attributes` of a spec."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from odsgen.ods.library.reserved_names import RUNTIME_CLASSES
from odsgen.ods.model.names import camel_case, snake_case
from odsgen.tablegen.constraints import ConstraintWriter
from odsgen.tablegen.cpp_types import bare, is_named_by_kind, parameter_kind
from odsgen.tablegen.interfaces import TraitWriter
from odsgen.tablegen.notation import paragraph, sentence
from odsgen.tablegen.operations import builders, format_text
from odsgen.tablegen.ownership import Ownership, definition_name
from odsgen.tablegen.predicates import PredicateTranslator
from odsgen.tablegen.printed_names import suggested_names
from odsgen.tablegen.records import DagArgument, Record

#: The format of what is carried as it is written: its parser is C++, or its parameters are of C++ alone.
TEXT = "text"

#: Parameters of these kinds have no way to be absent in C++ (`OptionalParameter<"unsigned">`): zero is.
_ZEROS: dict[str, object] = {
    "bool": False,
    "string": "",
    "float32": 0.0,
    "float64": 0.0,
    **{f"{sign}int{width}": 0 for sign in ("", "u") for width in (8, 16, 32, 64)},
}


class DefinitionWriter:
    def __init__(
        self,
        ownership: Ownership,
        constraints: ConstraintWriter,
        traits: TraitWriter,
        predicates: PredicateTranslator,
    ) -> None:
        self._ownership = ownership
        self._constraints = constraints
        self._traits = traits
        self._predicates = predicates
        #: The definitions that are carried as text.
        self.texts: list[str] = []
        predicates.is_text = self.is_text

    def write(self, record: Record, kind: str) -> dict[str, Any]:
        """The spec of a type or an attribute."""
        spec: dict[str, Any] = {}
        name = definition_name(record)
        class_name = record.text("cppClassName")
        if class_name in RUNTIME_CLASSES:
            # Generated code has the runtime's class of that name beside this one.
            class_name = f"{camel_case(self._ownership.dialect_name)}{class_name}"
        if class_name != name:
            spec["class_name"] = class_name
        if record.text("mnemonic"):
            spec["mnemonic"] = record.text("mnemonic")
            if record.flag("genMnemonicAlias"):
                spec["alias"] = record.text("mnemonic")
        enum = record.record("enum") if record.is_a("EnumAttr") else None
        if summary := sentence(record.text("summary")):
            spec["summary"] = summary
        elif enum is None:
            spec["constraint_summary"] = ""  # C++ says nothing then, where a spec says the name
        if description := paragraph(record.text("description")):
            spec["description"] = description
        if enum is not None:
            spec["enum"] = self._ownership.enum(enum)
            if _is_typed(record):
                # C++ may know its type without being told: what stands behind it is kept, where something does.
                spec["parameters"] = {"type": {"kind": "SelfType", "optional": True}}
            if written := format_text(record.text("assemblyFormat")):
                if written != "$value":
                    spec["assembly_format"] = written
            elif record.flag("hasCustomAssemblyFormat"):
                spec["assembly_format"] = "custom"
        else:
            self._parameters(record, spec, name)
        is_text = spec.get("assembly_format") == TEXT
        if record.flag("genVerifyDecl") and not is_text:
            spec["verifier"] = True
        if spec.get("mnemonic"):
            spec.update(suggested_names(record, _kinds(spec.get("parameters", {}))))
        written_traits = self._traits.write(record.records("traits"), kind)
        written_traits.pop("infer_return_types", None)
        written_traits.pop("invariants", None)
        spec.update(written_traits)
        if is_text or self._ownership.is_spelled_by_cpp(record):
            spec.pop("verifier", None)
            return spec
        if made := builders(record, self._traits):
            spec["builders"] = made
        if record.flag("skipDefaultBuilders"):
            spec["skip_default_builders"] = True
        return spec

    def _parameters(self, record: Record, spec: dict[str, Any], name: str) -> None:
        if self._ownership.is_spelled_by_cpp(record):
            return  # nobody reads one, nor asks for its parameters
        if self.is_text(record):
            self.texts.append(name)
            if declared := self._declared(record):
                spec["parameters"] = declared
            spec["assembly_format"] = TEXT
            return
        written = {a.name: self._parameter(a) for a in _parameters(record)}
        for method in _interface_methods(record) & written.keys():
            kind = written[method]
            parameter = kind if isinstance(kind, dict) else {"kind": kind}
            written[method] = {**parameter, "accessor": f"{snake_case(method)}_parameter"}
        if _is_typed(record) and "SelfType" not in written.values() and "type" not in written:
            # What only C++ says of its type stands behind it in the text.
            written["type"] = "SelfType"
            if len(written) == 1 and not record.text("assemblyFormat").strip():
                spec["assembly_format"] = ""
        if written:
            spec["parameters"] = written
        if record.has("assemblyFormat") and record.text("mnemonic"):
            # An empty one too: without `!dialect.mnemonic`, such a type is written as nothing.
            spec["assembly_format"] = format_text(record.text("assemblyFormat"))

    def _declared(self, record: Record) -> dict[str, Any]:
        """The parameters of what is carried as text; those whose class only C++ has are texts themselves."""
        declared: dict[str, Any] = {}
        for argument in _parameters(record):
            written = self._declared_parameter(argument)
            if snake_case(argument.name) in ("text", "type"):
                parameter = written if isinstance(written, dict) else {"kind": written}
                written = {**parameter, "accessor": f"{snake_case(argument.name)}_parameter"}
            declared[argument.name] = written
        return declared

    def _declared_parameter(self, argument: DagArgument) -> Any:
        """The kind of a parameter, however C++ reads it."""
        written, value = self._parameter(argument), argument.value
        if written is None and isinstance(value, Record) and value.has("cppType"):
            written = self._kind(value.text("cppType"))
        if not isinstance(written, dict):
            return written or "text"
        written = {key: given for key, given in written.items() if key != "cpp_type"}
        return written if len(written) > 1 else written["kind"]

    def is_text(self, record: Record) -> bool:
        """Whether a type or attribute is carried as it is written.

        That is, because it is read by C++: its own, or that of its dialect; or because a parameter is of a class that
        only C++ has.
        """
        if record.is_a("EnumAttr") or not record.text("mnemonic"):
            return False
        parameters = _parameters(record)
        if not parameters and not record.flag("hasCustomAssemblyFormat"):
            return False
        return not record.has("assemblyFormat") or any(
            self._parameter(argument) is None for argument in parameters
        )

    def _parameter(self, argument: DagArgument) -> Any:
        """A parameter as the spec has it; None if it is of a kind that only C++ has."""
        value = argument.value
        if isinstance(value, str):
            kind = self._kind(value)
            if kind is not None and self._ownership.enum_of_class(value) is not None:
                kind = f'"{kind}"'  # its text is that of C++, not the one of an EnumParameter
            if kind is None or is_named_by_kind(value):
                return kind
            return {"kind": kind, "cpp_type": value.strip()}
        if not isinstance(value, Record):
            return None
        if value.is_a("AttributeSelfTypeParameter"):
            return "SelfType"
        if value.is_a("Constraint"):
            return self._constraints.expression(value)
        if value.has("parser") and value.text("parser") and not value.is_a("EnumParameter"):
            return None
        kind = self._kind(value.text("cppType"))
        if kind is None:
            return None
        spec: dict[str, Any] = {"kind": kind}
        if not is_named_by_kind(value.text("cppType")):
            spec["cpp_type"] = value.text("cppType").strip()
        if summary := sentence(value.text("summary")):
            spec["summary"] = summary
        if value.is_a("OptionalArrayRefParameter") and kind.startswith("list<"):
            spec["default"] = []  # C++ has an empty list for one that is left out
        elif (
            value.is_a("OptionalParameter")
            and (zero := self._zero(value.text("cppType"), kind)) is not None
        ):
            spec["default"] = zero
        elif value.is_a("OptionalParameter", "OptionalArrayRefParameter"):
            spec["optional"] = True
        elif value.has("defaultValue") and value.text("defaultValue"):
            default = self._predicates.parameter_default(value.text("defaultValue"), kind)
            if default is None:
                return None
            spec["default"] = default
        return spec if len(spec) > 1 else kind

    def _zero(self, cpp_type: str, kind: str) -> object | None:
        """The value that C++ has where a parameter without `std::optional` is left out; None if its class has a null."""
        enum = self._ownership.enum_of_class(cpp_type)
        if enum is None:
            return _ZEROS.get(kind)
        cases = enum.records("enumerants")
        return next((case.text("symbol") for case in cases if case.integer("value") == 0), None)

    def _kind(self, cpp_type: str) -> str | None:
        return parameter_kind(cpp_type, self._named)

    def _named(self, cpp_type: str) -> str | None:
        """The type, attribute, enum or interface of a C++ class, as the spec names it."""
        if not bare(cpp_type).replace("::", "").isidentifier():
            return None
        definition = self._ownership.definition_of_class(cpp_type)
        if definition is not None and self._ownership.is_spelled_by_cpp(definition):
            return "Type" if definition.is_a("TypeDef") else "Attribute"
        if definition is not None:
            return self._ownership.reference(definition)
        enum = self._ownership.enum_of_class(cpp_type)
        if enum is not None:
            return self._ownership.enum(enum)
        interface = self._ownership.interface_of_class(cpp_type)
        if interface is not None:
            return self._constraints.expression(interface)
        return self._ownership.base_class_kind(cpp_type)


def _kinds(parameters: Mapping[str, Any]) -> dict[str, str]:
    """The kinds of parameters as the spec has them, by name."""
    return {
        name: str(written["kind"] if isinstance(written, dict) else written)
        for name, written in parameters.items()
    }


def _is_typed(record: Record) -> bool:
    """Whether an attribute has a type: by TypedAttrInterface, or an interface that extends it."""
    pending = [trait for trait in record.records("traits") if trait.is_a("AttrInterface")]
    while pending:
        interface = pending.pop()
        if interface.text("cppInterfaceName") == "TypedAttr":
            return True
        pending += interface.records("baseInterfaces")
    return False


def _interface_methods(record: Record) -> set[str]:
    """The methods of the interfaces of a type or attribute that Python knows by the name of an accessor."""
    return {
        method.text("name")
        for trait in record.records("traits")
        if trait.is_a("Interface")
        for method in trait.records("methods")
    }


def _parameters(record: Record) -> tuple[DagArgument, ...]:
    dag = record.dag("parameters")
    return tuple(a for a in dag.arguments if a.name) if dag is not None else ()
