"""Programs to and from MLIR's Python bindings, of whatever package: `jaxlib.mlir`, `iree.compiler`, `torch_mlir`, `mlir`.

The package is that of the context or the operation that is given. Programs cross in bytecode between equal releases of MLIR,
else in the generic form, which names each property: bytecode has them in the order of the release that wrote it, and the
older bytecode that names them leaves out those that are no attributes, without a word.
"""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Any

from odsgen.bytecode import PRODUCER, parse_file, write_bytecode
from odsgen.bytecode.toplevel import BytecodeFile
from odsgen.interop.errors import GENERIC_FORM, InteropError, location_of, refusal
from odsgen.interop.passes import Passes, name_of, runner_of
from odsgen.runtime.builtin.locations import Location
from odsgen.runtime.diagnostics import Diagnostic, DiagnosticError, Severity
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.traits import IsIsolatedFromAbove
from odsgen.runtime.parser.toplevel import parse_source
from odsgen.runtime.printer import print_ir
from odsgen.runtime.registry.context import Context
from odsgen.runtime.support.source import SourceFile

_SEVERITIES = {each.name: each for each in Severity}

#: The releases of MLIR in the packages, by the names of their modules.
_releases: dict[str, str] = {}


def to_bindings(op: Operation, context: Any) -> Any:
    """The operation in a context of MLIR's bindings, with its locations: a `Module` for a `builtin.module`, else an `Operation`.

    Raises InteropError where the bindings refuse it, and TypeError for what is no context of theirs.
    """
    ir = _bindings_of(context, "Context")
    if not isinstance(op, Operation):
        raise TypeError(f"expected an operation of odsgen, got {op!r}")
    _check_is_whole(op)
    is_module = op.name == "builtin.module"
    module = _from_bytecode(op, ir, context)
    if module is None:
        module = _from_text(op, ir, context)
    if is_module:
        return module
    [made] = module.body.operations
    return made.operation.detach_from_parent().operation


def from_bindings(op: Any, context: Context | None = None) -> Operation:
    """A module or operation of MLIR's bindings as one of ours, with its locations.

    Without a context, dialects that odsgen does not know are kept as they are written. Raises InteropError where it is not
    read, and TypeError for what is of no bindings.
    """
    ir = _bindings_of(op, "Operation", "OpView", "Module")
    op = op.operation
    if context is None:
        context = Context(allow_unregistered=True)
    if _release(ir, op.context) == _release_of(PRODUCER):
        data = BytesIO()
        op.write_bytecode(data)
        try:
            return _alone(parse_file(BytecodeFile(data.getvalue()), context), op.name)
        except DiagnosticError:
            pass  # a dialect that is not known, or has another version: by names
    asm = op.get_asm(binary=True, enable_debug_info=True, print_generic_op_form=True)
    text = bytes(asm).decode("utf-8", "surrogateescape")
    try:
        return _alone(parse_source(SourceFile(text, GENERIC_FORM), context), op.name)
    except DiagnosticError as error:
        for diagnostic in error.diagnostics:
            diagnostic.attach_hint(f"in '{op.name}' of {_package(ir)}, {_producer(ir, op.context)}")
        raise InteropError(error.diagnostics, error.source) from None


def update_bindings(target: Any, op: Operation) -> None:
    """Give an operation of MLIR's bindings the attributes and regions of one of ours of its name, in place.

    What refers to the operation goes on to; what refers to operations inside of it no longer may.
    """
    _bindings_of(target, "Operation", "OpView", "Module")
    target = target.operation
    if op.name != target.name or len(op.regions) != len(target.regions):
        raise TypeError(f"'{op.name}' cannot be put in the place of '{target.name}'")
    made = to_bindings(op, target.context).operation
    if [r.type for r in made.results] != [r.type for r in target.results]:
        raise TypeError(f"the results of '{op.name}' have other types than those in its place")
    for name in _attribute_names(target):
        if name not in made.attributes:
            del target.attributes[name]
    for name in _attribute_names(made):
        target.attributes[name] = made.attributes[name]
    for old, new in zip(target.regions, made.regions, strict=True):
        replaced = list(old.blocks)
        for block in list(new.blocks):
            block.append_to(old)
        for block in replaced:  # which end with what is made
            block.append_to(new)


def run_passes(target: Any, passes: Passes, context: Context | None = None) -> None:
    """Run passes of ours on an operation of MLIR's bindings, in place, as between two pipelines of theirs.

    `passes`: the text of a pipeline, a pass manager, or a function that changes the program that it is given.
    """
    op = from_bindings(target, context)
    runner_of(passes)(op)
    op.verify()
    update_bindings(target, op)


def add_passes(manager: Any, passes: Passes, context: Context | None = None) -> None:
    """Put passes of ours at the end of a `PassManager` of MLIR's bindings, as one pass of theirs.

    Diagnostics of ours become theirs, and fail their pipeline. The dialects of what ours make have to be loaded before it runs
    (`load_all_available_dialects`). Raises InteropError where the bindings have no passes in Python: there, `run_passes` goes
    between two managers.
    """
    run_ours = runner_of(passes)

    def run(target: Any, external: Any) -> None:
        try:
            run_passes(target, run_ours, context)
        except Exception as error:  # which may not pass through C++
            _report(error, target)
            external.signal_pass_failure()

    try:
        manager.add(run, name=name_of(passes))
    except (AttributeError, TypeError):
        raise refusal(
            f"{type(manager).__module__}.{type(manager).__name__} takes no passes in Python: "
            "use run_passes between two managers"
        ) from None


