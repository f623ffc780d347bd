"""Names of values of the dialect `kanagawa`."""

from __future__ import annotations

from odsgen.hooks import implements
from odsgen.runtime import Operation, StringAttr, Value

_PORTS = frozenset(
    {"kanagawa.port.input", "kanagawa.port.output", "kanagawa.wire.input", "kanagawa.wire.output"}
)
_INSTANCES = frozenset({"kanagawa.instance", "kanagawa.container.instance"})


def symbol_of(op: Operation) -> str:
    """The name of the inner symbol."""
    symbol = op.properties.get("inner_sym")
    text: str = getattr(symbol, "text", "")
    return text.removeprefix("@").strip('"')


def value_name(value: Value) -> str | None:
    """The name of a value by the operations that it comes from; None where they name nothing."""
    suffix = ""
    op = value.defining_op
    while op is not None:
        name, properties = op.name, op.properties
        if name == "kanagawa.get_port":
            suffix = f".{properties['portSymbol'].value}.ref{suffix}"
        elif name == "kanagawa.get_var":
            return f"{properties['varName'].value}{suffix}"
        elif name == "kanagawa.port.read":
            suffix = f".val{suffix}"
        else:
            found = _own_name(op)
            return None if found is None else found + suffix
        op = op.operands[0].defining_op
    return None


def _own_name(op: Operation) -> str | None:
    if op.name in _INSTANCES:
        return symbol_of(op)
    if op.name in _PORTS:
        hint = op.properties.get("name")
        return hint.value if isinstance(hint, StringAttr) else symbol_of(op)
    if op.name == "kanagawa.path":
        steps = op.properties["path"].elements
        return ".".join("parent" if step.child is None else step.child.value for step in steps)
    return None


@implements(
    "kanagawa.container.instance",
    "kanagawa.get_port",
    "kanagawa.get_var",
    "kanagawa.instance",
    "kanagawa.path",
    "kanagawa.port.input",
    "kanagawa.port.output",
    "kanagawa.port.read",
    "kanagawa.wire.output",
    method="asm_result_names",
)
def asm_result_names(op: Operation) -> list[str | None]:
    """The name of the first result."""
    return [value_name(op.results[0])]


@implements("kanagawa.wire.input", method="asm_result_names")
def asm_result_names_wire_input(op: Operation) -> list[str | None]:
    """The name of the port, and the one of its value."""
    name = _own_name(op)
    return [name, f"{name}.out"]
