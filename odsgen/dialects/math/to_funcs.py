"""`convert-math-to-funcs`: calls of functions that are written into the module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.math.to_libm import VectorOpToScalar
from odsgen.dialects.shared import mnemonic_of
from odsgen.passes import Pass, flag, register_pass, unsigned
from odsgen.runtime import (
    Context,
    FloatType,
    IntegerType,
    Operation,
    TensorType,
    Type,
    VectorType,
    element_type_or_self,
    parse,
)
from odsgen_dialects import func, math

#: Counts shifts to the left until the sign bit is set.
_CTLZ = """
func.func private @{name}(%value: {int}) -> {int}
    attributes {{llvm.linkage = #llvm.linkage<linkonce_odr>}} {{
  %width = arith.constant {width} : {int}
  %zero = arith.constant 0 : {int}
  %is_zero = arith.cmpi eq, %value, %zero : {int}
  %result = scf.if %is_zero -> ({int}) {{
    scf.yield %width : {int}
  }} else {{
    %first = arith.constant 1 : index
    %one = arith.constant 1 : {int}
    %bits = arith.constant {width} : index
    %none = arith.constant 0 : {int}
    %last:2 = scf.for %i = %first to %bits step %first iter_args(%rest = %value, %count = %none)
        -> ({int}, {int}) {{
      %is_negative = arith.cmpi slt, %rest, %zero : {int}
      %next:2 = scf.if %is_negative -> ({int}, {int}) {{
        scf.yield %rest, %count : {int}, {int}
      }} else {{
        %more = arith.addi %count, %one : {int}
        %shifted = arith.shli %rest, %one : {int}
        scf.yield %shifted, %more : {int}, {int}
      }}
      scf.yield %next#0, %next#1 : {int}, {int}
    }}
    scf.yield %last#1 : {int}
  }}
  return %result : {int}
}}
"""

#: Squares the base for each bit of the exponent; only 1 and -1 have powers to a negative exponent, 0 divides by zero.
_IPOWI = """
func.func private @{name}(%base: {int}, %exponent: {int}) -> {int}
    attributes {{llvm.linkage = #llvm.linkage<linkonce_odr>}} {{
  %zero = arith.constant 0 : {int}
  %one = arith.constant 1 : {int}
  %minus_one = arith.constant -1 : {int}
  %is_zero = arith.cmpi eq, %exponent, %zero : {int}
  cf.cond_br %is_zero, ^to_zero, ^not_to_zero
^to_zero:
  return %one : {int}
^not_to_zero:
  %is_negative = arith.cmpi sle, %exponent, %zero : {int}
  cf.cond_br %is_negative, ^negative, ^bit(%one, %base, %exponent : {int}, {int}, {int})
^negative:
  %of_zero = arith.cmpi eq, %base, %zero : {int}
  cf.cond_br %of_zero, ^zero, ^not_zero
^zero:
  %infinite = arith.divsi %one, %zero : {int}
  return %infinite : {int}
^not_zero:
  %of_one = arith.cmpi eq, %base, %one : {int}
  cf.cond_br %of_one, ^one, ^not_one
^one:
  return %one : {int}
^not_one:
  %of_minus_one = arith.cmpi eq, %base, %minus_one : {int}
  cf.cond_br %of_minus_one, ^minus_one, ^fraction
^minus_one:
  %lowest = arith.andi %exponent, %one : {int}
  %is_odd = arith.cmpi ne, %lowest, %zero : {int}
  cf.cond_br %is_odd, ^odd, ^even
^odd:
  return %minus_one : {int}
^even:
  return %one : {int}
^fraction:
  return %zero : {int}
^bit(%result: {int}, %square: {int}, %rest: {int}):
  %low = arith.andi %rest, %one : {int}
  %is_set = arith.cmpi ne, %low, %zero : {int}
  cf.cond_br %is_set, ^multiply, ^shift(%result : {int})
^multiply:
  %product = arith.muli %result, %square : {int}
  cf.br ^shift(%product : {int})
^shift(%power: {int}):
  %remaining = arith.shrui %rest, %one : {int}
  %is_done = arith.cmpi eq, %remaining, %zero : {int}
  cf.cond_br %is_done, ^done, ^next
^done:
  return %power : {int}
^next:
  %next_square = arith.muli %square, %square : {int}
  cf.br ^bit(%power, %next_square, %remaining : {int}, {int}, {int})
}}
"""

#: The same for floats; the least exponent has no opposite, its power is that of one more times the base.
_FPOWI = """
func.func private @{name}(%base: {float}, %exponent: {int}) -> {float}
    attributes {{llvm.linkage = #llvm.linkage<linkonce_odr>}} {{
  %one_of_float = arith.constant 1.0 : {float}
  %zero = arith.constant 0 : {int}
  %one = arith.constant 1 : {int}
  %least = arith.constant {least} : {int}
  %greatest = arith.constant {greatest} : {int}
  %is_zero = arith.cmpi eq, %exponent, %zero : {int}
  cf.cond_br %is_zero, ^to_zero, ^not_to_zero
^to_zero:
  return %one_of_float : {float}
^not_to_zero:
  %is_negative = arith.cmpi sle, %exponent, %zero : {int}
  %is_least = arith.cmpi eq, %exponent, %least : {int}
  %opposite = arith.subi %zero, %exponent : {int}
  %absolute = arith.select %is_negative, %opposite, %exponent : {int}
  %bits = arith.select %is_least, %greatest, %absolute : {int}
  cf.br ^bit(%one_of_float, %base, %bits : {float}, {float}, {int})
^bit(%result: {float}, %square: {float}, %rest: {int}):
  %low = arith.andi %rest, %one : {int}
  %is_set = arith.cmpi ne, %low, %zero : {int}
  cf.cond_br %is_set, ^multiply, ^shift(%result : {float})
^multiply:
  %product = arith.mulf %result, %square : {float}
  cf.br ^shift(%product : {float})
^shift(%power: {float}):
  %remaining = arith.shrui %rest, %one : {int}
  %is_done = arith.cmpi eq, %remaining, %zero : {int}
  cf.cond_br %is_done, ^done(%power : {float}), ^next
^next:
  %next_square = arith.mulf %square, %square : {float}
  cf.br ^bit(%power, %next_square, %remaining : {float}, {float}, {int})
^done(%all: {float}):
  cf.cond_br %is_least, ^once_more, ^sign(%all : {float})
^once_more:
  %more = arith.mulf %all, %base : {float}
  cf.br ^sign(%more : {float})
^sign(%unsigned: {float}):
  cf.cond_br %is_negative, ^invert, ^end(%unsigned : {float})
^invert:
  %inverse = arith.divf %one_of_float, %unsigned : {float}
  cf.br ^end(%inverse : {float})
^end(%final: {float}):
  return %final : {float}
}}
"""

_FUNCTIONS: dict[type[Operation], str] = {
    math.CountLeadingZerosOp: _CTLZ,
    math.IPowIOp: _IPOWI,
    math.FPowIOp: _FPOWI,
}


def _types(op: Operation) -> list[Type]:
    """The types that a function is made for: of the elements of `fpowi`'s operands, of the result of another."""
    values = op.operands if isinstance(op, math.FPowIOp) else op.results
    return [element_type_or_self(value.type) for value in values]


