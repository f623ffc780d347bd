"""The view of `hooks.py`: a typed stub for every function that the spec declares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from odsgen.codegen.docstrings import sentence
from odsgen.codegen.imports import Imports
from odsgen.codegen.views.directive_stubs import (
    DirectiveSignature,
    op_directive_signatures,
    parameter_directive_signatures,
)
from odsgen.codegen.views.interface_verifiers import interface_hook, interface_region_hook
from odsgen.codegen.views.methods import (
    default_hook,
    hooked_methods,
    known_interfaces,
    method_hook,
)
from odsgen.codegen.views.package import required_hooks
from odsgen.codegen.views.patterns import native_hook_signature
from odsgen.ods.model import (
    AttributeDef,
    BuilderDef,
    DialectDef,
    FormatKind,
    InterfaceUse,
    OpDef,
    TypeDef,
)
from odsgen.ods.rewriting.model import ParameterRole

_SUBJECTS = {"op": "op", "type": "type", "attribute": "attribute"}


@dataclass(frozen=True, slots=True)
class StubView:
    """One function that the author fills in."""

    name: str
    parameters: tuple[str, ...]  # `op: AddOp`; `*` among them
    returns: str
    documentation: str


def stub_views(dialect: DialectDef, imports: Imports) -> tuple[StubView, ...]:
    """The stubs of all hooks, in the order of their names."""
    stubs = _Stubs(dialect, imports).all()
    return tuple(
        stubs.get(name) or StubView(name, ("*arguments: Any",), "Any", "Declared in the spec.")
        for name in required_hooks(dialect)
    )


#: Kinds of values that predicates have, and that annotations call otherwise.
_CHECKED = {
    "None | None": "None",
    "Signedness": "object",
    "range": "object",
    "pair": "object",
    "tuple": "tuple[Any, ...]",
}


class _Stubs:
    def __init__(self, dialect: DialectDef, imports: Imports) -> None:
        self.dialect = dialect
        self.imports = imports
        self.interfaces = known_interfaces(dialect)
        self.found: dict[str, StubView] = {}
        self.wanted: frozenset[str] = frozenset()  # the hooks of the definition that is looked at
        uses = Counter(
            signature.name for op in dialect.ops for signature in set(op_directive_signatures(op))
        )
        self.shared = frozenset(name for name, count in uses.items() if count > 1)

    def all(self) -> dict[str, StubView]:
        for op in self.dialect.ops:
            self._op(op)
        for type_def in self.dialect.types:
            self._parameterized(type_def)
        for attribute_def in self.dialect.attributes:
            self._parameterized(attribute_def)
        self._traits_and_interfaces()
        self._patterns()
        self._checks()
        self._dialect()
        return self.found

    def _add(self, name: str, parameters: list[str], returns: str, documentation: str) -> None:
        if name not in self.wanted:
            return
        self.found[name] = StubView(
            name,
            tuple(self._parameter(p) for p in parameters),
            self.imports.annotation(returns),
            documentation,
        )

    def _parameter(self, text: str) -> str:
        name, colon, annotation = text.partition(": ")
        if not colon:
            return text
        annotation, equals, default = annotation.partition(" = ")
        return f"{name}: {self.imports.annotation(annotation)}{equals}{default}"

    def _op(self, op: OpDef) -> None:
        name, op_class = op.hook_name, op.class_name
        self.wanted = frozenset(op.hooks)
        if (
            op.format_kind is not FormatKind.CUSTOM
        ):  # a directive may have the name of the operation
            self.wanted -= {f"parse_{name}", f"print_{name}"}
        subject = f"op: {op_class}"
        self._add(
            f"verify_{name}",
            [subject],
            "None",
            f"Check what the spec cannot say of {op.name}; raise op.op_error(…) if it does not hold.",
        )
        self._add(
            f"verify_{name}_regions",
            [subject],
            "None",
            f"Check {op.name} once everything inside its regions was found good.",
        )
        self._add(
            f"parse_{name}",
            ["parser: Parser", f"state: OperationState[{op_class}]"],
            "None",
            f"Read the custom form of {op.name} after its name into the state.",
        )
        self._add(
            f"print_{name}",
            [subject, "printer: AsmPrinter"],
            "None",
            f"Write the custom form of {op.name} after its name.",
        )
        self._add(
            f"infer_{name}_return_types",
            [
                "operands: Sequence[Value]",
                "properties: dict[str, Any]",
                "regions: Sequence[Region]",
            ],
            "Sequence[Type]",
            f"The types of the results of {op.name}.",
        )
        self._add(
            f"fold_{name}",
            [subject, "operands: Sequence[Attribute | None]"],
            "Sequence[Attribute | Value] | None",
            f"What the results of {op.name} are, given its constant operands; None if nothing folds.",
        )
        self._add(
            f"canonicalize_{name}",
            [subject, "rewriter: PatternRewriter"],
            "bool",
            f"Simplify {op.name}; whether anything was changed.",
        )
        self._add(
            f"canonicalization_patterns_{name}",
            [],
            "Sequence[RewritePattern]",
            f"The patterns that simplify {op.name}.",
        )
        for builder in op.builders:
            self._builder(f"build_{name}_{builder.name}", builder, op_class, True)
        for derived in op.derived_attributes:
            self._add(
                f"derive_{name}_{derived.python_name}",
                [subject],
                derived.annotation,
                derived.summary or f"The attribute `{derived.name}`, computed.",
            )
        self._interface_methods(op.interfaces, name, subject)
        self.wanted = frozenset(op.hooks)
        self._directives(op_directive_signatures(op))

    def _parameterized(self, definition: TypeDef | AttributeDef) -> None:
        name = definition.hook_name
        self.wanted = frozenset(definition.hooks)
        is_type = isinstance(definition, TypeDef)
        subject = f"{'type' if is_type else 'attribute'}: {definition.name}"
        self._add(
            f"verify_{name}",
            [f"{p.python_name}: {p.annotation}" for p in definition.parameters],
            "None",
            "Check the parameters; raise ValueError with a message if they do not fit.",
        )
        self._add(
            f"parse_{name}",
            ["parser: Parser"],
            definition.name,
            "Read what follows the mnemonic.",
        )
        self._add(
            f"print_{name}",
            [subject, "printer: AsmPrinter"],
            "str",
            "What follows the mnemonic.",
        )
        self._add(f"alias_{name}", [subject], "str | None", "A name for the alias of it.")
        for builder in definition.builders:
            self._builder(f"build_{name}_{builder.name}", builder, definition.name, False)
        self._interface_methods(definition.interfaces, name, subject)
        self._directives(parameter_directive_signatures(definition))

    def _directives(self, signatures: Iterable[DirectiveSignature]) -> None:
        """Operations that share a directive share its hooks; the first one gives the types."""
        for signature in signatures:
            if signature.name not in self.found:
                is_shared = signature.name in self.shared
                self._add(
                    signature.name,
                    [
                        "op: Operation" if is_shared and p.startswith("op: ") else p
                        for p in signature.parameters
                    ],
                    signature.returns,
                    signature.documentation,
                )

    def _builder(self, name: str, builder: BuilderDef, returns: str, has_location: bool) -> None:
        parameters = [f"{p.name}: {p.annotation}" for p in builder.parameters]
        if has_location:
            parameters += ["*", "location: Location | None = None"]
        self._add(name, parameters, returns, builder.summary or f"Build a {returns}.")

    def _interface_methods(
        self, uses: tuple[InterfaceUse, ...], hook_name: str, subject: str
    ) -> None:
        class_name = subject.partition(": ")[2]
        for method in hooked_methods(uses, self.interfaces):
            about = f"cls: type[{class_name}]" if method.is_static else subject
            self._add(
                method_hook(method, hook_name),
                [about, *(f"{p.name}: {p.annotation}" for p in method.parameters)],
                method.returns or "None",
                sentence(method.summary or method.python_name.replace("_", " ")),
            )

    def _traits_and_interfaces(self) -> None:
        self.wanted = frozenset(required_hooks(self.dialect)) - self.found.keys()
        for trait in self.dialect.traits:
            self._add(
                f"verify_{trait.hook_name}",
                ["op: Operation"],
                "None",
                f"Check an operation with the trait {trait.name}; raise op.op_error(…).",
            )
        for interface in self.dialect.interfaces:
            self._add(
                interface_hook(interface),
                ["op: Operation"],
                "None",
                f"Check an operation with the interface {interface.name}; raise op.op_error(…).",
            )
            self._add(
                interface_region_hook(interface),
                ["op: Operation"],
                "None",
                f"Check it for {interface.name} once everything inside its regions was found good.",
            )
            for method in interface.methods:
                self._add(
                    default_hook(method),
                    [
                        f"{_SUBJECTS[interface.kind]}: Any",
                        *(f"{p.name}: {p.annotation}" for p in method.parameters),
                    ],
                    method.returns or "None",
                    "For all that do not implement it themselves: "
                    + sentence(method.summary or method.python_name.replace("_", " ")),
                )

    def _patterns(self) -> None:
        for call in self.dialect.native_calls:
            parameters, returns = native_hook_signature(call)
            what = "Find, for patterns" if call.is_matcher else "Make, for patterns"
            self._add(
                call.hook,
                parameters,
                returns,
                (
                    call.summary or f"{what}: {call.name}; None if it does not match."
                    if call.is_matcher
                    else call.summary or f"{what}: {call.name}."
                ),
            )
        for constraint in self.dialect.pattern_constraints:
            if constraint.hook:
                self._add(
                    constraint.hook,
                    [
                        f"{'*' if p.role is ParameterRole.REMAINING else ''}{p.name}: {p.annotation}"
                        for p in constraint.parameters
                    ],
                    "bool",
                    f"Whether it holds in a pattern: {constraint.summary}.",
                )

    def _checks(self) -> None:
        for check in self.dialect.checks:
            names = "value" if len(check.arguments) == 1 else "value{}"
            self._add(
                check.name,
                [
                    f"{names.format(number)}: {_CHECKED.get(of, of)}"
                    for number, of in enumerate(check.arguments, 1)
                ],
                "bool",
                "Whether the predicates of the spec that call this hold.",
            )

    def _dialect(self) -> None:
        attribute = ["name: str", "attribute: Attribute"]
        numbers = ["region: int", "index: int"]
        self._add(
            "verify_operation_attribute",
            ["op: Operation", *attribute],
            "None",
            "Check a discardable attribute with the dialect's prefix; raise op.op_error(…).",
        )
        for what in ("argument", "result"):
            self._add(
                f"verify_region_{what}_attribute",
                ["op: Operation", *numbers, *attribute],
                "None",
                f"Check an attribute with the dialect's prefix of a region {what}.",
            )
        self._add(
            "materialize_constant",
            ["value: Attribute", "type: Type", "location: Location | None"],
            "Operation | None",
            "An operation of the dialect that gives the constant.",
        )
        self._add(
            "canonicalization_patterns",
            [],
            "Sequence[RewritePattern]",
            "The patterns that simplify operations of any dialect.",
        )
        self._add(
            "upgrade_from_version",
            ["op: Operation", "version: int"],
            "None",
            "Bring an older operation up to date.",
        )
        self._add(
            "alias",
            ["symbol: Attribute | Type"],
            "str | None",
            "The alias that a type or attribute of any dialect would like to have.",
        )
        self._add(
            "verify_data_layout_entry",
            ["entry: DataLayoutEntryInterface", "location: Location"],
            "None",
            "Check a data layout entry whose identifier begins with the dialect; raise VerifyError.",
        )
        self._add(
            "parse_type",
            ["parser: Parser", "mnemonic: str"],
            "Type | None",
            "Read a type that the spec does not define; None if there is none.",
        )
        self._add(
            "parse_attribute",
            ["parser: Parser", "mnemonic: str"],
            "Attribute | None",
            "Read an attribute that the spec does not define; None if there is none.",
        )
