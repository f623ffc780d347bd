"""Carries out the plan of a module: decorators, statements, classes of forms."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from odsgen.migration.decorators import decorator_texts, lines_of
from odsgen.migration.import_edits import ImportEdits
from odsgen.migration.method_text import calling_method, method_text
from odsgen.migration.plan import Form, Half, How, ModulePlan, Plan, Said, Statement
from odsgen.migration.purposes import PARSE, PRINT
from odsgen.migration.source import Edit, Module, edited
from odsgen.migration.survey import HOOKS

#: What `@folds(…, looks_at=…)` takes the place of.
_FOLDS_ONLY_WITH = "folds_only_with"


def with_structure(plan: Plan, of_module: ModulePlan, texts: Mapping[str, Module]) -> Module:
    """The module after the changes; ``texts`` are the modules with references that fit already."""
    return _Structure(plan, of_module, texts).result()


class _Structure:
    def __init__(self, plan: Plan, of_module: ModulePlan, texts: Mapping[str, Module]) -> None:
        self._plan = plan
        self._of_module = of_module
        self._texts = texts
        self._module = texts[of_module.module.name]
        self._imports = ImportEdits(self._module, (form.name for form in of_module.forms))
        self._edits: list[Edit] = []

    def result(self) -> Module:
        module, of_module = self._module, self._of_module
        for name, said in of_module.decorated.items():
            self._decorate(name, said)
        for name, said in of_module.wrapped.items():
            self._wrap(name, said)
        instead = {s.instead_of: s for s in of_module.statements if s.instead_of}
        at_head = [s for s in of_module.statements if not s.instead_of]
        forms = {form.anchor: form for form in of_module.forms}
        self._assignments(instead, forms)
        for form in of_module.forms:
            self._place(form)
        self._take_moved_functions()
        texts = [self._statement_text(statement) for statement in at_head]
        texts = ["\n".join(texts)] if texts else []
        texts += [
            f"\n{self._class_text(form)}"
            for form in of_module.forms
            if form.anchor not in module.functions and form.anchor not in module.assignments
        ]
        if texts:
            self._insert_behind_imports("\n".join(texts))
        edits = [*self._imports.edits(), *self._edits]
        return Module(module.path, module.name, edited(module.text, edits))

    # --- decorators ------------------------------------------------------------------------------------------------

    def _applied(self, said: list[Said]) -> list[str]:
        """Decorators as text without `@`."""
        return decorator_texts(said, self._decorator, self._class)

    def _decorator(self, name: str) -> str:
        return self._imports.need(HOOKS, name, alias=f"{name}_hook")

    def _need(self, module: str, name: str) -> str:
        """The local name of what another module of hooks defines."""
        return self._imports.need(self._plan.origin(self._module, module), name)

    def _class(self, said: Said) -> str:
        package, purpose = said
        origin = package.origin(self._module, purpose)
        inside = package.inside(self._module)
        home = f"{inside}{purpose.home}"
        prefix = "".join(word.title() for word in package.dialect.python_name.split("_"))
        return self._imports.need(
            origin, purpose.subject, (inside, home), f"{prefix}{purpose.subject}"
        )

    def _decorate(self, name: str, said: list[Said]) -> None:
        module = self._module
        definitions: list[ast.FunctionDef | ast.ClassDef] = [*module.functions.get(name, ())]
        definition = definitions[-1] if definitions else module.classes[name]
        looks_at = [d for d in definition.decorator_list if _is_folds_only_with(d)]
        texts: list[str] = []
        for old in looks_at:
            assert isinstance(old, ast.Call)
            first, *others = (module.source_of(argument) for argument in old.args)
            mine = [s for s in said if s.purpose.decorator == "folds" and self._class(s) == first]
            said = [s for s in said if s not in mine]
            tuple_ = f"({', '.join(others)}{',' if len(others) == 1 else ''})"
            texts.append(f"{self._decorator('folds')}({first}, looks_at={tuple_})")
            start = module.line_start(old.lineno)
            assert old.end_lineno is not None
            self._edits.append(Edit(start, module.line_start(old.end_lineno + 1), ""))
        texts += self._applied(said)
        at = module.line_start(module.first_line(definition))
        self._edits.append(Edit(at, at, "".join(f"{line}\n" for line in lines_of(texts))))

    def _wrap(self, name: str, said: list[Said]) -> None:
        """`name = make(…)` becomes `name = verifies(AOp)(make(…))`."""
        value = self._module.assignments[name][1]
        start, end = self._module.span(value)
        texts = self._applied(said)
        self._edits.append(Edit(start, start, "".join(f"{text}(" for text in texts)))
        self._edits.append(Edit(end, end, ")" * len(texts)))

    def _statement_text(self, statement: Statement) -> str:
        hook = statement.hook
        form = statement.form
        if form is not None:
            hook = self._need(form.module.name, form.name)
        text = hook
        for applied in reversed(self._applied(statement.said)):
            text = f"{applied}({text})"
        return text

    def _insert_behind_imports(self, text: str) -> None:
        module = self._module
        last: ast.stmt | None = None
        for statement in module.tree.body:
            is_block = isinstance(statement, ast.If) and all(
                isinstance(inner, (ast.Import, ast.ImportFrom)) for inner in statement.body
            )
            if isinstance(statement, (ast.Import, ast.ImportFrom)) or is_block:
                last = statement
        if last is None or last.end_lineno is None:
            at = len(module.text)
        else:
            at = module.line_start(last.end_lineno + 1)
        self._edits.append(Edit(at, at, f"\n{text}\n"))

    # --- assignments -----------------------------------------------------------------------------------------------

    def _assignments(self, instead: dict[str, Statement], forms: dict[str, Form]) -> None:
        """Take names away that stand for others, or put a statement or a form there."""
        done: set[int] = set()
        for statement, _ in self._module.assignments.values():
            if id(statement) in done:
                continue
            done.add(id(statement))
            names = _targets(statement)
            gone = [name for name in names if name in self._of_module.dropped]
            if not gone:
                continue
            kept = [name for name in names if name not in gone]
            added = [self._statement_text(instead[name]) for name in gone if name in instead]
            added += [self._class_text(forms[name]) for name in gone if name in forms]
            text = ""
            if kept and statement.value is not None:
                text = " = ".join((*kept, self._module.source_of(statement.value)))
            whole = "\n".join((*([text] if text else []), *added))
            if whole:
                self._edits.append(Edit(*self._module.span(statement), whole))
            else:
                self._edits.append(self._module.removal(statement))

    # --- forms -----------------------------------------------------------------------------------------------------

    def _place(self, form: Form) -> None:
        """Put the class in the place of the function at which it stands."""
        module = self._module
        definitions = module.functions.get(form.anchor)
        if not definitions or not any(
            half.how is How.MOVE and half.name == form.anchor for half in form.halves.values()
        ):
            return  # in the place of an assignment
        start = module.line_start(module.comment_line(definitions[0]))
        last = definitions[-1]
        assert last.end_lineno is not None
        end = module.line_start(last.end_lineno + 1)
        self._edits.append(Edit(start, end, f"{self._class_text(form)}\n"))

    def _class_text(self, form: Form) -> str:
        methods = [
            self._method(form, direction, form.halves[direction])
            for direction in (PARSE, PRINT)
            if direction in form.halves
        ]
        lines = lines_of(self._applied(form.said)) if form.said else []
        body = "\n\n".join(methods)
        return "\n".join((*lines, f"class {form.name}:", body))

    def _method(self, form: Form, direction: str, half: Half) -> str:
        source = self._texts[half.module.name]
        if half.how is How.STATIC:
            return f"    {direction} = staticmethod({half.text})"
        functions = source.functions[half.name]
        if source is not self._module:
            self._take_imports(source, functions)
        if half.how is How.MOVE:
            return method_text(source, functions, direction)
        target = self._plan.moved.get((half.module.name, half.name))
        if target is None:
            callee = half.name
            if source is not self._module:
                callee = self._need(source.name, half.name)
        elif target.module == self._module.name:
            callee = f"{target.name}{target.call}"
        else:
            callee = f"{self._need(target.module, target.name)}{target.call}"
        return calling_method(source, functions[-1], direction, callee)

    def _take_imports(self, source: Module, functions: list[ast.FunctionDef]) -> None:
        """Import what text of another module uses there."""
        used = {
            node.id
            for function in functions
            for node in ast.walk(function)
            if isinstance(node, ast.Name)
        }
        imported = {one.local: one for one in source.imports}
        for name in sorted(used & source.bound_names):
            one = imported.get(name)
            if one is None:
                origin = self._plan.origin(self._module, source.name)
                self._imports.also(origin, name, name, for_checkers=False)
            else:
                self._imports.also(
                    self._plan.origin(self._module, one.module),
                    one.alias.name,
                    name,
                    for_checkers=one.is_for_checkers,
                )

    def _take_moved_functions(self) -> None:
        """Take functions away whose text stands in a class now."""
        for name in sorted(self._of_module.taken):
            for function in self._module.functions[name]:
                self._edits.append(self._module.removal(function, comments=True))


def _is_folds_only_with(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == _FOLDS_ONLY_WITH
    )


def _targets(statement: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]
