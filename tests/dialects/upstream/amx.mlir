module {
  func.func @z(%arg0: memref<?x?xbf16>, %arg1: memref<?x?xi8>, %arg2: index) {
    %0 = amx.tile_zero : !amx.tile<16x16xf32>
    %1 = amx.tile_load %arg0[%arg2, %arg2] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
    %2 = amx.tile_mulf %1, %1, %0 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
    amx.tile_store %arg0[%arg2, %arg2], %1 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
    %3 = amx.tile_load %arg1[%arg2, %arg2] : memref<?x?xi8> into !amx.tile<16x64xi8>
    %4 = amx.tile_zero : !amx.tile<16x16xi32>
    %5 = amx.tile_muli %3 zext, %3 zext, %4 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    return
  }
}
