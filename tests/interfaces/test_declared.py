"""Interfaces and traits that specs declare: inheritance, defaults, verifiers, and dialects that import them."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_text
from odsgen.runtime import Context, VerifyError, parse
from odsgen.runtime.interfaces import has_interface
from odsgen.runtime.registry.hook_errors import MissingHookError
from odsgen.spec import SpecErrors
from tests.interfaces.questions import ask

COSTS = """
dialect: costs
types: {BoxType: {mnemonic: box}}
interfaces:
  Named:
    methods: {label: {returns: str, default: true}}
  CostInterface:
    extends: [Named]
    summary: operations that know what they cost
    verifier: true
    region_verifier: true
    methods:
      cost:
        parameters: {iterations: {type: int, default: 1}, box: {type: BoxType | None, default: null}}
        returns: int
        summary: An estimate in cycles.
      isCheap: {returns: bool, default: true}
      unit: {returns: str, static: true}
traits:
  FewOperands: {verifier: true}
ops:
  multiply: {arguments: {lhs: I32}, results: {result: I32}, interfaces: [CostInterface]}
"""

USERS = """
dialect: users
imports: [costs]
interfaces:
  DeepInterface: {extends: [CostInterface], methods: {depth: {returns: int}}}
ops:
  add:
    arguments: {lhs: I32}
    results: {result: I32}
    interfaces: [{name: CostInterface, methods: [label]}]
    traits: [FewOperands]
  deep: {arguments: {lhs: I32}, results: {result: I32}, interfaces: [DeepInterface]}
