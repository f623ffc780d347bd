"""Whatever a public constructor of a type or attribute is given: one object, which its text reads back as, or an error."""

from __future__ import annotations

import copy
import enum
import inspect
import math
import pickle
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from odsgen.dynamic import DynamicAttr, DynamicType, define_attribute, define_type
from odsgen.runtime import Attribute, Context, DiagnosticError, ParseError, Parser, Type
from odsgen.runtime.affine.expr import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExprKind,
    AffineSymbolExpr,
)
from odsgen.runtime.affine.integer_set import IntegerSet
from odsgen.runtime.affine.map import AffineMap
from odsgen.runtime.base.attribute import AttrOrType
from odsgen.runtime.builtin import attributes, locations, nested_locations, types
from odsgen.runtime.builtin.resources import DenseResourceElementsHandle
from odsgen.runtime.ir.subelements import walk_subelements
from odsgen.runtime.registry.dialect import Dialect
from odsgen.runtime.support.source import SourceFile
from tests.bundled import all_packages

f32, i1, i8, i32, i64 = types.f32, types.i1, types.i8, types.i32, types.i64


class Word(str):
    """A string that is none of the plain ones."""

    __slots__ = ()

    def __str__(self) -> str:
        return "something else"


class Number(enum.IntEnum):
    """Integers that are none of the plain ones."""

    ONE = 1
    LARGE = 1 << 40

    def __str__(self) -> str:
        return self.name


def pool() -> list[Any]:
    """Arguments: those that fit somewhere, and those that fit nowhere."""
    d0 = AffineDimExpr.get(0)
    tensor = types.RankedTensorType.get((2,), i64)
    dense = attributes.DenseElementsAttr.get(tensor, [1, 2])
    unknown = locations.UnknownLoc.get()
    return [
        *(None, object(), True, False, 0, 1, -1, 2, 3, 32, 64, 255, 1 << 40, 1 << 70, -(1 << 63)),
        *(0.0, -0.0, 1.0, 1.5, 1e300, math.nan, -math.nan, math.inf, Number.ONE, Number.LARGE),
        *("", "x", "a b", "f32", "x<", '"', "\n", "\0", "ä", "\udcc3\udca4", "\udcff", "\ud800"),
        *(Word("x"), Word("word"), b"x", b"\0\0\0\0", bytearray(b"x"), (), [], {}, set()),
        *([1], [1, 2], (1, 2), (True, False), [True], [1.0], [1.5, 2.5], [Number.ONE], (-1, 2)),
        *(["x"], ["x", "x"], [Word("y")], [[1]], [[]], [None], [1, "x"], [(1, 2)], {"x": 1}),
        *([i32], (i32, f32), i32, {"x": i32}, types.index, types.none, i1, i8, i64, f32),
        *(tensor, types.VectorType.get((4,), f32), types.MemRefType.get((-1,), f32)),
        *(types.RankedTensorType.get((2,), i1), types.RankedTensorType.get((), f32)),
        types.RankedTensorType.get((2,), types.ComplexType.get(f32)),
        *(attributes.UnitAttr.get(), attributes.StringAttr.get("x"), attributes.BoolAttr.get(True)),
        *(attributes.IntegerAttr.get(1), attributes.ArrayAttr.get([attributes.UnitAttr.get()])),
        *({"x": attributes.UnitAttr.get()}, [("y", attributes.UnitAttr.get())], unknown, [unknown]),
        *({Word("z"): attributes.UnitAttr.get()}, {1: attributes.UnitAttr.get()}, dense),
        {"": attributes.UnitAttr.get()},
        *(d0, [d0], AffineMap.get(1, 0, [d0 + 1]), IntegerSet.get(1, 0, [d0], [True])),
        *(AffineExprKind.ADD, AffineSymbolExpr, list, DenseResourceElementsHandle("key")),
        attributes.SymbolRefAttr.get("f"),
        attributes.TypeAttr.get(i32),
        [attributes.UnitAttr.get()],
        locations.FileLineColRange.get("f", 1, 2),
        [locations.FileLineColRange.get("f", 1, 2), locations.FileLineColRange.get("g", 1, 2)],
    ]


@cache
def every_dialect() -> Context:
    all_packages()
    context = Context(allow_unregistered=True)
    for name in sorted(context.available_dialects()):
        context.dialect(name)
    return context


