"""`affine-super-vectorizer-test`: what MLIR's tests look at of vectorization, in a remark."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from odsgen.dialects.affine.dependences import Reduction, is_loop_parallel
from odsgen.dialects.affine.vectorization.matching import Strategy
from odsgen.dialects.affine.vectorization.nests import vectorize_nest
from odsgen.dialects.affine.vectorization.passes import integers
from odsgen.passes import Pass, flag, register_pass
from odsgen.passes.slices import backward_slice, forward_slice, whole_slice
from odsgen.runtime import (
    AffineMap,
    AffineMapAttr,
    Block,
    Diagnostic,
    Operation,
    Severity,
    UnknownLoc,
    UnregisteredOperation,
    VectorType,
    print_ir,
    simplify_affine_map,
)
from odsgen_dialects import affine, func


@register_pass
class VectorizerTest(Pass):
    """Slices, composed maps and shapes of vectors, or the outermost loop in vectors of four."""

    ARGUMENT = "affine-super-vectorizer-test"
    NAME = "(anonymous namespace)::VectorizerTestPass"
    SUMMARY = "Tests vectorizer standalone functionality."
    OPERATION = "func.func"

    vector_shape_ratio = integers(
        "vector-shape-ratio", "Specify the HW vector size for vectorization"
    )
    forward_slicing = flag(
        "forward-slicing",
        False,
        "Enable testing forward static slicing and topological sort functionalities",
    )
    backward_slicing = flag(
        "backward-slicing",
        False,
        "Enable testing backward static slicing and topological sort functionalities",
    )
    slicing = flag(
        "slicing", False, "Enable testing static slicing and topological sort functionalities"
    )
    compose_maps = flag(
        "compose-maps",
        False,
        "Enable testing the composition of AffineMap where each AffineMap in the composition is "
        "specified as the affine_map attribute in a constant op.",
    )
    vectorize_affine_loop_nest = flag(
        "vectorize-affine-loop-nest",
        False,
        "Enable testing for the 'vectorizeAffineLoopNest' utility by vectorizing the outermost "
        "loops found",
    )

    def run_on_operation(self, op: func.FuncOp) -> None:  # type: ignore[override]
        if len(op.body.blocks) != 1:
            return
        text = ""
        if self.vector_shape_ratio:
            text += self._shape_ratios(op)
        if self.forward_slicing:
            text += _slices(op, "forward", forward_slice)
        if self.backward_slicing:
            text += _slices(op, "backward", backward_slice)
        if self.slicing:
            text += _slices(op, "", whole_slice)
        if self.compose_maps:
            text += _composed_map(op)
        if self.vectorize_affine_loop_nest:
            text += _vectorize_outermost(op)
        if text:
            self.emit(Diagnostic(Severity.REMARK, UnknownLoc.get(), text))

    def _shape_ratios(self, function: func.FuncOp) -> str:
        text = ""
        for op in function.walk(post_order=True):
            results = list(op.result_types)
            if not results:
                if not isinstance(op, func.ReturnOp):
                    what = "NYI: assuming only return operations can have 0  results at this point"
                    self.emit(Diagnostic(Severity.ERROR, op.location, what, operation=op))
            elif len(results) > 1:
                what = "NYI: op has more than 1 result"
                self.emit(Diagnostic(Severity.ERROR, op.location, what, operation=op))
            elif isinstance(type := results[0], VectorType):
                ratio = _ratio(type.shape, self.vector_shape_ratio)
                if ratio is not None:
                    text += f"\nmatched: {_line(op)} with shape ratio: {', '.join(map(str, ratio))}"
        return text


def _line(op: Operation) -> str:
    return print_ir(op).rstrip()


def _ratio(shape: Sequence[int], part: Sequence[int]) -> list[int] | None:
    """How often a shape has another one in each of its dimensions, the last ones if it has fewer (`computeShapeRatio`)."""
    if len(shape) < len(part):
        return None
    missing = len(shape) - len(part)
    sizes = [1] * missing + list(part)
    if any(whole % size for whole, size in zip(shape, sizes, strict=True)):
        return None
    return [whole // size for whole, size in zip(shape, sizes, strict=True)]


def _slices(
    function: func.FuncOp, kind: str, compute: Callable[[Operation], Collection[Operation]]
) -> str:
    text = f"\n{function.sym_name}"
    title = f"{kind} static slice".lstrip()
    for op in _of_no_dialect(function, "slicing-test-op"):
        found = compute(op)
        ordered = [each for each in function.walk() if each in found] if not kind else found
        text += "\n".join([f"\nmatched: {_line(op)} {title}: ", *map(_line, ordered)])
    return text


def _of_no_dialect(function: func.FuncOp, name: str) -> list[Operation]:
    """The operations of a name that no dialect has."""
    found: dict[str, list[Operation]] = {}
    for op in function.walk(UnregisteredOperation, post_order=True):
        found.setdefault(op.name, []).append(op)
    return found.get(name, [])


def _composed_map(function: func.FuncOp) -> str:
    composed: AffineMap | None = None
    for op in reversed(_of_no_dialect(function, "test_affine_map")):
        attribute = op.attributes.get("affine_map")
        if isinstance(attribute, AffineMapAttr):
            composed = attribute.value if composed is None else composed.compose(attribute.value)
    return "" if composed is None else f"\nComposed map: {simplify_affine_map(composed)}"


def _vectorize_outermost(function: func.FuncOp) -> str:
    outermost = list(_loops(function.body.blocks[0]))
    if len(outermost) != 1:
        return ""
    loop = outermost[0]
    reductions: list[Reduction] = []
    if not is_loop_parallel(loop, reductions):
        return "Outermost loop cannot be parallel\n"
    vectorize_nest(loop, Strategy([4], {loop: 0}, {loop: reductions}))
    return ""


def _loops(block: Block) -> Iterator[affine.AffineForOp]:
    return block.ops_of_type(affine.AffineForOp)
