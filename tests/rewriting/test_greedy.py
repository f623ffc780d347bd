"""The greedy driver, the rewriter and the sets of patterns."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.rewriting import (
    FoldError,
    FrozenPatternSet,
    PatternRewriter,
    RewriteListener,
    RewritePattern,
    UnknownPatternError,
    apply_patterns_greedily,
    constant_value,
    dialect_patterns,
    fold_operation,
    is_trivially_dead,
    named_patterns,
)
from odsgen.runtime import CloneMap, Context, InsertionPoint, VerifyError, parse, print_ir
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.nested_locations import NameLoc
from odsgen.runtime.builtin.types import i32

SPEC = """
dialect: d
materialize_constant: true
ops:
  constant: {arguments: {value: I32Attr}, results: {result: I32}, traits: [Pure, ConstantLike]}
  add: {arguments: {a: I32, b: I32}, results: {r: I32}, traits: [Pure, Commutative], fold: true}
  idem: {arguments: {a: AnyType}, results: {r: AnyType}, traits: [Pure, Idempotent, SameOperandsAndResultType]}
  invo: {arguments: {a: AnyType}, results: {r: AnyType}, traits: [Pure, Involution, SameOperandsAndResultType]}
  bad: {results: {r: I32, s: I32}, fold: true}
  wrong: {arguments: {a: F32}, results: {r: I32}, fold: true}
  pure: {arguments: {a: Variadic<I32>}, results: {r: I32}, traits: [Pure]}
  region: {regions: {body: AnyRegion}, traits: [NoTerminator, RecursiveMemoryEffects]}
  isolated: {regions: {body: AnyRegion}, traits: [NoTerminator, IsolatedFromAbove]}
  use: {arguments: {a: Variadic<AnyType>}}
  end: {traits: [Terminator, Pure]}
  jump: {traits: [Terminator], successors: {to: AnySuccessor}}
  named: {arguments: {sym_name: SymbolNameAttr}, traits: [Symbol, Pure]}
  grow: {}
patterns:
  Grow: {source: "(grow)", results: "(grow)"}
