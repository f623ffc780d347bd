"""Programs of one shape at any size, each with a part that grows: what is written here must take linear time."""

from __future__ import annotations

from collections.abc import Callable

TextShape = Callable[[int], str]


def _lines(count: int, line: str) -> str:
    return "\n".join([line.replace("#", str(number)) for number in range(count)])


def _listed(count: int, text: str, separator: str = ", ") -> str:
    return separator.join([text.replace("#", str(number)) for number in range(count)])


def _function(body: str, arguments: str = "%a: i32, %c: i1, %i: index") -> str:
    return f"func.func @f({arguments}) {{\n{body}\nreturn\n}}"


def chain(n: int) -> str:
    """Operations that each use the one before."""
    return _function(
        "%0 = arith.addi %a, %a : i32\n"
        + "\n".join([f"%{k} = arith.addi %{k - 1}, %a : i32" for k in range(1, n)])
    )


def many_functions(n: int) -> str:
    """Functions that call each the next."""
    return "\n".join(
        [f"func.func @f{k}() {{ call @f{(k + 1) % n}() : () -> () return }}" for k in range(n)]
    )


def wide_switch(n: int) -> str:
    """A switch with a block for each case."""
    cases = _listed(n, "#: ^b#", ",\n")
    blocks = _lines(n, "^b#:\n  return")
    return f"func.func @f(%a: i32) {{\ncf.switch %a : i32, [\ndefault: ^d,\n{cases}\n]\n^d:\n  return\n{blocks}\n}}"


def switch_to_one_block(n: int) -> str:
    """A switch of which all cases go to one block."""
    cases = _listed(n, "#: ^d", ",\n")
    return f"func.func @f(%a: i32) {{\ncf.switch %a : i32, [\ndefault: ^d,\n{cases}\n]\n^d:\n  return\n}}"


def blocks_to_one(n: int) -> str:
    """A chain of blocks that can each leave for the same block."""
    blocks = "\n".join([f"^b{k}:\n  cf.cond_br %c, ^b{k + 1}, ^e" for k in range(n)])
    return f"func.func @f(%c: i1) {{\ncf.br ^b0\n{blocks}\n^b{n}:\n  cf.br ^e\n^e:\n  return\n}}"


def back_edges(n: int) -> str:
    """A chain of blocks that can each go back to the first of them."""
    blocks = "\n".join([f"^b{k}:\n  cf.cond_br %c, ^b{k + 1}, ^b0" for k in range(n)])
    return f"func.func @f(%c: i1) {{\ncf.br ^b0\n{blocks}\n^b{n}:\n  return\n}}"


def nested_back_edges(n: int) -> str:
    """Loops around loops: block number k can go back to the block as far from the end."""
    blocks = "\n".join([f"^b{k}:\n  cf.br ^b{k + 1}" for k in range(n)])
    ends = "\n".join(
        [f"^b{n + k}:\n  cf.cond_br %c, ^b{n + k + 1}, ^b{n - 1 - k}" for k in range(n)]
    )
    return f"func.func @f(%c: i1) {{\ncf.br ^b0\n{blocks}\n{ends}\n^b{2 * n}:\n  return\n}}"


def diamonds(n: int) -> str:
    """Branches that meet again, one after the other; each block uses a value of the first."""
    parts = "\n".join(
        [
            f"^b{k}:\n  cf.cond_br %c, ^l{k}, ^r{k}\n^l{k}:\n  cf.br ^b{k + 1}\n^r{k}:\n"
            f"  %v{k} = arith.addi %a, %a : i32\n  cf.br ^b{k + 1}"
            for k in range(n)
        ]
    )
    return f"func.func @f(%a: i32, %c: i1) {{\ncf.br ^b0\n{parts}\n^b{n}:\n  return\n}}"


def uses_from_afar(n: int) -> str:
    """A chain of blocks of which each uses all that the first ten define."""
    first = "\n".join([f"%v{k} = arith.constant {k} : i32" for k in range(10)])
    blocks = "\n".join(
        [
            f"^b{k}:\n  %w{k} = arith.addi %v{k % 10}, %v{(k + 1) % 10} : i32\n  cf.br ^b{k + 1}"
            for k in range(n)
        ]
    )
    return f"func.func @f() {{\n{first}\ncf.br ^b0\n{blocks}\n^b{n}:\n  return\n}}"