"""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory):
    folder = tmp_path_factory.mktemp("specs")
    (folder / "costs.yaml").write_text(COSTS)
    checked: list[tuple[str, str]] = []

    def verify(op):
        checked.append(("before regions", op.name))
        if ask(op, costs.CostInterface).cost() > 100:
            raise op.op_error("costs too much")

    costs = load_in_memory(
        COSTS,
        {
            "default_label": lambda op: f"the operation {op.name}",
            "default_is_cheap": lambda op: op.cost() < 10,
            "cost_multiply": lambda op, iterations, box: 3 * iterations,
            "unit_multiply": lambda op_class: f"cycles of {op_class.OPERATION_NAME}",
            "verify_cost_interface": verify,
            "verify_cost_interface_regions": lambda op: checked.append(("after", op.name)),
            "verify_few_operands": lambda op: checked.append(("trait", op.name)),
        },
    )
    users = load_in_memory(
        USERS,
        {
            "cost_add": lambda op, iterations, box: 30 * iterations,
            "unit_add": lambda op_class: "cycles",
            "label_add": lambda op: "a sum",
            "cost_deep": lambda op, iterations, box: 101,
            "unit_deep": lambda op_class: "cycles",
            "depth_deep": lambda op: 9,
        },
        search=[folder],
    )
    return costs, users, checked


def operations(loaded: Any, *names: str) -> tuple[Any, list[Any]]:
    costs, users, _ = loaded
    context = Context(dialects=[costs.DIALECT, users.DIALECT], allow_unregistered=True)
    lines = [f'"{name}"(%0) : (i32) -> i32' for name in names]
    module = parse('%0 = "x"() : () -> i32\n' + "\n".join(lines), context)
    return module, list(module.regions[0].entry_block)[1:]


def test_methods(loaded):
    costs, _, _ = loaded
    _, (multiply,) = operations(loaded, "costs.multiply")
    cost = ask(multiply, costs.CostInterface)
    assert cost is multiply
    assert (cost.cost(), cost.cost(2), cost.is_cheap()) == (3, 6, True)
    assert type(multiply).unit() == "cycles of costs.multiply"
    assert costs.CostInterface.cost.__doc__ == "An estimate in cycles."


def test_included_interfaces_are_implemented_too(loaded):
    costs, users, _ = loaded
    _, (multiply, deep) = operations(loaded, "costs.multiply", "users.deep")
    assert ask(multiply, costs.Named).label() == "the operation costs.multiply"
    assert not has_interface(multiply, users.DeepInterface)
    assert set(type(deep).INTERFACES) >= {"DeepInterface", "CostInterface", "Named"}
    assert ask(deep, users.DeepInterface).depth() == 9
    assert costs.CostInterface in users.DeepInterface.__mro__


def test_a_default_of_another_dialect_is_its_hook(loaded):
    costs, _, _ = loaded
    _, (add, deep) = operations(loaded, "users.add", "users.deep")
    assert ask(add, costs.CostInterface).is_cheap() is False
    assert ask(add, costs.Named).label() == "a sum"
    assert ask(deep, costs.Named).label() == "the operation users.deep"


def test_verifiers_run_before_and_after_the_regions(loaded):
    _, _, checked = loaded
    module, _ = operations(loaded, "costs.multiply", "users.add")
    checked.clear()
    module.verify()
    assert checked == [
        ("before regions", "costs.multiply"),
        ("after", "costs.multiply"),
        ("trait", "users.add"),
        ("before regions", "users.add"),
        ("after", "users.add"),
    ]


def test_a_verifier_of_another_dialect_refuses(loaded):
    module, _ = operations(loaded, "users.deep")
    with pytest.raises(VerifyError) as caught:
        module.verify()
    assert [d.message for d in caught.value.diagnostics] == ["'users.deep' op costs too much"]


def test_traits_of_another_dialect_can_be_asked_for(loaded):
    costs, _, _ = loaded
    _, (add, deep) = operations(loaded, "users.add", "users.deep")
    assert add.has_trait(costs.FewOperands)
    assert not deep.has_trait(costs.FewOperands)


def test_defaults_are_hooks_whoever_uses_them():
    module = load_in_memory(
        "dialect: alone\ninterfaces: {I: {methods: {m: {returns: int, default: true}}}}\n", {}
    )
    with pytest.raises(MissingHookError, match='@implements.I, method="m".'):
        Context(dialects=[module.DIALECT])


@pytest.mark.parametrize(
    ("interfaces", "message"),
    [
        ("A: {extends: [Nothing]}", "there is no interface 'Nothing'"),
        ("A: {extends: [B]}\n  B: {extends: [A]}", "the interface 'A' extends itself"),
        (
            "A: {extends: [ShapedTypeInterface]}",
            "'A' is an interface of ops and cannot include 'ShapedTypeInterface', one of types",
        ),
    ],
)
def test_wrong_inheritance(interfaces, message):
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(f"dialect: wrong\ninterfaces:\n  {interfaces}\n")
    assert message in [d.message for d in caught.value.diagnostics]


def test_an_interface_can_include_one_of_mlir():
    module = load_in_memory(
        "dialect: named\n"
        "interfaces: {Label: {extends: [Symbol], methods: {size: {returns: int}}}}\n"
        "ops: {label: {arguments: {sym_name: SymbolNameAttr}, interfaces: [Label]}}\n",
        {"size_label": lambda op: len(op.symbol_name)},
    )
    op = module.LabelOp.build("abc")
    assert (op.size(), op.is_public) == (3, True)
    assert set(type(op).INTERFACES) == {"Label", "SymbolOpInterface"}


def test_attributes_check_the_symbols_that_they_refer_to():
    def verify(attribute, op, symbol_tables):
        found = symbol_tables.lookup_nearest_symbol_from(op, attribute.target)
        if found is None:
            raise op.op_error(f"refers to {attribute.target}, which is not there")

    links = load_in_memory(
        "dialect: links\n"
        "attributes:\n"
        "  LinkAttr:\n"
        "    mnemonic: link\n"
        "    parameters: {target: FlatSymbolRefAttr}\n"
        '    assembly_format: "`<` $target `>`"\n'
        "    interfaces: [{name: SymbolUserAttrInterface, methods: [verifySymbolUses]}]\n",
        {"verify_symbol_uses_link_attr": verify},
    )
    context = Context(dialects=[links.DIALECT], allow_unregistered=True)
    text = 'func.func private @f()\n"x"() {links.a = #links.link<@%s>} : () -> ()\n'
    parse(text % "f", context).verify()
    with pytest.raises(VerifyError) as caught:
        parse(text % "g", context).verify()
    assert [d.message for d in caught.value.diagnostics] == [
        "'x' op refers to @g, which is not there"
    ]


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        (
            "interfaces: {I: {methods: {getOperands: {returns: int}}}}",
            "the method 'getOperands' of 'I' would hide what every operation has under the name 'operands'",
        ),
        (
            "interfaces: {I: {kind: type, methods: {get: {returns: int}}}}",
            "the method 'get' of 'I' would hide what every type has under the name 'get'",
        ),
        (
            "interfaces: {I: {methods: {m: {parameters: {self: int}}}}}",
            "every method has a parameter 'self' already",
        ),
        (
            "interfaces: {I: {kind: type, verifier: true}}",
            "'I' is an interface of types: only those of operations have verifiers",
        ),
        (
            "interfaces: {I: {kind: type, methods: {size: {returns: int}}}}\n"
            "types: {TType: {mnemonic: t, parameters: {size: int}, assembly_format: '`<` $size `>`',"
            " interfaces: [I]}}",
            "'size' of 'TType' has the Python name of the method 'size' of the interface 'I': 'size'",
        ),
        (
            "types: {TType: {mnemonic: t, parameters: {n: int}, assembly_format: '`<` $n `>`',"
            " builders: {n: {}}}}",
            "the builder 'n' of 'TType' has the name of a parameter",
        ),
    ],
)
def test_names_that_are_taken(spec, message):
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(f"dialect: wrong\n{spec}\n")
    assert [d.message for d in caught.value.diagnostics] == [message]


def test_a_parameter_implements_a_property():
    module = load_in_memory(
        "dialect: sized\n"
        "interfaces:\n"
        "  I: {kind: type, methods: {size: {returns: int, property: true}, other: {returns: int, property: true, default: true}}}\n"
        "types: {TType: {mnemonic: t, parameters: {size: int, other: int}, assembly_format: '`<` $size $other `>`',"
        " interfaces: [I]}}\n",
        {"default_other": lambda type: 0},
    )
    found = ask(module.TType.get(3, 4), module.I)
    assert (found.size, found.other) == (3, 4)
