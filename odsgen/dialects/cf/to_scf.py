"""`lift-cf-to-scf`: blocks and branches become loops and conditions (MLIR: `transformCFGToSCF`).

First each kind of return gets one block.  Then, from the entry of the function and of each region that is made on the way:
the cycles of blocks become loops with one entry, one block that repeats or leaves, and results; what follows the first branch
becomes regions of a condition, and what comes after it goes on in the same block.  Where several edges must be one, they go to a
*multiplexer*: a block with the arguments of all their targets and a number that says to which of them to go on.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from odsgen.dialects.cf.edges import Edge, components, passed_on
from odsgen.dialects.cf.multiplexers import Multiplexer, RegionParts, add_arguments_of
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    Block,
    BranchOpInterface,
    DenseIntElementsAttr,
    Diagnostic,
    Location,
    Operation,
    Region,
    Severity,
    Type,
    Value,
    VerifyError,
    as_interface,
    i1,
    index,
    is_memory_effect_free,
)
from odsgen.runtime.ir.dominance import DominatorTree
from odsgen_dialects import arith, cf, func, scf, ub


class _Loop(NamedTuple):
    """The edges of a cycle of blocks: into it, out of it, and back to where it is entered."""

    entries: list[Edge]
    exits: list[Edge]
    backs: list[Edge]


class _Lifting(RegionParts):
    """Lifts one region."""

    def __init__(self, region: Region) -> None:
        super().__init__(region)
        self._exits: dict[Hashable, Block] = {}
        self._trees: dict[Region, DominatorTree] = {}
        self._children: dict[Region, dict[Block, list[Block]]] = {}

    def run(self) -> None:
        """Lift it, from its entry on."""
        self._check()
        for block in self.region.blocks:
            if not block.successors:
                self._combine_exit(_terminator(block))
        pending = [(self.region.entry_block, True)]
        while pending:
            block, has_cycles = pending.pop()
            if has_cycles:
                bodies = self._lift_cycles(block)
                if bodies:
                    self._forget_dominance(block)
                pending += [(body, True) for body in bodies]
            # What branches lead to has been lifted with the rest.
            pending += [(entry, False) for entry in self._lift_branch(block)]

    def _check(self) -> None:
        for block in self.region.blocks[1:]:
            if not block.has_uses:
                raise _refusal(block.operations[0], "unreachable blocks")
        for block in self.region.blocks:
            for op in block.walk(post_order=True):
                if not op.successors:
                    continue
                branch = as_interface(op, BranchOpInterface)
                if branch is None:
                    what = "terminators with successors not implementing BranchOpInterface"
                    raise _refusal(op, what)
                if not is_memory_effect_free(op):
                    raise _refusal(op, "terminators with side effects")
                for number in range(len(op.successors)):
                    if None in branch.successor_operands(number):
                        what = "operations with operation-produced successor operands"
                        raise _refusal(op, what)

    # --- small parts ----------------------------------------------------------------------------------------------------

    def _tree(self, block: Block) -> DominatorTree:
        region = block.parent_region
        assert region is not None
        if region not in self._trees:
            self._trees[region] = DominatorTree(region)
        return self._trees[region]

    def _forget_dominance(self, block: Block) -> None:
        assert block.parent_region is not None
        self._trees.pop(block.parent_region, None)
        self._children.pop(block.parent_region, None)

    def _combine_exit(self, op: Operation) -> None:
        """Let a return branch to the only one of its kind."""
        key = (
            op.name,
            op.operand_types,
            frozenset(op.attributes.items()),
            frozenset(op.properties_as_attributes().items()),
        )
        known = self._exits.get(key)
        block, location = op.parent_block, op.location
        assert block is not None
        if known is block:
            return
        if known is None:
            made = self._exits[key] = self.region.append(Block())
            for type in op.operand_types:
                made.add_argument(type, location)
            values = op.operands
            made.append(op.remove())
            op.operands = made.arguments
        else:
            made, values = known, op.operands
            op.erase()
        self.switch(location, block, self.number(0), [(0, made, values)])

    # --- loops ----------------------------------------------------------------------------------------------------------

    def _lift_cycles(self, entry: Block) -> list[Block]:
        """Lift the outermost cycles that can be reached from a block; returns the entries of the bodies."""
        bodies = []
        for blocks in list(components(entry)):
            if len(blocks) > 1 or blocks[0] in blocks[0].successors:
                bodies.append(self._lift_cycle(dict.fromkeys(blocks)))
        return bodies

    def _lift_cycle(self, blocks: dict[Block, None]) -> Block:
        loop = self._edges_of_cycle(blocks)
        header = self.edges.target(loop.entries[0])
        if len(loop.entries) > 1:
            header = self.single_entry(_terminator(header).location, [*loop.entries, *loop.backs])
        blocks[header] = None
        latch, end = self._single_exit(_terminator(header).location, loop)
        condition = latch.arguments[-1]
        blocks[latch] = None
        repeated = self._give_results(header, latch, end, blocks)

        around, region = Block(), header.parent_region
        assert region is not None
        region.insert_before(header, around)
        add_arguments_of(around, header)
        body = Region()
        for block in (header, *(b for b in blocks if b is not header and b is not latch), latch):
            assert block.parent_region is not None
            block.parent_region.remove(block)
            body.append(block)
        old = _terminator(latch)
        location = old.location
        self.edges.forget(old)
        old.erase()
        types = [argument.type for argument in around.arguments]
        repeats = latch.append(arith.TruncIOp.build(i1, condition, location=location)).results[0]
        latch.append(scf.ConditionOp.build(repeats, repeated, location=location))
        after = Block(types)
        for argument in after.arguments:
            argument.location = location
        after.append(scf.YieldOp.build(after.arguments, location=location))
        made = scf.WhileOp.build(
            types, around.arguments, before=body, after=Region([after]), location=location
        )
        around.append(made)
        for argument, result in zip(end.arguments, made.results, strict=True):
            argument.replace_all_uses_with(result)
        self.edges.redirect_all(header, around)
        self.edges.splice(end, around)
        return header

    def _edges_of_cycle(self, blocks: dict[Block, None]) -> _Loop:
        loop = _Loop([], [], [])
        entered = set()
        for block in blocks:
            for edge in self.edges.into(block):
                if edge.block not in blocks:
                    loop.entries.append(edge)
                    entered.add(block)
            loop.exits.extend(
                e for e in self.edges.out_of(block) if self.edges.target(e) not in blocks
            )
        for block in blocks:
            loop.backs.extend(
                e for e in self.edges.out_of(block) if self.edges.target(e) in entered
            )
        return loop

    def _single_exit(self, location: Location, loop: _Loop) -> tuple[Block, Block]:
        """Let a loop be repeated and left from one block; returns that, and the block behind the loop."""
        header = self.edges.target(loop.backs[0])
        targets = [self.edges.target(edge) for edge in (*loop.backs, *loop.exits)]
        made = Multiplexer(self, location, targets, flag=True)
        latch, end = made.block, Block()
        region = latch.parent_region
        assert region is not None
        region.insert_after(latch, end)
        for edge in loop.backs:
            made.redirect(edge, self.number(1))
        for edge in loop.exits:
            made.redirect(edge, self.number(0))
        passed = latch.arguments[: len(header.arguments)]
        flag = latch.arguments[-1]
        self.switch(flag.location, latch, flag, [(0, end, ()), (1, header, passed)])
        if loop.exits:
            made.go_on(location, end, header)
        else:
            self._never_ends(location, end)
        return latch, end

    def _never_ends(self, location: Location, block: Block) -> None:
        """End a block that control never reaches."""
        assert block.parent_op is not None
        parent = block.parent_op
        if not isinstance(parent, func.FuncOp):
            message = f"Cannot create unreachable terminator for '{parent.name}'"
            raise VerifyError([Diagnostic(Severity.ERROR, location, message)])
        values = [
            block.append(ub.PoisonOp.build(type, location=location)).results[0]
            for type in parent.function_type.results
        ]
        self._combine_exit(block.append(func.ReturnOp.build(values, location=location)))

    def _give_results(
        self, header: Block, latch: Block, end: Block, blocks: dict[Block, None]
    ) -> list[Value]:
        """Pass what is used behind a loop on as the loop's results; returns what it passes to the next iteration."""
        leave, repeat = self.edges.out_of(latch)
        if self.edges.target(leave) is header:
            leave, repeat = repeat, leave
        repeated = list(passed_on(repeat))
        for value in repeated:
            argument = end.add_argument(value.type, value.location)
            self.edges.pass_more(leave, [value])
            value.replace_uses_with_if(argument, lambda use: use.owner.parent_block not in blocks)
        before = {block: block.arguments for block in (header, latch)}
        for block in tuple(blocks):
            values: list[Value] = [*before.get(block, block.arguments)]
            for op in block:
                values += op.results
            for value in values:
                self._give_result(value, block, (header, latch, end), blocks, repeated)
        for edge in self.edges.into(header):
            if edge.block is not latch:
                missing = header.arguments[len(passed_on(edge)) :]
                self.edges.pass_more(edge, [self.poison(a.type) for a in missing])
        return repeated

    def _give_result(
        self,
        value: Value,
        block: Block,
        parts: tuple[Block, Block, Block],
        blocks: dict[Block, None],
        repeated: list[Value],
    ) -> None:
        header, latch, end = parts
        outside = {
            user for user in value.users if _ancestor(user, header.parent_region) not in blocks
        }
        if not outside:
            return
        result = end.add_argument(value.type, value.location)
        header.add_argument(value.type, value.location)
        passed = value
        into = self.edges.into(latch)
        tree = self._tree(block)
        if block is not latch and not all(tree.dominates(block, edge.block) for edge in into):
            passed = latch.add_argument(value.type, value.location)
            for edge in into:
                known = tree.dominates(block, edge.block)
                self.edges.pass_more(edge, [value if known else self.poison(value.type)])
        repeated.append(passed)
        for edge in self.edges.out_of(latch):
            self.edges.pass_more(edge, [passed])
        value.replace_uses_with_if(result, lambda use: use.owner in outside)

    # --- conditions -----------------------------------------------------------------------------------------------------

    def _lift_branch(self, entry: Block) -> list[Block]:
        """Lift the branch at the end of a block; returns the blocks from which to go on."""
        edges = self.edges.out_of(entry)
        if not edges:
            return []
        if len(edges) == 1:
            target = self.edges.target(edges[0])
            for argument, value in zip(target.arguments, passed_on(edges[0]), strict=True):
                argument.replace_all_uses_with(value)
            self._end(entry)
            self.edges.splice(target, entry)
            return [entry]

        branches = [self._dominated(entry, self.edges.target(edge)) for edge in edges]
        returns, goes_on = False, []
        is_needed = False
        for edge, branch in zip(edges, branches, strict=True):
            if not branch:
                goes_on.append(edge)
                is_needed = True
            inside = set(branch)
            for block in branch:
                if not block.successors:
                    returns = True
                    goes_on += self.edges.into(block)
                for out in self.edges.out_of(block):
                    if self.edges.target(out) not in inside:
                        goes_on.append(out)
                        is_needed = True
        if not is_needed:
            return list(entry.successors)

        targets = {self.edges.target(edge): None for edge in goes_on}
        continuation = next(iter(targets))
        if len(targets) > 1 or returns:
            location = _terminator(goes_on[0].block).location
            continuation = self.single_entry(location, goes_on)
        if returns:  # which stand in the continuation now
            self._forget_dominance(entry)
            return [entry]
        return [*self._make_condition(entry, edges, branches, continuation), entry]

    def _dominated(self, entry: Block, target: Block) -> list[Block]:
        """The blocks that only an edge leads to, parents first."""
        if [edge.block for edge in self.edges.into(target)] != [entry]:
            return []
        region = target.parent_region
        assert region is not None
        if region not in self._children:
            self._children[region] = self._tree(target).children()
        children = self._children[region]
        found, pending = [], [target]
        while pending:
            block = pending.pop()
            found.append(block)
            pending += reversed(children.get(block, ()))
        return found

    def _make_condition(
        self,
        entry: Block,
        edges: Sequence[Edge],
        branches: Sequence[list[Block]],
        continuation: Block,
    ) -> list[Block]:
        """Make regions of the branches; returns their entries."""
        regions: list[Region] = []
        entries: list[Block] = []
        empty: list[tuple[Block, Sequence[Value]]] = []
        for edge, branch in zip(edges, branches, strict=True):
            region = Region()
            regions.append(region)
            if not branch:
                block = region.append(Block())
                empty.append((block, passed_on(edge)))
                continue
            self._move(branch, region, continuation, empty)
            first = region.entry_block
            for argument, value in zip(first.arguments, passed_on(edge), strict=True):
                argument.replace_all_uses_with(value)
            self.edges.pass_nothing(edge)
            first.erase_arguments(range(len(first.arguments)))
            entries.append(first)

        branch_op = _terminator(entry)
        types = [argument.type for argument in continuation.arguments]
        made = self._conditional(branch_op, types, regions)
        self._end(entry)
        for op in made:
            entry.append(op)
        condition = made[-1]
        for block, values in empty:
            block.append(scf.YieldOp.build(values, location=condition.location))
        for edge in self.edges.into(continuation):
            user = _terminator(edge.block)
            end = scf.YieldOp.build(passed_on(edge), location=user.location)
            self._end(edge.block)
            edge.block.append(end)
        for argument, result in zip(continuation.arguments, condition.results, strict=True):
            argument.replace_all_uses_with(result)
        self.edges.splice(continuation, entry)
        return entries

    def _move(
        self,
        branch: Sequence[Block],
        region: Region,
        continuation: Block,
        empty: list[tuple[Block, Sequence[Value]]],
    ) -> None:
        """Move the blocks of a branch to its region; one of them goes on to the continuation."""
        single: Block | None = None
        previous: Edge | None = None
        for block in branch:
            for edge in self.edges.out_of(block):
                if self.edges.target(edge) is not continuation:
                    continue
                if previous is None:
                    previous = edge
                    continue
                if single is None:
                    single = Block()
                    add_arguments_of(single, continuation)
                    self.edges.redirect(previous, single, passed_on(previous))
                    empty.append((single, single.arguments))
                self.edges.redirect(edge, single, passed_on(edge))
            assert block.parent_region is not None
            block.parent_region.remove(block)
            region.append(block)
        if single is not None:
            region.append(single)

    def _conditional(
        self, op: Operation, types: Sequence[Type], regions: Sequence[Region]
    ) -> list[Operation]:
        """The condition that takes the place of a branch."""
        location = op.location
        if isinstance(op, cf.CondBranchOp):
            return [
                scf.IfOp.build_generic(
                    operands=[op.condition], result_types=types, regions=regions, location=location
                )
            ]
        if isinstance(op, cf.SwitchOp):
            cast = arith.IndexCastUIOp.build(index, op.flag, location=location)
            values = op.case_values
            cases = [] if values is None else list(_all_bits(values))
            made = scf.IndexSwitchOp.build(
                types,
                cast.results[0],
                cases,
                default_region=regions[0],
                case_regions=regions[1:],
                location=location,
            )
            return [cast, made]
        raise op.op_error("Cannot convert unknown control flow op to structured control flow")

    def _end(self, block: Block) -> None:
        """Erase the branch at the end of a block."""
        op = _terminator(block)
        self.edges.forget(op)
        op.erase()