def block_arguments(n: int) -> str:
    """A block with many arguments."""
    values = _listed(n, "%a")
    types = _listed(n, "i32")
    arguments = _listed(n, "%b#: i32")
    return f"func.func @f(%a: i32) {{\ncf.br ^b({values} : {types})\n^b({arguments}):\n  return\n}}"


def function_arguments(n: int) -> str:
    """A function with many arguments."""
    return f"func.func @f({_listed(n, '%a#: i32')}) {{\n  return\n}}"


def argument_attributes(n: int) -> str:
    """A function whose arguments have attributes."""
    return f"func.func @f({_listed(n, '%a#: i32 {x.y = #}')}) {{\n  return\n}}"


def declared_results(n: int) -> str:
    """A function with many results."""
    return f"func.func private @f() -> ({_listed(n, 'i32')})"


def many_results(n: int) -> str:
    """An operation with many results, all used by another."""
    types = _listed(n, "i32")
    values = ", ".join([f"%r#{k}" for k in range(n)])
    return f'%r:{n} = "x.y"() : () -> ({types})\n"x.z"({values}) : ({types}) -> ()'


def one_value_used_often(n: int) -> str:
    """A value that every operation uses twice."""
    return _function(_lines(n, "%v# = arith.addi %a, %a : i32"))


def operands_apart(n: int) -> str:
    """An operation that uses many values, each once."""
    types = _listed(n, "i32")
    names = ", ".join([f"%v#{k}" for k in range(n)])
    return f'%v:{n} = "x.values"() : () -> ({types})\n"x.user"({names}) : ({types}) -> ()\n'


def folded_into_one(n: int) -> str:
    """Operations that fold, and one that uses them all."""
    sums = _lines(n, "%s# = arith.addi %a, %z : i32")
    names, types = _listed(n, "%s#"), _listed(n, "i32")
    return _function(f'%z = arith.constant 0 : i32\n{sums}\n"x.user"({names}) : ({types}) -> ()')


def equal_into_one(n: int) -> str:
    """Pairs of operations that do the same, and one operation that uses them all."""
    sums = "\n".join([f"%s{k} = arith.constant {k // 2} : i32" for k in range(n)])
    names, types = _listed(n, "%s#"), _listed(n, "i32")
    return _function(f'{sums}\n"x.user"({names}) : ({types}) -> ()')


def operand_repeated(n: int) -> str:
    """One operation that uses a value over and over."""
    return f'%v = "x.v"() : () -> i32\n"x.y"({_listed(n, "%v")}) : ({_listed(n, "i32")}) -> ()'


def attributes_of_one(n: int) -> str:
    """An operation with many attributes."""
    return f'"x.y"() {{{_listed(n, "a# = # : i32")}}} : () -> ()'


def properties_of_unknown(n: int) -> str:
    """An unregistered operation with many properties."""
    return f'"x.y"() <{{{_listed(n, "a# = # : i32")}}}> : () -> ()'


def long_array(n: int) -> str:
    """A long array of integers."""
    return f'"x.y"() {{a = [{_listed(n, "# : i32")}]}} : () -> ()'


def dense_integers(n: int) -> str:
    """Dense elements, written out."""
    return f'"x.y"() {{a = dense<[{_listed(n, "#")}]> : tensor<{n}xi32>}} : () -> ()'


def dense_floats(n: int) -> str:
    """Dense elements of floats."""
    return f'"x.y"() {{a = dense<[{_listed(n, "#.5")}]> : tensor<{n}xf32>}} : () -> ()'


def dense_array(n: int) -> str:
    """A dense array."""
    return f'"x.y"() {{a = array<i64: {_listed(n, "#")}>}} : () -> ()'


def dictionary(n: int) -> str:
    """A dictionary with many names."""
    return f'"x.y"() {{a = {{{_listed(n, "k#")}}}}} : () -> ()'


def strings(n: int) -> str:
    """Different strings."""
    return _lines(n, '"x.y"() {a = "text number #"} : () -> ()')


def attribute_aliases(n: int) -> str:
    """Attribute aliases that build on each other."""
    aliases = "\n".join(
        ["#a0 = [1]", *[f"#a{k} = [#a{k - 1}, {k}]" for k in range(1, min(n, 400))]]
    )
    uses = _lines(n, '"x.y"() {a = # : i32} : () -> ()')
    return f"{aliases}\n{uses}"


def type_aliases(n: int) -> str:
    """Type aliases, each used once."""
    aliases = "\n".join([f"!t{k} = tuple<i{k % 100 + 1}, i{k // 100 + 1}>" for k in range(n)])
    return aliases + "\n" + _lines(n, '"x.y"() : () -> !t#')


