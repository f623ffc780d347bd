"""Hand-written code asks for classes and typed accessors, not for names, texts and keys.

An operation is told by `isinstance(op, AddIOp)`, by a trait or by an interface; a comparison with `"arith.addi"` survives
neither a rename nor a type checker. What is not yet so has a budget here, which may only become smaller.
"""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
DIALECTS = ("odsgen/dialects", "odsgen/vendors")

#: The rooms of programs: above the core, with the core.
ROOMS = (
    *DIALECTS,
    "odsgen/bytecode",
    "odsgen/conversion",
    "odsgen/drivers",
    "odsgen/dynamic",
    "odsgen/interpreter",
    "odsgen/passes",
    "odsgen/pictures",
    "odsgen/rewriting",
    "odsgen/runtime",
    "odsgen/translation",
)

#: Where the name of an operation is compared nevertheless, and why.
ALLOWED = {
    "odsgen/conversion/casts.py": "the room knows no generated class, not even builtin's casts",
    "odsgen/conversion/log.py": "the same",
    "odsgen/dialects/shared/mnemonics.py": "messages and texts show the name without its dialect",
    "odsgen/dialects/transform/verifiers/passes.py": "an attribute holds the name of an operation",
    "odsgen/dialects/transform/verifiers/structured.py": "the same",
    "odsgen/runtime/parser/early.py": "a text of the early form is read by its names",
    "odsgen/runtime/printer/newer.py": "the spelling of a newer release is told by the names of operations",
    "odsgen/runtime/parser/toplevel.py": "the core knows no generated class, not even builtin's module",
}


#: The body of an `!llvm.struct` is carried as its text, which is read field by field.
LITERAL_STRUCTS = "odsgen/dialects/llvm/types.py"

#: Where the mnemonic of a type or attribute is compared nevertheless, and why.
MNEMONICS = {
    "odsgen/dialects/gpu/predicates.py": "a target is known without its dialect, which is not loaded for that",
}

#: The clauses with arguments of a region: any operation of `omp` may have any of them.
CLAUSES = "odsgen/vendors/omp/verifiers/clauses.py"

#: Whoever extends `transform`, as MLIR's tests do, has a package of it with more operations, whose classes are others.
EXTENDED = "odsgen/dialects/transform/"


# --- what is looked for ---------------------------------------------------------------------------------------------------


@cache
def operation_names() -> frozenset[str]:
    """The operations of all specs."""
    found = set()
    for path in (CHECKOUT / "dialect_specs").rglob("*.yaml"):
        text = path.read_text("utf-8")
        dialect = re.search(r"^dialect: *(\w+)", text, re.MULTILINE)
        section = re.search(r"^ops:\n((?:[ #].*\n?|\n)*)", text, re.MULTILINE)
        if dialect is None or section is None:
            continue
        for name in re.findall(r"^  [\"']?([\w.]+)[\"']?:", section.group(1), re.MULTILINE):
            found.add(f"{dialect.group(1)}.{name}")
    return frozenset(found)


def constants_of(tree: ast.Module) -> dict[str, ast.expr]:
    """The names of a module, and those that it imports from another one, with their values."""
    found = own_constants_of(tree)
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("odsgen."):
            names = [alias.name for alias in node.names if alias.name.isupper()]
            path = CHECKOUT / (node.module.replace(".", "/") + ".py")
            if names and path.is_file():
                others = own_constants_of(tree_of(path))
                found |= {name: others[name] for name in names if name in others}
    return found


def own_constants_of(tree: ast.Module) -> dict[str, ast.expr]:
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            found[node.target.id] = node.value
    return found


def names_operations(node: ast.expr, constants: dict[str, ast.expr]) -> bool:
    """Whether an expression is the name of an operation or has such names as its elements."""
    if isinstance(node, ast.Name) and node.id in constants:
        return names_operations(constants[node.id], {})
    if isinstance(node, ast.Constant):
        return node.value in operation_names()
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(names_operations(element, constants) for element in node.elts)
    if isinstance(node, ast.Starred):
        return names_operations(node.value, constants)
    if isinstance(node, ast.Dict):
        return any(key is not None and names_operations(key, constants) for key in node.keys)
    if isinstance(node, ast.BinOp):
        return names_operations(node.left, constants) or names_operations(node.right, constants)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) == 1:
        return node.func.id in ("frozenset", "set") and names_operations(node.args[0], constants)
    return False