# --- the packages of bindings -------------------------------------------------------------------------------------------


def _bindings_of(given: object, *names: str) -> Any:
    """The module `ir` of the package that an object is of, as one of the classes of these names."""
    for cls in type(given).__mro__:
        module = sys.modules.get(cls.__module__)
        if all(hasattr(module, name) for name in ("Context", "Module", "Operation", "Location")):
            wanted = tuple(getattr(module, name) for name in names if hasattr(module, name))
            if cls.__module__.endswith("._mlir.ir") and isinstance(given, wanted):
                return module
    what = "a context" if "Context" in names else "a module or an operation"
    raise TypeError(f"expected {what} of MLIR's Python bindings, got {given!r}")


def _package(ir: Any) -> str:
    return str(ir.__name__).partition("._mlir_libs")[0]


def _producer(ir: Any, context: Any) -> str:
    """The producer that the bindings write into bytecode: `MLIR23.0.0git`."""
    found = _releases.get(ir.__name__)
    if found is None:
        data = BytesIO()
        ir.Module.parse("module {}", context=context).operation.write_bytecode(data)
        head = data.getvalue()[5:].partition(b"\0")[0]
        found = _releases[ir.__name__] = head.decode("utf-8", "replace")
    return found


def _release_of(producer: str) -> str:
    """The release of MLIR that a producer's name begins with: `MLIR22.1.0` and `odsgen22.1` are both of 22."""
    return producer.lstrip("MLIRodsgen").partition(".")[0]


def _release(ir: Any, context: Any) -> str:
    return _release_of(_producer(ir, context))


# --- there --------------------------------------------------------------------------------------------------------------


def _check_is_whole(op: Operation) -> None:
    """Refuse an operation that uses values from outside of it."""
    if IsIsolatedFromAbove in op.TRAITS:
        return
    inside: set[int] = set()
    for inner in op.walk():
        inside.update(map(id, inner.results))
        for region in inner.regions:
            for block in region.blocks:
                inside.update(map(id, block.arguments))
    for inner in op.walk():
        if not all(id(operand) in inside for operand in inner.operands):
            raise refusal(
                f"'{inner.name}' uses a value that is defined outside of '{op.name}', which crosses alone",
                inner.location,
            )


def _from_bytecode(op: Operation, ir: Any, context: Any) -> Any:
    if _release(ir, context) != _release_of(PRODUCER):
        return None
    try:
        return ir.Module.parse(write_bytecode(op), context=context)
    except (DiagnosticError, TypeError, ir.MLIRError):
        return None  # older bindings read text alone; what is refused is told of the text


def _from_text(op: Operation, ir: Any, context: Any) -> Any:
    text = print_ir(op, generic=True, locations=True)
    try:
        return ir.Module.parse(text, context=context)
    except ir.MLIRError as error:
        raise _their_error(error, text, ir, context) from None


def _their_error(error: Any, text: str, ir: Any, context: Any) -> InteropError:
    """The diagnostics of the bindings; about the text, if they are, under a name that says so."""
    try:
        ir.Operation.parse(text, source_name=GENERIC_FORM, context=context)
    except ir.MLIRError as renamed:
        error = renamed
    except TypeError:
        pass
    found = [_diagnostic(each) for each in error.error_diagnostics]
    if not found:
        return refusal(f"{_package(ir)} refuses the program: {error}", None, None, text)
    producer = _producer(ir, context)
    found[0].attach_hint(f"refused by {_package(ir)}, {producer}")
    if any(word in found[0].message for word in ("unregistered", "is unknown", "not found")):
        found[0].attach_hint(
            "its context knows the dialects that are registered there: "
            "`context.load_all_available_dialects()`, or `context.allow_unregistered_dialects = True`"
        )
    return InteropError(found, SourceFile(text, GENERIC_FORM))


def _diagnostic(info: Any) -> Diagnostic:
    severity = _SEVERITIES.get(getattr(info.severity, "name", "ERROR"), Severity.ERROR)
    notes = [_diagnostic(note) for note in info.notes]
    return Diagnostic(severity, location_of(str(info.location)), info.message, notes)


# --- and back -----------------------------------------------------------------------------------------------------------


def _alone(root: Operation, name: str) -> Operation:
    """The operation that was written, without the module that stands around what is read."""
    if name == "builtin.module":
        return root
    block = root.regions[0].blocks[0]
    [op] = block
    made = block.remove(op)
    made.parse_context = root.parse_context
    made.external_resources = root.external_resources
    return made


def _attribute_names(op: Any) -> list[str]:
    attributes = op.attributes
    return [attributes[number].name for number in range(len(attributes))]


def _report(error: Exception, target: Any) -> None:
    """Give an error to the diagnostics of the bindings."""
    ir = _bindings_of(target, "Operation", "OpView", "Module")
    if isinstance(error, DiagnosticError) and error.diagnostics:
        for diagnostic in error.diagnostics:
            place = _their_location(diagnostic.location, ir, target.context)
            (target.location if place is None else place).emit_error(diagnostic.message)
    else:
        target.location.emit_error(f"{type(error).__name__}: {error}")


def _their_location(location: Location, ir: Any, context: Any) -> Any:
    """A location of theirs: that of a program, since not all bindings have locations as attributes."""
    try:
        return ir.Module.parse(f"module {{}} {location}", context=context).operation.location
    except ir.MLIRError:
        return None
