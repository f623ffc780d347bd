module {
  odd.water {how = #odd.dry}
  odd.water {how = #odd.dry : i8}
  odd.water {how = #odd.wet<"rain"> : i16}
  odd.water {how = #odd.soaked}
  odd.water {how = #odd<warmth hot> : i8}
  odd.water {how = #odd<warmth cold>}
  odd.tap  hot
}
