func.func private @f(memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) attributes {a.map = affine_map<(d0) -> (d0)>, z.map = affine_map<(d0) -> (d0 + 1)>}