@cache
def constructors() -> dict[str, Any]:
    """Every public class method of a type or attribute that gives one, by its name."""
    every_dialect()
    found: dict[str, Any] = {}
    pending: list[type] = [AttrOrType]
    while pending:
        cls = pending.pop()
        pending.extend(cls.__subclasses__())
        # Not the packages that other tests have loaded, whose folders are named `odsgen_dialects_at_…`.
        if not cls.__module__.startswith(("odsgen.runtime", "odsgen_dialects.")):
            continue
        for name in dir(cls):
            if (
                name.startswith("_")
                or name in ("parse", "of_token", "get_checked")
                or not hasattr(cls, "get")
            ):
                continue
            if isinstance(inspect.getattr_static(cls, name), classmethod):
                found[f"{cls.__module__}.{cls.__name__}.{name}"] = getattr(cls, name)
    return dict(sorted(found.items()))


def arguments_of(
    function: Any, values: list[Any], made: dict[str, list[Any]], seed: int
) -> Iterator[tuple[Any, ...]]:
    """Many lists of arguments: of any values, and of those that the annotations speak of."""
    parameters = [
        p
        for p in inspect.signature(function).parameters.values()
        if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)
    ]
    fitting = [values_of(str(p.annotation), function, made) for p in parameters]
    if not parameters:
        yield ()
        return
    if len(parameters) == 1:
        yield from ((value,) for value in values)
    chosen = random.Random(seed)
    for _ in range(40):
        odd = chosen.randrange(-1, len(parameters) + 1)
        yield tuple(
            chosen.choice(values if n == odd or not fits else fits)
            for n, fits in enumerate(fitting)
        )
    for n, fits in enumerate(fitting):
        for value in values if len(parameters) < 4 else chosen.sample(values, 20):
            yield tuple(
                value if at == n else chosen.choice(fits or values)
                for at, fits in enumerate(fitting)
            )


def values_of(annotation: str, function: Any, made: dict[str, list[Any]]) -> list[Any]:
    """Values that an annotation allows; none where it says too little."""
    optional = annotation.endswith(" | None")
    found = _values_of(annotation.removesuffix(" | None"), function, made)
    return [*found, None] if optional else found


def _values_of(annotation: str, function: Any, made: dict[str, list[Any]]) -> list[Any]:
    if annotation.startswith(("Sequence[", "Iterable[")):
        of = values_of(annotation[annotation.index("[") + 1 : -1], function, made)
        return [of[:1], tuple(of[:2]), of[:3], []]
    simple: dict[str, list[Any]] = {
        "int": [1, 2, 4, 8, 0, True],
        "bool": [True, False, 1],
        "str": ["x", "f32", "a b", Word("y")],
        "float": [1.5, -0.0, math.nan],
    }
    if annotation in simple:
        return simple[annotation]
    module = inspect.getmodule(function)
    named = getattr(module, annotation.split("[")[0].rpartition(".")[2], None)
    if isinstance(named, type) and issubclass(named, enum.Enum):
        cases = list(named)
        return [*cases[:3], *(getattr(case, "keyword", case) for case in cases[:2])]
    return made.get(annotation.split("[")[0].rpartition(".")[2], [])


def read_back(value: Attribute | Type, context: Context) -> Any:
    parser = Parser(SourceFile(str(value), "printed.mlir"), context)
    if isinstance(value, Type):
        found: Any = parser.parse_type()
    else:
        found = parser.parse_attribute()
    assert parser.tokens[parser.index] == "", f"more than is read: {value}"
    return found


#: Those whose text MLIR does not read, and those of which each is another one.
WITHOUT_TEXT = (
    types.GraphType,
    attributes.DistinctAttr,
    attributes.DenseResourceElementsAttr,
    nested_locations.OpaqueLoc,
)


def is_readable(value: Any) -> bool:
    """Whether the text tells all of it: no part is without one, and no float is beyond a double's, as MLIR reads them."""
    wide = (types.Float80Type, types.Float128Type)
    return all(
        not isinstance(part, (*WITHOUT_TEXT, *wide))
        and "@<<INVALID EMPTY SYMBOL>>" not in str(part)  # MLIR reads `@""`, and prints this
        and getattr(part, "filename", None) != ""  # which MLIR reads as "-" in some places
        # As MLIR reads them, encodings are what `parseOptionalAttribute` knows.
        and not isinstance(
            getattr(part, "encoding", None),
            (attributes.DenseArrayAttr, attributes.StridedLayoutAttr),
        )
        and (part is value or reads_back(part))
        for part in walk_subelements(value)
    )


