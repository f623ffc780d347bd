func.func @z(%m: memref<?x?xbf16>, %i: memref<?x?xi8>, %c: index) {
  %0 = amx.tile_zero : !amx.tile<16x16xf32>
  %1 = amx.tile_load %m[%c, %c] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %2 = amx.tile_mulf %1, %1, %0 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %m[%c, %c], %1 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  // expected-error @below {{custom op 'amx.tile_load' expected 'into'}}
  %3 = amx.tile_load %i[%c, %c] : memref<?x?xi8> amx.tile_mulf !amx.tile<16x64xi8>
  %4 = amx.tile_zero : !amx.tile<16x16xi32>
  %5 = amx.tile_muli %3 zext, %3 zext, %4 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