def _function_name(op: Operation) -> str:
    return "_".join(["__mlir_math", mnemonic_of(op), *[str(type) for type in _types(op)]])


class CallOfFunction(ConversionPattern[Any]):
    """Calls the function that computes a scalar."""

    def __init__(self, root: str) -> None:
        super().__init__()
        self.root = root

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.results[0].type
        if isinstance(type, (VectorType, TensorType)):
            return rewriter.match_failure(op, "no scalar")
        call = func.CallOp.build([type], _function_name(op), adaptor.operands, location=op.location)
        rewriter.replace_op(op, [rewriter.insert(call).results[0]])
        return True


@register_pass
class ConvertMathToFuncs(Pass):
    """Replaces powers of integers, and counts of leading zeros on request, by calls of functions in the module."""

    ARGUMENT = "convert-math-to-funcs"
    NAME = "ConvertMathToFuncs"
    SUMMARY = "Convert Math operations to calls of outlined implementations."
    OPERATION = "builtin.module"

    min_width_of_fpowi_exponent = unsigned(
        "min-width-of-fpowi-exponent",
        1,
        "Convert FPowI only if the width of its exponent's integer type is greater than or equal to this value",
    )
    convert_ctlz = flag(
        "convert-ctlz",
        False,
        "Convert math.ctlz to a software implementation. "
        "Enable for targets that do not natively support ctlz.",
    )

    def run_on_operation(self, op: Operation) -> None:
        """Writes the functions, then converts."""
        made: dict[str, str] = {}
        for inner in op.walk(post_order=True):
            if self._is_converted(inner):
                made.setdefault(_function_name(inner), _text_of_function(inner))
        for text in made.values():
            _append(op, text)
        target = ConversionTarget()
        target.add_legal_dialect("arith", "cf", "func", "vector")
        classes: list[type[Operation]] = [math.IPowIOp, math.FPowIOp]
        if self.convert_ctlz:
            classes.append(math.CountLeadingZerosOp)
        for each in classes:
            target.add_dynamically_legal_op(
                each.OPERATION_NAME, lambda inner: not self._is_converted(inner)
            )
        apply_partial_conversion(op, target, list(_patterns(classes)))

    def _is_converted(self, op: Operation) -> bool:
        if not isinstance(op, tuple(_FUNCTIONS)):
            return False
        if isinstance(op, math.CountLeadingZerosOp) and not self.convert_ctlz:
            return False
        exponent = _types(op)[-1]
        if not isinstance(exponent, IntegerType):
            return False
        if not isinstance(op, math.FPowIOp):
            return True
        is_float = isinstance(_types(op)[0], FloatType)
        return is_float and exponent.width >= self.min_width_of_fpowi_exponent


def _text_of_function(op: Operation) -> str:
    float, int = _types(op)[0], _types(op)[-1]
    assert isinstance(int, IntegerType)
    width = int.width
    return _FUNCTIONS[type(op)].format(
        name=_function_name(op),
        float=float,
        int=int,
        width=width,
        least=-(1 << width - 1),
        greatest=(1 << width - 1) - 1,
    )


def _append(module: Operation, text: str) -> None:
    function = parse(text, Context()).regions[0].entry_block.first
    assert function is not None
    for inner in function.walk():
        inner.location = module.location
        for region in inner.regions:
            for block in region.blocks:
                for argument in block.arguments:
                    argument.location = module.location
    function.remove()
    module.regions[0].entry_block.append(function)


def _patterns(classes: list[type[Operation]]) -> Iterator[ConversionPattern[Any]]:
    for each in classes:
        yield VectorOpToScalar(mnemonic_of(each))
        yield CallOfFunction(each.OPERATION_NAME)
