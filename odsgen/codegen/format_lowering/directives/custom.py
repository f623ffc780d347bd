"""Custom directives: calls of their hooks.

`parse_<name>(parser, …)` takes what the directive refers to and its strings, in order, and returns what it binds: one value, or a
tuple of several, in order.  A directive that begins an optional group returns None when it is not there.
`print_<name>(op, printer, …)` takes every argument.
"""

from __future__ import annotations

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.directives.lowering import (
    ArgumentLowering,
    Lowering,
    argument_lowering,
    lowers,
)
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.format_lowering.op_print import PrintMethod
from odsgen.codegen.python.expressions import SELF, Expression, Name, any_of
from odsgen.codegen.python.steps import Assign, AssignSeveral, Evaluate, Step
from odsgen.ods.model.format import CustomDirective, RefDirective
from odsgen.ods.model.hooks import parse_hook_name, print_hook_name


@lowers(CustomDirective)
class CustomLowering(Lowering[CustomDirective]):
    """`custom<Name>(…)`."""

    def parse(self, method: ParseMethod) -> None:
        self._prepare(method)
        call = self._call(method)
        if self.part.bound:
            self._bind(call, method)
        else:
            method.add(Evaluate(call))

    def declare_unread(self, method: ParseMethod) -> None:
        for argument in self.part.bound:
            argument_lowering(argument).declare_unread(method)

    def parse_guard(self, method: ParseMethod) -> Expression:
        self._prepare(method)
        found = Name("found")
        method.bind(found, self._call(method))
        return found.is_given()

    def parse_guarded(self, method: ParseMethod) -> None:
        if self.part.bound:
            self._bind(Name("found"), method, is_given=True)

    def _prepare(self, method: ParseMethod) -> None:
        for argument in self.part.bound:
            argument_lowering(argument).prepare(method)

    def _call(self, method: ParseMethod) -> Expression:
        arguments: list[Expression] = [names.PARSER]
        for argument in self.part.arguments:
            given = argument_lowering(argument).given(method)
            if given is not None:
                arguments.append(given)
        hook = method.context.hook_function(parse_hook_name(self.part.name))
        return hook.call(*arguments)

    def _bind(self, found: Expression, method: ParseMethod, is_given: bool = False) -> None:
        bound = [argument_lowering(argument) for argument in self.part.bound]
        locals = tuple(argument.returned() for argument in bound)
        binding: Step = AssignSeveral(locals, found)
        if len(locals) == 1:
            binding = Assign(locals[0].id, found)
        method.add(binding)
        for local, argument in zip(locals, bound, strict=True):
            method.required.note_read(local)
            if is_given and len(bound) == 1:
                argument.bind_given(method)
            else:
                argument.bind(method)

    def print(self, method: PrintMethod) -> None:
        hook = method.context.hook_function(print_hook_name(self.part.name))
        arguments = [argument_lowering(a).printed(method) for a in self.part.arguments]
        method.add(Evaluate(hook.call(SELF, names.PRINTER, *arguments)))

    def presence(self, method: PrintMethod) -> Expression:
        return any_of(argument_lowering(a).presence(method) for a in self.part.bound)


@lowers(RefDirective)
class RefLowering(ArgumentLowering[RefDirective]):
    """`ref(x)`: what was parsed before."""

    def given(self, method: ParseMethod) -> Expression:
        reference = argument_lowering(self.part.target).reference()
        if isinstance(reference, Name):
            method.add(*method.required.require(reference))
        return reference

    def printed(self, method: PrintMethod) -> Expression:
        return argument_lowering(self.part.target).printed(method)
