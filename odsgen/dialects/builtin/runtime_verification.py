"""`generate-runtime-verification`: operations check at run time what their verifiers cannot know."""

from __future__ import annotations

from functools import partial

from odsgen.dialects.shared import load_dependent_dialects
from odsgen.dialects.shared.runtime_checks import RUNTIME_CHECKS, Checks
from odsgen.passes import Pass, register_pass, unsigned
from odsgen.runtime import AsmPrinter, IsIsolatedFromAbove, Operation
from odsgen.runtime.printer.limits import PrintLimits


@register_pass
class GenerateRuntimeVerificationPass(Pass):
    """Puts assertions before operations."""

    ARGUMENT = "generate-runtime-verification"
    NAME = "GenerateRuntimeVerificationPass"
    SUMMARY = "Generate additional runtime op verification checks"

    verbose_level = unsigned(
        "verbose-level",
        1,
        "Verbosity level for runtime verification messages: 0 = Minimum (only source location), "
        "1 = Detailed (include full operation details, names, types, shapes, etc.)",
    )

    def run_on_operation(self, op: Operation) -> None:
        if self.verbose_level > 1:
            message = f"{self.ARGUMENT} pass: set verboseLevel to 0 or 1"
            self.signal_failure(op.error(message))
            return
        load_dependent_dialects(op, "affine", "arith", "index", "memref", "tensor")
        found = [
            (each, check)
            for each in op.walk(post_order=True)
            if (check := RUNTIME_CHECKS.of(each)) is not None
        ]
        texts = _texts([each for each, _ in found]) if self.verbose_level else {}
        for each, check in found:
            check(each, Checks(each, partial(_message, each, texts.get(each, ""))))


def _message(op: Operation, text: str, what: str) -> str:
    return f"ERROR: Runtime op verification failed\n{text}^ {what}\nLocation: {op.location}"


def _texts(operations: list[Operation]) -> dict[Operation, str]:
    """The operations as lines, without their regions; values have the names of the whole function."""
    names: dict[Operation, AsmPrinter] = {}
    found: dict[Operation, str] = {}
    for op in operations:
        root = op
        while not root.has_trait(IsIsolatedFromAbove) and root.parent_op is not None:
            root = root.parent_op
        if root not in names:
            names[root] = AsmPrinter()
            names[root].number(root)
        printer = AsmPrinter()
        printer.share_names(names[root])
        printer.limits = PrintLimits(skip_regions=True)
        printer.print_operation(op)
        found[op] = f"{printer.text()}\n"
    return found
