func.func @f(%i: i32) {
  "omp.loop_nest"(%i, %i, %i) ({}) : (i32, i32, i32) -> ()
  return
}
