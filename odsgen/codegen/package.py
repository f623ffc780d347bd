"""From a resolved dialect to the text of every file of its package."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from odsgen import __version__
from odsgen.codegen.constraint_names import ConstraintNames
from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.hook_slots import HookSlots
from odsgen.codegen.imports import Imports
from odsgen.codegen.python.expression_text import printable
from odsgen.codegen.rendering import render
from odsgen.codegen.views.builders import BuildView
from odsgen.codegen.views.classes import FormatView
from odsgen.codegen.views.constraints import constraint_views
from odsgen.codegen.views.enums import enum_view
from odsgen.codegen.views.interfaces import (
    bases_first,
    interface_functions,
    interface_view,
    op_traits,
    trait_functions,
    trait_view,
)
from odsgen.codegen.views.op_bases import with_base_classes
from odsgen.codegen.views.ops import op_view
from odsgen.codegen.views.package import exported_names, package_view
from odsgen.codegen.views.parameterized import parameterized_view
from odsgen.codegen.views.pattern_functions import pattern_functions
from odsgen.codegen.views.patterns import pattern_views
from odsgen.codegen.views.semantics import computation_views
from odsgen.ods.model import AttributeDef, DialectDef, TypeDef
from odsgen.ods.model.hooks import known_interfaces

#: Every file that a package may have, beside its hooks.
FILE_NAMES = (
    "__init__.py",
    "attributes.py",
    "constraints.py",
    "enums.py",
    "interfaces.py",
    "ops.py",
    "patterns.py",
    "semantics.py",
    "traits.py",
    "types.py",
)


@dataclass(frozen=True, slots=True)
class FileView:
    """The head of a file."""

    notice: str
    documentation: str
    exported: tuple[str, ...] = ()  # the names that it gives to the package


class PackageWriter:
    """Lays out one dialect.

    ``locate_dialect`` gives the module of an imported dialect's package, e.g. `odsgen_dialects.func` or `..func`.
    """

    def __init__(
        self,
        dialect: DialectDef,
        locate_dialect: Callable[[str], str],
    ) -> None:
        self.dialect = dialect
        self._hook_slots = HookSlots(dialect)
        self._locate_dialect = locate_dialect
        self._interfaces = known_interfaces(dialect)
        self._module_of = {
            **{e.name: ".enums" for e in dialect.enums},
            **{a.name: ".attributes" for a in dialect.attributes},
            **{t.name: ".types" for t in dialect.types},
            **{o.class_name: ".ops" for o in dialect.ops},
            **{i.name: ".interfaces" for i in dialect.interfaces},
            **{t.name: ".traits" for t in op_traits(dialect)},
        }
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
        if dialect.patterns:
            files["patterns.py"] = self._patterns()
        if any(op.semantics is not None for op in dialect.ops):
            files["semantics.py"] = self._semantics()
        for type_constraint in dialect.type_constraints:
            self._op_constraints.name_of(type_constraint)
        for attr_constraint in dialect.attr_constraints:
            self._op_constraints.name_of(attr_constraint)
        if self._op_constraints.named():
            files["constraints.py"] = self._constraints()
        files["__init__.py"] = self._package()
        return {name: files[name] for name in sorted(files)}

    # --- files -----------------------------------------------------------------------------------------------------------

    def _enums(self) -> str:
        imports = Imports(e.name for e in self.dialect.enums)
        views = [enum_view(e, self.dialect) for e in self.dialect.enums]
        for view in views:
            imports.use("odsgen.runtime.glue.enums", view.base)
        return self._file("enums", "enums.py.j2", imports=imports.view(), enums=views)

    def _parameterized(self, module: str, definitions: Iterable[TypeDef | AttributeDef]) -> str:
        definitions = tuple(definitions)
        parameters = [p.python_name for d in definitions for p in d.parameters]
        # Types and attributes may need one another; the package imports the attributes first.
        partial = ".attributes" if module == "types" and self._attributes_use_types else None
        imports = self._imports(module, [*(d.name for d in definitions), *parameters], partial)
        constraints = ConstraintNames(self._module_of, prefix="_")
        context = self._context(imports, constraints)
        views = [parameterized_view(d, context) for d in definitions]
        constraint_list = constraint_views(context)
        self._attributes_use_types = module == "attributes" and imports.uses(".types")
        return self._file(
            module,
            f"{module}.py.j2",
            slots=context.slots(),
            imports=imports.view(),
            constraints=constraint_list,
            classes=views,
        )

    def _interface_protocols(self) -> str:
        imports = self._imports("interfaces", [i.name for i in self.dialect.interfaces])
        context = self._context(imports, ConstraintNames())
        views = [interface_view(i, context) for i in bases_first(self.dialect.interfaces)]
        functions = interface_functions(self.dialect.interfaces, context)
        return self._file(
            "interfaces",
            "interfaces.py.j2",
            slots=context.slots(),
            imports=imports.view(),
            interfaces=views,
            functions=functions,
        )

    def _traits(self) -> str:
        traits = op_traits(self.dialect)
        imports = self._imports("traits", [t.name for t in traits])
        context = self._context(imports, ConstraintNames())
        views = [trait_view(trait, context) for trait in traits]
        functions = trait_functions(traits, context)
        return self._file(
            "traits",
            "traits.py.j2",
            slots=context.slots(),
            imports=imports.view(),
            traits=views,
            functions=functions,
        )

    def _ops(self) -> str:
        # An argument of `build` would hide an import of its name: `index` is a type of the runtime, too.
        arguments = [
            part.python_name
            for op in self.dialect.ops
            for part in (*op.arguments, *op.regions, *op.successors)
        ]
        imports = self._imports("ops", [*(o.class_name for o in self.dialect.ops), *arguments])
        imports.runtime("Operation")
        context = self._context(imports, self._op_constraints, ".constraints")
        views = [op_view(op, context) for op in self.dialect.ops]
        members = [member for view in views for member in view.members]
        if any(
            isinstance(member, BuildView)
            or (isinstance(member, FormatView) and not member.is_by_hook)
            for member in members
        ):
            imports.use("typing", "Self")
        classes = with_base_classes(views, self.dialect)
        return self._file(
            "operations",
            "ops.py.j2",
            slots=context.slots(),
            imports=imports.view(),
            classes=classes,
        )

    def _patterns(self) -> str:
        imports = self._imports("patterns", [p.name for p in self.dialect.patterns])
        context = self._context(imports, self._op_constraints, ".constraints")
        views = pattern_views(self.dialect, context)
        functions = pattern_functions(self.dialect, imports)
        return self._file(
            "rewrite patterns",
            "patterns.py.j2",
            slots=context.slots(),
            imports=imports.view(),
            functions=functions,
            patterns=views,
        )

    def _semantics(self) -> str:
        defined = [operand.python_name for op in self.dialect.ops for operand in op.operands]
        imports = self._imports("semantics", defined)
        imports.use("odsgen.runtime.glue.semantics", "Computations")
        imports.use_type_only("odsgen.runtime.glue.semantics", "Outcome")
        imports.use_type_only("odsgen.runtime.glue.semantics", "Scalars")
        imports.use_type_only("typing", "Any")
        views = computation_views(self.dialect, imports)
        return self._file(
            "computations", "semantics.py.j2", imports=imports.view(), computations=views
        )

    def _constraints(self) -> str:
        imports = self._imports("constraints", [n for n, _ in self._op_constraints.named()])
        context = self._context(imports, self._op_constraints)
        views = constraint_views(context)
        return self._file(
            "constraints", "constraints.py.j2", imports=imports.view(), constraints=views
        )

    def _package(self) -> str:
        view = package_view(self.dialect, self._hook_slots)
        imports = Imports()
        imports.runtime("Dialect")
        if view.tables:
            imports.use("odsgen.runtime.registry.dialect", "classes_of")
        for module in view.exports:
            imports.use(".", module)
        return render(
            "__init__.py.j2",
            file=FileView(self._notice(), view.documentation),
            imports=imports.view(),
            package=view,
        )

    # --- what they share -------------------------------------------------------------------------------------------------

    def _file(self, subject: str, template: str, **views: object) -> str:
        documentation = docstring(f"The {subject} of the {self.dialect.name} dialect")
        exported = self._exported.get(template.removesuffix(".py.j2"), ())
        head = FileView(self._notice(), documentation, exported)
        return render(template, file=head, **views)

    def _notice(self) -> str:
        source = self.dialect.source or f"the spec of {self.dialect.name}"
        return f"Generated by odsgen {__version__} from {printable(source)}. Change that and run `odsgen generate`."

    def _context(
        self, imports: Imports, constraints: ConstraintNames, constraints_module: str | None = None
    ) -> FileContext:
        return FileContext(
            self.dialect,
            imports,
            constraints,
            constraints_module,
            self._interfaces,
            self._hook_slots,
        )

    def _imports(self, module: str, defined: Iterable[str], partial: str | None = None) -> Imports:
        attributes = {
            f"{self.dialect.name}.{a.mnemonic}": a.name
            for a in self.dialect.attributes
            if a.mnemonic is not None
        }
        return Imports(defined, lambda name: self._locate_class(name, module), attributes, partial)

    def _locate_class(self, name: str, from_module: str) -> tuple[str, str]:
        """Module and name of a class of this dialect or, `toy.StructType`, of another."""
        dialect, dot, class_name = name.rpartition(".")
        if dot and dialect != self.dialect.name:
            return self._locate_dialect(dialect), class_name
        module = self._module_of[class_name]
        return ("", class_name) if module == f".{from_module}" else (module, class_name)
