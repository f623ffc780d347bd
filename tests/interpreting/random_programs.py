"""Random programs of arith, scf, affine, memref, vector, tensor and linalg that print what they compute.

Nothing in them is undefined: indices are in bounds, divisors are not zero.  Floats are small whole numbers, so that it does not
matter in which order they are added.
"""

from __future__ import annotations

import random

from tests.interpreting.random_scalars import ScalarStatements
from tests.interpreting.random_tensors import TensorStatements
from tests.interpreting.random_values import Value, shape_text
from tests.interpreting.random_vectors import VectorStatements

HEADER = """
func.func private @printMemrefI8(memref<*xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
"""


def program(seed: int, functions: int = 8, statements: int = 14) -> str:
    """A program with a function `main` that runs the others."""
    source = random.Random(seed)
    lines = [HEADER]
    for number in range(functions):
        lines.append(function(FunctionBody(source), f"f{number}", statements))
    calls = "\n".join(f"  call @f{number}() : () -> ()" for number in range(functions))
    lines.append(f"func.func @main() {{\n{calls}\n  return\n}}\n")
    return "\n".join(lines)


def function(writer: FunctionBody, name: str, statements: int) -> str:
    """A function without arguments that prints what it computes."""
    writer.write(statements)
    body = "\n".join(f"  {line}" for line in writer.lines)
    return f"func.func @{name}() {{\n{body}\n  return\n}}\n"


class FunctionBody(ScalarStatements, VectorStatements, TensorStatements):
    """Writes the body of a function, statement by statement."""

    def write(self, statements: int) -> None:
        """Some statements; then everything is printed."""
        choices = [getattr(self, name) for name in dir(self) if name.startswith("do_")]
        for _ in range(statements):
            self.random.choice(choices)()
        for value in self.values:
            self.show(value)

    def show(self, value: Value) -> None:
        if value.kind == "tensor":
            buffer = self.name()
            self.emit(
                f"{buffer} = bufferization.to_buffer {value.name} : {value.type} to "
                f"memref<{shape_text(value.shape)}{value.element}>"
            )
            value = Value(buffer, value.shape, value.element, "memref")
        if value.kind != "memref":
            self.emit(f"vector.print {value.name} : {value.type}")
            return
        cast = self.name()
        self.emit(f"{cast} = memref.cast {value.name} : {value.type} to memref<*x{value.element}>")
        self.emit(
            f"call @printMemref{value.element.upper()}({cast}) : (memref<*x{value.element}>) -> ()"
        )
