"""The layout of operations, blocks, regions and values has one owner: everybody else reads public names and calls methods."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation, UnregisteredOperation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.value import BlockArgument, OpResult, Value

ROOT = Path(__file__).resolve().parents[2]
ODSGEN = ROOT / "odsgen"

#: The modules that own the layout: the classes, and what makes and takes apart their objects.
OWNERS = frozenset(
    f"runtime/ir/{name}.py"
    for name in (
        "operation", "block", "block_moves", "region", "value", "construction", "disposal", "adaptor", "recasting",
    )  # fmt: skip
)

#: The one module that makes functions of the code of others.
CODE_OWNER = "runtime/support/interpreter.py"

#: Files that assign to `__class__` of something that is no operation.
OTHER_CLASSES = {"exports.py": "the module of a package, which then refuses to be assigned to"}

#: Files that look at code objects and make none.
CODE_READERS = {"runtime/ir/hook_faults.py": "compares frames of a traceback with functions"}

_CLASSES = (Operation, UnregisteredOperation, Block, Region, Value, OpResult, BlockArgument)


def _private_names() -> frozenset[str]:
    """The slots and methods that begin with an underscore."""
    return frozenset(
        name
        for each in _CLASSES
        for name, member in vars(each).items()
        if name[0] == "_" and name[-1] != "_" and hasattr(member, "__get__")
        if name != "_repr_mimebundle_"
    )


#: What is a slot under its public name, too: assigning to it would go past what keeps a program whole.
READ_ONLY = frozenset(
    name
    for each in _CLASSES
    for name, member in vars(each).items()
    if name[0] != "_" and type(member).__name__ == "member_descriptor"
) - {"type", "owner", "index", "parse_context", "properties_attribute"}

PRIVATE = _private_names()

#: What a module has that does anything with the layout, and many others.
MAY_TOUCH = re.compile(
    rf"\.(?:{'|'.join(PRIVATE)}|__class__|__code__)\b|\.(?:{'|'.join(READ_ONLY)})\b[^\n]*[^=!<>:]=[^=]"
)


def _bases(node: ast.ClassDef) -> set[str]:
    """The names of the classes that a class extends, without their parameters."""
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return {base.id for base in bases if isinstance(base, ast.Name)}


def _own_attributes(tree: ast.Module) -> set[ast.Attribute]:
    """The attributes of `self` and `cls` in classes that extend none of those whose layout this is."""
    names = {each.__name__ for each in _CLASSES} | {"PlaceholderValue"}
    found: set[ast.Attribute] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and not any(
            base in names or base.endswith("Op") for base in _bases(node)
        ):
            found.update(
                each
                for each in ast.walk(node)
                if isinstance(each, ast.Attribute)
                and isinstance(each.value, ast.Name)
                and each.value.id in ("self", "cls")
            )
    return found


def _problems(text: str, name: str) -> Iterator[str]:
    """Uses of the layout in a module that only its owners may make."""
    tree = ast.parse(text)
    own = _own_attributes(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute):
            continue
        is_stored = isinstance(node.ctx, (ast.Store, ast.Del))
        if node.attr in PRIVATE and node not in own:
            yield f"{node.lineno}: .{node.attr}"
        if node.attr in READ_ONLY and is_stored and node not in own:
            yield f"{node.lineno}: .{node.attr} ="
        if node.attr == "__class__" and is_stored and name not in OTHER_CLASSES:
            yield f"{node.lineno}: .__class__ ="
        if node.attr == "__code__" and name not in (CODE_OWNER, *CODE_READERS):
            yield f"{node.lineno}: .__code__"


def test_only_the_owners_of_the_layout_touch_it():
    found = []
    for path in sorted(ODSGEN.rglob("*.py")):
        name = path.relative_to(ODSGEN).as_posix()
        text = path.read_text("utf-8")
        if name not in OWNERS and MAY_TOUCH.search(text):
            found += [f"odsgen/{name}:{each}" for each in _problems(text, name)]
    assert not found, "\n".join(found)


def test_the_lists_of_exceptions_are_needed():
    """Each file on a list does what it is listed for."""
    for name in OTHER_CLASSES:
        assert ".__class__ = " in (ODSGEN / name).read_text("utf-8")
    for name in (CODE_OWNER, *CODE_READERS):
        assert "__code__" in (ODSGEN / name).read_text("utf-8")


@pytest.mark.parametrize(
    "text",
    [
        "op._operands",
        "value._users = None",
        "op.regions = ()",
        "block.first = op",
        "op.__class__ = AddIOp",
        "f(g.__code__)",
        "class AddOp(Operation):\n    def f(self):\n        return self._operands",
        "class Reference(Value):\n    def f(self):\n        self._users = None",
        "class Reference(Value[Type]):\n    def f(self):\n        self._users = None",
    ],
)
def test_a_look_at_the_layout_is_found(text: str):
    assert list(_problems(text, "rewriting/driver.py"))


def test_attributes_of_other_classes_are_their_own():
    text = "class Table:\n    def f(self):\n        self._attributes = self._operands"
    assert not list(_problems(text, "rewriting/driver.py"))
