module {
  func.func private @f()
}
