"""The contract of a hook: how it is called, and what it gives back.

Generated code says of each hook that it calls how a stub of it would be declared: `(op: AddOp, printer: AsmPrinter) -> None`.
It is held against the function when that is used for the first time.  What the function returns is checked on each call;
one whose code can return nothing but None, as nearly all verifiers and printers, needs no check and is called as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from opcode import opmap
from types import CodeType
from typing import Any

from odsgen.runtime.registry.hook_errors import WrongHookError

_Hook = Callable[..., Any]
_Check = Callable[[object], bool]


def checked_hook(name: str, hook: _Hook, signature: str) -> _Hook:
    """The hook, or a function that calls it and checks what it gives back; raises WrongHookError if it is declared otherwise."""
    given, arrow, returns = signature.rpartition(" -> ")
    _check_parameters(name, hook, given if arrow else signature, signature)
    if not arrow:
        return hook
    if returns == "None":
        return hook if _returns_nothing(hook) else _giving_nothing(name, hook)
    fits = _check_of(returns)
    if fits is None:
        return hook
    declared = list(parameters_of(given))
    is_pair = len(declared) == 2 and not any(
        p.is_keyword or p.takes_rest or p.is_optional for p in declared
    )
    return (_giving_for_pair if is_pair else _giving)(name, hook, returns, fits)


# --- how it is called ------------------------------------------------------------------------------------------------

_VAR_POSITIONAL, _VAR_KEYWORD = 0x04, 0x08

#: Parameters whose names say what they are: nobody calls another thing so.
_ROLES = ("op", "parser", "printer", "rewriter", "state")


def _check_parameters(name: str, hook: _Hook, declared: str, signature: str) -> None:
    """Raise WrongHookError unless the function can be called as it is declared."""
    code = getattr(hook, "__code__", None)
    if not isinstance(code, CodeType) or not hasattr(hook, "__defaults__"):
        return  # what is no plain function is found out by calling it
    asked = list(parameters_of(declared))
    positional = [p for p in asked if not p.is_keyword and not p.takes_rest]
    taken = code.co_varnames[: code.co_argcount]
    keywords = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]
    takes_rest = bool(code.co_flags & _VAR_POSITIONAL)
    needed = len(taken) - len(hook.__defaults__ or ())
    fewest = sum(not p.is_optional for p in positional)
    problem = None
    if needed > fewest or (len(taken) < len(positional) and not takes_rest):
        problem = f"is called with {_counted(len(positional), 'argument')}, and it takes {_taken(needed, len(taken), takes_rest)}"
    elif any(p.takes_rest for p in asked) and not takes_rest:
        problem = "is called with any number of arguments"
    elif _is_other_order([p.name for p in positional], taken):
        problem = "takes its arguments in another order"
    elif unknown := [
        key
        for key in keywords
        if key not in (hook.__kwdefaults__ or ()) and key not in {p.name for p in asked}
    ]:
        problem = f"asks for '{unknown[0]}', which nobody gives it"
    elif not code.co_flags & _VAR_KEYWORD and (
        lacking := [p.name for p in asked if p.is_keyword and p.name not in (*taken, *keywords)]
    ):
        problem = f"does not take '{lacking[0]}', which it is given by name"
    if problem is not None:
        raise WrongHookError(
            f"the hook '{name}' {problem}; it is declared as `def {name}{signature}`", hook
        )


def _is_other_order(asked: list[str], taken: tuple[str, ...]) -> bool:
    given = taken[: len(asked)]
    if sorted(asked) == sorted(given):
        return list(given) != asked
    return any(
        role in asked and role in taken and asked.index(role) != taken.index(role)
        for role in _ROLES
    )


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" + ("" if count == 1 else "s")


def _taken(fewest: int, most: int, takes_rest: bool) -> str:
    if takes_rest:
        return f"at least {fewest}"
    return str(most) if fewest == most else f"{fewest} to {most}"


class DeclaredParameter:
    """A parameter as a declaration has it."""

    __slots__ = ("name", "takes_rest", "is_keyword", "is_optional")

    def __init__(self, text: str, is_keyword: bool) -> None:
        self.takes_rest = text.startswith("*")
        self.name = text.lstrip("*").partition(":")[0].strip()
        self.is_keyword = is_keyword
        self.is_optional = text.endswith(" = None")


def parameters_of(declared: str) -> Iterator[DeclaredParameter]:
    """The parameters in the text between the parentheses of a declaration, and these."""
    is_keyword = False
    for text in split_outside_brackets(declared.strip().removeprefix("(").removesuffix(")"), ","):
        if text == "*":
            is_keyword = True
        elif text:
            yield DeclaredParameter(text, is_keyword)


def split_outside_brackets(text: str, separator: str) -> list[str]:
    """The parts of a text between separators that stand in no brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in "[(":
            depth += 1
        elif character in "])":
            depth -= 1
        elif character == separator and not depth:
            parts.append(text[start:index].strip())
            start = index + 1
    parts.append(text[start:].strip())
    return parts


