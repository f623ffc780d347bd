"""Wrong patterns and folds: a table of changes, each of a kind that people make, to the source of right ones."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple


class Mutation(NamedTuple):
    """A change of a right pattern or fold to a wrong one."""

    kind: str
    module: str
    #: What is replaced; what stands before `…` is where to begin to look.
    old: str
    new: str
    passes: str
    #: What it is about: the operations of which programs are made.
    operations: str
    #: The actions that may be blamed, the first word of each their tag.
    blamed: tuple[str, ...]


_ARITH = "odsgen.dialects.arith"
_PATTERNS = "odsgen_dialects.arith.patterns"
_IF = "odsgen.dialects.scf.canonicalization.conditionals"
_LOOP = "odsgen.dialects.scf.canonicalization.loops"
_CF = "odsgen.dialects.cf.canonicalization"
_TO_CF = "odsgen.dialects.scf.to_cf"
_LOWERED = "odsgen.dialects.affine.to_standard"
_EXPANDED = "odsgen.dialects.affine.expressions"

MUTATIONS = (
    # --- arithmetic -----------------------------------------------------------------------------------------------------
    Mutation(
        "other operand",
        f"{_ARITH}.folds",
        "total.rhs is rhs:\n            return [total.lhs]",
        "total.rhs is rhs:\n            return [total.rhs]",
        "canonicalize",
        "arith.addi,arith.subi",
        ("fold arith.subi",),
    ),
    Mutation(
        "swapped operands",
        _PATTERNS,
        "class AddISubConstantLHS…(new_constant.result, x)",
        "(x, new_constant.result)",
        "canonicalize",
        "arith.addi,arith.subi",
        ("apply-pattern AddISubConstantLHS",),
    ),
    Mutation(
        "constant off by one",
        _PATTERNS,
        "number_like(like, a_number - b_number)",
        "number_like(like, a_number - b_number + 1)",
        "canonicalize",
        "arith.addi,arith.subi",
        ("apply-pattern AddI", "apply-pattern SubI"),
    ),
    Mutation(
        "other operation",
        _PATTERNS,
        "number_like(like, a_number * b_number)",
        "number_like(like, a_number + b_number)",
        "canonicalize",
        "arith.muli",
        ("apply-pattern MulIMulIConstant",),
    ),
    Mutation(
        "flags kept that only one has",
        _PATTERNS,
        "number_like(a, a_number & b_number)",
        "number_like(a, a_number | b_number)",
        "canonicalize",
        "arith.addi,arith.subi,arith.muli",
        ("apply-pattern AddI", "apply-pattern SubI", "apply-pattern MulI"),
    ),
    Mutation(
        "comparison not negated",
        _PATTERNS,
        "(1 - predicate_number if predicate_number < 2",
        "(predicate_number if predicate_number < 2",
        "canonicalize",
        "arith.cmpi,arith.xori",
        ("apply-pattern XOrINotCmpI",),
    ),
    Mutation(
        "wrong predicate",
        f"{_ARITH}.choice_folds",
        "predicate[:-2] + _SWAPPED.get(order, order)",
        "predicate[:-2] + order",
        "canonicalize",
        "arith.cmpi",
        ("fold arith.cmpi",),
    ),
    Mutation(
        "missing check of a width",
        f"{_ARITH}.cast_folds",
        "if width_of(source.type) > width_of(op.results[0].type):",
        "if width_of(source.type) != width_of(op.results[0].type):",
        "canonicalize",
        "arith.trunci,arith.extui,arith.extsi",
        ("fold arith.trunci",),
    ),
    Mutation(
        "missing condition",
        _PATTERNS,
        "return predicate_number < 2",
        "return True",
        "canonicalize",
        "arith.cmpi,arith.extui,arith.extsi",
        ("apply-pattern CmpIExt",),
    ),
    Mutation(
        "wrong sign of a cast",
        _PATTERNS,
        "class ExtSIOfExtUI…op, ExtUIOp((x,), op.result_types",
        "op, ExtSIOp((x,), op.result_types",
        "canonicalize",
        "arith.extui,arith.extsi",
        ("apply-pattern ExtSIOfExtUI",),
    ),
    Mutation(
        "wrong sign of a shift",
        f"{_ARITH}.folds",
        "lambda a, b: signed(a, width) >> b",
        "lambda a, b: a >> b",
        "canonicalize",
        "arith.shrsi",
        ("fold arith.shrsi",),
    ),
    Mutation(
        "shift by another amount",
        f"{_ARITH}.folds",
        "return compute(a, min(b, width))",
        "return compute(a, min(b, width // 2))",
        "canonicalize",
        "arith.shrsi,arith.shrui,arith.shli",
        ("fold arith.sh",),
    ),
    Mutation(
        "negated comparison",
        f"{_ARITH}.choice_folds",
        'true_value if predicate == "ne"',
        'true_value if predicate == "eq"',
        "canonicalize",
        "arith.cmpi,arith.select",
        ("fold arith.select",),
    ),
    Mutation(
        "swapped select",
        _PATTERNS,
        "SelectOp((pred, b, a)",
        "SelectOp((pred, a, b)",
        "canonicalize",
        "arith.xori,arith.select",
        ("apply-pattern SelectNotCond",),
    ),
    Mutation(
        "poison made worse",
        f"{_ARITH}.choice_folds",
        "if is_poison(operands[1]):\n        return [false_value]",
        "if is_poison(operands[1]):\n        return [true_value]",
        "canonicalize",
        "arith.select,ub.poison",
        ("fold arith.select",),
    ),
    Mutation(
        "rounded to the other side",
        f"{_ARITH}.folds",
        "else -(-a // b)",
        "else a // b",
        "canonicalize",
        "arith.ceildivsi",
        ("fold arith.ceildivsi",),
    ),
    Mutation(
        "range off by one",
        "odsgen.dialects.index.folds",
        "for number in (bound, b)",
        "for number in (bound - 1, b)",
        "canonicalize",
        "index.cmp,index.minu",
        ("fold index.cmp",),
    ),
    # --- control flow ---------------------------------------------------------------------------------------------------
    Mutation(
        "other region",
        _IF,
        "op.regions[0 if condition else 1]",
        "op.regions[1 if condition else 0]",
        "canonicalize",
        "scf.if,arith.addi",
        ("apply-pattern RemoveStaticCondition",),
    ),
    Mutation(
        "condition of the other region",
        _IF,
        "zip(op.regions, (True, False), strict=True)",
        "zip(op.regions, (False, True), strict=True)",
        "canonicalize",
        "scf.if,arith.andi",
        ("apply-pattern ConditionPropagation",),
    ),
    Mutation(
        "values of a select changed over",
        _IF,
        "SelectOp.build(op.condition, a, b",
        "SelectOp.build(op.condition, b, a",
        "canonicalize",
        "scf.if,arith.addi",
        ("apply-pattern ConvertTrivialIfToSelect",),
    ),
    Mutation(
        "loop bound off by one",
        _TO_CF,
        "else arith.CmpIPredicate.slt",
        "else arith.CmpIPredicate.sle",
        "convert-scf-to-cf",
        "scf.for,arith.addi",
        ("apply-pattern ForLowering",),
    ),
    Mutation(
        "trip count rounded down",
        "odsgen.dialects.scf.canonicalization.trip_counts",
        "else -(-distance // by)",
        "else distance // by",
        "canonicalize",
        "scf.for,arith.addi",
        ("apply-pattern SimplifyTrivialLoops", "fold scf.for"),
    ),
    Mutation(
        "counter of the wrong end",
        _LOOP,
        "[op.lower_bound, *inits]",
        "[op.upper_bound, *inits]",
        "canonicalize",
        "scf.for,arith.addi",
        ("apply-pattern SimplifyTrivialLoops",),
    ),
    Mutation(
        "results in the other order",
        _TO_CF,
        "cf.BranchOp.build(terminator.operands, join",
        "cf.BranchOp.build(terminator.operands[::-1], join",
        "convert-scf-to-cf",
        "scf.if,arith.addui_extended",
        ("apply-pattern IfLowering",),
    ),
    Mutation(
        "branch to the other block",
        _CF,
        "        if condition:\n            _branch",
        "        if not condition:\n            _branch",
        "canonicalize",
        "cf.assert,arith.xori",
        ("apply-pattern SimplifyConstCondBranchPred",),
    ),
    Mutation(
        "block arguments in the other order",
        _CF,
        "operands[operand.index]",
        "operands[len(operands) - 1 - operand.index]",
        "canonicalize",
        "cf.assert,arith.addi",
        ("apply-pattern SimplifyPassThroughCondBranch", "apply-pattern canonicalize_br"),
    ),
    Mutation(
        "values of branches changed over",
        _CF,
        "SelectOp.build(op.condition, a, b",
        "SelectOp.build(op.condition, b, a",
        "canonicalize",
        "cf.assert,arith.addi",
        ("apply-pattern SimplifyCondBranchIdenticalSuccessors",),
    ),
    # --- memory ---------------------------------------------------------------------------------------------------------
    Mutation(
        "load moved over a store",
        "odsgen.passes.transforms.cse",
        "effect.kind is EffectKind.WRITE for effect",
        "effect.kind is EffectKind.FREE for effect",
        "cse",
        "memref.load,memref.store",
        ("cse memref.", "pass-execution cse"),
    ),
    Mutation(
        "store moved out of a loop",
        "odsgen.passes.transforms.loop_invariant_code_motion",
        "if IsTerminator in op.TRAITS or not is_pure(op):",
        "if IsTerminator in op.TRAITS or op.regions:",
        "loop-invariant-code-motion",
        "scf.for,memref.store,arith.addi",
        ("pass-execution loop-invariant-code-motion",),
    ),
    Mutation(
        "store dropped",
        "odsgen.dialects.memref.canonicalization.copies",
        "if op.source is not op.target:",
        "if op.source.type is not op.target.type:",
        "canonicalize",
        "memref.copy,memref.load",
        ("apply-pattern _copy_of_itself",),
    ),
    Mutation(
        "indices compared in part",
        "odsgen.dialects.tensor.folds",
        "_are_same(made.operands[2:], op.indices)",
        "_are_same(made.operands[3:], op.indices[1:])",
        "canonicalize",
        "tensor.extract,tensor.insert",
        ("fold tensor.extract",),
    ),
    # --- lowerings of affine expressions --------------------------------------------------------------------------------
    Mutation(
        "bound of a condition off by one",
        _LOWERED,
        "if is_equality else arith.CmpIPredicate.sge",
        "if is_equality else arith.CmpIPredicate.sgt",
        "lower-affine",
        "affine.if,memref.store",
        ("apply-pattern IfLowering",),
    ),
    Mutation(
        "division rounded to zero",
        _EXPANDED,
        "def _floor_division…self._select(is_negative, flipped_back, quotient)",
        "self._select(is_negative, self._subtract(zero, quotient), quotient)",
        "lower-affine",
        "affine.apply",
        ("apply-pattern ApplyLowering",),
    ),
    Mutation(
        "correction of a remainder left out",
        _EXPANDED,
        "self._select(is_negative, corrected, remainder)",
        "self._select(is_negative, remainder, remainder)",
        "lower-affine",
        "affine.apply",
        ("apply-pattern ApplyLowering",),
    ),
    Mutation(
        "minimum for maximum",
        "odsgen.dialects.affine.folds",
        "return _fold_min_or_max(op, operands, max)",
        "return _fold_min_or_max(op, operands, min)",
        "canonicalize",
        "affine.max",
        ("fold affine.max",),
    ),
)


@contextmanager
def mutated(mutation: Mutation) -> Iterator[None]:
    """Within, the pattern or fold is the wrong one: its functions run the code of the changed source."""
    module = import_module(mutation.module)
    path = str(module.__file__)
    source = Path(path).read_text("utf-8")
    before, _, old = mutation.old.rpartition("…")
    place = source.index(old, source.index(before))
    changed = source[:place] + mutation.new + source[place + len(old) :]
    right, wrong = (_codes(compile(text, path, "exec")) for text in (source, changed))
    different = [name for name, code in wrong.items() if not _same(right[name], code)]
    assert different, f"{mutation.kind}: nothing changed"
    with ExitStack() as restored:
        for name in different:
            function = _function(module, name)
            restored.callback(setattr, function, "__code__", function.__code__)
            function.__code__ = wrong[name]
        yield


def _codes(code: CodeType) -> dict[str, CodeType]:
    """The code of each function and method of a module, by its qualified name."""
    found: dict[str, CodeType] = {}
    for each in code.co_consts:
        if isinstance(each, CodeType):
            if each.co_flags & 2:  # a function, not the body of a class
                found[each.co_name] = each
            else:
                found.update({f"{each.co_name}.{name}": f for name, f in _codes(each).items()})
    return found


def _same(one: CodeType, other: CodeType) -> bool:
    return one.replace(co_firstlineno=1) == other.replace(co_firstlineno=1) or (
        one.co_code == other.co_code
        and one.co_names == other.co_names
        and one.co_varnames == other.co_varnames
        and [c for c in one.co_consts if not isinstance(c, CodeType)]
        == [c for c in other.co_consts if not isinstance(c, CodeType)]
        and all(
            _same(a, b)
            for a, b in zip(one.co_consts, other.co_consts, strict=True)
            if isinstance(a, CodeType)
        )
    )


def _function(module: Any, name: str) -> FunctionType:
    found = module
    for part in name.split("."):
        found = vars(found)[part]
    function = getattr(found, "__func__", found)
    assert isinstance(function, FunctionType), (name, sys.version)
    return function
