"""`tosa-validate`: operations are held against the specification, for the target of the module."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.dialects.tosa.element_types import element_type
from odsgen.dialects.tosa.validation.conditions import (
    check_conditions,
    check_constants,
    check_rounding,
)
from odsgen.dialects.tosa.validation.data_types import is_legal_element_type
from odsgen.dialects.tosa.validation.levels import check_level
from odsgen.dialects.tosa.validation.target import Target, check_required, check_types, target_of
from odsgen.dialects.tosa.verifiers.regions import variable_type
from odsgen.passes import Pass, options, register_pass
from odsgen.runtime import DiagnosticError, Operation, Type
from odsgen_dialects import tosa


@register_pass
class TosaValidation(Pass):
    """Refuses operations that the target environment of the module does not have."""

    ARGUMENT = "tosa-validate"
    NAME = "TosaValidation"
    SUMMARY = "Validates TOSA dialect"
    OPERATION = "builtin.module"

    strict = options.flag(
        "strict-op-spec-alignment",
        False,
        "Verify if the properties of certain operations align the spec requirement",
    )
    allow_invalid_types = options.flag(
        "allow-invalid-op-datatype-combinations",
        False,
        "Disable checks for operations that are determined to be invalid due to their operand/result "
        "datatypes not aligning with the 'Supported Data Types' sections of the specifciation",
    )

    def run_on_operation(self, op: Operation) -> None:
        self.mark_all_analyses_preserved()
        try:
            target = target_of(op)
        except DiagnosticError as error:
            self.signal_failure(error)
            return
        variables: dict[str, Type] = {}
        for inner in op.walk(post_order=True):
            if inner.dialect_name == tosa.DIALECT.name:
                self._validate(inner, target, variables)

    def _validate(self, op: Operation, target: Target, variables: dict[str, Type]) -> None:
        if self._has_illegal_types(op, target):
            return
        checks: list[Callable[[], None]] = [
            lambda: check_constants(op, target),
            lambda: check_rounding(op, target),
            lambda: _check_variable(op, variables),
        ]
        if target.has_limits:
            checks.insert(1, lambda: check_level(op, target.minor_version))
        if self.strict:
            checks.append(lambda: check_conditions(op))
        for check in checks:
            try:
                check()
            except DiagnosticError as error:
                self.signal_failure(error)

    def _has_illegal_types(self, op: Operation, target: Target) -> bool:
        """Whether the types are refused, so that no other check knows them."""
        try:
            _check_element_types(op, allow_unsigned=not self.strict)
            if self.strict:
                check_required(op, target)
            if not self.allow_invalid_types:
                check_types(op)
        except DiagnosticError as error:
            self.signal_failure(error)
            return True
        return False


def _check_element_types(op: Operation, *, allow_unsigned: bool) -> None:
    unsigned = allow_unsigned and isinstance(op, tosa.RescaleOp)
    for type in (*op.operand_types, *op.result_types):
        element = element_type(type)
        if not is_legal_element_type(element, allow_unsigned=unsigned):
            raise op.op_error(f"is not profile-aligned: element type '{element}' is not legal")


def _check_variable(op: Operation, variables: dict[str, Type]) -> None:
    """Compares what is read from and written to variables with their declarations."""
    if isinstance(op, tosa.VariableOp):
        if op.sym_name in variables:
            raise op.op_error("name has already been declared")
        variables[op.sym_name] = variable_type(op)
    elif isinstance(op, (tosa.VariableReadOp, tosa.VariableWriteOp)):
        declared = variables.get(op.name_argument)
        if declared is None:
            raise op.op_error("name has not been declared")
        for what, types in (("operand", op.operand_types), ("result", op.result_types)):
            if any(type is not declared for type in types):
                raise op.op_error(f"{what} type does not equal variable type")
