"""The interfaces that MLIR ships: the runtime has them with all methods, and the bundled dialects answer."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.ods.library.interfaces import INTERFACES
from odsgen.ods.library.runtime_interfaces import RUNTIME_INTERFACES
from odsgen.ods.library.shipped_interfaces import shipped_interface
from odsgen.runtime import Context, VerifyError, interfaces, parse
from odsgen.runtime.base.attribute import TypedAttr
from odsgen.runtime.builtin.attributes import (
    FlatSymbolRefAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.elements import ElementsAttr
from odsgen.runtime.builtin.types import (
    FunctionType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    VectorType,
    f32,
    i1,
    i32,
    i64,
)
from odsgen.runtime.interfaces import (
    CallableOpInterface,
    CallOpInterface,
    FunctionOpInterface,
    InferTypeOpInterface,
    MemoryEffectOpInterface,
    MissingMethodError,
    OpInterface,
    RegionKind,
    SelectLikeOpInterface,
    Speculatability,
    SymbolOpInterface,
    as_interface,
    has_interface,
)
from odsgen_dialects import arith, cf, func
from tests.interfaces.questions import ask

CONTEXT = Context()

#: Methods that MLIR declares and the runtime has otherwise.
OTHERWISE = {
    "CallOpInterface": {
        "getArgOperandsMutable",
        "resolveCallableInTable",
    },  # arg_operands, resolve_callable
    "DataLayoutOpInterface": set(
        INTERFACES["DataLayoutOpInterface"].optional
    ),  # data_layout.DataLayout
    "OpAsmOpInterface": {"getDefaultDialect"},  # the key `default_dialect`
    "InferTypeOpInterface": set(),
}

DEMANDED = """
    InferTypeOpInterface InferShapedTypeOpInterface MemoryEffectsOpInterface ConditionallySpeculatable CallOpInterface
    CallableOpInterface BranchOpInterface RegionBranchOpInterface RegionBranchTerminatorOpInterface Symbol
    SymbolUserOpInterface FunctionOpInterface LoopLikeOpInterface CastOpInterface OpAsmOpInterface
    DestinationStyleOpInterface ViewLikeOpInterface DataLayoutOpInterface DataLayoutSpecInterface
    DataLayoutTypeInterface DataLayoutEntryInterface TargetSystemSpecInterface TargetDeviceSpecInterface
    WeightedBranchOpInterface WeightedRegionBranchOpInterface SelectLikeOpInterface ArgAndResultAttrsOpInterface
    ReifyRankedShapedTypeOpInterface VectorUnrollOpInterface OpAsmTypeInterface OpAsmAttrInterface
