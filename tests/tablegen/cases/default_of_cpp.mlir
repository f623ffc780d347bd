module {
  odd.reap
  odd.reap {harvest = #odd.harvest<3, Fall>, rows = [1]}
}
