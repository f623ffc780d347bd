func.func @f(%i: i32) {
  "omp.canonical_loop"(%i) ({}) : (i32) -> ()
  return
}
