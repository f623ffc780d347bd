"""The functions and operators of `semantics`, each with all that is made of it: Python, SMT-LIB, documentation.

A function is a row here and nothing else.  Its Python is an operator, a method, or a function of the runtime; its
encoding a function of the encoder (`odsgen.proof.encoder`) and the encoded arguments.  What `meaning` gives, an
expression of the language itself over `$a`, `$b`, `$c`, needs no encoding.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from odsgen.ods.model.semantics import Sort

_B, _I, _C, _F, _T = Sort.BITS, Sort.INTEGER, Sort.CONDITION, Sort.FLOAT, Sort.TYPE
_Z = Sort.COMPLEX
_NUMBERS = "odsgen.runtime.glue.numbers"
_ARITHMETIC = "odsgen.runtime.floats.arithmetic"
_MORE_ARITHMETIC = "odsgen.runtime.floats.functions"


@dataclass(frozen=True, slots=True)
class SemanticFunction:
    """A function or operator."""

    name: str
    parameters: tuple[Sort, ...]
    result: Sort
    summary: str
    #: Its counterparts, for documentation.
    mlir: str = ""
    smtlib: str = ""
    #: In Python: an operator, `.method`, or `module:function` …
    python: str = ""
    #: … which is given more: the width of the first argument behind them, or the float format before them.
    is_given: str = ""  # "width", "format"
    #: The encoding of exact arguments; and the SMT-LIB operation on their low bits alone, where those suffice.
    smt: Callable[..., Any] | None = None
    on_low_bits: str = ""
    meaning: str = ""
    #: What Python asks of arguments where SMT-LIB has a value: by their positions, "not zero" or "not negative".
    needs: tuple[tuple[int, str], ...] = ()
    #: What reduces no values at all, of a function that may reduce any number of them.
    identity: int | None = None
    #: Whether it takes as long as a multiplication; others take one step for a word.
    multiplies: bool = False
    #: Whether it takes a multiplication for each bit.
    powers: bool = False

    @property
    def is_operator(self) -> bool:
        return not self.name.isidentifier()


def _integer(name: str, count: int, summary: str, **rest: Any) -> SemanticFunction:
    rest.setdefault("python", name)
    return SemanticFunction(name, (_I,) * count, _I, summary, **rest)


def _comparison(name: str, mlir: str, smtlib: str, smt: Callable[..., Any]) -> SemanticFunction:
    summary = "compares two integers"
    return SemanticFunction(name, (_I, _I), _C, summary, mlir, smtlib, python=name, smt=smt)


def _float(
    name: str, count: int, summary: str, mlir: str, python: str, smtlib: str = "", **rest: Any
) -> SemanticFunction:
    """A function of floats of one format; `smtlib` may hold the rounding mode."""
    if smtlib and "smt" not in rest:
        rest["smt"] = lambda e, *floats: e.float_operation(smtlib, *floats)
    return SemanticFunction(
        name, (_F,) * count, _F, summary, mlir, smtlib, python, is_given="format", **rest
    )


def _float_test(
    name: str, count: int, summary: str, mlir: str, python: str, smtlib: str, **rest: Any
) -> SemanticFunction:
    rest.setdefault("smt", lambda e, *floats: e.float_test(smtlib, *floats))
    return SemanticFunction(
        name, (_F,) * count, _C, summary, mlir, smtlib, python, is_given="format", **rest
    )


_DIVISOR = ((1, "not zero"),)
_COUNT = ((1, "not negative"),)
_RNE = "roundNearestTiesToEven"

_ROWS = (
    # --- integers; exact ------------------------------------------------------------------------
    _integer("+", 2, "the sum", identity=0, mlir="arith.addi", smtlib="bvadd",
             smt=lambda e, a, b: e.add(a, b), on_low_bits="bvadd"),
    _integer("-", 2, "the difference", mlir="arith.subi", smtlib="bvsub",
             smt=lambda e, a, b: e.subtract(a, b), on_low_bits="bvsub"),
    _integer("*", 2, "the product", identity=1, multiplies=True, mlir="arith.muli", smtlib="bvmul",
             smt=lambda e, a, b: e.multiply(a, b), on_low_bits="bvmul"),
    _integer("//", 2, "the quotient, rounded down", needs=_DIVISOR, multiplies=True, mlir="arith.floordivsi, arith.divui",
             smtlib="bvudiv", smt=lambda e, a, b: e.floor_quotient(a, b)),
    _integer("%", 2, "the remainder of //, with the sign of the divisor", needs=_DIVISOR, multiplies=True, mlir="arith.remui",
             smtlib="bvurem, bvsmod", smt=lambda e, a, b: e.floor_remainder(a, b)),
    _integer("quo", 2, "the quotient, rounded towards zero", needs=_DIVISOR, multiplies=True, mlir="arith.divsi", smtlib="bvsdiv",
             python=f"{_NUMBERS}:truncated_quotient", smt=lambda e, a, b: e.quotient(a, b)),
    _integer("rem", 2, "the remainder of quo, with the sign of the dividend", needs=_DIVISOR, multiplies=True, mlir="arith.remsi",
             smtlib="bvsrem", python=f"{_NUMBERS}:truncated_remainder", smt=lambda e, a, b: e.remainder(a, b)),
    _integer("ceildiv", 2, "the quotient, rounded up", needs=_DIVISOR, multiplies=True, mlir="arith.ceildivsi",
             python=f"{_NUMBERS}:ceiling", meaning="-(-$a // $b)"),
    _integer("&", 2, "bits of both", identity=-1, mlir="arith.andi", smtlib="bvand",
             smt=lambda e, a, b: e.bitwise("bvand", a, b), on_low_bits="bvand"),
    _integer("|", 2, "bits of either", identity=0, mlir="arith.ori", smtlib="bvor",
             smt=lambda e, a, b: e.bitwise("bvor", a, b), on_low_bits="bvor"),
    _integer("^", 2, "bits of one", identity=0, mlir="arith.xori", smtlib="bvxor",
             smt=lambda e, a, b: e.bitwise("bvxor", a, b), on_low_bits="bvxor"),
    _integer("<<", 2, "the product with a power of two", needs=_COUNT, mlir="arith.shli", smtlib="bvshl",
             smt=lambda e, a, b: e.shift_left(a, b),
             on_low_bits="bvshl"),
    _integer(">>", 2, "the quotient by a power of two, rounded down", needs=_COUNT,
             mlir="arith.shrsi, arith.shrui", smtlib="bvashr, bvlshr",
             smt=lambda e, a, b: e.shift_right(a, b)),
    _integer("negate", 1, "-x: the opposite number", mlir="0 - x", smtlib="bvneg", python="-",
             smt=lambda e, a: e.negate(a), on_low_bits="bvneg"),
    _integer("invert", 1, "~x: the opposite bits", mlir="x xor -1", smtlib="bvnot", python="~",
             smt=lambda e, a: e.invert(a), on_low_bits="bvnot"),
    _integer("min", 2, "the lesser", mlir="arith.minsi, arith.minui",
             python=f"{_NUMBERS}:lesser", meaning="$a if $a < $b else $b"),
    _integer("max", 2, "the greater", mlir="arith.maxsi, arith.maxui",
             python=f"{_NUMBERS}:greater", meaning="$b if $a < $b else $a"),
    _integer("abs", 1, "the distance from zero", mlir="math.absi", python=f"{_NUMBERS}:distance",
             meaning="-$a if $a < 0 else $a"),
    _comparison("==", "eq", "=", lambda e, a, b: e.equal(a, b)),
    _comparison("!=", "ne", "distinct", lambda e, a, b: e.negation(e.equal(a, b))),
    _comparison("<", "slt, ult", "bvslt, bvult", lambda e, a, b: e.less(a, b)),
    _comparison("<=", "sle, ule", "bvsle, bvule", lambda e, a, b: e.negation(e.less(b, a))),
    _comparison(">", "sgt, ugt", "bvsgt, bvugt", lambda e, a, b: e.less(b, a)),
    _comparison(">=", "sge, uge", "bvsge, bvuge", lambda e, a, b: e.negation(e.less(a, b))),
    # --- bits -----------------------------------------------------------------------------------
    SemanticFunction("signed", (_B,), _I, "the bits read in two's complement", "signed operations",
                     "sign_extend", f"{_NUMBERS}:signed", "width", smt=lambda e, a: e.signed(a)),
    SemanticFunction("width", (_T,), _I, "the number of bits of the type, 64 of an index",
                     python=f"{_NUMBERS}:width_of_type", smt=lambda e, a: e.width_of(a)),
    SemanticFunction("is_index", (_T,), _C, "the type is index", python=f"{_NUMBERS}:is_index_type",
                     smt=lambda e, a: "true" if a.kind == "index" else "false"),
    SemanticFunction("is_float", (_T,), _C, "the type is a float type", python=f"{_NUMBERS}:is_float_type",
                     smt=lambda e, a: "true" if a.kind == "float" else "false"),
    SemanticFunction("is_unsigned", (_T,), _C, "the type is an unsigned integer type: ui8",
                     python=f"{_NUMBERS}:is_unsigned_type",
                     smt=lambda e, a: "true" if a.kind == "unsigned" else "false"),
    SemanticFunction("same_type", (_T, _T), _C, "both have one type", python="is",
                     smt=lambda e, a, b: "true" if a == b else "false"),
    SemanticFunction("wrap", (_I, _I), _B, "wrap(x, n): the low n bits of an integer", "arith.trunci",
                     "extract", f"{_NUMBERS}:wrapped", needs=_COUNT, smt=lambda e, a, n: e.wrapped(a, n)),
    SemanticFunction("bits", (_I, _I, _I), _B, "bits(x, low, n): n bits from position low",
                     "comb.extract", "extract", f"{_NUMBERS}:bits_from", meaning="wrap($a >> $b, $c)",
                     needs=((1, "not negative"), (2, "not negative"))),
    SemanticFunction("concat", (_B, _B), _B, "the bits of the first above those of the second",
                     "comb.concat", "concat", f"{_NUMBERS}:concatenated", "second_width", identity=0,
                     smt=lambda e, a, b: e.concatenated(a, b)),
    SemanticFunction("popcount", (_B,), _I, "the number of bits that are 1", "math.ctpop", "",
                     ".bit_count", smt=lambda e, a: e.sum(e.bit(a, i) for i in range(a.width))),
    SemanticFunction("leading_zeros", (_B,), _I, "the zeros above the highest 1", "math.ctlz", "",
                     f"{_NUMBERS}:leading_zeros", "width", smt=lambda e, a: e.first_bit(
                         a, range(a.width - 1, -1, -1))),
    SemanticFunction("trailing_zeros", (_B,), _I, "the zeros below the lowest 1", "math.cttz", "",
                     f"{_NUMBERS}:trailing_zeros", "width",
                     smt=lambda e, a: e.first_bit(a, range(a.width))),
    SemanticFunction("reversed_bits", (_B,), _I, "the bits in the opposite order",
                     "llvm.intr.bitreverse", "", f"{_NUMBERS}:reversed_bits", "width",
                     smt=lambda e, a: e.from_bits([e.bit(a, i) for i in range(a.width - 1, -1, -1)])),
    SemanticFunction("reversed_bytes", (_B,), _I, "the bytes in the opposite order",
                     "llvm.intr.bswap", "", f"{_NUMBERS}:reversed_bytes", "width",
                     smt=lambda e, a: e.from_bits([
                         e.bit(a, byte + i) for byte in range(a.width - 8, -1, -8) for i in range(8)])),
    SemanticFunction("power", (_I, _I, _I), _B,
                     "power(x, n, w): the low w bits of x to the power of n, which is not negative",
                     "math.ipowi", "", f"{_NUMBERS}:power", powers=True,
                     needs=((1, "not negative"), (2, "not negative")),
                     smt=lambda e, a, n, w: e.power(a, n, w)),
    # --- conditions -----------------------------------------------------------------------------
    SemanticFunction("and", (_C, _C), _C, "both conditions", "arith.andi", "and", "and", identity=1,
                     smt=lambda e, a, b: e.both(a, b)),
    SemanticFunction("or", (_C, _C), _C, "one of the conditions", "arith.ori", "or", "or", identity=0,
                     smt=lambda e, a, b: e.either(a, b)),
    SemanticFunction("not", (_C,), _C, "the opposite condition", "arith.xori", "not", "not",
                     smt=lambda e, a: e.negation(a)),
    # --- floats; rounded to nearest, ties to even -------------------------------------------------
    _float("fadd", 2, "the sum", "arith.addf", f"{_ARITHMETIC}:add", f"fp.add {_RNE}"),
    _float("fsub", 2, "the difference", "arith.subf", f"{_ARITHMETIC}:subtract", f"fp.sub {_RNE}"),
    _float("fmul", 2, "the product", "arith.mulf", f"{_ARITHMETIC}:multiply", f"fp.mul {_RNE}"),
    _float("fdiv", 2, "the quotient", "arith.divf", f"{_ARITHMETIC}:divide", f"fp.div {_RNE}"),
    _float("frem", 2, "the remainder with the sign of the dividend, C's fmod", "arith.remf",
           f"{_ARITHMETIC}:remainder", "fp.rem", smt=lambda e, a, b: e.float_remainder(a, b)),
    _float("fneg", 1, "the opposite number", "arith.negf", f"{_ARITHMETIC}:negate", "fp.neg"),
    _float("fabs", 1, "without its sign", "math.absf", f"{_MORE_ARITHMETIC}:absolute", "fp.abs"),
    _float("copysign", 2, "the first with the sign of the second", "math.copysign",
           f"{_MORE_ARITHMETIC}:copysign",
           meaning="fneg(fabs($a)) if is_negative($b) else fabs($a)"),
    _float("fma", 3, "x * y + z, rounded once", "math.fma", f"{_MORE_ARITHMETIC}:fused",
           f"fp.fma {_RNE}"),
    _float("sqrt", 1, "the square root", "math.sqrt", f"{_MORE_ARITHMETIC}:square_root",
           f"fp.sqrt {_RNE}"),
    _float("maximum", 2, "the greater; NaN if one is", "arith.maximumf", f"{_ARITHMETIC}:maximum",
           "fp.max", smt=lambda e, a, b: e.float_extreme("fp.max", a, b, keeps_nan=True)),
    _float("minimum", 2, "the lesser; NaN if one is", "arith.minimumf", f"{_ARITHMETIC}:minimum",
           "fp.min", smt=lambda e, a, b: e.float_extreme("fp.min", a, b, keeps_nan=True)),
    _float("maxnum", 2, "the greater; the other one of a NaN", "arith.maxnumf",
           f"{_ARITHMETIC}:maximum_number", "fp.max",
           smt=lambda e, a, b: e.float_extreme("fp.max", a, b, keeps_nan=False)),
    _float("minnum", 2, "the lesser; the other one of a NaN", "arith.minnumf",
           f"{_ARITHMETIC}:minimum_number", "fp.min",
           smt=lambda e, a, b: e.float_extreme("fp.min", a, b, keeps_nan=False)),
    _float("floor", 1, "rounded down to a whole number", "math.floor", f"{_MORE_ARITHMETIC}:floor",
           "fp.roundToIntegral roundTowardNegative"),
    _float("ceil", 1, "rounded up to a whole number", "math.ceil", f"{_MORE_ARITHMETIC}:ceil",
           "fp.roundToIntegral roundTowardPositive"),
    _float("trunc", 1, "rounded towards zero to a whole number", "math.trunc",
           f"{_MORE_ARITHMETIC}:trunc", "fp.roundToIntegral roundTowardZero"),
    _float("round", 1, "rounded to the nearest whole number, ties away from zero", "math.round",
           f"{_MORE_ARITHMETIC}:round_away", "fp.roundToIntegral roundNearestTiesToAway"),
    _float("roundeven", 1, "rounded to the nearest whole number, ties to even", "math.roundeven",
           f"{_MORE_ARITHMETIC}:round_even", f"fp.roundToIntegral {_RNE}"),
    _float_test("feq", 2, "equal; not if one is NaN", "oeq", f"{_MORE_ARITHMETIC}:equals", "fp.eq"),
    _float_test("flt", 2, "less; not if one is NaN", "olt", f"{_MORE_ARITHMETIC}:is_less", "fp.lt"),
    _float_test("fle", 2, "less or equal; not if one is NaN", "ole",
                f"{_MORE_ARITHMETIC}:is_at_most", "fp.leq"),
    _float_test("unordered", 2, "one is NaN", "uno", f"{_MORE_ARITHMETIC}:is_unordered", "",
                smt=lambda e, a, b: e.either(e.float_test("fp.isNaN", a), e.float_test("fp.isNaN", b))),
    _float_test("is_nan", 1, "is NaN", "math.isnan", f"{_MORE_ARITHMETIC}:is_nan", "fp.isNaN"),
    _float_test("is_inf", 1, "is infinite", "math.isinf", f"{_MORE_ARITHMETIC}:is_infinite",
                "fp.isInfinite"),
    _float_test("is_finite", 1, "is neither infinite nor NaN", "math.isfinite",
                f"{_MORE_ARITHMETIC}:is_finite", "",
                smt=lambda e, a: e.negation(e.either(e.float_test("fp.isNaN", a),
                                                     e.float_test("fp.isInfinite", a)))),
    _float_test("is_normal", 1, "is finite, not zero and not subnormal", "math.isnormal",
                f"{_MORE_ARITHMETIC}:is_normal", "fp.isNormal"),
    _float_test("is_zero", 1, "is a zero of either sign", "", f"{_MORE_ARITHMETIC}:is_zero",
                "fp.isZero"),
    _float_test("is_negative", 1, "has the sign bit", "", f"{_MORE_ARITHMETIC}:is_negative", "",
                smt=lambda e, a: e.float_sign(a)),
    # --- from one to the other --------------------------------------------------------------------
    SemanticFunction("to_float", (_I, _T), _F, "to_float(x, $like): the integer as a float of that type",
                     "arith.sitofp, arith.uitofp", "to_fp", f"{_MORE_ARITHMETIC}:of_integer",
                     smt=lambda e, a, like: e.to_float(a, like)),
    SemanticFunction("to_integer", (_F,), _I, "the float rounded towards zero; 0 of no finite one",
                     "arith.fptosi, arith.fptoui", "fp.to_sbv", f"{_MORE_ARITHMETIC}:to_whole",
                     "format", smt=lambda e, a: e.to_integer(a)),
    SemanticFunction("to_nearest", (_F,), _I, "the float rounded to nearest, ties to even; 0 of no finite one",
                     "", "fp.to_sbv", f"{_MORE_ARITHMETIC}:to_nearest", "format",
                     smt=lambda e, a: e.to_integer(a, _RNE)),
    SemanticFunction("convert", (_F, _T), _F, "convert(x, $like): the float in that type's format",
                     "arith.extf, arith.truncf", "to_fp", f"{_MORE_ARITHMETIC}:converted", "format",
                     smt=lambda e, a, like: e.convert(a, like)),
    SemanticFunction("float_bits", (_F,), _B, "the bits that encode the float", "arith.bitcast", "",
                     f"{_MORE_ARITHMETIC}:encoding", "format", smt=lambda e, a: e.float_bits(a)),
    SemanticFunction("float_of_bits", (_I, _T), _F, "float_of_bits(x, $like): the float that bits encode",
                     "arith.bitcast", "to_fp", f"{_MORE_ARITHMETIC}:decoded",
                     smt=lambda e, a, like: e.float_of_bits(a, like)),
    SemanticFunction("float_number", (_F, _T), _F, "float_number(1.5, $like): a literal of that type",
                     "arith.constant", "to_fp", f"{_MORE_ARITHMETIC}:of_literal",
                     smt=lambda e, a, like: e.float_literal(a, like)),
    # --- complex numbers ----------------------------------------------------------------------------
    SemanticFunction("complex", (_F, _F), _Z, "the complex number of two parts", "complex.create", "",
                     f"{_NUMBERS}:ComplexNumber"),
    SemanticFunction("re", (_Z,), _F, "the real part", "complex.re", "", f"{_NUMBERS}:real_part"),
    SemanticFunction("im", (_Z,), _F, "the imaginary part", "complex.im", "",
                     f"{_NUMBERS}:imaginary_part"),
)  # fmt: skip

SEMANTIC_FUNCTIONS = {row.name: row for row in _ROWS}

#: How the arguments of each sort are called in documentation.
_LETTERS = {_B: "b", _I: "xyz", _C: "cd", _F: "fgh", _T: ("$v", "$w"), _Z: "z"}
_SPELLINGS = {"and": "c and d", "or": "c or d", "not": "not c"}


def function_rows() -> list[str]:
    """The table of the documentation (docs/reference/semantics.md), line by line."""
    lines = ["| expression | value | MLIR | SMT-LIB |", "| --- | --- | --- | --- |"]
    for row in _ROWS:
        given, colon, summary = row.summary.partition(": ")
        shown = given if colon else _SPELLINGS.get(row.name) or _shown(row)
        smtlib = f"`{row.smtlib}`" if row.smtlib else ""
        mlir = f"`{row.mlir}`" if row.mlir else ""
        cells = (f"`{shown}`", summary or row.summary, mlir, smtlib)
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return lines


def _shown(row: SemanticFunction) -> str:
    used: dict[Sort, int] = {}
    names = []
    for sort in row.parameters:
        number = used.get(sort, 0)
        used[sort] = number + 1
        letters = _LETTERS[sort]
        names.append(letters[number] if number < len(letters) else f"{letters[0]}{number + 1}")
    if row.is_operator:
        return f"{names[0]} {row.name} {names[1]}"
    return f"{row.name}({', '.join(names)})"