def maps(n: int) -> str:
    """Affine maps, each used once."""
    return "\n".join(
        [f'"x.y"() {{m = affine_map<(d0) -> (d0 + {k})>}} : () -> ()' for k in range(n)]
    )


def affine_sum(n: int) -> str:
    """One affine map with a long sum of symbols."""
    return f'"x.y"() {{m = affine_map<(d0)[{_listed(n, "s#")}] -> ({_listed(n, "s#", " + ")})>}} : () -> ()'


def affine_results(n: int) -> str:
    """One affine map with many results."""
    return f'"x.y"() {{m = affine_map<(d0) -> ({_listed(n, "d0 + #")})>}} : () -> ()'


def integer_set(n: int) -> str:
    """One set with many constraints."""
    return f'"x.y"() {{m = affine_set<(d0) : ({_listed(n, "d0 - # >= 0")})>}} : () -> ()'


def wide_tuple(n: int) -> str:
    """A type with many parts."""
    return f'"x.y"() : () -> tuple<{_listed(n, "i32")}>'


def shaped_dimensions(n: int) -> str:
    """A tensor with many dimensions."""
    return f'"x.y"() : () -> tensor<{"2x" * n}i32>'


def fresh_types(n: int) -> str:
    """A type for each operation."""
    return _lines(n, '"x.y"() : () -> tensor<#x3xi32>')


def fused_locations(n: int) -> str:
    """A location made of many."""
    locations = ", ".join([f'"f":{k + 1}:1' for k in range(n)])
    return f'"x.y"() : () -> () loc(fused[{locations}])'


def written_locations(n: int) -> str:
    """A written location for each operation."""
    return "\n".join([f'"x.y"() : () -> () loc("name{k}"("f":{k}:1))' for k in range(n)])


def symbol_uses(n: int) -> str:
    """Many uses of many symbols."""
    functions = _lines(n, "func.func private @g#()")
    return functions + "\n" + _function(_lines(n, "func.call @g#() : () -> ()"), "")


def regions_of_one(n: int) -> str:
    """An operation with many regions."""
    return f'"x.y"() ({_listed(n, "{}")}) : () -> ()'


def nested_modules(n: int) -> str:
    """Modules that hold modules, beside each other, four deep."""
    return _lines(n, "module @m# { module { module { func.func private @f() } } }")


def loops_in_a_row(n: int) -> str:
    """Loops, each with a value from outside."""
    return _function(
        _lines(n, "scf.for %k# = %i to %i step %i {\n  %v# = arith.addi %a, %a : i32\n}")
    )


def loop_carried(n: int) -> str:
    """A loop that carries many values."""
    return _function(
        f"%r:{n} = scf.for %k = %i to %i step %i iter_args({_listed(n, '%v# = %a')}) -> ({_listed(n, 'i32')}) {{\n"
        f"  scf.yield {_listed(n, '%v#')} : {_listed(n, 'i32')}\n}}"
    )


def index_switch(n: int) -> str:
    """A switch over regions."""
    cases = _lines(n, "case # {\n  scf.yield\n}")
    return _function(f"scf.index_switch %i\n{cases}\ndefault {{\n}}")


def affine_loops(n: int) -> str:
    """Affine loops in a row."""
    return _function(
        _lines(
            n,
            "affine.for %k# = 0 to 10 {\n  %v# = affine.apply affine_map<(d0) -> (d0 + 1)>(%k#)\n}",
        )
    )


def spirv_globals(n: int) -> str:
    """Variables of SPIR-V, each with its address taken."""
    variables = _lines(n, "spirv.GlobalVariable @v# : !spirv.ptr<f32, Input>")
    uses = _lines(n, "%v# = spirv.mlir.addressof @v# : !spirv.ptr<f32, Input>")
    return f'spirv.module Logical GLSL450 {{\n{variables}\nspirv.func @f() "None" {{\n{uses}\nspirv.Return\n}}\n}}'


def llvm_globals(n: int) -> str:
    """Globals of LLVM, each with its address taken."""
    globals_ = _lines(n, "llvm.mlir.global external @v#() : i32")
    uses = _lines(n, "%v# = llvm.mlir.addressof @v# : !llvm.ptr")
    return f"{globals_}\nllvm.func @f() {{\n{uses}\nllvm.return\n}}"


