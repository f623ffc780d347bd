// expected-error @below {{unknown version: v1.9}}
func.func private @a() attributes {a = #spirv.target_env<#spirv.vce<v1.9, [], []>, AMD, #spirv.resource_limits<>>}

// -----

// expected-error @below {{unknown capability: Foo}}
func.func private @a() attributes {a = #spirv.vce<v1.0, [Foo], []>}

// -----

// expected-error @below {{unknown extension: Bar}}
func.func private @a() attributes {a = #spirv.vce<v1.0, [Shader], [Bar]>}

// -----

// expected-error @below {{expected ','}}
func.func private @a() attributes {a = #spirv.vce<v1.0, [Shader]>}

// -----

// expected-error @below {{unknown storage class: Foo}}
func.func private @a() attributes {a = #spirv.interface_var_abi<(0, 1), Foo>}

// -----

// expected-error @below {{expected '('}}
func.func private @a() attributes {a = #spirv.interface_var_abi<0, 1>}

// -----

// expected-error @below {{expected ')'}}
func.func private @a() attributes {a = #spirv.interface_var_abi<(0, 1, 2)>}

// -----

// expected-error @below {{unknown vendor: Foo}}
func.func private @a() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, Foo, #spirv.resource_limits<>>}

// -----

// expected-error @below {{unknown client API: Foo}}
func.func private @a() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Foo, #spirv.resource_limits<>>}

// -----

// expected-error @below {{unknown device type: Foo}}
func.func private @a() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:Foo, #spirv.resource_limits<>>}

// -----

// expected-error @below {{invalid kind of attribute specified}}
func.func private @a() attributes {a = #spirv.target_env<1 : i32, #spirv.resource_limits<>>}

// -----

// expected-error @below {{invalid kind of attribute specified}}
func.func private @a() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, 1 : i32>}

// -----

// expected-error @below {{unknown SPIR-V attribute kind: foo}}
func.func private @a() attributes {a = #spirv.foo<1>}
