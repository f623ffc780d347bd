module {
  arrow.step -> [1]
}
// -----
module {
  arrow.step 2 steps -> [1]
}
