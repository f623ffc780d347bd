"""The syntax tree of the C++ that ODS embeds: expressions, and the statements of lambdas."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class _Place:
    offset: int = field(default=0, compare=False)


# --- names and types ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NamePart:
    """A name with its template arguments, None when it has no list of them."""

    name: str
    arguments: tuple[TemplateArgument, ...] | None = None


@dataclass(frozen=True, slots=True)
class Name(_Place):
    """``::llvm::cast<T>``: the parts between ``::``, and whether it begins with one."""

    parts: tuple[NamePart, ...]
    is_global: bool = False

    @property
    def qualified(self) -> str:
        """The parts without template arguments."""
        return "::".join(part.name for part in self.parts)

    @property
    def last(self) -> NamePart:
        return self.parts[-1]


@dataclass(frozen=True, slots=True)
class TypeName(_Place):
    """``const Type &``."""

    name: Name
    is_const: bool = False
    declarator: str = ""  # of &, && and *


# --- expressions ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Integer(_Place):
    value: int
    suffix: str = ""


@dataclass(frozen=True, slots=True)
class Float(_Place):
    value: float


@dataclass(frozen=True, slots=True)
class String(_Place):
    value: str


@dataclass(frozen=True, slots=True)
class Character(_Place):
    value: str


@dataclass(frozen=True, slots=True)
class Boolean(_Place):
    value: bool


@dataclass(frozen=True, slots=True)
class NullPointer(_Place):
    pass


@dataclass(frozen=True, slots=True)
class Placeholder(_Place):
    """``$_self``, ``$_op``, ``$lhs``; the name without the sign."""

    name: str


@dataclass(frozen=True, slots=True)
class Member(_Place):
    """``object.name`` or ``object->name``."""

    object: Expression
    member: NamePart
    is_arrow: bool = False


@dataclass(frozen=True, slots=True)
class Call(_Place):
    function: Expression
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Braces(_Place):
    """``{1, 2}``, or ``Type{1, 2}``."""

    type: TypeName | None
    elements: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Subscript(_Place):
    object: Expression
    index: Expression


@dataclass(frozen=True, slots=True)
class Unary(_Place):
    """A prefix operator."""

    operator: str
    operand: Expression


@dataclass(frozen=True, slots=True)
class Binary(_Place):
    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Conditional(_Place):
    condition: Expression
    when_true: Expression
    when_false: Expression


@dataclass(frozen=True, slots=True)
class LambdaParameter:
    type: TypeName
    name: str


@dataclass(frozen=True, slots=True)
class Lambda(_Place):
    parameters: tuple[LambdaParameter, ...]
    returns: TypeName | None
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Function(_Place):
    """A function or method with its body, taken as a lambda under a name."""

    name: Name
    lambda_: Lambda


Expression = (
    Name
    | Integer
    | Float
    | String
    | Character
    | Boolean
    | NullPointer
    | Placeholder
    | Member
    | Call
    | Braces
    | Subscript
    | Unary
    | Binary
    | Conditional
    | Lambda
)

TemplateArgument = TypeName | Expression

# --- statements -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Return(_Place):
    value: Expression | None


@dataclass(frozen=True, slots=True)
class Declaration(_Place):
    """``auto x = value;``; of ``Type x(a, b);`` the value is the call ``Type(a, b)``."""

    type: TypeName
    name: str
    value: Expression | None


@dataclass(frozen=True, slots=True)
class If(_Place):
    """``if (declaration; condition) … else …``."""

    declaration: Declaration | None
    condition: Expression
    when_true: tuple[Statement, ...]
    when_false: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class RangeFor(_Place):
    """``for (type name : sequence) …``."""

    type: TypeName
    name: str
    sequence: Expression
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class ExpressionStatement(_Place):
    value: Expression


Statement = Return | Declaration | If | RangeFor | ExpressionStatement