def compared_names(tree: ast.Module) -> Iterator[ast.AST]:
    """Comparisons with names of operations, and look-ups by them."""
    constants = constants_of(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            is_text_of_other = isinstance(node.ops[0], ast.In | ast.NotIn)
            sides = node.comparators if is_text_of_other else [node.left, *node.comparators]
            if any(names_operations(side, constants) for side in sides):
                yield node
        elif isinstance(node, ast.MatchValue) and names_operations(node.value, constants):
            yield node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr == "get" and names_operations(node.func.value, constants):
                yield node


def compared_own_names(tree: ast.Module) -> Iterator[ast.AST]:
    """Comparisons of `op.name` with whatever it is: in a hook another class or a set of names."""
    names = ("op.name", "op.OPERATION_NAME", "op_class.OPERATION_NAME")
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            if any(ast.unparse(side) in names for side in (node.left, *node.comparators)):
                yield node


def prefixes_of_names(tree: ast.Module) -> Iterator[ast.AST]:
    """`op.name.startswith("omp.")` and its like."""
    methods = ("endswith", "partition", "removeprefix", "split", "startswith")
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            whole = node.func.value
            if node.func.attr in methods and isinstance(whole, ast.Attribute):
                if whole.attr in ("name", "OPERATION_NAME"):
                    yield node


def properties_by_key(tree: ast.Module) -> Iterator[ast.AST]:
    """`op.properties["value"]`, read; in a state that is being parsed there is nothing else."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            whole = node.value
            if isinstance(node.slice, ast.Constant) and isinstance(whole, ast.Attribute):
                if whole.attr == "properties" and ast.unparse(whole.value) != "state":
                    yield node


def printed_to_be_read(tree: ast.Module) -> Iterator[ast.AST]:
    """`str(attribute).startswith(…)`, and `str(type) == …`: printed to be looked at."""

    def is_printed(node: ast.AST) -> bool:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "str":
            words = ast.unparse(node.args[0]).split(".") if node.args else [""]
            return bool(re.search(r"(type|attr|attribute|^value)$", words[-1]))
        return False

    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and is_printed(node.value):
            yield node
        elif isinstance(node, ast.Compare) and any(map(is_printed, [node.left, *node.comparators])):
            yield node


READERS = ("attribute_of_text", "parse_attribute", "parse_type", "type_of_text")


def called(call: ast.Call) -> str:
    """The last word of the function's name."""
    function = call.func
    return getattr(function, "attr", "") or getattr(function, "id", "")


def made_from_text(tree: ast.Module) -> Iterator[ast.AST]:
    """Attributes and types that are made by parsing a text that the code has put together."""
    constants = constants_of(tree)
    put_together = (ast.JoinedStr, ast.BinOp, ast.Constant)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in READERS:
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Name):
                first = constants.get(first.id)
            if isinstance(first, ast.IfExp):
                first = first.body
            if isinstance(first, put_together):
                yield node


def compared_mnemonics(tree: ast.Module) -> Iterator[ast.AST]:
    """`(type.DIALECT_NAME, type.MNEMONIC) == ("llvm", "ptr")`, where `isinstance` asks the class.

    `type.DIALECT_NAME == "llvm"` alone asks for all types of a dialect, which have no class of their own.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            parts = [part for side in (node.left, *node.comparators) for part in ast.walk(side)]
            if any(getattr(part, "attr", "") == "MNEMONIC" for part in parts):
                yield node


def computed_names(tree: ast.Module) -> Iterator[ast.AST]:
    """`getattr(op, f"{clause}_vars")`, which no type checker follows."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in ("getattr", "hasattr", "setattr"):
            if len(node.args) > 1 and isinstance(node.args[1], ast.JoinedStr):
                yield node


