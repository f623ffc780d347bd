"""Formats that mlir-tblgen takes and whose text cannot always be read back: an LL(1) check over what is decided of a format.

Of each element it is known how its text begins (`texts.py`); what may be absent must begin unlike what may follow, and what is a
list must not be followed by its separator.  What hooks read and print is not looked into.
"""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.ods.format.parameter_texts import (
    beginnings_of,
    enum_texts,
    is_keyword,
    literal_text,
)
from odsgen.ods.format.texts import (
    ATTRIBUTE,
    BOOL,
    COMMA,
    INTEGER,
    NOTHING,
    OF_CLASS,
    STRING,
    TOLD_BY_CHARACTER,
    TYPE,
    Beginnings,
    Clauses,
    Fault,
    Finding,
    Following,
    Group,
    Joint,
    Part,
    Reading,
    Text,
    as_given,
)
from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    AttributeKind,
    EnumDef,
    Operand,
    Result,
)
from odsgen.ods.model.format import (
    All,
    AllDirective,
    AttrDictDirective,
    AttributeStyle,
    AttributeVariable,
    FormatElement,
    FunctionalTypeDirective,
    Literal,
    OIList,
    OperandVariable,
    OpFormat,
    OptionalGroup,
    PropDictDirective,
    PropertyVariable,
    RegionVariable,
    SameTypesDirective,
    SuccessorVariable,
    TypeDirective,
    TypeSource,
    Whitespace,
)

_NEXT_OPERATION: Following = {"%": "the next operation"}


def check_op_format(
    format: OpFormat, always: frozenset[str], is_terminator: bool, has_verifier: bool
) -> list[Finding]:
    """The texts of an operation that would be read as another one, or not at all.

    `always` has those of the directives `operands`, `results`, `regions` and `successors` of which there is always one.
    With a verifier of its own a list may never be empty: nothing is said of its types then.
    """
    reading = Reading()
    texts = (*_op_texts(format.elements, always), *_types_of_lists(format))
    reading.sequence(texts, {} if is_terminator else _NEXT_OPERATION)
    return [f for f in reading.findings if not (has_verifier and f.is_of_empty_list)]


def _op_texts(elements: Iterable[FormatElement], present: frozenset[str]) -> tuple[Text, ...]:
    """The texts; of the variables that are `present` it is known that they are not absent."""
    return tuple(text for element in elements for text in _op_text(element, present))


def _op_text(element: FormatElement, present: frozenset[str]) -> Iterable[Text]:
    match element:
        case Literal():
            yield literal_text(element)
        case Whitespace(text=text, offset=offset):
            if text == "":
                yield Joint(offset)
        case AttributeVariable():
            yield from _attribute(element, present)
        case PropertyVariable(property=prop, offset=offset):
            yield Part(f"${prop.name}", offset, _of_storage(prop.constraint.storage))
        case OperandVariable(operand=operand, offset=offset):
            yield _operand(operand, offset, present)
        case RegionVariable(region=region, offset=offset):
            optional = region.variadic and region.name not in present
            yield _several(f"${region.name}", offset, "{", region.variadic, optional)
        case SuccessorVariable(successor=successor, offset=offset):
            optional = successor.variadic and successor.name not in present
            yield _several(f"${successor.name}", offset, "^", successor.variadic, optional)
        case AllDirective(of=of, offset=offset):
            character = {All.OPERANDS: "%", All.REGIONS: "{", All.SUCCESSORS: "^"}.get(of, "%")
            yield _several(of.value, offset, character, True, of.value not in present)
        case TypeDirective():
            yield _type(element, present)
        case SameTypesDirective(offset=offset):
            yield Part("custom", offset, TYPE, ends_in_word=True)
        case FunctionalTypeDirective(offset=offset):
            yield Part("functional-type", offset, frozenset({"("}))
        case AttrDictDirective(with_keyword=with_keyword, offset=offset):
            begins = frozenset({"attributes" if with_keyword else "{"})
            yield Part("attr-dict", offset, begins, asks=begins, may_be_empty=True)
        case PropDictDirective(offset=offset):
            begins = frozenset({"<"})
            yield Part("prop-dict", offset, begins, asks=begins, may_be_empty=True)
        case OIList(clauses=clauses, offset=offset):
            for clause in clauses:
                if not clause.variables:
                    text = clause.literal.text
                    yield Fault(
                        f"the clause `{text}` is never printed: no variable in it says that it is there",
                        f"a unit attribute in it can: `{text}` $flag",
                        clause.literal.offset,
                        "unprinted-clause",
                    )
            yield Clauses(
                offset,
                {
                    clause.literal.text: (
                        ()
                        if clause.unit is not None
                        else _op_texts(clause.elements, present | _only(clause.variables))
                    )
                    for clause in clauses
                },
            )
        case OptionalGroup():
            yield _op_group(element, present)
        case _:  # what a hook reads
            yield Part("custom", 0)


