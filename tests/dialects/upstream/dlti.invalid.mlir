// expected-error @below {{repeated DLTI key: "a"}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1, "a" = 2>} {}

// -----

// expected-error @below {{value associated with key "a" is not a DLTI device spec}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = 1>} {}

// -----

// expected-error @below {{invalid kind of attribute specified}}
module attributes {dlti.dl_spec = #dlti.dl_spec<1 = 2>} {}

// -----

// expected-error @below {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 1} {}

// -----

// expected-error @below {{attribute 'dlti.unknown' not supported by dialect}}
module attributes {dlti.unknown = 1} {}

// -----

// expected-error @below {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "x">} {}

// -----

// expected-error @below {{unknown data layout entry name: dlti.unknown}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = "x">} {}

// -----

// expected-error @below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<tensor<f32> = "x">} {}

// -----

// expected-note @below {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} {
// expected-error @below {{data layout does not combine with layouts of enclosing ops}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}

// -----

// expected-error @below {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 64, 32]> : vector<3xi64>>} {}

// -----

// expected-error @below {{unknown attribute `unknown` in dialect `dlti`}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.unknown>} {}

// -----

// expected-error @below {{attribute 'dlti.target_device_spec' not supported by dialect}}
module attributes {dlti.target_device_spec = #dlti.target_device_spec<"a" = 1>} {}