"""


def fold_add(op, operands):
    a, b = operands
    if a is None or b is None:
        return None
    if b.value == 77:
        return []
    return [IntegerAttr.get((a.value + b.value) % 2**32, i32)]


def fold_bad(op, operands):
    return [op.results[0]]


def fold_wrong(op, operands):
    return [op.operands[0]]


@pytest.fixture(scope="module")
def d():
    def materialize_constant(value, type, location):
        if value.value == 13:
            return None
        return module.ConstantOp.build(value.value, location=location)

    hooks = {"fold_add": fold_add, "fold_bad": fold_bad, "fold_wrong": fold_wrong}
    module = load_in_memory(SPEC, {**hooks, "materialize_constant": materialize_constant})
    return module


def read(d, text):
    return parse(f"builtin.module {{\n{text}\n}}", Context(dialects=[d.DIALECT]))


def body(module):
    return [line.strip() for line in print_ir(module).splitlines()[1:-1]]


class Log(RewriteListener):
    def __init__(self):
        self.events = []

    def operation_inserted(self, op):
        self.events.append(f"+{op.name}")

    def operation_modified(self, op):
        self.events.append(f"~{op.name}")

    def operation_replaced(self, op, values):
        self.events.append(f"={op.name}")

    def operation_erased(self, op):
        self.events.append(f"-{op.name}")

    def match_failed(self, op, reason):
        self.events.append(f"?{op.name}: {reason}")


def test_nothing_to_do(d):
    module = read(d, '"d.use"() : () -> ()')
    outcome = apply_patterns_greedily(module, [])
    assert (outcome.converged, outcome.changed, outcome.rewrites) == (True, False, 0)


def test_what_is_dead_goes(d):
    module = read(
        d,
        """
        %0 = "d.constant"() <{value = 1 : i32}> : () -> i32
        %1 = "d.pure"(%0) : (i32) -> i32
        %2 = "d.pure"(%1, %1) : (i32, i32) -> i32
        "d.region"() ({ %3 = "d.pure"(%2) : (i32) -> i32 }) : () -> ()
        "d.named"() <{sym_name = "n"}> : () -> ()
        """,
    )
    apply_patterns_greedily(module, [])
    assert body(module) == ['"d.named"() <{sym_name = "n"}> : () -> ()']


def test_what_is_needed_stays(d):
    text = """
        "d.region"() ({ "d.use"() : () -> () }) : () -> ()
        "d.isolated"() ({
          "d.end"() : () -> ()
        }) : () -> ()
        """
    module = read(d, text)
    before = print_ir(module)
    assert not apply_patterns_greedily(module, []).changed
    assert print_ir(module) == before
    assert not any(is_trivially_dead(op) for op in module.walk() if op is not module)


def test_folding_and_constants(d):
    module = read(
        d,
        """
        %0 = "d.constant"() <{value = 1 : i32}> : () -> i32
        "d.use"(%0) : (i32) -> ()
        %1 = "d.constant"() <{value = 2 : i32}> : () -> i32
        %2 = "d.add"(%0, %1) : (i32, i32) -> i32
        %3 = "d.constant"() <{value = 3 : i32}> : () -> i32
        "d.isolated"() ({
          %4 = "d.constant"() <{value = 3 : i32}> : () -> i32
          "d.use"(%4) : (i32) -> ()
        }) : () -> ()
        "d.region"() ({
          %4 = "d.constant"() <{value = 3 : i32}> : () -> i32
          "d.use"(%4) : (i32) -> ()
        }) : () -> ()
        "d.use"(%2, %3) : (i32, i32) -> ()
        """,
    )
    outcome = apply_patterns_greedily(module, [])
    assert outcome.converged and outcome.changed
    module.verify()
    assert body(module) == [
        '%0 = "d.constant"() <{value = 3 : i32}> : () -> i32',
        '%1 = "d.constant"() <{value = 1 : i32}> : () -> i32',
        '"d.use"(%1) : (i32) -> ()',
        '"d.isolated"() ({',
        '%2 = "d.constant"() <{value = 3 : i32}> : () -> i32',
        '"d.use"(%2) : (i32) -> ()',
        "}) : () -> ()",
        '"d.region"() ({',
        '"d.use"(%0) : (i32) -> ()',
        "}) : () -> ()",
        '"d.use"(%0, %0) : (i32, i32) -> ()',
    ]


def test_without_folding_and_without_sharing(d):
    text = """
        %0 = "d.constant"() <{value = 1 : i32}> : () -> i32
        %1 = "d.constant"() <{value = 1 : i32}> : () -> i32
        %2 = "d.add"(%0, %1) : (i32, i32) -> i32
        "d.use"(%2) : (i32) -> ()
        """
    module = read(d, text)
    before = print_ir(module)
    outcome = apply_patterns_greedily(module, [], fold=False, cse_constants=False)
    assert not outcome.changed and print_ir(module) == before


def test_a_constant_that_cannot_be_made_leaves_everything(d):
    module = read(
        d,
        """
        %0 = "d.constant"() <{value = 6 : i32}> : () -> i32
        %1 = "d.constant"() <{value = 7 : i32}> : () -> i32
        %2 = "d.add"(%0, %1) : (i32, i32) -> i32
        "d.use"(%2) : (i32) -> ()
        """,
    )
    assert not apply_patterns_greedily(module, []).changed
    assert "d.add" in print_ir(module)


@pytest.mark.parametrize(
    "text, message",
    [
        (
            '%0:2 = "d.bad"() : () -> (i32, i32)',
            "'d.bad' has 2 results, but its fold hook returned 1",
        ),
        (
            '%0 = "d.x"() : () -> f32\n%1 = "d.wrong"(%0) : (f32) -> i32',
            "the fold hook of 'd.wrong' returned a value of type 'f32' for a result of type 'i32'",
        ),
    ],
)
def test_wrong_fold_hooks(d, text, message):
    context = Context(allow_unregistered=True, dialects=[d.DIALECT])
    module = parse(f"builtin.module {{\n{text}\n}}".replace("d.x", "e.x"), context)
    with pytest.raises(FoldError) as caught:
        apply_patterns_greedily(module, [])
    assert str(caught.value) == message


def test_traits_fold(d):
    module = read(
        d,
        """
        ^bb0(%a: f32, %b: i32):
          %0 = "d.idem"(%a) : (f32) -> f32
          %1 = "d.idem"(%0) : (f32) -> f32
          %2 = "d.invo"(%a) : (f32) -> f32
          %3 = "d.invo"(%2) : (f32) -> f32
          %c = "d.constant"() <{value = 5 : i32}> : () -> i32
          %4 = "d.add"(%c, %b) : (i32, i32) -> i32
          "d.use"(%1, %3, %4) : (f32, f32, i32) -> ()
        """,
    )
    assert apply_patterns_greedily(module, []).converged
    assert body(module)[1:] == [
        '%0 = "d.constant"() <{value = 5 : i32}> : () -> i32',
        '%1 = "d.idem"(%arg0) : (f32) -> f32',
        '%2 = "d.add"(%arg1, %0) : (i32, i32) -> i32',
        '"d.use"(%1, %arg0, %2) : (f32, f32, i32) -> ()',
    ]


def test_a_pattern_without_end_ends(d):
    module = read(d, '"d.grow"() : () -> ()')
    outcome = apply_patterns_greedily(module, dialect_patterns(d.DIALECT), max_rewrites=50)
    assert not outcome.converged and outcome.rewrites == 10 * 50  # in each iteration, as in MLIR
    outcome = apply_patterns_greedily(module, dialect_patterns(d.DIALECT))
    assert not outcome.converged and outcome.rewrites == 2000


def test_iterations_are_counted(d):
    class Count(RewritePattern):
        root = "d.use"

        def match_and_rewrite(self, op, rewriter):
            number = op.attributes["n"]
            assert isinstance(number, IntegerAttr)
            op.attributes["n"] = IntegerAttr.get(number.value + 1, i32)
            return True

    module = read(d, '"d.use"() {n = 0 : i32} : () -> ()')
    outcome = apply_patterns_greedily(module, [Count()], max_iterations=3)
    assert not outcome.converged and outcome.rewrites == 3
    assert "n = 3 : i32" in print_ir(module)


def test_the_order_of_patterns():
    def pattern(name: str, benefit: int, root: str | None = "d.x", labels: tuple[str, ...] = ()):
        cls = type(name, (RewritePattern,), {"benefit": benefit, "root": root, "labels": labels})
        return cls()

    patterns = FrozenPatternSet(
        [
            pattern("A", 1),
            pattern("B", 2),
            pattern("C", 1),
            pattern("D", 2, None),
            pattern("E", 3, "d.y"),
        ]
    )
    assert [p.name for p in patterns.for_operation("d.x")] == ["B", "D", "A", "C"]
    assert [p.name for p in patterns.for_operation("d.y")] == ["E", "D"]
    assert [p.name for p in patterns.for_operation("d.z")] == ["D"]
    some = [pattern("A", 1, labels=("fast",)), pattern("B", 1), pattern("C", 1, labels=("fast",))]
    assert len(FrozenPatternSet(some, enabled=["fast"], disabled=["A"])) == 1
    assert len(FrozenPatternSet(some, disabled=["fast"])) == 1


def test_top_down_and_bottom_up(d):
    seen = []

    class See(RewritePattern):
        def match_and_rewrite(self, op, rewriter):
            number = op.attributes["n"]
            assert isinstance(number, IntegerAttr)
            seen.append(str(number.value))
            return False

    module = read(
        d,
        """
        "d.use"() {n = 1 : i32} : () -> ()
        "d.isolated"() ({ "d.use"() {n = 2 : i32} : () -> () }) {n = 3 : i32} : () -> ()
        "d.use"() {n = 4 : i32} : () -> ()
        """,
    )
    apply_patterns_greedily(module, [See()])
    assert seen == ["4", "3", "2", "1"]
    seen.clear()
    apply_patterns_greedily(module, [See()], top_down=True)
    assert seen == ["1", "3", "2", "4"]


def test_names_of_patterns(d):
    find = {"d": d.DIALECT}.get
    assert [p.name for p in named_patterns(["d", "d.Grow"], find)] == ["Grow"]
    for name, message in (
        ("e", "there is no dialect 'e'"),
        ("", "there is no dialect ''"),
        ("d.Gro", "the dialect 'd' has no pattern 'Gro': did you mean 'Grow'?"),
        ("d.Quite", "the dialect 'd' has no pattern 'Quite': there is Grow"),
    ):
        with pytest.raises(UnknownPatternError) as caught:
            named_patterns([name], find)
        assert str(caught.value) == message


class TestRewriter:
    def test_replacing(self, d):
        module = read(
            d,
            """
            ^bb0(%a: i32):
              %0 = "d.pure"(%a) : (i32) -> i32
              "d.use"(%0, %0) : (i32, i32) -> ()
            """,
        )
        block = module.regions[0].entry_block
        pure, use = block
        log = Log()
        rewriter = PatternRewriter(InsertionPoint.before(pure), log)
        new = rewriter.replace_op_with_new(pure, d.PureOp((pure.operands[0],) * 2, (i32,)))
        assert log.events == ["+d.pure", "=d.pure", "~d.use", "-d.pure"]
        assert use.operands == (new.results[0],) * 2 and list(block) == [new, use]
        with pytest.raises(ValueError, match="still used by 'd.use'"):
            rewriter.erase_op(new)
        with pytest.raises(ValueError, match="has 1 results, but 0 values replace them"):
            rewriter.replace_op(new, [])

    def test_erasing_the_anchor_moves_the_insertion_point(self, d):
        module = read(d, '"d.use"() : () -> ()\n"d.grow"() : () -> ()')
        first, second = module.regions[0].entry_block
        rewriter = PatternRewriter(InsertionPoint.before(first))
        rewriter.erase_op(first)
        assert rewriter.insert(d.UseOp()).next is second

    def test_changes_in_place_and_moves(self, d):
        module = read(d, '"d.use"() : () -> ()\n"d.grow"() : () -> ()')
        first, second = module.regions[0].entry_block
        log = Log()
        rewriter = PatternRewriter(InsertionPoint.before(first), log)
        with rewriter.modifying(first):
            first.attributes["x"] = IntegerAttr.get(1, i32)
        rewriter.move_op_after(first, second)
        rewriter.move_op_before(first, second)
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_after(second)
            rewriter.clone(first, CloneMap())
        assert bool(rewriter.insertion_point.anchor is first)
        assert log.events == ["~d.use", "+d.use", "+d.use", "+d.use"]
        assert [op.name for op in module.regions[0].entry_block] == ["d.use", "d.grow", "d.use"]
        assert not rewriter.match_failure(first, "no") and log.events[-1] == "?d.use: no"

    def test_blocks(self, d):
        module = read(
            d,
            """
            ^bb0(%a: i32):
              "d.jump"()[^bb1] : () -> ()
            ^bb1:
              "d.isolated"() ({
              ^bb0(%x: i32, %y: i32):
                "d.use"(%x, %y) : (i32, i32) -> ()
              }) : () -> ()
              "d.end"() : () -> ()
            """,
        )
        entry, second = module.regions[0].blocks
        isolated = next(iter(second))
        log = Log()
        rewriter = PatternRewriter(InsertionPoint.before(isolated), log)
        inner = isolated.regions[0].entry_block
        rewriter.inline_block_before(inner, isolated, [entry.arguments[0]] * 2)
        assert log.events == ["~d.use", "~d.use", "+d.use"]
        rewriter.erase_op(isolated)
        assert entry.terminator is not None
        rewriter.erase_op(entry.terminator)
        rewriter.merge_blocks(second, entry)
        assert [op.name for op in entry] == ["d.use", "d.end"]
        assert entry.terminator is not None
        tail = rewriter.split_block(entry.terminator)
        assert [op.name for op in tail] == ["d.end"]
        rewriter.erase_block(tail)
        assert log.events[-1] == "-d.end" and len(module.regions[0].blocks) == 1

    def test_regions(self, d):
        text = """
            "d.isolated"() ({ "d.use"() : () -> () }) : () -> ()
            "d.isolated"() ({ "d.grow"() : () -> () }) : () -> ()
            """
        module = read(d, text)
        first, second = module.regions[0].entry_block
        log = Log()
        rewriter = PatternRewriter(InsertionPoint.before(first), log)
        rewriter.inline_region_before(second.regions[0], first.regions[0].entry_block)
        assert log.events == ["+d.grow"]
        assert [[op.name for op in block] for block in first.regions[0].blocks] == [
            ["d.grow"],
            ["d.use"],
        ]

    def test_locations_are_fused(self, d):
        a, b = d.UseOp(location=NameLoc.get("a")), d.UseOp(location=NameLoc.get("b"))
        module = read(d, '"d.use"() : () -> ()')
        rewriter = PatternRewriter(InsertionPoint.at_end(module.regions[0].entry_block))
        assert str(rewriter.fused_location(a, b, a)) == 'loc(fused["a", "b"])'


def test_values_that_are_constants(d):
    module = read(
        d, '%0 = "d.constant"() <{value = 1 : i32}> : () -> i32\n"d.use"(%0) : (i32) -> ()'
    )
    constant, use = module.regions[0].entry_block
    assert constant_value(use.operands[0]) is IntegerAttr.get(1, i32)
    assert fold_operation(use) is None


def test_a_rewriting_that_breaks_the_program_is_found(d):
    class Break(RewritePattern):
        root = "d.jump"

        def match_and_rewrite(self, op, rewriter):
            rewriter.replace_op_with_new(op, d.UseOp())
            return True

    module = read(
        d,
        '"d.isolated"() ({\n"d.jump"()[^bb1] : () -> ()\n^bb1:\n"d.end"() : () -> ()\n}) : () -> ()',
    )
    apply_patterns_greedily(module, [Break()], max_iterations=1, simplify_regions=False)
    with pytest.raises(VerifyError):
        module.verify()


def test_what_only_reads_is_dead(d):
    module = load_in_memory("""