# --- what it gives back ----------------------------------------------------------------------------------------------


def _giving_nothing(name: str, hook: _Hook) -> _Hook:
    def call(*given: Any, **named: Any) -> None:
        result = hook(*given, **named)
        if result is not None:
            raise WrongHookError(f"the hook '{name}' returned {_advice(name, result)}", hook)

    return _wrapping(call, hook)


def _giving(name: str, hook: _Hook, returns: str, fits: _Check) -> _Hook:
    passed: set[type] = set()  # the classes of results that fit, where these are judged by class
    by_class = "[" not in returns

    def call(*given: Any, **named: Any) -> Any:
        result = hook(*given, **named)
        if type(result) in passed:
            return result
        if not fits(result):
            raise _wrong_result(name, hook, returns, result)
        if by_class:
            passed.add(type(result))
        return result

    return _wrapping(call, hook)


def _wrapping(call: _Hook, hook: _Hook) -> _Hook:
    """The function that calls the hook, with a way back to what somebody wrote."""
    call.__dict__["__wrapped__"] = hook
    return call


def _giving_for_pair(name: str, hook: _Hook, returns: str, fits: _Check) -> _Hook:
    """The same for a hook with two parameters, as those that fold: most of their calls return None, the others one result."""
    none_fits = fits(None)
    #: The classes of single results that have passed, where these are judged by their class.
    passed: set[type] = set()
    by_class = "[" not in returns.partition("[")[2]

    def call(first: Any, second: Any) -> Any:
        result = hook(first, second)
        if result is None:
            if none_fits:
                return None
        elif type(result) is list and len(result) == 1 and type(result[0]) in passed:
            return result
        if not fits(result):
            raise _wrong_result(name, hook, returns, result)
        if by_class and type(result) is list and len(result) == 1:
            passed.add(type(result[0]))
        return result

    def check(result: object) -> None:
        if not fits(result):
            raise _wrong_result(name, hook, returns, result)

    call.__dict__[_HOOK_AND_CHECK] = hook, check
    return _wrapping(call, hook)


_HOOK_AND_CHECK = "hook_and_check"


def hook_and_check(hook: _Hook) -> tuple[_Hook, Callable[[object], None]]:
    """A hook with two parameters as somebody wrote it, and what raises WrongHookError for a result that does not fit.

    For those who call it often, and can tell of most results themselves that they fit.
    """
    found: tuple[_Hook, Callable[[object], None]]
    found = getattr(hook, _HOOK_AND_CHECK, None) or (hook, _anything)
    return found


def _anything(result: object) -> None:
    """Of a hook that nobody declared, nothing is known to be wrong."""


def _wrong_result(name: str, hook: _Hook, returns: str, result: object) -> WrongHookError:
    advice = ""
    if result is None:
        advice = "; is a `return` missing?"
    elif returns.startswith(("Sequence[", "list[")) and _check_of(f"Sequence[{returns}]"):
        inner = _check_of(returns.partition("[")[2].rpartition("]")[0])
        if inner is not None and inner(result):
            advice = "; put it into a list: return [...]"
    return WrongHookError(
        f"the hook '{name}' returned {_described(result)}, expected {returns}{advice}", hook
    )


def _advice(name: str, result: object) -> str:
    """The rest of a message about a hook that returned something: that, and what it should have done."""
    described = _described(result)
    if isinstance(result, BaseException) or hasattr(result, "diagnostics"):
        return f"{described} instead of raising it: write `raise op.op_error(…)`"
    if isinstance(result, str) and name.startswith("print_"):
        return f"{described} instead of writing it: write `printer.emit(…)`"
    if isinstance(result, bool) and name.startswith("verify_"):
        return f"{result}, which says nothing; it refuses by `raise op.op_error(…)`"
    return f"{described}, and nobody takes what it returns"


def _described(value: object) -> str:
    """A value in messages: its class, with an article."""
    if value is None:
        return "None"
    name = type(value).__name__
    if isinstance(value, (int, float, str)) and len(text := repr(value)) <= 20:
        return f"the {name} {text}"
    if isinstance(value, (list, tuple)) and value:
        return f"a {name} of {_described(value[0])}"
    return f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"


@lru_cache(maxsize=1024)
def _check_of(annotation: str) -> _Check | None:
    """Whether a value fits an annotation; None if nothing can be said."""
    choices = split_outside_brackets(annotation, "|")
    if len(choices) > 1:
        checks = [_check_of(choice) for choice in choices]
        known = [check for check in checks if check is not None]
        if len(known) < len(checks):
            return None
        others = [check for check in known if check is not _is_none]
        if not any("[" in choice for choice in choices):
            return _remembering_classes(_any_check(others, False), _is_none in known)
        return _any_check(others, _is_none in known)
    outer, bracket, inner = annotation.partition("[")
    if not bracket:
        return _class_check(annotation)
    parts = split_outside_brackets(inner.removesuffix("]"), ",")
    if outer == "tuple" and parts[-1] != "...":
        return _tuple_check([_check_of(part) for part in parts])
    if outer in ("Sequence", "list", "tuple"):
        return _sequence_check(_check_of(parts[0]))
    return None


