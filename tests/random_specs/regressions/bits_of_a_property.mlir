module {
  bits.flags "fast|exact", fast|exact
  bits.flags fast, exact
  bits.flags none, fast
}
// -----
// error: expected ','
bits.flags fast|exact, fast
