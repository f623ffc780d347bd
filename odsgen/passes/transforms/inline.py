"""`inline`: puts the bodies of functions in the places of their calls (MLIR: `InlinerInterfaceImpl`, `Inliner`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from odsgen.passes.base import Pass, Statistic
from odsgen.passes.callable_uses import CallableUses
from odsgen.passes.inlining import can_be_inlined, inline_call
from odsgen.passes.manager import OpPassManager
from odsgen.passes.options import text, texts, unsigned
from odsgen.passes.pipeline_text import PipelineError, parse_passes, split_anchor
from odsgen.passes.registry import register_pass
from odsgen.runtime.base.interface import MissingMethodError, as_interface, has_interface
from odsgen.runtime.builtin.attributes import SymbolRefAttr
from odsgen.runtime.interfaces.calls import CallableOpInterface, CallOpInterface
from odsgen.runtime.ir.symbol_table import (
    SymbolTableCollection,
    is_symbol_table,
)
from odsgen.runtime.ir.traits import IsIsolatedFromAbove, IsTerminator, SingleBlock

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region

_NO_LIMIT = (1 << 32) - 1


class _History(NamedTuple):
    """The callee whose inlined body a call came from, and the history of the call that it replaced."""

    callee: Operation
    before: _History | None


def _includes(history: _History | None, callee: Operation) -> bool:
    """Whether a call came from inlining this callee: functions that call each other would be inlined without end."""
    while history is not None:
        if history.callee is callee:
            return True
        history = history.before
    return False


@register_pass
class Inliner(Pass):
    """Inlines calls, those of what calls nothing first, and simplifies what that gives."""

    ARGUMENT = "inline"
    NAME = "Inliner"
    SUMMARY = "Inline function calls"

    default_pipeline = text(
        "default-pipeline",
        "canonicalize",
        "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList",
    )
    op_pipelines = texts(
        "op-pipelines",
        "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)",
    )
    max_iterations = unsigned(
        "max-iterations", 4, "Maximum number of iterations when inlining within an SCC"
    )
    inlining_threshold = unsigned(
        "inlining-threshold",
        _NO_LIMIT,
        "If the ratio between the number of the operations in the callee and the number of the operations "
        "in the caller exceeds this value (in percentage), then the callee is not inlined even if it is "
        "legal to inline it",
    )

    num_inlined = Statistic("num-inlined", "Number of calls inlined")

    def run_on_operation(self, op: Operation) -> None:
        """Inline what is called inside a symbol table."""
        if not is_symbol_table(op):
            message = " was scheduled to run under the inliner, but does not define a symbol table"
            self.signal_failure(op.op_error(message))
            return
        pipelines: dict[str, OpPassManager] = {}
        for entry in self.op_pipelines:
            anchor, inner = split_anchor(entry)
            pipelines[anchor] = OpPassManager(anchor)
            parse_passes(inner, pipelines[anchor])
        graph = _CallGraph(op)
        uses = CallableUses(op, graph.callables)
        for component in graph.components():
            for _ in range(self.max_iterations):
                for callable_op in component:
                    if self._optimize(callable_op, graph, pipelines):
                        uses.recompute(callable_op)
                if not self._inline_calls(component, graph, uses):
                    break
        for dead in graph.dead:
            dead.erase()

    def _optimize(
        self, op: Operation, graph: _CallGraph, pipelines: dict[str, OpPassManager]
    ) -> bool:
        """Run the pipeline for a callable; False if that is not to be changed."""
        if op in graph.dead or IsIsolatedFromAbove not in op.TRAITS:
            return False
        if any(inner in graph.callables for inner in op.walk() if inner is not op):
            return False
        manager = pipelines.get(op.name)
        if manager is None:
            if not self.default_pipeline:
                return True
            manager = OpPassManager(op.name)
            try:
                parse_passes(self.default_pipeline, manager)
            except PipelineError as error:
                self.signal_failure(op.error(str(error)))
                return False
        self.run_pipeline(manager, op)
        return True

    def _inline_calls(
        self, component: list[Operation], graph: _CallGraph, uses: CallableUses
    ) -> bool:
        """Inline the calls in some callables; whether there were any."""
        tables = SymbolTableCollection()
        calls: list[tuple[Operation, Operation, Operation, _History | None]] = []
        for caller in component:
            if caller not in graph.dead and uses.is_dead(caller):
                graph.dead[caller] = None
            if caller not in graph.dead:
                calls += [(*found, None) for found in graph.calls_in(caller, tables)]
        changed = False
        number = 0
        while number < len(calls):
            call, caller, callee, history = calls[number]
            number += 1
            if caller in graph.dead or _includes(history, callee):
                continue
            if not self._should_inline(call, caller, callee, graph):
                continue
            in_place = uses.has_one_use_and_is_discardable(callee)
            if not can_be_inlined(call, callee, would_be_cloned=not in_place):
                continue
            uses.drop_call(caller, call)
            uses.merge(callee, caller)
            if in_place:
                uses.erase(callee)
                graph.dead[callee] = None
            new = inline_call(call, callee, clone=not in_place)
            history = _History(callee, history)
            for inner in new:
                for found in [inner] if not inner.regions else list(inner.walk()):
                    target = graph.callee_of(found, tables)
                    if target is not None:
                        calls.append((found, caller, target, history))
            changed = True
            self.num_inlined += 1
        return changed

    def _should_inline(
        self, call: Operation, caller: Operation, callee: Operation, graph: _CallGraph
    ) -> bool:
        if IsTerminator in call.TRAITS or callee in graph.dead:
            return False
        interface = as_interface(call, CallOpInterface)
        reference = None if interface is None else interface.callable_for_callee
        if isinstance(reference, SymbolRefAttr) and reference.nested:
            return False  # as in MLIR, which leaves nested references alone
        targets = graph.edges.get(callee, {})
        if callee in targets or caller in targets or callee.is_ancestor(call):
            return False
        region = graph.region_of(callee)
        parent = call.parent_op
        if region is None or parent is None:
            return False
        if len(region) > 1 and parent.name != callee.name and SingleBlock in parent.TRAITS:
            return False
        if self.inlining_threshold == _NO_LIMIT:
            return True
        caller_size = sum(1 for _ in caller.walk()) - 1
        callee_size = sum(1 for _ in callee.walk()) - 1
        return not caller_size or callee_size * 100 <= self.inlining_threshold * caller_size


class _CallGraph:
    """The call graph of a symbol table."""

    def __init__(self, root: Operation) -> None:
        self.root = root
        self.callables: dict[Operation, None] = {}
        self.edges: dict[Operation, dict[Operation, None]] = {}
        self.dead: dict[Operation, None] = {}
        for op in root.walk():
            if self.region_of(op) is not None:
                self.callables[op] = None
        tables = SymbolTableCollection()
        for caller in self.callables:
            self.edges[caller] = {callee: None for _, _, callee in self.calls_in(caller, tables)}

    def region_of(self, op: Operation) -> Region | None:
        """The body of what can be called; None for anything else."""
        if not has_interface(op, CallableOpInterface):
            return None
        interface = as_interface(op, CallableOpInterface)
        try:
            region = None if interface is None else interface.callable_region
        except MissingMethodError:  # nobody has written it yet
            return None
        return region if region is not None and region.blocks else None

    def callee_of(self, op: Operation, tables: SymbolTableCollection) -> Operation | None:
        """The callable that an operation calls; None if it calls none that has a body here."""
        if not has_interface(op, CallOpInterface):
            return None
        call = as_interface(op, CallOpInterface)
        try:
            callee = None if call is None else call.resolve_callable(tables)
        except MissingMethodError:  # nobody has written it yet
            return None
        return callee if callee in self.callables else None

    def calls_in(
        self, caller: Operation, tables: SymbolTableCollection
    ) -> list[tuple[Operation, Operation, Operation]]:
        """The calls in a callable, with it and with what they call; those in callables inside belong to these."""
        found = []
        region = self.region_of(caller)
        pending = [] if region is None else [op for block in region.blocks for op in block]
        pending.reverse()
        while pending:
            op = pending.pop()
            callee = self.callee_of(op, tables)
            if callee is not None:
                found.append((op, caller, callee))
            if op.regions and op not in self.callables:
                inside = [o for inner in op.regions for block in inner.blocks for o in block]
                pending += reversed(inside)
        return found

    def components(self) -> list[list[Operation]]:
        """The callables that call each other, those that call no others first."""
        order: list[list[Operation]] = []
        numbers: dict[Operation, int] = {}
        lowest: dict[Operation, int] = {}
        stack: list[Operation] = []
        on_stack: set[Operation] = set()
        for root in self.callables:
            if root in numbers:
                continue
            path = [(root, iter(self.edges[root]))]
            numbers[root] = lowest[root] = len(numbers)
            stack.append(root)
            on_stack.add(root)
            while path:
                op, rest = path[-1]
                for callee in rest:
                    if callee not in numbers:
                        numbers[callee] = lowest[callee] = len(numbers)
                        stack.append(callee)
                        on_stack.add(callee)
                        path.append((callee, iter(self.edges[callee])))
                        break
                    if callee in on_stack:
                        lowest[op] = min(lowest[op], numbers[callee])
                else:
                    path.pop()
                    if path:
                        above = path[-1][0]
                        lowest[above] = min(lowest[above], lowest[op])
                    if lowest[op] == numbers[op]:
                        component: list[Operation] = []
                        while True:
                            member = stack.pop()
                            on_stack.discard(member)
                            component.append(member)
                            if member is op:
                                break
                        order.append(component)
        return order