def _only(variables: tuple[FormatElement | object, ...]) -> frozenset[str]:
    """The name of the one variable of a clause: without it the clause is not printed."""
    names = {_variable_name(variable) for variable in variables}
    return frozenset(names) if len(names) == 1 else NOTHING


def _variable_name(element: object) -> str:
    match element:
        case AttributeVariable(attribute=part) | PropertyVariable(property=part):
            return part.name
        case OperandVariable(operand=part) | RegionVariable(region=part):
            return part.name
        case SuccessorVariable(successor=part):
            return part.name
        case TypeDirective(target=target):
            return "" if target.value is None else target.value.name
        case _:
            return ""


def _op_group(group: OptionalGroup, present: frozenset[str]) -> Group:
    anchor, guard = group.anchor_element, group.guard
    anchored = present | frozenset(filter(None, {_variable_name(anchor)}))
    then_present = present if group.inverted else anchored
    shown = [e for e in group.then_elements if not (group.elides_anchor and e is anchor)]
    texts = list(_op_texts(shown, then_present))
    asks: Beginnings
    name = "the group"
    match guard:
        case Literal(text=text):
            asks = frozenset({text})
            name = f"the group of `{text}`"
        case OperandVariable(operand=operand):
            asks = frozenset({"(" if operand.arity is Arity.VARIADIC_OF_VARIADIC else "%"})
        case AttributeVariable():
            asks = _attribute_asks(guard)
        case RegionVariable():
            asks = frozenset({"{"})
        case PropertyVariable(property=prop):
            asks = _of_storage(prop.constraint.storage)
        case _:
            asks = NOTHING
    first = _variable_name(guard)
    if first:
        name = f"${first}"
        texts = [as_given(t) if isinstance(t, Part) and t.name == name else t for t in texts]
        absent = isinstance(guard, FormatElement) and guard.may_be_absent
        if guard is not anchor and first not in then_present and absent and not group.inverted:
            texts.append(
                Fault(
                    f"the group is printed without {name}, with which it begins, where that is absent and what '^' marks is"
                    " not: it is not seen then",
                    f"begin the group with a literal, or mark {name} with '^'",
                    group.offset,
                    "unseen-group",
                )
            )
    texts += _lost(group)
    otherwise = _op_texts(
        (e for e in group.else_elements if not (group.elides_anchor and e is anchor)),
        anchored if group.inverted else present,
    )
    return Group(name, group.offset, asks, tuple(texts), otherwise)


def _lost(group: OptionalGroup) -> Iterable[Fault]:
    """Variables beside the anchor that may be there by themselves: the anchor alone decides."""
    anchor = group.anchor_element
    name = _variable_name(anchor)
    for element in group.else_elements if group.inverted else group.then_elements:
        match element:
            case AttributeVariable(offset=offset) | PropertyVariable(offset=offset):
                other = _variable_name(element)
            case OperandVariable(offset=offset):
                other = _variable_name(element)
            case OptionalGroup(offset=offset):
                other = _variable_name(element.anchor_element)
                if other == name or not other:
                    continue
            case _:
                continue
        if name and other != name and element is not anchor:
            yield Fault(
                f"${other} is not printed where ${name} is absent: '^' lets ${name} alone decide for the group",
                f"give it a group of its own: (`literal` ${other}^)?",
                offset,
                "hidden-element",
            )


