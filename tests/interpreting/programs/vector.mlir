// extract [[1,2,3],[4,5,6]] 2 => 6 | [4, 5, 6] | poison
func.func @extract(%v: vector<2x3xi8>, %i: index) -> (i8, vector<3xi8>, i8) {
  %a = vector.extract %v[1, %i] : i8 from vector<2x3xi8>
  %b = vector.extract %v[1] : vector<3xi8> from vector<2x3xi8>
  %c = vector.extract %v[-1, 0] : i8 from vector<2x3xi8>
  return %a, %b, %c : i8, vector<3xi8>, i8
}
// out_of_bounds [1,2] 2 => poison | poison
func.func @out_of_bounds(%v: vector<2xi8>, %i: index) -> (i8, vector<2xi8>) {
  %a = vector.extract %v[%i] : i8 from vector<2xi8>
  %b = vector.insert %a, %v[%i] : i8 into vector<2xi8>
  return %a, %b : i8, vector<2xi8>
}
// insert [[1,2],[3,4]] 9 => [[1, 9], [3, 4]] | [[3, 4], [3, 4]] | [poison, 9]
func.func @insert(%v: vector<2x2xi8>, %x: i8) -> (vector<2x2xi8>, vector<2x2xi8>, vector<2xi8>) {
  %c1 = arith.constant 1 : index
  %a = vector.insert %x, %v[0, %c1] : i8 into vector<2x2xi8>
  %row = vector.extract %v[1] : vector<2xi8> from vector<2x2xi8>
  %b = vector.insert %row, %v[0] : vector<2xi8> into vector<2x2xi8>
  %p = ub.poison : vector<2xi8>
  %c = vector.insert %x, %p[1] : i8 into vector<2xi8>
  return %a, %b, %c : vector<2x2xi8>, vector<2x2xi8>, vector<2xi8>
}
// broadcast 7 [[1],[2]] => [[7, 7], [7, 7]] | [[1, 1, 1], [2, 2, 2]] | 7
func.func @broadcast(%x: i8, %v: vector<2x1xi8>) -> (vector<2x2xi8>, vector<2x3xi8>, i8) {
  %a = vector.broadcast %x : i8 to vector<2x2xi8>
  %b = vector.broadcast %v : vector<2x1xi8> to vector<2x3xi8>
  %z = vector.broadcast %x : i8 to vector<i8>
  %c = vector.extract %z[] : i8 from vector<i8>
  return %a, %b, %c : vector<2x2xi8>, vector<2x3xi8>, i8
}
// elements 1 2 3 4 => [[1, 2], [3, 4]] | 3 | [1, 2, 3, 4]
func.func @elements(%a: i8, %b: i8, %c: i8, %d: i8) -> (vector<2x2xi8>, i8, vector<4xi8>) {
  %v = vector.from_elements %a, %b, %c, %d : vector<2x2xi8>
  %e:4 = vector.to_elements %v : vector<2x2xi8>
  %f = vector.shape_cast %v : vector<2x2xi8> to vector<4xi8>
  return %v, %e#2, %f : vector<2x2xi8>, i8, vector<4xi8>
}
// orders [1,2] [3,4] => [1, 3, 2, 4] | [1, 3] | [2, 4] | [4, poison, 1] | [[1, 2], [3, 4]]
func.func @orders(%x: vector<2xi8>, %y: vector<2xi8>) -> (vector<4xi8>, vector<2xi8>, vector<2xi8>, vector<3xi8>, vector<2x2xi8>) {
  %a = vector.interleave %x, %y : vector<2xi8> -> vector<4xi8>
  %m = vector.shuffle %x, %y [0, 1, 2, 3] : vector<2xi8>, vector<2xi8>
  %b, %c = vector.deinterleave %m : vector<4xi8> -> vector<2xi8>
  %d = vector.shuffle %x, %y [3, -1, 0] : vector<2xi8>, vector<2xi8>
  %s = vector.shape_cast %a : vector<4xi8> to vector<2x2xi8>
  %t = vector.transpose %s, [1, 0] : vector<2x2xi8> to vector<2x2xi8>
  return %a, %b, %c, %d, %t : vector<4xi8>, vector<2xi8>, vector<2xi8>, vector<3xi8>, vector<2x2xi8>
}
// widened [[1,2],[3,4]] [[1,-2],[3,4]] [1.5,2.5] => [[107, 106], [115, 110]] | [[1, -2], [3, -6]] | 8.500000e+00
func.func @widened(%a: vector<2x2xi8>, %b: vector<2x2xi8>, %h: vector<2xf16>) -> (vector<2x2xi32>, vector<2x2xi32>, f32) {
  %c = arith.constant dense<100> : vector<2x2xi32>
  %f = arith.constant 0.0 : f32
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xi8>, vector<2x2xi8> into vector<2x2xi32>
  %1 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<minsi>} %a, %b, %c : vector<2x2xi8>, vector<2x2xi8> into vector<2x2xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]} %h, %h, %f : vector<2xf16>, vector<2xf16> into f32
  return %0, %1, %2 : vector<2x2xi32>, vector<2x2xi32>, f32
}
