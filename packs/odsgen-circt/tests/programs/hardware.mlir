module {
  hw.type_scope @types {
    hw.typedecl @word : i8
  }
  hw.module @Sub<WIDTH: i32 = 8>(in %x : i8, out y : i8) {
    hw.output %x : i8
  }
  hw.module @Top(in %clk : !seq.clock, in %rst : i1, in %a : i8, in %i : i2, in %s : !hw.struct<x: i8, "y z": i4>, in %v : !hw.array<4xi8>, out o : i8) {
    %false = hw.constant false
    %c5_i8 = hw.constant 5 : i8
    %0 = hw.array_create %a, %c5_i8 {x.y} : i8
    %1 = hw.array_get %v[%i] : !hw.array<4xi8>, i2
    %2 = hw.array_slice %v[%i] : (!hw.array<4xi8>) -> !hw.array<2xi8>
    %3 = hw.array_concat %0, %2 : !hw.array<2xi8>, !hw.array<2xi8>
    %x = hw.struct_extract %s["x"] : !hw.struct<x: i8, "y z": i4>
    %4 = hw.struct_inject %s["x"], %a : !hw.struct<x: i8, "y z": i4>
    %x_0, %y_z = hw.struct_explode %s : !hw.struct<x: i8, "y z": i4>
    %5 = hw.struct_create (%a, %y_z) : !hw.struct<x: i8, "y z": i4>
    %6 = hw.union_create "p", %a : !hw.union<p: i8, q: i4 offset 2>
    %7 = hw.union_extract %6["q"] : !hw.union<p: i8, q: i4 offset 2>
    %A = hw.enum.constant A : !hw.enum<A, B>
    %8 = hw.bitcast %a : (i8) -> !hw.struct<l: i4, h: i4>
    %9 = hw.param.value i32 = #hw.param.decl.ref<"WIDTH">
    %sub.y = hw.instance "sub" @Sub<WIDTH: i32 = 8>(x: %a: i8) -> (y: i8)
    %10 = comb.concat %a, %i : i8, i2
    %11 = comb.extract %10 from 2 : (i10) -> i4
    %12 = comb.replicate %i : (i2) -> i6
    %r = seq.firreg %a clock %clk sym @r reset sync %rst, %c5_i8 preset 200 : i8
    %other_name = seq.firreg %a clock %clk {name = "other name"} : i8
    %q = seq.compreg sym @q %a, %clk reset %rst, %c5_i8 : i8  
    %mem = seq.hlmem @mem %clk, %rst : <4xi8>
    %mem_rdata = seq.read %mem[%i] rden %rst {latency = 1 : i64} : !seq.hlmem<4xi8>
    seq.write %mem[%i] %a wren %rst {latency = 1 : i64} : !seq.hlmem<4xi8>
    %out, %full, %empty, %almostFull = seq.fifo depth 4 almost_full 2  in %a rdEn %rst wrEn %rst clk %clk rst %rst : i8
    %ram = seq.firmem 0, 1, undefined, undefined : <12 x 8>
    %c0_i4 = hw.constant 0 : i4
    %13 = seq.firmem.read_port %ram[%c0_i4], clock %clk : <12 x 8>
    hw.output %1 : i8
  }
  sv.macro.decl @PRINT
  hw.module @Statements(in %clk : i1, in %c : i2, in %e : !hw.enum<A, B>) {
    %wire = sv.wire : !hw.inout<array<4xi8>>
    %0 = sv.array_index_inout %wire[%c] : !hw.inout<array<4xi8>>, i2
    %1 = sv.read_inout %0 : !hw.inout<i8>
    %x_i8 = sv.constantX : i8
    %MACRO = sv.verbatim.expr "MACRO(1)" : () -> i8
    %2 = sv.constantStr "text"
    %reg = sv.reg : !hw.inout<struct<f: i1>> 
    %3 = sv.struct_field_inout %reg["f"] : !hw.inout<struct<f: i1>>
    sv.always posedge %clk, negedge %clk {
      sv.case %c : i2
      case b0x: {
        sv.verbatim "// here"
      }
      case bz1: {
        sv.verbatim "// here"
      }
      default: {
        sv.verbatim "// here"
      }
      sv.case unique %e : !hw.enum<A, B>
      case A: {
        sv.verbatim "// here"
      }
      %c0_i2 = hw.constant 0 : i2
      sv.for %i = %c0_i2 to %c step %c : i2 {
        sv.verbatim "// here"
      }
    }
    hw.output
  }
  sv.interface @bus {
    sv.interface.signal @valid : i1
    sv.interface.modport @in (input @valid, output @valid)
  }
  sv.func private @f(in %a : i8, out r : i8 {sv.func.explicitly_returned}) {
    sv.return %a : i8
  }
}