def _several(name: str, offset: int, character: str, is_list: bool, may_be_empty: bool) -> Part:
    begins = frozenset({character})
    return Part(
        name,
        offset,
        begins,
        COMMA if is_list else NOTHING,
        begins if may_be_empty else NOTHING,
        may_be_empty,
        ends_in_word=character != "{",
    )


def _operand(operand: Operand, offset: int, present: frozenset[str]) -> Part:
    character = "(" if operand.arity is Arity.VARIADIC_OF_VARIADIC else "%"
    is_list = operand.arity in (Arity.VARIADIC, Arity.VARIADIC_OF_VARIADIC)
    may_be_empty = operand.arity is not Arity.REQUIRED and operand.name not in present
    return _several(f"${operand.name}", offset, character, is_list, may_be_empty)


def _type(directive: TypeDirective, present: frozenset[str]) -> Part:
    value, offset = directive.target.value, directive.offset
    if value is None:
        of = directive.target.of.value if isinstance(directive.target, AllDirective) else ""
        return _types(f"type({of})", offset, of, of not in present)
    name = f"type(${value.name})"
    may_be_empty = value.name not in present
    match value.arity:
        case Arity.REQUIRED:
            return Part(name, offset, _of_type(value, directive.qualified), ends_in_word=True)
        case Arity.OPTIONAL:
            return Part(
                name,
                offset,
                TYPE,
                asks=TYPE if may_be_empty else NOTHING,
                may_be_empty=may_be_empty,
                ends_in_word=True,
            )
        case Arity.VARIADIC:
            return _types(name, offset, f"${value.name}", may_be_empty)
        case Arity.VARIADIC_OF_VARIADIC:
            begins = frozenset({"("})
            asks = begins if may_be_empty else NOTHING
            return Part(name, offset, begins, COMMA, asks, may_be_empty)


def _types_of_lists(format: OpFormat) -> Iterable[Fault]:
    """One type that is inferred from those of a list: the list is taken whole."""
    for resolution in (*format.operand_types, *format.result_types):
        source = resolution.variable
        if (
            resolution.source is TypeSource.VARIABLE
            and resolution.transform is None
            and source is not None
            and source.arity is not Arity.REQUIRED
        ):
            yield Fault(
                f"a type is inferred from those of ${source.name}, however many they are",
                f"write the other type instead of type(${source.name}), or both",
                0,
                "uncounted-types",
            )
            return


def _types(name: str, offset: int, of: str, may_be_empty: bool) -> Part:
    """The types of a list of values; no types cannot be read."""
    needs = f"{name} is printed as nothing where there are no {of}, and read as one type or more"
    return Part(
        name,
        offset,
        TYPE,
        COMMA,
        needs_some=needs if may_be_empty else None,
        remedy=f"put it in a group, (`:` {name}^)?, or use 'functional-type'",
        ends_in_word=True,
    )


def _of_type(value: Operand | Result, qualified: bool) -> Beginnings:
    """How the type of one value begins; nothing is known of one that is written without its dialect."""
    if qualified or value.constraint.python_type == "Type" or value.constraint.is_written_whole:
        return TYPE
    return NOTHING


def _of_storage(storage: str) -> Beginnings:
    """How a native property begins, as far as that is known."""
    inner = storage.removeprefix("optional<")
    if inner.startswith("i") and inner.rstrip(">")[1:].isdigit():
        return INTEGER
    return {"string": STRING, "bool": BOOL}.get(inner.rstrip(">"), NOTHING)


