module {
  %0 = odd.grow : !odd.vine<4>
  %1 = odd.prune : <4>
}
