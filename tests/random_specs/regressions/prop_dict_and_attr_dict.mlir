module {
  rpd.dict <{a = "x", b}> {c}
}
// -----
// error: custom op 'rpd.dict' 'rpd.dict' op attribute 'a' failed to satisfy constraint: string attribute
rpd.dict {a = 1}