def _is_none(value: object) -> bool:
    return value is None


def _any_check(checks: list[_Check], none_fits: bool) -> _Check:
    def fits(value: object) -> bool:
        if value is None and none_fits:
            return True
        for check in checks:
            if check(value):
                return True
        return False

    return fits


def _remembering_classes(check: _Check, none_fits: bool) -> _Check:
    """A check that says of all values of a class the same."""
    fitting: set[type] = {type(None)} if none_fits else set()

    def fits(value: object) -> bool:
        of = value.__class__
        if of in fitting:
            return True
        if not check(value):
            return False
        fitting.add(of)
        return True

    return fits


def _sequence_check(element: _Check | None) -> _Check:
    def fits(values: Any) -> bool:
        if values.__class__ is not list and (
            not isinstance(values, Sequence) or isinstance(values, (str, bytes))
        ):
            return False
        if element is not None:
            for value in values:
                if not element(value):
                    return False
        return True

    return fits


def _tuple_check(elements: list[_Check | None]) -> _Check:
    def fits(values: object) -> bool:
        return (
            isinstance(values, (tuple, list))
            and len(values) == len(elements)
            and all(
                check is None or check(value) for check, value in zip(elements, values, strict=True)
            )
        )

    return fits


_PLAIN: dict[str, tuple[type, ...]] = {
    "str": (str,),
    "int": (int,),
    "float": (float, int),
    "bytes": (bytes, bytearray),
    "dict": (dict,),
}
_IR = frozenset({"Type", "Attribute", "Value", "Operation", "Region", "Block"})
_CLASS_NAME = re.compile(r"(?:\w+\.)*([A-Z]\w*)")


@cache
def _class_check(annotation: str) -> _Check | None:
    if annotation == "None":
        return _is_none
    plain = _PLAIN.get(annotation)
    if plain is not None:
        return lambda value: isinstance(value, plain)
    if annotation == "bool":
        return lambda value: value is not None
    match = _CLASS_NAME.fullmatch(annotation)
    if match is None or match[1] in ("Any", "Self"):
        return None
    base = match[1] if match[1] in _IR else _base_of(match[1])
    fitting: set[type] = set()

    def fits(value: object) -> bool:
        of = value.__class__
        if of in fitting:
            return True
        if value is None:
            return False
        if base is not None and all(c.__name__ != base for c in of.__mro__):
            return False
        fitting.add(of)
        return True

    return fits


def _base_of(name: str) -> str | None:
    """The class of the runtime on which one of that name is based, as far as its name tells."""
    for end, base in (
        ("Type", "Type"),
        ("Attr", "Attribute"),
        ("Op", "Operation"),
        ("RewritePattern", "RewritePattern"),
    ):
        if name.endswith(end):
            return base
    return None


# --- functions that return nothing -----------------------------------------------------------------------------------

_LOAD_CONST, _RETURN_VALUE = opmap["LOAD_CONST"], opmap["RETURN_VALUE"]
_RETURN_CONST = opmap.get("RETURN_CONST")
_JUMP_FORWARD, _EXTENDED_ARG = opmap["JUMP_FORWARD"], opmap["EXTENDED_ARG"]
#: Instructions after which a `return` may find another value than the constant before it.
_UNSURE = frozenset(
    opmap[name] for name in ("JUMP_IF_FALSE_OR_POP", "JUMP_IF_TRUE_OR_POP", "COPY") if name in opmap
)
_GENERATES = 0x20 | 0x80 | 0x100 | 0x200


def _returns_nothing(hook: object) -> bool:
    """Whether a function can return nothing but None, as far as its code tells at a glance."""
    code = getattr(hook, "__code__", None)
    if not isinstance(code, CodeType) or code.co_flags & _GENERATES:
        return False
    instructions = code.co_code
    before = (
        0,
        0,
        0,
    )  # the operations of the two instructions before, and the argument of the last one
    for index in range(0, len(instructions), 2):
        operation, argument = instructions[index], instructions[index + 1]
        if operation in _UNSURE:
            return False
        if operation == _RETURN_CONST and (
            before[1] == _EXTENDED_ARG or code.co_consts[argument] is not None
        ):
            return False
        if operation == _RETURN_VALUE and (
            before[1] != _LOAD_CONST
            or before[0] in (_JUMP_FORWARD, _EXTENDED_ARG)
            or code.co_consts[before[2]] is not None
        ):
            return False
        before = (before[1], operation, argument)
    return True