def opaque_types(tree: ast.Module) -> Iterator[ast.AST]:
    """Types that are known by their text alone."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Name)
            and node.id == "OpaqueType"
            and isinstance(node.ctx, ast.Load)
        ):
            yield node


def global_tables(tree: ast.Module) -> Iterator[ast.AST]:
    """Dictionaries and sets of a module that are empty at first: filled by what runs, and never cleared."""
    for value in own_constants_of(tree).values():
        if isinstance(value, ast.Dict) and not value.keys:
            yield value
        elif isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            if value.func.id in ("dict", "set") and not value.args:
                yield value


# --- how much there may be ------------------------------------------------------------------------------------------------


Finder = Callable[[ast.Module], Iterator[ast.AST]]


_OF_CLASSES = (compared_names, compared_own_names, compared_mnemonics)


def places_of(finder: Finder, rooms: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    for room in rooms:
        for path in sorted((CHECKOUT / room).rglob("*.py")):
            name = str(path.relative_to(CHECKOUT))
            if finder is made_from_text and name == LITERAL_STRUCTS:
                continue
            if finder in (compared_names, prefixes_of_names) and name in ALLOWED:
                continue
            if finder is compared_mnemonics and name in MNEMONICS:
                continue
            if finder is computed_names and name == CLAUSES:
                continue
            if finder in _OF_CLASSES and name.startswith(EXTENDED):
                continue
            lines = sorted({node.lineno for node in finder(tree_of(path))})  # type: ignore[attr-defined]
            found.extend(f"{name}:{line}" for line in lines)
    return found


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@pytest.mark.parametrize(
    ("finder", "rooms", "budget"),
    [
        (compared_names, ROOMS, 0),
        (compared_own_names, DIALECTS, 0),
        (compared_mnemonics, DIALECTS, 0),
        (computed_names, DIALECTS, 0),
        (prefixes_of_names, DIALECTS, 0),
        (properties_by_key, DIALECTS, 0),
        (printed_to_be_read, DIALECTS, 0),
        (made_from_text, DIALECTS, 0),
        (opaque_types, DIALECTS, 0),
        (global_tables, DIALECTS, 0),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_there_are_not_more_of_them(finder: Finder, rooms: tuple[str, ...], budget: int) -> None:
    places = places_of(finder, rooms)
    assert len(places) <= budget, "\n".join(places)


def test_what_is_allowed_is_there() -> None:
    for name in ALLOWED:
        tree = tree_of(CHECKOUT / name)
        found = [*compared_names(tree), *prefixes_of_names(tree)]
        assert found, f"{name} needs no permission any more"
    for name in MNEMONICS:
        assert [*compared_mnemonics(tree_of(CHECKOUT / name))], f"{name} needs none any more"
    assert [*computed_names(tree_of(CHECKOUT / CLAUSES))]


@pytest.mark.parametrize(
    ("finder", "text"),
    [
        (compared_names, 'op.name == "arith.addi"'),
        (compared_names, 'defining.name not in ("arith.addi", "arith.subi")'),
        (compared_names, '_NAMES = frozenset({"arith.addi"})\nname in _NAMES'),
        (compared_names, '{"arith.addi": 1}.get(op.name)'),
        (compared_names, 'match name:\n    case "arith.addi": pass'),
        (compared_own_names, "before.name != op.name"),
        (compared_own_names, "op.name in _KNOWN"),
        (prefixes_of_names, 'op.name.startswith("arith.")'),
        (properties_by_key, 'op.properties["value"]'),
        (printed_to_be_read, 'str(attribute).startswith("#llvm")'),
        (printed_to_be_read, 'str(op.type) == "i32"'),
        (made_from_text, 'parse_type(f"!llvm.array<{count} x i8>")'),
        (made_from_text, '_DEFAULT = "#dialect.attribute"\nattribute_of_text(_DEFAULT)'),
        (made_from_text, 'formats.type_of_text("!pdl.value")'),
        (compared_mnemonics, '(type.DIALECT_NAME, type.MNEMONIC) == ("llvm", "ptr")'),
        (compared_mnemonics, 'type.MNEMONIC in ("value", "range")'),
        (computed_names, 'getattr(op, f"{clause}_vars", ())'),
        (opaque_types, "isinstance(type, OpaqueType)"),
        (global_tables, "_SEEN: dict[str, int] = {}"),
    ],
)
def test_what_is_refused_is_found(finder: Finder, text: str) -> None:
    assert list(finder(ast.parse(text)))


@pytest.mark.parametrize(
    ("finder", "text"),
    [
        (compared_names, "isinstance(op, AddIOp)"),
        (compared_names, 'name == "llvm.noalias"'),
        (compared_names, 'raise op.error("expected arith.addi")'),
        (compared_names, '"arith.addi" in text'),
        (properties_by_key, 'state.properties["value"] = value'),
        (printed_to_be_read, 'f"expected {str(type)}"'),
        (made_from_text, "parse_type(text)"),
        (global_tables, '_KINDS = {"a": 1}'),
    ],
)
def test_what_is_well_is_not_found(finder: Finder, text: str) -> None:
    assert not list(finder(ast.parse(text)))
