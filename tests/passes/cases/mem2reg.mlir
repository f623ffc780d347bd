// builtin.module(func.func(mem2reg))
func.func @straight(%x: f32) -> (f32, i32) {
  %a = memref.alloca() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  %0 = memref.load %a[] : memref<f32>
  %1 = arith.addf %0, %x : f32
  memref.store %1, %a[] : memref<f32>
  %2 = memref.load %a[] : memref<f32>
  %b = memref.alloca() : memref<i32>
  %3 = memref.load %b[] : memref<i32>
  return %2, %3 : f32, i32
}
func.func @loop(%n: index, %start: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = memref.alloca() : memref<index>
  %sum = memref.alloca() : memref<1x1xi32>
  memref.store %c0, %i[] : memref<index>
  memref.store %start, %sum[%c0, %c0] : memref<1x1xi32>
  cf.br ^head
^head:
  %0 = memref.load %i[] : memref<index>
  %more = arith.cmpi slt, %0, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %1 = memref.load %sum[%c0, %c0] : memref<1x1xi32>
  %2 = arith.addi %1, %1 : i32
  memref.store %2, %sum[%c0, %c0] : memref<1x1xi32>
  %3 = memref.load %i[] : memref<index>
  %4 = arith.addi %3, %c1 : index
  memref.store %4, %i[] : memref<index>
  cf.br ^head
^end:
  %5 = memref.load %sum[%c0, %c0] : memref<1x1xi32>
  return %5 : i32
^never:
  cf.br ^head
}
func.func @unwritten(%c: i1, %x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  cf.cond_br %c, ^write, ^end
^write:
  memref.store %x, %a[] : memref<i32>
  cf.br ^end
^end:
  %0 = memref.load %a[] : memref<i32>
  return %0 : i32
}
func.func @memory_in_memory(%x: i64) -> i64 {
  %a = memref.alloca() : memref<i64>
  memref.store %x, %a[] : memref<i64>
  %b = memref.alloca() : memref<memref<i64>>
  memref.store %a, %b[] : memref<memref<i64>>
  %0 = memref.load %b[] : memref<memref<i64>>
  %1 = memref.load %0[] : memref<i64>
  return %1 : i64
}
func.func private @use(memref<i32>)
func.func @stays(%n: index, %c: i1, %x: i32) {
  %a = memref.alloca() : memref<i32>
  call @use(%a) : (memref<i32>) -> ()
  %b = memref.alloca(%n) : memref<?xi32>
  memref.store %x, %b[%n] : memref<?xi32>
  %d = memref.alloca() : memref<2xi32>
  memref.store %x, %d[%n] : memref<2xi32>
  %e = memref.alloca() : memref<i32>
  scf.if %c {
    memref.store %x, %e[] : memref<i32>
  }
  return
}
