"""`convert-scf-to-emitc`: the results of loops and conditions become variables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    TypeConverter,
    apply_partial_conversion,
)
from odsgen.dialects.emitc.lowering.types import CBuilder, emitc_target, emitc_type_converter
from odsgen.passes import Pass, register_pass
from odsgen.runtime import Block, InsertionPoint, Operation, Region, Value, i1
from odsgen_dialects import emitc, scf


class _WithVariables(ConversionPattern[Any]):
    """Base of the patterns."""

    def __init__(self, root: str, type_converter: TypeConverter) -> None:
        super().__init__(type_converter)
        self.root = root

    def variables(self, types: Sequence[Any], parts: CBuilder) -> list[Value] | None:
        """A variable for each type; None if there can be none."""
        assert self.type_converter is not None
        found = [self.type_converter.convert_type(type) for type in types]
        wanted = []
        for type in found:
            if type is None or isinstance(type, emitc.ArrayType):
                return None
            try:
                wanted.append(emitc.LValueType.get(type))
            except ValueError:  # such as of a vector
                return None
        return [parts.variable(type) for type in wanted]

    @staticmethod
    def load(variables: Sequence[Value], parts: CBuilder) -> list[Value]:
        return [parts.insert(emitc.LoadOp.build(variable)) for variable in variables]

    @staticmethod
    def assign(values: Sequence[Value], variables: Sequence[Value], parts: CBuilder) -> None:
        for value, variable in zip(values, variables, strict=True):
            parts.effect(emitc.AssignOp.build(variable, value))

    def end(
        self,
        op: Operation,
        terminator: Operation,
        variables: Sequence[Value],
        rewriter: ConversionRewriter,
    ) -> bool:
        """Assign what a terminator yields, and yield nothing; False if a value is not converted."""
        parts = CBuilder(op, rewriter)
        with rewriter.insertion_guard():
            rewriter.insertion_point = InsertionPoint.before(terminator)
            values = rewriter.remapped_values(terminator.operands)
            if values is None:
                return False
            self.assign([value for each in values for value in each], variables, parts)
            parts.effect(emitc.YieldOp.build())
        rewriter.erase_op(terminator)
        return True

    def move(
        self,
        op: Operation,
        region: Region,
        target: Region,
        variables: Sequence[Value],
        rewriter: ConversionRewriter,
    ) -> bool:
        """Move a region into that of an operation of C."""
        rewriter.inline_region_before(region, target)
        terminator = target.blocks[-1].last
        assert terminator is not None
        return self.end(op, terminator, variables, rewriter)


class ForLowering(_WithVariables):
    """Lowers to `emitc.for`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        if op.unsigned_cmp:
            return rewriter.match_failure(op, "emitc compares signed")
        parts = CBuilder(op, rewriter)
        variables = self.variables(op.result_types, parts)
        if variables is None:
            return rewriter.match_failure(op, "a result is of no type of C")
        self.assign(adaptor.init_args, variables, parts)
        block = Block([adaptor.lower_bound.type], [op.location])
        region = Region()
        region.append(block)
        parts.effect(
            emitc.ForOp.build(adaptor.lower_bound, adaptor.upper_bound, adaptor.step, region=region)
        )
        results = self.load(variables, parts)
        rewriter.insertion_point = InsertionPoint.at_end(block)
        inner = self.load(variables, parts)
        rewriter.merge_blocks(op.region.entry_block, block, (block.arguments[0], *inner))
        assert block.last is not None
        if not self.end(op, block.last, variables, rewriter):
            return rewriter.match_failure(op, "a yielded value cannot be converted")
        rewriter.replace_op(op, results)
        return True


class IfLowering(_WithVariables):
    """Lowers to `emitc.if`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = CBuilder(op, rewriter)
        variables = self.variables(op.result_types, parts)
        if variables is None:
            return rewriter.match_failure(op, "a result is of no type of C")
        regions = (Region(), Region())
        made = emitc.IfOp.build_generic((adaptor.condition,), result_types=(), regions=regions)
        parts.effect(made)
        results = self.load(variables, parts)
        for source, target in zip((op.then_region, op.else_region), made.regions, strict=True):
            if source.blocks and not self.move(op, source, target, variables, rewriter):
                return rewriter.match_failure(op, "a yielded value cannot be converted")
        rewriter.replace_op(op, results)
        return True


class IndexSwitchLowering(_WithVariables):
    """Lowers to `emitc.switch`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = CBuilder(op, rewriter)
        variables = self.variables(op.result_types, parts)
        if variables is None:
            return rewriter.match_failure(op, "a result is of no type of C")
        made = emitc.SwitchOp.build(
            adaptor.arg,
            op.cases,
            default_region=Region(),
            case_regions=[Region() for _ in op.cases],
        )
        parts.effect(made)
        results = self.load(variables, parts)
        for source, target in zip(op.regions, made.regions, strict=True):
            if not self.move(op, source, target, variables, rewriter):
                return rewriter.match_failure(op, "a yielded value cannot be converted")
        rewriter.replace_op(op, results)
        return True


