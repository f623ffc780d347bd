"""Hints for formats that are refused: one for each of mlir-tblgen's messages that comes without."""

from __future__ import annotations

import re

from odsgen.ods.format.parser import FormatParser
from odsgen.spec.errors import nearest

_HINTS: tuple[tuple[str, str], ...] = (
    (r"unexpected character", "literals stand in backticks, variables begin with '$'"),
    (r"expected variable name", "the name of a part of the operation follows '$'"),
    (r"unexpected end of file in literal", "a backtick ends it"),
    (r"unexpected end of file in string", "a '\"' ends it"),
    (
        r"expected valid literal but got '.': single",
        "only these signs, and keywords, can be read back",
    ),
    (
        r"expected valid literal but got '.*': ",
        "one keyword or one sign is one literal: '`::`' is '`:` `:`', '`a b`' is '`a` `b`'",
    ),
    (r"literals may only be used", "put it beside the directive, not into it"),
    (r"strings may only be used", "a literal of the text stands in backticks"),
    (r"(?:\w+ '.*'|'type' of '.*'|'\w+' 'type') is already bound", "leave out one of the two"),
    (r"duplicate parameter", "leave out one of the two"),
    (r"'.*' directive has already been seen", "leave out one of the two"),
    (r"'(\w+)' directive creates overlap", r"name the \1 one by one or write '\1', not both"),
    (
        r"result variables can can only|'results' directive can can only",
        "results are not written in the text, only their types: type(…)",
    ),
    (
        r"(?:\w+ '(\w+)') must be bound before it is referenced",
        r"'$\1' must stand before the directive that refers to it",
    ),
    (r"'ref' of 'prop-dict' unsupported", "ref($property) passes one property"),
    (r"'ref' of '(.+)' is not bound", r"'\1' must stand before the directive that refers to it"),
    (r"'attr-dict' directive not found", "add 'attr-dict' where other attributes are to stand"),
    (
        r"'(?:attr-dict|prop-dict)' directive can only be used as|'(?:functional-type|regions|successors)' is only",
        "put it beside the directive, not into it",
    ),
    (r"expected '\(' before `struct`", "struct($first, $second) or struct(params)"),
    (r"expected '\(' before oilist", "oilist(`keyword` $variable | `other`)"),
    (r"expected '\(' before argument list", "the variable stands in parentheses: type($variable)"),
    (r"expected '\)'", "a parenthesis is open"),
    (r"expected ',' after inputs", "functional-type(inputs, results)"),
    (
        r"expected (?:'.' \w+ )?custom directive|expected '\(' before custom",
        "custom<Name>($variable, …)",
    ),
    (r"'type' cannot be used as a child", "one 'type(…)' is enough"),
    (
        r"(attributes|properties) cannot be used as children",
        r"\1 have no type that the format could write",
    ),
    (r"(regions|successors) can only be used", r"\1 have no type"),
    (r"`custom` can only be used", "pass the variable itself"),
    (
        r"only variables and types may be used as parameters",
        "pass $variables, type($variable), attr-dict, ref(…) or a string",
    ),
    (r"type directives within a custom directive", "name the variables one by one"),
    (r"'ref' is only valid", "outside of custom<…>(…) nothing can be referred to"),
    (
        r"'qualified' directive expects",
        "only attributes and types have a prefix to keep: qualified($attribute), qualified(type($value))",
    ),
    (r"`qualified` argument list expected", "qualified($parameter)"),
    (r"unsupported directive kind", "operations have other directives than types and attributes"),
    (r"optional groups can only be used", "put the group beside the directive, not into it"),
    (
        r"optional group has no anchor",
        "'^' marks the element that decides: (`keyword` $variable^)?",
    ),
    (r"only one element can be marked", "leave out one '^'"),
    (r"expected '\(' to start else", "($variable^) : (`otherwise`)?"),
    (r"expected '\?' after", "(`keyword` $variable^)?"),
    (
        r"first parsable element of an optional group",
        "begin the group with a literal, so that the parser sees whether it is there",
    ),
    (
        r"only variables and types can be used to anchor|optional group anchor must be",
        "put the '^' behind a $variable",
    ),
    (
        r"only literals, types, and variables can be used within an o",
        "take it out of the group",
    ),
    (
        r"only variable length (operand|result)s can be used within",
        r"make the \1 'Optional<…>' or 'Variadic<…>', or take it out of the group",
    ),
    (
        r"only optional (?:or default-valued )?attributes can be used",
        "make it 'OptionalAttr<…>', 'UnitAttr' or 'DefaultValuedAttr<…>'",
    ),
    (
        r"only (?:default-valued or optional )?properties",
        "make it 'OptionalProp<…>', 'UnitProp' or 'DefaultValuedProp<…>'",
    ),
    (r"expected literal, but got", "each clause of an oilist begins with a literal"),
    (
        r"expected a keyword or punctuation to start",
        "each clause of an oilist begins with a literal",
    ),
    (
        r"format ambiguity because (.*?) (?:is used|starts)",
        r"give one of them another word than '\1'",
    ),
    (
        r"format ambiguity caused by `:`",
        "put another literal between them, or use an attribute whose type is known",
    ),
    (r"unexpected self type parameter", "the self type follows the attribute: leave it out"),
    (r"`params` (?:can only be|captures)", "name the parameters one by one"),
    (r"`struct` can only be used", "put it beside the directive, not into it"),
    (
        r"expected a parameter or `custom` directive in `struct`",
        "struct($first, custom<Name>($second))",
    ),
    (r"`struct` can only contain|a `custom` directive nested", "struct(custom<Name>($parameter))"),
    (
        r"`struct` directive with optional parameters",
        "use another literal than '`,`', which could begin the next field",
    ),
    (
        r"parameters in an optional group must|`\w+` (?:directive allowed in|is only allowed in)",
        "give the parameters 'optional: true' or a 'default', or take them out of the group",
    ),
    (
        r"`custom` directive with no bound",
        "pass it a parameter, or put the '^' behind another element",
    ),
)
_COMPILED = tuple((re.compile(pattern), hint) for pattern, hint in _HINTS)
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")


def hint_for(message: str, text: str, offset: int) -> str | None:
    """A hint about a message at an offset of the format; None where nothing in general can be said."""
    if message.startswith("expected literal, variable, directive, or optional group"):
        word = _WORD.match(text, offset)
        meant = nearest(word.group(), FormatParser.directives) if word is not None else None
        if meant is not None:
            return f"did you mean '{meant}'?"
        if word is not None:
            return f"'`{word.group()}`' is a literal, '${word.group()}' a variable"
        if offset >= len(text.rstrip()) and text.count("(") > text.count(")"):
            return "an optional group that begins with '(' is not closed: ')?' ends it"
        return "a literal in backticks, a '$variable' or a directive"
    for pattern, hint in _COMPILED:
        found = pattern.match(message)
        if found is not None:
            return found.expand(hint)
    return None
