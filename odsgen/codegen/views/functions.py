"""The functions of a package that build its operations: numbers stand for values, and bodies are filled in a `with`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from keyword import iskeyword

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import type_value
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import AssignSeveral, Return, Step
from odsgen.codegen.same_types import same_types
from odsgen.codegen.views.builders import BuildMethod
from odsgen.codegen.views.inference import result_type_argument
from odsgen.codegen.views.methods import Argument, MethodView
from odsgen.codegen.views.package import class_modules
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
    DialectDef,
    InferenceKind,
    OpDef,
    Operand,
    RegionDef,
    Result,
)
from odsgen.ods.model.parts import TypesOfPart

_BODIES = "odsgen.building.bodies"
_VALUES = "odsgen.building.values"

#: Parameters that the spec does not name: the type of a number, and of the arguments of a block.
_TYPE, _BLOCK_TYPES = "type_", "block_types"
#: What makes values of what is given for an operand.
_MADE_OF = {
    Arity.REQUIRED: "value",
    Arity.OPTIONAL: "optional",
    Arity.VARIADIC: "values",
    Arity.VARIADIC_OF_VARIADIC: "groups",
}

#: The names of modules and of exports that a package has, and of classes that functions mention: no function may have them.
_TAKEN = frozenset(
    "attributes constraints enums functions hooks interfaces ops patterns semantics traits types "
    "bool bytes dict float int list object str tuple".split()
)


def function_name(op: OpDef, dialect: DialectDef) -> str:
    """The name of the function that builds an operation: its mnemonic, as Python can spell it."""
    name = re.sub(r"\W", "_", op.mnemonic)
    if not name.isidentifier():  # arm_neon.2d.sdot
        name = f"op_{name}"
    return (
        f"{name}_" if iskeyword(name) or name in _TAKEN or name in class_modules(dialect) else name
    )


def function_names(dialect: DialectDef) -> tuple[str, ...]:
    """The names of all functions of a package, those that are written by hand among them."""
    written = {name for _, names in dialect.functions for name in names}
    return tuple(sorted(written | {function_name(op, dialect) for op in dialect.ops}))


def build_functions(dialect: DialectDef, context: FileContext) -> tuple[MethodView, ...]:
    """The functions of the operations that have `build`, but for those that are written by hand."""
    written = {name for _, names in dialect.functions for name in names}
    return tuple(
        FunctionWriter(op, dialect, context).view()
        for op in dialect.ops
        if not op.skip_default_builders and function_name(op, dialect) not in written
    )


@dataclass(eq=False)
class FunctionWriter:
    """Writes the function of one operation: makes values of what is given, calls `build`, and gives what is wanted of it."""

    op: OpDef
    dialect: DialectDef
    context: FileContext

    @property
    def imports(self) -> Imports:
        return self.context.imports

    def __post_init__(self) -> None:
        self._static_lists = dict(self._find_static_lists())
        self._same = same_types(self.op)
        self._typed = self._typed_attribute()

    def view(self) -> MethodView:
        op = self.op
        bodies = {region.python_name for region in op.regions if not region.variadic}
        hidden = bodies | {static.python_name for static in self._static_lists.values()}
        annotations = dict.fromkeys(hidden, "")
        if self._typed is not None:
            annotations[self._typed.python_name] = self.imports.use(_VALUES, "AnyTypedAttr")
        value = self.imports.use(_VALUES, "AnyValue") if op.operands else ""
        build = BuildMethod(op, self.context, value, annotations)
        build.add_parameters()
        given = build.positional_parameters()
        positional = [self._parameter(each) for each in given if each.name not in hidden]
        keywords = [self._parameter(each) for each in build.keywords if each.name not in hidden]
        if self._typed is not None and self._type_of_typed() is None:
            type = self.imports.runtime("Type")
            positional.append(Argument(_TYPE, f"{type} | None", e.NONE))
        steps: list[Step] = [*self._prepared()]
        arguments = {
            each.name: self._given(each.name) for each in build.keywords if each.name not in bodies
        }
        has_body = bool(op.regions) and not op.regions[0].variadic
        if has_body:
            block_types, declared = self._block_types(op.regions[0])
            if not declared:
                sequence = self.imports.sequence_of(self.imports.runtime("Type"))
                keywords.insert(0, Argument(_BLOCK_TYPES, sequence, e.EMPTY_TUPLE))
            one_block = self._of_bodies("one_block", block_types)
            arguments = {op.regions[0].python_name: one_block, **arguments}
        made = self.imports.class_name(op.class_name).method(
            "build", *(self._given(each.name) for each in given), **arguments
        )
        inferred = self._inferred_by_hook()
        if inferred:
            optional = f"{self.imports.runtime('Type')} | None"
            keywords[:0] = [Argument(name, optional, e.NONE) for name in inferred]
            made = self._call("retyped", made, *map(e.Name, inferred))
        returns, result = self._body(made) if has_body else self._result(made)
        return MethodView(
            function_name(op, self.dialect),
            tuple(positional),
            returns,
            docstring(op.summary) or f"Build a `{op.name}`.",
            (*steps, Return(result)),
            keywords=tuple(keywords),
        )

    # --- parameters -----------------------------------------------------------------------------------------------------

    def _parameter(self, argument: Argument) -> Argument:
        for operand in self.op.operands:
            if operand.python_name == argument.name:
                return replace(argument, name=self._list_name(operand))
        return argument

    def _typed_attribute(self) -> AttributeArgument | None:
        """The attribute for which a number may be given: it has the type of the result, or any."""
        op = self.op
        if len(op.results) != 1:
            return None
        [inference] = op.inference
        for attribute in op.attributes:
            if attribute.optional or attribute.default is not None:
                continue
            if attribute.constraint.kind is not AttributeKind.ATTRIBUTE:
                continue
            of_result = (
                inference is not None
                and inference.kind is InferenceKind.ATTRIBUTE_TYPE
                and inference.source == attribute.name
            )
            is_any = attribute.constraint.python_class in ("Attribute", "TypedAttr")
            if of_result or (is_any and op.trait("ConstantLike") is not None):
                return attribute
        return None

    def _type_of_typed(self) -> e.Expression | None:
        """The type of that attribute, where it is that of the result and given as such."""
        [inference] = self.op.inference
        return None if inference is not None else e.Name(result_type_argument(self.op.results[0]))

    def _find_static_lists(self) -> Iterator[tuple[str, AttributeArgument]]:
        """Operands that are the dynamic entries of a list whose static ones an attribute has (MLIR: DynamicIndexList)."""
        by_name = {operand.python_name: operand for operand in self.op.operands}
        for attribute in self.op.attributes:
            base = attribute.python_name.removeprefix("static_")
            is_list = attribute.constraint.kind is AttributeKind.DENSE_ARRAY
            if base == attribute.python_name or not is_list:
                continue
            operand = by_name.get(base) or by_name.get(f"dynamic_{base}")
            if (
                operand is not None
                and operand.arity is Arity.VARIADIC
                and attribute.default is None
                and not attribute.optional
            ):
                yield operand.name, attribute

    def _list_name(self, operand: Operand) -> str:
        static = self._static_lists.get(operand.name)
        if static is None:
            return operand.python_name
        return static.python_name.removeprefix("static_")

    # --- values ---------------------------------------------------------------------------------------------------------

    def _prepared(self) -> Iterator[Step]:
        """Steps before the call: values of one type, and the two halves of lists that are partly static."""
        grouped: set[str] = set()
        for operand in self.op.operands:
            group = self._group(operand)
            static = self._static_lists.get(operand.name)
            if static is not None:
                type = self._known_type(operand) or self.imports.runtime_name("index")
                given = e.Name(self._list_name(operand))
                targets = (self._dynamic(operand), e.Name(static.python_name))
                yield AssignSeveral(targets, self._call("mixed", given, type))
            elif len(group) > 1 and operand.name not in grouped:
                grouped.update(each.name for each in group)
                names = tuple(e.Name(each.python_name) for each in group)
                yield AssignSeveral(names, self._call("same_type", *names))

    def _group(self, operand: Operand) -> list[Operand]:
        """The single operands that have one type with this one, of which nothing else says which."""
        if operand.arity is not Arity.REQUIRED or self._known_type(operand) is not None:
            return [operand]
        first = self._same.get(operand.name, operand.name)
        return [
            each
            for each in self.op.operands
            if each.arity is Arity.REQUIRED and self._same.get(each.name, each.name) == first
        ]

    def _known_type(self, operand: Operand) -> e.Expression | None:
        """The type that a number gets: the only one that there may be, or that of a result that is given."""
        if operand.constraint.builder is not None:
            return type_value(operand.constraint.builder, self.imports)
        first = self._same.get(operand.name, operand.name)
        for result, inference in zip(self.op.results, self.op.inference, strict=True):
            if (
                inference is None
                and result.arity is Arity.REQUIRED
                and self._same.get(result.name, result.name) == first
            ):
                return e.Name(result_type_argument(result))
        return None

    def _given(self, name: str) -> e.Expression:
        """The argument of `build` for one of its parameters."""
        given = e.Name(name)
        if self._typed is not None and name == self._typed.python_name:
            type = self._type_of_typed() or e.Name(_TYPE)
            return self._call("typed_attribute", given, type)
        operand = next((each for each in self.op.operands if each.python_name == name), None)
        if operand is None:
            return given
        if operand.name in self._static_lists:
            return self._dynamic(operand)
        if len(self._group(operand)) > 1:
            return given
        function, known = _MADE_OF[operand.arity], self._known_type(operand)
        if known is None:
            return self._call(function, given)
        return self._call(f"{function}_of", given, known)

    def _dynamic(self, operand: Operand) -> e.Name:
        """The variable with the values of a list that is partly static."""
        return e.Name(f"{operand.python_name.removeprefix('dynamic_')}_values")

    def _call(self, function: str, *given: e.Expression) -> e.Call:
        return self.imports.call(_VALUES, function, *given)

    def _inferred_by_hook(self) -> list[str]:
        """The names by which the types of results are said in place of those that a hook infers."""
        kinds = {inference.kind for inference in self.op.inference if inference is not None}
        if InferenceKind.HOOK not in kinds:
            return []
        if any(result.arity is not Arity.REQUIRED for result in self.op.results):
            return []
        return [result_type_argument(result) for result in self.op.results]

    # --- the operation --------------------------------------------------------------------------------------------------

    def _result(self, made: e.Call) -> tuple[str, e.Expression]:
        """The annotation and value of the only result, of all, or of the operation where their number is not fixed."""
        results = self.op.results
        if not results or any(result.arity is not Arity.REQUIRED for result in results):
            return self.imports.dialect_class(self.op.class_name), made
        result = self.imports.runtime("OpResult")
        if len(results) == 1:
            return result, made.member("results").item(0)
        return f"tuple[{result}, ...]", e.Name("tuple").call(made.member("results"))

    # --- bodies -----------------------------------------------------------------------------------------------------------

    def _is_function(self) -> bool:
        """Whether the arguments of the body are the inputs of a function type."""
        return any(use.name == "FunctionOpInterface" for use in self.op.interfaces) and any(
            attribute.name == "function_type"
            and attribute.constraint.accessor_type == "FunctionType"
            for attribute in self.op.attributes
        )

    def _block_types(self, region: RegionDef) -> tuple[e.Expression, bool]:
        """The types of the arguments of the first block, and whether the spec says them."""
        if region.block_arguments is not None:
            parts = (
                (
                    e.Unpacked(self._types_of(each))
                    if isinstance(each, TypesOfPart)
                    else type_value(each, self.imports)
                )
                for each in region.block_arguments
            )
            return e.list_of(parts), True
        if self._is_function():
            return e.Name("function_type").member("inputs"), True
        if self.op.trait("NoRegionArguments") is not None:
            return e.EMPTY_TUPLE, True
        return e.Name(_BLOCK_TYPES), False

    def _of_bodies(self, function: str, *given: e.Expression) -> e.Expression:
        return self.imports.call(_BODIES, function, *given)

    def _types_of(self, part: TypesOfPart) -> e.Expression:
        values: tuple[Operand | Result, ...] = (*self.op.operands, *self.op.results)
        [value] = [value for value in values if value.name == part.part]
        if isinstance(value, Operand):
            name = e.Name(value.python_name)
            several = value.arity in (Arity.VARIADIC, Arity.VARIADIC_OF_VARIADIC)
            types = self._of_bodies("types_of", name if several else e.list_of((name,)))
        else:
            name = e.Name(result_type_argument(value))
            types = name if value.arity is Arity.VARIADIC else e.list_of((name,))
        if part.of_elements:
            return self._of_bodies("element_types_of", types)
        return types

    def _body(self, made: e.Call) -> tuple[str, e.Expression]:
        body = self.imports.name(_BODIES, "Body")
        terminator = self._terminator()
        end = {} if terminator is None else {"end": terminator}
        op_class = self.imports.dialect_class(self.op.class_name)
        return f"{body.id}[{op_class}]", body.call(made, **end)

    def _terminator(self) -> e.Expression | None:
        """The class of the operation that ends the block where nothing else does."""
        use = self.op.trait("SingleBlockImplicitTerminator")
        if use is None or not use.arguments:
            return None
        name = str(use.arguments[0])
        op = next((op for op in self.dialect.ops if op.name == name), None)
        return None if op is None else self.imports.class_name(op.class_name)