def _all_bits(values: DenseIntElementsAttr) -> Sequence[int]:
    bits = values.number_bits()
    return list(bits) * values.type.num_elements if values.is_splat else bits


def _terminator(block: Block) -> Operation:
    last = block.last
    assert last is not None
    return last


def _refusal(op: Operation, what: str) -> VerifyError:
    return op.op_error(f"transformation does not support {what}")


def _ancestor(op: Operation, region: Region | None) -> Block | None:
    """The block of a region in which an operation stands, at any depth."""
    block = op.parent_block
    while block is not None and block.parent_region is not region:
        parent = block.parent_op
        block = None if parent is None else parent.parent_block
    return block


@register_pass
class LiftControlFlowToSCFPass(Pass):
    """Lifts the regions of functions with several blocks."""

    ARGUMENT = "lift-cf-to-scf"
    NAME = "LiftControlFlowToSCFPass"
    SUMMARY = "Lift ControlFlow dialect to SCF dialect"
    REWRITES = ("cf.br", "cf.cond_br", "cf.switch")

    def run_on_operation(self, op: Operation) -> None:
        try:
            for function in list(op.walk(func.FuncOp, post_order=True)):
                for inner in list(function.walk(post_order=True)):
                    for region in inner.regions:
                        if len(region.blocks) > 1:
                            _Lifting(region).run()
        except VerifyError as error:
            self.signal_failure(error)