dialect: memory
ops:
  load: {arguments: {from: {constraint: AnyMemRef, effects: [MemRead]}}, results: {x: F32}}
  store: {arguments: {to: {constraint: AnyMemRef, effects: [MemWrite]}, x: F32}}
  alloc: {results: {new: {constraint: AnyMemRef, effects: [MemAlloc]}}}
""")
    text = """
        %0 = "memory.alloc"() : () -> memref<f32>
        %1 = "memory.alloc"() : () -> memref<f32>
        %2 = "memory.load"(%0) : (memref<f32>) -> f32
        %3 = "memory.load"(%1) : (memref<f32>) -> f32
        "memory.store"(%0, %2) : (memref<f32>, f32) -> ()
        """
    program = read(module, text)
    apply_patterns_greedily(program, [])
    assert [op.name for op in program.walk()][1:] == ["memory.alloc", "memory.load", "memory.store"]


@pytest.mark.parametrize("simplify_regions", [True, False])
def test_blocks_that_are_never_reached(d, simplify_regions):
    text = """
        "d.isolated"() ({
          "d.jump"()[^bb3] : () -> ()
        ^bb1:
          %0 = "d.constant"() <{value = 1 : i32}> : () -> i32
          "d.jump"()[^bb2] : () -> ()
        ^bb2:
          "d.use"(%0) : (i32) -> ()
          "d.region"() ({ "d.use"(%0) : (i32) -> () }) : () -> ()
          "d.jump"()[^bb1] : () -> ()
        ^bb3:
          "d.end"() : () -> ()
        }) : () -> ()
        """
    module = read(d, text)
    log = Log()
    outcome = apply_patterns_greedily(module, [], listener=log, simplify_regions=simplify_regions)
    assert outcome.converged and outcome.changed
    module.verify()
    assert [op.name for op in module.walk()][1:] == ["d.isolated", "d.jump", "d.end"]
    assert log.events == ["-d.jump", "-d.use", "-d.region", "-d.use", "-d.jump", "-d.constant"]