def memref_globals(n: int) -> str:
    """Globals of memref, each used."""
    globals_ = _lines(n, "memref.global constant @v# : memref<1xi32> = dense<#>")
    uses = _lines(n, "%v# = memref.get_global @v# : memref<1xi32>")
    return f"{globals_}\n{_function(uses)}"


def omp_privates(n: int) -> str:
    """Privatizers of OpenMP, each used."""
    privatizers = _lines(n, "omp.private {type = private} @p# : i32")
    uses = _lines(n, "omp.parallel private(@p# %q -> %x# : !llvm.ptr) {\n  omp.terminator\n}")
    return f"{privatizers}\nllvm.func @f(%q: !llvm.ptr) {{\n{uses}\nllvm.return\n}}"


def tosa_variables(n: int) -> str:
    """Variables of TOSA, each read."""
    variables = _lines(n, "tosa.variable @v# = dense<1> : tensor<1xi8>")
    uses = _lines(n, "%r# = tosa.variable_read @v# : tensor<1xi8>")
    return f"{variables}\n{_function(uses, '')}"


def llvm_comdats(n: int) -> str:
    """Globals of LLVM in groups that the linker knows."""
    selectors = _lines(n, "llvm.comdat_selector @c# any")
    globals_ = _lines(n, "llvm.mlir.global external @v#() comdat(@all::@c#) : i32")
    return f"llvm.comdat @all {{\n{selectors}\n}}\n{globals_}"


def gpu_launches(n: int) -> str:
    """Launches of kernels of one module."""
    kernels = _lines(n, "gpu.func @k#() kernel { gpu.return }")
    uses = _lines(n, "gpu.launch_func @m::@k# blocks in (%i, %i, %i) threads in (%i, %i, %i)")
    return f"module attributes {{gpu.container_module}} {{\ngpu.module @m {{\n{kernels}\n}}\n{_function(uses)}\n}}"


def resources(n: int) -> str:
    """Resources, each used."""
    uses = _lines(n, '"x.y"() {a = dense_resource<r#> : tensor<1xi8>} : () -> ()')
    entries = _listed(n, 'r#: "0x0100000001"', ",\n")
    return f"{uses}\n{{-# dialect_resources: {{ builtin: {{\n{entries}\n}} }} #-}}"


def comments(n: int) -> str:
    """Comments and blank lines."""
    return "// a comment\n\n" * n + '"x.y"() : () -> ()'


def long_string(n: int) -> str:
    """One long string with escapes."""
    return f'"x.y"() {{a = "{chr(92)}0A{"x" * 8}' + f"{chr(92)}0Aabcdefgh" * n + '"} : () -> ()'


def forward_references(n: int) -> str:
    """Values that are used before they are defined, in a graph region."""
    uses = _lines(n, '"x.u"(%v#) : (i32) -> ()')
    definitions = _lines(n, '%v# = "x.d"() : () -> i32')
    return f"module {{\n{uses}\n{definitions}\n}}"


def linalg_generics(n: int) -> str:
    """Structured operations with bodies."""
    body = (
        "linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], "
        'iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {\n'
        "^bb0(%x: f32, %y: f32):\n  linalg.yield %x : f32\n}"
    )
    return _function(_lines(n, body), "%a: memref<4xf32>")


#: The shapes by name.
SHAPES: dict[str, TextShape] = {
    shape.__name__: shape
    for shape in (
        chain,
        many_functions,
        wide_switch,
        switch_to_one_block,
        blocks_to_one,
        back_edges,
        nested_back_edges,
        diamonds,
        uses_from_afar,
        block_arguments,
        function_arguments,
        argument_attributes,
        declared_results,
        many_results,
        one_value_used_often,
        operand_repeated,
        operands_apart,
        folded_into_one,
        equal_into_one,
        attributes_of_one,
        properties_of_unknown,
        long_array,
        dense_integers,
        dense_floats,
        dense_array,
        dictionary,
        strings,
        attribute_aliases,
        type_aliases,
        maps,
        affine_sum,
        affine_results,
        integer_set,
        wide_tuple,
        shaped_dimensions,
        fresh_types,
        fused_locations,
        written_locations,
        symbol_uses,
        regions_of_one,
        nested_modules,
        loops_in_a_row,
        loop_carried,
        index_switch,
        affine_loops,
        spirv_globals,
        llvm_globals,
        memref_globals,
        omp_privates,
        tosa_variables,
        llvm_comdats,
        gpu_launches,
        resources,
        comments,
        long_string,
        forward_references,
        linalg_generics,
    )
}
