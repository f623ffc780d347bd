module {
  hw.hierpath private @path [@Bits::@inner, @Empty] {x.z}
  hw.module.extern @Empty()
  hw.module.extern private @Ext<N: i32 = 4, F: f64, S: none = "a b", "not a keyword": i1 = true>(in %a : i8 {x.note}, inout %bus : i4, out "" : i1, out "b c" : !hw.array<2xarray<3xi8>>) attributes {verilogName = "\\ext"}
  hw.module.generated @Gen, @Kind(in %a : i8, out b : !hw.array<#hw.param.decl.ref<"N">xi1>) attributes {depth = 2 : i64}
  hw.module.extern @"odd name"(in %0 "" : i1, in %_1 "1" : i1, in %d2A "d*" : i1, in %.dotted : i1)
  hw.module public @Top(in %a : i8, inout %bus : i4, in %d2A "d*" : i1, in %0 "" : i1, in %a_0 a : i8, out r : i9) attributes {comment = "top"} {
    hw.output
  }
  hw.module @Bits(in %x : i1, in %y : !hw.typealias<@scope::@bit, i1>, out o : i2 {x.y = 1 : i32}) {
    %wire = hw.wire %x  : i1
    %wire_0 = hw.wire %x  name "wire" : i1
    %0 = hw.wire %x  : i1
    %1 = synth.aig.and_inv not %x, %wire, not %0 : i1
    %2 = synth.aig.and_inv %x {x.z} : i1
    %3 = comb.concat %x, %y {x.z} : i1, !hw.typealias<@scope::@bit, i1>
    hw.instance "" sym @inner @Empty<N: i32 = #hw.param.decl.ref<"M">>() -> () {x.z}
    %i.r, %i.1 = hw.instance "i" @Top(a: %x: i1, "d*": %y: !hw.typealias<@scope::@bit, i1>) -> (r: i1, "": i2)
    hw.output %3 : i2
  }
}
