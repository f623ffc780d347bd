// expected-error @below {{duplicate or unknown struct parameter name: flags}}
func.func private @f() attributes {a = #llvm.di_subprogram<flags = foo>}