@cache
def reads_back(value: Any) -> bool:
    """Whether the text of it, or of something in it, is read as the same."""
    try:
        return read_back(value, every_dialect()) is value
    except ParseError:
        return False


def outcomes(name: str, function: Any, seed: int) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Calls a constructor with many lists of arguments; its errors have to be told ones."""
    for given in arguments_of(function, pool_once(), made_once(), seed):
        try:
            made = function(*given)
        except (TypeError, ValueError, DiagnosticError) as error:
            assert UNTOLD.search(str(error)) is None, (name, given, error)
            continue
        except Exception as error:
            raise AssertionError(f"{name}{given!r}: {error!r}") from error
        assert isinstance(made, AttrOrType), (name, given, made)
        yield given, made


#: Words of errors that Python gives of itself.
UNTOLD = re.compile(
    "unhashable|has no attribute|not iterable|unsupported operand|unpack|has no len"
)

pool_once = cache(pool)


@cache
def made_once() -> dict[str, list[Any]]:
    """Types and attributes by the names of their classes and of the classes above."""
    found: dict[str, list[Any]] = {}

    def keep(value: Any) -> None:
        for above in type(value).__mro__:
            kept = found.setdefault(above.__name__, [])
            if len(kept) < 30 and value not in kept:
                kept.append(value)

    for value in pool():
        if isinstance(value, AttrOrType):
            keep(value)
    for function in constructors().values():
        for given in list(arguments_of(function, pool_once(), found, 0))[:60]:
            try:
                made = function(*given)
            except (TypeError, ValueError, DiagnosticError):
                continue
            if len(found.get(type(made).__name__, ())) < 4 and is_readable(made):
                keep(made)
    return found


@pytest.mark.parametrize("module", ["odsgen.runtime", "odsgen_dialects"])
def test_every_constructor_gives_the_one_object_or_a_told_error(module: str):
    unread: set[str] = set()
    readable: set[str] = set()
    for name, function in constructors().items():
        if not name.startswith(module):
            continue
        for given, made in outcomes(name, function, 1):
            again, arguments = made.construction()
            if not isinstance(made, attributes.DistinctAttr):
                assert function(*given) is made, (name, given)
            assert again(*arguments) is made, (name, given)
            assert copy.deepcopy(made) is made
            text = str(made)
            if not is_readable(made):
                continue
            if reads_back(made):
                readable.add(type(made).__name__)
            else:
                assert type(made).__module__.startswith("odsgen_dialects"), (name, given, text)
                unread.add(type(made).__name__)
    assert unread <= NOT_ALL_READ, unread - NOT_ALL_READ
    assert len(readable) > (40 if module == "odsgen.runtime" else 250), len(readable)


#: Classes whose formats do not read all that they print, as in MLIR: words where a string stands, empty lists, numbers beyond a
#: width that is another parameter.
NOT_ALL_READ = {
    *("BitVectorAttr", "ConstantRangeAttr", "DIBasicTypeAttr", "DICompileUnitAttr"),
    *("DICompositeTypeAttr", "DIDerivedTypeAttr", "DIExpressionElemAttr", "DIImportedEntityAttr"),
    *("DILocalVariableAttr", "DIStringTypeAttr", "DISubprogramAttr", "DISubroutineTypeAttr"),
    *("GridAxesArrayAttr", "IterSpaceType", "IteratorType", "LLVMStructType", "LevelAttr"),
    *("MemDescType", "MemLayoutAttr", "ModuleFlagProfileSummaryAttr", "RangeType"),
    *("ResourceLimitsAttr", "RoutineInfoAttr", "SparseTensorDimSliceAttr", "TileType"),
    *("SparseTensorEncodingAttr", "SpecificationVersionAttr", "StorageSpecifierType"),
    *("TBAATypeDescriptorAttr", "TargetDeviceSpecAttr", "TargetEnvAttr", "TargetSystemSpecAttr"),
    *("DependentLibrariesAttr", "PointerType", "TensorDescType"),
}


def test_elements_are_made_by_the_names_that_mlir_has_for_them():
    integers = types.RankedTensorType.get((2,), i64)
    made = attributes.DenseIntElementsAttr.get(integers, [1, 2])
    assert made is attributes.DenseElementsAttr.get(integers, [1, 2])
    assert str(made) == "dense<[1, 2]> : tensor<2xi64>"
    assert isinstance(made, attributes.DenseIntElementsAttr)
    floats = types.RankedTensorType.get((2,), f32)
    assert str(attributes.DenseFPElementsAttr.get(floats, [1, 2.5])) == (
        "dense<[1.000000e+00, 2.500000e+00]> : tensor<2xf32>"
    )
    with pytest.raises(ValueError, match="expected a type of elements that are integers"):
        attributes.DenseIntElementsAttr.get(floats, [1, 2])
    with pytest.raises(ValueError, match="expected a type of elements that are floats"):
        attributes.DenseFPElementsAttr.get(integers, [1, 2])


def test_no_class_is_called():
    for value in (i32, attributes.UnitAttr.get(), AffineDimExpr.get(0), AffineMap.get(0)):
        with pytest.raises(TypeError, match=r"use \w+\.get\(|\.get\(…\) gives the one"):
            cls: Any = type(value)
            cls()


def test_a_subclass_gives_the_objects_of_its_class():
    class Mine(types.VectorType):
        __slots__ = ()

    assert Mine.get((3, 5, 7), i8) is types.VectorType.get((3, 5, 7), i8)
    assert type(types.VectorType.get((3, 5, 7), i8)) is types.VectorType


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (lambda: types.IntegerType.get(True), lambda: types.IntegerType.get(1)),
        (
            lambda: types.VectorType.get((Number.LARGE,), i8),
            lambda: types.VectorType.get((1 << 40,), i8),
        ),
        (lambda: types.VectorType.get((True, 77), i8), lambda: types.VectorType.get((1, 77), i8)),
        (
            lambda: types.VectorType.get((78,), i8, [1]),  # type: ignore[list-item]
            lambda: types.VectorType.get((78,), i8, [True]),
        ),
        (lambda: attributes.StringAttr.get(Word("w1")), lambda: attributes.StringAttr.get("w1")),
        (lambda: attributes.StringAttr.get("\udcc3\udca4"), lambda: attributes.StringAttr.get("ä")),
        (
            lambda: attributes.SymbolRefAttr.get(Word("w2")),
            lambda: attributes.SymbolRefAttr.get("w2"),
        ),
        (
            lambda: locations.FileLineColRange.get("f", True, True),
            lambda: locations.FileLineColRange.get("f", 1, 1),
        ),
        (
            lambda: attributes.StridedLayoutAttr.get(True, [True]),
            lambda: attributes.StridedLayoutAttr.get(1, [1]),
        ),
        (
            lambda: attributes.DenseArrayAttr.get(i8, [True, 99]),
            lambda: attributes.DenseArrayAttr.get(i8, [1, 99]),
        ),
        (lambda: AffineDimExpr.get(Number.ONE), lambda: AffineDimExpr.get(1)),
        (lambda: AffineConstantExpr.get(True), lambda: AffineConstantExpr.get(1)),
    ],
)
def test_what_is_equal_is_kept_as_a_plain_value(first, then):
    made = first()
    assert made is then()
    assert (
        "True" not in str(made) and "something else" not in str(made) and "LARGE" not in str(made)
    )


def test_names_of_cases_are_the_cases():
    from odsgen_dialects.arith import FastMathFlags, FastMathFlagsAttr

    made: Any = FastMathFlagsAttr
    assert made.get("nnan,nsz") is FastMathFlagsAttr.get(FastMathFlags.nnan | FastMathFlags.nsz)


def test_definitions_of_a_program_are_unique_too():
    dialect = Dialect("mine_unique", extensible=True)
    box = define_type(dialect, "box")
    note = define_attribute(dialect, "note")
    kinds: tuple[Any, ...] = (box, note)
    for made in kinds:
        assert made.get([attributes.UnitAttr.get()]) is made.get((attributes.UnitAttr.get(),))
        with pytest.raises(TypeError, match="would make a second"):
            made((attributes.UnitAttr.get(),))
        with pytest.raises(TypeError, match="the parameters of .* are attributes"):
            made.get([[1]])
    for base in (DynamicType, DynamicAttr):
        with pytest.raises(TypeError, match="is no definition"):
            base.get()
    with pytest.raises(TypeError, match="is no float of its own"):
        types.FloatType.get()
    with pytest.raises(ValueError, match="expected the kind of an operation"):
        AffineBinaryOpExpr._get_unsimplified(
            AffineExprKind.CONSTANT, AffineDimExpr.get(0), AffineDimExpr.get(0)
        )


def test_what_is_pickled_is_the_same_object():
    for value in (i32, attributes.StringAttr.get("p"), AffineMap.get(1, 0, [AffineDimExpr.get(0)])):
        assert pickle.loads(pickle.dumps(value)) is value
        assert copy.copy(value) is value
