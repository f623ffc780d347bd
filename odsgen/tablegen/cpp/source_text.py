"""Expressions back as C++ text on one line, for people to read: what a hand-written check stands for."""

from __future__ import annotations

from odsgen.tablegen.cpp import syntax as c


def cpp_source(expression: c.Expression) -> str:
    """The expression with blanks where they help and parentheses around operators inside others."""
    match expression:
        case c.Name():
            return _name(expression)
        case c.Integer(value=value, suffix=suffix):
            return f"{value}{suffix}"
        case c.Float(value=real):
            return repr(real)
        case c.String(value=text):
            escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
            return f'"{escaped}"'
        case c.Character(value=character):
            return f"'{character}'"
        case c.Boolean(value=truth):
            return "true" if truth else "false"
        case c.NullPointer():
            return "nullptr"
        case c.Placeholder(name=name):
            return f"${name}"
        case c.Member(object=c.Integer() | c.Float() as value, member=member, is_arrow=False):
            return f"({cpp_source(value)}).{_part(member)}"  # else the point would belong to the number
        case c.Member(object=value, member=member, is_arrow=is_arrow):
            return f"{_operand(value)}{'->' if is_arrow else '.'}{_part(member)}"
        case c.Call(function=function, arguments=arguments):
            return f"{_operand(function)}({_list(arguments)})"
        case c.Braces(type=of, elements=elements):
            prefix = "" if of is None else _type(of)
            return f"{prefix}{{{_list(elements)}}}"
        case c.Subscript(object=value, index=index):
            return f"{_operand(value)}[{cpp_source(index)}]"
        case c.Unary(operator=operator, operand=operand):
            text = _operand(operand)
            apart = (
                " " if operator != "!" and text.startswith(operator) else ""
            )  # `- -a` is no `--a`
            return f"{operator}{apart}{text}"
        case c.Binary(operator=operator, left=left, right=right):
            return f"{_operand(left)} {operator} {_operand(right)}"
        case c.Conditional(condition=condition, when_true=when_true, when_false=when_false):
            return f"{_operand(condition)} ? {_operand(when_true)} : {_operand(when_false)}"
        case c.Lambda(parameters=parameters, body=body):
            declared = ", ".join(f"{_type(p.type)} {p.name}".rstrip() for p in parameters)
            return f"[&]({declared}) {_block(body)}"


def _operand(expression: c.Expression) -> str:
    text = cpp_source(expression)
    return f"({text})" if isinstance(expression, c.Binary | c.Conditional) else text


def _list(expressions: tuple[c.Expression, ...]) -> str:
    return ", ".join(map(cpp_source, expressions))


def _name(name: c.Name) -> str:
    return ("::" if name.is_global else "") + "::".join(map(_part, name.parts))


def _part(part: c.NamePart) -> str:
    if part.arguments is None:
        return part.name
    arguments = (_type(a) if isinstance(a, c.TypeName) else cpp_source(a) for a in part.arguments)
    return f"{part.name}<{', '.join(arguments)}>"


def _type(of: c.TypeName) -> str:
    return f"{'const ' if of.is_const else ''}{_name(of.name)}{of.declarator}"


def _block(statements: tuple[c.Statement, ...]) -> str:
    return f"{{ {' '.join(map(_statement, statements))} }}"


def _statement(statement: c.Statement) -> str:
    match statement:
        case c.Return(value=value):
            return "return;" if value is None else f"return {cpp_source(value)};"
        case c.Declaration(type=of, name=name, value=value):
            made = "" if value is None else f" = {cpp_source(value)}"
            return f"{_type(of)} {name}{made};"
        case c.If(declaration=declaration, condition=condition):
            first = "" if declaration is None else f"{_statement(declaration)} "
            text = f"if ({first}{cpp_source(condition)}) {_block(statement.when_true)}"
            return f"{text} else {_block(statement.when_false)}" if statement.when_false else text
        case c.RangeFor(type=of, name=name, sequence=sequence, body=body):
            return f"for ({_type(of)} {name} : {cpp_source(sequence)}) {_block(body)}"
        case c.ExpressionStatement(value=value):
            return f"{cpp_source(value)};"
