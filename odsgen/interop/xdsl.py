"""Programs to and from xDSL, in the generic form; locations as objects, since xDSL reads fewer kinds than there are."""

from __future__ import annotations

import sys
from importlib import import_module
from io import StringIO
from typing import Any

from odsgen.interop.errors import GENERIC_FORM, InteropError, refusal
from odsgen.interop.passes import Passes, name_of, runner_of
from odsgen.runtime.builtin.locations import FileLineColLoc, FileLineColRange, Location
from odsgen.runtime.builtin.nested_locations import CallSiteLoc, FusedLoc, NameLoc
from odsgen.runtime.diagnostics import Diagnostic, DiagnosticError, Severity
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.parser.toplevel import parse_source
from odsgen.runtime.printer import print_ir
from odsgen.runtime.registry.context import Context
from odsgen.runtime.support.source import SourceFile


def to_xdsl(op: Operation, context: Any = None) -> Any:
    """The operation as one of xDSL's, in a context of xDSL; without one, all dialects of xDSL are known, and others allowed.

    Of a range in a file, xDSL has the start, and of fused locations no metadata. Raises InteropError where xDSL refuses it.
    """
    if not isinstance(op, Operation):
        raise TypeError(f"expected an operation of odsgen, got {op!r}")
    context_class = _xdsl("context").Context
    if context is None:
        context = context_class(allow_unregistered=True)
        for name, factory in _xdsl("dialects").get_all_dialects().items():
            context.register_dialect(name, factory)
    elif not isinstance(context, context_class):
        raise TypeError(f"expected a Context of xDSL, got {context!r}")
    else:
        loaded = [dialect.name for dialect in context.loaded_dialects]
        if "builtin" not in (*loaded, *context.registered_dialect_names):
            context.load_dialect(_xdsl("dialects.builtin").Builtin)
    text = print_ir(op, generic=True)
    try:
        parser = _xdsl("parser").Parser(context, text, GENERIC_FORM)
        made = parser.parse_module() if op.name == "builtin.module" else parser.parse_op()
        made.verify()
        _give_locations(op, made)
    except RecursionError:
        raise refusal("the program is nested too deep for xDSL", op.location) from None
    except (
        Exception
    ) as error:  # whichever of its constraints it breaks, in whichever class xDSL tells
        raise _their_error(error, text) from None
    return made


def from_xdsl(op: Any, context: Context | None = None) -> Operation:
    """An operation of xDSL as one of ours, with its locations.

    Without a context, dialects that odsgen does not know are kept as they are written. Raises InteropError where it is not
    read, and TypeError for what is no operation of xDSL.
    """
    if "xdsl.ir" not in sys.modules or not isinstance(op, _xdsl("ir").Operation):
        raise TypeError(f"expected an operation of xDSL, got {op!r}")
    stream = StringIO()
    _xdsl("printer").Printer(stream, print_generic_format=True, print_debuginfo=True).print_op(op)
    source = SourceFile(stream.getvalue(), GENERIC_FORM)
    try:
        root = parse_source(
            source, Context(allow_unregistered=True) if context is None else context
        )
    except DiagnosticError as error:
        for diagnostic in error.diagnostics:
            diagnostic.attach_hint(f"in '{op.name}' of xDSL")
        raise InteropError(error.diagnostics, error.source) from None
    if op.name == "builtin.module":
        return root
    block = root.regions[0].blocks[0]
    made = block.remove(block.operations[0])
    made.parse_context = root.parse_context
    return made


def update_xdsl(target: Any, op: Operation, context: Any = None) -> None:
    """Give an operation of xDSL the attributes and regions of one of ours of its name, in place."""
    made = to_xdsl(op, context)
    if made.name != target.name or len(made.regions) != len(target.regions):
        raise TypeError(f"'{made.name}' cannot be put in the place of '{target.name}'")
    target.attributes = made.attributes
    target.properties = made.properties
    target.location = made.location
    for old, new in zip(target.regions, made.regions, strict=True):
        for block in list(old.blocks):
            old.erase_block(block, safe_erase=False)
        new.move_blocks(old)


def run_passes(target: Any, passes: Passes, context: Context | None = None) -> None:
    """Run passes of ours on an operation of xDSL, in place.

    `passes`: the text of a pipeline, a pass manager, or a function that changes the program that it is given.
    """
    op = from_xdsl(target, context)
    runner_of(passes)(op)
    op.verify()
    update_xdsl(target, op)


def as_pass(passes: Passes, context: Context | None = None) -> Any:
    """Passes of ours as a `ModulePass` of xDSL, for its pipelines."""
    run_ours = runner_of(passes)

    def apply(self: Any, ctx: Any, op: Any) -> None:
        """Run the passes; raises PassFailedException with our diagnostics."""
        try:
            program = from_xdsl(op, context)
            run_ours(program)
            program.verify()
            update_xdsl(op, program, ctx)
        except DiagnosticError as error:
            raise _xdsl("utils.exceptions").PassFailedException(str(error)) from error

    pass_class = _xdsl("passes").ModulePass
    return type("OdsgenPass", (pass_class,), {"name": name_of(passes), "apply": apply})()


def _xdsl(name: str) -> Any:
    """A module of xDSL, which need not be installed before it is asked for."""
    return import_module(f"xdsl.{name}")


def _give_locations(op: Operation, made: Any) -> None:
    """Give the locations of a program of ours to the same one of xDSL."""
    locations = _Locations()
    for ours, theirs in zip(op.walk(), made.walk(), strict=True):
        theirs.location = locations[ours.location]
        for region, there in zip(ours.regions, theirs.regions, strict=True):
            for block, their_block in zip(region.blocks, there.blocks, strict=True):
                for argument, its in zip(block.arguments, their_block.args, strict=True):
                    its.location = locations[argument.location]


class _Locations(dict[Location, Any]):
    """The locations of xDSL, by ours."""

    def __missing__(self, location: Location) -> Any:
        builtin = _xdsl("dialects.builtin")
        if isinstance(location, FileLineColRange):
            made = builtin.FileLineColLoc(
                builtin.StringAttr(location.filename),
                builtin.IntAttr(location.start_line),
                builtin.IntAttr(location.start_column),
            )
        elif isinstance(location, NameLoc):
            made = builtin.NameLoc(builtin.StringAttr(location.name), self[location.child])
        elif isinstance(location, CallSiteLoc):
            made = builtin.CallSiteLoc(self[location.callee], self[location.caller])
        elif isinstance(location, FusedLoc):
            parts = tuple(self[each] for each in location.locations)
            made = builtin.FusedLoc(parts, builtin.NoneAttr())
        else:
            made = builtin.UnknownLoc()
        self[location] = made
        return made


def _their_error(error: Exception, text: str) -> InteropError:
    """An error of xDSL, at its place in the text where it has one."""
    span = getattr(error, "span", None)
    message = getattr(error, "msg", None) or str(error) or type(error).__name__
    start = getattr(span, "start", None)
    if not isinstance(start, int):
        return refusal(f"xDSL refuses the program: {message}")
    line = text.count("\n", 0, start) + 1
    column = start - (text.rfind("\n", 0, start) + 1) + 1
    location = FileLineColLoc.get(GENERIC_FORM, line, column)
    note = Diagnostic(Severity.NOTE, location, "refused by xDSL")
    return refusal(str(message), location, [note], text)
