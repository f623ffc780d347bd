"""The end of a format whose usual text is a known number of tokens: `$lhs `,` $rhs attr-dict `:` type($result)`.

Optional parts are left out there, and each type is one token; operands of a variable number and a known type may be among
them, as in ``$memref `[` $indices `]` ``.  `parse` lets the runtime look at all these tokens at once
(`odsgen/runtime/glue/usual_texts.py`), and reads element by element what is written otherwise, or wrong.
"""

from __future__ import annotations

from collections.abc import Sequence as Several
from dataclasses import dataclass

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.directives.types import TypeLowering
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import If, Return, Step
from odsgen.ods.model import Arity, OpDef, Operand, Result, SegmentKind
from odsgen.ods.model import format as f

#: As many tokens as `parse` looks at: the parser has put so many empty ones behind the last token of the text.
MOST_TOKENS = 20

StraightToken = f.Literal | f.OperandVariable | f.TypeDirective


@dataclass(frozen=True, slots=True)
class StraightEnd:
    """The elements from number `start` on, of which each of `tokens` is one token, or a list of operands, and the others are
    left out."""

    start: int
    tokens: tuple[StraightToken, ...]
    #: The tokens that, behind the last one, would begin a part that is left out.
    openings_behind: tuple[str, ...]
    #: Whether the attribute dictionary is one of the parts that are left out.
    leaves_out_attributes: bool
    is_whole: bool  # whether nothing is before it
    #: The directive whose one type is that of all operands and of the result.
    shared: f.SameTypesDirective | None = None


def straight_end(op: OpDef, format: f.OpFormat) -> StraightEnd | None:
    """The longest straight end of a format, if it has all operands."""
    tokens: list[StraightToken] = []  # from the last one on
    behind: list[str] = []
    shared: f.SameTypesDirective | None = None
    start = len(format.elements)
    for element in reversed(format.elements):
        following = tokens[-1] if tokens else None
        match element:
            case f.Whitespace():
                pass
            case f.Literal():
                tokens.append(element)
            case f.OperandVariable(operand=operand) if operand.arity is Arity.REQUIRED:
                tokens.append(element)
            case f.OperandVariable(operand=operand) if (
                following is not None and _is_list(operand, op, format) and not _lists(tokens)
            ):
                tokens.append(element)
            case f.SameTypesDirective():
                tokens.append(element.result)
                shared = element
            case f.TypeDirective(target=target) if (
                target.value is not None
                and target.value.arity is Arity.REQUIRED
                and not (isinstance(following, f.Literal) and following.text == "<")
            ):
                tokens.append(element)
            case _:
                openings = _openings(element)
                if openings is None or not _are_told_apart(openings, following):
                    break
                if following is None:
                    behind += openings
        start -= 1
    operands = [token.operand.index for token in tokens if isinstance(token, f.OperandVariable)]
    if not operands or sorted(operands) != list(range(len(op.operands))):
        return None
    if len(tokens) > MOST_TOKENS:
        return None
    if any(not isinstance(element, f.Whitespace) for element in format.elements[:start]):
        while isinstance(tokens[-1], f.Literal):  # which is read with what is before it
            start = format.elements.index(tokens.pop()) + 1
    tokens.reverse()
    first_type = next(
        (n for n, t in enumerate(tokens) if isinstance(t, f.TypeDirective)), len(tokens)
    )
    if any(number > first_type for number in _lists(tokens)):
        return None
    return StraightEnd(
        start,
        tuple(tokens),
        tuple(dict.fromkeys(behind)),
        any(isinstance(element, f.AttrDictDirective) for element in format.elements[start:]),
        all(isinstance(element, f.Whitespace) for element in format.elements[:start]),
        shared,
    )


def _is_list(operand: Operand, op: OpDef, format: f.OpFormat) -> bool:
    """Whether operands are of a variable number, which the operation does not keep, and their type is known."""
    types = format.operand_types[operand.index]
    is_known = types.source is f.TypeSource.BUILDABLE
    counts = op.operand_segments is SegmentKind.ATTRIBUTE
    return operand.arity is Arity.VARIADIC and is_known and not counts


def _lists(tokens: Several[StraightToken]) -> list[int]:
    """The numbers of those that are lists of operands."""
    return [
        number
        for number, token in enumerate(tokens)
        if isinstance(token, f.OperandVariable) and token.operand.arity is not Arity.REQUIRED
    ]


