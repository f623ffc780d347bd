"""The refusals of operations that cannot be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.parser import generic_form, operations
from odsgen.runtime.parser.hints import operation_hint, with_hint

if TYPE_CHECKING:
    from odsgen.runtime.diagnostics import ParseError
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import LocationToken
    from odsgen.runtime.parser.parser import Parser

#: What reads an operation and has its place in a local variable, by which the place of a fault is found.
_READS_OPERATION = (
    operations.parse_operation,
    operations.parse_block_body,
    operations.parse_custom_form,
    operations.parse_custom_operation,
    generic_form.parse_operation_in_generic_form,
)


def fault(parser: Parser, error: Exception) -> ParseError:
    """The refusal of a text over which a hook failed, at the operation that was being read.

    A ValueError is the message itself where a type or an attribute cannot be, or types cannot be inferred.
    """
    from odsgen.runtime.ir.hook_faults import fault_diagnostic, is_refusal, place_in_text

    place = place_in_text(error, _READS_OPERATION)
    if is_refusal(error):
        return parser.error(str(error), place)
    token = parser.tokens[parser.index if place is None else place]
    refusal = parser.error("", place)
    location = refusal.diagnostics[0].location
    name = parser.op_name or (token.strip('"') if place is not None else None)
    refusal.diagnostics[0] = fault_diagnostic(error, "read", location, name)
    return refusal


def unknown_custom_operation(parser: Parser, token: str, name: str) -> ParseError:
    place = parser.index
    parser.index += 1  # what stands behind the name, should it be no token, speaks first
    dialect_name = name.partition(".")[0]
    tried = f" (tried '{name}' as well)" if name != token else ""
    if parser.context.dialect(dialect_name) is not None:
        unknown = parser.error(f"custom op '{token}' is unknown{tried}", place)
        return with_hint(unknown, operation_hint(token, parser.context))
    error = parser.error(
        f"Dialect `{dialect_name}' not found for custom op '{token}' {tried}", place
    )
    hint = operation_hint(token, parser.context)
    if dialect_name:
        advice = " ; a package or a spec of another one is given by --dialect, folders of packages by ODSGEN_DIALECT_PATH"
    elif hint is None:
        advice = f" ; the operation around it has no default dialect: write 'DIALECT.{token}'"
    else:
        advice = ""
    error.diagnostics[0].attach_note(
        f"Available dialects: {', '.join(parser.context.available_dialects())} ; "
        "for more info on dialect registration see "
        "https://mlir.llvm.org/getting_started/Faq/"
        f"#registered-loaded-dependent-whats-up-with-dialects-management{advice}"
    )
    return with_hint(error, hint)


def no_custom_form(
    parser: Parser, op_class: type[Operation], location: LocationToken
) -> ParseError:
    """The refusal of an operation that has no custom form, or none until somebody writes its hooks."""
    name = op_class.OPERATION_NAME
    error = parser.error(f"custom op '{name}' has no custom assembly form", location[1])
    if op_class.MISSING_FORMAT_HOOKS:
        hooks = ", ".join(f"'{hook}'" for hook in op_class.MISSING_FORMAT_HOOKS)
        error.diagnostics[0].attach_note(
            f"its form needs hooks that nobody has written: {hooks}; the generic form works"
        )
    return error
