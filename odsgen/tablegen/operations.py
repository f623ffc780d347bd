"""Operations: from Op records to the `ops` of a spec."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any

from odsgen.ods.library.reserved_names import OPERATION_MEMBERS
from odsgen.ods.model.names import identifier as python_identifier
from odsgen.ods.model.names import snake_case
from odsgen.tablegen.constraints import ConstraintWriter
from odsgen.tablegen.interfaces import TraitWriter
from odsgen.tablegen.llvm_ir import llvm_ir_of
from odsgen.tablegen.notation import cpp_class_name, identifier, paragraph, sentence
from odsgen.tablegen.records import Dag, Record
from odsgen.tablegen.usual_formats import UsualFormat, is_optional_symbol, usual_format

_FLAGS = (
    ("hasVerifier", "verifier"),
    ("hasRegionVerifier", "region_verifier"),
    ("hasFolder", "fold"),
    ("hasCanonicalizer", "canonicalizer"),
    ("hasCanonicalizeMethod", "canonicalize_method"),
)


#: The C++ namespaces of MLIR's dialects.
NAMESPACE_OF_MLIR = re.compile(r"(::)?mlir(::\w+)?")


def _spirv_instruction(record: Record) -> str | None:
    """The SPIR-V instruction of an operation: an opcode, or a number in an extended set."""
    if record.has("extendedInstSetName"):
        return f"{record.text('extendedInstSetName')} {record.value('extendedInstOpcode')}"
    return record.text("spirvOpName") if record.flag("hasOpcode") else None


class OperationWriter:
    def __init__(
        self, constraints: ConstraintWriter, traits: TraitWriter, *, has_hooks: bool = False
    ) -> None:
        """``has_hooks`` says that somebody has written hooks: they read and print what C++ does."""
        self._has_hooks = has_hooks
        self._constraints = constraints
        self._traits = traits
        #: The kind of each argument, by operation and name.
        self.argument_kinds: dict[tuple[str, str], str] = {}
        #: The formats that are taken for those that C++ writes, by operation.
        self.usual_formats: dict[str, UsualFormat] = {}

    def write(self, record: Record) -> dict[str, Any]:
        """The spec of an operation."""
        spec: dict[str, Any] = {"class_name": cpp_class_name(record.name)}
        names = _PartNames(record)
        if summary := sentence(record.text("summary")):
            spec["summary"] = summary
        if description := paragraph(record.text("description")):
            spec["description"] = description
        for key, field, unnamed in (
            ("arguments", "arguments", "argument"),
            ("results", "results", "result"),
            ("regions", "regions", "region"),
            ("successors", "successors", "successor"),
        ):
            if parts := self._parts(record, record.dag(field), unnamed, names):
                spec[key] = parts
        derived = {
            argument.name: self._derived(argument.value)
            for argument in self._arguments(record.dag("arguments"))
            if isinstance(argument.value, Record) and argument.value.is_a("DerivedAttr")
        }
        if derived:
            spec["derived_attributes"] = derived
        spec.update(self._traits.write(record.records("traits"), "op", record))
        if _is_symbol(record):
            self._complete_symbol(record, spec)
        elif _is_nameless_symbol(record):
            arguments = spec.setdefault("arguments", {})
            arguments.setdefault("sym_name", "OptionalAttr<SymbolNameAttr>")
            self.argument_kinds[record.text("opName"), "sym_name"] = "attribute"
        if "isDeclaration()" in record.text("extraClassDeclaration"):
            _implement(spec, "Symbol", "isDeclaration")
        if record.has("assemblyFormat") and record.text("assemblyFormat").strip():
            spec["assembly_format"] = format_text(record.text("assemblyFormat"))
        elif record.flag("hasCustomAssemblyFormat"):
            usual = None if self._has_hooks else usual_format(record)
            spec["assembly_format"] = "custom" if usual is None else usual.text
            if usual is not None:
                self.usual_formats[record.text("opName")] = usual
                if usual.trait:
                    spec["traits"] = [*spec.get("traits", ()), usual.trait]
        if builders := self._builders(record):
            spec["builders"] = builders
        if match := _DEFAULT_DIALECT.search(record.text("extraClassDeclaration")):
            # The method belongs to the interface: without that, nobody asks.
            if any(_is_use_of("OpAsmOpInterface", use) for use in spec.get("interfaces", ())):
                spec["default_dialect"] = match[1]
        for field, key in _FLAGS:
            if record.flag(field):
                spec[key] = True
        if record.text("llvmBuilder") and (llvm_ir := llvm_ir_of(record)) is not None:
            spec["llvm_ir"] = llvm_ir
        if record.has("spirvOpName") and (instruction := _spirv_instruction(record)):
            spec["spirv"] = instruction
        return spec

    def _complete_symbol(self, record: Record, spec: dict[str, Any]) -> None:
        """Each symbol has a name and a visibility, whether ODS says it or C++ does: nothing of either may be lost.

        The dialects of MLIR say of each symbol whether its visibility is inherent.  Other projects follow releases of
        their own, the newer of which make it inherent for all.
        """
        parts = [("sym_name", "SymbolNameAttr")]
        dialect = record.record("opDialect")
        if dialect is None or not NAMESPACE_OF_MLIR.fullmatch(dialect.text("cppNamespace")):
            parts.append(("sym_visibility", "OptionalAttr<StrAttr>"))
        arguments = spec.get("arguments", {})
        for part, constraint in parts:
            if part not in arguments:
                arguments = (
                    {part: constraint, **arguments}
                    if part == "sym_name"
                    else {**arguments, part: constraint}
                )
                self.argument_kinds[record.text("opName"), part] = "attribute"
        spec["arguments"] = arguments

    @staticmethod
    def _arguments(dag: Dag | None) -> tuple[Any, ...]:
        return dag.arguments if dag is not None else ()

    def _derived(self, record: Record) -> str:
        return self._traits.annotation(record.text("returnType"))

    def _parts(
        self, op: Record, dag: Dag | None, unnamed: str, names: _PartNames
    ) -> dict[str, Any]:
        """Operands, attributes, results, regions or successors by name."""
        parts: dict[str, Any] = {}
        for position, argument in enumerate(self._arguments(dag)):
            record = argument.value
            if not isinstance(record, Record) or record.is_a("DerivedAttr"):
                continue
            # ODS lets a part have no name; a spec does not, and nothing else can mention it anyhow.
            name = argument.name or _unnamed(record, unnamed, position, len(self._arguments(dag)))
            part = self._part(record)
            if unnamed == "argument":
                self.argument_kinds[op.text("opName"), name] = _kind_of_argument(record)
            covers = len(self._arguments(dag)) == 1 and record.is_a(*_VARIADIC)
            accessor = names.accessor(name, unnamed, covers and name == f"{unnamed}s")
            if accessor is not None:
                part = part if isinstance(part, dict) else {"constraint": part}
                part["accessor"] = accessor
            parts[name] = part
        return parts

    def _part(self, record: Record) -> Any:
        expression = self._constraints.expression(record)
        return self._decorated(record, expression) if record.is_a("OpVariable") else expression

    def _decorated(self, record: Record, expression: str) -> Any:
        """``Arg<…>`` and ``Res<…>``: a constraint with a summary and effects."""
        summary = sentence(record.text("summary"))
        effects = self._constraints.effects(record.records("decorators"))
        if not summary and not effects:
            return expression
        part: dict[str, Any] = {"constraint": expression}
        if summary:
            part["summary"] = summary
        if effects:
            part["effects"] = effects
        return part

    def _builders(self, record: Record) -> dict[str, Any]:
        return builders(record, self._traits)


def _implement(spec: dict[str, Any], interface: str, method: str) -> None:
    """List a method of an interface among those that the operation implements."""
    interfaces = spec.setdefault("interfaces", [])
    for position, listed in enumerate(interfaces):
        if interface == (listed if isinstance(listed, str) else listed["name"]):
            methods = [] if isinstance(listed, str) else listed["methods"]
            if method not in methods:
                interfaces[position] = {"name": interface, "methods": [*methods, method]}
            return
    interfaces.insert(
        0, {"name": interface, "methods": [method]}
    )  # a symbol before it is a function


_VARIADIC = ("Variadic", "VariadicRegion", "VariadicSuccessor")


def _is_symbol(record: Record) -> bool:
    """Whether an operation must have the name of a symbol, and has it in the place where MLIR looks for it."""
    declared = f"{record.text('extraClassDeclaration')} {record.text('extraClassDefinition')}"
    arguments = record.dag("arguments")
    names = {argument.name for argument in (arguments.arguments if arguments is not None else ())}
    return (
        any(
            trait.text("cppInterfaceName") == "SymbolOpInterface"
            for trait in record.records("traits")
        )
        and not is_optional_symbol(record)
        and ("getNameAttr" not in declared or "sym_name" in names)
    )


def _is_nameless_symbol(record: Record) -> bool:
    """Whether an operation is a symbol, perhaps as a function is, that always may lack a name."""
    declared = f"{record.text('extraClassDeclaration')} {record.text('extraClassDefinition')}"
    return _ALWAYS_OPTIONAL.search(declared) is not None and any(
        trait.text("cppInterfaceName") in ("SymbolOpInterface", "FunctionOpInterface")
        for trait in record.records("traits")
    )


_ALWAYS_OPTIONAL = re.compile(
    r"\bisOptionalSymbol\s*\(\s*\)\s*(?:const\s*)?\{\s*return\s+true\s*;\s*\}"
)


def _kind_of_argument(record: Record) -> str:
    if record.is_a("OpVariable") and (inner := record.record("constraint")) is not None:
        return _kind_of_argument(inner)
    if record.is_a("Property", "PropConstraint"):
        return "property"
    return "attribute" if record.is_a("AttrConstraint", "Attr") else "operand"


def _is_use_of(interface: str, use: object) -> bool:
    return use == interface or (isinstance(use, dict) and use.get("name") == interface)


_DEFAULT_DIALECT = re.compile(r'getDefaultDialect\(\)\s*\{\s*return\s*"(\w+)"')


def _unnamed(record: Record, kind: str, position: int, count: int) -> str:
    """A name for a part that has none: after its kind, with a number if there are several."""
    if count > 1:
        return f"{kind}{position}"
    return f"{kind}s" if record.is_a(*_VARIADIC) else kind


class _PartNames:
    """Gives the parts of an operation Python names where their own would hide something."""

    def __init__(self, record: Record) -> None:
        self._taken: set[str] = set()
        results = record.dag("results")
        for result in results.arguments if results is not None else ():
            # The builder takes the type of a result under this name.
            name = snake_case(result.name)
            if isinstance(result.value, Record) and result.value.is_a("Variadic"):
                self._taken.add(f"{name.removesuffix('s')}_types")
            else:
                self._taken.add(f"{name}_type")

    def accessor(self, name: str, kind: str, covers: bool = False) -> str | None:
        """Another name than the one that follows from the name of the part; None if that one does.

        ``covers`` says that the part is all there is of its kind, so that its name hides nothing.
        """
        natural = python_identifier(snake_case(name))
        accessor = natural.lstrip("_") or kind
        if accessor in OPERATION_MEMBERS and not covers:
            accessor = f"{accessor}_{kind}"
        while accessor in self._taken:
            accessor += "_"
        self._taken.add(accessor)
        return None if accessor == natural else accessor


def builders(record: Record, traits: TraitWriter) -> dict[str, Any]:
    """The builders of a definition beside the default ones: hooks with the signatures that C++ has."""
    found: dict[str, Any] = {}
    for builder in record.records("builders"):
        dag = builder.dag("dagParams")
        parameters: dict[str, Any] = {}
        for position, argument in enumerate(dag.arguments if dag is not None else ()):
            name = identifier(argument.name) if argument.name else f"argument{position}"
            name = python_identifier(name)
            value = argument.value
            if isinstance(value, Record):  # CArg<"type", "default">
                written = traits.annotation(value.text("type"))
                default = _LITERALS.get(
                    value.text("defaultValue").strip(), value.text("defaultValue").strip()
                )
                if written == "int" and str(default).lstrip("-").isdigit():
                    parameters[name] = {"type": written, "default": int(default)}
                elif written == "bool" and isinstance(default, bool):
                    parameters[name] = {"type": written, "default": default}
                elif value.text("defaultValue"):
                    none = (
                        written if written == "object" or "None" in written else f"{written} | None"
                    )
                    parameters[name] = {"type": none, "default": None}
                else:
                    parameters[name] = written
            else:
                parameters[name] = traits.annotation(value)
        _after_defaults(parameters)
        name = builder_name(list(parameters), found)
        found[name] = {"parameters": parameters} if parameters else {}
    return found


def builder_name(parameters: Sequence[str], taken: Collection[str]) -> str:
    """The name of a builder, which has none in C++: after its parameters, with a number behind one that is taken."""
    wanted = f"from_{'_'.join(map(identifier, parameters[:3]))}" if parameters else "empty"
    name, count = wanted, 2
    while name in taken:
        name, count = f"{wanted}_{count}", count + 1
    return name


_LITERALS: dict[str, Any] = {"true": True, "false": False}


def _after_defaults(parameters: dict[str, Any]) -> None:
    """Python wants no parameter without a default behind one with a default: those get one too."""
    seen = False
    for name, parameter in parameters.items():
        if isinstance(parameter, dict):
            seen = True
        elif seen:
            none = (
                parameter if parameter == "object" or "None" in parameter else f"{parameter} | None"
            )
            parameters[name] = {"type": none, "default": None}


def format_text(text: str) -> str:
    """A format on one line if it is short, else in the lines of its author."""
    lines = [line.strip() for line in text.strip().splitlines()]
    joined = " ".join(line for line in lines if line)
    return joined if len(joined) <= 100 else "\n".join(line for line in lines if line)
