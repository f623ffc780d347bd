module attributes {dlti.dl_spec = #dlti.dl_spec<"test.id" = 42 : i64, "dlti.endianness" = "little", i32 = dense<32> : vector<1xi64>>, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"x" = 1 : ui32>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"test.id" = 42 : i64>} {
  }
  module attributes {dlti.map = #dlti.map<"a" = #dlti.map<"b" = 1 : i64>, i8 = #dlti.dl_entry<i8, 3 : i64>>} {
  }
}
