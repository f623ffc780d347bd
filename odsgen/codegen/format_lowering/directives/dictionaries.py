"""The directives `attr-dict` and `prop-dict`."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.directives.lowering import ArgumentLowering, lowers
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, Evaluate, If, Step, Steps, Store
from odsgen.ods.model import AttributeArgument, OpDef, PropertyArgument, SegmentKind
from odsgen.ods.model.format import AttrDictDirective, OpFormat, PropDictDirective

_ENTRIES = e.Name("entries")
_OWN_ATTRIBUTES = e.SELF.member("_attributes")
_OWN_PROPERTIES = e.SELF.member("_properties")


def _attributes_shown(op: OpDef, format: OpFormat) -> list[AttributeArgument]:
    """The attributes that the format does not name."""
    hidden = {*format.used_attributes, *format.inferred_attributes}
    return [a for a in op.attributes if a.name not in hidden]


def _segments_shown(op: OpDef, format: OpFormat) -> list[str]:
    """The segment sizes that do not follow from the format."""
    shown = []
    if op.operand_segments is SegmentKind.ATTRIBUTE and not format.elides_operand_segments:
        shown.append("operandSegmentSizes")
    if op.result_segments is SegmentKind.ATTRIBUTE and not format.elides_result_segments:
        shown.append("resultSegmentSizes")
    return shown


def _set_entry(name: str) -> Step:
    """The step that shows a property as an attribute."""
    return Store(_ENTRIES.item(name), e.SELF.method("property_attribute", e.Literal(name)))


def _set_entries(
    attributes: Iterable[AttributeArgument], segments: Iterable[str], method: PrintMethod
) -> Steps:
    """The steps that show those attributes which are set, and segment sizes."""
    return (
        *(
            If(
                method.is_set(attribute),
                (Store(_ENTRIES.item(attribute.name), names.attribute_name(attribute)),),
            )
            for attribute in attributes
        ),
        *map(_set_entry, segments),
    )


@lowers(AttrDictDirective)
class AttrDictLowering(ArgumentLowering[AttrDictDirective]):
    """All attributes that the format does not name, those of the operation's own among them without `prop-dict`."""

    def parse(self, method: ParseMethod) -> None:
        method.takes_inherent = method.takes_inherent or method.has_properties
        if method.has_properties and self.part.with_keyword:
            begins = e.compare(names.NEXT_TOKEN, "==", e.Literal("attributes"))
            read = names.PARSER.method("parse_inherent", e.CLS, names.PROPERTIES)
            method.bind(names.ATTRIBUTES, e.Choice(begins, read, e.NONE))
        elif self.part.with_keyword:
            read = names.PARSER.method("parse_optional_attr_dict_with_keyword")
            method.bind(names.ATTRIBUTES, read)
        else:
            begins = e.compare(names.NEXT_TOKEN, "==", e.Literal("{"))
            read = names.PARSER.method("parse_attr_dict")
            if method.has_properties:
                read = names.PARSER.method("parse_inherent", e.CLS, names.PROPERTIES)
            method.bind(names.ATTRIBUTES, e.Choice(begins, read, e.NONE))

    def declare_unread(self, method: ParseMethod) -> None:
        attribute_class = method.context.imports.runtime_type_only("Attribute")
        annotation = f"dict[str, {attribute_class}] | None"
        method.bind(names.ATTRIBUTES, e.NONE, annotation)

    def print(self, method: PrintMethod) -> None:
        shown = "attr_dict_with_keyword_text" if self.part.with_keyword else "attr_dict_text"
        attributes, segments = [], []
        if not method.format.has_prop_dict:
            attributes = _attributes_shown(method.op, method.format)
            segments = _segments_shown(method.op, method.format)
        if not attributes and not segments:
            text = names.PRINTER.method(shown, _OWN_ATTRIBUTES)
            method.emit(e.Choice(_OWN_ATTRIBUTES, text, e.Literal("")))
            return
        method.add(
            Assign(_ENTRIES.id, e.Name("dict").call(_OWN_ATTRIBUTES)),
            *_set_entries(attributes, segments, method),
        )
        method.emit(e.Choice(_ENTRIES, names.PRINTER.method(shown, _ENTRIES), e.Literal("")))

    @property
    def local(self) -> e.Name:
        return names.ATTRIBUTES

    def printed(self, method: PrintMethod) -> e.Expression:
        if not method.op.attributes:
            return _OWN_ATTRIBUTES
        return e.Mapping(((None, _OWN_ATTRIBUTES), (None, _OWN_PROPERTIES)))


@lowers(PropDictDirective)
class PropDictLowering(ArgumentLowering[PropDictDirective]):
    """`<{…}>`: the properties that the format does not name."""

    def parse(self, method: ParseMethod) -> None:
        if not method.has_properties:
            return
        entries = e.mapping(
            (e.Literal(name), e.Literal(required)) for name, required in _entries(method)
        )
        parse = method.form("parse_properties")
        arguments = (names.PARSER, e.CLS, names.PROPERTIES, names.LOCATION, entries)
        method.add(Evaluate(parse.call(*arguments)))

    def print(self, method: PrintMethod) -> None:
        op, format = method.op, method.format
        attributes = _attributes_shown(op, format)
        segments = _segments_shown(op, format)
        native = [p for p in op.properties if p.name not in format.used_properties]
        method.emit(" ")
        if not (attributes or segments or native):
            return
        method.context.imports.use("typing", "Any")
        method.add(
            Assign(_ENTRIES.id, e.Mapping(()), "dict[str, Any]"),
            *_set_entries(attributes, segments, method),
            *(step for prop in native for step in _show_native(prop, method)),
            Evaluate(method.form("print_properties").call(names.PRINTER, _ENTRIES)),
        )

    @property
    def local(self) -> e.Name:
        return e.Name("parsed_properties")

    def bind(self, method: ParseMethod) -> None:
        method.add(Evaluate(names.PROPERTIES.method("update", self.local)))

    def printed(self, method: PrintMethod) -> e.Expression:
        return _OWN_PROPERTIES


def _entries(method: ParseMethod) -> list[tuple[str, bool]]:
    """The properties that stand in `prop-dict`, with whether each must."""
    op, format = method.op, method.format
    shown = {a.name for a in _attributes_shown(op, format)}
    entries: list[tuple[str, bool]] = []
    for argument in op.arguments:
        match argument:
            case AttributeArgument(name=name) if name in shown:
                entries.append((name, not argument.optional and argument.default is None))
            case PropertyArgument(name=name) if name not in format.used_properties:
                entries.append((name, not argument.has_default))
    return [*entries, *((name, False) for name in _segments_shown(op, format))]


def _show_native(prop: PropertyArgument, method: PrintMethod) -> Steps:
    """The steps that show a native property, unless it has its default."""
    shown = _set_entry(prop.name)
    if not prop.has_default:
        return (shown,)
    local = names.property_name(prop)
    return (
        Assign(local.id, e.SELF.member(prop.python_name)),
        If(method.properties.is_present(prop, local), (shown,)),
    )