class WhileLowering(_WithVariables):
    """Lowers to `emitc.do`: the body runs if the condition holds, and the loop ends if it does not."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = CBuilder(op, rewriter)
        is_idle = _is_idle(op)
        variables = self.variables(op.result_types, parts)
        carried: list[Value] = []
        for operand, value in zip(op.operands, adaptor.operands, strict=True):
            made = self.variables([operand.type], parts)
            if made is None:
                break
            self.assign([value], made, parts)
            carried += made
        if variables is None or len(carried) < len(op.operands):
            return rewriter.match_failure(op, "a value is of no type of C")
        condition = parts.variable(emitc.LValueType.get(i1))
        body, test = Region(), Region()
        block, last = Block(), Block()
        body.append(block)
        test.append(last)
        parts.effect(emitc.DoOp.build_generic((), result_types=(), regions=(body, test)))
        results = self.load(variables, parts)

        rewriter.insertion_point = InsertionPoint.at_end(block)
        values = self.load(carried, parts)
        rewriter.merge_blocks(op.before.entry_block, block, values)
        terminator = block.last
        assert isinstance(terminator, scf.ConditionOp)
        rewriter.insertion_point = InsertionPoint.before(terminator)
        converted = rewriter.remapped_values(terminator.operands)
        if converted is None:
            return rewriter.match_failure(op, "a condition cannot be converted")
        holds, *passed = [value for each in converted for value in each]
        self.assign(passed, variables, parts)
        self.assign([holds], [condition], parts)
        after = op.after.entry_block
        if not is_idle:
            inner = Block()
            then = Region()
            then.append(inner)
            branch = emitc.IfOp.build_generic((holds,), result_types=(), regions=(then, Region()))
            parts.effect(branch)
            rewriter.merge_blocks(after, inner, passed)
            assert inner.last is not None
            if not self.end(op, inner.last, carried, rewriter):
                return rewriter.match_failure(op, "a yielded value cannot be converted")
        rewriter.erase_op(terminator)

        rewriter.insertion_point = InsertionPoint.at_end(last)
        expression = Region()
        content = Block([condition.type], [op.location])
        expression.append(content)
        found = parts.insert(emitc.ExpressionOp.build(i1, (condition,), region=expression))
        parts.effect(emitc.YieldOp.build(result=found))
        rewriter.insertion_point = InsertionPoint.at_end(content)
        value = parts.insert(emitc.LoadOp.build(content.arguments[0]))
        parts.effect(emitc.YieldOp.build(result=value))
        rewriter.replace_op(op, results)
        return True


def _is_idle(loop: scf.WhileOp) -> bool:
    """Whether the body does nothing, and what comes to the condition is what it passed on itself.

    MLIR takes the second for granted where the first holds.
    """
    body = loop.after.entry_block
    condition, end = loop.before.entry_block.last, body.last
    assert isinstance(condition, scf.ConditionOp) and end is not None
    if body.first is not end:
        return False
    passed: dict[Value, Value] = dict(zip(body.arguments, condition.args, strict=True))
    return all(
        passed.get(value) is argument
        for value, argument in zip(end.operands, loop.before.entry_block.arguments, strict=True)
    )


def scf_to_emitc(converter: TypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `scf`."""
    yield ForLowering("scf.for", converter)
    yield IfLowering("scf.if", converter)
    yield IndexSwitchLowering("scf.index_switch", converter)
    yield WhileLowering("scf.while", converter)


@register_pass
class SCFToEmitC(Pass):
    """Lowers structured control flow to that of C."""

    ARGUMENT = "convert-scf-to-emitc"
    NAME = "SCFToEmitC"
    SUMMARY = "Convert SCF dialect to EmitC dialect, maintaining structured control flow"

    def run_on_operation(self, op: Operation) -> None:
        target = emitc_target()
        target.add_illegal_op("scf.for", "scf.if", "scf.index_switch", "scf.while")
        target.mark_unknown_op_legal()
        apply_partial_conversion(op, target, scf_to_emitc(emitc_type_converter()))
