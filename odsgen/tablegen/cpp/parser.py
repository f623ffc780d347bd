"""From C++ text to its syntax tree: recursive descent, operators by their binding strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp.errors import CppError
from odsgen.tablegen.cpp.lexer import Token, tokens_of

#: How deep expressions, types and statements may nest.
MAX_NESTING = 64
#: How many tokens may be read in vain while the parser tries whether ``<`` opens template arguments.
_MAX_STEPS_BACK = 100_000

_BINDING = {
    "||": 1,
    "&&": 2,
    "|": 3,
    "^": 4,
    "&": 5,
    "==": 6,
    "!=": 6,
    "<": 7,
    ">": 7,
    "<=": 7,
    ">=": 7,
    "<<": 8,
    ">>": 8,
    "+": 9,
    "-": 9,
    "*": 10,
    "/": 10,
    "%": 10,
}
_WORD_OPERATORS = {"and": "&&", "or": "||", "not": "!", "bitand": "&", "bitor": "|"}
_AFTER_TEMPLATE_ARGUMENTS = frozenset(
    {"(", ")", "{", "}", "::", ",", ">", ";", "]", ".", "?", ":", "==", "!=", "&&", "||", "&", "*"}
)
_QUALIFIERS = frozenset(
    {"const", "constexpr", "static", "typename", "volatile", "class", "unsigned", "signed", "enum"}
)
_INTEGERS = frozenset({"int", "long", "short", "char"})
_FUNCTION_WORDS = frozenset({"inline", "virtual", "static", "constexpr"})
_KEYWORDS = frozenset(
    "if else for while do switch case return break continue new delete throw try catch goto using namespace "
    "template struct class enum union operator sizeof auto const static".split()
)
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", "\\": "\\", "'": "'", '"': '"'}

_Result = TypeVar("_Result")


def parse_expression(text: str) -> c.Expression:
    """The expression that the whole text is; raises CppError with the place of what is wrong."""
    parser = _Parser(text)
    expression = parser.expression()
    if parser.take(";"):
        pass  # `return` of some builder calls ends with it
    parser.expect_end()
    return expression


def parse_functions(text: str) -> tuple[c.Function, ...]:
    """The functions with bodies among C++ declarations; whatever else there is, is left out.

    So a class's ``extraClassDeclaration`` gives the methods whose bodies the subset of C++ can say.
    """
    try:
        parser = _Parser(text)
    except CppError:
        return ()
    found: list[c.Function] = []
    while parser.token.kind != "end":
        function = parser.tried_function()
        if function is not None:
            found.append(function)
        else:
            parser.skip_declaration()
    return tuple(found)


def parse_type_name(text: str) -> c.TypeName:
    """The type that the whole text names; raises CppError."""
    parser = _Parser(text)
    found = parser.type_name()
    parser.expect_end()
    return found


class _Parser:
    def __init__(self, text: str) -> None:
        self.tokens = tokens_of(text)
        self.index = 0
        self.depth = 0
        self.steps_back = 0

    # --- tokens ---------------------------------------------------------------------------------

    @property
    def token(self) -> Token:
        return self.tokens[self.index]

    def following(self, distance: int = 1) -> Token:
        return self.tokens[min(self.index + distance, len(self.tokens) - 1)]

    def at(self, text: str) -> bool:
        return self.token.text == text and self.token.kind in ("symbol", "name")

    def take(self, text: str) -> bool:
        if not self.at(text):
            return False
        self.index += 1
        return True

    def expect(self, text: str) -> None:
        if not self.take(text):
            raise self.error(f"expected '{text}', but got {self.token}")

    def expect_end(self) -> None:
        if self.token.kind != "end":
            raise self.error(f"expected the end, but got {self.token}")

    def error(self, message: str) -> CppError:
        return CppError(message, self.token.offset)

    def _deeper(self) -> None:
        self.depth += 1
        if self.depth > MAX_NESTING:
            raise self.error(f"C++ that nests more than {MAX_NESTING} deep")

    def tried(self, read: Callable[[], _Result]) -> _Result | None:
        """The result of ``read``, or None with nothing read when it cannot read."""
        start, depth = self.index, self.depth
        try:
            return read()
        except CppError:
            self.steps_back += self.index - start + 1
            if self.steps_back > _MAX_STEPS_BACK:
                raise
            self.index, self.depth = start, depth
            return None

    # --- functions ------------------------------------------------------------------------------

    def tried_function(self) -> c.Function | None:
        try:
            return self.tried(self._function)
        except CppError:
            return None

    def _function(self) -> c.Function:
        start = self.token.offset
        while self.token.kind == "name" and self.token.text in _FUNCTION_WORDS:
            self.index += 1
        returns = self.type_name()
        name = self.name()
        self.expect("(")
        parameters = self._parameters()
        while self.at("const") or self.at("override") or self.at("final"):
            self.index += 1
        body = self._block()
        self.take(";")
        return c.Function(name, c.Lambda(parameters, returns, body, offset=start), offset=start)

    def skip_declaration(self) -> None:
        """Move past a declaration or definition that is not understood: to its ``;`` or the end of its body."""
        depth = 0
        while self.token.kind != "end":
            text = self.token.text if self.token.kind == "symbol" else ""
            self.index += 1
            if text in ("(", "{", "["):
                depth += 1
            elif text in (")", "}", "]"):
                depth -= 1
                if depth <= 0 and text == "}":
                    self.take(";")
                    return
            elif depth <= 0 and text in (";", ":"):
                return

    # --- names and types ------------------------------------------------------------------------

    def name(self) -> c.Name:
        start = self.token.offset
        is_global = self.take("::")
        parts = [self._name_part()]
        while self.at("::") and self.following().kind == "name":
            self.index += 1
            parts.append(self._name_part())
        return c.Name(tuple(parts), is_global, offset=start)

    def _name_part(self) -> c.NamePart:
        self.take("template")
        if self.token.kind != "name" or self.token.text in _KEYWORDS - {"auto"}:
            raise self.error(f"expected a name, but got {self.token}")
        name = self.token.text
        self.index += 1
        if self.at("<"):
            return c.NamePart(name, self.tried(self._template_arguments))
        return c.NamePart(name)

    def _template_arguments(self) -> tuple[c.TypeName | c.Expression, ...]:
        self._deeper()
        self.expect("<")
        found: list[c.TypeName | c.Expression] = []
        while not self.at(">"):
            argument = self.tried(self._template_type)
            found.append(self._binary(8) if argument is None else argument)
            if not self.take(","):
                break
        self.expect(">")
        if not (
            self.token.kind in ("end", "name")
            or (self.token.kind == "symbol" and self.token.text in _AFTER_TEMPLATE_ARGUMENTS)
        ):
            raise self.error("this is no list of template arguments")
        self.depth -= 1
        return tuple(found)

    def _template_type(self) -> c.TypeName:
        found = self.type_name()
        if not (self.at(",") or self.at(">")):
            raise self.error("this is no type")
        return found

    def type_name(self) -> c.TypeName:
        self._deeper()
        start, is_const, words = self.token.offset, False, []
        while self.token.kind == "name" and self.token.text in _QUALIFIERS:
            is_const |= self.token.text in ("const", "constexpr")
            if self.token.text in ("unsigned", "signed"):
                words.append(self.token.text)
            self.index += 1
        name = c.Name((c.NamePart(words[0]),), offset=start) if words else self.name()
        while name.qualified in ("unsigned", "signed", "long") and self.token.text in _INTEGERS:
            self.index += 1
        if self.take("const"):
            is_const = True
        declarator = ""
        while self.at("&") or self.at("&&") or self.at("*"):
            declarator += self.token.text
            self.index += 1
        self.depth -= 1
        return c.TypeName(name, is_const, declarator, offset=start)

    # --- expressions ----------------------------------------------------------------------------

    def expression(self) -> c.Expression:
        self._deeper()
        start = self.token.offset
        value = self._binary(1)
        if self.take("?"):
            when_true = self.expression()
            self.expect(":")
            value = c.Conditional(value, when_true, self.expression(), offset=start)
        self.depth -= 1
        return value

    def _operator(self) -> tuple[str, int]:
        """The binary operator here and how many tokens it has."""
        token = self.token
        if token.kind == "name":
            return _WORD_OPERATORS.get(token.text, ""), 1
        if token.kind != "symbol":
            return "", 0
        following = self.following()
        if token.text == ">" and following.text == ">" and following.offset == token.offset + 1:
            return ">>", 2
        return token.text, 1

    def _binary(self, lowest: int) -> c.Expression:
        start, depth = self.token.offset, self.depth
        left = self._unary()
        while True:
            operator, length = self._operator()
            binding = _BINDING.get(operator, 0)
            if binding < lowest:
                self.depth = depth
                return left
            self._deeper()
            self.index += length
            right = self._binary(binding + 1)
            left = c.Binary(operator, left, right, offset=start)
            if operator in ("&&", "||") and self.depth > depth:
                self.depth -= 1  # chains of these are long and are flattened later

    def _unary(self) -> c.Expression:
        start, token = self.token.offset, self.token
        operator = _WORD_OPERATORS.get(token.text, token.text) if token.kind != "string" else ""
        if token.kind in ("symbol", "name") and operator in ("!", "-", "+", "~", "*", "&"):
            self._deeper()
            self.index += 1
            operand = self._unary()
            self.depth -= 1
            if operator == "-" and isinstance(operand, c.Integer):
                return c.Integer(-operand.value, operand.suffix, offset=start)
            if operator == "-" and isinstance(operand, c.Float):
                return c.Float(-operand.value, offset=start)
            return c.Unary(operator, operand, offset=start)
        return self._postfix()

    def _postfix(self) -> c.Expression:
        value, depth = self._primary(), self.depth
        while True:
            start = self.token.offset
            self._deeper()
            if self.at("."):
                self.index += 1
                value = c.Member(value, self._name_part(), offset=start)
            elif self.take("->"):
                value = c.Member(value, self._name_part(), True, offset=start)
            elif self.take("("):
                value = c.Call(value, self._list(")"), offset=start)
            elif self.take("["):
                index = self.expression()
                self.expect("]")
                value = c.Subscript(value, index, offset=start)
            elif self.at("{") and isinstance(value, c.Name):
                self.index += 1
                of = c.TypeName(value, offset=value.offset)
                value = c.Braces(of, self._list("}"), offset=value.offset)
            else:
                self.depth = depth
                return value

    def _list(self, close: str) -> tuple[c.Expression, ...]:
        found: list[c.Expression] = []
        while not self.at(close):
            found.append(self.expression())
            if not self.take(","):
                break
        self.expect(close)
        return tuple(found)

    def _primary(self) -> c.Expression:
        token, start = self.token, self.token.offset
        match token.kind:
            case "number":
                self.index += 1
                return self._number(token)
            case "string":
                pieces = []
                while self.token.kind == "string":
                    pieces.append(self._unescaped(self.token))
                    self.index += 1
                return c.String("".join(pieces), offset=start)
            case "character":
                self.index += 1
                return c.Character(self._unescaped(token), offset=start)
            case "placeholder":
                self.index += 1
                return c.Placeholder(token.text[1:], offset=start)
        if token.kind == "name" and token.text in ("true", "false"):
            self.index += 1
            return c.Boolean(token.text == "true", offset=start)
        if token.kind == "name" and token.text == "nullptr":
            self.index += 1
            return c.NullPointer(offset=start)
        if token.kind == "name" or self.at("::"):
            return self.name()
        if self.take("("):
            value = self.expression()
            self.expect(")")
            return value
        if self.take("{"):
            return c.Braces(None, self._list("}"), offset=start)
        if self.at("["):
            return self._lambda()
        raise self.error(f"expected an expression, but got {token}")

    def _number(self, token: Token) -> c.Expression:
        text = token.text.replace("'", "")
        digits = text.rstrip("uUlLzZfF") if not text[:2].lower() == "0x" else text.rstrip("uUlLzZ")
        suffix = text[len(digits) :]
        if len(digits) > 100:
            raise CppError("a number of more than 100 digits", token.offset)
        try:
            if digits[:2].lower() in ("0x", "0b"):
                return c.Integer(int(digits, 0), suffix, offset=token.offset)
            if digits.isdigit():
                if digits[0] == "0" and len(digits) > 1:
                    return c.Integer(int(digits, 8), suffix, offset=token.offset)
                if "f" not in suffix.lower():
                    return c.Integer(int(digits), suffix, offset=token.offset)
            return c.Float(float(digits), offset=token.offset)
        except ValueError:
            raise CppError(f"'{token.text}' is no number", token.offset) from None

    def _unescaped(self, token: Token) -> str:
        found: list[str] = []
        body = iter(token.text[1:-1])
        for character in body:
            if character == "\\":
                escape = next(body, "")
                if escape not in _ESCAPES:
                    raise CppError(f"unknown escape '\\{escape}'", token.offset)
                character = _ESCAPES[escape]
            found.append(character)
        return "".join(found)

    def _lambda(self) -> c.Expression:
        self._deeper()
        start = self.token.offset
        self.expect("[")
        while not self.at("]"):
            if not (self.token.kind == "name" or self.token.text in ("&", "=", ",")):
                raise self.error(f"expected a capture, but got {self.token}")
            self.index += 1
        self.expect("]")
        parameters = self._parameters() if self.take("(") else ()
        returns = self.type_name() if self.take("->") else None
        body = self._block()
        self.depth -= 1
        return c.Lambda(parameters, returns, body, offset=start)

    def _parameters(self) -> tuple[c.LambdaParameter, ...]:
        parameters: list[c.LambdaParameter] = []
        while not self.at(")"):
            of = self.type_name()
            name = ""
            if self.token.kind == "name":
                name = self.token.text
                self.index += 1
            parameters.append(c.LambdaParameter(of, name))
            if not self.take(","):
                break
        self.expect(")")
        return tuple(parameters)

    # --- statements -----------------------------------------------------------------------------

    def _block(self) -> tuple[c.Statement, ...]:
        self.expect("{")
        found: list[c.Statement] = []
        while not self.at("}"):
            if self.token.kind == "end":
                raise self.error("expected '}', but got the end")
            found.extend(self.statement())
        self.expect("}")
        return tuple(found)

    def _body(self) -> tuple[c.Statement, ...]:
        return self._block() if self.at("{") else self.statement()

    def statement(self) -> tuple[c.Statement, ...]:
        """The statement here: none of ``;``, several of a block without need."""
        self._deeper()
        try:
            start = self.token.offset
            if self.take(";"):
                return ()
            if self.at("{"):
                raise self.error("a block inside a block is not understood")
            if self.take("return"):
                value = None if self.at(";") else self.expression()
                self.expect(";")
                return (c.Return(value, offset=start),)
            if self.take("if"):
                return (self._if(start),)
            if self.take("for"):
                return (self._for(start),)
            if self.token.kind == "name" and self.token.text in ("while", "do", "switch", "goto"):
                raise self.error(f"the statement {self.token} is not understood")
            declaration = self.tried(self._declaration)
            if declaration is not None:
                self.expect(";")
                return (declaration,)
            value = self.expression()
            self.expect(";")
            return (c.ExpressionStatement(value, offset=start),)
        finally:
            self.depth -= 1

    def _if(self, start: int) -> c.If:
        self.take("constexpr")
        self.expect("(")
        declaration = self.tried(self._declaration)
        if declaration is not None and self.at(")"):
            condition: c.Expression = c.Name(
                (c.NamePart(declaration.name),), offset=declaration.offset
            )
        else:
            if declaration is not None:
                self.expect(";")
            condition = self.expression()
        self.expect(")")
        when_true = self._body()
        when_false = self._body() if self.take("else") else ()
        return c.If(declaration, condition, when_true, when_false, offset=start)

    def _for(self, start: int) -> c.RangeFor:
        self.expect("(")
        of = self.type_name()
        if self.token.kind != "name":
            raise self.error(f"expected a name, but got {self.token}")
        name = self.token.text
        self.index += 1
        if not self.take(":"):
            raise self.error("only 'for' over a range is understood")
        sequence = self.expression()
        self.expect(")")
        return c.RangeFor(of, name, sequence, self._body(), offset=start)

    def _declaration(self) -> c.Declaration:
        start = self.token.offset
        of = self.type_name()
        if self.token.kind != "name" or self.token.text in _KEYWORDS:
            raise self.error(f"expected a name, but got {self.token}")
        name = self.token.text
        self.index += 1
        if self.take("["):
            if self.token.kind == "number":
                self.index += 1
            self.expect("]")
        value: c.Expression | None = None
        if self.take("="):
            value = self.expression()
        elif self.take("("):
            value = c.Call(of.name, self._list(")"), offset=start)
        elif self.take("{"):
            value = c.Braces(of, self._list("}"), offset=start)
        if not (self.at(";") or self.at(")")):
            raise self.error(f"expected ';', but got {self.token}")
        return c.Declaration(of, name, value, offset=start)
