// builtin.module(symbol-dce)
func.func private @dead() {
  call @only_from_dead() : () -> ()
  return
}
func.func private @only_from_dead() {
  return
}
func.func private @live()
func.func @main() {
  call @live() : () -> ()
  return
}
module @inside {
  func.func nested @seen() {
    return
  }
  func.func private @unseen()
}
module attributes {test.uses = @inside::@seen} {
  func.func private @gone()
}
