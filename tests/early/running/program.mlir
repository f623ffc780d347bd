#even = (d0) : d0 mod 2 == 0
#mirror = (d0)[s0] -> (s0 - d0 - 1) size (s0)
func @evens(%n: index) -> i32 {
  %c0 = constant 0 : i32
  %c1 = constant 1 : i32
  %m = alloc() : memref<i32>
  store %c0, %m[] : memref<i32>
  for %i = 0 to %n {
    if #even(%i) {
      %x = load %m[] : memref<i32>
      %y = addi %x, %c1 : i32
      store %y, %m[] : memref<i32>
    }
  }
  %r = load %m[] : memref<i32>
  dealloc %m : memref<i32>
  return %r : i32
}
func @product(%a: f32, %b: f32) -> (f32, f32) {
  %two = constant 2 : index
  %zero = constant 0.0 : f32
  %A = alloc(%two) : memref<?x2xf32>
  %n = dim %A, 0 : memref<?x2xf32>
  for %i = 0 to %n {
    for %j = max (d0) -> (0, d0 - 1)(%i) to 2 step 1 {
      %p = mulf %a, %b : f32
      %k = affine_apply #mirror(%i)[%n]
      store %p, %A[%k, %j] : memref<?x2xf32>
    }
  }
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %x = load %A[%c0, %c1] : memref<?x2xf32>
  %y = load %A[%c1, %c0] : memref<?x2xf32>
  %s = addf %x, %y : f32
  dealloc %A : memref<?x2xf32>
  return %s, %zero : f32, f32
}
func @greatest(%a: i32, %b: i32) -> i32 {
  %q = cmpi "slt", %a, %b : i32
  cond_br %q, ^second, ^first(%a : i32)
^second:
  br ^first(%b : i32)
^first(%r: i32):
  %f = constant @halves : (i32, i32) -> (i32, i32)
  %h, %rest = call_indirect %f(%r, %r) : (i32, i32) -> (i32, i32)
  %v = select %q, %h, %rest : i32
  return %v : i32
}
func @halves(%a: i32, %b: i32) -> (i32, i32) {
  %two = constant 2 : i32
  %h = divis %a, %two : i32
  %u = remiu %b, %two : i32
  return %h, %u : i32, i32
}