""".split()


@pytest.mark.parametrize("name", DEMANDED)
def test_every_method_can_be_a_hook(name):
    row = INTERFACES[name]
    definition = shipped_interface(name)
    assert definition is not None
    known = {method.name for method in definition.methods}
    assert set(row.methods) - known == OTHERWISE.get(name, set())


@pytest.mark.parametrize("name", sorted(RUNTIME_INTERFACES))
def test_classes_extend_the_interfaces_that_theirs_includes(name):
    runtime_class = getattr(importlib.import_module(RUNTIME_INTERFACES[name]), name)
    bases = {INTERFACES[base].mlir_name for base in _row(name).bases} & set(RUNTIME_INTERFACES)
    assert bases <= {c.__name__ for c in runtime_class.__mro__}


def _row(name):
    return next(row for row in INTERFACES.values() if row.mlir_name == name)


def test_all_are_exported():
    for name in RUNTIME_INTERFACES:
        if not name.startswith(("DataLayout", "DLTI", "Target")):
            assert issubclass(getattr(interfaces, name), interfaces.Interface)


def test_a_method_that_nothing_implements():
    class Loop(interfaces.LoopLikeOpInterface):
        pass

    with pytest.raises(MissingMethodError, match="'Loop' does not implement 'loop_regions'"):
        Loop().loop_regions  # noqa: B018
    assert issubclass(interfaces.LoopLikeOpInterface, OpInterface)


def functions() -> tuple[Any, ...]:
    module = parse(
        """
        func.func private @declared(i32 {test.first}) -> (i64 {test.second})
        func.func @caller(%a: i32) -> i64 {
          %0 = func.call @declared(%a) : (i32) -> i64
          %f = func.constant @declared : (i32) -> i64
          %1 = func.call_indirect %f(%a) : (i32) -> i64
          return %0 : i64
        }
        """,
        CONTEXT,
    )
    module.verify()
    return module, *module.regions[0].entry_block


def test_functions():
    _, declared, caller = functions()
    function = ask(declared, FunctionOpInterface)
    assert function is declared
    assert function.is_external and function.is_declaration and function.callable_region is None
    assert (function.argument_types, function.callable_result_types) == ((i32,), (i64,))
    assert function.result_types == ()  # the operation's own
    assert list(function.argument_attributes(0)) == ["test.first"]
    assert list(function.result_attributes(0)) == ["test.second"]
    assert caller.arguments == caller.body.arguments
    assert caller.callable_region is caller.body


def test_signatures_change():
    _, declared, caller = functions()
    caller.insert_argument(0, f32, {"test.new": UnitAttr.get()})
    assert caller.function_type is FunctionType.get((f32, i32), (i64,))
    assert [a.type for a in caller.arguments] == [f32, i32]
    assert [list(caller.argument_attributes(i)) for i in range(2)] == [["test.new"], []]
    caller.verify()
    with pytest.raises(ValueError, match="still has uses"):
        caller.erase_arguments([1])
    caller.erase_arguments([0])
    assert caller.function_type is FunctionType.get((i32,), (i64,))
    declared.set_argument_attribute(0, "test.other", StringAttr.get("x"))
    assert str(declared.remove_argument_attribute(0, "test.other")) == '"x"'
    declared.insert_function_result(1, i1)
    assert declared.callable_result_types == (i64, i1)
    declared.erase_function_results([0])
    assert (declared.callable_result_types, declared.result_attributes(0)) == ((i1,), {})
    entry = declared.add_entry_block()
    assert [a.type for a in entry.arguments] == [i32]
    declared.erase_body()
    assert declared.is_external


def test_calls():
    _, declared, caller = functions()
    call, constant, indirect, _ = caller.body.blocks[0]
    assert ask(call, CallOpInterface) is call and not has_interface(call, CallableOpInterface)
    assert call.callable_for_callee is FlatSymbolRefAttr.get("declared")
    assert tuple(call.arg_operands) == tuple(caller.arguments)
    assert call.resolve_callable() is declared
    call.set_callee_from_callable(SymbolRefAttr.get("caller"))
    assert call.resolve_callable() is caller
    assert indirect.callable_for_callee is constant.results[0]
    assert tuple(indirect.arg_operands) == tuple(caller.arguments)
    assert indirect.resolve_callable() is None
    with pytest.raises(ValueError, match="takes a symbol"):
        call.set_callee_from_callable(caller.arguments[0])


def test_symbols():
    module, declared, caller = functions()
    symbol = ask(declared, SymbolOpInterface)
    assert (symbol.symbol_name, symbol.visibility) == ("declared", "private")
    assert symbol.can_discard_on_use_empty and symbol.is_private and not symbol.is_public
    assert len(symbol.symbol_uses(module)) == 2
    symbol.replace_all_symbol_uses("renamed", module)
    symbol.set_symbol_name("renamed")
    module.verify()
    assert not symbol.symbol_known_use_empty(module)
    caller.set_nested()
    assert caller.is_nested
    caller.set_public()
    assert caller.is_public and "sym_visibility" not in caller.properties
    with pytest.raises(ValueError, match="no visibility 'hidden'"):
        caller.set_visibility("hidden")


def test_branches():
    module = parse(
        """
        func.func @f(%c: i1, %a: i32) {
          cf.cond_br %c, ^one(%a : i32), ^two
        ^one(%b: i32):
          return
        ^two:
          return
        }
        """,
        CONTEXT,
    )
    function: Any = next(iter(module.regions[0].entry_block))
    entry, one, _ = function.body.blocks
    branch = entry.last
    assert branch.name == cf.CondBranchOp.OPERATION_NAME
    assert branch.successor_block_argument(1) is one.arguments[0]
    assert branch.successor_block_argument(0) is None
    assert branch.successor_for_operands([None, None]) is None
    assert branch.weights == ()
    branch.set_weights([1, 2])
    assert branch.weights == (1, 2)
    branch.verify()
    branch.set_weights([1])
    with pytest.raises(VerifyError, match="expects number of branch weights to match"):
        branch.verify()


def test_types_are_inferred():
    value = arith.ConstantOp.build(IntegerAttr.get(1, i32))
    inference = ask(value, InferTypeOpInterface)
    assert inference.infer_return_types((), value.properties) == (i32,)
    assert inference.refine_return_types() == (i32,)
    a = value.results[0]
    assert arith.AddIOp.infer_return_types((a, a), {}) == (i32,)
    assert arith.CmpIOp.infer_return_types((a, a), {}) == (i1,)
    assert not has_interface(arith.ExtSIOp, InferTypeOpInterface)
    assert not has_interface(func.CallOp, InferTypeOpInterface)


def test_effects_and_speculation():
    value = arith.ConstantOp.build(IntegerAttr.get(1, i32)).results[0]
    add = arith.AddIOp.build(value, value)
    assert ask(add, MemoryEffectOpInterface).has_no_effect
    assert add.speculatability is Speculatability.SPECULATABLE
    assert interfaces.is_pure(add) and interfaces.is_trivially_dead(add)
    user = arith.AddIOp.build(add.results[0], value)
    assert not interfaces.is_trivially_dead(add) and interfaces.would_be_trivially_dead(add)
    call = func.CallOp.build([], "f", [user.results[0]])
    assert not interfaces.is_memory_effect_free(call) and not interfaces.is_speculatable(call)
    assert not interfaces.is_trivially_dead(call)


def test_accessors_implement_methods():
    flag = arith.ConstantOp.build(IntegerAttr.get(1, i1)).results[0]
    select = arith.SelectOp.build(flag, flag, flag)
    assert ask(select, SelectLikeOpInterface).condition is flag
    add = arith.AddFOp
    assert has_interface(add, interfaces.VectorUnrollOpInterface)


def test_interfaces_of_builtin_types_and_attributes():
    for type in (
        VectorType.get((2,), f32),
        RankedTensorType.get((2,), f32),
        MemRefType.get((2,), f32),
    ):
        assert ask(type, ShapedType) is type
    assert as_interface(i32, ShapedType) is None
    number = IntegerAttr.get(1, i32)
    assert ask(number, TypedAttr).type is i32
    assert as_interface(UnitAttr.get(), TypedAttr) is None
    assert as_interface(number, ElementsAttr) is None


def test_regions_of_different_kinds():
    spec = {
        "dialect": "kinds",
        "ops": {
            "both": {
                "regions": {"graph": "AnyRegion", "list": "AnyRegion"},
                "traits": ["NoTerminator"],
                "interfaces": [{"name": "RegionKindInterface", "methods": ["getRegionKind"]}],
            },
            "gate": {"arguments": {"in": "I1"}, "results": {"out": "I1"}},
        },
    }
    kinds = [RegionKind.GRAPH, RegionKind.SSACFG]
    dialect = load_in_memory(spec, {"region_kind_both": lambda op, index: kinds[index]}).DIALECT
    context = Context(dialects=[dialect])
    cycle = '{ %0 = "kinds.gate"(%1) : (i1) -> i1\n %1 = "kinds.gate"(%0) : (i1) -> i1 }'
    parse(f'"kinds.both"() ({cycle}, {{}}) : () -> ()', context).verify()
    with pytest.raises(VerifyError, match="operand #0 does not dominate this use"):
        parse(f'"kinds.both"() ({{}}, {cycle}) : () -> ()', context).verify()
    blocks = "{ cf.br ^bb1\n^bb1: cf.br ^bb2\n^bb2: func.return }"
    with pytest.raises(VerifyError, match="expects graph region #0 to have 0 or 1 blocks"):
        parse(f'"kinds.both"() ({blocks}, {{}}) : () -> ()', context).verify()
