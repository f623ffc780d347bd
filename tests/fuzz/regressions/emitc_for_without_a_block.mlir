func.func @f(%i: index) {
  "emitc.for"(%i, %i, %i) ({}) : (index, index, index) -> ()
  return
}
