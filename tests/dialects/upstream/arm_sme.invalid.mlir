func.func @f() {
  // expected-error @below {{'arm_sme.zero' op tile ID should be a 32-bit signless integer}}
  %0 = "arm_sme.zero"() {tile_id = 1 : i64} : () -> vector<[4]x[4]xi32>
  return
}
