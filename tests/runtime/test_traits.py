"""The traits' verifiers: MLIR's messages, and the same verdict as mlir-opt on random types."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from odsgen.drivers.driver import Driver, DriverOptions
from odsgen.drivers.split_input import DEFAULT_SPLIT_MARKER
from odsgen.drivers.verify_diagnostics import VerifyLevel
from odsgen.runtime import Context, VerifyError, parse
from odsgen.runtime.ir import traits, type_traits
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.traits import OpTrait
from odsgen.runtime.support.source import SourceFile
from tests.oracle import OracleError, mlir_opt, requires_oracle
from tests.test_dialect.package import dialect_folder

INVALID = Path(__file__).parent / "traits" / "invalid.mlir"


@pytest.fixture(scope="module")
def context() -> Context:
    return Context(allow_unregistered=True, dialect_path=[dialect_folder()])


def test_each_refusal_has_mlirs_message(context: Context):
    reports: list[str] = []
    options = DriverOptions(split_marker=DEFAULT_SPLIT_MARKER, verify_diagnostics=VerifyLevel.ALL)
    driver = Driver(context, options, lambda text: None, reports.append)
    assert driver.process(SourceFile(INVALID.read_text(), INVALID.name)), "".join(reports)


@requires_oracle
def test_mlir_opt_refuses_the_same_with_the_same_messages():
    arguments = ("-allow-unregistered-dialect", "-split-input-file", "-verify-diagnostics")
    mlir_opt(INVALID.read_text(), *arguments)


# --- random types -------------------------------------------------------------------------------------------------------

# Operations of the test dialect whose verdict is about types alone: how many operands and results they take.
_OPERATIONS = {
    "test.same_operand_element_type": (2, 1),
    "test.same_operand_shape": (3, 0),
    "test.same_operand_and_result_element_type": (2, 2),
    "test.same_operand_and_result_shape": (2, 2),
    "test.same_operand_and_result_type": (2, 2),
    "test.operands_have_same_rank": (2, 0),
    "test.operand0_and_result_have_same_rank": (2, 1),
    "test.operand0_and_result_have_same_type": (2, 1),
    "test.operand0_and_result_have_same_element_type": (2, 1),
    "test.operands_have_same_type": (2, 0),
    "test.operands_have_same_element_type": (2, 0),
    "test.broadcastable": (2, 1),
    "test.elementwise_mappable": (2, 1),
}
_TENSORS = (
    "2xi32 2xf32 ?xi32 ?xf32 *xi32 *xf32 2x2xi32 2x?xi32 1xi32 3xi32 1x3xi32 i32 0xi32".split()
)
_TYPES = [
    *(f"tensor<{shape}>" for shape in _TENSORS),
    'tensor<2xi32, "a">',
    'tensor<?xi32, "b">',
    "vector<2xi32>",
    "vector<[2]xi32>",
    "vector<2x2xi32>",
    "vector<2xf32>",
    "i32",
    "f32",
]


def _random_programs(count: int, seed: int) -> list[str]:
    """Programs of one operation each; types are mostly of a few, so that many are valid."""
    random_ = random.Random(seed)
    programs: list[str] = []
    for number in range(count):
        name = list(_OPERATIONS)[number % len(_OPERATIONS)]
        operands, results = _OPERATIONS[name]
        pool = _TYPES
        if "rank" in name or name == "test.broadcastable":
            is_broadcast = (
                name == "test.broadcastable"
            )  # the others ask MLIR for ranks that must be there
            pool = [t for t in _TYPES if t.startswith("tensor") and (is_broadcast or "*" not in t)]
            pool += [t for t in _TYPES if t.startswith("vector")]
        some = random_.sample(pool, 2)
        types = [
            random_.choice(some if random_.random() < 0.8 else pool)
            for _ in range(operands + results)
        ]
        arguments = [f"%a{i}" for i in range(operands)]
        if name == "test.same_operand_and_result_type" and any('"' in t for t in types):
            # MLIR 22 crashes when it compares the encoding with that of a type that has none.
            types = [
                t if t.startswith("tensor") and "*" not in t else "tensor<2xi32>" for t in types
            ]
        declared = ", ".join(f"{a}: {t}" for a, t in zip(arguments, types, strict=False))
        programs.append(
            f"func.func @f({declared}) {{\n"
            f'  "{name}"({", ".join(arguments)}) : ({", ".join(types[:operands])}) -> ({", ".join(types[operands:])})\n'
            "  return\n}\n"
        )
    return programs


def _refusals(programs: list[str]) -> dict[int, str]:
    """The error of each program that mlir-opt refuses."""
    try:
        mlir_opt("// -----\n".join(programs), "-split-input-file")
    except OracleError as error:
        text = str(error)
    else:
        return {}
    starts: list[int] = []
    line = 1
    for program in programs:
        starts.append(line)
        line += program.count("\n") + 1
    found: dict[int, str] = {}
    for match in re.finditer(r"^<stdin>:(\d+):\d+: error: (.*)$", text, re.MULTILINE):
        index = max(i for i, start in enumerate(starts) if start <= int(match[1]))
        found.setdefault(index, match[2])
    return found


@requires_oracle
def test_verdicts_on_random_types_are_mlir_opts(context: Context):
    programs = _random_programs(520, seed=22)
    refusals = _refusals(programs)
    assert len(programs) / 4 < len(refusals) < len(programs) * 9 / 10
    for number, program in enumerate(programs):
        expected = refusals.get(number)
        found = None
        try:
            parse(program, context).verify()
        except VerifyError as error:
            found = error.diagnostics[0].message
        assert found == expected, program


# --- what no operation of the test dialect has --------------------------------------------------------------------------


def _op(text: str, context: Context) -> Operation:
    """The first operation of a function's body."""
    module = parse(
        f"func.func @f(%i: i32, %f: f32, %b: i1, %n: index, %t: tensor<2xf32>) {{ {text} return }}",
        context,
    )
    function = module.regions[0].blocks[0].operations[0]
    return function.regions[0].blocks[0].operations[0]


