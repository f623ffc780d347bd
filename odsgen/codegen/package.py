"""From a resolved dialect to the text of every file of its package."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from odsgen import __version__
from odsgen.codegen.constraint_names import ConstraintNames
from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.hook_slots import HookSlots
from odsgen.codegen.imports import Imports
from odsgen.codegen.package_names import bundled_package
from odsgen.codegen.python.expression_text import printable
from odsgen.codegen.rendering import render
from odsgen.codegen.views.classes import ClassView
from odsgen.codegen.views.constraints import constraint_views
from odsgen.codegen.views.enums import enum_view
from odsgen.codegen.views.fold_identities import fold_views
from odsgen.codegen.views.functions import build_functions, function_names
from odsgen.codegen.views.interfaces import (
    bases_first,
    interface_functions,
    interface_view,
    op_traits,
    trait_functions,
    trait_view,
)
from odsgen.codegen.views.llvm_ir import llvm_ir_table
from odsgen.codegen.views.methods import MethodView
from odsgen.codegen.views.op_bases import with_base_classes
from odsgen.codegen.views.ops import op_view
from odsgen.codegen.views.package import (
    class_modules,
    dialect_settings,
    dialect_tables,
    exported_names,
    hook_modules,
)
from odsgen.codegen.views.parameterized import parameterized_view
from odsgen.codegen.views.pattern_functions import pattern_functions
from odsgen.codegen.views.patterns import pattern_views
from odsgen.codegen.views.semantics import computation_views
from odsgen.codegen.views.spirv import instruction_table
from odsgen.ods.model import AttributeDef, DialectDef, TypeDef
from odsgen.ods.model.hooks import known_interfaces

#: Every file that a package may have, beside its hooks.
FILE_NAMES = (
    *("__init__.py", "attributes.py", "constraints.py", "enums.py", "functions.py"),
    *("instructions.py", "interfaces.py", "llvm_ir.py", "ops.py", "patterns.py"),
    *("semantics.py", "traits.py", "types.py"),
)


class PackageWriter:
    """Lays out one dialect.

    ``locate_dialect`` gives the module of an imported dialect's package, e.g. `odsgen_dialects.func` or `..func`.
    """

    def __init__(self, dialect: DialectDef, locate_dialect: Callable[[str], str]) -> None:
        self.dialect = dialect
        self._hook_slots = HookSlots(dialect)
        self._locate_dialect = locate_dialect
        self._interfaces = known_interfaces(dialect)
        self._module_of = class_modules(dialect)
        self._op_constraints = ConstraintNames(self._module_of)
        self._attributes_use_types = False
        self._exported = exported_names(dialect)

    def files(self) -> dict[str, str]:
        """File name → text, those files that the dialect needs."""
        dialect = self.dialect
        files = {}
        if dialect.enums:
            files["enums.py"] = self._enums()
        if dialect.attributes:
            files["attributes.py"] = self._parameterized("attributes", dialect.attributes)
        if dialect.types:
            files["types.py"] = self._parameterized("types", dialect.types)
        if dialect.interfaces:
            files["interfaces.py"] = self._interface_protocols()
        if op_traits(dialect):
            files["traits.py"] = self._traits()
        if dialect.ops:
            files["ops.py"] = self._ops()
            files["functions.py"] = self.functions_file()
        if dialect.patterns:
            files["patterns.py"] = self._patterns()
        if any(op.semantics is not None or op.folds for op in dialect.ops):
            files["semantics.py"] = self._semantics()
        if any(op.llvm_ir is not None for op in dialect.ops):
            files["llvm_ir.py"] = self._llvm_ir()
        if any(op.spirv is not None for op in dialect.ops):
            files["instructions.py"] = self._instructions()
        for type_constraint in dialect.type_constraints:
            self._op_constraints.name_of(type_constraint)
        for attr_constraint in dialect.attr_constraints:
            self._op_constraints.name_of(attr_constraint)
        if self._op_constraints.named():
            files["constraints.py"] = self._constraints()
        files["__init__.py"] = self._package()
        return {name: files[name] for name in sorted(files)}

    def _enums(self) -> str:
        context = self._context("enums", [e.name for e in self.dialect.enums])
        views = [enum_view(e, self.dialect) for e in self.dialect.enums]
        for view in views:
            context.imports.use("odsgen.runtime.glue.enums", view.base)
        return self._file("enums", "enums", context, enums=views)

    def _parameterized(self, module: str, definitions: Iterable[TypeDef | AttributeDef]) -> str:
        definitions = tuple(definitions)
        parameters = [p.python_name for d in definitions for p in d.parameters]
        # Types and attributes may need one another; the package imports the attributes first.
        partial = ".attributes" if module == "types" and self._attributes_use_types else None
        constraints = ConstraintNames(self._module_of, prefix="_")
        names = [*(d.name for d in definitions), *parameters]
        context = self._context(module, names, constraints, partial=partial)
        views = [parameterized_view(d, context) for d in definitions]
        tested = constraint_views(context)
        self._attributes_use_types = module == "attributes" and context.imports.uses(".types")
        return self._file(
            module, module, context, "parameterized", constraints=tested, classes=views
        )

    def _interface_protocols(self) -> str:
        interfaces = self.dialect.interfaces
        context = self._context("interfaces", [i.name for i in interfaces])
        views = [interface_view(i, context) for i in bases_first(interfaces)]
        functions = interface_functions(interfaces, context)
        return self._classes("interfaces", "interfaces", context, views, functions)

    def _traits(self) -> str:
        traits = op_traits(self.dialect)
        context = self._context("traits", [t.name for t in traits])
        views = [trait_view(trait, context) for trait in traits]
        return self._classes("traits", "traits", context, views, trait_functions(traits, context))

    def _ops(self) -> str:
        ops = self.dialect.ops
        # An argument of `build` would hide an import of its name: `index` is a type of the runtime, too.
        arguments = [
            part.python_name for op in ops for part in (*op.arguments, *op.regions, *op.successors)
        ]
        names = [*(o.class_name for o in ops), *arguments]
        context = self._context("ops", names, self._op_constraints, ".constraints")
        context.imports.runtime("Operation")
        views = with_base_classes([op_view(op, context) for op in ops], self.dialect)
        return self._classes("operations", "ops", context, views)

    def functions_file(self) -> str:
        """The text of `functions.py`."""
        dialect = self.dialect
        parts = (p.python_name for o in dialect.ops for p in (*o.arguments, *o.results))
        names = function_names(dialect)
        context = self._context("functions", [*names, *parts])
        with context.imports.annotations_run():
            views = build_functions(dialect, context)
        for module, written in dialect.functions:
            for name in written:
                context.imports.give(module, name)
        return render(
            "functions.py.j2",
            notice=self._notice(),
            documentation=docstring(
                f"The functions that build operations of the {dialect.name} dialect"
            ),
            exported=names,
            imports=context.imports.view(),
            functions=views,
        )

    def _patterns(self) -> str:
        names = [p.name for p in self.dialect.patterns]
        context = self._context("patterns", names, self._op_constraints, ".constraints")
        views = pattern_views(self.dialect, context)
        functions = pattern_functions(self.dialect, context.imports)
        return self._file(
            "rewrite patterns", "patterns", context, functions=functions, patterns=views
        )

    def _semantics(self) -> str:
        operands = [operand.python_name for op in self.dialect.ops for operand in op.operands]
        context = self._context("semantics", operands)
        imports = context.imports
        imports.use("odsgen.runtime.glue.semantics", "Computations")
        views = computation_views(self.dialect, imports)
        if views:
            imports.use_type_only("odsgen.runtime.glue.semantics", "Outcome")
            imports.use_type_only("odsgen.runtime.glue.semantics", "Scalars")
            imports.use_type_only("typing", "Any")
        folds = fold_views(self.dialect, imports)
        if folds:
            imports.use("odsgen.runtime.glue.semantics", "DeclaredFolds")
            imports.use_type_only("odsgen.runtime.glue.semantics", "Constants")
            imports.use_type_only("odsgen.runtime.glue.semantics", "Folded")
        return self._file("computations", "semantics", context, computations=views, folds=folds)

    def _llvm_ir(self) -> str:
        context = self._context("llvm_ir", ())
        context.imports.use_type_only("typing", "Any")
        return self._file("LLVM IR", "llvm_ir", context, table=llvm_ir_table(self.dialect))

    def _instructions(self) -> str:
        context = self._context("instructions", ())
        table = instruction_table(self.dialect)
        return self._file("SPIR-V instructions", "instructions", context, table=table)

    def _constraints(self) -> str:
        names = [name for name, _ in self._op_constraints.named()]
        context = self._context("constraints", names, self._op_constraints)
        views = constraint_views(context)
        return self._file("constraints", "constraints", context, constraints=views)

    def _package(self) -> str:
        dialect = self.dialect
        tables = dialect_tables(dialect)
        imports = Imports()
        if dialect.is_extension:
            imports.use("odsgen.runtime.registry.extensions", "DialectExtension")
            imports.use(bundled_package(dialect.name), "*")
            imports.use_as(bundled_package(dialect.name), "DIALECT", "EXTENDED")
        else:
            imports.runtime("Dialect")
        if dialect.ops:
            imports.use("odsgen.runtime.registry.dialect", "functions_of")
            imports.use("typing", "TYPE_CHECKING")
        if tables:
            imports.use("odsgen.runtime.registry.dialect", "classes_of")
        for module in self._exported:
            imports.use(".", module)
        return render(
            "__init__.py.j2",
            notice=self._notice(),
            documentation=docstring(
                dialect.summary or f"The {dialect.name} dialect", dialect.description
            ),
            imports=imports.view(),
            dialect=dialect,
            exports=self._exported,
            has_functions=bool(dialect.ops),
            tables=tables,
            settings=dialect_settings(dialect),
            hook_modules=hook_modules(dialect),
            declared_hooks=self._hook_slots.declared(),
            directives=self._hook_slots.directives(),
        )

    def _classes(
        self,
        subject: str,
        module: str,
        context: FileContext,
        views: Iterable[ClassView],
        functions: Iterable[MethodView] = (),
    ) -> str:
        return self._file(subject, module, context, "classes", classes=views, functions=functions)

    def _file(
        self, subject: str, module: str, context: FileContext, template: str = "", **views: object
    ) -> str:
        return render(
            f"{template or module}.py.j2",
            notice=self._notice(),
            documentation=docstring(f"The {subject} of the {self.dialect.name} dialect"),
            exported=self._exported.get(module, ()),
            module=module,
            slots=context.slots(),
            imports=context.imports.view(),
            **views,
        )

    def _notice(self) -> str:
        source = self.dialect.source or f"the spec of {self.dialect.name}"
        return f"Generated by odsgen {__version__} from {printable(source)}. Change that and run `odsgen generate`."

    def _context(
        self,
        module: str,
        defined: Iterable[str],
        constraints: ConstraintNames | None = None,
        constraints_module: str | None = None,
        partial: str | None = None,
    ) -> FileContext:
        dialect = self.dialect
        attributes = {
            f"{dialect.name}.{a.mnemonic}": a.name
            for a in dialect.attributes
            if a.mnemonic is not None
        }
        return FileContext(
            dialect,
            Imports(defined, lambda name: self._locate_class(name, module), attributes, partial),
            constraints or ConstraintNames(),
            constraints_module,
            self._interfaces,
            self._hook_slots,
        )

    def _locate_class(self, name: str, from_module: str) -> tuple[str, str]:
        """Module and name of a class of this dialect or, `toy.StructType`, of another."""
        dialect, dot, class_name = name.rpartition(".")
        if dot and dialect != self.dialect.name:
            return self._locate_dialect(dialect), class_name
        if dot and class_name not in self._module_of and self.dialect.is_extension:
            return bundled_package(dialect), class_name
        module = self._module_of[class_name]
        return ("", class_name) if module == f".{from_module}" else (module, class_name)
