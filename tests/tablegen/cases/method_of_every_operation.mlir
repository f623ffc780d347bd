module {
  odd.tag {odd.word = "leek"}
}
