// expected-error@+2 {{expected one of [first, second, third] for a test enum, got: foo}}
// expected-error@+1 {{invalid value for property value, expected a test enum}}
test.op_with_enum_prop foo

// -----

// expected-error@+2 {{expected one of [read, write, execute] for a test bit enum, got: foo}}
// expected-error@+1 {{invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop read, foo : ()

// -----

// expected-error@+2 {{expected 'bit_enum'}}
// expected-error@+1 {{invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop_named read

// -----

// expected-error@+2 {{expected keyword for a test bit enum}}
// expected-error@+1 {{failed to parse TestBitEnumAttr parameter 'value'}}
test.op_with_bit_enum <read, >

// -----

// expected-error@+1 {{'test.op_with_enum_prop' op property 'value' failed to satisfy constraint: a test enum}}
"test.op_with_enum_prop"() <{value = 7 : i32}> : () -> ()

// -----

// expected-error@+1 {{expected ::test::TestEnumAttr or IntegerAttr storage for test::TestEnum}}
"test.op_with_enum_prop_attr_form"() <{value = "second"}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {other} for op test.op_j: this operation does not support properties}}
%0 = "test.op_j"() <{other}> : () -> i32

// -----

// expected-error@+1 {{expected key entry for rhs in DictionaryAttr to set Properties.}}
test.with_properties_and_attr 16

// -----

// expected-error@+1 {{unknown key '"lhs"' when parsing properties dictionary}}
test.with_properties_and_attr 16 <{rhs = 5 : i64, lhs = 5 : i32}>

// -----

// expected-error@+1 {{expected IntegerAttr for key `value`}}
test.with_properties_and_attr 16 <{rhs = "a"}>
