"""A spec with its hooks, and a program: what is wrong with them, and what becomes of them.

Every answer is made of what JSON has. Lines and columns count from 0, columns in UTF-16 units, as in the Language Server
Protocol.
"""

from __future__ import annotations

import difflib
import re
import shlex
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from odsgen.codegen.generate import dialect_files
from odsgen.codegen.in_memory import forget, load_in_memory, locate
from odsgen.codegen.missing_hooks import with_hooks
from odsgen.ods import SpecErrors
from odsgen.passes.pipeline_text import parse_passes
from odsgen.playground.running import program_run
from odsgen.playground.shown import shown_diagnostic, shown_range, shown_tokens
from odsgen.reference import reference_page
from odsgen.runtime import Context, DiagnosticError, Operation
from odsgen.runtime.diagnostics.text import diagnostic_text
from odsgen.runtime.printer import print_ir
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from types import ModuleType

    from lsprotocol.types import InsertReplaceEdit, Range, TextEdit

    from odsgen.lsp.mlir.document import MlirDocument
    from odsgen.lsp.spec.document import SpecDocument
    from odsgen.ods.model import DialectDef
    from odsgen.passes import PassManager

    Document = SpecDocument | MlirDocument

#: Of the JSON objects that the page receives.
Answer = dict[str, Any]

SPEC, PROGRAM = "file:///spec.yaml", "file:///program.mlir"
#: The name of the program in diagnostics.
PROGRAM_NAME = "program.mlir"
_MOST_ITEMS = 200
_ANCHORED = re.compile(r"\s*(builtin\.module|any)\s*\(")


class Session:
    """The texts of one page; what was made of a text is kept until the text changes.

    ``folder`` is where the hooks are written, so that their tracebacks have a file.
    """

    def __init__(self, folder: str | Path) -> None:
        self._hooks_file = Path(folder) / "hooks.py"
        self._spec_text = ""
        self._hooks_text = ""
        self._spec: SpecDocument | None = None
        self._program: MlirDocument | None = None
        #: The last spec that had no errors, and the package that was made of it.
        self._dialect: DialectDef | None = None
        self._package: ModuleType | None = None
        self._failure: str | None = None

    # --- the spec -------------------------------------------------------------------------------------------------------

    def set_spec(self, text: str, hooks: str) -> Answer:
        """Read a spec and the Python of its hooks, and make the dialect; tells what is wrong with both.

        Where the spec has errors, programs are read with what it was when it last had none.
        """
        if (text, hooks) != (self._spec_text, self._hooks_text) or self._spec is None:
            self._spec_text, self._hooks_text = text, hooks
            self._program = None
            self._spec = None
            self._failure = None
            if text.strip():
                self._read_spec(text, hooks)
            else:
                self._replace(None, None)
        diagnostics = [] if self._spec is None else self._spec.diagnostics()
        return {
            "diagnostics": [shown_diagnostic(each) for each in diagnostics],
            "hooks": self._failure,
            "dialect": None if self._dialect is None else self._dialect.name,
        }

    def _read_spec(self, text: str, hooks: str) -> None:
        from odsgen.lsp.spec.document import SpecDocument

        self._spec = SpecDocument(SPEC, text)
        dialect = self._spec.dialect
        if dialect is None:
            return
        try:
            self._hooks_file.write_text(hooks, "utf-8")
            package = load_in_memory(dialect, self._hooks_file)
            Context().load(package.DIALECT)
            self._replace(dialect, package)
        except SpecErrors as errors:
            self._failure = errors.render()
        except Exception as error:  # whatever the text of the hooks does when it is run
            self._failure = _python_failure(error, self._hooks_file)

    def _replace(self, dialect: DialectDef | None, package: ModuleType | None) -> None:
        # A dialect of another name stays loaded, as in every process.
        if (
            self._package is not None
            and dialect is not None
            and dialect.name == self._package.DIALECT.name
        ):
            forget(self._package)
        self._dialect, self._package = dialect, package

    def code(self) -> Answer:
        """The generated modules by their names."""
        if self._dialect is None:
            return {"files": {}}
        return {"files": dialect_files(with_hooks(self._dialect), locate)}

    def page(self) -> Answer:
        """The reference page of the dialect, in Markdown."""
        return {"text": "" if self._dialect is None else reference_page(self._dialect)}

    # --- the program ----------------------------------------------------------------------------------------------------

    def context(self) -> Context:
        """A context that knows the dialect of the spec, and the bundled ones."""
        context = Context()
        if self._package is not None:
            context.load(self._package.DIALECT)
        return context

    def set_program(self, text: str) -> Answer:
        """Read and verify a program; what its tokens name, and both of its forms if it has no errors."""
        from odsgen.lsp.mlir.document import MlirDocument

        if self._program is None or self._program.positions.text != text:
            self._program = MlirDocument(PROGRAM, text, self.context)
        found = [shown_diagnostic(each) for each in self._program.diagnostics()]
        roots = [chunk.root for chunk in self._program.chunks]
        tokens = list(shown_tokens(self._program.semantic_tokens()))
        answer: Answer = {"diagnostics": found, "tokens": tokens, "custom": None, "generic": None}
        if not any(each["severity"] == "error" for each in found):
            shown = [root for root in roots if root is not None]
            try:
                answer["custom"] = "// -----\n".join([print_ir(op) for op in shown])
                answer["generic"] = "// -----\n".join([print_ir(op, generic=True) for op in shown])
            except Exception as error:  # a hook that prints
                answer["custom"] = answer["generic"] = None
                answer["failure"] = _python_failure(error, self._hooks_file)
        return answer

    def run_passes(self, text: str, pipeline: str) -> Answer:
        """The program behind a pipeline, and the lines that differ."""
        messages: list[str] = []

        def work(module: Operation) -> Answer:
            before = print_ir(module)
            _manager(pipeline).run(module, lambda each: messages.append(diagnostic_text(each)))
            after = print_ir(module)
            return {"text": after, "difference": _difference(before, after)}

        return self._on_program(text, work, messages)

    def run_function(self, text: str, entry: str, arguments: str) -> Answer:
        """The results of a function for arguments as `ods-run` takes them, and what it prints."""
        messages: list[str] = []
        return self._on_program(
            text, lambda module: program_run(module, entry, shlex.split(arguments)), messages
        )

    def _on_program(
        self, text: str, work: Callable[[Operation], Answer], messages: list[str]
    ) -> Answer:
        """Let something work on a program that was read for it; `failure` tells where that ended."""
        from odsgen.runtime import parse

        source = SourceFile(text, PROGRAM_NAME)
        failure = None
        answer: Answer = {}
        try:
            module = parse(text, self.context(), filename=PROGRAM_NAME)
            module.verify()
            answer = work(module)
        except DiagnosticError as error:
            failure = "\n".join([diagnostic_text(each, source) for each in error.diagnostics])
            failure = failure.replace(str(self._hooks_file), self._hooks_file.name)
        except Exception as error:  # a hook, a pass, or what was asked of them
            failure = _python_failure(error, self._hooks_file)
        return {**answer, "messages": messages, "failure": failure}

    # --- a place --------------------------------------------------------------------------------------------------------

    def complete(self, which: str, line: int, column: int) -> Answer:
        """The completions at a place of the spec or of the program."""
        document = self._document(which)
        if document is None:
            return {"items": []}
        from lsprotocol.types import CompletionItemKind, Position

        items = document.completions(Position(line, column))[:_MOST_ITEMS]
        return {
            "items": [
                {
                    "label": item.label,
                    "detail": item.detail or "",
                    "kind": CompletionItemKind(item.kind).name.lower() if item.kind else "text",
                    "text": item.text_edit.new_text if item.text_edit else item.label,
                    "range": shown_range(_edited_range(item.text_edit)),
                }
                for item in items
            ]
        }

    def hover(self, which: str, line: int, column: int) -> Answer:
        """The text about a place of the spec or of the program, in Markdown."""
        document = self._document(which)
        if document is None:
            return {"text": None}
        from lsprotocol.types import MarkupContent, Position

        found = document.hover(Position(line, column))
        if found is None or not isinstance(found.contents, MarkupContent):
            return {"text": None}
        return {"text": found.contents.value, "range": shown_range(found.range)}

    def signature(self, which: str, line: int, column: int) -> Answer:
        """The format of the operation that is written at a place, and where in it the part in work stands."""
        document = self._document(which)
        if document is None:
            return {"text": None}
        from lsprotocol.types import Position

        found = document.signature(Position(line, column))
        if found is None or not found.signatures:
            return {"text": None}
        (signature,) = found.signatures
        parameters = signature.parameters or ()
        active = found.active_parameter
        part = parameters[active].label if active is not None and active < len(parameters) else None
        return {"text": signature.label, "part": list(part) if isinstance(part, tuple) else None}

    def _document(self, which: str) -> Document | None:
        return self._spec if which == "spec" else self._program


