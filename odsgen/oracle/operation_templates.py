# ruff: noqa: E501
"""Operations that are hard to meet by chance, as texts with choices: for generated programs.

Before the text stand the values that the operation gets.  ``[[a|b]]`` is one of the choices, ``[[1]]`` the first one again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from odsgen.runtime import Context, Operation, Type, Value, parse

_TEXTS = """
arith.index_cast (%a: [[i32|i64|i8]]) %r = arith.index_cast %a : [[1]] to index
arith.index_cast (%a: index) %r = arith.index_cast %a : index to [[i32|i64|i8]]
arith.index_cast (%a: vector<4x[[i32|i8]]>) %r = arith.index_cast %a : vector<4x[[1]]> to vector<4xindex>
arith.index_castui (%a: [[i32|i64|i8]]) %r = arith.index_castui %a : [[1]] to index
arith.index_castui (%a: index) %r = arith.index_castui %a : index to [[i32|i64|i8]]
arith.index_castui (%a: vector<4x[[i32|i8]]>) %r = arith.index_castui %a : vector<4x[[1]]> to vector<4xindex>
arith.extsi (%a: [[i1|i8|i16]]) %r = arith.extsi %a : [[1]] to [[i32|i64]]
arith.extsi (%a: vector<4x[[i32|i1|i8]]>) %r = arith.extsi %a : vector<4x[[1]]> to vector<4xi64>
arith.extui (%a: [[i1|i8|i16]]) %r = arith.extui %a : [[1]] to [[i32|i64]]
arith.extui (%a: vector<4x[[i32|i1|i8]]>) %r = arith.extui %a : vector<4x[[1]]> to vector<4xi64>
arith.trunci (%a: [[i32|i64]]) %r = arith.trunci %a : [[1]] to [[i1|i8|i16]]
arith.trunci (%a: vector<4xi64>) %r = arith.trunci %a : vector<4xi64> to vector<4x[[i32|i8|i1]]>
arith.extf (%a: [[f16|bf16|f32]]) %r = arith.extf %a : [[1]] to f64
arith.extf (%a: [[f16|bf16]]) %r = arith.extf %a : [[1]] to f32
arith.truncf (%a: f64) %r = arith.truncf %a : f64 to [[f16|bf16|f32]]
arith.truncf (%a: f32) %r = arith.truncf %a : f32 to [[f16|bf16]]
arith.bitcast (%a: [[i32|f32]]) %r = arith.bitcast %a : [[1]] to [[i32|f32]]
scf.for (%a: index, %b: index, %s: index, %x: [[i32|f32|index]]) %r = scf.for %i = %a to %b step %s iter_args(%c = %x) -> ([[1]]) { scf.yield %c : [[1]] }
scf.for (%a: index, %b: index, %s: index, %x: i32) %r = scf.for %i = %a to %b step %s iter_args(%c = %x) -> (i32) { %k = arith.index_cast %i : index to i32 %d = arith.[[addi|xori|subi]] %k, %c : i32 scf.yield %d : i32 }
scf.for (%a: i32, %b: i32, %s: i32, %x: i32) %r = scf.for [[unsigned |]]%i = %a to %b step %s iter_args(%c = %x) -> (i32) : i32 { %d = arith.[[addi|xori|subi]] %i, %c : i32 scf.yield %d : i32 }
scf.for (%a: index, %b: index, %s: index) scf.for %i = %a to %b step %s { }
scf.for (%a: i32, %b: i32, %s: i32) scf.for [[unsigned |]]%i = %a to %b step %s : i32 { }
scf.parallel (%a: index, %b: index, %s: index) scf.parallel (%i, %j) = (%a, %b) to (%b, %s) step (%s, %s) { scf.reduce }
scf.while (%x: i32, %n: i32) %r:2 = scf.while (%c = %x) : (i32) -> (i32, i32) { %k = arith.constant [[1|3|-5]] : i32 %d = arith.addi %c, %k : i32 %t = arith.cmpi [[slt|ult|sgt|ne]], %d, %n : i32 scf.condition(%t) %d, %c : i32, i32 } do { ^bb0(%p: i32, %q: i32): scf.yield %p : i32 }
scf.if (%c: i1, %x: [[i32|f32|index]]) %r = scf.if %c -> ([[1]]) { scf.yield %x : [[1]] } else { scf.yield %x : [[1]] }
scf.if (%c: i1, %x: [[i32|index]], %y: [[1]]) %r:2 = scf.if %c -> ([[1]], [[1]]) { scf.yield %x, %y : [[1]], [[1]] } else { scf.yield %y, %y : [[1]], [[1]] }
scf.index_switch (%n: index, %x: i32) %r = scf.index_switch %n -> i32 case [[0|1|-1]] { scf.yield %x : i32 } case [[2|3]] { scf.yield %x : i32 } default { scf.yield %x : i32 }
scf.forall (%t: tensor<4xi32>) %r = scf.forall (%i) in ([[2|4]]) shared_outs(%o = %t) -> (tensor<4xi32>) { %e = tensor.extract_slice %o[%i] [1] [1] : tensor<4xi32> to tensor<1xi32> scf.forall.in_parallel { tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32> } }
affine.for (%x: i32) %r = affine.for %i = [[0|1|-3]] to [[4|0|3|7]] step [[1|2|3]] iter_args(%c = %x) -> (i32) { affine.yield %c : i32 }
affine.for (%n: index) affine.for %i = [[0|max affine_map<(d0) -> (d0 - 2, 1)>(%n)]] to [[4|min affine_map<(d0) -> (d0 * 2, 5)>(%n)]] step [[1|2]] { }
affine.for (%m: memref<2x3xf32>) affine.for %i = 0 to 2 { affine.for %j = [[0|1]] to 3 { %v = affine.load %m[%i, [[%j|(%j + %i) mod 3|%j floordiv 2]]] : memref<2x3xf32> affine.store %v, %m[ [[%i|1 - %i]], %j] : memref<2x3xf32> } }
affine.if (%n: index, %k: index) affine.if affine_set<(d0)[s0] : (d0 - [[1|2]] >= 0, s0 * 2 - d0 [[>=|==]] 0)>(%n)[%k] { }
affine.apply (%n: index, %k: index) %r = affine.apply affine_map<(d0)[s0] -> ([[d0 floordiv 4|d0 ceildiv 3|d0 mod 5|(d0 * 8 + s0) mod 8|(d0 + s0) floordiv 2|-d0 + s0 * 3]])>(%n)[%k]
affine.min (%n: index, %k: index) %r = affine.min affine_map<(d0, d1) -> (d0, d1 [[+|-]] 1, [[3|d0 * 2]])>(%n, %k)
affine.max (%n: index, %k: index) %r = affine.max affine_map<(d0, d1) -> (d0, d1 [[+|-]] 1, [[3|d0 * 2]])>(%n, %k)
affine.delinearize_index (%n: index) %r:2 = affine.delinearize_index %n into ([[4|2|3]], [[3|2|8]]) : index, index
affine.linearize_index (%n: index, %k: index) %r = affine.linearize_index [[disjoint |]][%n, %k] by ([[4|2|3]], [[3|2|8]]) : index
affine.parallel (%m: memref<2x3xf32>) affine.parallel (%i, %j) = (0, 0) to (2, [[3|2]]) step (1, [[1|2]]) { %v = affine.load %m[%i, %j] : memref<2x3xf32> affine.store %v, %m[1 - %i, %j] : memref<2x3xf32> }
affine.load (%m: memref<4xi32>, %n: index) %r = affine.load %m[symbol(%n) [[|+ 1|floordiv 2|mod 4]]] : memref<4xi32>
affine.store (%m: memref<4xi32>, %n: index, %x: i32) affine.store %x, %m[symbol(%n) [[|+ 1|floordiv 2|mod 4]]] : memref<4xi32>
vector.transfer_read (%m: memref<[[2x3|3x4]]xf32>, %i: index, %j: index, %p: f32) %r = vector.transfer_read %m[%i, %j], %p [[|{in_bounds = [true]}]] : memref<[[1]]xf32>, vector<[[2|4]]xf32>
vector.transfer_read (%m: memref<[[2x3|3x4]]xf32>, %i: index, %p: f32) %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> ([[d0, d1|d1, d0|0, d1|0, d0]])>} : memref<[[1]]xf32>, vector<[[2x3|2x2|1x4]]xf32>
vector.transfer_read (%m: memref<2x3xf32>, %i: index, %j: index, %p: f32, %k: vector<4xi1>) %r = vector.transfer_read %m[%i, %j], %p, %k [[|{permutation_map = affine_map<(d0, d1) -> (d0)>}]] : memref<2x3xf32>, vector<4xf32>
vector.transfer_read (%m: tensor<2x3xf32>, %i: index, %j: index, %p: f32) %r = vector.transfer_read %m[%i, %j], %p [[|{in_bounds = [true, true]}]] : tensor<2x3xf32>, vector<[[2x3|1x2|3x4]]xf32>
vector.transfer_read (%m: memref<2x3x4xi32>, %i: index, %j: index, %p: i32) %r = vector.transfer_read %m[%i, %j, %i], %p {permutation_map = affine_map<(a, b, c) -> ([[c|0]], a, b)>} : memref<2x3x4xi32>, vector<2x3x2xi32>
vector.transfer_write (%v: vector<[[2|4]]xf32>, %m: memref<2x3xf32>, %i: index, %j: index) vector.transfer_write %v, %m[%i, %j] [[|{permutation_map = affine_map<(d0, d1) -> (d0)>}|{in_bounds = [true]}]] : vector<[[1]]xf32>, memref<2x3xf32>
vector.transfer_write (%v: vector<2x3xf32>, %m: memref<[[2x3|3x4|3x2]]xf32>, %i: index, %j: index) vector.transfer_write %v, %m[%i, %j] [[|{permutation_map = affine_map<(d0, d1) -> (d1, d0)>}]] : vector<2x3xf32>, memref<[[1]]xf32>
vector.transfer_write (%v: vector<4xf32>, %m: memref<2x3xf32>, %i: index, %k: vector<4xi1>) vector.transfer_write %v, %m[%i, %i], %k : vector<4xf32>, memref<2x3xf32>
vector.transfer_write (%v: vector<2x3xf32>, %m: tensor<2x3xf32>, %i: index) %r = vector.transfer_write %v, %m[%i, %i] : vector<2x3xf32>, tensor<2x3xf32>
vector.reduction (%v: vector<4x[[i32|f32]]>) %r = vector.reduction <[[add|mul]]>, %v : vector<4x[[1]]> into [[1]]
vector.reduction (%v: vector<4xi32>, %a: i32) %r = vector.reduction <[[add|xor|minsi|maxui|and]]>, %v, %a : vector<4xi32> into i32
vector.contract (%a: vector<2x3xi32>, %b: vector<3x2xi32>, %c: vector<2x2xi32>) %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> ([[i, j|j, i]])>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<[[add|maxsi]]>} %a, %b, %c : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
vector.extract_strided_slice (%v: vector<2x3xi32>) %r = vector.extract_strided_slice %v {offsets = [[[0|1]]], sizes = [1], strides = [1]} : vector<2x3xi32> to vector<1x3xi32>
vector.gather (%m: memref<4xi32>, %i: index, %n: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xi32>) %r = vector.gather %m[%i] [%n], %k, %p : memref<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
vector.scatter (%m: memref<4xi32>, %i: index, %n: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xi32>) vector.scatter %m[%i] [%n], %k, %p : memref<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
vector.from_elements (%a: i32, %b: i32) %r = vector.from_elements %a, %b, %b, %a : vector<4xi32>
memref.subview (%m: memref<4xi32>, %i: index) %r = memref.subview %m[%i] [[[|]]2] [[[1|2]]] : memref<4xi32> to memref<2xi32, strided<[[[2]]], offset: ?>>
memref.subview (%m: memref<2x3xf32>, %i: index) %r = memref.subview %m[%i, 1] [1, 2] [1, 1] : memref<2x3xf32> to memref<1x2xf32, strided<[3, 1], offset: ?>>
memref.reinterpret_cast (%m: memref<4xi32>, %i: index) %r = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [[[1|2]]] : memref<4xi32> to memref<2xi32, strided<[[[1]]], offset: ?>>
memref.expand_shape (%m: memref<4xi32>) %r = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
memref.alloca () %r = memref.alloca() : memref<[[4xi32|2x3xf32]]>
memref.generic_atomic_rmw (%m: memref<4xi32>, %i: index) %r = memref.generic_atomic_rmw %m[%i] : memref<4xi32> { ^bb0(%c: i32): memref.atomic_yield %c : i32 }
memref.store (%m: memref<4xi32>, %i: index, %x: i32) memref.store %x, %m[%i] : memref<4xi32>
memref.load (%m: memref<4xi32>, %i: index) %r = memref.load %m[%i] : memref<4xi32>
tensor.extract_slice (%t: tensor<2x3xf32>, %i: index) %r = tensor.extract_slice %t[%i, [[0|1]]] [1, 2] [1, 1] : tensor<2x3xf32> to tensor<[[1x2|2]]xf32>
tensor.insert_slice (%s: tensor<1x2xf32>, %t: tensor<2x3xf32>, %i: index) %r = tensor.insert_slice %s into %t[%i, [[0|1]]] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<2x3xf32>
tensor.pad (%t: tensor<2x3xf32>, %p: f32) %r = tensor.pad %t low[0, 1] high[1, 0] { ^bb0(%i: index, %j: index): tensor.yield %p : f32 } : tensor<2x3xf32> to tensor<3x4xf32>
tensor.generate (%x: i32) %r = tensor.generate { ^bb0(%i: index): tensor.yield %x : i32 } : tensor<4xi32>
tensor.expand_shape (%t: tensor<4xi32>) %r = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
linalg.transpose (%a: [[tensor|memref]]<2x3x[[i32|f32]]>, %b: [[1]]<3x2x[[2]]>) linalg.transpose ins(%a : [[1]]<2x3x[[2]]>) outs(%b : [[1]]<3x2x[[2]]>) permutation = [1, 0]
linalg.transpose (%a: [[tensor|memref]]<2x3x2xi32>, %b: [[1]]<2x2x3xi32>) linalg.transpose ins(%a : [[1]]<2x3x2xi32>) outs(%b : [[1]]<2x2x3xi32>) permutation = [[[0, 2, 1|2, 0, 1]]]
linalg.broadcast (%a: [[tensor|memref]]<3xi32>, %b: [[1]]<2x3xi32>) linalg.broadcast ins(%a : [[1]]<3xi32>) outs(%b : [[1]]<2x3xi32>) dimensions = [0]
linalg.broadcast (%a: [[tensor|memref]]<3xi32>, %b: [[1]]<2x3x2xi32>) linalg.broadcast ins(%a : [[1]]<3xi32>) outs(%b : [[1]]<2x3x2xi32>) dimensions = [0, 2]
linalg.reduce (%a: [[tensor|memref]]<2x3xi32>, %b: [[1]]<2xi32>) linalg.reduce ins(%a : [[1]]<2x3xi32>) outs(%b : [[1]]<2xi32>) dimensions = [1] (%x: i32, %y: i32) { %s = arith.[[addi|subi|maxsi]] %x, %y : i32 linalg.yield %s : i32 }
linalg.reduce (%a: [[tensor|memref]]<2x3xi32>, %b: [[1]]<3xi32>) linalg.reduce { arith.[[addi|muli]] } ins(%a : [[1]]<2x3xi32>) outs(%b : [[1]]<3xi32>) dimensions = [0]
linalg.map (%a: [[tensor|memref]]<2x3xi32>, %b: [[1]]<2x3xi32>, %c: [[1]]<2x3xi32>) linalg.map ins(%a, %b : [[1]]<2x3xi32>, [[1]]<2x3xi32>) outs(%c : [[1]]<2x3xi32>) (%x: i32, %y: i32, %z: i32) { %s = arith.[[subi|addi]] %x, [[%y|%z]] : i32 linalg.yield %s : i32 }
linalg.map (%a: [[tensor|memref]]<2x3xf32>, %c: [[1]]<2x3xf32>) linalg.map { arith.negf } ins(%a : [[1]]<2x3xf32>) outs(%c : [[1]]<2x3xf32>)
linalg.elementwise (%a: memref<2x3xi32>, %b: memref<2x3xi32>, %c: memref<2x3xi32>) linalg.elementwise kind=#linalg.elementwise_kind<[[add|sub|mul|max_signed]]> ins(%a, %b : memref<2x3xi32>, memref<2x3xi32>) outs(%c : memref<2x3xi32>)
linalg.elementwise (%a: tensor<2x3xi32>, %b: tensor<2x3xi32>, %c: tensor<2x3xi32>) %r = linalg.elementwise kind=#linalg.elementwise_kind<[[add|sub|mul|max_signed]]> ins(%a, %b : tensor<2x3xi32>, tensor<2x3xi32>) outs(%c : tensor<2x3xi32>) -> tensor<2x3xi32>
linalg.elementwise (%a: memref<3x2xf32>, %c: memref<2x3xf32>) linalg.elementwise kind=#linalg.elementwise_kind<[[abs|negf|square]]> indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a : memref<3x2xf32>) outs(%c : memref<2x3xf32>)
linalg.elementwise (%a: tensor<3x2xf32>, %c: tensor<2x3xf32>) %r = linalg.elementwise kind=#linalg.elementwise_kind<[[abs|negf|square]]> indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a : tensor<3x2xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
linalg.contract (%a: memref<2x3xi32>, %b: memref<3x2xi32>, %c: memref<2x2xi32>) linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> ([[i, j|j, i]])>] ins(%a, %b : memref<2x3xi32>, memref<3x2xi32>) outs(%c : memref<2x2xi32>)
linalg.contract (%a: tensor<2x3xi32>, %b: tensor<3x2xi32>, %c: tensor<2x2xi32>) %r = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> ([[i, j|j, i]])>] ins(%a, %b : tensor<2x3xi32>, tensor<3x2xi32>) outs(%c : tensor<2x2xi32>) -> tensor<2x2xi32>
linalg.generic (%a: memref<2x3xi32>, %b: memref<3xi32>, %c: memref<2xi32>) linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : memref<2x3xi32>, memref<3xi32>) outs(%c : memref<2xi32>) { ^bb0(%x: i32, %y: i32, %z: i32): %k = linalg.index [[0|1]] : index %n = arith.index_cast %k : index to i32 %s = arith.[[muli|subi]] %x, [[%y|%n]] : i32 %t = arith.addi %s, %z : i32 linalg.yield %t : i32 }
linalg.generic (%a: tensor<2x3xi32>, %b: tensor<3xi32>, %c: tensor<2xi32>) %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<2x3xi32>, tensor<3xi32>) outs(%c : tensor<2xi32>) { ^bb0(%x: i32, %y: i32, %z: i32): %k = linalg.index [[0|1]] : index %n = arith.index_cast %k : index to i32 %s = arith.[[muli|subi]] %x, [[%y|%n]] : i32 %t = arith.addi %s, %z : i32 linalg.yield %t : i32 } -> tensor<2xi32>
linalg.generic (%a: memref<3x2xf32>, %c: memref<2x3xf32>) linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ([[d1, d0|2 - d1, d0|d1, 1 - d0]])>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<3x2xf32>) outs(%c : memref<2x3xf32>) { ^bb0(%x: f32, %z: f32): %t = arith.addf %x, %z : f32 linalg.yield %t : f32 }
linalg.generic (%a: tensor<3x2xf32>, %c: tensor<2x3xf32>) %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ([[d1, d0|2 - d1, d0|d1, 1 - d0]])>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<3x2xf32>) outs(%c : tensor<2x3xf32>) { ^bb0(%x: f32, %z: f32): %t = arith.addf %x, %z : f32 linalg.yield %t : f32 } -> tensor<2x3xf32>
linalg.pack (%a: tensor<4x6xi32>, %b: tensor<2x3x2x2xi32>) %r = linalg.pack %a [[|outer_dims_perm = [0, 1] ]]inner_dims_pos = [[[0, 1|1, 0]]] inner_tiles = [2, 2] into %b : tensor<4x6xi32> -> tensor<2x3x2x2xi32>
linalg.pack (%a: tensor<3x4xi32>, %p: i32, %b: tensor<2x4x2xi32>) %r = linalg.pack %a padding_value(%p : i32) inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<3x4xi32> -> tensor<2x4x2xi32>
linalg.unpack (%a: tensor<2x3x2x2xi32>, %b: tensor<4x6xi32>) %r = linalg.unpack %a inner_dims_pos = [[[0, 1|1, 0]]] inner_tiles = [2, 2] into %b : tensor<2x3x2x2xi32> -> tensor<4x6xi32>
tensor.extract (%t: tensor<2x3xi32>, %i: index) %r = tensor.extract %t[%i, %i] : tensor<2x3xi32>
"""
_CHOICE = re.compile(r"\[\[((?:[^\[\]|]|\[[^\[\]|]*\])*(?:\|(?:[^\[\]|]|\[[^\[\]|]*\])*)+|\d)\]\]")


def templates() -> Mapping[str, Callable[[Random, Callable[[Type], Value]], Operation]]:
    """By the name of an operation, the function that makes one of its texts."""
    found: dict[str, list[str]] = {}
    for line in _TEXTS.strip().splitlines():
        name, _, text = line.partition(" ")
        found.setdefault(name, []).append(text)
    return {name: partial(_made, texts) for name, texts in found.items()}


def chosen(text: str, random: Random) -> str:
    """The text with its choices made."""
    choices: list[str] = []

    def one(match: re.Match[str]) -> str:
        if match[1].isdigit():
            return choices[int(match[1]) - 1]
        choices.append(random.choice(match[1].split("|")))
        return choices[-1]

    return _CHOICE.sub(one, text)


def _made(texts: list[str], random: Random, value: Callable[[Type], Value]) -> Operation:
    arguments, _, body = chosen(random.choice(texts), random).partition(") ")
    module = parse(f"func.func @f{arguments}) {{ {body} return }}", Context())
    block = module.regions[0].entry_block.operations[0].regions[0].entry_block
    for argument in block.arguments:
        argument.replace_all_uses_with(value(argument.type))
    made = block.operations[0]
    return made.remove()