def _openings(element: f.FormatElement) -> tuple[str, ...] | None:
    """The tokens one of which begins an optional part that reads attributes alone; None of any other part."""
    match element:
        case f.AttrDictDirective(with_keyword=with_keyword):
            return ("attributes" if with_keyword else "{",)
        case f.OptionalGroup(guard=f.Literal(text=text), else_elements=(), inverted=False):
            openings: tuple[str, ...] = (text,)
        case f.OIList(clauses=clauses):
            openings = tuple(clause.literal.text for clause in clauses)
        case _:
            return None
    attributes_only = (f.Literal, f.Whitespace, f.AttributeVariable, f.PropertyVariable)
    if all(isinstance(inner, attributes_only) for inner in f.walk(element.elements)):
        return openings
    return None


def _are_told_apart(openings: tuple[str, ...], following: StraightToken | None) -> bool:
    """Whether a token that is the following one begins none of the optional parts."""
    match following:
        case f.Literal(text=text):
            return text not in openings
        case f.TypeDirective():
            return not any(opening.isidentifier() for opening in openings)
        case f.OperandVariable(operand=operand):
            return operand.arity is Arity.REQUIRED  # a list may be empty
        case _:
            return True


@dataclass(eq=False)
class UsualText:
    """The call by which the runtime reads a straight end at one look."""

    _end: StraightEnd
    _method: ParseMethod

    def made(self) -> e.Expression | None:
        """The call that makes the decorator or the function.

        None where types need more than the text, and for operations that have more than it gives: regions, successors.
        """
        method = self._method
        if method.op.regions or method.op.successors:
            return None
        types = self._accepted()
        operands = [self._operand(operand) for operand in method.op.operands]
        if self._is_asked_for_attributes() or types is None:
            return None
        arguments: list[e.Expression] = [e.Literal(" ".join(map(_word, self._end.tokens)))]
        match method.resolution.result_types():
            case e.Sequence(elements=()):
                arguments.append(e.NONE)
            case e.Sequence(elements=(type,)) if (source := self._source(type)) is not None:
                arguments.append(source)
            case _:
                return None
        result = arguments[-1]
        given: dict[str, e.Expression] = {}
        for operand, source in zip(method.op.operands, operands, strict=True):
            if source is None:
                return None
            given[operand.name] = source
        given = self._exceptional(given)
        if given:
            arguments.append(e.mapping((e.Literal(name), of) for name, of in given.items()))
        elif arguments[-1] == e.NONE:
            del arguments[-1]
        named: dict[str, e.Expression] = {}
        if types:
            values = [directive.target.value for directive in self._types().values()]
            named["accepted"] = e.tuple_of(
                types.get(v.name, e.NONE) for v in values if v is not None
            )
        if self._end.openings_behind:
            named["behind"] = e.tuple_of(map(e.Literal, self._end.openings_behind))
        if (option := self._option(result)) is not None:
            named["option"] = option
        function = method.context.imports.name(
            "odsgen.runtime.glue.usual_texts", "usual_text" if self.is_whole else "usual_end"
        )
        return function.call(*arguments, **named)

    @property
    def is_whole(self) -> bool:
        """Whether nothing is read before, and operations with the defaults share their properties."""
        op = self._method.op
        keeps_sizes = SegmentKind.ATTRIBUTE in (op.operand_segments, op.result_segments)
        return self._end.is_whole and not keeps_sizes

    def call(self) -> Step:
        """The step that returns the operation if it is written as usual."""
        usual = e.Name("usual")
        given = [names.PROPERTIES if self._method.has_properties else e.NONE, names.ATTRIBUTES]
        if self._end.leaves_out_attributes:
            del given[1]
        read = e.CLS.method("USUAL_END", e.CLS, names.PARSER, names.LOCATION, *given)
        return If(e.Assigned(usual.id, read).is_given(), (Return(usual),))

    def _option(self, result: e.Expression) -> e.Expression | None:
        """The attribute in brackets that may be before the colon, where all operands are of the first type behind it.

        A second type is that of the result.
        """
        match self._end.tokens:
            case (f.OperandVariable(), f.Literal(text=":"), f.TypeDirective(target=target)) | (
                f.OperandVariable(),
                f.Literal(),
                f.OperandVariable(),
                f.Literal(text=":"),
                f.TypeDirective(target=target),
            ):
                is_usual = True
            case (
                f.OperandVariable(),
                f.Literal(text=":"),
                f.TypeDirective(target=target),
                f.Literal(),
                f.TypeDirective(target=to),
            ):
                is_usual = to.value is not None and result == e.Literal(to.value.name)
            case _:
                return None
        assert target.value is not None
        first = e.Literal(target.value.name)
        if not is_usual or any(self._operand(o) != first for o in self._method.op.operands):
            return None
        before: tuple[f.FormatElement, ...] = ()
        for element in self._method.format.elements[self._end.start :]:
            if isinstance(element, f.Literal) and element.text == ":":
                break
            if not isinstance(element, (f.Whitespace, f.AttrDictDirective)):
                before = element.elements if isinstance(element, f.OptionalGroup) else ()
        match [element for element in before if not isinstance(element, f.Whitespace)]:
            case [f.Literal(text=keyword), f.AttributeVariable() as variable]:
                definition = variable.attribute.constraint.attribute_def
                if variable.style is f.AttributeStyle.STRIPPED and definition is not None:
                    imports = self._method.context.imports
                    attribute_class = imports.definition(definition)
                    name = e.Literal(variable.attribute.name)
                    return e.tuple_of([e.Literal(keyword), name, attribute_class])
        return None

    def _is_asked_for_attributes(self) -> bool:
        """Whether types follow from an attribute of an optional part."""
        return any(
            isinstance(element, f.AttributeVariable)
            and element.attribute.name in self._method.attribute_locals
            for element in f.walk(self._method.format.elements[self._end.start :])
        )

    def _types(self) -> dict[str, f.TypeDirective]:
        """The types of the text, by their variables."""
        return {
            names.type_name(token.target.value).id: token
            for token in self._end.tokens
            if isinstance(token, f.TypeDirective) and token.target.value is not None
        }

    def _accepted(self) -> dict[str, e.Expression] | None:
        """The constraints of types of the text; None where one is read in another way, or more is asked of it."""
        context = self._method.context
        checked: set[e.Expression] = set()
        for check in self._method.checks():
            match check:
                case If(condition=e.Not(value=e.Item(value=e.Name(), index=e.Name() as type))):
                    checked.add(type)
                case _:
                    return None
        found: dict[str, e.Expression] = {}
        for variable, directive in self._types().items():
            value = directive.target.value
            assert value is not None
            test = TypeLowering(directive).test(e.Name(variable), self._method)
            may_be_functional = self._end.shared is not None and not isinstance(test, e.Call)
            if test is None or may_be_functional:
                return None
            constraint = context.constraint_object(value.constraint)
            if e.Name(variable) in checked:
                assert constraint is not None
                found[value.name] = constraint
            elif isinstance(test, e.Call):
                found[value.name] = test.arguments[1] if constraint is None else constraint
        return found

    def _exceptional(self, sources: dict[str, e.Expression]) -> dict[str, e.Expression]:
        """Where the types of operands come from that are not what the text suggests; of all if it has another order."""
        tokens = [token for token in self._end.tokens if isinstance(token, f.OperandVariable)]
        if [token.operand.name for token in tokens] != list(sources):
            return sources
        types = [t.target.value.name for t in self._types().values() if t.target.value is not None]
        usual = {name: name if name in types else next(iter(types), "") for name in sources}
        return {name: of for name, of in sources.items() if of != e.Literal(usual[name])}

    def _operand(self, operand: Operand) -> e.Expression | None:
        """Where the type of an operand comes from."""
        resolution = self._method.resolution
        if operand.arity is not Arity.REQUIRED:
            return self._source(resolution.list_type(operand))
        type = resolution.single_type(operand)
        return None if type is None else self._source(type)

    def _source(self, type: e.Expression) -> e.Expression | None:
        """A type of the text by its name, with what is made of it, or one that is always the same."""
        types = self._types()
        if self._end.shared is not None:
            for directive in self._end.shared.types:
                shared = TypeLowering(self._end.shared.result).returned()
                type = e.substituted(type, TypeLowering(directive).returned(), shared)
        read = e.names_in(type) & self._locals()
        if not read:
            # A type that its text gives may be of a dialect that needs this one to be loaded.
            is_by_text = any(
                isinstance(part, e.Call) and isinstance(part.function, e.Name)
                for part in e.parts_of(type)
            )
            return None if is_by_text else type
        if len(read) > 1 or not read <= types.keys():
            return None
        [variable] = read
        target = types[variable].target.value
        assert target is not None
        match type:
            case e.Name():
                return e.Literal(target.name)
            case e.Call(function=e.Name() as function, arguments=(e.Name(),)):
                return e.tuple_of([e.Literal(target.name), function])
        return e.tuple_of([e.Literal(target.name), e.Lambda((variable,), type)])

    def _locals(self) -> set[str]:
        """The variables of `parse` from which types follow."""
        op = self._method.op
        found = {names.PARSER.id, names.LOCATION.id}
        values: list[Operand | Result] = [*op.operands, *op.results]
        for value in values:
            found |= {names.type_name(value).id, names.types_name(value).id}
        return found.union(names.attribute_name(attribute).id for attribute in op.attributes)


def _word(token: StraightToken) -> str:
    match token:
        case f.OperandVariable(operand=operand):
            return f"%{operand.name}" + "*" * (operand.arity is not Arity.REQUIRED)
        case f.TypeDirective(target=target):
            assert target.value is not None
            return f"!{target.value.name}"
        case f.Literal(text=text):
            return text