@pytest.mark.parametrize(
    ("verifier", "accepted", "refused", "message"),
    [
        (
            type_traits.verify_results_are_bool_like,
            '%0, %1 = "x.y"() : () -> (i1, vector<2xi1>)',
            '%0 = "x.y"() : () -> i8',
            "requires a bool result type",
        ),
        (
            type_traits.verify_results_are_float_like,
            '%0 = "x.y"() : () -> tensor<*xf16>',
            '%0 = "x.y"() : () -> memref<2xf16>',
            "requires a floating point type",
        ),
        (
            type_traits.verify_results_are_signless_integer_like,
            '%0, %1 = "x.y"() : () -> (i8, tensor<index>)',
            '%0 = "x.y"() : () -> si8',
            "requires an integer or index type",
        ),
        (
            type_traits.verify_operands_are_float_like,
            '"x.y"(%f, %t) : (f32, tensor<2xf32>) -> ()',
            '"x.y"(%i) : (i32) -> ()',
            "requires a float type",
        ),
        (
            type_traits.verify_operands_are_signless_integer_like,
            '"x.y"(%i, %b, %n) : (i32, i1, index) -> ()',
            '"x.y"(%t) : (tensor<2xf32>) -> ()',
            "requires an integer or index type",
        ),
        (
            type_traits.verify_same_type_operands,
            '"x.y"(%i, %i) : (i32, i32) -> ()',
            '"x.y"(%i, %f) : (i32, f32) -> ()',
            "requires all operands to have the same type",
        ),
        (
            traits.verify_is_terminator,
            'cf.br ^a ^a: "x.y"() : () -> ()',
            '"x.y"() : () -> ()',
            "must be the last operation in the parent block",
        ),
    ],
    ids=lambda value: value.__name__ if callable(value) else None,
)
def test_verifiers_that_stand_alone(
    verifier, accepted: str, refused: str, message: str, context: Context
):
    verifier(_op(accepted, context))
    with pytest.raises(VerifyError) as caught:
        verifier(_op(refused, context))
    assert caught.value.diagnostics[0].message == f"'x.y' op {message}"


def test_a_declaration_is_not_public_and_a_symbol_has_no_results(context: Context):
    op = _op('"x.y"() {sym_name = "a"} : () -> ()', context)
    with pytest.raises(VerifyError, match="symbol declaration cannot have public visibility"):
        traits.verify_symbol(op, is_declaration=True)
    op = _op('%0 = "x.y"() {sym_name = "a"} : () -> i32', context)
    with pytest.raises(VerifyError, match="symbols must not have results"):
        traits.verify_symbol(op)
    op = _op('"x.y"() {sym_name = "a"} : () -> ()', context)
    with pytest.raises(VerifyError, match="symbol's parent must have the SymbolTable trait"):
        traits.verify_symbol(op)
    traits.verify_symbol(_op('"x.y"() : () -> ()', context), is_optional=True)


def test_every_class_is_a_trait():
    classes = [c for c in vars(traits).values() if isinstance(c, type) and issubclass(c, OpTrait)]
    assert len(classes) > 40