def _manager(pipeline: str) -> PassManager:
    """The passes of a pipeline; one without `builtin.module(…)` runs on the module, its passes nested where they need it."""
    from odsgen.passes import PassManager

    if _ANCHORED.match(pipeline):
        return PassManager.parse(pipeline)
    manager = PassManager("builtin.module", implicit_nesting=True)
    parse_passes(pipeline.strip(), manager)
    return manager


def _difference(before: str, after: str) -> list[list[str]]:
    """The lines of two texts, each with `=`, or `-` and `+` where they differ."""
    old, new = before.splitlines(), after.splitlines()
    found: list[list[str]] = []
    for kind, start, end, new_start, new_end in difflib.SequenceMatcher(
        None, old, new
    ).get_opcodes():
        if kind == "equal":
            found += [["=", line] for line in old[start:end]]
        else:
            found += [["-", line] for line in old[start:end]]
            found += [["+", line] for line in new[new_start:new_end]]
    return found


def _edited_range(edit: TextEdit | InsertReplaceEdit | None) -> Range | None:
    return getattr(edit, "range", None)


def _python_failure(error: Exception, hooks: Path) -> str:
    """The text of an exception; the last line of the hooks that it passed, if any."""
    if isinstance(error, ModuleNotFoundError) and str(error.name).startswith("odsgen"):
        return f"{error.name} is not part of the playground: install odsgen for it"
    message = (str(error) or type(error).__name__).replace(str(hooks), hooks.name)
    if message.startswith(f"{hooks.name}:"):
        return message
    passed = [f for f in traceback.extract_tb(error.__traceback__) if f.filename == str(hooks)]
    if not passed:
        return message
    return f"{hooks.name}:{passed[-1].lineno}: {type(error).__name__}: {message}"
