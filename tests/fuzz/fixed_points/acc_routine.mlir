acc.routine @r func(@f) bind("x") gang(dim: 1 : i64)
acc.routine @s func(@f) bind(@x)
acc.routine @t func(@f) bind("x" [#acc.device_type<nvidia>])
