"""Verifiers of the dialect `cf`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen_dialects.cf import SwitchOp


@verifies(SwitchOp)
def verify_switch(op: SwitchOp) -> None:
    """SwitchOp::verify"""
    values = op.case_values
    destinations = op.case_destinations
    if values is None:
        if destinations:
            raise op.op_error(
                f"number of case values (0) should match number of case destinations "
                f"({len(destinations)})"
            )
        return
    flag_type = op.flag.type
    case_type = values.type.element_type
    if case_type is not flag_type:
        raise op.op_error(
            f"'flag' type ('{flag_type}') should match case value type ('{case_type}')"
        )
    count = values.type.num_elements
    if count != len(destinations):
        raise op.op_error(
            f"number of case values ({count}) should match number of case destinations "
            f"({len(destinations)})"
        )
