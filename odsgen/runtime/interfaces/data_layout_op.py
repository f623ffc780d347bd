"""The operations that carry data layouts; what these are is imported with the first one (`data_layout.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.base.interface import InterfaceT, OpInterface, as_interface

if TYPE_CHECKING:
    from odsgen.runtime.interfaces.data_layout import (
        DataLayoutSpecInterface,
        TargetSystemSpecInterface,
    )
    from odsgen.runtime.ir.operation import Operation


class DataLayoutOpInterface(OpInterface):
    """An operation that may carry a specification for all inside it."""

    __slots__ = ()

    @property
    def data_layout_spec(self) -> DataLayoutSpecInterface | None:
        """The specification: by default the first discardable attribute that is one; None if there is none."""
        if not self._op.stored_attributes:
            return None
        from odsgen.runtime.interfaces.data_layout import DataLayoutSpecInterface

        return _first_attribute(self._op, DataLayoutSpecInterface)

    @property
    def target_system_spec(self) -> TargetSystemSpecInterface | None:
        """The description of the system: by default the first discardable attribute that is one."""
        if not self._op.stored_attributes:
            return None
        from odsgen.runtime.interfaces.data_layout import TargetSystemSpecInterface

        return _first_attribute(self._op, TargetSystemSpecInterface)


def _first_attribute(op: Operation, interface: type[InterfaceT]) -> InterfaceT | None:
    for attribute in op.stored_attributes.values():
        found = as_interface(attribute, interface)
        if found is not None:
            return found
    return None


def verify_data_layout_op(op: Operation, layout: DataLayoutOpInterface) -> None:
    """The specification is valid, and stands inside those of the operations around it."""
    system, spec = layout.target_system_spec, layout.data_layout_spec
    if system is not None or spec is not None:
        from odsgen.runtime.interfaces.data_layout import verify_specifications

        verify_specifications(op, spec, system)
