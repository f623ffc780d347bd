"""Where the types that a format does not spell come from (Operations, "Type Inference")."""

from __future__ import annotations

from odsgen.ods.format.op_parser import OpFormatParser
from odsgen.ods.format.subject import FormatSubject, TypeRule, TypeRuleKind
from odsgen.ods.format.variables import is_variable_length
from odsgen.ods.model import AttributeArgument, Operand, Result
from odsgen.ods.model.format import TypeResolution, TypeSource

_DIRECTIVE = TypeResolution(TypeSource.DIRECTIVE)
_ALL = TypeResolution(TypeSource.ALL)
_INFERRED = TypeResolution(TypeSource.INFERRED)


def resolve_types(
    parsed: OpFormatParser,
) -> tuple[tuple[TypeResolution, ...], tuple[TypeResolution, ...]] | None:
    """The resolutions of the operands' and of the results' types; reports those that cannot be had and returns None."""
    resolvers = _resolvers(parsed)
    results = [_resolve_result(parsed, result, resolvers) for result in parsed.subject.results]
    operands = [_resolve_operand(parsed, operand, resolvers) for operand in parsed.subject.operands]
    if any(r is None for r in (*results, *operands)):
        return None
    return (
        tuple(r for r in operands if r is not None),
        tuple(r for r in results if r is not None),
    )


def _resolve_result(
    parsed: OpFormatParser, result: Result, resolvers: dict[str, TypeResolution]
) -> TypeResolution | None:
    if parsed.all_result_types:
        return _ALL
    if parsed.subject.infers_results and not parsed.result_types:
        return _INFERRED
    if result.index in parsed.result_types:
        return _DIRECTIVE
    resolver = resolvers.get(result.name) if result.name else None
    if resolver is not None:
        return resolver
    builder = result.constraint.builder
    if builder is not None and not is_variable_length(result):
        return TypeResolution(TypeSource.BUILDABLE, builder=builder)
    _report_unknown(parsed, "result", result)
    return None


def _resolve_operand(
    parsed: OpFormatParser, operand: Operand, resolvers: dict[str, TypeResolution]
) -> TypeResolution | None:
    if not parsed.all_operands and operand.name not in parsed.bound:
        parsed.report(
            f"operand #{operand.index}, named '{operand.name}', not found",
            0,
            f"suggest adding a '${operand.name}' directive to the custom assembly format",
        )
        return None
    if parsed.all_operand_types:
        return _ALL
    if operand.index in parsed.operand_types:
        return _DIRECTIVE
    resolver = resolvers.get(operand.name) if operand.name else None
    if resolver is not None:
        return resolver
    builder = operand.constraint.builder
    if builder is not None and not (parsed.all_operands and is_variable_length(operand)):
        return TypeResolution(TypeSource.BUILDABLE, builder=builder)
    _report_unknown(parsed, "operand", operand)
    return None


def _report_unknown(parsed: OpFormatParser, kind: str, value: Operand | Result) -> None:
    parsed.report(
        f"type of {kind} #{value.index}, named '{value.name}', is not buildable and a buildable type "
        "cannot be inferred",
        0,
        "suggest adding a type constraint to the operation or adding a "
        f"'type(${value.name})' directive to the custom assembly format",
    )


def _resolvers(parsed: OpFormatParser) -> dict[str, TypeResolution]:
    """For each name the last trait that gives its type from a type that the format has."""
    subject = parsed.subject
    resolvers: dict[str, TypeResolution] = {}
    for rule in subject.type_rules:
        match rule.kind:
            case TypeRuleKind.ALL_MATCH:
                for name in rule.names:
                    known = _known(parsed, name)
                    if known is not None:
                        resolvers.update((other, known) for other in rule.names if other != name)
            case TypeRuleKind.SAME_OPERANDS:
                _same_types(parsed, resolvers, include_results=False)
            case TypeRuleKind.SAME_OPERANDS_AND_RESULTS:
                _same_types(parsed, resolvers, include_results=True)
            case TypeRuleKind.TRANSFORM | TypeRuleKind.ELEMENTS_OF_SHAPE:
                known = _known(parsed, rule.names[0])
                if known is not None:
                    resolvers[rule.names[1]] = _transformed(known, rule)
    return resolvers


def _transformed(known: TypeResolution, rule: TypeRule) -> TypeResolution:
    return TypeResolution(
        known.source,
        variable=known.variable,
        attribute=known.attribute,
        transform=rule.transform,
        elements_of_shape=rule.kind is TypeRuleKind.ELEMENTS_OF_SHAPE,
    )


def _known(parsed: OpFormatParser, name: str) -> TypeResolution | None:
    """The resolution to the operand, result or attribute of that name, if the format has its type."""
    value = _find(parsed.subject, name)
    if isinstance(value, Operand):
        if value.index in parsed.operand_types:
            return TypeResolution(TypeSource.VARIABLE, variable=value)
    elif isinstance(value, Result):
        if value.index in parsed.result_types:
            return TypeResolution(TypeSource.VARIABLE, variable=value)
    elif value is not None and name in parsed.bound:
        return TypeResolution(TypeSource.ATTRIBUTE, attribute=value)
    return None


def _find(subject: FormatSubject, name: str) -> Operand | Result | AttributeArgument | None:
    values: tuple[Operand | Result | AttributeArgument, ...] = (
        *subject.operands,
        *subject.results,
        *subject.attributes,
    )
    for value in values:
        if value.name == name:
            return value
    return None


def _same_types(
    parsed: OpFormatParser, resolvers: dict[str, TypeResolution], include_results: bool
) -> None:
    subject = parsed.subject
    source: Operand | Result
    if parsed.operand_types:
        source = subject.operands[min(parsed.operand_types)]
    elif include_results and parsed.result_types:
        source = subject.results[min(parsed.result_types)]
    else:
        return
    known = TypeResolution(TypeSource.VARIABLE, variable=source)
    for operand in subject.operands:
        if operand.index not in parsed.operand_types:
            resolvers[operand.name] = known
    if include_results:
        for result in subject.results:
            if result.index not in parsed.result_types:
                resolvers[result.name] = known
