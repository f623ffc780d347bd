// builtin.module(func.func(affine-simplify-min-max))
// Minima and maxima by the bounds of values, and quotients that are one.

func.func @f(%a: index, %b: index) {
  %m = affine.min affine_map<(d0)[s0] -> (d0 + 4, d0 + 2, s0)>(%a)[%b]
  %x = affine.max affine_map<(d0)[s0] -> (d0 + 4, d0 + 2, s0)>(%a)[%b]
  %n = affine.min affine_map<(d0)[s0] -> (s0, d0 mod s0)>(%a)[%b]
  func.call @use(%m) : (index) -> ()
  func.call @use(%x) : (index) -> ()
  func.call @use(%n) : (index) -> ()
  scf.for %i = %a to %b step %a {
    %c = affine.min affine_map<(d0, d1)[s0] -> (d0, s0, d1 * 2)>(%i, %a)[%b]
    %d = affine.min affine_map<(d0, d1)[s0] -> (d0, 12)>(%i, %a)[%b]
    %e = affine.max affine_map<(d0, d1)[s0] -> (d0 - s0, 12)>(%i, %a)[%b]
    func.call @use(%c) : (index) -> ()
  func.call @use(%d) : (index) -> ()
  func.call @use(%e) : (index) -> ()
  }
  affine.for %i = 0 to 10 {
    %d = affine.min affine_map<(d0) -> (d0, 9)>(%i)
    %e = affine.min affine_map<(d0) -> (d0 + 5, -d0 + 20, 16)>(%i)
    func.call @use(%d) : (index) -> ()
  func.call @use(%e) : (index) -> ()
  }
  return
}
func.func private @use(index)
func.func @g(%a: index, %b: index, %d: memref<?xf32>) {
  
  %c0 = arith.constant 0 : index
  %s = memref.dim %d, %c0 : memref<?xf32>
  %k = affine.max affine_map<()[s0] -> (s0, 1)>()[%s]
  %m = affine.min affine_map<()[s0] -> (s0, 8)>()[%k]
  %p = affine.apply affine_map<()[s0, s1] -> (s0 ceildiv s1)>()[%m, %k]
  %q = affine.apply affine_map<()[s0] -> (s0 ceildiv 8)>()[%m]
  %r = affine.apply affine_map<()[s0, s1] -> ((s0 + s1 - 1) floordiv s1)>()[%m, %k]
  %t = affine.apply affine_map<()[s0] -> (s0 floordiv 8)>()[%m]
  %u = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%q]
  %w = affine.apply affine_map<()[s0] -> (s0 ceildiv 8)>()[%u]
  func.call @use(%p) : (index) -> ()
  func.call @use(%q) : (index) -> ()
  func.call @use(%r) : (index) -> ()
  func.call @use(%t) : (index) -> ()
  func.call @use(%u) : (index) -> ()
  func.call @use(%w) : (index) -> ()
  return
}
func.func @counters(%n: index, %m: memref<?xf32>, %v: f32, %s: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %c63 = arith.constant 63 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.min affine_map<(d0) -> (-d0 + 64, 8)>(%i)
    memref.store %v, %m[%0] : memref<?xf32>
  }
  scf.for %i = %c0 to %c63 step %c8 {
    %0 = affine.min affine_map<(d0) -> (-d0 + 64, 8)>(%i)
    memref.store %v, %m[%0] : memref<?xf32>
  }
  scf.for %i = %l to %n step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    memref.store %v, %m[%0] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %s {
    %0 = affine.min affine_map<(d0)[s0, s1] -> (-d0 + s0, s1)>(%i)[%n, %s]
    %1 = affine.min affine_map<(d0)[s0, s1] -> (d0, s0)>(%i)[%n, %s]
    memref.store %v, %m[%0] : memref<?xf32>
    memref.store %v, %m[%1] : memref<?xf32>
  }
  return
}
func.func @nested_counters(%n: index, %m: memref<?xf32>, %v: f32, %s: index, %l: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %c3 = arith.constant 3 : index
  %c63 = arith.constant 63 : index
  scf.for %i = %c3 to %c64 step %c8 {
    %0 = affine.min affine_map<(d0) -> (-d0 + 67, 8)>(%i)
    %1 = affine.min affine_map<(d0) -> (-d0 + 66, 8)>(%i)
    memref.store %v, %m[%0] : memref<?xf32>
    memref.store %v, %m[%1] : memref<?xf32>
    scf.for %j = %i to %n step %c8 {
      %2 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%j)[%i]
      memref.store %v, %m[%2] : memref<?xf32>
      %e = arith.muli %n, %c8 : index
      scf.for %k = %c0 to %e step %c8 {
        %3 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%k)[%e]
        %4 = affine.min affine_map<(d0)[s0] -> (-d0 + s0 * 8, 8)>(%k)[%n]
        memref.store %v, %m[%3] : memref<?xf32>
        memref.store %v, %m[%4] : memref<?xf32>
      }
    }
  }
  scf.forall (%i) = (0) to (64) step (8) {
    %0 = affine.min affine_map<(d0) -> (-d0 + 64, 8)>(%i)
    memref.store %v, %m[%0] : memref<?xf32>
  }
  affine.for %i = 0 to 64 step 8 {
    %0 = affine.min affine_map<(d0) -> (-d0 + 64, 8)>(%i)
    memref.store %v, %m[%0] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%c64) step (%c8) {
    %0 = affine.min affine_map<(d0) -> (-d0 + 64, 8)>(%i)
    memref.store %v, %m[%0] : memref<?xf32>
  }
  return
}
