"""Formats and types that only C++ has, where the record shows that they are of a shape that many dialects share."""

from __future__ import annotations

import re
from dataclasses import dataclass

from odsgen.ods.model.names import snake_case
from odsgen.tablegen.records import Record

#: A parser that is the call of a helper with numbers: ``return parseDefaultOp(parser, result, 2, 1);``.
_HELPER = re.compile(
    r"::parse\s*\([^)]*\)\s*\{\s*return\s+((?:\w+::)*\w+)\s*\(\s*(\w+)\s*,\s*(\w+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)\s*;\s*\}"
)


#: The one type of a class, as a `builderCall` asks a builder for it.
_BUILT_TYPE = re.compile(r"\$_builder\.getType<\s*(?:::)?([\w:]+)::(\w+)Type\s*>\(\s*\)")


@dataclass(frozen=True, slots=True)
class UsualFormat:
    """A format, and why it is believed to be that of an operation."""

    text: str
    reason: str
    trait: str = ""  # what says the types that the format leaves out


def usual_format(op: Record) -> UsualFormat | None:
    """The format that an operation probably has; None if its record does not say enough.

    All there is of an operation must be read by it, and nothing else could be known to the C++.
    """
    operands, attributes = _arguments(op)
    results = _parts(op, "results")
    if _is_function(op, operands, attributes, results):
        return UsualFormat("function", "it is a function (FunctionOpInterface)")
    if _parts(op, "regions") or _parts(op, "successors"):
        return None
    if any(
        part.is_a("Variadic", "Optional", "VariadicOfVariadic") for part in (*operands, *results)
    ):
        return None
    if (match := _HELPER.search(op.text("extraClassDefinition"))) is not None:
        if (int(match[4]), int(match[5])) != (len(operands), len(results)) or attributes:
            return None
        return UsualFormat(
            _default_format(len(operands), len(results)),
            f"its parser calls '{match[1]}' with the numbers of its operands and results, and nothing else",
        )
    names = {trait.name for trait in op.records("traits")}
    if "ConstantLike" in names and not operands and len(attributes) == len(results) == 1:
        trait = ""
        if "FirstAttrDerivedResultType" in names and _is_of_its_value(op):
            made = op.dag("results")
            result = made.arguments[0].name if made is not None else ""
            trait = f"AllTypesMatch<[{attributes[0]}, {result}]>"
        return UsualFormat(
            f"${attributes[0]} attr-dict", "a constant is written as its value", trait
        )
    return None


def usual_type(builder_call: str, dialect: Record) -> str | None:
    """The text of the type that a `builderCall` makes of a class that C++ alone has, in the namespace of the dialect.

    It is called after its class, as nearly all types are; None for a call of another shape.
    """
    match = _BUILT_TYPE.fullmatch(builder_call.strip())
    namespace = dialect.text("cppNamespace").removeprefix("::")
    if match is None or not namespace.endswith(match[1]):
        return None
    return f"!{dialect.text('name')}.{snake_case(match[2])}"


def _is_of_its_value(op: Record) -> bool:
    """Whether C++ has the result of a constant as of the class that its value, one of MLIR's own attributes, has as type."""
    dag, results = op.dag("arguments"), _parts(op, "results")
    first = dag.arguments[0].value if dag is not None and dag.arguments else None
    storage = first.text("storageType").strip() if isinstance(first, Record) else ""
    value_type = {
        "::mlir::IntegerAttr": "::mlir::IntegerType",
        "::mlir::FloatAttr": "::mlir::FloatType",
    }.get(storage)
    return value_type is not None and value_type in results[0].text("cppType")


def is_optional_symbol(op: Record) -> bool:
    """Whether C++ says that an operation with the interface of symbols may lack a name."""
    return "isOptionalSymbol" in (
        f"{op.text('extraClassDeclaration')} {op.text('extraClassDefinition')}"
    )


def _is_function(
    op: Record, operands: list[Record], attributes: list[str], results: list[Record]
) -> bool:
    """Whether it has what MLIR's own parser and printer of functions ask for, and nothing that they cannot write."""
    interfaces = {trait.text("cppInterfaceName") for trait in op.records("traits")}
    has_name = "sym_name" in attributes or (
        "SymbolOpInterface" in interfaces and not is_optional_symbol(op)
    )
    return (
        "FunctionOpInterface" in interfaces
        and has_name
        and {"function_type", "arg_attrs", "res_attrs"} <= {*attributes}
        and not operands
        and not results
        and not _parts(op, "successors")
        and len(_parts(op, "regions")) == 1
        and not any(map(_is_required_array, _parts(op, "arguments")))
    )


def _is_required_array(argument: Record) -> bool:
    """Whether it is an array that has to be there, as the names of the arguments, which are written with them."""
    is_array = argument.text("storageType").strip().removeprefix("::") == "mlir::ArrayAttr"
    return is_array and not argument.is_a("OptionalAttr", "DefaultValuedAttr")


def _default_format(operands: int, results: int) -> str:
    """Operands, attributes, the types of operands and those of results, as in a functional type without parentheses."""
    text = "operands attr-dict `:` type(operands)" if operands else "attr-dict"
    return f"{text} `->` type(results)" if results else text


def _parts(op: Record, field: str) -> list[Record]:
    dag = op.dag(field)
    arguments = dag.arguments if dag is not None else ()
    return [argument.value for argument in arguments if isinstance(argument.value, Record)]


def _arguments(op: Record) -> tuple[list[Record], list[str]]:
    """The constraints of the operands, and the names of the attributes and properties."""
    dag = op.dag("arguments")
    operands: list[Record] = []
    attributes: list[str] = []
    for argument in dag.arguments if dag is not None else ():
        constraint = argument.value
        if isinstance(constraint, Record) and constraint.is_a("OpVariable"):
            constraint = constraint.record("constraint")
        if not isinstance(constraint, Record) or constraint.is_a("DerivedAttr"):
            continue
        if constraint.is_a("TypeConstraint"):
            operands.append(constraint)
        else:
            attributes.append(argument.name)
    return operands, attributes