def _attribute(variable: AttributeVariable, present: frozenset[str]) -> Iterable[Text]:
    attribute = variable.attribute
    name, constraint = f"${attribute.name}", attribute.constraint
    begins, goes_on = _attribute_begins(variable)
    is_word = begins is not NOTHING and not begins & {"[", "{", "<string>"}
    may_be_empty = attribute.optional and attribute.name not in present
    asks = _attribute_asks(variable) if may_be_empty else NOTHING
    bits = [] if constraint.enum is None else _bare_bits(constraint.enum)
    if bits and variable.style is AttributeStyle.ENUM and constraint.enum is not None:
        yield Fault(
            f"{name} is printed as `{constraint.enum.separator.join(bits)}` where several bits are set, and read as one keyword",
            "wrap the enum in an attribute of the dialect: attributes: {FlagsAttr: {mnemonic: flags, enum: Flags}}",
            variable.offset,
            "bit-enum-keyword",
        )
    yield Part(
        name,
        variable.offset,
        begins,
        goes_on,
        asks,
        may_be_empty,
        ends_in_word=is_word,
        brings_blank=variable.style is AttributeStyle.STRIPPED
        and constraint.attribute_def is not None,
    )
    if not may_be_empty:
        return
    if not variable.parse_optional:
        yield Fault(
            f"{name} is printed as <<NULL ATTRIBUTE>> where it is absent and its group is not",
            f"give it a group of its own: (`literal` {name}^)?",
            variable.offset,
            "null-attribute",
        )
    elif constraint.attribute_def is not None and begins and not begins <= asks:
        yield Fault(
            f"{name} is written without '#{constraint.attribute_def.mnemonic}', and where it may be absent only what begins"
            " as an attribute is taken for it",
            f"put a literal before it, in a group: (`literal` {name}^)?; or qualified({name})",
            variable.offset,
            "stripped-attribute",
        )


def _bare_bits(enum: EnumDef) -> list[str]:
    """Two bits that are printed one after another without quotes; none where they have quotes or there is one alone."""
    if not enum.is_bit_enum or not all(
        is_keyword(case.text) and case.value.bit_count() == 1 for case in enum.cases
    ):
        return []
    return [case.text for case in enum.cases][:2] if len(enum.cases) > 1 else []


def _is_dense_array(constraint: AttrConstraint) -> bool:
    return constraint.kind is AttributeKind.DENSE_ARRAY and constraint.element_type is not None


def _attribute_begins(variable: AttributeVariable) -> tuple[Beginnings, Beginnings]:
    constraint = variable.attribute.constraint
    match variable.style:
        case AttributeStyle.ENUM if constraint.enum is not None:
            return enum_texts(constraint.enum)[0], NOTHING
        case AttributeStyle.SYMBOL_NAME:
            return frozenset({"@"}), NOTHING
        case AttributeStyle.STRIPPED if constraint.attribute_def is not None:
            return beginnings_of(constraint.attribute_def.format), NOTHING
        case _ if constraint.attribute_def is not None:
            return frozenset({"#"}), NOTHING
        case AttributeStyle.STRIPPED | AttributeStyle.TYPED if _is_dense_array(constraint):
            return frozenset({"["}), NOTHING
        case _:
            return OF_CLASS.get(constraint.python_class, NOTHING), NOTHING


def _attribute_asks(variable: AttributeVariable) -> Beginnings:
    """The tokens for which the attribute is read, where it may be absent."""
    constraint = variable.attribute.constraint
    begins, _ = _attribute_begins(variable)
    match variable.style:
        case AttributeStyle.ENUM:
            return begins | STRING
        case AttributeStyle.SYMBOL_NAME:
            return begins
        case AttributeStyle.STRIPPED if constraint.attribute_def is not None:
            opening = frozenset(token for token in begins if not token[0].isalnum())
            is_known = len(begins) == 1 and opening and not next(iter(begins)).startswith("<")
            return opening | {"#"} if is_known or begins == {"<"} else ATTRIBUTE
        case AttributeStyle.STRIPPED | AttributeStyle.TYPED if _is_dense_array(constraint):
            return begins
        case _ if constraint.python_class in TOLD_BY_CHARACTER:
            return begins
        case _:
            return ATTRIBUTE
