module {
  odd.leaf
  odd.bark {
    odd.leaf
  }
}
