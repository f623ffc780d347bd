// builtin.module(memref-emulate-wide-int{widest-int-supported=32})

